import { absolute, divide, fraction, isInteger, negate, sign, toTex, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { equation, type Equations } from './pieces/equation'
import { byDeterminants, solutionText } from './pieces/line'
import { storyLines, storyObjection, wholePair } from './pieces/story'

/** The larger of two is `times` the smaller and `over` more. */
interface Compared {
  readonly times: Fraction
  readonly over: Fraction
}

export type Given = Compared &
  (
    | { readonly kind: 'supplementary' | 'complementary' }
    /** What is told of the perimeter of a rectangle: half of it, or all. */
    | {
        readonly kind: 'rectangle'
        readonly told: 'half' | 'whole'
        readonly perimeter: Fraction
        readonly unit: string
      }
  )

function totalOf(given: Given): Fraction {
  if (given.kind !== 'rectangle') return fraction(given.kind === 'supplementary' ? 180 : 90)
  return given.told === 'half' ? given.perimeter : divide(given.perimeter, fraction(2))
}

const equationsOf = (given: Given): Equations => [
  equation(1, 1, totalOf(given)),
  equation(1, negate(given.times), given.over),
]

const isRectangle = ({ kind }: Given): boolean => kind === 'rectangle'

function objection(given: Given): string | null {
  if (!isInteger(given.times) || sign(given.times) <= 0)
    return 'I can work with a whole number of times the smaller one.'
  const names = isRectangle(given) ? (['the length', 'the width'] as const) : (['one angle', 'the other'] as const)
  return storyObjection(equationsOf(given), { names })
}

/** E.g. "The larger of two supplementary angles exceeds the smaller by 18 degrees. Find them." */
export const anglesAndSides = worked<Given>({
  id: 'angles-and-sides',
  archetype: 'le-word-geometry',
  objection,
  solve: (given) => {
    const pair = wholePair(equationsOf(given))
    const [sum, comparison] = [numbered(pair[0], 1), numbered(pair[1], 2)]
    const [x, y] = byDeterminants(pair).map(toTex)
    const total = toTex(totalOf(given))
    const times = given.times.n === 1n ? '' : toTex(given.times)
    const over = sign(given.over) === 0 ? '' : ` ${sign(given.over) < 0 ? '-' : '+'} ${toTex(absolute(given.over))}`
    const first =
      given.kind !== 'rectangle'
        ? says`${given.kind === 'supplementary' ? 'Supplementary' : 'Complementary'} angles add up to $${total}^\\circ$: ${sum}`
        : given.told === 'half'
          ? says`Half the perimeter is length $+$ width: ${sum}`
          : says`Once round is the perimeter: $2(x + y) = ${toTex(given.perimeter)}$, that is, ${sum}`
    const translation = [
      earns(0.5, first, 'first equation'),
      earns(0.5, says`The other statement: $x = ${times}y${over}$, that is, ${comparison}`, 'second equation'),
    ]
    const answer =
      given.kind === 'rectangle'
        ? `So the length is $${x}$ ${given.unit} and the width is $${y}$ ${given.unit}: $x = ${x}$, $y = ${y}$`
        : `So the angles are $${x}^\\circ$ and $${y}^\\circ$: $x = ${x}$, $y = ${y}$`
    return { lines: storyLines(pair, translation, answer), key: solutionText(...byDeterminants(pair)) }
  },
})
