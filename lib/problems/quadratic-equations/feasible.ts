import { sumTex } from '../../maths'
import type { Posed } from '../posed'
import { earns, template } from '../template'
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

const equationOf = (sum: number, product: number): string =>
  `${sumTex([
    [1, 'x^2'],
    [-sum, 'x'],
    [product, ''],
  ])} = 0`

function posed({ sum, product, parts, story }: Draw): Posed {
  const [first, second] = partNames[story]
  const D = sum * sum - 4 * product
  const quantity = story === 'ages' ? 'age' : 'side'
  const shared = {
    question: questions[story](sum, product),
    hints: hintsFor(story),
    explanation:
      'The situation is possible only if the quadratic has real roots, that is, if $D \\ge 0$. Check this before solving.',
  }
  const opening = [
    story === 'ages'
      ? `Let one age be $x$ years; then the other is $(${sum} - x)$ years.`
      : `Length $+$ breadth $= ${2 * sum} \\div 2 = ${sum}$. Let one side be $x$ m; then the other is $(${sum} - x)$ m.`,
    earns(0.5, `${story === 'ages' ? 'Product of the ages' : 'Area'}: $x(${sum} - x) = ${product}$`, 'equation'),
    earns(0.5, `In standard form: $${equationOf(sum, product)}$`),
    earns(
      parts ? 0.5 : 1,
      `$D = b^2 - 4ac = (-${sum})^2 - 4(1)(${product}) = ${sum * sum} - ${4 * product} = ${D}$`,
      'discriminant',
    ),
  ]
  if (!parts) {
    return {
      ...shared,
      rule: {
        kind: 'text',
        expected: 'not possible',
        synonyms: waysToSayNo,
      },
      answerFormat: 'string',
      steps: [
        ...opening,
        earns(0.5, 'Since $D < 0$, the equation has no real roots.', 'nature'),
        earns(0.5, 'Hence the situation is not possible.'),
      ],
    }
  }
  const unit = story === 'ages' ? 'years' : 'm'
  return {
    ...shared,
    rule: {
      kind: 'pair',
      expected: `${first} = ${parts[0]}, ${second} = ${parts[1]}`,
      unit,
      aliases: story === 'ages' ? {} : { length: ['l', 'longer side'], breadth: ['b', 'shorter side'] },
    },
    answerFormat: 'string',
    steps: [
      ...opening,
      earns(
        0.5,
        D === 0
          ? 'Since $D = 0$, the equation has two equal real roots, so the situation is possible.'
          : 'Since $D > 0$, the roots are real, so the situation is possible.',
      ),
      earns(
        0.5,
        D === 0
          ? `Each root is $x = \\frac{-b}{2a} = \\frac{${sum}}{2} = ${parts[0]}$`
          : `$x = \\frac{-b \\pm \\sqrt{D}}{2a} = \\frac{${sum} \\pm ${parts[0] - parts[1]}}{2}$, so $x = ${parts[0]}$ or $x = ${parts[1]}$`,
        'formula',
      ),
      D === 0
        ? `If one ${quantity} is ${parts[0]} ${unit}, the other is $${sum} - ${parts[0]} = ${parts[1]}$ ${unit} as well.`
        : `If one ${quantity} is ${parts[0]} ${unit}, the other is ${parts[1]} ${unit}: both roots give the same pair.`,
      earns(0.5, `Hence it is possible: ${first} = ${parts[0]} ${unit} and ${second} = ${parts[1]} ${unit}.`),
    ],
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
