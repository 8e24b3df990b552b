import { progressionWords } from './progression'
import {
  differenceWithLetters as solution,
  type Given,
} from '../../../solutions/arithmetic-progressions/difference-with-letters'
import type { Fact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { lettersNamed, onlyList } from '../../question/pick'
import { exactly, termsOf } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { divide, fraction, multiply, one as unit, zero, type Fraction } from '../../../maths/fraction'
import { polynomials } from '../../../maths/quotient'
import { newBudget } from '../../../maths/sum'
import { bigGcd } from '../../../maths/integer'

/** px + q, and whether it stands over the letter. */
interface Term {
  readonly p: Fraction
  readonly q: Fraction
  /** '' of a number. */
  readonly letter: string
  readonly over: boolean
}

/** "k ≠ 0" says that the letter of "1/3k" stands below the line. */
const below = (node: Node): Node =>
  node.kind === 'binary' && node.operation === '*' && node.left.kind === 'binary' && node.left.operation === '/'
    ? { ...node.left, right: { kind: 'binary', operation: '*', left: node.left.right, right: node.right } }
    : node

function termIn(node: Node): Term | null {
  const read = exactly(node)
  const value = read && polynomials(read, newBudget())
  const [top, bottom] = [value && termsOf(value.top), value && termsOf(value.bottom)]
  const [under, ...more] = bottom ?? []
  const names = new Set([...(top?.keys() ?? []), under?.[0] ?? ''].filter((name) => name !== ''))
  const [letter = ''] = names
  if (!top || !under || more.length > 0 || names.size > 1 || !/^[a-z]?$/.test(letter)) return null
  return {
    p: letter === '' ? zero : divide(top.get(letter) ?? zero, under[1]),
    q: divide(top.get('') ?? zero, under[1]),
    letter,
    over: under[0] !== '',
  }
}

/** The least factor that clears the denominators of all terms. */
const clearing = (terms: readonly Term[]): Fraction =>
  fraction(terms.flatMap(({ p, q }) => [p.d, q.d]).reduce((all, d) => (all / bigGcd(all, d)) * d, 1n))

const isNotZero = (fact: Fact): boolean =>
  fact.kind === 'equation' && fact.relation === '!=' && fact.sides[0]?.kind === 'letter'

/** "Find the common difference of the AP x - 7, x - 2, x + 3, ..." */
export const differenceWithLetters = recogniser<Given>({
  id: 'difference-with-letters',
  solution,
  cues: ['difference', 'ap'],
  words: [...progressionWords, 'what', 'must', 'be', 'added', 'each', 'next'],
  examples: [
    'Find the common difference of the AP 8k, 14k, 20k, ...',
    'The list x - 7, x - 2, x + 3, ... is an AP. What is its common difference d?',
    'What must be added to each term of the AP k + 3, k - 4, k - 11, ... to get the next term? Give this common difference d.',
    'common difference of ap 1/3k, (1-15k)/3k, (1-30k)/3k, ... (k ≠ 0)',
    'ap 2p+1, 2p+5, 2p+9,... ka common difference nikalo',
    'The common difference of the AP 1/3, (1 − 3b)/3, (1 − 6b)/3, … is',
    'Write the first term and the common difference of the AP 1/m, (1-m)/m, (1-2m)/m, ...',
  ],
  refuses: [
    'Find the common difference and the next term of the AP 8k, 14k, 20k, ...',
    'Find the 10th term of the AP x - 7, x - 2, x + 3, ...',
    'For which k do 8k, 14k, 20k + 2, ... have the common difference 6?',
    'Find the second term and the common difference of the AP 8k, 14k, 20k, ...',
  ],
  read: (question) => {
    const list = onlyList(question)
    const conditions = factsOf(question, 'equation').filter(isNotZero)
    const first = phrase(question, 'first term')
    const isAsked =
      (question.words.includes('difference') || lettersNamed(question, 'd').length > 0) &&
      !['second', 'third'].some((word) => question.words.includes(word)) &&
      (first !== null || !question.words.includes('first'))
    if (!list || list.end || !isAsked || (question.words.includes('next') && !question.words.includes('added')))
      return null
    const terms = list.items.map((node) => termIn(conditions.length > 0 ? below(node) : node))
    const read = terms.filter((term) => term !== null)
    const [one, two, three, ...more] = read
    if (!one || !two || !three || read.length < terms.length) return null
    const letter = read.find((term) => term.letter !== '')?.letter ?? ''
    const { over } = one
    if (letter === '' || read.some((term) => !['', letter].includes(term.letter) || term.over !== over)) return null
    const by = over ? clearing(read) : unit
    const cleared = ({ p, q }: Term) => ({ p: multiply(p, by), q: multiply(q, by) })
    return {
      given: {
        letter,
        terms: [cleared(one), cleared(two), cleared(three), ...more.map(cleared)],
        ...(over && { under: by }),
        ...(first && { first: true as const }),
      },
      used: [list, ...conditions, ...lettersNamed(question, 'd', ...(first ? ['a'] : []))],
      said: told(question, first).said,
    }
  },
  before: ({ first }) => (first ? '' : 'd = '),
})
