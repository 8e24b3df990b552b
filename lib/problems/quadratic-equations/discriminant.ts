import { discriminant } from '../../solutions/quadratic-equations/discriminant'
import {
  coefficientsTex,
  discriminantSides,
  equationTex,
  quadratic,
} from '../../solutions/quadratic-equations/pieces/equation'
import { fraction, multiply, sign, toText, valueAt, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { choiceOf, choiceSlips, drawOrder, letterOf } from '../kinds-of-question/lettered'
import { chain, earns, line, says, template } from '../template'
import type { Random } from '../../random'

const discriminantStems = [
  (equation: string) => `Find the discriminant of the quadratic equation $${equation}$.`,
  (equation: string) => `What is the value of $b^2 - 4ac$ for the equation $${equation}$?`,
  (equation: string) => `Calculate the discriminant $D$ of $${equation}$.`,
] as const

/** E.g. "Find the discriminant of the quadratic equation 2x² + 7x + 3 = 0." */
export const discriminantValue = template({
  id: 'qe-discriminant-value',
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-discriminant-nature'],
  marks: 1,
  draw: (random) => ({
    a: random.integer(1, 5),
    b: random.integer(1, 10),
    c: random.integer(1, 5),
    stem: random.pick(discriminantStems),
  }),
  given: ({ a, b, c }) => quadratic(a, b, c),
  solution: discriminant,
  ask: ({ a, b, c, stem }) => ({
    question: stem(equationTex([a, b, c])),
    rule: { kind: 'number' },
    hints: ['Compare the equation with $ax^2 + bx + c = 0$ and write down $a$, $b$ and $c$.', '$D = b^2 - 4ac$'],
    explanation:
      'The discriminant is the part of the quadratic formula under the root sign, so its sign tells what kind of roots the equation has.',
  }),
  // The least value of the polynomial is −D/4a, at x = −b/2a.
  crossCheck: ({ a, b, c }) => toText(multiply(valueAt([a, b, c], fraction(-b, 2 * a)), fraction(-4 * a))),
  slips: ({ a, b, c }) =>
    distinctSlips(`${b * b - 4 * a * c}`, [
      {
        response: `${b * b + 4 * a * c}`,
        note: 'The formula is $b^2 - 4ac$: the product $4ac$ is subtracted.',
        step: 'discriminant',
      },
      { response: `${2 * b - 4 * a * c}`, note: '$b^2$ means $b \\times b$, not $2b$.', step: 'discriminant' },
      { response: `${b * b - a * c}`, note: 'The factor 4 of $4ac$ is missing.', step: 'discriminant' },
    ]),
})

type Nature = 'distinct' | 'equal' | 'none'

interface NatureDraw {
  readonly a: number
  readonly b: number
  readonly c: Fraction
}

export function drawWithNature(random: Random, nature: Nature): NatureDraw {
  if (nature === 'equal') {
    return random.until(
      (source) => {
        const [a, b] = [source.integer(1, 9), source.integer(-9, 9)]
        return { a, b, c: fraction(b * b, 4 * a) }
      },
      ({ b, c }) => b !== 0 && c.d <= 12n && c.n <= 20n,
    )
  }
  const drawn = random.until(
    (source) => ({ a: source.integer(1, 9), b: source.integer(-9, 9), c: source.integer(-9, 9) }),
    ({ a, b, c }) => b !== 0 && c !== 0 && (nature === 'distinct' ? b * b > 4 * a * c : b * b < 4 * a * c),
  )
  return { ...drawn, c: fraction(drawn.c) }
}

const natures = ['distinct', 'equal', 'none'] as const
export const natureWords: Readonly<Record<Nature, string>> = {
  distinct: 'two distinct real roots',
  equal: 'two equal real roots',
  none: 'no real roots',
}
const natureReasons: Readonly<Record<Nature, string>> = {
  distinct: '$D > 0$',
  equal: '$D = 0$',
  none: '$D < 0$',
}

/** What to look at again for a student who saw a nature that the roots do not have. */
const natureNotes: Readonly<Record<Nature, string>> = {
  distinct: 'Two distinct real roots need $D > 0$. Work out $b^2 - 4ac$ again and look at its sign.',
  equal: 'Two equal real roots need $D = 0$ exactly. Work out $b^2 - 4ac$ again.',
  none: 'No real roots means $D < 0$. Put each number in brackets, with its sign, and work out $b^2 - 4ac$ again.',
}

/** The right nature first, then the other two, then one that no quadratic has. */
const natureOptions = (nature: Nature): readonly string[] => [
  ...[nature, ...natures.filter((other) => other !== nature)].map((each) => natureWords[each]),
  'more than two real roots',
]

const natureStems = [
  (equation: string) => `What is the nature of the roots of $${equation}$?`,
  (equation: string) => `Without solving it, choose the true statement: the equation $${equation}$ has`,
  (equation: string) => `Use the discriminant to decide. The quadratic equation $${equation}$ has`,
] as const

/** E.g. "What is the nature of the roots of 3x² − 2x + 1/3 = 0?" */
export const natureOfRoots = template({
  id: 'qe-nature-of-roots',
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-discriminant-nature'],
  marks: 1,
  draw: (random) => {
    const nature = random.pick(natures)
    return { ...drawWithNature(random, nature), nature, order: drawOrder(random, 4), stem: random.pick(natureStems) }
  },
  pose: ({ a, b, c, nature, order, stem }) => ({
    question: stem(equationTex([a, b, c])),
    ...choiceOf(natureOptions(nature), order),
    hints: [
      'The roots need not be found: work out $D = b^2 - 4ac$.',
      'What happens to $\\sqrt{D}$ when $D$ is positive, zero or negative?',
    ],
    steps: [
      `Given: $${equationTex([a, b, c])}$, so $${coefficientsTex(quadratic(a, b, c))}$`,
      line('discriminant', says`${chain(...discriminantSides(quadratic(a, b, c)))}`),
      earns(1, `Since ${natureReasons[nature]}, the equation has ${natureWords[nature]}.`, 'nature'),
      `The correct option is ${letterOf(0, order)}.`,
    ],
    explanation:
      '$\\sqrt{D}$ stands in the quadratic formula: if $D > 0$ it gives two values, if $D = 0$ one, and if $D < 0$ there is no such real number.',
  }),
  crossCheck: ({ a, b, c, nature, order }) => {
    const lowest = sign(valueAt([a, b, c], fraction(-b, 2 * a)))
    const seen: Nature = lowest < 0 ? 'distinct' : lowest === 0 ? 'equal' : 'none'
    return letterOf(natureOptions(nature).indexOf(natureWords[seen]), order)
  },
  slips: ({ nature, order }) =>
    choiceSlips(
      [
        ...natures.filter((other) => other !== nature).map((other) => [natureNotes[other], 'discriminant'] as const),
        ['A quadratic equation never has more than two roots.', 'nature'],
      ],
      order,
    ),
})
