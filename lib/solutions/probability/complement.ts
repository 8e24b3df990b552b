import {
  fraction,
  multiply,
  one,
  sign,
  subtract,
  terminates,
  toDecimal,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** The probability of an event is told, that of its complement asked. */
export interface Complement {
  readonly told: Fraction
  /** How it is written, and so is the answer. */
  readonly form: 'fraction' | 'decimal' | 'percent'
}

/** How the question calls what is asked: 'that it will not rain'; `named`: whether it calls the event E itself. */
interface Manner {
  readonly asked: string
  readonly named: boolean
}

const usual: Manner = { asked: 'of "not $E$"', named: true }

function objection({ told, form }: Complement): string | null {
  if (sign(told) < 0 || sign(subtract(one, told)) < 0)
    return `A probability lies from $0$ to $1$, so $${toTex(told)}$ is none: check the number that you typed.`
  return form !== 'fraction' && !terminates(told) ? 'Give the probability as a fraction.' : null
}

const percent = (p: Fraction): string => toDecimal(multiply(p, fraction(100)))

/** E.g. "If P(E) = 0.05, what is the probability of 'not E'?" */
export const complement = worked<Complement, Manner>({
  id: 'complement',
  archetype: 'prob-complement',
  objection,
  solve: ({ told, form }, { asked, named } = usual) => {
    const key = subtract(one, told)
    const [given, found] = [told, key].map(form === 'fraction' ? toTex : toDecimal)
    return {
      key: form === 'fraction' ? toText(key) : form === 'decimal' ? toDecimal(key) : `${percent(key)}%`,
      lines: [
        ...(form === 'percent' ? [`$${percent(told)}\\% = ${given}$`] : []),
        line(
          'given',
          named
            ? says`Given: ${chain('P(E)', `${given}`)}.`
            : says`Let $E$ be the event whose probability is given: ${chain('P(E)', `${given}`)}. The other event is "not $E$".`,
        ),
        line('sum', 'The two events are complementary, so $P(E) + P(\\text{not } E) = 1$.'),
        earns(1, says`Therefore ${chain('P(\\text{not } E)', '1 - P(E)', `1 - ${given}`, `${found}`)}.`, 'subtracted'),
        says`Hence, ${isValue(`the probability ${asked}`, `${found}`)}.`,
        ...(form === 'percent' ? [`$${found} = ${percent(key)}\\%$`] : []),
      ],
    }
  },
})
