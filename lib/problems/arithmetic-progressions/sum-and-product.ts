import { story, sums, type AroundMiddle } from './pieces/terms-around-middle'
import { fraction, sumTex } from '../../maths'
import { sumAndProduct as solution } from '../../solutions/arithmetic-progressions/sum-and-product'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const term = (place: number): string =>
  sumTex([
    [1, 'a'],
    [place - 1, 'd'],
  ])

/** E.g. "The sum of the 3rd and the 7th terms of an AP is 6 and their product is 8. Find the sum of the first 16 terms." */
export const sumAndProduct = template({
  id: 'ap-sum-and-product-of-terms',
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-two-sums'],
  marks: 5,
  draw: (random): AroundMiddle => ({
    ...random.until(
      (source) => ({
        middle: source.integer(4, 20),
        d: source.integer(1, 5),
        place: source.integer(4, 7),
        away: source.integer(1, 2),
        n: source.integer(10, 20),
      }),
      (drawn) => {
        const [one, two] = sums({ ...drawn, stem: 0 })
        return drawn.middle !== drawn.away * drawn.d && one !== two && one !== 0 && two !== 0 && one !== -two
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ middle, d, place, away, n }) => ({
    low: place - away,
    high: place + away,
    sum: fraction(2 * middle),
    product: fraction(middle * middle - (away * d) ** 2),
    n,
  }),
  solution,
  ask: (draw) => {
    const { d, place } = draw
    return {
      question: story(draw),
      rule: { kind: 'roots', cases: { name: 'd', values: [`${d}`, `-${d}`] } },
      answerFormat: 'string',
      hints: [
        'Write both terms with $a_n = a + (n - 1)d$ and add them.',
        `The sum gives $${term(place)}$, the term midway between the two. Write both terms with it and $d$.`,
        'The product gives $d^2$, so there are two values of $d$ and two APs.',
      ],
      explanation:
        'The conditions do not tell which of the two terms is the greater one, so a rising and a falling AP both fit.',
    }
  },
  crossCheck: (draw) => {
    const { middle, d, place, away, n } = draw
    const product = (middle - away * d) * (middle + away * d)
    const found = new Set<number>()
    for (let a = -60; a <= 60; a++)
      for (let step = -6; step <= 6; step++) {
        const [low, high] = [a + (place - away - 1) * step, a + (place + away - 1) * step]
        if (low + high === 2 * middle && low * high === product)
          found.add(Array.from({ length: n }, (_, index) => a + index * step).reduce((sum, value) => sum + value, 0))
      }
    return [...found].join(', ')
  },
  slips: (draw) => {
    const [one, two] = sums(draw)
    return distinctSlips(`${one}, ${two}`, [
      {
        response: `${one}`,
        note: 'That is one value. $d^2$ is known, so how many values can $d$ have?',
        step: 'two differences',
      },
      {
        response: `${two}`,
        note: 'That is one value. $d^2$ is known, so how many values can $d$ have?',
        step: 'two differences',
      },
      {
        response: `${2 * one}, ${2 * two}`,
        note: 'The factor in the sum is $\\frac{n}{2}$, not $n$.',
        step: 'rising sum',
      },
      {
        response: `${draw.d}, ${-draw.d}`,
        note: 'Those are the common differences. Go on to the sums.',
        step: 'last',
      },
    ])
  },
})
