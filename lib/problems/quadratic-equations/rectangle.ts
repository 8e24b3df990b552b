import { storySteps } from '../../solutions/quadratic-equations/pieces/factors'
import { sumTex } from '../../maths'
import { earns, line, template, type Posed, type Slip } from '../template'

/** A plot whose length is `times` breadths and `more` metres, or a right triangle whose sides are base, base + more, hypotenuse. */
type Draw =
  | { readonly shape: 'plot'; readonly breadth: number; readonly more: number; readonly stem: 0 | 1 | 2 }
  | {
      readonly shape: 'triangle'
      readonly base: number
      readonly altitude: number
      readonly hypotenuse: number
      readonly stem: 0 | 1 | 2
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
    rule: {
      kind: 'pair',
      expected: `length = ${length}, breadth = ${breadth}`,
      unit: 'm',
      aliases: { length: ['l', 'longer side'], breadth: ['b', 'x', 'shorter side'] },
    },
    hints: [
      `Let the breadth be $x$ m. Then the length is $(x + ${more})$ m.`,
      'Area of a rectangle $=$ length $\\times$ breadth.',
      'A length cannot be negative, so only one root fits.',
    ],
    steps: [
      `Let the breadth be $x$ m; then the length is $(x + ${more})$ m.`,
      earns(1, `Area $=$ length $\\times$ breadth: $x(x + ${more}) = ${area}$`),
      ...storySteps(breadth, -length, { factors: 0.5 }),
      earns(
        0.5,
        `$x = -${length}$ is rejected, because the breadth cannot be negative. So $x = ${breadth}$.`,
        'rejected',
      ),
      earns(0.5, `Hence length = ${length} m and breadth = ${breadth} m.`),
    ],
    explanation:
      'Both roots satisfy the equation, but only the positive one can be a breadth. In the exam, write why the other is rejected.',
  }
}

function posedTriangle(base: number, altitude: number, hypotenuse: number, stem: 0 | 1 | 2): Posed {
  const less = base - altitude
  const constant = (less * less - hypotenuse * hypotenuse) / 2
  const stories = [
    `The altitude of a right triangle is ${less} cm less than its base. If the hypotenuse is ${hypotenuse} cm, find the base and the altitude in cm.`,
    `The hypotenuse of a right triangle is ${hypotenuse} cm long, and the base is ${less} cm longer than the altitude. Find the base and the altitude in cm.`,
    `A set square is a right triangle whose longest side is ${hypotenuse} cm. Of the two sides at the right angle, the altitude is ${less} cm shorter than the base. Find the base and the altitude in cm.`,
  ] as const
  return {
    question: `${stories[stem]} (Give the base first.)`,
    rule: {
      kind: 'pair',
      expected: `base = ${base}, altitude = ${altitude}`,
      unit: 'cm',
      aliases: { base: ['b', 'x'], altitude: ['perpendicular'] },
    },
    hints: [
      `Let the base be $x$ cm. Then the altitude is $(x - ${less})$ cm.`,
      'Use the Pythagoras theorem: base² + altitude² = hypotenuse².',
      'Divide the equation by 2 before you factorise.',
    ],
    steps: [
      line('unknown', `Let the base be $x$ cm; then the altitude is $(x - ${less})$ cm.`),
      earns(1, `By the Pythagoras theorem: $x^2 + (x - ${less})^2 = ${hypotenuse}^2$`),
      `Opening the bracket: $${sumTex([
        [2, 'x^2'],
        [-2 * less, 'x'],
        [less * less, ''],
      ])} = ${hypotenuse * hypotenuse}$`,
      earns(
        0.5,
        `Bringing all terms to one side and dividing by 2: $${sumTex([
          [1, 'x^2'],
          [-less, 'x'],
          [constant, ''],
        ])} = 0$`,
      ),
      ...storySteps(base, -altitude, { factors: 0.5 }).slice(1),
      earns(
        0.5,
        `$x = -${altitude}$ is rejected, because a side cannot be negative. So $x = ${base}$ and $x - ${less} = ${altitude}$.`,
        'rejected',
      ),
      earns(0.5, `Hence base = ${base} cm and altitude = ${altitude} cm.`),
    ],
    explanation:
      'The right angle supplies the equation. A root that makes a side negative has no meaning in the figure.',
  }
}

const slipsPlot = (breadth: number, more: number): readonly Slip[] => [
  {
    response: `length = ${breadth}, breadth = ${breadth + more}`,
    note: 'The right numbers, on the wrong names: the length is the longer side.',
    step: 'last',
  },
  {
    response: `length = ${-breadth}, breadth = ${-(breadth + more)}`,
    note: 'A length cannot be negative: reject that root.',
    step: 'rejected',
  },
  {
    response: `length = ${breadth + 2 * more}, breadth = ${breadth + more}`,
    note: 'A root was taken with its sign changed. Set each factor equal to zero, and check the area.',
    step: 'roots',
  },
]

const slipsTriangle = (base: number, altitude: number): readonly Slip[] => [
  {
    response: `base = ${altitude}, altitude = ${base}`,
    note: 'Read again: the altitude is the shorter of the two.',
    step: 'unknown',
  },
  {
    response: `base = ${-altitude}, altitude = ${-base}`,
    note: 'A side cannot be negative: reject that root.',
    step: 'rejected',
  },
  {
    response: `base = ${base}, altitude = ${2 * base - altitude}`,
    note: 'The altitude is less than the base: subtract the difference, do not add it.',
    step: 'rejected',
  },
]

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
      return { shape: 'triangle', base, altitude, hypotenuse, stem: random.pick([0, 1, 2] as const) }
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
    draw.shape === 'plot' ? slipsPlot(draw.breadth, draw.more) : slipsTriangle(draw.base, draw.altitude),
})
