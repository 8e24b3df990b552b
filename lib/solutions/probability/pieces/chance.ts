import { fraction, toTex } from '../../../maths'
import { TooLarge } from '../../../maths/budget'
import { equals, isValue, says, type Said } from '../../claim'
import { earns, line, type Step } from '../../line'

/** "\frac{4}{52}", "\frac{1}{13}"; a fraction already in lowest terms stands alone. */
export function chanceSides(favourable: number, total: number): readonly string[] {
  const written = `\\frac{${favourable}}{${total}}`
  const lowest = toTex(fraction(favourable, total))
  return written === lowest ? [written] : [written, lowest]
}

/** "\frac{4}{52} = \frac{1}{13}" */
export const chanceTex = (favourable: number, total: number): string => chanceSides(favourable, total).join(' = ')

/** Formula and substitution, once both counts are known: the substitution earns the marks. */
export const substitution = (marks: number, favourable: number, total: number): readonly Step[] => [
  line(
    'formula',
    'Probability of an event $= \\dfrac{\\text{number of favourable outcomes}}{\\text{number of all possible outcomes}}$',
  ),
  earns(marks, says`Substituting, ${equals('probability', ...chanceSides(favourable, total))}`, 'substituted'),
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

const conclusion = (event: string, favourable: number, total: number): Said =>
  says`Hence, ${isValue(`the probability of ${event}`, toTex(fraction(favourable, total)))}.`

/** "2, 3 and 5"; "4" alone. */
export const listed = (items: readonly (number | string)[]): string => joined(items, 'and')

/** "red, white or blue" */
export function joined(items: readonly (number | string)[], word: 'and' | 'or'): string {
  const last = items.at(-1)
  return items.length < 2 ? `${last ?? ''}` : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

/** More numbers than any question writes on tickets. */
const mostNumbers = 10_000

/**
 * The whole numbers from one to another.
 * @throws TooLarge where they are more than 10,000.
 */
export function range(from: number, to: number): readonly number[] {
  if (to - from >= mostNumbers) throw new TooLarge()
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
