import { decimal, isShort, keyOf, signedDecimal } from './pieces/decimal'
import {
  add,
  bracketed,
  compare,
  divide,
  fraction,
  multiply,
  one,
  sign,
  subtract,
  sumTex,
  zero,
  type Fraction,
} from '../../maths'
import { chain, isValue, says, type Said } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** "x + 3", "2x", "17": so many times the letter, and a number. */
export interface Entry {
  readonly times: Fraction
  readonly more: Fraction
}

/** Observations in which a letter stands; in ascending order where their median is told. */
export interface Given {
  readonly measure: 'median' | 'mean'
  readonly letter: string
  readonly entries: readonly Entry[]
  readonly told: Fraction
}

const two = fraction(2)
const plus = (one: Entry, other: Entry): Entry => ({
  times: add(one.times, other.times),
  more: add(one.more, other.more),
})
const at = ({ times, more }: Entry, x: Fraction): Fraction => add(multiply(times, x), more)

const text = ({ times, more }: Entry, letter: string): string =>
  sumTex([
    [times, letter],
    [more, ''],
  ])

/** The middle one, or the middle two. */
function middle({ entries }: Given): readonly Entry[] {
  const n = entries.length
  return entries.slice(Math.ceil(n / 2) - 1, Math.floor(n / 2) + 1)
}

/** The entries of which the told value is the mean. */
const meant = (given: Given): readonly Entry[] => (given.measure === 'mean' ? given.entries : middle(given))
const sumOf = (given: Given): Entry => meant(given).reduce(plus, { times: zero, more: zero })

const solved = (given: Given): Fraction => {
  const { times, more } = sumOf(given)
  return divide(subtract(multiply(given.told, fraction(meant(given).length)), more), times)
}

function objection(given: Given): string | null {
  const { entries, letter, measure, told } = given
  if (entries.length < 2) return 'Give at least two observations.'
  if (![told, ...entries.flatMap(({ times, more }) => [times, more])].every((value) => isShort(value)))
    return 'Write the numbers as whole numbers or short decimals.'
  if (sign(sumOf(given).times) === 0)
    return measure === 'mean'
      ? `The letter $${letter}$ drops out of the sum.`
      : `The letter $${letter}$ does not stand in the middle, so the median does not tell it.`
  const x = solved(given)
  if (!isShort(x)) return 'These numbers do not come to a short decimal: check what you typed.'
  const values = entries.map((entry) => at(entry, x))
  const isAscending = values.every((value, index) => index === 0 || compare(values[index - 1] ?? value, value) <= 0)
  return measure === 'median' && !isAscending
    ? `With $${letter} = ${decimal(x)}$ the observations would not be in ascending order: check what you typed.`
    : null
}

const alone = ({ times }: Entry, letter: string): string => sumTex([[times, letter]])

function medianLines(given: Given, last: Said): readonly Step[] {
  const { entries, letter, told } = given
  const n = entries.length
  const value = decimal(told)
  const [low, high] = middle(given)
  if (low && high) {
    const both = plus(low, high)
    const doubled = multiply(two, told)
    const [first, second] = [text(low, letter), text(high, letter)]
    const rest = alone(both, letter)
    const isPlain = sign(both.more) === 0
    const bracket = (sign(high.times) !== 0 && sign(high.more) !== 0) || second.startsWith('-') ? `(${second})` : second
    return [
      earns(
        0.5,
        says`The number of observations is even, and ${chain(`\\dfrac{${n}}{2}`, `${n / 2}`)}: the median is the mean of observation number $${n / 2}$ and the next one, $${first}$ and $${second}$.`,
        'middle',
      ),
      earns(0.5, says`So ${chain(`\\dfrac{${first} + ${bracket}}{2}`, value)}.`, 'equation'),
      earns(
        0.5,
        isPlain
          ? says`So ${chain(rest, decimal(doubled))}.`
          : says`${chain(text(both, letter), decimal(doubled))}, so ${chain(rest, decimal(subtract(doubled, both.more)))}.`,
        'solved',
      ),
      earns(0.5, last),
    ]
  }
  const own = low ?? { times: one, more: zero }
  return [
    earns(
      1,
      says`The number of observations is odd, and ${chain(`\\dfrac{${n} + 1}{2}`, `${(n + 1) / 2}`)}: the median is observation number $${(n + 1) / 2}$, which is $${text(own, letter)}$.`,
      'middle',
    ),
    earns(0.5, says`So ${chain(text(own, letter), value)}.`, 'equation'),
    earns(0.5, last),
  ]
}

function meanLines(given: Given, last: Said): readonly Step[] {
  const { entries, letter, told } = given
  const n = entries.length
  const all = sumOf(given)
  const [value, total] = [decimal(told), multiply(fraction(n), told)]
  const shown = (entry: Entry): string =>
    (sign(entry.times) !== 0 && sign(entry.more) !== 0) || text(entry, letter).startsWith('-')
      ? `(${text(entry, letter)})`
      : text(entry, letter)
  const [sum, rest] = [text(all, letter), alone(all, letter)]
  return [
    earns(0.5, says`${chain(entries.map(shown).join(' + '), sum)} is the sum of the observations.`, 'sum'),
    earns(0.5, says`The mean gives ${chain(`\\dfrac{${sum}}{${n}}`, value)}.`, 'equation'),
    line('multiplied', says`So ${chain(sum, `${n} \\times ${signedDecimal(told)}`, decimal(total))}.`),
    earns(
      0.5,
      says`${chain(rest, `${decimal(total)} - ${bracketed(all.more)}`, decimal(subtract(total, all.more)))}`,
      'solved',
    ),
    earns(0.5, last),
  ]
}

/** E.g. "12, 15, 17, x, x + 4, 27, 30, 34 are in ascending order and their median is 22. Find x." */
export const letterInList = worked<Given>({
  id: 'letter-in-list',
  archetype: 'stat-ungrouped-x',
  objection,
  solve: (given) => {
    const x = solved(given)
    const last = says`Hence, ${isValue(`the value of $${given.letter}$`, decimal(x))}.`
    return { lines: given.measure === 'mean' ? meanLines(given, last) : medianLines(given, last), key: keyOf(x) }
  },
})
