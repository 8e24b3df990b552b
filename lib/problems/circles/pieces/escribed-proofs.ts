import { escribedFigure, type EscribedNames } from './escribed'
import { near } from './theorem-measures'
import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'

const claimFor = ([A, B, C, P, Q, R]: EscribedNames): string =>
  `A circle touches the side $${B}${C}$ of $\\triangle ${A}${B}${C}$ at $${P}$, and it touches $${A}${B}$ produced at $${Q}$ and $${A}${C}$ produced at $${R}$.`

/** The 3-4-5 triangle with its right angle at the origin: the circle opposite to it has the radius 6 and the centre (6, 6). */
const holds = (): boolean => {
  const [tangent, perimeter] = [6, 3 + 4 + 5]
  const distance = Math.abs(3 * 6 + 4 * 6 - 12) / Math.hypot(3, 4)
  return near(distance, 6) && near(2 * tangent, perimeter)
}

function halfPerimeter(names: EscribedNames): OrderedProof {
  const [A, B, C, P, Q, R] = names
  return {
    claim: `${claimFor(names)} Prove that $${A}${Q}$ is half the perimeter of $\\triangle ${A}${B}${C}$.`,
    steps: inChain(
      [
        0.5,
        `Tangents from one point are equal: $${B}${P} = ${B}${Q}$ and $${C}${P} = ${C}${R}$`,
        'The equal tangents must be there before they are put into the perimeter.',
      ],
      [
        1,
        `The perimeter is $${A}${B} + ${B}${P} + ${P}${C} + ${C}${A}$, which by these equal tangents is $${A}${B} + ${B}${Q} + ${R}${C} + ${C}${A}$`,
        'The pieces must stand in the sum before they are joined.',
      ],
      [
        0.5,
        `In this sum, $${A}${B} + ${B}${Q} = ${A}${Q}$ and $${R}${C} + ${C}${A} = ${A}${R}$, so the perimeter is $${A}${Q} + ${A}${R}$`,
        'The two tangents must be there before they are compared.',
      ],
      [
        0.5,
        `The tangents from $${A}$ are equal, $${A}${R} = ${A}${Q}$, so this sum is $2 \\times ${A}${Q}$`,
        'The whole perimeter must be known before it is halved.',
      ],
      [0.5, `Halving the perimeter, $${A}${Q} = \\frac{1}{2}(${A}${B} + ${B}${C} + ${C}${A})$.`],
    ),
    hint: `Split the side $${B}${C}$ at its point of contact.`,
    explanation: `The two parts of $${B}${C}$ are moved onto the produced sides by equal tangents; then the perimeter is made of the two tangents from $${A}$.`,
    figure: escribedFigure(names, {}),
    holds,
  }
}

function equalSums(names: EscribedNames): OrderedProof {
  const [A, B, C, P, Q, R] = names
  return {
    claim: `${claimFor(names)} Prove that $${A}${B} + ${B}${P} = ${A}${C} + ${C}${P}$.`,
    steps: inChain(
      [
        0.5,
        `The tangents from $${A}$ are equal: $${A}${Q} = ${A}${R}$`,
        'The tangents must be named before they are split.',
      ],
      [
        1,
        `$${B}$ lies on $${A}${Q}$ and $${C}$ on $${A}${R}$, so splitting these tangents gives $${A}${B} + ${B}${Q} = ${A}${C} + ${C}${R}$`,
        'The equation must stand there before lengths in it are replaced.',
      ],
      [
        1,
        `In this equation, $${B}${Q} = ${B}${P}$ (tangents from $${B}$) and $${C}${R} = ${C}${P}$ (tangents from $${C}$)`,
        'The replaced lengths are needed for the conclusion.',
      ],
      [0.5, `Replacing these lengths, $${A}${B} + ${B}${P} = ${A}${C} + ${C}${P}$.`],
    ),
    hint: `Start with the two tangents from $${A}$.`,
    explanation: `Both sums are the length of a tangent from $${A}$, so each of them is half the perimeter.`,
    figure: escribedFigure(names, {}),
    holds,
  }
}

const sets: readonly EscribedNames[] = [
  ['A', 'B', 'C', 'P', 'Q', 'R'],
  ['P', 'Q', 'R', 'S', 'T', 'U'],
  ['X', 'Y', 'Z', 'K', 'L', 'M'],
]

export const escribedProofs: readonly OrderedProof[] = sets.flatMap((names) => [halfPerimeter(names), equalSums(names)])
