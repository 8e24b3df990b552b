import { valuesOfPolynomial as solution, type Given } from '../../../solutions/polynomials/values-of-polynomial'
import { exactly } from '../../question/exactly'
import type { Fact, FactOf } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { expanded, valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { constant, equals, lettersOf, newBudget, collect, unity, type Sum } from '../../../maths/sum'

const usual = ['x', 'y', 't', 'z', 'u', 's']

/** The numbers beside the powers of x, highest first; null where it is no polynomial in x. */
function coefficientsIn(sum: Sum, x: string): readonly Sum[] | null {
  const powerOf = (powers: readonly (readonly [string, number])[]) => powers.find(([name]) => name === x)?.[1] ?? 0
  const terms = [...sum.values()]
  const degree = Math.max(0, ...terms.map(({ powers }) => powerOf(powers)))
  if (degree === 0 || degree > 6 || terms.some(({ powers }) => powers.some(([, power]) => power < 0))) return null
  return Array.from({ length: degree + 1 }, (_, at) =>
    collect(
      terms
        .filter(({ powers }) => powerOf(powers) === degree - at)
        .map((term) => ({ ...term, powers: term.powers.filter(([name]) => name !== x) })),
      newBudget(),
    ),
  )
}

const sumOf = (node: Node): Sum | null => {
  const value = exactly(node)
  return value && equals(value.bottom, unity) ? value.top : null
}

/** The place in "p(2 + √3)". */
function calledAt(node: Node, name: string): Sum | null {
  if (node.kind !== 'binary' || node.operation !== '*' || node.right.kind !== 'bracket') return null
  return node.left.kind === 'letter' && node.left.name === name ? sumOf(node.right) : null
}

interface Place {
  readonly at: Sum
  readonly fact: Fact
}

/** The one polynomial of a question, with the numbers beside its powers. */
function polynomialIn(question: Question) {
  const found = factsOf(question, 'formula').flatMap((fact) => {
    const isCall = ['p', 'f', 'g', 'q', 'h'].some((name) => calledAt(fact.node, name))
    const sum = isCall ? null : expanded(fact)
    const letters = sum ? [...lettersOf(sum)] : []
    const x = usual.find((name) => letters.includes(name))
    const coefficients = sum && x !== undefined && letters.length === 1 ? coefficientsIn(sum, x) : null
    return coefficients && x !== undefined ? [{ fact, x, coefficients }] : []
  })
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

function placesIn(question: Question, { name }: FactOf<'formula'>, x: string): readonly Place[] {
  const called = name === '' ? 'p' : name
  return question.facts.flatMap((fact): readonly Place[] => {
    if (fact.kind === 'formula' && fact.name === '') {
      const at = calledAt(fact.node, called)
      return at ? [{ at, fact }] : []
    }
    if (fact.kind === 'list') {
      const all = fact.items.map((item) => calledAt(item, called))
      return all.flatMap((at) => (at ? [{ at, fact }] : []))
    }
    const at = valueOf(fact, x)
    return at ? [{ at: constant(at), fact }] : []
  })
}

/** "verify that 3, −1 are zeroes of": numbers, and roots */
function zeroesClaimed(question: Question, main: Fact, x: string): readonly Place[] {
  return question.facts.flatMap((fact): readonly Place[] => {
    if (fact === main) return []
    if (fact.kind === 'list')
      return fact.items.flatMap((item) => {
        const at = sumOf(item)
        return at && lettersOf(at).size === 0 ? [{ at, fact }] : []
      })
    if (fact.kind === 'number' && fact.unit === '') return [{ at: constant(fact.value), fact }]
    if (fact.kind === 'formula') {
      const at = sumOf(fact.node)
      return at && lettersOf(at).size === 0 ? [{ at, fact }] : []
    }
    const at = valueOf(fact, x)
    return at ? [{ at: constant(at), fact }] : []
  })
}

const relations = 'verify|check the? relation|relations|relationship|relationships'

/** "... and find their sum", "and verify the relationship between the zeroes and the coefficients" */
function besidesIn(question: Question) {
  const joins = 'and|also|then|hence'
  const found =
    phrase(
      question,
      `${relations} between? zeroes coefficients`,
      `verify|check zeroes * ${joins} relation|relations|relationship between? zeroes? coefficients`,
    ) ??
    phrase(question, `${joins} sum and product zeroes?`, 'sum and product zeroes? also') ??
    phrase(question, `${joins} sum|product zeroes?`, '. sum|product zeroes?', 'sum|product zeroes also|bhi')
  const has = (word: string): boolean =>
    found?.taken.some((item) => item.kind === 'word' && item.text === word) ?? false
  const also: Given['also'] = !found
    ? []
    : has('coefficients')
      ? ['relations']
      : [...(has('sum') ? ['sum' as const] : []), ...(has('product') ? ['product' as const] : [])]
  return { also, said: told(question, found).said }
}

/** The value of a polynomial at places that hold roots, or at several; whether numbers are its zeroes. */
export const valuesOfPolynomial = recogniser<Given>({
  id: 'values-of-a-polynomial',
  solution,
  last: true,
  cues: ['#formula'],
  words: [
    'polynomial',
    'quadratic',
    'cubic',
    'expression',
    'zeroes',
    'verify',
    'check',
    'whether',
    'show',
    'and',
    'both',
    'or',
    'not',
    'at',
    'when',
    'prove',
    'roots',
  ],
  examples: [
    'If p(x) = x² − 4x + 1, find p(2 + √3).',
    'verify that 3, -1 are zeroes of x^2 - 2x - 3',
    'if p of x is equal to two x cube minus three x square plus four find p of minus two',
    'Show that 2 + √3 is a zero of x² − 4x + 1.',
  ],
  refuses: [
    'p(x) = x^2 - 5x + 6 find q(2), q(3)',
    'p(x) = x^2 - 5x + k find p(2), p(3)',
    'Find the sum of the zeroes 3, -1 of x^2 - 2x - 3.',
    'If 3 is a zero of x^2 - 2x - 3, verify that the other zero is negative.',
    'p(x) = x^2 - 5x + 6 find p(2) + p(3)',
  ],
  read: (question) => {
    const main = polynomialIn(question)
    if (!main) return null
    const isOfZeroes = question.words.some((word) => /^(?:zeroes|roots)$/.test(word))
    const isWhether =
      question.words.some((word) => /^(?:verify|check|whether|show|prove|or)$/.test(word)) ||
      /^(?:is|are)$/.test(question.words[0] ?? '')
    // "p of minus two"
    const spoken = phrase(question, `@p:letter of #n`)
    const isSpoken = spoken?.facts.p.name === (main.fact.name === '' ? 'p' : main.fact.name)
    const own = isOfZeroes
      ? zeroesClaimed(question, main.fact, main.x)
      : isSpoken && spoken
        ? spoken.taken.flatMap((item): readonly Place[] =>
            item.kind === 'number' ? [{ at: constant(item.value), fact: item }] : [],
          )
        : placesIn(question, main.fact, main.x)
    // "find their sum and verify that it is 5"
    if (isOfZeroes && phrase(question, 'that it #n')) return null
    if (own.length === 0 || (isOfZeroes && !isWhether) || (!isOfZeroes && isWhether)) return null
    const name = main.fact.name === '' ? 'p' : main.fact.name
    const { also, said } = isOfZeroes ? besidesIn(question) : { also: [], said: [] }
    if (also.length > 0 && own.length !== main.coefficients.length - 1) return null
    return {
      given: {
        coefficients: main.coefficients,
        letter: main.x,
        name,
        places: own.map(({ at }) => at),
        asked: isOfZeroes ? 'zeroes' : 'values',
        ...(also.length > 0 && { also }),
      },
      said,
      used: [
        main.fact,
        ...own.map(({ fact }) => fact),
        ...lettersNamed(question, main.x),
        ...(isSpoken && spoken ? [spoken.facts.p] : []),
      ],
    }
  },
})
