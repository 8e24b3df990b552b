import { polar, tangentMeet } from './drawing'
import { near, tangentLengths } from './theorem-measures'
import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { SketchFigure } from '../../../figures/figure'

/** The triangle, then the points of contact on its first, second and third side. */
type Names = readonly [string, string, string, string, string, string]

/** The first side on the left, the second at the bottom; `rise` is the angle of the upper points of contact. */
function figureOf([P, Q, R, S, T, U]: Names, rise: number, ticks: boolean): SketchFigure {
  const [left, bottom, right] = [180 - rise, 270, rise]
  return {
    kind: 'sketch',
    points: {
      O: [0, 0],
      [P]: tangentMeet(3, right, left),
      [Q]: tangentMeet(3, left, bottom),
      [R]: tangentMeet(3, -90, right),
      [S]: polar(3, left),
      [T]: polar(3, bottom),
      [U]: polar(3, right),
    },
    unnamed: ['O'],
    dots: [S, T, U],
    circles: [{ centre: 'O', radius: 3 }],
    segments: [
      { from: P, to: Q, ...(ticks && { ticks: 1 as const }) },
      { from: Q, to: R },
      { from: R, to: P, ...(ticks && { ticks: 1 as const }) },
    ],
    description: `Triangle ${P}${Q}${R} about a circle, which touches ${P}${Q} at ${S}, ${Q}${R} at ${T} and ${R}${P} at ${U}.`,
  }
}

/** Tangent lengths from P, Q and R in a triangle with the axis through P. */
const [fromP = NaN, fromQ = NaN, fromR = NaN] = tangentLengths([25, 155, 270])

const touches = ([P, Q, R, S, T, U]: Names): string =>
  `The circle inscribed in the triangle touches $${P}${Q}$, $${Q}${R}$ and $${R}${P}$ at $${S}$, $${T}$ and $${U}$.`

function baseBisected(names: Names): OrderedProof {
  const [P, Q, R, S, T, U] = names
  return {
    claim: `In $\\triangle ${P}${Q}${R}$, $${P}${Q} = ${P}${R}$. ${touches(names)} Prove that $${T}$ bisects the base $${Q}${R}$.`,
    steps: inChain(
      [
        0.5,
        `Tangents from $${P}$ to the circle are equal: $${P}${S} = ${P}${U}$`,
        'The equal tangents must be there before they are subtracted.',
      ],
      [
        1,
        `Subtracting these equal tangents from $${P}${Q} = ${P}${R}$: $${P}${Q} - ${P}${S} = ${P}${R} - ${P}${U}$, that is, $${S}${Q} = ${U}${R}$`,
        'The equal lengths must be there before they are replaced.',
      ],
      [
        1,
        `In the last equation put $${S}${Q} = ${Q}${T}$ (tangents from $${Q}$) and $${U}${R} = ${T}${R}$ (tangents from $${R}$): $${Q}${T} = ${T}${R}$`,
        'That the base is bisected follows from its equal parts.',
      ],
      [0.5, `So the point of contact $${T}$ bisects the base $${Q}${R}$.`],
    ),
    hint: `Start with the two tangents from $${P}$.`,
    explanation: 'Equal tangents are taken away from equal sides; what is left are the tangents to the base.',
    figure: figureOf(names, 25, true),
    holds: () => near(fromQ, fromR),
  }
}

function sidesEqual(names: Names): OrderedProof {
  const [P, Q, R, S, T, U] = names
  return {
    claim:
      `${touches(names)} $${T}$ is the mid-point of $${Q}${R}$. Prove that $\\triangle ${P}${Q}${R}$ is isosceles.`.replace(
        'inscribed in the triangle',
        `inscribed in $\\triangle ${P}${Q}${R}$`,
      ),
    steps: inChain(
      [
        0.5,
        `$${T}$ is the mid-point of $${Q}${R}$, so $${Q}${T} = ${T}${R}$`,
        'The equal halves must be there before they are replaced.',
      ],
      [
        1,
        `In this equation put $${Q}${T} = ${S}${Q}$ (tangents from $${Q}$) and $${T}${R} = ${U}${R}$ (tangents from $${R}$): $${S}${Q} = ${U}${R}$`,
        'The equation must be there before something is added to it.',
      ],
      [
        1,
        `Adding the equal tangents $${P}${S} = ${P}${U}$ to the lengths just found: $${P}${S} + ${S}${Q} = ${P}${U} + ${U}${R}$`,
        'The sides of the triangle are these sums.',
      ],
      [0.5, `These sums are the sides: $${P}${Q} = ${P}${R}$, so $\\triangle ${P}${Q}${R}$ is isosceles.`],
    ),
    hint: 'Move from the base to the other sides by equal tangents.',
    explanation:
      'Each half of the base is a tangent, and equals the tangent on the next side; the tangents from the top vertex complete the sides.',
    figure: figureOf(names, 25, false),
    holds: () => near(fromQ + fromP, fromR + fromP),
  }
}

function allSidesBisected(names: Names): OrderedProof {
  const [P, Q, R, S, T, U] = names
  return {
    claim: `$\\triangle ${P}${Q}${R}$ is equilateral. ${touches(names)} Prove that $${S}$, $${T}$ and $${U}$ are the mid-points of the sides.`,
    steps: inChain(
      [
        0.5,
        `Tangents from one point are equal: let $${P}${S} = ${P}${U} = x$, $${Q}${S} = ${Q}${T} = y$ and $${R}${T} = ${R}${U} = z$`,
        'The letters x, y and z are used from here on.',
      ],
      [
        1,
        `With these letters, $${P}${Q} = ${Q}${R}$ means $x + y = y + z$, so $x = z$`,
        '"In the same way" points back to the first two sides.',
      ],
      [
        1,
        `In the same way, $${Q}${R} = ${R}${P}$ means $y + z = z + x$, so $y = x$`,
        'All three are equal only when both equations have been used.',
      ],
      [0.5, `Thus $x = y = z$, so $${S}$, $${T}$ and $${U}$ are the mid-points of the sides.`],
    ),
    hint: 'Call the three tangent lengths $x$, $y$ and $z$.',
    explanation: 'Each side is the sum of two tangent lengths; equal sums with a common part have equal other parts.',
    figure: figureOf(names, 30, false),
    holds: () => {
      const [x = 0, y = 1, z = 2] = tangentLengths([30, 150, 270])
      return near(x, y) && near(y, z)
    },
  }
}

export const isoscelesProofs: readonly OrderedProof[] = [
  baseBisected(['P', 'Q', 'R', 'S', 'T', 'U']),
  baseBisected(['A', 'B', 'C', 'D', 'E', 'F']),
  sidesEqual(['A', 'B', 'C', 'D', 'E', 'F']),
  sidesEqual(['X', 'Y', 'Z', 'L', 'M', 'N']),
  allSidesBisected(['A', 'B', 'C', 'P', 'Q', 'R']),
  allSidesBisected(['K', 'L', 'M', 'D', 'E', 'F']),
]
