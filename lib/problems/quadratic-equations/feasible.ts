import { fraction } from '../../maths'
import { feasible as solution } from '../../solutions/quadratic-equations/feasible'
import type { Posed } from '../posed'
import { template } from '../template'
import { slipsFor, slipsForNone } from './pieces/feasible-slips'
import { hintsFor, partNames, questions, waysToSayNo, type Story } from './pieces/feasible-words'

interface Draw {
  /** Half the perimeter, or the sum of the ages. */
  readonly sum: number
  readonly product: number
  /** The two parts, larger first; null when there are none. */
  readonly parts: readonly [number, number] | null
  readonly story: Story
}

function posed({ sum, product, parts, story }: Draw): Posed {
  const kind = story === 'ages' ? 'ages' : 'rectangle'
  const whole = fraction(kind === 'ages' ? sum : 2 * sum)
  const { lines, key } = solution.solve({ kind, sum: whole, product: fraction(product) })
  return {
    question: questions[story](sum, product),
    hints: hintsFor(story),
    explanation:
      'The situation is possible only if the quadratic has real roots, that is, if $D \\ge 0$. Check this before solving.',
    rule: parts
      ? {
          kind: 'pair',
          expected: key,
          unit: story === 'ages' ? 'years' : 'm',
          aliases: story === 'ages' ? {} : { length: ['l', 'longer side'], breadth: ['b', 'shorter side'] },
        }
      : { kind: 'text', expected: key, synonyms: waysToSayNo },
    answerFormat: 'string',
    steps: lines,
  }
}

/** E.g. "Is it possible to design a rectangular park of perimeter 80 m and area 375 m²? ..." */
export const feasible = template<Draw>({
  id: 'qe-is-it-possible',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-feasible'],
  marks: 3,
  draw: (random) => {
    const story = random.pick(['park', 'grove', 'ages'] as const)
    const low = random.integer(5, 24)
    const gap = random.integer(2, 18)
    // Now and then the two parts are equal, and D = 0.
    const high = gap === 18 ? low : low + gap
    if (random.chance(2 / 3)) return { sum: low + high, product: low * high, parts: [high, low], story }
    const half = random.integer(10, 30)
    return { sum: 2 * half, product: half * half + random.integer(1, 40), parts: null, story }
  },
  things: ({ story, sum }) => [
    story === 'ages'
      ? { name: 'the sum of the ages', size: sum, least: 10, most: 80, unit: 'years' }
      : { name: 'half the way round in metres', size: sum, least: 10, most: 80 },
  ],
  pose: posed,
  crossCheck: ({ sum, product, story }) => {
    const [first, second] = partNames[story]
    for (let n = 1; 2 * n <= sum; n++) if (n * (sum - n) === product) return `${first} = ${sum - n}, ${second} = ${n}`
    return 'not possible'
  },
  slips: ({ sum, product, parts, story }) => (parts ? slipsFor(parts, story) : slipsForNone(sum, product, story)),
})
