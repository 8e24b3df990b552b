import { termOf } from './pieces/progression'
import { bracketed } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

/** The AP a, a + d, a + 2d, a + 3d with the terms at two places (0 to 3) given and p, q in the other two. */
interface Draw {
  readonly a: number
  readonly d: number
  readonly given: readonly [number, number]
  readonly stem: 0 | 1 | 2
}

/** "p,\ 13,\ q,\ 3": four terms of an AP, those at the given places (0 to 3) as numbers and the others as p and q. */
function listWith(a: number, d: number, given: readonly [number, number]): string {
  const letters = ['p', 'q'].values()
  return [0, 1, 2, 3]
    .map((place) => (given.includes(place) ? `${a + place * d}` : `${letters.next().value ?? ''}`))
    .join(',\\ ')
}

/** 1 -> "first" */
const ordinalWord = (n: number): string => ['first', 'second', 'third', 'fourth'][n - 1] ?? `${n}th`

const placesOf = ({ given: [first, second] }: Draw): readonly [number, number] => {
  const [one = 0, two = 0] = [0, 1, 2, 3].filter((place) => place !== first && place !== second)
  return [one, two]
}

const answer = (p: number, q: number): string => `p = ${p}, q = ${q}`

/** E.g. "p, 13, q, 3 are four terms of an AP, in this order. Find p and q." */
export const missingTerms = template<Draw>({
  id: 'ap-missing-between',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-missing-terms'],
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: source.integer(-15, 30), d: source.integer(2, 12) * source.pick([1, -1]) }),
      ({ a, d }) => [0, 1, 2, 3].every((place) => a + place * d !== 0),
    ),
    given: random.pick([
      [0, 3],
      [1, 3],
      [0, 2],
    ] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { a, d, given, stem } = draw
    const [first, second] = [given[0] + 1, given[1] + 1]
    const [low, high] = [termOf(a, d, first), termOf(a, d, second)]
    const [p, q] = placesOf(draw)
    const list = listWith(draw.a, draw.d, given)
    const line = (place: number, letter: string): string => {
      const value = a + place * d
      const step = bracketed(d)
      return place < given[0]
        ? `$${letter} = a_${place + 1} = ${low} - ${step} = ${value}$`
        : place === given[0] + 1
          ? `$${letter} = a_${place + 1} = ${low} + ${step} = ${value}$`
          : `$${letter} = a_${place + 1} = ${place > given[1] ? high : a + (place - 1) * d} + ${step} = ${value}$`
    }
    return {
      question: (
        [
          `The numbers $${list}$ are in AP. Find $p$ and $q$.`,
          `Two terms of the AP $${list}$ are missing and are called $p$ and $q$. Find both of them.`,
          `For which numbers $p$ and $q$ is the list $${list}$ an AP?`,
        ] as const
      )[stem],
      rule: { kind: 'pair', expected: answer(a + p * d, a + q * d) },
      hints: [
        'Count the steps of $d$ from one known term to the other.',
        'With $d$ known, go one step forward or backward from a known term.',
      ],
      steps: [
        `Given: the ${ordinalWord(first)} term is $${low}$ and the ${ordinalWord(second)} term is $${high}$. Let the common difference be $d$.`,
        earns(
          0.5,
          `There are ${second - first} steps between them: $${second - first}d = ${high} - ${bracketed(low)} = ${high - low}$`,
          'steps',
        ),
        earns(0.5, `So $d = \\frac{${high - low}}{${second - first}} = ${d}$.`),
        earns(0.5, line(p, 'p')),
        earns(0.5, line(q, 'q')),
        `Hence $p = ${a + p * d}$ and $q = ${a + q * d}$.`,
      ],
      explanation: 'Two terms of an AP fix it: their difference is shared out equally over the steps between them.',
    }
  },
  crossCheck: (draw) => {
    const values = draw.given.map((place) => draw.a + place * draw.d)
    const [p, q] = placesOf(draw)
    for (let start = -200; start <= 200; start++)
      for (let step = -20; step <= 20; step++)
        if (draw.given.every((place, index) => start + place * step === values[index]))
          return `q = ${start + q * step}, p = ${start + p * step}`
    return ''
  },
  slips: (draw) => {
    const { a, d, given } = draw
    const [p, q] = placesOf(draw)
    const low = a + given[0] * d
    const from = (place: number, step: number) => low + (place - given[0]) * step
    const steps = given[1] - given[0]
    return distinctSlips(answer(a + p * d, a + q * d), [
      {
        response: answer(from(p, -d), from(q, -d)),
        note: 'Later term minus earlier term: check the sign of $d$.',
        step: 'steps',
      },
      {
        response: answer(from(p, steps * d), from(q, steps * d)),
        note: 'The two known terms are not neighbours: how many steps lie between them?',
        step: 'steps',
      },
      { response: answer(a + q * d, a + p * d), note: 'The right numbers, on the wrong letters.', step: 'last' },
    ])
  },
})
