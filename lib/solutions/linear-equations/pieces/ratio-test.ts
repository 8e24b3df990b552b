import { fraction, toTex } from '../../../maths'
import { chain, says, type Said, type SetClaim } from '../../claim'
import { line, type Line } from '../../line'
import { determinant, type Pair } from './line'

export const outcomes = ['unique', 'none', 'infinite'] as const
export type Outcome = (typeof outcomes)[number]

/** How the two lines lie to each other. */
export function outcomeOf(pair: Pair): Outcome {
  const [[a1, b1, c1], [a2, b2, c2]] = pair
  if (determinant(pair) !== 0) return 'unique'
  return a1 * c2 === a2 * c1 && b1 * c2 === b2 * c1 ? 'infinite' : 'none'
}

const ratio = (name: string, top: number, below: number): SetClaim => {
  const raw = `\\frac{${top}}{${below}}`
  const least = toTex(fraction(top, below))
  return chain(`\\frac{${name}_1}{${name}_2}`, ...(raw === least ? [raw] : [raw, least]))
}

/** The ratios of the coefficients; their products where one of them is zero. */
function twoRatios([[a1, b1], [a2, b2]]: Pair): Said {
  return a2 === 0 || b2 === 0
    ? says`${chain('a_1 b_2', `${a1 * b2}`)} and ${chain('a_2 b_1', `${a2 * b1}`)}`
    : says`${ratio('a', a1, a2)} and ${ratio('b', b1, b2)}`
}

function thirdRatio([[, , c1], [, , c2]]: Pair): Said {
  if (c2 !== 0) return says`${ratio('c', -c1, -c2)}`
  return {
    text:
      c1 === 0
        ? 'Both constants are $0$, so they are in this ratio as well'
        : `$c_1 = ${-c1}$ and $c_2 = 0$, so the constants are not in this ratio`,
  }
}

const comparisons: Readonly<Record<Outcome, string>> = {
  unique: 'So $\\frac{a_1}{a_2} \\neq \\frac{b_1}{b_2}$',
  none: 'So $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} \\neq \\frac{c_1}{c_2}$',
  infinite: 'So $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} = \\frac{c_1}{c_2}$',
}

/** What is compared with what, where a ratio would have the denominator zero. */
const inWords: Readonly<Record<Outcome, string>> = {
  unique: 'So the coefficients are not in the same ratio',
  none: 'So the coefficients are in the same ratio, but the constants are not',
  infinite: 'So the coefficients and the constants are in the same ratio',
}

/** The three ratios, one a line, and how they compare; the third only where the first two agree. */
export function ratioLines(pair: Pair): readonly Line[] {
  const outcome = outcomeOf(pair)
  const [a2, b2, c2] = pair[1]
  const undefinedRatio = a2 === 0 || b2 === 0 || (outcome !== 'unique' && c2 === 0)
  return [
    line('two ratios', twoRatios(pair)),
    ...(outcome === 'unique' ? [] : [line('third ratio', thirdRatio(pair))]),
    line('compared', (undefinedRatio ? inWords : comparisons)[outcome]),
  ]
}
