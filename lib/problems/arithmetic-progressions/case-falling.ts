import { otherLast } from '../other-last'
import { fallingHints, fallingParts } from './pieces/falling-parts'
import { fallingScenes, type Falling } from './pieces/falling-scenes'
import { fallingSlips } from './pieces/falling-slips'
import { template } from '../template'

/** E.g. "A pump brings up 480 litres in the first hour and in each later hour 30 litres less than in the hour before. ..." */
export const caseFalling = template<Falling>({
  id: 'ap-case-falling',
  version: 3,
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-case-falling', 'ap-case-study'],
  marks: 4,
  draw: (random) => {
    const scene = random.pick([0, 1, 2, 3] as const)
    const { unit, first, fall } = fallingScenes[scene]
    return {
      scene,
      last: random.pick(['first terms', 'block'] as const),
      opening: random.pick(['term', 'fall'] as const),
      ...random.until(
        (source) => ({
          a: unit * source.integer(first[0], first[1]),
          d: unit * source.integer(fall[0], fall[1]),
          k: source.integer(4, 8),
          place: source.integer(6, 14),
          n: source.integer(8, 14),
          to: source.integer(11, 16),
          length: source.integer(4, 6),
        }),
        ({ a, d, k, place, n, to, length }) =>
          a - 16 * d > 0 &&
          d * (k - 1) !== a - d * (place - 1) &&
          new Set([k, place, n, to, to - length + 1]).size === 5 &&
          ![a, d].includes(place) &&
          ![a, d].includes(a - (k - 1) * d),
      ),
    }
  },
  things: ({ scene, a, d }) => {
    const { unit, first, fall } = fallingScenes[scene]
    return [
      { name: 'the first amount', size: a, least: unit * first[0], most: unit * first[1] },
      { name: 'how much it falls each time', size: d, least: unit * fall[0], most: unit * fall[1] },
    ]
  },
  otherwise: (draw) => otherLast(draw, 'first terms', 'block'),
  pose: (draw) => ({
    question: fallingScenes[draw.scene].story(draw),
    parts: fallingParts(draw),
    hints: fallingHints(draw),
    explanation:
      'Less by the same amount each time means an AP with a negative common difference; the formulas stay the same.',
  }),
  crossCheck: ({ a, d, k, place, n, to, length, last, opening }) => {
    const row: number[] = []
    for (let value = a; value > 0; value -= d) row.push(value)
    const target = a + d - place * d
    const chosen = last === 'block' ? row.slice(to - length, to) : row.slice(0, n)
    const [start = 0, there = 0] = [row[0], row[k - 1]]
    return [
      `${opening === 'term' ? there : start - there}`,
      `${row.indexOf(target) + 1}`,
      `${chosen.reduce((sum, value) => sum + value, 0)}`,
    ]
  },
  slips: fallingSlips,
})
