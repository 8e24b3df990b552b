import { rootWords } from './words'
import type { Fact, Item } from '../../question/fact'
import { exactly, termsOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { add, equals, fraction, multiply, zero, type Fraction } from '../../../maths/fraction'
import { cancelled, polynomials } from '../../../maths/quotient'
import { isPlain, lettersOf, newBudget, type Sum } from '../../../maths/sum'
import { anyRational as solution, type Given } from '../../../solutions/quadratic-equations/any-rational'
import { rationalRoots } from '../../../solutions/told/system'
import { recogniser } from '../../recogniser'

/** The coefficients of x², x and 1. */
function coefficientsOf(sum: Sum) {
  const terms = termsOf(sum)
  if (!terms || [...terms.keys()].some((name) => !['x^2', 'x', ''].includes(name))) return null
  return [terms.get('x^2') ?? zero, terms.get('x') ?? zero, terms.get('') ?? zero] as const
}

const candidates = [1, 2, 3, 4].flatMap((d) => Array.from({ length: 121 }, (_, at) => fraction(at - 60, d)))

/** The coefficients of a polynomial in x, from its highest power to 1; null where it is another one, or of a degree over 6. */
function rowOf(sum: Sum): readonly Fraction[] | null {
  const terms = termsOf(sum)
  const names = ['x^6', 'x^5', 'x^4', 'x^3', 'x^2', 'x', '']
  if (!terms || [...terms.keys()].some((name) => !names.includes(name))) return null
  return names.slice(names.findIndex((name) => terms.has(name))).map((name) => terms.get(name) ?? zero)
}

/** The quotient by x - r, where nothing remains. */
function without(row: readonly Fraction[], r: Fraction): readonly Fraction[] | null {
  const sums = row.reduce<readonly Fraction[]>((all, next) => [...all, add(next, multiply(all.at(-1) ?? zero, r))], [])
  return sums.at(-1)?.n === 0n ? sums.slice(0, -1) : null
}

/** The roots of a denominator; null where one of them is not rational. */
function rootsOf(bottom: Sum): readonly Fraction[] | null {
  const found: Fraction[] = []
  let row = rowOf(bottom)
  while (row && row.length > 3) {
    const whole: readonly Fraction[] = row
    const root = candidates.find((one) => without(whole, one) !== null)
    if (!root) return null
    if (!found.some((one) => equals(one, root))) found.push(root)
    row = without(whole, root)
  }
  const [a, b, c] = row ? [zero, zero, ...row].slice(-3) : []
  const rest = a && b && c ? rationalRoots([a, b, c]) : null
  return rest && [...found, ...rest.filter((one) => !found.some((other) => equals(one, other)))]
}

/** "x ≠ −2, 1", "x not -1, -2": what x must not be. */
function exceptions({ items }: Question): readonly Fact[] {
  const isNot = (item: Item) =>
    (item.kind === 'word' && item.text === 'not') || (item.kind === 'equation' && item.relation === '!=')
  const from = items.findIndex(isNot)
  if (from < 0) return []
  return items
    .slice(Math.max(0, from - 1))
    .flatMap((item) =>
      item.kind === 'number' ||
      item.kind === 'list' ||
      (item.kind === 'equation' && item.relation === '!=') ||
      (item.kind === 'letter' && item.name === 'x')
        ? [item]
        : [],
    )
}

export const anyRational = recogniser<Given>({
  id: 'any-rational-equation',
  solution,
  last: true,
  cues: ['#equation'],
  words: [...rootWords, 'real', 'reducing', 'method', 'following', 'given', 'not', 'where', 'factorisation', 'formula'],
  examples: [
    'Solve for x: (x-1)/(x+2) + (x+2)/(x-1) = 10/3, x ≠ -2, 1',
    '1/(x+1) + 2/(x+2) = 1 , x not -1,-2 find x',
    '4/x - 3 = 5/(2x+3), find x',
    'solve 1/(x-2) + 2/(x-1) = 6/x',
    'Solve 1/((x-1)(x-2)) + 1/((x-2)(x-3)) = 2/3, x ≠ 1, 2, 3',
  ],
  refuses: [
    'Find the product of the roots of (x-1)/(x+2) + (x+2)/(x-1) = 10/3',
    'Is x = 3 not a solution of 4/x - 3 = 5/(2x+3)?',
  ],
  read: (question) => {
    const [only, ...more] = factsOf(question, 'equation').filter(({ relation }) => relation === '=')
    const [left, right] = only?.sides ?? []
    if (!only || !left || !right || more.length > 0 || only.sides.length > 2) return null
    const value = exactly({ kind: 'binary', operation: '-', left, right })
    if (!value || !isPlain(value.top) || !isPlain(value.bottom)) return null
    const budget = newBudget()
    const whole = polynomials(value, budget)
    const isRational = lettersOf(whole.bottom).has('x') && [...lettersOf(whole.top)].join('') === 'x'
    if (!isRational) return null
    const top = coefficientsOf(whole.top) ?? coefficientsOf(polynomials(cancelled(value, budget), budget).top)
    const excluded = rootsOf(whole.bottom)
    if (!top || !excluded) return null
    const letters = factsOf(question, 'letter').filter(({ name }) => name === 'x')
    const [a, b, c] = top
    return { given: { a, b, c, excluded }, used: [only, ...exceptions(question), ...letters] }
  },
})
