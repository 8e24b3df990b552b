import { lengthObjection, lengthTex } from './pieces/length'
import type { Corners } from './pieces/letters'
import { divide, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Two similar triangles and their sides between the first two corners. */
export interface Given {
  readonly first: Corners
  readonly second: Corners
  readonly sides: readonly [inFirst: Fraction, inSecond: Fraction]
}

/** E.g. "△ABC ∼ △PQR, AB = 4 cm and PQ = 6 cm. Find the ratio of their perimeters." */
export const perimeterRatio = worked<Given>({
  id: 'perimeter-ratio',
  archetype: 'tri-similar-side',
  objection: ({ sides }) => lengthObjection(sides),
  solve: ({ first, second, sides: [one, two] }) => {
    const { n: p, d: q } = divide(one, two)
    const all = ([a, b, c]: Corners) => [`${a}${b}`, `${b}${c}`, `${c}${a}`]
    const [mine, theirs] = [all(first), all(second)]
    const ratio = `\\frac{${p}}{${q}}`
    const given = `\\frac{${lengthTex(one)}}{${lengthTex(two)}}`
    return {
      lines: [
        `Given: $\\triangle ${first.join('')} \\sim \\triangle ${second.join('')}$`,
        says`${chain(...mine.map((name, index) => `\\frac{${name}}{${theirs[index] ?? ''}}`), given, ...(given === ratio ? [] : [ratio]))}`,
        line('sum', says`Adding the sides: ${chain(`\\frac{${mine.join(' + ')}}{${theirs.join(' + ')}}`, ratio)}`),
        earns(1, `Hence the perimeters are in the ratio $${p} : ${q}$.`),
      ],
      key: `${p}:${q}`,
    }
  },
})
