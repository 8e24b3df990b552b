import { otherLast } from '../other-last'
import { lcm } from '../../maths'
import { template } from '../template'
import { leastMultipleOfAll } from './pieces/by-trial'
import { product } from './pieces/in-words'
import { togetherParts, wholeOf, type Together } from './pieces/together'
import { togetherSlips } from './pieces/together-slips'
import { togetherStories } from './pieces/together-stories'

/** E.g. a case study: buses every 12, 15 and 20 minutes: two of them together, one of them in 9 hours, all three together. */
export const togetherCase = template<Together>({
  id: 'rn-together-case',
  topic: 'real-numbers',
  archetypes: ['rn-case-hcf-lcm'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) =>
    random.until(
      (source): Together => {
        const story = source.pick(['buses', 'lights', 'runners'] as const)
        const [a = 4, b = 5, c = 6] = source.shuffle(togetherStories[story].intervals).slice(0, 3)
        return {
          story,
          times: [a, b, c],
          whole: source.pick([0, 1, 2] as const),
          last: source.pick(['when', 'often'] as const),
        }
      },
      (draw) => {
        const { times } = draw
        const [a, b, c] = times
        const [, length] = wholeOf(draw)
        const [two, all] = [lcm(a, b), lcm(...times)]
        return (
          length % c === 0 &&
          length >= 2 * all &&
          two > Math.max(a, b) &&
          two < a * b &&
          two !== c &&
          two !== length / c &&
          all > Math.max(two, c) &&
          all < product(times) &&
          !times.includes(length / c) &&
          !times.includes(Math.floor(length / all))
        )
      },
    ),
  things: ({ story, times }) => {
    const { intervals, unit } = togetherStories[story]
    const [least, most] = [Math.min(...intervals), Math.max(...intervals)]
    return times.map((size) => ({ name: 'the time of one of them', size, least, most, unit }))
  },
  otherwise: (draw) => otherLast(draw, 'when', 'often'),
  pose: (draw) => ({
    question: togetherStories[draw.story].told(draw.times),
    parts: togetherParts(draw),
    hints: [
      'Things that happen together do so after a common multiple of their intervals; the first time is the least one.',
      'For part (ii), change the whole time into the unit of the intervals and divide.',
      'For part (iii), use the LCM of all three intervals.',
    ],
    explanation:
      'Together again means a common multiple: the LCM of two intervals for two, of all three for three. How often it happens in a given time is found by division.',
  }),
  crossCheck: (draw) => {
    const { times, last } = draw
    const [a, b, c] = times
    const [, length] = wholeOf(draw)
    const moments = Array.from({ length }, (_, i) => i + 1)
    const together = moments.filter((t) => times.every((time) => t % time === 0))
    return [
      `${leastMultipleOfAll(a, b)}`,
      `${moments.filter((t) => t % c === 0).length}`,
      `${last === 'when' ? (together[0] ?? NaN) : together.length}`,
    ]
  },
  slips: togetherSlips,
})
