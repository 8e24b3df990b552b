import { shown } from './pieces/progression'
import { add, divide, fraction, multiply, negate, subtract, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** The angles of a figure in AP: the greatest less the least, one of them itself in degrees, or the least to the greatest in lowest terms. */
export type Given = {
  readonly sides: 3 | 4 | 5
  /** One that is told is not asked. */ readonly others?: boolean
  /** Just one of them is asked. */ readonly end?: 'least' | 'greatest'
} & (
  | { readonly told: 'least' | 'greatest'; readonly amount: Fraction }
  | { readonly told: 'gap'; readonly amount: Fraction }
  | { readonly told: 'ratio'; readonly ratio: readonly [number, number] }
)

const figures = { 3: 'triangle', 4: 'quadrilateral', 5: 'pentagon' } as const
const sums = { 3: 180, 4: 360, 5: 540 } as const
const names = {
  3: ['a - d', 'a', 'a + d'],
  4: ['a - 3d', 'a - d', 'a + d', 'a + 3d'],
  5: ['a - 2d', 'a - d', 'a', 'a + d', 'a + 2d'],
} as const

/** How often d stands in the greatest angle. */
const reach = { 3: 1, 4: 3, 5: 2 } as const

const times = (n: number): string => (n === 1 ? '' : `${n}`)

const middleOf = ({ sides }: Given): Fraction => fraction(sums[sides], sides)

/** d, of which four angles have 2d between neighbours. */
function letterOf(given: Given): Fraction {
  const by = fraction(reach[given.sides])
  if (given.told === 'gap') return divide(given.amount, multiply(fraction(2), by))
  if (given.told !== 'ratio') {
    const gap = subtract(middleOf(given), given.amount)
    return divide(given.told === 'least' ? gap : negate(gap), by)
  }
  const [m, n] = given.ratio
  return divide(multiply(fraction(n - m, n + m), middleOf(given)), by)
}

const stepOf = (given: Given): Fraction =>
  given.sides === 4 ? multiply(fraction(2), letterOf(given)) : letterOf(given)

const anglesOf = (given: Given): readonly Fraction[] =>
  Array.from({ length: given.sides }, (_, index) =>
    add(middleOf(given), multiply(fraction(2 * index - given.sides + 1, 2), stepOf(given))),
  )

function conditionLines(given: Given): readonly [Step, Step] {
  const { sides } = given
  const [least = '', greatest = ''] = [names[sides][0], names[sides].at(-1)]
  const d = shown(letterOf(given))
  if (given.told === 'gap') {
    const amount = shown(given.amount)
    return [
      earns(
        0.5,
        says`Greatest less least: ${chain(`(${greatest}) - (${least})`, `${2 * reach[sides]}d`, amount)}`,
        'condition',
      ),
      earns(0.5, says`So ${chain('d', `\\frac{${amount}}{${2 * reach[sides]}}`, d)}`, 'difference'),
    ]
  }
  if (given.told !== 'ratio') {
    const amount = shown(given.amount)
    const middle = shown(middleOf(given))
    const [name, gap] = given.told === 'least' ? [least, `${middle} - ${amount}`] : [greatest, `${amount} - ${middle}`]
    return [
      earns(0.5, says`The ${given.told}: ${chain(name, amount)}`, 'condition'),
      earns(0.5, says`So ${chain('d', reach[sides] === 1 ? gap : `\\frac{${gap}}{${reach[sides]}}`, d)}`, 'difference'),
    ]
  }
  const [m, n] = given.ratio
  const middle = shown(middleOf(given))
  const found = shown(multiply(fraction(n - m), middleOf(given)))
  return [
    earns(
      0.5,
      says`Least to greatest: ${chain(n === 1 ? least : `${times(n)}(${least})`, m === 1 ? greatest : `${times(m)}(${greatest})`)}`,
      'condition',
    ),
    earns(
      0.5,
      says`So ${chain(`${times((m + n) * reach[sides])}d`, `${times(n - m)}a`, ...(n - m === 1 ? [] : [`${n - m} \\times ${middle}`]), found)} and ${chain('d', d)}`,
      'difference',
    ),
  ]
}

function objection(given: Given): string | null {
  if (given.told === 'ratio' && !given.ratio.every((value) => Number.isInteger(value) && value >= 1))
    return 'Give the ratio in whole numbers.'
  const angles = anglesOf(given)
  const [least = fraction(0), greatest = fraction(0)] = [angles[0], angles.at(-1)]
  if (subtract(greatest, least).n <= 0n) return 'The greatest angle is more than the least: check what you typed.'
  return least.n > 0n && subtract(fraction(180), greatest).n > 0n
    ? null
    : `With these numbers the ${figures[given.sides]} would have an angle that cannot be: check what you typed.`
}

/** E.g. "The angles of a quadrilateral are in AP, and the greatest is twice the least. Find all its angles." */
export const anglesInAp = worked<Given>({
  id: 'angles-in-ap',
  archetype: 'ap-four-parts',
  objection,
  solve: (given) => {
    const { sides } = given
    const [figure, total, step] = [figures[sides], sums[sides], shown(stepOf(given))]
    const angles = anglesOf(given)
    const rest = given.told === 'least' ? angles.slice(1) : angles.slice(0, -1)
    const end = given.end === 'least' ? angles.slice(0, 1) : angles.slice(-1)
    const [asked, which] = given.end
      ? [end, `the ${given.end} angle`]
      : given.others
        ? [rest, 'the other angles']
        : [angles, 'the angles']
    return {
      lines: [
        earns(0.5, `Let the angles, in degrees, be $${names[sides].join(',\\ ')}$.`, 'letters'),
        line('total', `The angles of a ${figure} add up to $${total}^\\circ$.`),
        earns(0.5, says`So ${chain(`${sides}a`, `${total}`)} and ${chain('a', shown(middleOf(given)))}`, 'sum'),
        ...conditionLines(given),
        earns(
          0.5,
          sides === 4
            ? says`Neighbouring angles differ by ${chain('2d', `2 \\times ${shown(letterOf(given))}`, step)}`
            : says`Neighbouring angles differ by ${chain('d', step)}`,
          'step',
        ),
        earns(
          0.5,
          `Hence ${which} ${given.end ? 'is' : 'are'} $${asked.map((angle) => `${shown(angle)}^\\circ`).join(', ')}$.`,
        ),
      ],
      key: asked.map(toText).join(', '),
    }
  },
})
