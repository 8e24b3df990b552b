import type { Form } from './from-relations'
import { divide, sign, subtract, multiply, sumTex, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A form that is zero, and another one that is asked for. */
export interface Given {
  readonly nought: Form
  readonly asked: Form
}

const tex = ({ a, d }: Form): string =>
  sumTex([
    [a, 'a'],
    [d, 'd'],
  ])

const factorOf = ({ nought, asked }: Given): Fraction =>
  sign(nought.a) === 0 ? divide(asked.d, nought.d) : divide(asked.a, nought.a)

/** E.g. "7 times the 7th term of an AP is equal to 12 times its 12th term. Find its 19th term." 0 */
export const zeroValue = worked<Given>({
  id: 'zero-value',
  archetype: 'ap-hidden-zero',
  objection: ({ nought, asked }) => {
    if (sign(nought.a) === 0 && sign(nought.d) === 0) return 'That is so in every AP: it tells nothing.'
    return sign(subtract(multiply(nought.a, asked.d), multiply(nought.d, asked.a))) === 0
      ? null
      : 'That alone does not fix what is asked for: something is missing.'
  },
  solve: (given) => {
    const { nought, asked } = given
    const factor = factorOf(given)
    const right = factor.n === factor.d ? `${tex(nought)}` : `${toTex(factor)}(${tex(nought)})`
    const own = tex(asked)
    const sides = own === right ? [own] : [own, right]
    return {
      lines: [
        earns(1, says`${chain(nought.tex, '0')} gives ${chain(tex(nought), '0')}`),
        earns(1, says`So ${chain(asked.tex, ...sides.filter((side) => side !== asked.tex), '0')}`),
      ],
      key: '0',
    }
  },
})
