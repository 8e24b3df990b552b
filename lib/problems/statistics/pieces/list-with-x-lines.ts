import { fraction, toDecimal } from '../../../maths'
import { chain, earns, isValue, line, says, type Step } from '../../template'
import { isLetter, textOf, type ListWithX } from './list-with-x'

const short = (value: number): string => toDecimal(fraction(Math.round(2 * value), 2))
const signed = (n: number): string => `${n < 0 ? '-' : '+'} ${Math.abs(n)}`

/** From the median or the mean to x: two marks. */
export function listWithXLines({ kind, x, entries, told }: ListWithX): readonly Step[] {
  const n = entries.length
  const more = entries.flatMap((entry) => (isLetter(entry) ? [entry.more] : []))
  const last = says`Hence, ${isValue('the value of $x$', `${x}`)}.`
  if (kind === 'middle two') {
    const gap = more[1] ?? 0
    return [
      earns(
        0.5,
        says`The number of observations is even, and ${chain(`\\dfrac{${n}}{2}`, `${n / 2}`)}: the median is the mean of observation number $${n / 2}$ and the next one, $x$ and $x + ${gap}$.`,
        'middle',
      ),
      earns(0.5, says`So ${chain(`\\dfrac{x + (x + ${gap})}{2}`, short(told))}.`, 'equation'),
      earns(0.5, says`${chain(`2x + ${gap}`, short(2 * told))}, so ${chain('2x', `${2 * x}`)}.`, 'solved'),
      earns(0.5, last),
    ]
  }
  if (kind === 'middle one') {
    return [
      earns(
        1,
        says`The number of observations is odd, and ${chain(`\\dfrac{${n} + 1}{2}`, `${(n + 1) / 2}`)}: the median is observation number $${(n + 1) / 2}$, which is $x ${signed(more[0] ?? 0)}$.`,
        'middle',
      ),
      earns(0.5, says`So ${chain(`x ${signed(more[0] ?? 0)}`, short(told))}.`, 'equation'),
      earns(0.5, last),
    ]
  }
  const known = entries.flatMap((entry) => (isLetter(entry) ? [] : [entry.number]))
  const sum = known.reduce((a, b) => a + b, 0) + more.reduce((a, b) => a + b, 0)
  const letters = more.length === 1 ? 'x' : `${more.length}x`
  return [
    earns(
      0.5,
      says`${chain(entries.map((entry) => (isLetter(entry) && entry.more !== 0 ? `(${textOf(entry)})` : textOf(entry))).join(' + '), `${letters} + ${sum}`)} is the sum of the observations.`,
      'sum',
    ),
    earns(0.5, says`The mean gives ${chain(`\\dfrac{${letters} + ${sum}}{${n}}`, short(told))}.`, 'equation'),
    line('multiplied', says`So ${chain(`${letters} + ${sum}`, `${n} \\times ${short(told)}`, short(n * told))}.`),
    earns(0.5, says`${chain(letters, `${short(n * told)} - ${sum}`, short(n * told - sum))}`, 'solved'),
    earns(0.5, last),
  ]
}
