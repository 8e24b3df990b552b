import { bracketed, ordinal, shown, termAt, type Progression } from './pieces/progression'
import { divide, isInteger, polynomialTex, sign, subtract, sumTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Given {
  readonly one: Progression
  readonly two: Progression
}

/** The nth term without its steps: a − d. */
const constant = ({ a, d }: Progression): Fraction => subtract(a, d)

const placeOf = ({ one, two }: Given): Fraction =>
  divide(subtract(constant(one), constant(two)), subtract(two.d, one.d))

function objection(given: Given): string | null {
  if (sign(subtract(given.two.d, given.one.d)) === 0)
    return 'The two APs have the same common difference, so their terms always differ by the same number.'
  const n = placeOf(given)
  return isInteger(n) && n.n >= 1n ? null : 'The two APs have no equal terms at the same place.'
}

const general = ({ a, d }: Progression) =>
  chain(`${shown(a)} + (n - 1) \\times ${bracketed(d)}`, polynomialTex([d, subtract(a, d)], 'n'))

/** "First AP: $a = 63,\ d = 2$; $n$th term $= 63 + (n - 1) \times 2 = 2n + 61$" */
function termLine(which: string, ap: Progression) {
  const { set, claim } = general(ap)
  return {
    text: `${which} AP: $a = ${shown(ap.a)},\\ d = ${shown(ap.d)}$; $n$th term $= ${set.slice(1)}`,
    claim: [{ ...claim, of: '$n$th term' }],
  }
}

/** E.g. "For what value of n are the nth terms of the APs 63, 65, 67, ... and 3, 10, 17, ... equal?" */
export const twoAps = worked<Given>({
  id: 'two-aps',
  archetype: 'ap-two-aps',
  objection,
  solve: (given) => {
    const { one, two } = given
    const n = placeOf(given)
    const place = Number(n.n)
    const side = (ap: Progression) =>
      sumTex([
        [ap.d, 'n'],
        [constant(ap), ''],
      ])
    const rest = sumTex([[subtract(two.d, one.d), 'n']])
    const found = chain('n', shown(n))
    return {
      lines: [
        earns(0.5, termLine('First', one), 'first AP'),
        earns(0.5, termLine('Second', two), 'second AP'),
        earns(0.5, says`They are equal: ${chain(side(one), side(two))}`, 'equal'),
        earns(0.5, says`${chain(rest, shown(subtract(constant(one), constant(two))))}, so ${found}`, 'solved'),
        says`Check: both ${ordinal(place)} terms are $${shown(termAt(one, place))}$. Hence ${found}.`,
      ],
      key: toText(n),
    }
  },
})
