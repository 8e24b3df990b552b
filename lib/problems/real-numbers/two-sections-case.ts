import { otherLast } from '../other-last'
import { gcd } from '../../maths'
import { template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'
import { sharedFactor } from './pieces/draws'
import { sectionStories as stories } from './pieces/section-stories'
import { twoSectionsParts, type TwoSections } from './pieces/two-sections'
import { twoSectionsSlips } from './pieces/two-sections-slips'

/** E.g. a case study on sections of 32 and 36 students: the size of a team, the number of teams, then the least number of books or a third section. */
export const twoSectionsCase = template<TwoSections>({
  id: 'rn-two-sections-case',
  version: 4,
  topic: 'real-numbers',
  archetypes: ['rn-case-hcf-lcm'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) => {
    const story = random.pick(['sections', 'drive', 'cloth'] as const)
    const [least, greatest] = stories[story].sizes
    const pair = sharedFactor(
      random,
      [4, 24],
      12,
      (a, b) =>
        Math.min(a, b) >= least &&
        Math.max(a, b) <= greatest &&
        a * b < 10_000 &&
        [6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24].includes(gcd(a, b)),
    )
    const third = random.until(
      (source) => source.integer(least, greatest),
      (c) => c !== pair.g * pair.m && c !== pair.g * pair.n && gcd(c, pair.g) > 2 && gcd(c, pair.g) < pair.g,
    )
    return { ...pair, story, third, last: random.pick(['multiple', 'third'] as const) }
  },
  things: ({ story, g, m, n, third }) => {
    const [least, most] = stories[story].sizes
    return [g * m, g * n, third].map((size) => ({ name: 'how many, or how long, each one is', size, least, most }))
  },
  otherwise: (draw) => otherLast(draw, 'multiple', 'third'),
  pose: (draw) => {
    const { g, m, n, story, last } = draw
    return {
      question: stories[story].told(g * m, g * n),
      parts: twoSectionsParts(draw),
      hints: [
        'Part (i) asks for the largest number that divides both quantities.',
        'For part (ii), divide each quantity by the answer of part (i).',
        last === 'multiple'
          ? 'Part (iii) asks for the least number that both quantities divide.'
          : 'In part (iii) the size must divide all three quantities.',
      ],
      explanation:
        'Dividing quantities into the largest equal parts is a question about the HCF. Finding the smallest amount that fits them all is a question about the LCM.',
    }
  },
  crossCheck: ({ g, m, n, third, last }) => {
    const [a, b] = [g * m, g * n]
    const largest = largestDivisorOfAll(a, b)
    let parts = 0
    for (let used = 0; used < a + b; used += largest) parts++
    const final = last === 'multiple' ? leastMultipleOfAll(a, b) : largestDivisorOfAll(a, b, third)
    return [`${largest}`, `${parts}`, `${final}`]
  },
  slips: twoSectionsSlips,
})
