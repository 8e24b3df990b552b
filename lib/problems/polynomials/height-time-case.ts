import { otherLast } from '../other-last'
import { template } from '../template'
import { throwParts } from './pieces/throw-parts'
import { throwSlips } from './pieces/throw-slips'
import { fastest, heightAt, throwStories, throwTex, type Throw } from './pieces/throws'

/** E.g. a case study: a ball h(t) = −5t² + 20t + 25 metres high: the terrace, a height, the zeroes or the times at 40 m. */
export const heightTimeCase = template<Throw>({
  id: 'poly-height-time-case',
  version: 3,
  topic: 'polynomials',
  archetypes: ['poly-case-height-time'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) => {
    const story = random.pick(['ball', 'stone', 'rocket', 'arrow'] as const)
    const last = random.pick(['zeroes', 'times'] as const)
    return random.until(
      (source): Throw => ({
        T: source.integer(3, 7),
        u: source.integer(1, 3),
        at: source.integer(1, 5),
        early: source.integer(1, 3),
        story,
        last,
      }),
      ({ T, u, at, early }) =>
        T > u &&
        5 * (T - u) <= fastest[story] &&
        T + u <= 8 &&
        at < T &&
        at !== T - u &&
        (last === 'zeroes' || (T - u > 2 * early && at !== early && at !== T - u - early)),
    )
  },
  things: ({ T }) => [{ name: 'the time in the air', size: T, least: 3, most: 7 }],
  otherwise: (draw) =>
    draw.T - draw.u <= 2 * draw.early || draw.at === draw.early || draw.at === draw.T - draw.u - draw.early
      ? null
      : otherLast(draw, 'zeroes', 'times'),
  pose: (thrown) => {
    const { told, thing } = throwStories[thrown.story]
    return {
      question: told(throwTex(thrown)),
      parts: throwParts(thrown),
      hints: [
        'For part (i), think of the moment when the time begins: what is $t$ then?',
        `For part (ii), put the time in place of $t$.`,
        thrown.last === 'zeroes'
          ? `Take out the common factor $-5$, then split the middle term. When the ${thing} is at the height $0$, $h(t) = 0$.`
          : 'Set $h(t)$ equal to the given height and divide the equation by $-5$.',
      ],
      explanation:
        'The constant term is the height at the start, a value of the polynomial is a height at a time, and a zero is a time at which the height is 0; a negative time lies before the start and has no meaning here.',
    }
  },
  crossCheck: (thrown) => {
    const times = Array.from({ length: 21 }, (_, i) => i - 10)
    const goal = thrown.last === 'zeroes' ? 0 : heightAt(thrown, thrown.early)
    const last = times.filter((t) => -5 * t * t + 5 * (thrown.T - thrown.u) * t + 5 * thrown.T * thrown.u === goal)
    return [`${5 * thrown.T * thrown.u}`, `${-5 * (thrown.at - thrown.T) * (thrown.at + thrown.u)}`, last.join(', ')]
  },
  slips: throwSlips,
})
