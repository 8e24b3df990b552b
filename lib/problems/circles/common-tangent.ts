import { measured } from './measured'
import { distinctSlips } from '../distinct-slips'
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
    }
  },
  pose: (pulleys) => {
    const { large, small, distance, tangent } = pulleys
    const difference = large - small
    const touching = large + small === distance
    return {
      question: touching
        ? `Two circles with centres $P$ and $Q$ and radii $${large}$ cm and $${small}$ cm touch each other externally. A line touches the first circle at $A$ and the second at $B$, with both circles on the same side of it. Find the length of $AB$.`
        : pulleys.belt
          ? `Two wheels with centres $P$ and $Q$ have radii $${large}$ cm and $${small}$ cm, and their centres are $${distance}$ cm apart. The straight part $AB$ of a belt touches the first wheel at $A$ and the second at $B$, with both wheels on the same side of it. Find the length of $AB$.`
          : `Two circles with centres $P$ and $Q$ have radii $${large}$ cm and $${small}$ cm, and their centres are $${distance}$ cm apart. A line touches the first circle at $A$ and the second at $B$, with both circles on the same side of it. Find the length of $AB$.`,
      rule: { kind: 'number', expected: `${tangent}`, unit: 'cm' },
      figure: figureOf(pulleys),
      hints: [
        'Join $PA$ and $QB$. Both are perpendicular to the common tangent.',
        'Draw $QR$ perpendicular to $PA$. What kind of quadrilateral is $ABQR$?',
        'Use the right triangle $PRQ$.',
      ],
      steps: [
        `$PA \\perp AB$ and $QB \\perp AB$ (radius and tangent). Draw $QR \\perp PA$, with $R$ on $PA$.`,
        '$ABQR$ has four right angles, so it is a rectangle: $AB = RQ$ and $AR = BQ$.',
        `$PR = PA - AR = ${large} - ${small} = ${difference}$ cm`,
        ...(touching ? [`The circles touch externally, so $PQ = ${large} + ${small} = ${distance}$ cm`] : []),
        `In right triangle $PRQ$, $RQ^2 = PQ^2 - PR^2 = ${distance}^2 - ${difference}^2 = ${distance * distance} - ${difference * difference} = ${tangent * tangent}$`,
        `Hence $AB = RQ = ${tangent}$ cm.`,
      ],
      explanation:
        'The rectangle moves the common tangent to the centre of the smaller circle, where it becomes a leg of a right triangle with the line of centres as its hypotenuse.',
    }
  },
  crossCheck: ({ large, small, distance }) => {
    // Product of the two factors of the difference of squares.
    return measured(Math.sqrt(distance - large + small) * Math.sqrt(distance + large - small))
  },
  slips: ({ large, small, distance, tangent }) =>
    distinctSlips(`${tangent}`, [
      { response: `${distance}`, note: 'That is the distance of the centres, the hypotenuse.' },
      { response: `${distance - large + small}`, note: 'Use the Pythagoras theorem, not a difference of lengths.' },
      { response: `${large + small}`, note: 'The sum of the radii is not the tangent: draw the rectangle first.' },
    ]),
})
