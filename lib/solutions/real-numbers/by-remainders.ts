import { polynomialTex, valueAt } from '../../maths'
import { chain, says } from '../claim'
import { worked } from '../solution'
import { classes, putIn, remainderOf, settlingModulus } from './pieces/remainders'

/** What a polynomial in an integer leaves when it is divided, for every integer, or for every odd or even one. */
export interface Given {
  /** Whole numbers, highest power first. */
  readonly coefficients: readonly number[]
  readonly letter: string
  /** As words, where the question names it in words: "the square of the integer". */
  readonly named?: string
  readonly only?: 'odd' | 'even'
  readonly by: number
  /** The remainders that it is said to leave, or never to leave. */
  readonly remainders: readonly number[]
  readonly never?: true
  /** The letter of the forms, "3m + 1". */
  readonly quotient: string
}

/** The least number of cases that shows it, where they are not too many. */
function modulusOf({ coefficients, only, by }: Given): number | null {
  const m = settlingModulus(coefficients, by, only, 1)
  return m === null || classes(m, only).length > 6 ? null : m
}

/** Whether all of it holds. */
export function holds(given: Given): boolean {
  const { coefficients, only, by, remainders, never = false } = given
  const m = modulusOf(given)
  if (m === null) return false
  const left = classes(m, only).map((r) => remainderOf(Number(valueAt(coefficients, r).n), by))
  return left.every((one) => remainders.includes(one) !== never)
}

const form = (by: number, letter: string, remainder: number): string => polynomialTex([by, remainder], letter)

const listed = (all: readonly string[], joint: string): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${joint} ${all.at(-1)}`

/** E.g. "Show that n² − 1 is divisible by 8 for every odd positive integer n." */
export const byRemainders = worked<Given>({
  id: 'by-remainders',
  archetype: 'rn-prime-factorisation',
  objection: (given) => (holds(given) ? null : 'That is not so.'),
  solve: (given) => {
    const { coefficients, letter, only, by, remainders, never, named, quotient: k } = given
    const m = modulusOf(given) ?? by
    const rests = classes(m, only)
    const forms = rests.map((r) => form(m, 'q', r))
    const spoken = named ?? `$${polynomialTex(coefficients, letter)}$`
    const isDivided = remainders.length === 1 && remainders[0] === 0
    // an integer itself has its form by the remainder alone
    const isItself = coefficients.length === 2 && m === by && named !== undefined
    const cases = rests.map((r, at) => {
      const inQ = putIn(coefficients, m, r)
      const left = remainderOf(inQ.at(-1) ?? 0, by)
      const whole = inQ.map((one, place) => (one - (place === inQ.length - 1 ? left : 0)) / by)
      const bracket = form(m, 'q', r)
      const put = polynomialTex(coefficients, 'n').replace(
        /n/g,
        inQ.length > 1 && r === 0 && m === 1 ? 'q' : `(${bracket})`,
      )
      const shown = polynomialTex(inQ, 'q')
      const taken = `${by}(${polynomialTex(whole, 'q')})${left === 0 ? '' : ` + ${left}`}`
      const end = isDivided && left === 0 ? `: it is divisible by $${by}$` : `: the form $${form(by, k, left)}$`
      return says`For $${letter} = ${forms[at] ?? ''}$: ${chain(...[put, shown, taken].filter((one, i, all) => one !== all[i - 1]))}${end}`
    })
    const others = remainders.map((r) => `$${form(by, k, r)}$`)
    const end = isDivided
      ? `is ${never ? 'never' : 'always'} divisible by $${by}$`
      : `is ${never ? 'never' : 'always'} of the form ${listed(others, 'or')}`
    const which = only ? `an ${only} integer` : 'an integer'
    return {
      lines: [
        `Let $${letter}$ be ${which}. Divided by $${m}$, it leaves ${listed(
          rests.map((r) => `$${r}$`),
          'or',
        )}${only ? `, as with any other remainder it would be ${only === 'odd' ? 'even' : 'odd'}` : ''}`,
        `So $${letter}$ is of the form ${listed(
          forms.map((one) => `$${one}$`),
          'or',
        )}, where $q$ is an integer`,
        ...(isItself ? [] : cases),
        `So ${spoken} ${end}`,
      ],
      key: 'proved',
    }
  },
})
