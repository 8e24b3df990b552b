import { storySteps } from '../../solutions/quadratic-equations/pieces/factors'
import { bracketed, polynomialTex } from '../../maths'
import { earns, template, type Posed, type Slip } from '../template'

/** Two squares with sides `small` and `large`, or a rectangular field with sides `small` and `large` and a diagonal. */
type Draw = { readonly small: number; readonly large: number; readonly stem: 0 | 1 | 2 } & (
  { readonly shape: 'squares' } | { readonly shape: 'field'; readonly diagonal: number }
)

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

const answers = {
  squares: (small: number, large: number) => `smaller = ${small}, larger = ${large}`,
  field: (small: number, large: number) => `shorter = ${small}, longer = ${large}`,
} as const

function posedSquares({ small, large, stem }: Draw): Posed {
  const gap = large - small
  const area = small * small + large * large
  const stories = [
    `The sum of the areas of two squares is ${area} m². If the difference of their perimeters is ${4 * gap} m, find the sides of the two squares in metres.`,
    `Two square flower beds in a school have a total area of ${area} m². The perimeter of one is ${4 * gap} m more than that of the other. Find the side of each bed in metres.`,
    `The perimeter of a square courtyard is ${4 * gap} m greater than that of a square room, and their areas add up to ${area} m². Find the side of each in metres.`,
  ] as const
  return {
    question: `${stories[stem]} (Give the smaller side first.)`,
    rule: {
      kind: 'pair',
      expected: answers.squares(small, large),
      unit: 'm',
      aliases: { smaller: ['x', 'side of the smaller square'], larger: ['y', 'side of the larger square'] },
    },
    hints: [
      'Let the side of the smaller square be $x$ m. What does the difference of the perimeters say about the other side?',
      'Add the two areas and put the sum equal to the given area.',
      'Divide the equation by 2 before you factorise. Can a side be negative?',
    ],
    steps: [
      'Let the side of the smaller square be $x$ m and that of the larger be $y$ m.',
      earns(0.5, `Difference of the perimeters: $4y - 4x = ${4 * gap}$, so $y = x + ${gap}$`),
      earns(0.5, `Sum of the areas: $x^2 + (x + ${gap})^2 = ${area}$`),
      `Opening the bracket: $${polynomialTex([2, 2 * gap, gap * gap])} = ${area}$`,
      earns(0.5, `Bringing all terms to one side and dividing by 2: $${polynomialTex([1, gap, -small * large])} = 0$`),
      ...storySteps(small, -large, { factors: 0.5 }).slice(1),
      earns(
        0.5,
        `$x = -${large}$ is rejected, because a side cannot be negative. So $x = ${small}$ and $y = ${small} + ${gap} = ${large}$.`,
        'rejected',
      ),
      earns(0.5, `Hence the sides of the squares are ${small} m and ${large} m.`),
    ],
    explanation:
      'The perimeters give a linear relation between the sides; with it the areas give a quadratic equation.',
  }
}

