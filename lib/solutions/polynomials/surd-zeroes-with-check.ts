import { add, bracketed, fraction, sumTex, surd, surdTex, surdText, toTex } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { sumInBrackets } from './pieces/brackets'
import {
  factorsTex,
  surdFactorsObjection,
  surdFactorsOf,
  surdQuadraticTex,
  surdZeroesOf,
  type SurdQuadratic,
} from './pieces/surd-factors'

/** E.g. "Find the zeroes of 2√5 x² − x − 3√5 and verify the relations between the zeroes and the coefficients." */
export const surdZeroesWithCheck = worked<SurdQuadratic>({
  id: 'surd-zeroes-with-check',
  archetype: 'poly-zeroes-surd-verify',
  objection: surdFactorsObjection,
  solve: (given) => {
    const { a, b, c, k } = given
    const root = `\\sqrt{${k}}`
    const polynomial = surdQuadraticTex(given)
    const factors = surdFactorsOf(given)
    const { P, Q, R, S } = factors
    const parts = [P * S, Q * R * k] as const
    const split = sumTex([
      [a, `${root}x^2`],
      [parts[0], 'x'],
      [parts[1], 'x'],
      [c, root],
    ])
    const [outer, inner] = factorsTex(factors, k)
    const grouped = `${sumTex([[P, 'x']])}(${inner}) ${Q < 0 ? '-' : '+'} ${sumTex([[Math.abs(Q), root]])}(${inner})`
    const [first, second] = surdZeroesOf(factors, k)
    const sum = surd(add(first.coefficient, second.coefficient), k)
    const product = fraction(c, a)
    const [top, bottom] = [sumTex([[c, root]]), sumTex([[a, root]])]
    const same = surdText(first) === surdText(second)
    return {
      lines: [
        earns(
          0.5,
          says`${chain(polynomial, split)}, because ${chain(`${parts[0]} + ${bracketed(parts[1])}`, `${b}`)} and ${chain(`${bracketed(parts[0])} \\times ${bracketed(parts[1])}`, `${a * c * k}`)}`,
          'split',
        ),
        line('grouped', { text: `$= ${grouped}$`, claim: [{ sides: [split, grouped] }] }),
        earns(
          0.5,
          { text: `$= (${outer})(${inner})$`, claim: [{ sides: [grouped, `(${outer})(${inner})`] }] },
          'factors',
        ),
        line('zero', says`The value is zero when ${chain(outer, '0')} or ${chain(inner, '0')}`),
        earns(
          0.5,
          says`So ${chain('x', surdTex(first))} or ${chain('x', `${S > 0 ? '-' : ''}\\frac{${Math.abs(S)}}{${sumTex([[R, root]])}}`, surdTex(second))}`,
          'zeroes',
        ),
        earns(
          0.5,
          says`${equals('Sum of the zeroes', `${surdTex(first)} + ${sumInBrackets(surdTex(second))}`, surdTex(sum))}, and ${chain('-\\frac{b}{a}', `-\\frac{${b < 0 ? `(${b})` : b}}{${bottom}}`, surdTex(sum))}`,
          'sum',
        ),
        earns(
          0.5,
          says`${equals('Product of the zeroes', `${sumInBrackets(surdTex(first))} \\times ${sumInBrackets(surdTex(second))}`, toTex(product))}, and ${chain('\\frac{c}{a}', `\\frac{${top}}{${bottom}}`, toTex(product))}`,
          'product',
        ),
        earns(
          0.5,
          same
            ? `Both agree with the coefficients. The zero is $${surdTex(first)}$, taken twice`
            : `Both agree with the coefficients. The zeroes are $${surdTex(first)}$ and $${surdTex(second)}$`,
          'agreed',
        ),
      ],
      key: same ? surdText(first) : `${surdText(first)}, ${surdText(second)}`,
    }
  },
})
