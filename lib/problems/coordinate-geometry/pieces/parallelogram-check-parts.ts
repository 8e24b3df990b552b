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
import { drawQuadrilateral, quadrilateralKinds, type Corners, type QuadrilateralKind } from './quadrilateral-draw'

export interface Check {
  /** Whose lengths are asked for by themselves. */
  readonly asked: 'diagonals' | 'sides'
  readonly kind: QuadrilateralKind
  readonly corners: Corners
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

/** No side is parallel to an axis. */
const isSlanting = ([a, b, , d]: Corners): boolean => [b, d].every((next) => next[0] !== a[0] && next[1] !== a[1])

export function drawCheck(random: Random): Check {
  const kind = random.pick(quadrilateralKinds)
  return {
    asked: random.pick(['diagonals', 'sides'] as const),
    kind,
    corners: random.until((source) => drawQuadrilateral(source, kind), isSlanting),
    order: drawOrder(random, 4),
    stem: random.pick([0, 1, 2] as const),
  }
}

type Measured = Check['asked']

/** Two of the four lengths that decide, with their names and squares. */
export function lengthsOf({ corners: [a, b, c, d] }: Check, measured: Measured): readonly [Length, Length] {
  return measured === 'diagonals'
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

/** What each kind is called in the options. */
const names: Readonly<Record<QuadrilateralKind, string>> = {
  square: 'A square',
  rectangle: 'A rectangle, but not a rhombus',
  rhombus: 'A rhombus, but not a rectangle',
  parallelogram: 'Neither a rectangle nor a rhombus',
}

/** The kinds as the options stand, the right one first. */
export const kindsFrom = ({ kind }: Check): readonly QuadrilateralKind[] => [
  kind,
  ...quadrilateralKinds.filter((other) => other !== kind),
]

export function checkParts(check: Check): readonly [PosedPart, PosedPart, PosedPart] {
  const {
    corners: [a, b, c, d],
    order,
    asked,
  } = check
  const centre = sectionAt(named('A', a).at, named('C', c).at, 1, 1)
  const middle = (p: Point, q: Point) => tupleTex(averageTex(p[0], q[0]), averageTex(p[1], q[1]))
  const other = asked === 'diagonals' ? 'sides' : 'diagonals'
  const [one, two] = lengthsOf(check, asked)
  const others = lengthsOf(check, other)
  const found = ({ name, dx, dy, square }: Length) =>
    chain(name, `\\sqrt{${squareTex(dx)} + ${squareTex(dy)}}`, ...rootSides(fraction(square)))
  const text = ({ name, square }: Length) =>
    `${name} = ${isSquare(square) ? Math.sqrt(square) : surdText(surd(1, square))}`
  const compared = (measured: Measured) => {
    const [first, second] = lengthsOf(check, measured)
    return first.square === second.square
      ? `$${first.name} = ${second.name}$`
      : `$${first.name}$ and $${second.name}$ are not equal.`
  }
  const { rule, options } = choiceOf(
    kindsFrom(check).map((kind) => names[kind]),
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
      ask: `Find the lengths of the ${asked} $${one.name}$ and $${two.name}$.`,
      rule: { kind: 'pair', expected: `${text(one)}, ${text(two)}` },
      steps: [
        earns(0.5, says`${found(one)}`, 'first'),
        earns(0.5, says`${found(two)}`, 'second'),
        says`Hence ${chain(one.name, surdTex(surd(1, one.square)))} units and ${chain(two.name, surdTex(surd(1, two.square)))} units.`,
      ],
    },
    {
      label: '(iii)',
      ask: `Find the ${other} $${others[0].name}$ and $${others[1].name}$ too. What kind of parallelogram is $ABCD$?`,
      rule,
      options,
      steps: [
        earns(0.5, says`${found(others[0])} and ${found(others[1])}`, 'others'),
        line('sides', compared('sides')),
        line('diagonals', compared('diagonals')),
        earns(0.5, `So the right option is (${rule.expected}): ${names[check.kind]}.`),
      ],
    },
  ]
}
