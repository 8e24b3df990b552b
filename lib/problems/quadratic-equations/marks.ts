import { fraction } from '../../maths'
import { testMarks as solution } from '../../solutions/quadratic-equations/test-marks'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** The first subject has one of two marks; with `up` more there and `down` fewer in the other the product is given. */
interface Draw {
  readonly low: number
  readonly high: number
  readonly up: number
  readonly down: number
  readonly stem: 0 | 1 | 2
}

const pupils = [
  { name: 'Shefali', first: 'Mathematics', second: 'English', pronoun: 'she', marks: 'her marks' },
  { name: 'Harpreet', first: 'Science', second: 'Hindi', pronoun: 'he', marks: 'his marks' },
  { name: 'Ananya', first: 'Sanskrit', second: 'Mathematics', pronoun: 'she', marks: 'her marks' },
] as const

function story({ up, down, stem }: Draw, sum: number, product: number): string {
  const { name, first, second, pronoun, marks } = pupils[stem]
  const opening = [
    `In a class test, the sum of ${name}'s marks in ${first} and ${second} is ${sum}.`,
    `${name} has ${sum} marks in all in two class tests, one in ${first} and one in ${second}.`,
    `${name}'s marks in the ${first} test and in the ${second} test add up to ${sum}.`,
  ] as const
  return `${opening[stem]} Had ${pronoun} got ${up} more in ${first} and ${down} fewer in ${second}, the product of ${marks} would have been ${product}. Find both possible values of ${marks} in ${first}.`
}

/** E.g. "In a class test, the sum of Shefali's marks in Mathematics and English is 30. Had she got 2 marks more ..." */
export const wordMarks = template<Draw>({
  id: 'qe-word-marks',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-ages-marks-cost'],
  marks: 3,
  draw: (random) => {
    const low = random.integer(8, 18)
    return {
      low,
      high: low + random.integer(1, 7),
      up: random.integer(1, 4),
      down: random.integer(1, 5),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  things: ({ low, high }) =>
    [low, high].map((size) => ({ name: 'the marks in a class test', size, least: 5, most: 30 })),
  pose: (draw) => {
    const { low, high, up, down, stem } = draw
    const { first, second } = pupils[stem]
    const sum = low + high + up + down
    const product = (low + up) * (high + up)
    const given = { sum: fraction(sum), up: fraction(up), down: fraction(down), product: fraction(product) }
    const solved = solution.solve(given, { first, second })
    return {
      question: story(draw, sum, product),
      rule: { kind: 'roots', expected: solved.key },
      hints: [
        `Let the marks in ${first} be $x$. Write the marks in ${second} with the help of the sum.`,
        'Change both marks as the question says, and multiply the changed ones.',
        'Both roots may be possible marks: find the other marks for each root.',
      ],
      steps: solved.lines,
      explanation:
        'Both roots are positive and leave positive marks for the other test, so the story allows both: give both in the exam.',
    }
  },
  crossCheck: ({ low, high, up, down }) => {
    const sum = low + high + up + down
    return Array.from({ length: sum }, (_, marks) => marks)
      .filter((marks) => (marks + up) * (sum - marks - down) === (low + up) * (high + up))
      .join(', ')
  },
  slips: ({ low, high, up, down, stem }) =>
    distinctSlips(`${low}, ${high}`, [
      { response: `${low}`, note: 'That is one possible value. Can the other root be rejected?', step: 'other marks' },
      { response: `${high}`, note: 'That is one possible value. Can the other root be rejected?', step: 'other marks' },
      { response: `${-low}, ${-high}`, note: 'Check the signs: set each factor equal to zero.', step: 'zero' },
      {
        response: `${low + up}, ${high + up}`,
        note: 'Those are the marks after the change. The actual marks are asked.',
        step: 'last',
      },
      {
        response: `${low + up + down}, ${high + up + down}`,
        note: `Those are the marks in ${pupils[stem].second}: which subject did you call $x$?`,
        step: 'unknown',
      },
    ]),
})
