import { otherZeroes as solution, type Given } from '../../../solutions/polynomials/other-zeroes'
import { surdIn } from './surds'
import { textOf, type Fact } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { expanded, polynomialIn, termsOf, valueOf } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { valueAt } from '../../../maths'
import { fraction, isInteger, zero, type Fraction } from '../../../maths/fraction'

/** The polynomial of the third or fourth degree. */
function polynomialOf(question: Question) {
  const [only, ...more] = question.facts.flatMap((fact) => {
    const isPlain = fact.kind === 'formula' || (fact.kind === 'equation' && valueOf(fact, 'x') === null)
    const polynomial = isPlain ? polynomialIn(fact) : null
    const size = polynomial?.coefficients.length ?? 0
    return polynomial && (size === 4 || size === 5) ? [{ fact, ...polynomial }] : []
  })
  return only && more.length === 0 ? only : null
}

/** The zeroes that are told: whole numbers and fractions, or √n and −√n. */
function knownIn(question: Question, polynomial: Fact) {
  const facts = question.apart.filter(
    (item): item is Fact =>
      item.kind !== 'word' && item.kind !== 'mark' && item.kind !== 'letter' && item !== polynomial,
  )
  const known: Fraction[] = []
  const roots: Fraction[] = []
  for (const fact of facts) {
    if (fact.kind === 'number' && fact.unit === '') known.push(fact.value)
    else {
      const root = fact.kind === 'formula' ? surdIn(fact) : null
      if (!root || root.rational.n !== 0n || root.times.n === 0n) return null
      roots.push(
        root.times.n < 0n
          ? fraction(-(root.times.n ** 2n) * root.radicand, root.times.d ** 2n)
          : fraction(root.times.n ** 2n * root.radicand, root.times.d ** 2n),
      )
    }
  }
  const [first, second, ...more] = roots
  if (!first) return { known, facts }
  const isPair = second !== undefined && first.n === -second.n && first.d === 1n && second.d === 1n
  return isPair && more.length === 0 ? { known, facts, root: Number(first.n < 0n ? -first.n : first.n) } : null
}

const kinds = 'real? zeroes|roots' as const

/** A zero among the small whole numbers, where none is told. */
const tried = (coefficients: readonly Fraction[]): Fraction | undefined =>
  Array.from({ length: 21 }, (_, at) => fraction(at % 2 === 0 ? -at / 2 : (at + 1) / 2)).find(
    (one) => valueAt(coefficients, one).n === 0n,
  )

/** "a − b, a, a + b", of which both letters are asked for. */
function rowIn(question: Question, polynomial: NonNullable<ReturnType<typeof polynomialOf>>): Found<Given> | null {
  const formulas = question.apart.filter((item): item is Fact => item.kind === 'formula' && item !== polynomial.fact)
  const [first, last, ...more] = formulas
  const terms = first && termsOf(expanded(first))
  const letters = terms ? [...terms.keys()] : []
  const [a, b] = letters
    .filter((one) => terms?.get(one)?.n === 1n)
    .concat(letters.filter((one) => terms?.get(one)?.n === -1n))
  const other = last && termsOf(expanded(last))
  const asked = phrase(question, 'find|what @a:letter @b:letter', 'find|what value @a:letter @b:letter')
  if (!first || !last || more.length > 0 || letters.length !== 2 || a === undefined || b === undefined || !asked)
    return null
  if (terms?.get(b)?.n !== -1n || other?.size !== 2 || other.get(a)?.n !== 1n || other.get(b)?.n !== 1n) return null
  const names = [asked.facts.a.name, asked.facts.b.name]
  const between = question.apart.slice(question.apart.indexOf(first) + 1, question.apart.indexOf(last))
  const middle = between.filter((item) => item.kind !== 'mark' && textOf(item) !== 'and')
  const [one, ...others] = middle
  const isMiddle = one?.kind === 'letter' ? one.name === a : textOf(one) === a
  if (!isMiddle || others.length > 0 || !names.includes(a) || !names.includes(b)) return null
  const { fact, coefficients, letter } = polynomial
  return {
    given: { coefficients, letter, known: [], row: [a, b] },
    ...told(question, asked, { taken: [fact, first, last, ...middle] }),
  }
}

