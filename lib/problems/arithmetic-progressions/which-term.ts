import { listTex, ordinal, termOf } from './pieces/progression'
import { bracketed, fraction, isInteger, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Slip } from '../template'

interface Draw {
  readonly a: number
  readonly d: number
  readonly value: number
  readonly stem: 0 | 1 | 2
}

/** E.g. "Is 301 a term of the AP 5, 11, 17, ...? If it is, which term? ..." */
export const whichTerm = template<Draw>({
  id: 'ap-is-it-a-term',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-which-term'],
  marks: 2,
  draw: (random) => {
    const a = random.integer(-5, 40)
    const d = random.integer(3, 9) * random.pick([1, -1])
    const off = random.chance(0.5) ? 0 : random.integer(1, Math.abs(d) - 1)
    return { a, d, value: termOf(a, d, random.integer(11, 45)) + off, stem: random.pick([0, 1, 2] as const) }
  },
  pose: ({ a, d, value, stem }) => {
    const n = fraction(value - a + d, d)
    const whole = isInteger(n)
    const list = listTex(a, d)
    const ending = 'If it is, type the number of the term; if it is not, type "no".'
    const stories = [
      `Is $${value}$ a term of the AP $${list}$? ${ending}`,
      `Check whether $${value}$ is a term of the AP $${list}$ ${ending}`,
      `Does the AP $${list}$ contain the number $${value}$? If it does, type the number of the term; if it does not, type "no".`,
    ] as const
    return {
      question: stories[stem],
      rule: whole
        ? { kind: 'number', expected: `${n.n}` }
        : {
            kind: 'text',
            expected: 'no',
            synonyms: [
              'not a term',
              'no, it is not',
              'it is not a term',
              'no it is not',
              'not in the AP',
              'it is not',
              'no, it does not',
              'no it does not',
              'it does not',
            ],
          },
      answerFormat: 'string',
      hints: [
        'Suppose that it is the $n$th term and put it equal to $a + (n - 1)d$.',
        'What kind of number must $n$ be?',
      ],
      steps: [
        `Given: $a = ${a},\\ d = ${d}$. Let $a_n = ${value}$.`,
        earns(0.5, 'Formula: $a_n = a + (n - 1)d$'),
        earns(0.5, `$${value} = ${a} + (n - 1) \\times ${bracketed(d)}$`),
        `$(n - 1) \\times ${bracketed(d)} = ${value} - ${bracketed(a)} = ${value - a}$`,
        earns(0.5, `So $n - 1 = ${toTex(fraction(value - a, d))}$ and $n = ${toTex(n)}$.`),
        earns(
          0.5,
          whole
            ? `$n$ is a positive integer: yes, $${value}$ is the ${ordinal(Number(n.n))} term, so $n = ${n.n}$.`
            : `$n$ is not a positive integer. Hence $${value}$ is not a term of the AP: the answer is no.`,
        ),
      ],
      explanation:
        'The place of a term is counted 1, 2, 3, ..., so a fraction for $n$ means that there is no such term.',
    }
  },
  crossCheck: ({ a, d, value }) => {
    for (let n = 1, term = a; n <= 200; n++, term += d) if (term === value) return `${n}`
    return 'no'
  },
  slips: ({ a, d, value }) => {
    const steps = (value - a) / d
    return Number.isInteger(steps) ? isTermSlips(steps) : noTermSlips(a, d, value)
  },
})

const isTermSlips = (steps: number): readonly Slip[] => [
  { response: `${steps}`, note: 'That is $n - 1$, the number of steps. The place of the term is asked.', step: 5 },
  { response: `${steps + 2}`, note: 'The quotient is $n - 1$: add 1 to it once only.', step: 5 },
  { response: 'no', note: 'Solve $a + (n - 1)d =$ the number again, and look at what kind of number $n$ is.', step: 5 },
]

const noTermSlips = (a: number, d: number, value: number): readonly Slip[] => {
  const place = Math.floor((value - a) / d) + 1
  const near = 'Work out that term and compare it with the number in the question.'
  return distinctSlips('no', [
    { response: `${place}`, note: near, step: 6 },
    { response: `${place + 1}`, note: near, step: 6 },
    {
      response: toText(fraction(value - a + d, d)),
      note: 'You have solved the equation. Can the place of a term be such a number?',
      step: 6,
    },
    { response: 'yes', note: 'Solve for $n$, and look at what kind of number it is.', step: 6 },
  ])
}

/** E.g. "Which term of the AP 121, 117, 113, ... is its first negative term?" */
export const firstNegative = template({
  id: 'ap-first-negative-term',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-which-term'],
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: source.integer(40, 200), d: -source.integer(3, 9) }),
      ({ a, d }) => a % d !== 0,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ a, d, stem }) => {
    const n = Math.ceil(a / -d) + 1
    const list = listTex(a, d)
    const stories = [
      `Which term of the AP $${list}$ is its first negative term?`,
      `The AP $${list}$ goes down step by step. Find $n$ for which $a_n$ is the first negative term.`,
      `How many terms of the AP $${list}$ must be written until the first negative number appears? Count that number too.`,
    ] as const
    const endings = [
      `Hence the first negative term is the ${ordinal(n)} term.`,
      `Hence $n = ${n}$.`,
      `Hence ${n} terms must be written.`,
    ] as const
    const bound = fraction(a - d, -d)
    return {
      question: stories[stem],
      rule: { kind: 'number', expected: `${n}` },
      hints: [
        'You need the smallest $n$ for which $a_n < 0$.',
        'Form the inequality $a + (n - 1)d < 0$ and solve it for $n$.',
      ],
      steps: [
        `Given: $a = ${a},\\ d = ${d}$`,
        earns(0.5, 'For the first negative term, find the least $n$ with $a_n = a + (n - 1)d < 0$.'),
        `$${a} + (n - 1) \\times (${d}) < 0$`,
        `$${a - d} - ${-d}n < 0$, so $${-d}n > ${a - d}$`,
        earns(0.5, `$n > ${toTex(bound)}$`),
        earns(0.5, `$${toTex(bound)}$ lies between ${n - 1} and ${n}, and $n$ is an integer, so $n = ${n}$.`),
        earns(
          0.5,
          `Check: $a_{${n - 1}} = ${termOf(a, d, n - 1)}$ and $a_{${n}} = ${termOf(a, d, n)}$. ${endings[stem]}`,
        ),
      ],
      explanation: 'The terms decrease, so the first integer beyond the bound gives the first negative term.',
    }
  },
  crossCheck: ({ a, d }) => {
    let n = 1
    for (let term = a; term >= 0; term += d) n++
    return `${n}`
  },
  slips: ({ a, d }) => {
    const n = Math.ceil(a / -d) + 1
    return [
      { response: `${n - 1}`, note: 'That term is still positive: work out its value.', step: 6 },
      { response: `${n + 1}`, note: 'Work out the term just before that one as well.', step: 6 },
      {
        response: `${a + (n - 1) * d}`,
        note: 'That is the value of the term. Its place in the list is asked.',
        step: 7,
      },
    ]
  },
})
