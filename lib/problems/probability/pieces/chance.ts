import { fraction, toText, type Fraction } from '../../../maths'
import type { AnswerRule } from '../../../answers/rule'
import type { Slip } from '../../template'
import { wrongValues } from '../../slips/wrong-values'

export {
  chanceSides,
  chanceSteps,
  chanceTex,
  listed,
  oneMarkChance,
  substitution,
} from '../../../solutions/probability/pieces/chance'

/** A probability as a count of a total. */
export type Chance = readonly [favourable: number, total: number]

export const chanceRule = (favourable: number, total: number): AnswerRule => ({
  kind: 'fraction',
  expected: toText(fraction(favourable, total)),
})

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
