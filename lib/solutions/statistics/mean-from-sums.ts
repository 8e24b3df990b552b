import { decimal, isShort, keyOf, signedDecimal } from './pieces/decimal'
import { absolute, add, divide, multiply, negate, sign, subtract, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** What is known of a mean that was worked out with an assumed mean a; n is Σf. */
export type Given = { readonly n: Fraction } & (
  | { readonly asked: 'mean'; readonly a: Fraction; readonly h: Fraction; readonly u: Fraction }
  | { readonly asked: 'mean'; readonly a: Fraction; readonly d: Fraction }
  | { readonly asked: 'mean'; readonly x: Fraction }
  | { readonly asked: 'assumed'; readonly mean: Fraction; readonly h: Fraction; readonly u: Fraction }
  | { readonly asked: 'assumed'; readonly mean: Fraction; readonly d: Fraction }
  | { readonly asked: 'sum'; readonly a: Fraction; readonly mean: Fraction }
)

const withSign = (value: Fraction): string => `${sign(value) < 0 ? '-' : '+'} ${decimal(absolute(value))}`

interface Working {
  readonly lines: readonly Step[]
  readonly value: Fraction
  readonly called: string
}

function working(given: Given): Working {
  const { n } = given
  const all = decimal(n)
  const byStep = 'Mean $= a + \\left(\\dfrac{\\sum f_i u_i}{\\sum f_i}\\right) \\times h$'
  const byDeviation = 'Mean $= a + \\dfrac{\\sum f_i d_i}{\\sum f_i}$'
  if (given.asked === 'sum') {
    const shift = subtract(given.mean, given.a)
    const value = multiply(n, shift)
    const [mean, from, by] = [decimal(given.mean), signedDecimal(given.a), decimal(shift)]
    return {
      lines: [
        line('formula', byDeviation),
        line('put in', says`So ${chain(`\\dfrac{\\sum f_i d_i}{${all}}`, `${mean} - ${from}`, by)}.`),
        earns(
          1,
          says`${chain('\\sum f_i d_i', `${all} \\times ${sign(shift) < 0 ? `(${by})` : by}`, decimal(value))}`,
          'worked out',
        ),
      ],
      value,
      called: 'the sum of the products',
    }
  }
  if (given.asked === 'assumed') {
    const { mean } = given
    const isByStep = 'u' in given
    const shift = divide(isByStep ? multiply(given.u, given.h) : given.d, n)
    const value = subtract(mean, shift)
    const shown = decimal(mean)
    return {
      lines: [
        line('formula', isByStep ? byStep : byDeviation),
        line(
          'put in',
          says`So ${chain(shown, isByStep ? `a + \\dfrac{${decimal(given.u)}}{${all}} \\times ${decimal(given.h)}` : `a + \\dfrac{${decimal(given.d)}}{${all}}`)}.`,
        ),
        earns(1, says`${chain('a', `${shown} ${withSign(negate(shift))}`, decimal(value))}`, 'worked out'),
      ],
      value,
      called: 'the assumed mean $a$',
    }
  }
  if ('x' in given) {
    const mean = divide(given.x, n)
    return {
      lines: [
        line('formula', 'Mean $= \\dfrac{\\sum f_i x_i}{\\sum f_i}$'),
        earns(
          1,
          says`So ${chain('\\overline{x}', `\\dfrac{${decimal(given.x)}}{${all}}`, decimal(mean))}.`,
          'worked out',
        ),
      ],
      value: mean,
      called: 'the mean',
    }
  }
  const shift = 'u' in given ? divide(multiply(given.u, given.h), n) : divide(given.d, n)
  const [from, value] = [decimal(given.a), add(given.a, shift)]
  const put =
    'u' in given
      ? `$= ${from} + \\left(\\dfrac{${decimal(given.u)}}{${all}}\\right) \\times ${decimal(given.h)}$`
      : `$= ${from} + \\dfrac{${decimal(given.d)}}{${all}}$`
  return {
    lines: [
      line('formula', 'u' in given ? byStep : byDeviation),
      line('put in', put),
      earns(1, says`So ${chain('\\overline{x}', `${from} ${withSign(shift)}`, decimal(value))}.`, 'worked out'),
    ],
    value,
    called: 'the mean',
  }
}

/** E.g. "In the step-deviation method a = 62.5, h = 5, Σf = 40 and Σfu = −16. Find the mean." */
export const meanFromSums = worked<Given>({
  id: 'mean-from-sums',
  archetype: 'stat-mean-formula',
  objection: (given) => {
    if (sign(given.n) <= 0) return 'The sum of the frequencies is more than zero.'
    if ('h' in given && sign(given.h) <= 0) return 'The class size is more than zero.'
    const { n: _n, ...rest } = given
    const numbers = Object.values(rest).filter((value) => typeof value === 'object')
    const exact = [...numbers, given.n, working(given).value]
    return exact.every((value) => isShort(value))
      ? null
      : 'These numbers do not come to a short decimal: check what you typed.'
  },
  solve: (given) => {
    const { lines, value, called } = working(given)
    return { lines: [...lines, says`Hence, ${isValue(called, decimal(value))}.`], key: keyOf(value) }
  },
})
