import { bracketed, ordinal, shown, type Progression } from './pieces/progression'
import { add, divide, isInteger, one, sign, subtract, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Given extends Progression {
  readonly value: Fraction
}

/** E.g. "Is 301 a term of the AP 5, 11, 17, ...? If it is, which term?" The key is the place, or "no". */
export const isItATerm = worked<Given>({
  id: 'is-it-a-term',
  archetype: 'ap-which-term',
  objection: ({ d }) =>
    sign(d) === 0 ? 'All the terms of this AP are the same: its common difference is zero.' : null,
  solve: ({ a, d, value }) => {
    const rise = subtract(value, a)
    const steps = divide(rise, d)
    const n = add(steps, one)
    const isTerm = isInteger(n) && n.n >= 1n
    const place = Number(n.n)
    return {
      lines: [
        `Given: $a = ${shown(a)},\\ d = ${shown(d)}$. Let $a_n = ${shown(value)}$.`,
        earns(0.5, 'Formula: $a_n = a + (n - 1)d$', 'formula'),
        earns(0.5, says`${chain(shown(value), `${shown(a)} + (n - 1) \\times ${bracketed(d)}`)}`, 'put in'),
        says`${chain(`(n - 1) \\times ${bracketed(d)}`, `${shown(value)} - ${bracketed(a)}`, shown(rise))}`,
        earns(0.5, says`So ${chain('n - 1', toTex(steps))} and ${chain('n', toTex(n))}.`, 'place'),
        earns(
          0.5,
          isTerm
            ? says`$n$ is a positive integer: yes, $${shown(value)}$ is the ${ordinal(place)} term, so ${chain('n', `${place}`)}.`
            : `$n$ is not a positive integer. Hence $${shown(value)}$ is not a term of the AP: the answer is no.`,
        ),
      ],
      key: isTerm ? toText(n) : 'no',
    }
  },
})
