import { otherLast } from '../other-last'
import { gcd, lcm } from '../../maths'
import { equalRowsParts, type EqualRows } from './pieces/equal-rows'
import { equalRowsSlips } from './pieces/equal-rows-slips'
import { rowStories } from './pieces/row-stories'
import { template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll, timesDividing } from './pieces/by-trial'

const amountsOf = ({ g, quotients }: EqualRows): readonly number[] => quotients.map((q) => g * q)

/** E.g. a case study: 60 marigold, 84 rose and 108 tulsi plants in equal rows: an exponent, an HCF, the least number of rows or an LCM. */
export const equalRowsCase = template<EqualRows>({
  id: 'rn-equal-rows-case',
  version: 3,
  topic: 'real-numbers',
  archetypes: ['rn-case-three-or', 'rn-case-hcf-lcm'],
  difficulty: 'hard',
  marks: 4,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (source): EqualRows => ({
        g: source.integer(6, 24),
        quotients: source.shuffle(Array.from({ length: 3 }, () => source.integer(2, 15))),
        story: source.pick(['nursery', 'library', 'sweets', 'parade'] as const),
        asked: source.pick([0, 1, 2] as const),
        prime: source.pick([2, 3] as const),
        last: source.pick(['rows', 'LCM'] as const),
      }),
      (draw) => {
        const [a = 0, b = 0, c = 0] = amountsOf(draw)
        const exponent = timesDividing(amountsOf(draw)[draw.asked] ?? 1, draw.prime)
        return (
          new Set([a, b, c]).size === 3 &&
          gcd(a, b, c) === draw.g &&
          gcd(a, b) < Math.min(a, b) &&
          gcd(a, b) > draw.g &&
          [a, b, c].every((n) => n >= 36 && n <= 240) &&
          [a, b, c].every((n) => n > draw.g * 2 - 1) &&
          lcm(a, b, c) <= 5000 &&
          lcm(a, b, c) > Math.max(a, b, c) &&
          exponent > 1 &&
          exponent !== draw.prime
        )
      },
    ),
  things: (draw) =>
    amountsOf(draw).map((size) => ({ name: 'how many of one kind there are', size, least: 36, most: 240 })),
  otherwise: (draw) => otherLast(draw, 'rows', 'LCM'),
  pose: (draw) => ({
    question: rowStories[draw.story].told(amountsOf(draw)),
    parts: equalRowsParts(draw, amountsOf(draw)),
    hints: [
      'Factorise all three numbers first: every part can be read from the factorisations.',
      draw.last === 'rows'
        ? 'The fewest are needed when each holds as many as possible: which number must divide all three quantities?'
        : 'Which numbers do all three quantities divide? The least of them takes the greatest power of every prime that occurs.',
    ],
    explanation:
      'From the three factorisations one reads an exponent, the HCF (common primes, smallest powers) and the LCM (all primes, greatest powers); equal parts without a remainder are a question about the HCF.',
  }),
  crossCheck: (draw) => {
    const amounts = amountsOf(draw)
    const [a = 0, b = 0] = amounts
    const longest = largestDivisorOfAll(...amounts)
    let rows = 0
    for (const amount of amounts) for (let left = amount; left > 0; left -= longest) rows++
    let exponent = 0
    while ((amounts[draw.asked] ?? 1) % draw.prime ** (exponent + 1) === 0) exponent++
    return [
      `${exponent}`,
      `${largestDivisorOfAll(a, b)}`,
      `${draw.last === 'rows' ? rows : leastMultipleOfAll(...amounts)}`,
    ]
  },
  slips: (draw) => equalRowsSlips(draw, amountsOf(draw)),
})
