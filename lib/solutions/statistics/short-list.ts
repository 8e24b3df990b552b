import { continued, decimal, isShort, keyOf } from './pieces/decimal'
import { add, compare, divide, equals as sameValue, fraction, zero, type Fraction } from '../../maths'
import { chain, equals, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

export type Measure = 'mean' | 'median' | 'mode'

export interface Given {
  readonly list: readonly Fraction[]
  readonly asked: Measure
}

const sorted = (list: readonly Fraction[]): readonly Fraction[] => list.toSorted(compare)

const total = (list: readonly Fraction[]): Fraction => list.reduce(add, zero)

const timesOf = (list: readonly Fraction[], value: Fraction): number =>
  list.filter((other) => sameValue(other, value)).length

/** The observations that occur most often, each once. */
const mostFrequent = (list: readonly Fraction[]): readonly Fraction[] => {
  const most = Math.max(...list.map((value) => timesOf(list, value)))
  return list.filter(
    (value, index) => timesOf(list, value) === most && list.findIndex((other) => sameValue(other, value)) === index,
  )
}

/** The two in the middle; the same one twice where their number is odd. */
function middle(list: readonly Fraction[]): readonly [Fraction, Fraction] {
  const order = sorted(list)
  const half = order.length / 2
  return [order[Math.ceil(half) - 1] ?? zero, order[Math.floor(half)] ?? zero]
}

export function measureOf({ list, asked }: Given): Fraction {
  if (asked === 'mean') return divide(total(list), fraction(list.length))
  if (asked === 'median') return divide(add(...middle(list)), fraction(2))
  return mostFrequent(list)[0] ?? zero
}

/** "$3$rd", "$4$th" */
function ordinal(place: number): string {
  const teens = place % 100 >= 11 && place % 100 <= 13
  return `$${place}$${teens ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`
}

const inOrder = (list: readonly Fraction[]): Step =>
  line('ascending', `In ascending order: $${sorted(list).map(decimal).join(', ')}$`)

function meanLines(list: readonly Fraction[]): readonly Step[] {
  const sum = decimal(total(list))
  const mean = measureOf({ list, asked: 'mean' })
  const added = list
    .map((value, index) => (index > 0 && value.n < 0n ? `(${decimal(value)})` : decimal(value)))
    .join(' + ')
  const { set, claim } = continued('Mean', `\\dfrac{${sum}}{${list.length}}`, mean)
  return [
    line('formula', 'Mean $= \\dfrac{\\text{sum of the observations}}{\\text{number of observations}}$'),
    line('sum', says`${equals('Sum of the observations', added, sum)}`),
    earns(1, { text: `Mean ${set}`, claim: [claim] }, 'worked out'),
  ]
}

function modeLines(list: readonly Fraction[], mode: Fraction): readonly Step[] {
  const often = timesOf(list, mode)
  const others = list.filter((other) => !sameValue(other, mode))
  const once = others.every((other) => timesOf(list, other) === 1)
  const times = often === 1 ? 'once' : often === 2 ? 'twice' : `$${often}$ times`
  return [
    inOrder(list),
    earns(
      1,
      others.length === 0
        ? `All the observations are equal to $${decimal(mode)}$.`
        : once
          ? `The observation $${decimal(mode)}$ occurs ${times}; each of the others occurs once.`
          : `The observation $${decimal(mode)}$ occurs ${times}, more often than any other.`,
      'most frequent',
    ),
  ]
}

function medianLines(list: readonly Fraction[], median: Fraction): readonly Step[] {
  const n = list.length
  const [low, high] = middle(list).map(decimal)
  const { set, claim } = continued(
    'Median',
    `\\dfrac{${low} + ${high?.startsWith('-') ? `(${high})` : high}}{2}`,
    median,
  )
  return [
    inOrder(list),
    line(
      'place',
      n % 2 === 1
        ? `$n = ${n}$ is odd, so the median is the $\\left(\\dfrac{n + 1}{2}\\right)$th observation, that is, the ${ordinal((n + 1) / 2)}.`
        : `$n = ${n}$ is even, so the median is the mean of the ${ordinal(n / 2)} and the ${ordinal(n / 2 + 1)} observations.`,
    ),
    earns(
      1,
      n % 2 === 1 ? says`${isValue('This observation', decimal(median))}.` : { text: `Median ${set}`, claim: [claim] },
      'worked out',
    ),
  ]
}

function objection({ list, asked }: Given): string | null {
  if (list.length === 0) return 'There are no observations in this list.'
  if (!list.every((value) => isShort(value, 3))) return 'Write the observations as whole numbers or short decimals.'
  if (asked !== 'mode') return null
  return mostFrequent(list).length > 1 ? 'Several observations occur equally often, so there is no single mode.' : null
}

/** E.g. "Find the median of the following observations: 8, 3, 12, 5." */
export const shortList = worked<Given>({
  id: 'short-list',
  archetype: 'stat-ungrouped',
  objection,
  solve: (given) => {
    const { list, asked } = given
    const value = measureOf(given)
    const working =
      asked === 'mean' ? meanLines(list) : asked === 'mode' ? modeLines(list, value) : medianLines(list, value)
    return {
      lines: [
        line('given', says`Given: ${chain('n', `${list.length}`)} observations.`),
        ...working,
        says`Hence, ${isValue(`the ${asked}`, decimal(value))}.`,
      ],
      key: keyOf(value),
    }
  },
})
