import { placeLines, placeOf } from './pieces/place-of-value'
import {
  countObjection,
  ordinal,
  shown,
  sumSides,
  sumTo,
  termAt,
  termSides,
  type Progression,
} from './pieces/progression'
import { apThrough, linesToTheAp, twoTerms, type Given as Two } from './two-terms'
import { absolute, fraction, isInteger, multiply, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** What is asked of amounts of which each is more, or less, than the one before by the same. */
export type Asked =
  | { readonly kind: 'change' | 'first' }
  | { readonly kind: 'term' | 'sum' | 'from first'; readonly n: number }
  | { readonly kind: 'block'; readonly from: number; readonly to: number }
  | { readonly kind: 'place'; readonly value: Fraction }

export interface Given {
  /** The first amount with what comes to it each time, or the amounts at two places. */
  readonly by: Progression | Two
  readonly asked: Asked
}

const isTwo = (by: Given['by']): by is Two => 'p' in by

const apOf = (by: Given['by']): Progression => (isTwo(by) ? apThrough(by) : by)

const given = (by: Given['by']): readonly Step[] =>
  isTwo(by)
    ? ['The amounts form an AP.', ...linesToTheAp(by)]
    : [says`The amounts form an AP with ${chain('a', shown(by.a))} and ${chain('d', shown(by.d))}.`]

const hence = (value: Fraction): Step => `Hence it is $${shown(value)}$.`

/** The places that are spoken of. */
function placesIn(ap: Progression, asked: Asked): readonly number[] {
  if ('n' in asked) return [asked.n]
  if (asked.kind === 'block') return [asked.from, asked.to]
  return asked.kind === 'place' ? [Number(placeOf(ap, asked.value).n)] : [1]
}

function found(ap: Progression, asked: Asked): { readonly lines: readonly Step[]; readonly value: Fraction } {
  switch (asked.kind) {
    case 'change':
      return { lines: [], value: absolute(ap.d) }
    case 'first':
      return { lines: [], value: ap.a }
    case 'term':
      return { lines: [earns(1, says`${chain(...termSides(ap, asked.n))}`)], value: termAt(ap, asked.n) }
    case 'from first': {
      const value = absolute(multiply(fraction(asked.n - 1), ap.d))
      const sides = [`${asked.n - 1} \\times ${shown(absolute(ap.d))}`, shown(value)]
      return {
        lines: [
          earns(1, says`From the first to the ${ordinal(asked.n)} there are ${asked.n - 1} steps: ${chain(...sides)}`),
        ],
        value,
      }
    }
    case 'sum':
      return {
        lines: ['Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$', earns(1, says`${chain(...sumSides(ap, asked.n))}`)],
        value: sumTo(ap, asked.n),
      }
    case 'block':
      return blockOf(ap, asked)
    case 'place': {
      const { put, found: place } = placeLines(ap, asked.value)
      return { lines: [earns(0.5, put), earns(0.5, place)], value: placeOf(ap, asked.value) }
    }
    default:
      return asked satisfies never
  }
}

function blockOf(ap: Progression, { from, to }: Extract<Asked, { kind: 'block' }>) {
  const count = to - from + 1
  const block: Progression = { a: termAt(ap, from), d: ap.d }
  const [start, end] = [termAt(ap, from), termAt(ap, to)].map(shown)
  const value = sumTo(block, count)
  return {
    lines: [
      says`The first of these amounts is ${chain(`a_{${from}}`, start ?? '')}, and the last is ${chain(`a_{${to}}`, end ?? '')}.`,
      says`They are ${chain(`${to} - ${from} + 1`, `${count}`)} amounts.`,
      earns(
        1,
        says`Sum of an AP $= \\frac{n}{2}(a + l)$: ${chain(`\\frac{${count}}{2}(${start ?? ''} + ${end ?? ''})`, shown(value))}`,
      ),
    ],
    value,
  }
}

function objection({ by, asked }: Given): string | null {
  const general = isTwo(by) ? twoTerms.objection(by) : null
  if (general !== null) return general
  const ap = apOf(by)
  if (ap.d.n === 0n) return 'With these numbers nothing changes: check what you typed.'
  if (asked.kind === 'place' && !isInteger(placeOf(ap, asked.value)))
    return 'With these numbers that amount is never reached: check what you typed.'
  const places = placesIn(ap, asked)
  const counts = countObjection(...places)
  if (counts !== null) return counts
  if (asked.kind === 'block' && asked.from >= asked.to) return 'The second place must come behind the first.'
  return [1, ...places].some((place) => termAt(ap, place).n < 0n)
    ? 'With these numbers an amount would become negative: check what you typed.'
    : null
}

/** E.g. "It made 290 lamps in the 5th year and 365 in the 8th year. Find the yearly increase, the production of the first year, ..." */
export const evenChange = worked<Given>({
  id: 'even-change',
  archetype: 'ap-case-study',
  objection,
  solve: ({ by, asked }) => {
    const { lines, value } = found(apOf(by), asked)
    return { lines: [...given(by), ...lines, hence(value)], key: toText(value) }
  },
})
