import { choiceOf, drawOrder } from '../../kinds-of-question/lettered'
import { exactTex, named, squareTex, tupleTex } from '../../../solutions/coordinate-geometry/pieces/point'
import { rootSides } from '../../../solutions/coordinate-geometry/pieces/root'
import { averageTex, sectionAt } from '../../../solutions/coordinate-geometry/pieces/section'
import { exactText } from '../../../solutions/coordinate-geometry/pieces/point'
import { fraction, isSquare, surd, surdTex, surdText } from '../../../maths'
import type { Random } from '../../../random'
import type { PosedPart } from '../../posed'
import { chain, earns, line, says } from '../../template'
import { squaredDistance, type Point } from './point'
import { drawQuadrilateral, type Corners, type QuadrilateralKind } from './quadrilateral-draw'

export interface Check {
  readonly asked: 'rectangle' | 'rhombus'
  readonly kind: QuadrilateralKind
  readonly corners: Corners
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

const kinds = {
  rectangle: { yes: ['rectangle', 'rectangle', 'square'], no: ['parallelogram', 'parallelogram', 'rhombus'] },
  rhombus: { yes: ['rhombus', 'rhombus', 'square'], no: ['parallelogram', 'parallelogram', 'rectangle'] },
} as const

export function drawCheck(random: Random): Check {
  const asked = random.pick(['rectangle', 'rhombus'] as const)
  const kind = random.pick<QuadrilateralKind>(kinds[asked][random.pick(['yes', 'no'] as const)])
  return {
    asked,
    kind,
    corners: drawQuadrilateral(random, kind),
    order: drawOrder(random, 4),
    stem: random.pick([0, 1, 2] as const),
  }
}

/** Whether it is what is asked. */
export const isIt = ({ asked, kind }: Check): boolean => kind === asked || kind === 'square'

/** The two lengths that decide, with their names and squares. */
export function lengthsOf({ asked, corners: [a, b, c, d] }: Check): readonly [Length, Length] {
  return asked === 'rectangle'
    ? [lengthBetween('AC', a, c), lengthBetween('BD', b, d)]
    : [lengthBetween('AB', a, b), lengthBetween('BC', b, c)]
}

interface Length {
  readonly name: string
  readonly dx: number
  readonly dy: number
  readonly square: number
}

const lengthBetween = (name: string, p: Point, q: Point): Length => ({
  name,
  dx: q[0] - p[0],
  dy: q[1] - p[1],
  square: squaredDistance(p, q),
})

/** The options, and at which places of them the two verdicts stand: the right one first. */
const verdicts = ({ asked }: Check): readonly string[] =>
  asked === 'rectangle'
    ? [
        'Yes, it is a rectangle, because its diagonals are equal.',
        'No, it is no rectangle, because its diagonals are not equal.',
        'Yes, it is a rectangle, because its diagonals bisect each other.',
        'No, it is no rectangle, because its diagonals do not bisect each other.',
      ]
    : [
        'Yes, it is a rhombus, because adjacent sides are equal.',
        'No, it is no rhombus, because adjacent sides are not equal.',
        'Yes, it is a rhombus, because its diagonals bisect each other.',
        'No, it is no rhombus, because its diagonals do not bisect each other.',
      ]

/** Which verdicts stand in the options, the right one first. */
export const itemOrder = (check: Check): readonly number[] => (isIt(check) ? [0, 1, 2, 3] : [1, 0, 2, 3])

export function checkParts(check: Check): readonly [PosedPart, PosedPart, PosedPart] {
  const {
    corners: [a, b, c, d],
    order,
    asked,
  } = check
  const centre = sectionAt(named('A', a).at, named('C', c).at, 1, 1)
  const middle = (p: Point, q: Point) => tupleTex(averageTex(p[0], q[0]), averageTex(p[1], q[1]))
  const [one, two] = lengthsOf(check)
  const found = ({ name, dx, dy, square }: Length) =>
    chain(name, `\\sqrt{${squareTex(dx)} + ${squareTex(dy)}}`, ...rootSides(fraction(square)))
  const text = ({ name, square }: Length) =>
    `${name} = ${isSquare(square) ? Math.sqrt(square) : surdText(surd(1, square))}`
  const all = verdicts(check)
  const { rule, options } = choiceOf(
    itemOrder(check).map((item) => all[item] ?? ''),
    order,
  )
  return [
    {
      label: '(i)',
      ask: 'The diagonals $AC$ and $BD$ have one and the same mid-point. Find it.',
      rule: { kind: 'coordinates', expected: exactText(centre) },
      steps: [
        earns(0.5, says`Mid-point of $AC$: ${chain(middle(a, c), exactTex(centre))}`, 'mid-point'),
        earns(0.5, says`Mid-point of $BD$: ${chain(middle(b, d), exactTex(centre))}`),
        `The diagonals bisect each other at $${exactTex(centre)}$, so $ABCD$ is a parallelogram.`,
      ],
    },
    {
      label: '(ii)',
      ask: `Find the lengths of ${asked === 'rectangle' ? 'the diagonals' : 'the sides'} $${one.name}$ and $${two.name}$.`,
      rule: { kind: 'pair', expected: `${text(one)}, ${text(two)}` },
      steps: [
        earns(0.5, says`${found(one)}`, 'first'),
        earns(0.5, says`${found(two)}`, 'second'),
        says`Hence ${chain(one.name, surdTex(surd(1, one.square)))} units and ${chain(two.name, surdTex(surd(1, two.square)))} units.`,
      ],
    },
    {
      label: '(iii)',
      ask: `Is $ABCD$ a ${asked}? Choose the right answer with the right reason.`,
      rule,
      options,
      steps: [
        line(
          'compared',
          isIt(check) ? `$${one.name} = ${two.name}$` : `$${one.name}$ and $${two.name}$ are not equal.`,
        ),
        earns(1, `${all[itemOrder(check)[0] ?? 0] ?? ''} So the right option is (${rule.expected}).`),
      ],
    },
  ]
}
