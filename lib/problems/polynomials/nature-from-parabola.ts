import type { PlaneFigure } from '../../figures/figure'
import type { Random } from '../../random'
import {
  arranged,
  choiceOf,
  choiceSlips,
  drawOrder,
  letterAt,
  letterOf,
  type ItemNote,
} from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'

type Nature = 'two' | 'equal' | 'none'
type Side = 'positive' | 'negative' | 'opposite'

interface Sketch {
  readonly asked: 'number' | 'signs'
  readonly nature: Nature
  readonly coefficients: readonly [a: number, b: number, c: number]
  /** Where the curve meets the x-axis. */
  readonly zeroes: readonly number[]
}

const natures = ['two', 'equal', 'none'] as const
const sides = ['positive', 'negative', 'opposite'] as const

const natureWords: Readonly<Record<Nature, string>> = {
  two: 'It has two distinct real zeroes',
  equal: 'It has two equal real zeroes',
  none: 'It has no real zeroes',
}

const sideWords: Readonly<Record<Side, string>> = {
  positive: 'Both zeroes are positive',
  negative: 'Both zeroes are negative',
  opposite: 'One zero is positive and the other is negative',
}

const sideOf = (zeroes: readonly number[]): Side =>
  zeroes.every((x) => x > 0) ? 'positive' : zeroes.every((x) => x < 0) ? 'negative' : 'opposite'

/** a(x − r)(x − s), flat enough to stay in the window. */
function crossing(random: Random, asked: Sketch['asked']): Sketch {
  const [r, s] = random.until(
    (source): readonly [number, number] => [source.integer(-5, 4), source.integer(-4, 5)],
    ([first, second]) => second - first >= 2 && first !== 0 && second !== 0 && first + second !== 0,
  )
  const half = (s - r) / 2
  const a = random.pick([1, -1]) * Math.min(1, 4 / (half * half))
  return { asked, nature: 'two', coefficients: [a, -a * (r + s), a * r * s], zeroes: [r, s] }
}

/** a(x − v)² + h, with h of the sign of a or 0. */
function touchingOrClear(random: Random, nature: 'equal' | 'none'): Sketch {
  const v = random.pick([-3, -2, -1, 1, 2, 3])
  const a = random.pick([1, 0.5, -0.5, -1])
  const h = nature === 'equal' ? 0 : Math.sign(a) * random.integer(1, 3)
  return {
    asked: 'number',
    nature,
    coefficients: [a, -2 * a * v, a * v * v + h],
    zeroes: nature === 'equal' ? [v] : [],
  }
}

function drawSketch(random: Random): Sketch {
  if (random.chance(0.5)) return crossing(random, 'signs')
  const nature = random.pick(natures)
  return nature === 'two' ? crossing(random, 'number') : touchingOrClear(random, nature)
}

const places: Readonly<Record<Side, string>> = {
  positive: 'two points, both to the right of the origin',
  negative: 'two points, both to the left of the origin',
  opposite: 'two points, one on each side of the origin',
}

const meeting = ({ nature, zeroes }: Sketch): string =>
  ({
    two: `cuts the x-axis at ${places[sideOf(zeroes)]}`,
    equal: 'touches the x-axis at exactly one point',
    none: 'does not meet the x-axis',
  })[nature]

const figureOf = (sketch: Sketch): PlaneFigure => ({
  kind: 'plane',
  x: [-6, 6],
  y: [-6, 6],
  bare: true,
  curves: [{ polynomial: sketch.coefficients, label: 'y = ax² + bx + c' }],
  description: `A parabola that opens ${sketch.coefficients[0] > 0 ? 'upwards' : 'downwards'}. It ${meeting(sketch)}.`,
})

/** The right statement first. */
function statements({ asked, nature, zeroes }: Sketch): readonly string[] {
  const side = sideOf(zeroes)
  return asked === 'signs'
    ? [sideWords[side], ...sides.filter((other) => other !== side).map((other) => sideWords[other]), natureWords.none]
    : [
        natureWords[nature],
        ...natures.filter((other) => other !== nature).map((other) => natureWords[other]),
        'It has more than two real zeroes',
      ]
}

