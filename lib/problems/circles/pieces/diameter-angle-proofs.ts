import { diameterAngleFigure, type DiameterNames } from './diameter-angle'
import { near } from './theorem-measures'
import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'

/** On a unit circle with the centre at the origin: L is (1, 0), M at 60°, N at (2, 0). */
const [toM, toN] = [Math.hypot(Math.cos(Math.PI / 3) - 1, Math.sin(Math.PI / 3)), 1]

const claimFor = ([K, L, M, N]: DiameterNames): string =>
  `$${K}${L}$ is a diameter of a circle with centre $O$ and $${M}$ is a point of the circle with $\\angle ${M}${K}${L} = 30^\\circ$. The tangent at $${M}$ meets $${K}${L}$ produced at $${N}$.`

/** Two angles of triangle LMN are 30° each. */
function equalSides(names: DiameterNames): OrderedProof {
  const [K, L, M, N] = names
  return {
    claim: `${claimFor(names)} Prove that $${L}${M} = ${L}${N}$.`,
    steps: inChain(
      [
        0.5,
        `$O${M} = O${K}$ (radii), so $\\angle O${M}${K} = \\angle O${K}${M} = 30^\\circ$`,
        `The angle $O${M}${K}$ must be known before it is subtracted.`,
      ],
      [
        0.5,
        `$\\angle ${K}${M}${L} = 90^\\circ$ (angle in a semicircle), so subtracting this angle, $\\angle O${M}${L} = 90^\\circ - 30^\\circ = 60^\\circ$`,
        'The angle between the radius and the chord must be known before it is subtracted.',
      ],
      [
        0.5,
        `$O${M} \\perp ${M}${N}$ (radius and tangent), so the rest of this right angle is $\\angle ${L}${M}${N} = 90^\\circ - 60^\\circ = 30^\\circ$`,
        `The angle $${L}${M}${N}$ is a part of the angle $O${M}${N}$ at the point of contact.`,
      ],
      [
        1,
        `Together with the angle in the semicircle, $\\angle ${K}${M}${N} = 90^\\circ + 30^\\circ = 120^\\circ$, so in $\\triangle ${K}${M}${N}$, $\\angle ${K}${N}${M} = 180^\\circ - 30^\\circ - 120^\\circ = 30^\\circ$`,
        'Both angles must be known before they are compared.',
      ],
      [
        0.5,
        `So two angles have been found to be equal: $\\angle ${L}${M}${N} = \\angle ${L}${N}${M}$. Sides opposite to equal angles are equal: $${L}${M} = ${L}${N}$.`,
      ],
    ),
    hint: `Which two angles of $\\triangle ${L}${M}${N}$ must be equal? Work towards them from the angle at $${K}$.`,
    explanation:
      'Three facts do the work: equal radii, the right angle in a semicircle, and the right angle between radius and tangent.',
    figure: diameterAngleFigure(names),
    holds: () => near(toM, toN),
  }
}

/** LN is as long as the radius. */
function asLongAsRadius(names: DiameterNames): OrderedProof {
  const [K, L, M, N] = names
  return {
    claim: `${claimFor(names)} Prove that $${L}${N}$ is equal to the radius.`,
    steps: inChain(
      [
        0.5,
        `$O${M} = O${K}$ (radii), so $\\angle O${M}${K} = \\angle O${K}${M} = 30^\\circ$`,
        'The exterior angle is the sum of these angles.',
      ],
      [
        0.5,
        `The exterior angle of $\\triangle O${K}${M}$ is the sum of these two angles: $\\angle ${M}O${L} = 30^\\circ + 30^\\circ = 60^\\circ$`,
        'The triangle is equilateral because of the angle at the centre.',
      ],
      [
        0.5,
        `$O${L} = O${M}$ with this angle of $60^\\circ$ between them, so $\\triangle O${L}${M}$ is equilateral: $${L}${M} = O${L}$ and $\\angle O${M}${L} = 60^\\circ$`,
        'The angles of the equilateral triangle must be known before they are subtracted.',
      ],
      [
        1,
        `$\\angle O${M}${N} = 90^\\circ$ (radius and tangent), so with the angles of the equilateral triangle $\\angle ${L}${N}${M} = 90^\\circ - 60^\\circ = 30^\\circ$ and $\\angle ${L}${M}${N} = 90^\\circ - 60^\\circ = 30^\\circ$`,
        'The equal sides are opposite to these equal angles.',
      ],
      [
        0.5,
        `Sides opposite to equal angles: $${L}${N} = ${L}${M}$, and this is equal to $O${L}$. So $${L}${N}$ is equal to the radius.`,
      ],
    ),
    hint: `What kind of triangle is $O${L}${M}$?`,
    explanation: `The angle at the centre makes $\\triangle O${L}${M}$ equilateral, so $${L}${M}$ is a radius; the isosceles triangle $${L}${M}${N}$ passes this length on.`,
    figure: diameterAngleFigure(names),
    holds: () => near(toN, 1) && near(toM, 1),
  }
}

const sets: readonly DiameterNames[] = [
  ['A', 'B', 'C', 'D'],
  ['K', 'L', 'M', 'N'],
  ['P', 'Q', 'R', 'S'],
]

export const diameterAngleProofs: readonly OrderedProof[] = sets.flatMap((names) => [
  equalSides(names),
  asLongAsRadius(names),
])
