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
import {
  natures,
  sides,
  sideOf,
  drawSketch,
  figureOf,
  type Nature,
  type Side,
  type Sketch,
} from './pieces/parabola-sketch'

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
  version: 2,
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
