import { sumTex } from '../../maths'
import { earns, template, type Posed, type Slip } from '../template'

interface Draw {
  /** Half the perimeter, or the sum of the ages. */
  readonly sum: number
  readonly product: number
  /** The two parts, larger first; null when there are none. */
  readonly parts: readonly [number, number] | null
  readonly story: 'park' | 'grove' | 'ages'
}

const partNames = { park: ['length', 'breadth'], grove: ['length', 'breadth'], ages: ['older', 'younger'] } as const

const questions = {
  park: (sum: number, product: number) =>
    `Is it possible to design a rectangular park of perimeter ${2 * sum} m and area ${product} m²? If so, find its length and breadth in metres; if not, type "not possible".`,
  grove: (sum: number, product: number) =>
    `A farmer has ${2 * sum} m of fencing for the boundary of a rectangular mango grove. Can the grove have an area of ${product} m²? If so, find its length and breadth in metres; if not, type "not possible".`,
  ages: (sum: number, product: number) =>
    `The sum of the ages of two friends is ${sum} years, and the product of their ages in years is ${product}. Is this situation possible? If so, give the older age, then the younger; if not, type "not possible".`,
} as const

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
    hints: [
      `Let one ${quantity} be $x$. Write the other with the help of ${story === 'ages' ? 'the sum' : 'half the perimeter'}.`,
      'Form the quadratic equation and find its discriminant before you try to solve it.',
      'What does the sign of $D$ say about the roots, and so about the situation?',
    ],
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
        synonyms: [
          'no',
          'impossible',
          'it is not possible',
          'no, it is not possible',
          'not feasible',
          'no, not possible',
          'cannot',
          'it cannot be done',
          'it is impossible',
          'no such park',
          'no such grove',
          'no such rectangle',
          'no real roots',
        ],
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

function slipsFor([more, less]: readonly [number, number], story: Draw['story']): readonly Slip[] {
  const [first, second] = partNames[story]
  return [
    { response: 'not possible', note: 'Work out the discriminant again and look at its sign.', step: 'discriminant' },
    ...(more === less
      ? []
      : [
          {
            response: `${first} = ${less}, ${second} = ${more}`,
            note: `The right numbers, on the wrong names: the ${first} is the greater one.`,
            step: 'last' as const,
          },
        ]),
    {
      response: `${first} = ${2 * more}, ${second} = ${2 * less}`,
      note: 'In the quadratic formula the whole numerator is divided by $2a$.',
      step: 'formula',
    },
  ]
}

function slipsForNone(sum: number, product: number, story: Draw['story']): readonly Slip[] {
  const [first, second] = partNames[story]
  return [
    {
      response: `${first} = ${sum / 2}, ${second} = ${sum / 2}`,
      note: `Their product is $${(sum / 2) ** 2}$, which is less than $${product}$.`,
      step: 'equation',
    },
    { response: 'possible', note: 'Look at the sign of the discriminant.', step: 'nature' },
    { response: 'yes', note: 'What does the sign of the discriminant say about the roots?', step: 'nature' },
  ]
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
  pose: posed,
  crossCheck: ({ sum, product, story }) => {
    const [first, second] = partNames[story]
    for (let n = 1; 2 * n <= sum; n++) if (n * (sum - n) === product) return `${first} = ${sum - n}, ${second} = ${n}`
    return 'not possible'
  },
  slips: ({ sum, product, parts, story }) => (parts ? slipsFor(parts, story) : slipsForNone(sum, product, story)),
})
