import { toldOfZeroes } from './zeroes-told'
import { isSame, nodeOf } from './symmetric-forms'
import type { Fact, FactOf, Item, Word } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { linearCoefficients } from '../../question/coefficients'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Fraction } from '../../../maths/fraction'

export type ConditionKind =
  | 'sumEqualsProduct'
  | 'reciprocal'
  | 'opposite'
  | 'double'
  | 'difference'
  | 'squares'
  | 'squareDifference'
  | 'reciprocals'

interface Stated {
  readonly kind: ConditionKind
  /** Of the form in the zeroes that is told. */
  readonly value: Fraction | null
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
}

const bare = {
  sumEqualsProduct: [
    'sum zeroes is? equal|same product',
    'sum zeroes is their product',
    'sum zeroes quadratic? polynomial? @p:formula is? equal|same product',
    'sum product zeroes equal|same',
    'sum product zeroes quadratic? polynomial? @p:formula equal|same',
  ],
  reciprocal: [
    'one zeroes reciprocal other',
    'one zeroes quadratic? polynomial? @p:formula reciprocal other',
    'zeroes reciprocal|reciprocals each other',
    'zeroes quadratic? polynomial? @p:formula reciprocal|reciprocals each other',
  ],
  opposite: [
    'one zeroes negative other',
    'one zeroes quadratic? polynomial? @p:formula negative other',
    'zeroes negative|negatives each other',
    'zeroes quadratic? polynomial? @p:formula negative|negatives each other',
  ],
  double: [
    'one zeroes double|twice other',
    'one zeroes quadratic? polynomial? @p:formula double|twice other',
    'one double|twice other',
  ],
} as const

/** "The difference of the zeroes is 3", with the polynomial named there or elsewhere. */
function valued(question: Question, kind: ConditionKind) {
  const of = (before: 'difference' | 'sum squares' | 'difference squares' | 'sum reciprocals') =>
    phrase(question, `${before} zeroes equal? #n`) ??
    phrase(question, `${before} its|both zeroes equal? #n`) ??
    phrase(question, `${before} zeroes quadratic? polynomial? @p:formula equal? #n`)
  switch (kind) {
    case 'difference':
      return of('difference') ?? phrase(question, 'zeroes differ|difference #n')
    case 'squares':
      return (
        of('sum squares') ??
        phrase(question, 'squares zeroes add #n') ??
        phrase(question, 'zeroes squares sum #n') ??
        phrase(question, 'squares zeroes quadratic? polynomial? @p:formula add #n')
      )
    case 'squareDifference':
      return of('difference squares')
    case 'reciprocals':
      return of('sum reciprocals')
    default:
      return null
  }
}

const forms = { squares: 'α^2 + β^2', squareDifference: 'α^2 - β^2', reciprocals: '1/α + 1/β' } as const
const formKinds = ['squares', 'squareDifference', 'reciprocals'] as const

/** "α² + β² = 24", "the value of α² + β² is 24". */
function inLetters(question: Question): Stated | null {
  if (!phrase(question, '@a:letter @b:letter zeroes') && !phrase(question, 'zeroes * @a:letter @b:letter')) return null
  for (const kind of formKinds) {
    const form = nodeOf(forms[kind])
    for (const fact of factsOf(question, 'equation')) {
      const [left, right] = fact.sides
      const value = fact.sides.length === 2 && fact.relation === '=' && right ? rational(right) : null
      if (left && value && isSame(left, form)) return { kind, value, used: [fact], said: [] }
    }
    const found = phrase(question, '@e:formula is? equal? #n')
    if (found && isSame(found.facts.e.node, form)) return { kind, value: found.numbers.n, ...told(question, found) }
  }
  return null
}

/** The one condition on the zeroes that a question states. */
function conditionIn(question: Question): Stated | null {
  const all: Stated[] = []
  for (const kind of ['sumEqualsProduct', 'reciprocal', 'opposite', 'double'] as const) {
    const found = bare[kind].map((pattern) => phrase(question, pattern)).find((one) => one !== null)
    if (found) all.push({ kind, value: null, ...told(question, found) })
  }
  for (const kind of ['difference', 'squares', 'squareDifference', 'reciprocals'] as const) {
    const found = valued(question, kind)
    if (found) all.push({ kind, value: found.numbers.n, ...told(question, found) })
  }
  const letters = inLetters(question)
  const [only, ...more] = letters ? [...all, letters] : all
  return only && more.length === 0 ? only : null
}

const isUnknown = (item: Item): boolean => item.kind === 'letter' && item.name === 'k'

/** The polynomial in x with k, the condition, and that k is asked. */
export function withCondition(question: Question) {
  const condition = conditionIn(question)
  const found = factsOf(question, 'formula').flatMap((fact: FactOf<'formula'>) => {
    const coefficients = linearCoefficients(fact, 'x', 'k')
    return coefficients ? [{ fact, coefficients }] : []
  })
  const [only, ...more] = found
  if (!condition || !only || more.length > 0 || !question.facts.some(isUnknown)) return null
  if (toldOfZeroes(question)?.asked.some(({ kind }) => kind === 'zeroes' || kind === 'other')) return null
  return {
    ...condition,
    ...only.coefficients,
    used: [...condition.used, only.fact, ...lettersNamed(question, 'k', 'x', 'α', 'β')],
  }
}

/** Words of such questions that change nothing. */
export const conditionWords = ['quadratic', 'polynomial', 'zeroes', 'both', 'all', 'one', 'such', 'real'] as const
