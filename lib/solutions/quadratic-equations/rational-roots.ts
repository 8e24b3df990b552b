import { isInteger, isSquare, toNumber, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { letterAt } from '../../letters'

/** ax² + bx + k, and values of k to choose from. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly options: readonly Fraction[]
}

const discriminants = ({ a, b, options }: Given): readonly number[] =>
  options.map((k) => toNumber(b) ** 2 - 4 * toNumber(a) * toNumber(k))

const fits = (D: number): boolean => D >= 0 && isSquare(D)

const verdictOn = (D: number): string =>
  D < 0 ? 'negative' : isSquare(D) ? `the square of ${Math.sqrt(D)}` : 'positive, but not a perfect square'

/** E.g. "For which of these values of k does the equation x² + 7x + k = 0 have rational roots? (A) 3 ..." */
export const rationalRoots = worked<Given>({
  id: 'rational-roots',
  archetype: 'qe-k-real-roots',
  objection: (given) => {
    if (![given.a, given.b, ...given.options].every(isInteger)) return 'I can work this with whole numbers.'
    const count = discriminants(given).filter(fits).length
    return count === 1 ? null : `$${count}$ of these values fit: look at the question again.`
  },
  solve: (given) => {
    const [a, b] = [toNumber(given.a), toNumber(given.b)]
    const all = discriminants(given)
    const right = all.findIndex(fits)
    const key = letterAt(right)
    const start = `${b < 0 ? `(${b})` : b}^2 - 4(${a})(k)`
    return {
      lines: [
        `$D = b^2 - 4ac = ${start} = ${b * b} - ${4 * a}k$`,
        'With integer coefficients the roots are rational only if $D$ is a perfect square.',
        ...given.options.map((value, index) => {
          const [k, D] = [toNumber(value), all[index] ?? 0]
          return line(
            `option ${letterAt(index)}`,
            says`(${letterAt(index)}) $k = ${k}$: ${chain('D', `${b * b} - ${4 * a * k}`, `${D}`)}, ${verdictOn(D)}.`,
          )
        }),
        earns(
          1,
          `Hence the roots are rational for $k = ${toNumber(given.options[right] ?? given.a)}$, which is option ${key}.`,
        ),
      ],
      key,
    }
  },
})
