import { fraction } from '../../maths'
import { missingTerms as solution } from '../../solutions/arithmetic-progressions/missing-terms'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

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

const placesOf = ({ given: [first, second] }: Draw): readonly [number, number] => {
  const [one = 0, two = 0] = [0, 1, 2, 3].filter((place) => place !== first && place !== second)
  return [one, two]
}

const answer = (p: number, q: number): string => `p = ${p}, q = ${q}`

/** E.g. "p, 13, q, 3 are four terms of an AP, in this order. Find p and q." */
export const missingTerms = template({
  id: 'ap-missing-between',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-missing-terms'],
  marks: 2,
  draw: (random): Draw => ({
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
  given: (draw) => {
    const { a, d, given } = draw
    const known = (place: number) => ({ place: place + 1, value: fraction(a + place * d) })
    const [p, q] = placesOf(draw)
    return {
      known: [known(given[0]), known(given[1])] as const,
      missing: [
        { place: p + 1, letter: 'p' },
        { place: q + 1, letter: 'q' },
      ],
    }
  },
  solution,
  ask: ({ a, d, given, stem }) => {
    const list = listWith(a, d, given)
    return {
      question: (
        [
          `The numbers $${list}$ are in AP. Find $p$ and $q$.`,
          `Two terms of the AP $${list}$ are missing and are called $p$ and $q$. Find both of them.`,
          `For which numbers $p$ and $q$ is the list $${list}$ an AP?`,
        ] as const
      )[stem],
      rule: { kind: 'pair' },
      hints: [
        'Count the steps of $d$ from one known term to the other.',
        'With $d$ known, go one step forward or backward from a known term.',
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
