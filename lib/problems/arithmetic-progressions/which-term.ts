import { listTex, termOf } from './pieces/progression'
import { isItATerm as solution } from '../../solutions/arithmetic-progressions/is-it-a-term'
import { progression } from '../../solutions/arithmetic-progressions/pieces/progression'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'

interface Draw {
  readonly a: number
  readonly d: number
  readonly value: number
  readonly stem: 0 | 1 | 2
}

const isTerm = (a: number, d: number, value: number): boolean => Number.isInteger((value - a) / d)

const notATerm = [
  'not a term',
  'no, it is not',
  'it is not a term',
  'no it is not',
  'not in the AP',
  'it is not',
  'no, it does not',
  'no it does not',
  'it does not',
]

/** E.g. "Is 301 a term of the AP 5, 11, 17, ...? If it is, which term? ..." */
export const whichTerm = template({
  id: 'ap-is-it-a-term',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-which-term'],
  marks: 2,
  draw: (random): Draw => {
    const a = random.integer(-5, 40)
    const d = random.integer(3, 9) * random.pick([1, -1])
    const off = random.chance(0.5) ? 0 : random.integer(1, Math.abs(d) - 1)
    return { a, d, value: termOf(a, d, random.integer(11, 45)) + off, stem: random.pick([0, 1, 2] as const) }
  },
  given: ({ a, d, value }) => ({ ...progression(a, d), value: fraction(value) }),
  solution,
  ask: ({ a, d, value, stem }) => {
    const list = listTex(a, d)
    const ending = 'If it is, type the number of the term; if it is not, type "no".'
    const stories = [
      `Is $${value}$ a term of the AP $${list}$? ${ending}`,
      `Check whether $${value}$ is a term of the AP $${list}$ ${ending}`,
      `Does the AP $${list}$ contain the number $${value}$? If it does, type the number of the term; if it does not, type "no".`,
    ] as const
    return {
      question: stories[stem],
      rule: isTerm(a, d, value) ? { kind: 'number' } : { kind: 'text', synonyms: notATerm },
      answerFormat: 'string',
      hints: [
        'Suppose that it is the $n$th term and put it equal to $a + (n - 1)d$.',
        'What kind of number must $n$ be?',
      ],
      explanation:
        'The place of a term is counted 1, 2, 3, ..., so a fraction for $n$ means that there is no such term.',
    }
  },
  crossCheck: ({ a, d, value }) => {
    for (let n = 1, term = a; n <= 200; n++, term += d) if (term === value) return `${n}`
    return 'no'
  },
  slips: ({ a, d, value }) => (isTerm(a, d, value) ? isTermSlips((value - a) / d) : noTermSlips(a, d, value)),
})

const isTermSlips = (steps: number): readonly Slip[] => [
  {
    response: `${steps}`,
    note: 'That is $n - 1$, the number of steps. The place of the term is asked.',
    step: 'place',
  },
  { response: `${steps + 2}`, note: 'The quotient is $n - 1$: add 1 to it once only.', step: 'place' },
  {
    response: 'no',
    note: 'Solve $a + (n - 1)d =$ the number again, and look at what kind of number $n$ is.',
    step: 'place',
  },
]

const noTermSlips = (a: number, d: number, value: number): readonly Slip[] => {
  const place = Math.floor((value - a) / d) + 1
  const near = 'Work out that term and compare it with the number in the question.'
  return distinctSlips('no', [
    { response: `${place}`, note: near, step: 'last' },
    { response: `${place + 1}`, note: near, step: 'last' },
    {
      response: toText(fraction(value - a + d, d)),
      note: 'You have solved the equation. Can the place of a term be such a number?',
      step: 'last',
    },
    { response: 'yes', note: 'Solve for $n$, and look at what kind of number it is.', step: 'last' },
  ])
}
