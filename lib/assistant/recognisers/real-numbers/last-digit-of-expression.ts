import {
  digitOf,
  lastDigitOfExpression as solution,
  type Given,
} from '../../../solutions/real-numbers/last-digit-of-expression'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import type { Node } from '../../question/reading'
import { isInteger } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

/** 2 and 5 of 2^n × 5^n; null for anything but a product of powers with the same exponent. */
function basesOf(node: Node, letter: string): readonly number[] | null {
  if (node.kind === 'bracket') return basesOf(node.of, letter)
  if (node.kind !== 'binary') return null
  if (node.operation === '*') {
    const [left, right] = [basesOf(node.left, letter), basesOf(node.right, letter)]
    return left && right && [...left, ...right]
  }
  const power = node.right.kind === 'bracket' ? node.right.of : node.right
  const base = node.operation === '^' && power.kind === 'letter' && power.name === letter ? rational(node.left) : null
  return base && isInteger(base) && base.n > 0n && base.n < 1000n ? [Number(base.n)] : null
}

function termsOf(node: Node, letter: string, sign: 1 | -1 = 1): Given['terms'] | null {
  if (node.kind === 'bracket') return termsOf(node.of, letter, sign)
  if (node.kind === 'binary' && (node.operation === '+' || node.operation === '-')) {
    const [left, right] = [
      termsOf(node.left, letter, sign),
      termsOf(node.right, letter, node.operation === '-' ? (sign < 0 ? 1 : -1) : sign),
    ]
    return left && right && [...left, ...right]
  }
  const bases = basesOf(node, letter)
  return bases && [{ sign, bases }]
}

/** 8 and 5^n + 6^n of 8(5^n + 6^n). */
function factorOf(node: Node): { readonly factor?: number; readonly of: Node } {
  const factor = node.kind === 'binary' && node.operation === '*' ? rational(node.left) : null
  return factor && isInteger(factor) && factor.n > 0n && factor.n < 1000n && node.kind === 'binary'
    ? { factor: Number(factor.n), of: node.right }
    : { of: node }
}

export const lastDigitInExpression = recogniser<Given>({
  id: 'last-digit-of-expression',
  solution,
  story: true,
  cues: ['digit', 'digits', 'ends'],
  words: ['natural', 'number', 'positive', 'integers', 'any', 'all', 'every', 'always'],
  examples: [
    'The last digit of 6^n − 5^n, where n is a natural number, is',
    'with which digit does 2^n × 5^n always end if n is a natural number',
    '6^n ka unit digit kya hoga',
  ],
  refuses: [
    'What is the last digit of 6^n − 5^n + 1?',
    'What is the last digit of 2^n, where n is a natural number?',
    'What is the first digit of 6^n − 5^n?',
    'What is the last digit of 6^n − 5^n where n is odd?',
    'Can the last digit of 6^n − 5^n be 3?',
  ],
  read: (question) => {
    const asked =
      phrase(question, 'last|unit|units|ones digit') ??
      phrase(question, 'with? which|what digit * end|ends') ??
      phrase(question, 'ends? with|in which|what digit') ??
      (question.options.length > 0 ? phrase(question, 'always ends with|in') : null)
    const [fact, ...more] = factsOf(question, 'formula')
    const { factor, of } = fact ? factorOf(fact.node) : {}
    const letter = ['n', 'm', 'k', 'x'].find((name) => of && termsOf(of, name) !== null)
    const terms = of && letter !== undefined ? termsOf(of, letter) : null
    const isClaim =
      phrase(question, 'can|is|be|if|whether * #d') ?? phrase(question, 'check|whether|show|prove|explain')
    if (!asked || !fact || !terms || letter === undefined || more.length > 0 || isClaim) return null
    const given = { terms, letter, ...(factor !== undefined && { factor }) }
    const stated = told(question, asked)
    return digitOf(given) === null
      ? null
      : { given, said: stated.said, used: [...stated.used, fact, ...lettersNamed(question, letter)] }
  },
  before: () => 'Last digit: ',
})
