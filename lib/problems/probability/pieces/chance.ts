import { fraction, toTex, toText, type Fraction } from '../../../maths'
import type { AnswerRule } from '../../../answers/rule'
import { earns, type Slip, type Step } from '../../template'
import { wrongValues } from '../../slips/wrong-values'

/** "\frac{4}{52} = \frac{1}{13}"; a fraction already in lowest terms stands alone. */
export function chanceTex(favourable: number, total: number): string {
  const written = `\\frac{${favourable}}{${total}}`
  const lowest = toTex(fraction(favourable, total))
  return written === lowest ? written : `${written} = ${lowest}`
}

export const chanceRule = (favourable: number, total: number): AnswerRule => ({
  kind: 'fraction',
  expected: toText(fraction(favourable, total)),
})

/** Formula and substitution, once both counts are known: the substitution earns the marks. */
export const substitution = (marks: number, favourable: number, total: number): readonly Step[] => [
  'Probability of an event $= \\dfrac{\\text{number of favourable outcomes}}{\\text{number of all possible outcomes}}$',
  earns(marks, `Substituting, probability $= ${chanceTex(favourable, total)}$`),
]

/** Formula, substitution and conclusion: half a mark each for the last two. `event` reads after "the probability of". */
export const chanceSteps = (event: string, favourable: number, total: number): readonly Step[] => [
  ...substitution(0.5, favourable, total),
  earns(0.5, conclusion(event, favourable, total)),
]

/** The same three lines in a question of one mark, which the substitution earns. */
export const oneMarkChance = (event: string, favourable: number, total: number): readonly Step[] => [
  ...substitution(1, favourable, total),
  conclusion(event, favourable, total),
]

const conclusion = (event: string, favourable: number, total: number): string =>
  `Hence, the probability of ${event} is $${toTex(fraction(favourable, total))}$.`

/** `step`: the line of the solution at which it enters. */
export type WrongChance = readonly [favourable: number, total: number, note: string, step: Slip['step']]

/** Expected wrong probabilities; those that equal the key in this draw, or an earlier one, are left out. */
export const wrongChances = (key: Fraction, candidates: readonly WrongChance[]): readonly Slip[] =>
  wrongValues(
    key,
    candidates.map(([favourable, total, note, step]) => [fraction(favourable, total), note, step] as const),
    { gap: 0, as: 'fraction' },
  )

export const notHappening = 'That is the probability that the event does not happen.'

/** "2, 3 and 5"; "4" alone. */
export function listed(items: readonly (number | string)[]): string {
  const last = items.at(-1)
  return items.length < 2 ? `${last ?? ''}` : `${items.slice(0, -1).join(', ')} and ${last}`
}
