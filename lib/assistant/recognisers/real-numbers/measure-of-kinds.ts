import { measureOfKinds as solution, type Given, type Kind } from '../../../solutions/real-numbers/measure-of-kinds'
import { says } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const numbers = 'number|integers|natural'

const kinds: readonly (readonly [Kind, readonly string[]])[] = [
  ['consecutive even', [`two consecutive positive? even ${numbers}`, 'two consecutive even']],
  ['consecutive odd', [`two consecutive positive? odd ${numbers}`, 'two consecutive odd']],
  ['consecutive', [`two consecutive positive? natural? ${numbers}`, `any two consecutive ${numbers}`]],
  ['coprime', [`two? positive? coprime positive? ${numbers}`, 'coprime', `two? co prime ${numbers}?`]],
  ['primes', [`two? distinct|different prime ${numbers}`, 'two? distinct|different primes']],
]

/** The letters that the two are called: one pair, however often it is named. */
function namesIn({ facts }: Question): readonly [string, string] | 'none' | null {
  const letters = facts.flatMap((fact) => {
    if (fact.kind === 'letter') return [fact.name]
    const isPair = fact.kind === 'point' && fact.x.kind === 'letter' && fact.y.kind === 'letter'
    return isPair && fact.x.kind === 'letter' && fact.y.kind === 'letter' ? [fact.x.name, fact.y.name] : ['']
  })
  const [p, q, ...more] = [...new Set(letters)]
  if (p === undefined) return 'none'
  return q !== undefined && p !== '' && q !== '' && more.length === 0 ? [p, q] : null
}

/** The HCF or the LCM of two numbers of which no more is told than their kind. */
export const measureOfKinds = recogniser<Given>({
  id: 'measure-of-kinds',
  solution,
  last: true,
  cues: ['hcf', 'lcm'],
  words: 'hcf lcm number two positive natural integers any always coprime prime primes their'.split(' '),
  examples: [
    'If p and q are two coprime numbers then HCF (p, q) is',
    'What is the HCF of two consecutive even numbers?',
    'the HCF of two consecutive natural numbers is (a) 0 (b) 1 (c) 2 (d) the smaller',
    'What is the LCM of two distinct prime numbers p and q?',
    'If p and q are two distinct prime numbers, write their HCF and LCM.',
    'If two positive integers p and q are co-prime, what is their LCM?',
  ],
  refuses: [
    'What is the HCF of three consecutive even numbers?',
    'What is the LCM of two consecutive even numbers?',
    'What is the HCF of two coprime numbers 4p and 6q?',
    'If p and q are coprime, what is the HCF of p² and pq?',
    'What is the HCF of two numbers that are not coprime?',
    'What is the HCF of two prime numbers p and q?',
    'The HCF of two coprime numbers is 1 and their product is 117. What is their LCM?',
  ],
  read: (question) => {
    const names = namesIn(question)
    const [hcf, lcm] = [says(question, 'hcf'), says(question, 'lcm')]
    if (names === null || !(hcf || lcm) || question.words.some((word) => /^(?:not|no|three)$/.test(word))) return null
    for (const [kind, patterns] of kinds) {
      const found = phrase<string>(question, ...patterns)
      if (!found) continue
      const given: Given = {
        kind,
        measure: hcf && lcm ? 'both' : hcf ? 'HCF' : 'LCM',
        names: names === 'none' ? null : names,
      }
      if (solution.objection(given) !== null) return null
      return { given, used: question.facts, said: told(question, found).said }
    }
    return null
  },
  before: ({ measure }) => (measure === 'both' ? '' : `${measure} = `),
})
