import { asksTwice } from './words'
import { sectionNames } from './equal-parts'
import { exponentOfPrime as solution, type Given } from '../../../solutions/real-numbers/exponent-of-prime'
import { phrase, told } from '../../question/phrase'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'

/** 12 × 26 as its factors, 640 as itself; null for anything else. */
function factorsOf(node: Node): readonly Fraction[] | null {
  if (node.kind === 'binary' && node.operation === '*') {
    const [left, right] = [factorsOf(node.left), factorsOf(node.right)]
    return left && right && [...left, ...right]
  }
  return node.kind === 'number' ? [node.value] : null
}

const factorised = 'prime|primes factors|factorisation|factorization|factor? @n:number' as const

export const exponentOfPrime = recogniser<Given>({
  id: 'exponent-of-prime',
  solution,
  story: true,
  asPart: true,
  cues: ['exponent', 'power', 'times'],
  words: ['prime', 'primes', 'factor', 'factors', 'product', 'powers', 'different', 'number', 'factorisation', 'class'],
  examples: [
    'Find the exponent of 2 in the prime factorisation of 640.',
    'When 12 × 80 is written as a product of powers of different primes, what is the exponent of 2?',
    'How many times does the prime 3 occur as a factor in the prime factorisation of 162?',
    'exponent of 2 in prime factorisation of 144 kya hai',
  ],
  refuses: [
    'Find the exponent of 2 and the exponent of 5 in the prime factorisation of 640.',
    'Find the exponent of 2 in the prime factorisation of the HCF of 12 and 640.',
    'How many times does the digit 3 occur in 333?',
    'Find the exponent of 2 in 8x²',
  ],
  read: (question) => {
    const found =
      phrase(question, `exponent|power #p * ${factorised}`) ??
      phrase(question, '@n:number * product * primes|prime|factors * exponent|power #p') ??
      phrase(question, `how many times prime? factor? #p occurs|occur|appears|appear|comes|come * ${factorised}`)
    const numbers = found && factorsOf(found.facts.n.node)
    if (!found || !numbers || asksTwice(question)) return null
    const stated = told(question, found)
    // "..., the number of students of Class VIII"
    return {
      given: { prime: found.numbers.p, numbers },
      said: stated.said,
      used: [...stated.used, ...sectionNames(question)],
    }
  },
})
