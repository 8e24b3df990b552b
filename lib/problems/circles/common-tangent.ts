import { measured } from './pieces/measured'
import { wrongRoots } from './pieces/wrong-roots'
import { fraction, surd } from '../../maths'
import { commonTangent as solution, type CommonTangent } from '../../solutions/circles/common-tangent'
import { template } from '../template'
import type { SketchFigure, XY } from '../../figures/figure'

interface Pulleys {
  /** Radii, distance of the centres, length of the direct common tangent. */
  readonly large: number
  readonly small: number
  readonly distance: number
  readonly tangent: number
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Whole lengths throughout; the circles lie outside each other or touch. */
const pairs: readonly Pulleys[] = range(3, 20).flatMap((small) =>
  range(small + 1, 25).flatMap((large) =>
    range(large + small, 61).flatMap((distance) => {
      const tangent = Math.sqrt(distance ** 2 - (large - small) ** 2)
      return Number.isInteger(tangent) ? [{ large, small, distance, tangent }] : []
    }),
  ),
)

function figureOf({ large, small, distance, tangent }: Pulleys): SketchFigure {
  // The tangent lies along the x-axis, the larger circle above it on the left.
  const points: Readonly<Record<string, XY>> = {
    A: [0, 0],
    B: [tangent, 0],
    P: [0, large],
    Q: [tangent, small],
  }
  return {
    kind: 'sketch',
    points,
    dots: ['P', 'Q'],
    circles: [
      { centre: 'P', radius: large },
      { centre: 'Q', radius: small },
    ],
    segments: [
      { from: 'A', to: 'B' },
      { from: 'P', to: 'A', label: `${large} cm` },
      { from: 'Q', to: 'B', label: `${small} cm` },
      { from: 'P', to: 'Q', label: `${distance} cm` },
    ],
    description: `Two circles with centres P and Q and radii ${large} cm and ${small} cm, ${distance} cm apart, and a line which touches them at A and B on the same side.`,
  }
}

interface Story extends Pulleys {
  /** Tell of wheels and a belt, if the circles are apart. */
  readonly belt: boolean
  readonly form: number
}

const asked = 'with both circles on the same side of it'

const touchingStories: readonly ((pulleys: Pulleys) => string)[] = [
  ({ large, small }) =>
    `Two circles with centres $P$ and $Q$ and radii $${large}$ cm and $${small}$ cm touch each other externally. A line touches the first circle at $A$ and the second at $B$, ${asked}. Find the length of $AB$.`,
  ({ large, small }) =>
    `Two round plates of radii $${large}$ cm and $${small}$ cm, with centres $P$ and $Q$, stand upright on a straight shelf and touch each other. They rest on the shelf at $A$ and $B$. Find the distance $AB$.`,
  ({ large, small }) =>
    `$AB$ is a direct common tangent of two circles which touch each other externally; it touches the circle with centre $P$ and radius $${large}$ cm at $A$ and the circle with centre $Q$ and radius $${small}$ cm at $B$. How long is $AB$?`,
]

const apartStories: readonly ((pulleys: Pulleys) => string)[] = [
  ({ large, small, distance }) =>
    `Two circles with centres $P$ and $Q$ have radii $${large}$ cm and $${small}$ cm, and their centres are $${distance}$ cm apart. A line touches the first circle at $A$ and the second at $B$, ${asked}. Find the length of $AB$.`,
  ({ large, small, distance }) =>
    `The centres $P$ and $Q$ of two circles of radii $${large}$ cm and $${small}$ cm are $${distance}$ cm apart. $AB$ is a tangent to both circles, at $A$ and at $B$, ${asked}. How long is $AB$?`,
  ({ large, small, distance }) =>
    `Two circles have the centres $P$ and $Q$ with $PQ = ${distance}$ cm. The tangent at the point $A$ of the first circle, of radius $${large}$ cm, is also the tangent at the point $B$ of the second, of radius $${small}$ cm, ${asked}. Find $AB$.`,
]

function storyOf({ belt, form, ...pulleys }: Story): string {
  const { large, small, distance } = pulleys
  if (large + small === distance) return touchingStories[form]?.(pulleys) ?? ''
  return belt
    ? `Two wheels with centres $P$ and $Q$ have radii $${large}$ cm and $${small}$ cm, and their centres are $${distance}$ cm apart. The straight part $AB$ of a belt touches the first wheel at $A$ and the second at $B$, with both wheels on the same side of it. Find the length of $AB$.`
    : (apartStories[form]?.(pulleys) ?? '')
}

/** E.g. "Two circles of radii 9 cm and 4 cm touch each other externally. Find the length of their common tangent AB." */
export const commonTangent = template({
  id: 'cir-common-tangent',
  topic: 'circles',
  archetypes: ['cir-two-circles'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const touching = random.chance(0.35)
    return {
      ...random.pick(pairs.filter(({ large, small, distance }) => (large + small === distance) === touching)),
      belt: random.chance(0.4),
      form: random.integer(0, 2),
    }
  },
  given: ({ large, small, distance }): CommonTangent => ({
    radii: [fraction(large), fraction(small)],
    distance: large + small === distance ? null : fraction(distance),
    unit: 'cm',
  }),
  solution,
  ask: (pulleys) => ({
    question: storyOf(pulleys),
    rule: { kind: 'number', unit: 'cm' },
    figure: figureOf(pulleys),
    hints: [
      'Join $PA$ and $QB$. Both are perpendicular to the common tangent.',
      'Draw $QR$ perpendicular to $PA$. What kind of quadrilateral is $ABQR$?',
      'Use the right triangle $PRQ$.',
    ],
    explanation:
      'The rectangle moves the common tangent to the centre of the smaller circle, where it becomes a leg of a right triangle with the line of centres as its hypotenuse.',
  }),
  crossCheck: ({ large, small, distance }) => {
    // Product of the two factors of the difference of squares.
    return measured(Math.sqrt(distance - large + small) * Math.sqrt(distance + large - small))
  },
  slips: ({ large, small, distance, tangent }) => {
    return wrongRoots(surd(tangent, 1), [
      [surd(distance, 1), 'That is the distance of the centres, the hypotenuse of the right triangle.', 'rectangle'],
      [surd(distance - large + small, 1), 'Use the Pythagoras theorem, not a difference of lengths.', 'pythagoras'],
      [
        surd(1, distance * distance + (large - small) ** 2),
        'The line of centres is the hypotenuse: subtract the squares.',
        'pythagoras',
      ],
      ...(large + small === distance
        ? []
        : ([
            [
              surd(1, distance * distance - (large + small) ** 2),
              'Both circles are on the same side of the line: the radii are subtracted, not added.',
              'difference',
            ],
          ] as const)),
      [surd(large + small, 1), 'The sum of the radii is not the tangent: draw the rectangle first.', 'rectangle'],
    ])
  },
})
