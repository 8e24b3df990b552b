import { eliminated, numbered } from './pieces/elimination'
import { equation, type Equations } from './pieces/equation'
import { byDeterminants, solutionText } from './pieces/line'
import { storyObjection, wholePair } from './pieces/story'
import { add, fraction, multiply, sumTex, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** So many units are paid for with so much. */
export interface Paid {
  readonly units: number
  readonly total: Fraction
}

/** A fixed charge, for the first `free` units, and a charge for each unit more. */
export interface Given {
  readonly paid: readonly [Paid, Paid]
  readonly free: number
  /** Both charges, or the total for so many units. */
  readonly asked: 'charges' | { readonly units: number }
}

/** The words of a story. */
export interface Manner {
  /** "the fixed charge be ₹$x$ and the charge per km ₹$y$" */
  readonly meaning: string
  readonly rate: string
  /** "the charge for 25 km is" */
  readonly answer: (units: number) => string
}

const plain: Manner = {
  meaning: 'the fixed charge be ₹$x$ and the charge for each unit more ₹$y$',
  rate: 'charge for each unit',
  answer: (units) => `the charge for $${units}$ is`,
}

const equationsOf = ({ paid: [first, second], free }: Given): Equations => [
  equation(1, first.units - free, first.total),
  equation(1, second.units - free, second.total),
]

/** "$7$ days are $4$ extra days": only where the fixed charge covers some. */
const extra = ({ free }: Given, ...units: readonly number[]): readonly Step[] =>
  free === 0
    ? []
    : [
        line(
          'days',
          units.map((n) => `$${n}$ days are $${n - free}$ extra ${n - free === 1 ? 'day' : 'days'}`).join(' and '),
        ),
      ]

function chargeLines(given: Given, { meaning, rate }: Manner): readonly Step[] {
  const pair = wholePair(equationsOf(given))
  const [x, y] = byDeterminants(pair).map(toTex)
  const [first, second] = given.paid
  return [
    line('meaning', `Let ${meaning}`),
    ...extra(given, first.units, second.units),
    earns(0.5, says`${numbered(pair[0], 1)}`, 'first equation'),
    earns(0.5, says`${numbered(pair[1], 2)}`, 'second equation'),
    ...eliminated(pair, [0, 0.5, 0]),
    earns(
      0.5,
      says`So the fixed charge is ₹$${x ?? ''}$ and the ${rate} is ₹$${y ?? ''}$: ${chain('x', x ?? '')}, ${chain('y', y ?? '')}`,
      'charges',
    ),
  ]
}

/** The total for so many units, with both charges known. */
export function totalLines(given: Given, units: number, { answer }: Manner = plain): readonly Step[] {
  const [x, y] = byDeterminants(wholePair(equationsOf(given)))
  const k = units - given.free
  const total = toTex(add(x, multiply(fraction(k), y)))
  return [
    ...extra(given, units),
    line(
      'total',
      says`${chain(
        sumTex([
          [1, 'x'],
          [k, 'y'],
        ]),
        `${toTex(x)} + ${k} \\times ${toTex(y)}`,
        total,
      )}`,
    ),
    earns(1, `So ${answer(units)} ₹$${total}$`, 'charge'),
  ]
}

function objection(given: Given): string | null {
  const { paid, free, asked } = given
  const isShort = paid.some(({ units }) => units <= free) || (asked !== 'charges' && asked.units < free)
  if (isShort) return 'There are fewer units than the fixed charge covers: check what you typed.'
  return storyObjection(equationsOf(given), { names: ['the fixed charge', 'the charge for each unit'] })
}

/** E.g. "For 10 km the charge paid is ₹105 and for 15 km ₹155. Find the fixed charge x and the rate y, or the charge for 25 km." */
export const fixedAndVariable = worked<Given, Manner>({
  id: 'fixed-and-variable',
  archetype: 'le-word-fixed-variable',
  objection,
  solve: (given, manner = plain) => {
    const [x, y] = byDeterminants(wholePair(equationsOf(given)))
    const lines = chargeLines(given, manner)
    const { asked } = given
    if (asked === 'charges') return { lines, key: solutionText(x, y) }
    const total = add(x, multiply(fraction(asked.units - given.free), y))
    return { lines: [...lines, ...totalLines(given, asked.units, manner)], key: toText(total) }
  },
})
