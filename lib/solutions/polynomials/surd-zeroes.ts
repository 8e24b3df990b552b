import { bracketed, sumTex, surdTex, surdText } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import {
  factorsTex,
  surdFactorsObjection,
  surdFactorsOf,
  surdQuadraticTex,
  surdZeroesOf,
  type SurdQuadratic,
} from './pieces/surd-factors'

/** E.g. "Find the zeroes of √3 x² + 5x + 2√3." */
export const surdZeroes = worked<SurdQuadratic>({
  id: 'surd-zeroes',
  archetype: 'poly-zeroes-surd',
  objection: surdFactorsObjection,
  solve: (given) => {
    const { a, b, c, k } = given
    const factors = surdFactorsOf(given)
    const { Q, R, S, P } = factors
    const root = `\\sqrt{${k}}`
    const [plain, rooted] = factorsTex(factors, k)
    const [second, first] = surdZeroesOf(factors, k)
    const parts = [Q * R * k, P * S] as const
    const split = sumTex([
      [a, `${root}x^2`],
      [parts[0], 'x'],
      [parts[1], 'x'],
      [c, root],
    ])
    const outside = sumTex([[R, `${root}x`]])
    const bottom = R === 1 ? root : sumTex([[R, root]])
    const same = surdText(first) === surdText(second)
    return {
      lines: [
        earns(
          1,
          `$${surdQuadraticTex(given)} = ${split}$, because $${parts[0]} + ${bracketed(parts[1])} = ${b}$ and $${bracketed(parts[0])} \\times ${bracketed(parts[1])} = ${a * c * k}$`,
          'split',
        ),
        line('grouped', `$= ${outside}(${plain}) ${S < 0 ? '-' : '+'} ${Math.abs(S)}(${plain})$`),
        earns(0.5, `$= (${rooted})(${plain})$`, 'factors'),
        earns(0.5, says`The value is zero when ${chain(rooted, '0')} or ${chain(plain, '0')}`, 'zero'),
        earns(
          1,
          `So $x = ${S < 0 ? '' : '-'}\\frac{${Math.abs(S)}}{${bottom}} = ${surdTex(first)}$ or $x = ${surdTex(second)}$`,
          'zeroes',
        ),
        same
          ? `Both are the same: the zero is $${surdTex(first)}$`
          : `The zeroes are $${surdTex(first)}$ and $${surdTex(second)}$`,
      ],
      key: same ? surdText(first) : `${surdText(first)}, ${surdText(second)}`,
    }
  },
})
