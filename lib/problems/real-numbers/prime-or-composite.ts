import {
  choiceOf,
  choiceSlips,
  drawOrder,
  letterAt,
  letterOf,
  arranged,
  type ItemNote,
} from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import { composite, compositeHcf, neither, oneLess, prime, primeHcf, type Kind } from './pieces/disguised'

const kinds = ['prime', 'composite', 'neither'] as const

const words: Readonly<Record<Kind | 'both', string>> = {
  prime: 'a prime number',
  composite: 'a composite number',
  neither: 'neither a prime nor a composite number',
  both: 'both a prime and a composite number',
}

const items = (kind: Kind) => [kind, ...kinds.filter((other) => other !== kind), 'both' as const] as const

const notes: Readonly<Record<Kind | 'both', ItemNote>> = {
  prime: ['A prime number has exactly two factors, 1 and itself. Count the factors of this one.', 'factors'],
  composite: ['A composite number has more than two factors. Can you name one besides 1 and itself?', 'factors'],
  neither: ['Only one natural number is neither prime nor composite. Work out this number first.', 'value'],
  both: ['A prime number has exactly two factors and a composite number has more: it cannot be both.', 'last'],
}

/** E.g. "The number 3 × 5 × 7 + 7 is: a prime number, a composite number, neither, both." */
export const primeOrComposite = template({
  id: 'rn-prime-or-composite',
  version: 4,
  topic: 'real-numbers',
  archetypes: ['rn-classify-number'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const one = random.chance(0.7) ? neither : oneLess
    return {
      number: random.pick([prime, primeHcf, composite, compositeHcf, one, one])(random),
      order: drawOrder(random, 4),
      stem: random.pick(['is', 'kind', 'says'] as const),
    }
  },
  pose: ({ number: { kind, told, value, lines }, order, stem }) => ({
    question: {
      is: `Complete the sentence: the number $${told}$ is ...`,
      kind: `What kind of number is $${told}$?`,
      says: `Kiran has to say what kind of number $${told}$ is. Which answer is correct?`,
    }[stem],
    ...choiceOf(
      items(kind).map((item) => words[item]),
      order,
    ),
    hints: [
      hasCommonFactor(kind, told) ? 'Do the two terms share a factor?' : 'Work out the number first.',
      'A prime number has exactly two factors, a composite number has more than two.',
    ],
    steps: [
      line('value', lines[0]),
      line('factors', lines[1]),
      earns(
        1,
        `So the number ${hasCommonFactor(kind, told) ? '' : `$${value}$ `}is ${words[kind]}: option (${letterOf(0, order)})`,
      ),
    ],
    explanation:
      'The natural numbers greater than 1 are either prime or composite, never both; the number 1 is neither of them.',
  }),
  crossCheck: ({ number: { kind, value }, order }) => {
    const factors = Array.from({ length: value }, (_, i) => i + 1).filter((d) => value % d === 0).length
    const found = factors === 1 ? 'neither' : factors === 2 ? 'prime' : 'composite'
    return letterAt(
      arranged(
        items(kind).map((item) => item === found),
        order,
      ).indexOf(true),
    )
  },
  slips: ({ number: { kind }, order }) =>
    choiceSlips(
      items(kind)
        .slice(1)
        .map((item) => notes[item]),
      order,
    ),
})

/** Whether the number is a sum or difference whose terms share a factor. */
const hasCommonFactor = (kind: Kind, told: string): boolean => kind === 'composite' && !told.includes('HCF')