function posedField(small: number, large: number, diagonal: number, stem: 0 | 1 | 2): Posed {
  const [gap, more] = [large - small, diagonal - small]
  const other = 2 * (more - gap) - small
  const stories = [
    `The diagonal of a rectangular field is ${more} m more than the shorter side. If the longer side is ${gap} m more than the shorter side, find the sides of the field in metres.`,
    `In a rectangular playground the longer side is ${gap} m more than the shorter side, and the path along the diagonal is ${more} m longer than the shorter side. Find both sides in metres.`,
    `A gardener measures a rectangular plot. The longer side exceeds the shorter side by ${gap} m, and the diagonal exceeds the shorter side by ${more} m. Find the two sides in metres.`,
  ] as const
  return {
    question: `${stories[stem]} (Give the shorter side first.)`,
    rule: {
      kind: 'pair',
      expected: answers.field(small, large),
      unit: 'm',
      aliases: { shorter: ['x', 'breadth', 'width'], longer: ['length'] },
    },
    hints: [
      'Let the shorter side be $x$ m. Write the longer side and the diagonal in terms of $x$.',
      'Two sides and a diagonal of a rectangle form a right triangle: use the Pythagoras theorem.',
      'Only one root can be the length of a side.',
    ],
    steps: [
      `Let the shorter side be $x$ m. Then the longer side is $(x + ${gap})$ m and the diagonal is $(x + ${more})$ m.`,
      earns(1, `By the Pythagoras theorem: $x^2 + (x + ${gap})^2 = (x + ${more})^2$`),
      `Opening the brackets: $${polynomialTex([2, 2 * gap, gap * gap])} = ${polynomialTex([1, 2 * more, more * more])}$`,
      ...storySteps(small, other, { factors: 0.5 }),
      earns(
        0.5,
        `$x = ${other}$ is rejected, because a side cannot be negative. So $x = ${small}$ and $x + ${gap} = ${large}$.`,
        'rejected',
      ),
      earns(0.5, `Hence the sides of the field are ${small} m and ${large} m.`),
    ],
    explanation:
      'The diagonal cuts the rectangle into two right triangles, and the diagonal is their hypotenuse, the longest side.',
  }
}

const slipsSquares = (small: number, large: number): readonly Slip[] => [
  {
    response: answers.squares(-large, -small),
    note: 'Put each factor equal to zero again. Can a side be negative?',
    step: 'rejected',
  },
  {
    response: answers.squares(large, 2 * large - small),
    note: 'A root was taken with its sign changed. Check with the sum of the areas.',
    step: 'roots',
  },
  {
    response: answers.squares(4 * small, 4 * large),
    note: 'Those are the perimeters. The sides are asked.',
    step: 'last',
  },
]

const slipsField = (small: number, large: number, diagonal: number): readonly Slip[] => {
  const other = 2 * (diagonal - large) - small
  return [
    {
      response: answers.field(other, other + large - small),
      note: 'A side cannot be negative: reject that root.',
      step: 'rejected',
    },
    {
      response: answers.field(small, diagonal),
      note: 'The second value is the diagonal. The longer side is asked.',
      step: 'last',
    },
    {
      response: answers.field(-other, -other + large - small),
      note: `A root was taken with its sign changed: put $x = ${bracketed(-other)}$ back into the equation.`,
      step: 'roots',
    },
  ]
}

/** E.g. "The sum of the areas of two squares is 468 m². If the difference of their perimeters is 24 m, ..." */
export const wordSquares = template<Draw>({
  id: 'qe-word-squares',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-word-geometry'],
  marks: 3,
  draw: (random) => {
    const stem = random.pick([0, 1, 2] as const)
    if (random.chance(0.4)) {
      const [small, large, diagonal] = random.pick(triples)
      const times = random.integer(1, Math.floor(100 / diagonal))
      return { shape: 'field', small: times * small, large: times * large, diagonal: times * diagonal, stem }
    }
    const small = random.integer(5, 20)
    return { shape: 'squares', small, large: small + random.integer(2, 10), stem }
  },
  pose: (draw) =>
    draw.shape === 'squares' ? posedSquares(draw) : posedField(draw.small, draw.large, draw.diagonal, draw.stem),
  crossCheck: (draw) => {
    const gap = draw.large - draw.small
    for (let n = 1; n <= 100; n++) {
      const squares = n * n + (n + gap) ** 2
      if (draw.shape === 'squares' && squares === draw.small ** 2 + draw.large ** 2) return `${n}, ${n + gap}`
      if (draw.shape === 'field' && squares === (n + draw.diagonal - draw.small) ** 2) return `${n}, ${n + gap}`
    }
    return ''
  },
  slips: (draw) =>
    draw.shape === 'squares' ? slipsSquares(draw.small, draw.large) : slipsField(draw.small, draw.large, draw.diagonal),
})
