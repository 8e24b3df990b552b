import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import { near } from './theorem-measures'
import type { SketchFigure } from '../../../figures/figure'

/** The point of contact, the ends of the tangent, and another point of it. */
type Names = readonly [p: string, x: string, y: string, q: string]

const figureOf = ([P, X, Y, Q]: Names): SketchFigure => ({
  kind: 'sketch',
  points: { O: [0, 0], [P]: [0, -4], [X]: [-6, -4], [Y]: [6, -4], [Q]: [3.2, -4] },
  dots: ['O', P, Q],
  circles: [{ centre: 'O', radius: 4 }],
  segments: [
    { from: X, to: Y },
    { from: 'O', to: P },
    { from: 'O', to: Q },
  ],
  description: `A circle with centre O, the tangent ${X}${Y} at the point ${P}, and another point ${Q} of ${X}${Y} joined to O.`,
})

/** In a circle of radius 4 every other point of the tangent lies further from the centre, and the slopes are perpendicular. */
const holds = (): boolean =>
  [-5, -1, 0.5, 3.2].every((x) => Math.hypot(x, -4) > 4) && near(0 * (6 - -6) + -4 * (-4 - -4), 0)

const theorem = ([P, X, Y]: Names): string =>
  `Theorem: the tangent at any point of a circle is perpendicular to the radius through the point of contact. Given is the tangent $${X}${Y}$ at the point $${P}$ of a circle with centre $O$; to prove: $O${P} \\perp ${X}${Y}$.`

/** As the book proves it: OP is the shortest distance to the tangent. */
function byShortestDistance(names: Names): OrderedProof {
  const [P, X, Y, Q] = names
  return {
    claim: theorem(names),
    steps: inChain(
      [
        0.5,
        `Take a point $${Q}$ on $${X}${Y}$ other than $${P}$, and join $O${Q}$`,
        `The second line speaks of the point ${Q}, which must be taken first.`,
      ],
      [
        0.5,
        `This point $${Q}$ lies outside the circle; if it lay inside, $${X}${Y}$ would be a secant and not a tangent`,
        `That O${Q} is longer than the radius follows from ${Q} lying outside the circle.`,
      ],
      [
        0.5,
        `Since $${Q}$ lies outside, $O${Q}$ is longer than the radius: $O${Q} > O${P}$`,
        `"This holds" points back to the comparison of O${Q} with O${P}.`,
      ],
      [
        0.5,
        `This holds for every point of $${X}${Y}$ except $${P}$, so $O${P}$ is the shortest of all the distances from $O$ to $${X}${Y}$`,
        `The last line needs that O${P} is the shortest distance.`,
      ],
      [1, `The shortest distance from a point to a line is along the perpendicular. Hence $O${P} \\perp ${X}${Y}$.`],
    ),
    hint: `Compare $O${P}$ with the distance of $O$ from any other point of the tangent.`,
    explanation: 'Of all the distances from a point to a line, the perpendicular one is the shortest.',
    figure: figureOf(names),
    holds,
  }
}

/** By contradiction: a perpendicular that ends elsewhere would be shorter than the radius. */
function byContradiction(names: Names): OrderedProof {
  const [P, X, Y, Q] = names
  return {
    claim: theorem(names),
    steps: inChain(
      [
        0.5,
        `Suppose that $O${P}$ is not perpendicular to $${X}${Y}$, and let $O${Q} \\perp ${X}${Y}$ with $${Q}$ on $${X}${Y}$, other than $${P}$`,
        `The triangle has a right angle at ${Q} because of what was supposed.`,
      ],
      [
        0.5,
        `Then $\\triangle O${Q}${P}$ has a right angle at $${Q}$, and $O${P}$ is its hypotenuse`,
        'The sides are compared when it is known which one is the hypotenuse.',
      ],
      [
        0.5,
        `The hypotenuse is the longest side of this triangle, so $O${Q} < O${P}$`,
        `That ${Q} lies inside the circle follows from O${Q} being shorter than the radius.`,
      ],
      [
        0.5,
        `So $O${Q}$ is shorter than the radius, and the point $${Q}$ of the tangent lies inside the circle`,
        'What is impossible is that a point of the tangent lies inside the circle.',
      ],
      [
        1,
        `But a line through a point inside a circle is a secant, and $${X}${Y}$ is a tangent. This contradiction shows that $O${P} \\perp ${X}${Y}$.`,
      ],
    ),
    hint: `Suppose that the perpendicular from $O$ meets the tangent at another point, and compare its length with the radius.`,
    explanation: 'If the perpendicular ended at another point, this point would lie inside the circle.',
    figure: figureOf(names),
    holds,
  }
}

export const perpendicularProofs: readonly OrderedProof[] = [
  byShortestDistance(['P', 'X', 'Y', 'Q']),
  byShortestDistance(['A', 'P', 'Q', 'B']),
  byShortestDistance(['T', 'M', 'N', 'R']),
  byContradiction(['P', 'X', 'Y', 'Q']),
  byContradiction(['A', 'P', 'Q', 'B']),
  byContradiction(['T', 'M', 'N', 'R']),
]
