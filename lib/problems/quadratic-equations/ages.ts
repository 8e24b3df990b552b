import { fraction } from '../../maths'
import { ageProduct as solution } from '../../solutions/quadratic-equations/age-product'
import { template } from '../template'

interface Ages {
  readonly child: number
  readonly older: number
  readonly later: number
  readonly stem: 0 | 1 | 2
}

const stories = [
  ({ child, older, later }: Ages) =>
    `Rohan's mother is ${older} years older than him. The product of their ages (in years) ${later} years from now will be ${(child + later) * (child + older + later)}. Find Rohan's present age.`,
  ({ child, older, later }: Ages) =>
    `Farida is ${older} years younger than her father. After ${later} years the product of their ages, in years, will be ${(child + later) * (child + older + later)}. How old is Farida now?`,
  ({ child, older, later }: Ages) =>
    `Joseph is ${older} years younger than his uncle. The product of their ages (in years) ${later} years from now will be ${(child + later) * (child + older + later)}. Find Joseph's present age.`,
] as const

/** The younger person, and the older one as seen from there. */
const people = [
  ['Rohan', 'his mother'],
  ['Farida', 'her father'],
  ['Joseph', 'his uncle'],
] as const

/** E.g. "Rohan's mother is 26 years older than him. The product of their ages 3 years from now will be 360. ..." */
export const wordAges = template({
  id: 'qe-word-ages',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-ages-marks-cost'],
  marks: 3,
  draw: (random): Ages => ({
    child: random.integer(5, 18),
    older: random.integer(21, 34),
    later: random.integer(2, 8),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ child, older }) => [
    { name: 'the age of the child', size: child, least: 5, most: 18, unit: 'years' },
    { name: 'how much older the grown-up is', size: older, least: 21, most: 34, unit: 'years' },
  ],
  given: ({ child, older, later }) => ({
    older: fraction(older),
    later: fraction(later),
    product: fraction((child + later) * (child + older + later)),
  }),
  solution,
  manner: ({ stem }) => ({ young: people[stem][0], old: people[stem][1] }),
  ask: (draw) => {
    const { later, stem } = draw
    const [young] = people[stem]
    return {
      question: stories[stem](draw),
      rule: { kind: 'number', unit: 'years' },
      hints: [
        `Let ${young}'s present age be $x$ years.`,
        `Write both ages ${later} years from now before you multiply.`,
        'An age cannot be negative.',
      ],
      explanation: 'Both persons grow older by the same number of years, so the number is added to both ages.',
    }
  },
  crossCheck: ({ child, older, later }) => {
    const wanted = (child + later) * (child + older + later)
    const age = Array.from({ length: 90 }, (_, index) => index + 1).find(
      (x) => (x + later) * (x + older + later) === wanted,
    )
    return `${age} years`
  },
  slips: ({ child, older, later, stem }) => [
    {
      response: `${child + later}`,
      note: `That is the age ${later} years from now. The question asks for the present age.`,
      step: 'last',
    },
    {
      response: `${child + older}`,
      note: `That is the present age of ${people[stem][1]}. The question asks for ${people[stem][0]}'s.`,
      step: 'last',
    },
    {
      response: `${-(child + older + 2 * later)}`,
      note: 'An age cannot be negative: reject that root.',
      step: 'rejected',
    },
  ],
})
