import { bracketed, shown, type Progression } from './pieces/progression'
import { negate, polynomialTex, polynomialText, subtract, sumTex } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** E.g. "Find the nth term of the AP 5, 8, 11, ...", with the key 3n + 2 */
export const nthTermFormula = worked<Progression>({
  id: 'nth-term-formula',
  archetype: 'ap-nth-term',
  objection: () => null,
  solve: ({ a, d }) => {
    const general = [d, subtract(a, d)]
    const opened = sumTex([
      [a, ''],
      [d, 'n'],
      [negate(d), ''],
    ])
    return {
      lines: [
        line('given', `Given: $a = ${shown(a)},\\ d = ${shown(d)}$`),
        earns(0.5, 'Formula: $a_n = a + (n - 1)d$', 'formula'),
        earns(0.5, says`${chain('a_n', `${shown(a)} + (n - 1) \\times ${bracketed(d)}`)}`, 'put in'),
        earns(0.5, says`${chain('a_n', opened)}`, 'opened'),
        earns(0.5, says`Hence ${chain('a_n', polynomialTex(general, 'n'))}.`),
      ],
      key: polynomialText(general, 'n'),
    }
  },
})