export const otherZeroes = recogniser<Given>({
  id: 'other-zeroes-of-a-cubic',
  solution,
  last: true,
  cues: ['zeroes', 'roots'],
  words: [
    'cubic',
    'polynomial',
    'biquadratic',
    'zeroes',
    'roots',
    'one',
    'two',
    'its',
    'three',
    'real',
    'p(x)',
    'f(x)',
  ],
  examples: [
    'Given that √5 and −√5 are two zeroes of x³ + 3x² − 5x − 15, find the third zero.',
    'One zero of x³ - 6x² + 11x - 6 is 3. Find the other two zeroes',
    'find all the zeroes of 2x^4 - 3x^3 - 3x^2 + 6x - 2 if two of its zeroes are √2 and -√2',
    'Find the zeroes of the cubic polynomial x³ − 2x² − x + 2.',
    'If the zeroes of x³ − 12x² + 39x − 28 are a − b, a, a + b, find a and b.',
  ],
  refuses: [
    'One zero of x³ - 6x² + 11x - 6 is 3. Find the sum of the other two zeroes',
    'One zero of x³ - 6x² + 11x - 6 is 3 times another. Find the other two zeroes',
    'Given that √5 is a zero of x³ + 3x² − 5x − 15, find the third zero.',
    'If the zeroes of x³ − 12x² + 39x − 28 are a − b, a, a + b, find ab.',
    'How many zeroes has x³ − 2x² − x + 2?',
    'Find the zeroes of x³ − 2x² − x + 2 that are positive.',
  ],
  read: (question) => {
    const polynomial = polynomialOf(question)
    if (!polynomial) return null
    const row = rowIn(question, polynomial)
    if (row) return row
    const { fact, coefficients, letter } = polynomial
    const told_ = knownIn(question, fact)
    if (!told_) return null
    const { known, facts, root } = told_
    const count = known.length + (root === undefined ? 0 : 2)
    const left = coefficients.length - 1 - count
    const others = phrase(question, `all? other|remaining|rest two? ${kinds}`, `third ${kinds}`, `fourth ${kinds}`)
    const all = phrase(question, `all its? ${kinds}`) ?? phrase(question, `find|what|factorise|nikalo|batao ${kinds}`)
    const asked = others ?? all
    const word = textOf(others?.taken.find((item) => item.kind === 'word'))
    const isThird = word === 'third' || word === 'fourth'
    if (!asked || left < 1 || left > 2 || (isThird && left !== 1) || coefficients.some((one) => !isInteger(one)))
      return count === 0 && all && !others ? byTrial(question, polynomial, all) : null
    if (count === 0) return null
    return {
      given: {
        coefficients,
        letter,
        known,
        ...(root !== undefined && { root }),
        ...(!others && { all: true as const }),
      },
      ...told(question, asked, { taken: [fact, ...facts] }),
    }
  },
  before: ({ row, all }) => (row ? '' : all ? 'Zeroes: ' : 'Answer: '),
})

function byTrial(
  question: Question,
  { fact, coefficients, letter }: NonNullable<ReturnType<typeof polynomialOf>>,
  asked: NonNullable<Parameters<typeof told>[1]>,
): Found<Given> | null {
  const first = coefficients.length === 4 ? tried(coefficients) : undefined
  if (!first) return null
  return {
    given: { coefficients, letter, known: [first ?? zero], all: true },
    ...told(question, asked, { taken: [fact, ...lettersNamed(question, letter)] }),
    lead: `Try small whole numbers: at $${letter} = ${first.n}$ the polynomial is $0$.`,
  }
}
