import type { Entry } from './letter-in-list'
import { add, divide, fraction, isInteger, sumTex, sumText, zero, type Fraction, type Term } from '../../maths'
import { worked } from '../solution'

/** Observations in which a letter stands, whose mean stays in that letter. */
export interface MeanInLetter {
  readonly letter: string
  readonly entries: readonly Entry[]
}

const totalOf = (entries: readonly Entry[], part: 'times' | 'more'): Fraction =>
  entries.reduce((sum, entry) => add(sum, entry[part]), zero)

/** E.g. "Find the mean of x, x + 2, x + 4, x + 6 and x + 8." */
export const meanInLetter = worked<MeanInLetter>({
  id: 'mean-in-letter',
  archetype: 'stat-ungrouped-x',
  objection: ({ entries }) =>
    entries.every(({ times, more }) => isInteger(times) && isInteger(more))
      ? null
      : 'Write the numbers as whole numbers.',
  solve: ({ letter, entries }) => {
    const terms = (times: Fraction, more: Fraction): readonly Term[] => [
      [times, letter],
      [more, ''],
    ]
    const n = fraction(entries.length)
    const [times, more] = [totalOf(entries, 'times'), totalOf(entries, 'more')]
    const each: readonly Term[] = terms(divide(times, n), divide(more, n))
    const isWhole = each.every(([value]) => typeof value !== 'number' && isInteger(value))
    const [tex, text] = [sumTex(terms(times, more)), sumText(terms(times, more))]
    const shown = entries.map((entry) => sumTex(terms(entry.times, entry.more)))
    const added = shown.map((one, at) => (at > 0 && /[+-]/.test(one) ? `(${one})` : one)).join(' + ')
    return {
      lines: [
        `Sum of the observations $= ${added} = ${tex}$`,
        `Number of observations $= ${entries.length}$`,
        `Mean $= \\dfrac{${tex}}{${entries.length}}${isWhole ? ` = ${sumTex(each)}` : ''}$`,
      ],
      key: isWhole ? sumText(each) : `(${text})/${entries.length}`,
    }
  },
})
