import { consecutiveProduct as solution, type Given } from '../../../solutions/real-numbers/consecutive-product'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { polynomialIn } from '../../question/polynomial'
import type { Fact } from '../../question/fact'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { toText } from '../../../maths/fraction'
import { nodeTex } from '../../../reading/tree/tex'

/** The factors of what is a product of consecutive integers, by its coefficients. */
const factored: Readonly<Record<string, string>> = {
  '1,1,0': 'n(n + 1)',
  '1,-1,0': '(n - 1)n',
  '1,0,-1,0': '(n - 1)n(n + 1)',
  '1,3,2,0': 'n(n + 1)(n + 2)',
  '1,-3,2,0': '(n - 2)(n - 1)n',
}

function writtenIn(facts: readonly Fact[]) {
  const [fact] = facts.filter(({ kind }) => kind === 'formula')
  const polynomial = fact && polynomialIn(fact)
  const factors = polynomial ? factored[polynomial.coefficients.map(toText).join(',')] : undefined
  if (!fact || !('node' in fact) || !polynomial || factors === undefined) return null
  const named = factors.replaceAll('n', polynomial.letter)
  const count = polynomial.coefficients.length === 3 ? (2 as const) : (3 as const)
  return { fact, count, letter: polynomial.letter, tex: nodeTex(fact.node), factors: named }
}

const kinds = 'positive|natural|whole|integers|integer|number'

function productIn(question: Question) {
  for (const [count, name] of [
    [2, 'two'],
    [3, 'three'],
  ] as const) {
    const numbers = [`${name} consecutive ${kinds} ${kinds}`, `${name} consecutive ${kinds}`]
    const found = phrase(question, ...numbers.flatMap((some) => [`product any? ${some}`, `${some} product`]))
    if (found) return { count, found }
  }
  return null
}

export const consecutiveProduct = recogniser<Given>({
  id: 'product-of-consecutive-integers',
  solution,
  asPart: true,
  cues: ['divisible', 'consecutive'],
  words: [
    'prove',
    'show',
    'proof',
    'always',
    'every',
    'any',
    'all',
    'positive',
    'natural',
    'integers',
    'integer',
    'number',
    'where',
    'when',
  ],
  examples: [
    'Show that the product of three consecutive positive integers is divisible by 6.',
    'prove that the product of two consecutive integers is even',
    'Prove that the product of two consecutive positive integers is divisible by 2.',
    'prove that n^3 - n is divisible by 6 for every positive integer n',
    'Show that n² − n is divisible by 2 for any positive integer n.',
  ],
  refuses: [
    'Show that the product of three consecutive positive integers is divisible by 12.',
    'Show that the product of three consecutive odd integers is divisible by 6.',
    'Show that n³ + n is divisible by 6 for every positive integer n.',
    'The product of three consecutive positive integers is divisible by 6. Find the integers.',
    'Show that the sum of three consecutive positive integers is divisible by 3.',
    'Show that the product of two consecutive positive integers is divisible by 6.',
  ],
  read: (question) => {
    const asked = phrase(question, 'prove|show|proof')
    const product = productIn(question)
    const written = product ? null : writtenIn(question.facts)
    const divisible = phrase(question, 'divisible #m')
    const even = divisible ? null : phrase(question, 'even number?')
    const count = product?.count ?? written?.count ?? 2
    const by = divisible ? Number(divisible.numbers.m.n) : even ? 2 : 0
    const isSo = by === 2 || (count === 3 && (by === 3 || by === 6))
    if (!asked || !(product ?? written) || !isSo || (divisible && divisible.numbers.m.d !== 1n)) return null
    const stated = told(question, asked, product?.found ?? null, divisible, even)
    const letters = written ? lettersNamed(question, written.letter) : lettersNamed(question, 'n')
    return {
      given: { count, by, ...(written && { written: { tex: written.tex, factors: written.factors } }) },
      said: stated.said,
      used: [...stated.used, ...(written ? [written.fact] : []), ...letters],
    }
  },
  before: () => 'Hence ',
})
