import { fraction, toTex, toText, type Fraction } from '../../maths'
import type { AnswerRule } from '../../answers/rule'
import type { Slip } from '../template'
import { wrongValues } from '../wrong-values'

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

/** Formula, substitution and conclusion, once both counts are known. `event` reads after "the probability of". */
export const chanceSteps = (event: string, favourable: number, total: number): readonly string[] => [
  'Probability of an event $= \\dfrac{\\text{number of favourable outcomes}}{\\text{number of all possible outcomes}}$',
  `Substituting, probability $= ${chanceTex(favourable, total)}$`,
  `Hence, the probability of ${event} is $${toTex(fraction(favourable, total))}$.`,
]

/** Expected wrong probabilities, as [favourable, total, note]; those that equal the key in this draw are left out. */
export const wrongChances = (
  key: Fraction,
  candidates: readonly (readonly [favourable: number, total: number, note: string])[],
): readonly Slip[] =>
  wrongValues(
    key,
    candidates.map(([favourable, total, note]) => [fraction(favourable, total), note] as const),
    { as: 'fraction' },
  )

/** "2, 3 and 5"; "4" alone. */
export function listed(items: readonly (number | string)[]): string {
  const last = items.at(-1)
  return items.length < 2 ? `${last ?? ''}` : `${items.slice(0, -1).join(', ')} and ${last}`
}
