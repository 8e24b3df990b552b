import { races, type Race } from './pieces/races'
import { sumOf } from './pieces/progression'
import { outAndBack as solution } from '../../solutions/arithmetic-progressions/out-and-back'
import { fraction } from '../../maths'
import { wrongValues } from '../slips/wrong-values'
import { template } from '../template'

/** E.g. "In a potato race a bucket is placed at the starting point, 5 m from the first potato, ..." */
export const outAndBack = template({
  id: 'ap-word-out-and-back',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-word-sequence', 'ap-sum-n'],
  marks: 3,
  draw: (random): Race => {
    const story = random.pick([0, 1, 2, 3] as const)
    return {
      story,
      ...random.until(
        (source) => ({ first: source.integer(3, 12), apart: source.integer(2, 6), n: source.integer(8, 20) }),
        ({ first, apart }) => first !== apart,
      ),
    }
  },
  things: ({ first, apart, n }) => [
    { name: 'the distance of the first one', size: first, least: 3, most: 12, unit: 'm' },
    { name: 'the distance between two', size: apart, least: 2, most: 6, unit: 'm' },
    { name: 'how many there are', size: n, least: 8, most: 20 },
  ],
  given: ({ first, apart, n }) => ({ first: fraction(first), apart: fraction(apart), n }),
  solution,
  manner: (draw) => races[draw.story](draw),
  ask: (draw) => {
    const { question, thing } = races[draw.story](draw)
    const { apart } = draw
    const d = 2 * apart
    return {
      question,
      rule: { kind: 'number', unit: 'm' },
      hints: [
        `How far is it to the first ${thing} and back? To the second and back?`,
        'These distances grow by the same amount each time: they form an AP.',
        'All of them together are asked, so use $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
      ],
      explanation: `Each ${thing} lies ${apart} m farther than the one before it, and so the way there and back is ${d} m longer.`,
    }
  },
  crossCheck: ({ first, apart, n }) => {
    let [metres, place] = [0, first]
    for (let k = 0; k < n; k++, place += apart) metres += place + place
    return `${metres} m`
  },
  slips: ({ first, apart, n }) =>
    wrongValues(
      fraction(sumOf(2 * first, 2 * apart, n)),
      [
        [fraction(sumOf(first, apart, n)), 'That is the way there. The way back is to be added each time.', 'ways'],
        [
          fraction(2 * (first + (n - 1) * apart)),
          'That is the last way there and back alone. All of them are asked.',
          'sum',
        ],
        [fraction(sumOf(2 * first, apart, n)), 'The way grows both there and back: what is $d$?', 'ap'],
        [fraction(2 * sumOf(2 * first, 2 * apart, n)), 'The factor in the sum is $\\frac{n}{2}$, not $n$.', 'sum'],
      ],
      { as: 'fraction' },
    ),
})
