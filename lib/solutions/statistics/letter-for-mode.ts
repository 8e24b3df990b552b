import { equals, terminates, toDecimal, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

export interface LetterForMode {
  readonly letter: string
  readonly values: readonly Fraction[]
  readonly mode: Fraction
}

const shown = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toText(value))

/** How often the mode occurs without the letter, and how often the others that occur most. */
function counts({ values, mode }: LetterForMode) {
  const of = (value: Fraction) => values.filter((one) => equals(one, value)).length
  const others = values.filter((value) => !equals(value, mode))
  return { own: of(mode), most: Math.max(0, ...others.map(of)) }
}

/** E.g. "The mode of 8, 6, 7, 8, 7, 6, x and 9 is 8. Find x." */
export const letterForMode = worked<LetterForMode>({
  id: 'letter-for-mode',
  archetype: 'stat-ungrouped-x',
  objection: (given) => {
    const { own, most } = counts(given)
    if (own > most) return 'That is the mode already, so the letter may be many numbers.'
    return own === most && own > 0
      ? null
      : 'With no value of the letter does that become the mode: look at the numbers again.'
  },
  solve: (given) => {
    const { letter, mode } = given
    const { own, most } = counts(given)
    return {
      lines: [
        'The mode is the observation that occurs most often.',
        `Without $${letter}$, ${shown(mode)} occurs ${own} times, and another observation occurs ${most} times as well.`,
        earns(1, `For ${shown(mode)} to be the only mode it must occur once more, so $${letter} = ${shown(mode)}$`),
      ],
      key: shown(mode),
    }
  },
})