const conclusions: Readonly<Record<Nature, string>> = {
  two: 'There are two such points, so the two zeroes are real and distinct',
  equal: 'The curve touches the axis at just one point, so the two zeroes are real and equal',
  none: 'There is no such point, so there are no real zeroes',
}

const sideLines: Readonly<Record<Side, string>> = {
  positive: 'The curve cuts the $x$-axis at two points, both to the right of the origin, where $x > 0$',
  negative: 'The curve cuts the $x$-axis at two points, both to the left of the origin, where $x < 0$',
  opposite:
    'The curve cuts the $x$-axis once to the left of the origin, where $x < 0$, and once to the right, where $x > 0$',
}

/** E.g. "The graph of y = ax² + bx + c is sketched. What can be said about the zeroes?" Two distinct, two equal, ... */
export const natureFromParabola = template({
  id: 'poly-nature-from-parabola',
  topic: 'polynomials',
  archetypes: ['poly-sign-from-parabola'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    sketch: drawSketch(random),
    order: drawOrder(random, 4),
    stem: random.pick(['figure', 'what', 'look'] as const),
  }),
  pose: ({ sketch, order, stem }) => {
    const about = sketch.asked === 'signs' ? 'the signs of the zeroes' : 'the zeroes'
    return {
      question: {
        figure: `The figure shows a sketch of the graph of $y = ax^2 + bx + c$. What can be said about ${about} of the polynomial $ax^2 + bx + c$?`,
        what: `A sketch of the graph of the quadratic polynomial $p(x) = ax^2 + bx + c$ is given. Which statement about ${about} of $p(x)$ is true?`,
        look: `Look at the sketch of $y = ax^2 + bx + c$, and choose the true statement about ${about} of $ax^2 + bx + c$.`,
      }[stem],
      ...choiceOf(statements(sketch), order),
      figure: figureOf(sketch),
      hints: [
        'The zeroes are the $x$-coordinates of the points where the curve meets the $x$-axis.',
        sketch.asked === 'signs'
          ? 'On which side of the $y$-axis does each of these points lie?'
          : 'Count these points. What does it mean when the curve only touches the axis?',
      ],
      steps: [
        line('zeroes', 'The zeroes are the $x$-coordinates of the points where the curve meets the $x$-axis'),
        line('points', sketch.asked === 'signs' ? sideLines[sideOf(sketch.zeroes)] : conclusions[sketch.nature]),
        earns(1, `So the correct option is (${letterOf(0, order)}): ${statements(sketch)[0]}`),
      ],
      explanation:
        'A quadratic polynomial has at most two zeroes, and the graph shows them as the points which it shares with the x-axis.',
    }
  },
  crossCheck: ({ sketch, order }) => {
    const [a, b, c] = sketch.coefficients
    const discriminant = b * b - 4 * a * c
    const nature = Math.abs(discriminant) < 1e-9 ? 'equal' : discriminant > 0 ? 'two' : 'none'
    const [sum, product] = [-b / a, c / a]
    const side = product < 0 ? 'opposite' : sum > 0 ? 'positive' : 'negative'
    const right = sketch.asked === 'signs' ? sideWords[side] : natureWords[nature]
    return letterAt(arranged(statements(sketch), order).indexOf(right))
  },
  slips: ({ sketch, order }) => choiceSlips(notesOn(sketch), order),
})

function notesOn({ asked, nature, zeroes }: Sketch): readonly ItemNote[] {
  if (asked === 'signs') {
    const where: ItemNote = [
      'To the right of the origin x is positive, to the left it is negative: look at both points.',
      'points',
    ]
    return [
      ...sides.filter((side) => side !== sideOf(zeroes)).map(() => where),
      ['Does the curve meet the x-axis?', 'points'],
    ]
  }
  const notes: Readonly<Record<Nature, ItemNote>> = {
    two: ['At how many points does the curve meet the x-axis?', 'points'],
    equal: ['Two equal zeroes belong to a curve that only touches the x-axis at one point.', 'points'],
    none: ['Does the curve share a point with the x-axis?', 'points'],
  }
  return [
    ...natures.filter((other) => other !== nature).map((other) => notes[other]),
    ['What is the greatest number of zeroes that a quadratic polynomial can have?', 'zeroes'],
  ]
}
