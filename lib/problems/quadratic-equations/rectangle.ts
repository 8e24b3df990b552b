import { storySteps } from './factor-steps'
import { sumTex } from '../../maths'
import { template, type Posed } from '../template'

/** A plot whose length is `times` breadths and `more` metres, or a right triangle whose sides are base, base + more, hypotenuse. */
type Draw =
  | { readonly shape: 'plot'; readonly breadth: number; readonly more: number; readonly stem: 0 | 1 | 2 }
  | {
      readonly shape: 'triangle'
      readonly base: number
      readonly altitude: number
      readonly hypotenuse: number
      readonly stem: 0 | 1
    }

const triples = [
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [9, 40, 41],
  [12, 35, 37],
  [20, 21, 29],
  [6, 8, 10],
  [10, 24, 26],
  [16, 30, 34],
  [15, 36, 39],
  [12, 16, 20],
  [18, 24, 30],
  [15, 20, 25],
  [21, 28, 35],
] as const

function posedPlot(breadth: number, more: number, stem: 0 | 1 | 2): Posed {
  const length = breadth + more
  const area = length * breadth
  const stories = [
    `The length of a rectangular plot is ${more} m more than its breadth, and its area is ${area} m². Find the length and the breadth of the plot in metres.`,
    `A school garden is a rectangle of area ${area} m². Its breadth is ${more} m less than its length. Find its length and breadth in metres.`,
    `A rectangular hall has a floor area of ${area} m². The hall is ${more} m longer than it is broad. Find its length and breadth in metres.`,
  ] as const
  return {
    question: `${stories[stem]} (Give the length first.)`,
    rule: { kind: 'pair', expected: `length = ${length}, breadth = ${breadth}` },
    hints: [
      `Let the breadth be $x$ m. Then the length is $(x + ${more})$ m.`,
      'Area of a rectangle $=$ length $\\times$ breadth.',
      'A length cannot be negative, so only one root fits.',
    ],
    steps: [
      `Let the breadth be $x$ m; then the length is $(x + ${more})$ m.`,
      `Area $=$ length $\\times$ breadth: $x(x + ${more}) = ${area}$`,
      ...storySteps(breadth, -length),
      `$x = -${length}$ is rejected, because the breadth cannot be negative. So $x = ${breadth}$.`,
      `Hence length = ${length} m and breadth = ${breadth} m.`,
    ],
    explanation:
      'Both roots satisfy the equation, but only the positive one can be a breadth. In the exam, write why the other is rejected.',
  }
}

function posedTriangle(base: number, altitude: number, hypotenuse: number, stem: 0 | 1): Posed {
  const less = base - altitude
  const constant = (less * less - hypotenuse * hypotenuse) / 2
  const stories = [
    `The altitude of a right triangle is ${less} cm less than its base. If the hypotenuse is ${hypotenuse} cm, find the base and the altitude in cm.`,
    `The hypotenuse of a right triangle is ${hypotenuse} cm long, and the base is ${less} cm longer than the altitude. Find the base and the altitude in cm.`,
  ] as const
  return {
    question: `${stories[stem]} (Give the base first.)`,
    rule: { kind: 'pair', expected: `base = ${base}, altitude = ${altitude}` },
    hints: [
      `Let the base be $x$ cm. Then the altitude is $(x - ${less})$ cm.`,
      'Use the Pythagoras theorem: base² + altitude² = hypotenuse².',
      'Divide the equation by 2 before you factorise.',
    ],
    steps: [
      `Let the base be $x$ cm; then the altitude is $(x - ${less})$ cm.`,
      `By the Pythagoras theorem: $x^2 + (x - ${less})^2 = ${hypotenuse}^2$`,
      `Opening the bracket: $${sumTex([
        [2, 'x^2'],
        [-2 * less, 'x'],
        [less * less, ''],
      ])} = ${hypotenuse * hypotenuse}$`,
      `Bringing all terms to one side and dividing by 2: $${sumTex([
        [1, 'x^2'],
        [-less, 'x'],
        [constant, ''],
      ])} = 0$`,
      ...storySteps(base, -altitude).slice(1),
      `$x = -${altitude}$ is rejected, because a side cannot be negative. So $x = ${base}$ and $x - ${less} = ${altitude}$.`,
      `Hence base = ${base} cm and altitude = ${altitude} cm.`,
    ],
    explanation:
      'The right angle supplies the equation. A root that makes a side negative has no meaning in the figure.',
  }
}

/** E.g. "The length of a rectangular plot is 7 m more than its breadth, and its area is 60 m². Find ..." */
export const wordGeometry = template<Draw>({
  id: 'qe-word-geometry',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-word-geometry'],
  marks: 3,
  draw: (random) => {
    if (random.chance(0.3)) {
      const [altitude, base, hypotenuse] = random.pick(triples)
      return { shape: 'triangle', base, altitude, hypotenuse, stem: random.pick([0, 1] as const) }
    }
    return {
      shape: 'plot',
      breadth: random.integer(5, 24),
      more: random.integer(3, 15),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  pose: (draw) =>
    draw.shape === 'plot'
      ? posedPlot(draw.breadth, draw.more, draw.stem)
      : posedTriangle(draw.base, draw.altitude, draw.hypotenuse, draw.stem),
  crossCheck: (draw) => {
    for (let n = 1; n <= 60; n++) {
      if (draw.shape === 'plot') {
        const area = (draw.breadth + draw.more) * draw.breadth
        if (n * (n + draw.more) === area) return `breadth = ${n}, length = ${n + draw.more}`
      } else {
        const other = n - (draw.base - draw.altitude)
        if (other > 0 && n * n + other * other === draw.hypotenuse * draw.hypotenuse)
          return `base = ${n}, altitude = ${other}`
      }
    }
    return ''
  },
  slips: (draw) =>
    draw.shape === 'plot'
      ? [
          {
            response: `length = ${draw.breadth}, breadth = ${draw.breadth + draw.more}`,
            note: 'The right numbers, on the wrong names: the length is the longer side.',
          },
          {
            response: `length = ${-draw.breadth}, breadth = ${-(draw.breadth + draw.more)}`,
            note: 'A length cannot be negative: reject that root.',
          },
        ]
      : [
          {
            response: `base = ${draw.altitude}, altitude = ${draw.base}`,
            note: 'Read again: the altitude is the shorter of the two.',
          },
          {
            response: `base = ${-draw.altitude}, altitude = ${-draw.base}`,
            note: 'A side cannot be negative: reject that root.',
          },
        ],
})
