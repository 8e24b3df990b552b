import { polar, tangentMeet } from './drawing'
import { near } from './theorem-measures'
import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { SketchFigure } from '../../../figures/figure'

/** The external point and the two points of contact. */
type Three = readonly [p: string, a: string, b: string]

const half = 58

const figureOf = ([P, A, B]: Three, chord: boolean): SketchFigure => ({
  kind: 'sketch',
  points: { O: [0, 0], [A]: polar(4, half), [B]: polar(4, -half), [P]: tangentMeet(4, -half, half) },
  dots: ['O'],
  circles: [{ centre: 'O', radius: 4 }],
  segments: [
    { from: P, to: A },
    { from: P, to: B },
    { from: 'O', to: A },
    { from: 'O', to: B },
    { from: 'O', to: P, dashed: true },
    ...(chord ? [{ from: A, to: B }] : []),
  ],
  description: `A circle with centre O and the tangents ${P}${A} and ${P}${B} from the point ${P}; O is joined to ${A}, ${B} and ${P}.`,
})

const holds = (): boolean => {
  const [[px, py], [ax, ay], [bx, by]] = [tangentMeet(4, -half, half), polar(4, half), polar(4, -half)]
  return near(Math.hypot(px - ax, py - ay), Math.hypot(px - bx, py - by))
}

const rightAngles = ([P, A, B]: Three): string =>
  `Join $O${A}$, $O${B}$ and $O${P}$. The radii are perpendicular to the tangents, so $\\angle O${A}${P} = \\angle O${B}${P} = 90^\\circ$`

/** The theorem, by congruent triangles. */
function byCongruence(names: Three): OrderedProof {
  const [P, A, B] = names
  return {
    claim: `Theorem: the lengths of the tangents drawn from an external point to a circle are equal. Given are the tangents $${P}${A}$ and $${P}${B}$ from $${P}$ to a circle with centre $O$; to prove: $${P}${A} = ${P}${B}$.`,
    steps: inChain(
      [1, rightAngles(names), 'The triangles are right triangles because of the tangents.'],
      [
        0.5,
        `In these right triangles, $O${A} = O${B}$ (radii of the same circle) and the hypotenuse $O${P}$ is common`,
        'The congruence needs the equal sides.',
      ],
      [
        1,
        `With right angle, hypotenuse and side equal, $\\triangle O${A}${P} \\cong \\triangle O${B}${P}$ (RHS)`,
        'Corresponding parts are equal because the triangles are congruent.',
      ],
      [0.5, `So $${P}${A} = ${P}${B}$ (corresponding parts of congruent triangles).`],
    ),
    hint: `Compare the triangles $O${A}${P}$ and $O${B}${P}$.`,
    explanation: 'Right angle, hypotenuse and one side: RHS makes the two triangles congruent.',
    figure: figureOf(names, false),
    holds,
  }
}

/** The theorem, by Pythagoras. */
function byPythagoras(names: Three): OrderedProof {
  const [P, A, B] = names
  return {
    claim: `$${P}${A}$ and $${P}${B}$ are tangents from an external point $${P}$ to a circle with centre $O$. Prove with the Pythagoras theorem that $${P}${A} = ${P}${B}$.`,
    steps: inChain(
      [1, rightAngles(names), 'The Pythagoras theorem needs the right angles.'],
      [
        0.5,
        `By these right angles and the Pythagoras theorem, $${P}${A}^2 = O${P}^2 - O${A}^2$ and $${P}${B}^2 = O${P}^2 - O${B}^2$`,
        'Equal radii are put into the two equations, so these must stand there.',
      ],
      [
        1,
        `$O${A} = O${B}$ (radii), so the right-hand sides of these equations are equal: $${P}${A}^2 = ${P}${B}^2$`,
        'The squares must be equal before their roots are taken.',
      ],
      [0.5, `Lengths are positive, so these equal squares give $${P}${A} = ${P}${B}$.`],
    ),
    hint: `Both right triangles have the hypotenuse $O${P}$.`,
    explanation: 'Both tangents have the same square: that of the distance from the centre less that of the radius.',
    figure: figureOf(names, false),
    holds,
  }
}

/** OP bisects the chord of contact. */
function bisectsChord(names: Three): OrderedProof {
  const [P, A, B] = names
  return {
    claim: `$${P}${A}$ and $${P}${B}$ are tangents from an external point $${P}$ to a circle with centre $O$, and $O${P}$ meets the chord $${A}${B}$ at $C$. Prove that $O${P}$ is the perpendicular bisector of $${A}${B}$.`,
    steps: inChain(
      [
        0.5,
        `Tangents from $${P}$ are equal, $${P}${A} = ${P}${B}$, and with $O${A} = O${B}$ and $O${P}$ common, $\\triangle O${A}${P} \\cong \\triangle O${B}${P}$ (SSS)`,
        'The equal angles come from the first congruence.',
      ],
      [
        0.5,
        `Corresponding parts of these triangles: $\\angle ${A}${P}C = \\angle ${B}${P}C$`,
        'The second congruence needs these angles.',
      ],
      [
        1,
        `$${P}${A} = ${P}${B}$, $${P}C$ is common, and with the equal angles between them $\\triangle ${A}${P}C \\cong \\triangle ${B}${P}C$ (SAS)`,
        'Corresponding parts are equal because the triangles are congruent.',
      ],
      [
        0.5,
        `From this second congruence, $${A}C = ${B}C$ and $\\angle ${A}C${P} = \\angle ${B}C${P}$`,
        'That the angles are right angles follows from their being equal.',
      ],
      [
        0.5,
        `These two equal angles are a linear pair, so each is $90^\\circ$: $O${P}$ bisects $${A}${B}$ at right angles.`,
      ],
    ),
    hint: `First show that $O${P}$ bisects the angle between the tangents.`,
    explanation:
      'One congruence gives the equal angles at the external point, a second one the equal halves of the chord.',
    figure: {
      ...figureOf(names, true),
      points: { ...figureOf(names, true).points, C: [4 * Math.cos((half * Math.PI) / 180), 0] },
    },
    holds,
  }
}

export const equalTangentsProofs: readonly OrderedProof[] = [
  byCongruence(['P', 'A', 'B']),
  byCongruence(['T', 'P', 'Q']),
  byPythagoras(['P', 'Q', 'R']),
  byPythagoras(['X', 'Y', 'Z']),
  bisectsChord(['P', 'A', 'B']),
  bisectsChord(['T', 'P', 'Q']),
]
