import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import { near } from './theorem-measures'

type Names = readonly [string, string, string, string, string, string]

/** The tangents at the ends of a diameter are parallel. */
function endsOfDiameter([P, Q, A, B, C, D]: Names): OrderedProof {
  return {
    claim: `$${P}${Q}$ is a diameter of a circle with centre $O$. $${A}${B}$ is the tangent at $${P}$ and $${C}${D}$ is the tangent at $${Q}$. Prove that $${A}${B} \\parallel ${C}${D}$.`,
    steps: inChain(
      [
        0.5,
        `The tangent $${A}${B}$ is perpendicular to the radius $O${P}$, so $\\angle ${A}${P}${Q} = 90^\\circ$`,
        '"In the same way" points back to the first end of the diameter.',
      ],
      [
        0.5,
        `In the same way, at the other end of the diameter $\\angle ${D}${Q}${P} = 90^\\circ$`,
        'The angles are compared when both have been found.',
      ],
      [
        0.5,
        `So these two angles are equal: $\\angle ${A}${P}${Q} = \\angle ${D}${Q}${P}$`,
        'The lines are parallel because of the equal angles.',
      ],
      [0.5, `They are alternate angles for the transversal $${P}${Q}$, so $${A}${B} \\parallel ${C}${D}$.`],
    ),
    hint: 'Which angle does a tangent make with the diameter through its point of contact?',
    explanation:
      'Two lines that make equal alternate angles with a third one are parallel; here both angles are right angles.',
    figure: {
      kind: 'sketch',
      points: { O: [0, 0], [P]: [0, 4], [Q]: [0, -4], [A]: [-5, 4], [B]: [5, 4], [C]: [-5, -4], [D]: [5, -4] },
      dots: ['O'],
      circles: [{ centre: 'O', radius: 4 }],
      segments: [
        { from: A, to: B },
        { from: C, to: D },
        { from: P, to: Q },
      ],
      description: `A circle with centre O and the diameter ${P}${Q}; the tangent ${A}${B} at ${P} and the tangent ${C}${D} at ${Q}.`,
    },
    holds: () => near(4 - 4, -4 + 4),
  }
}

/** The perpendicular to a tangent at the point of contact passes through the centre. */
function perpendicularAtContact([P, A, B, Q]: readonly [string, string, string, string]): OrderedProof {
  return {
    claim: `$${A}${B}$ is the tangent at the point $${P}$ of a circle with centre $O$. Prove that the perpendicular to $${A}${B}$ at $${P}$ passes through $O$.`,
    steps: inChain(
      [
        0.5,
        `Suppose the perpendicular to $${A}${B}$ at $${P}$ does not pass through $O$; let it be $${P}${Q}$. Then $\\angle ${Q}${P}${B} = 90^\\circ$`,
        'The supposed line must be taken first.',
      ],
      [
        0.5,
        `Now join $O${P}$. A radius is perpendicular to the tangent at its end, so $\\angle O${P}${B} = 90^\\circ$ as well`,
        'The angles are compared when both have been found.',
      ],
      [
        0.5,
        `So these two right angles are equal: $\\angle ${Q}${P}${B} = \\angle O${P}${B}$`,
        'What is impossible is that the two angles are equal.',
      ],
      [
        0.5,
        `This is possible only if $${P}${Q}$ and $${P}O$ are the same line. This contradicts what was supposed, so the perpendicular passes through $O$.`,
      ],
    ),
    hint: 'Suppose that the perpendicular misses the centre, and compare it with the radius to the point of contact.',
    explanation: 'At one point of a line there is only one perpendicular to it, and the radius is one.',
    figure: {
      kind: 'sketch',
      points: { O: [0, 0], [P]: [0, -4], [A]: [-5, -4], [B]: [5, -4], [Q]: [-1.4, 1.6] },
      dots: ['O'],
      circles: [{ centre: 'O', radius: 4 }],
      segments: [
        { from: A, to: B },
        { from: P, to: 'O' },
        { from: P, to: Q, dashed: true },
      ],
      description: `A circle with centre O, the tangent ${A}${B} at ${P}, the radius O${P}, and a second line ${P}${Q} which is supposed to be perpendicular to the tangent.`,
    },
    holds: () => near(5 * 0 + 0 * 4, 0),
  }
}

export const diameterProofs: readonly OrderedProof[] = [
  endsOfDiameter(['P', 'Q', 'A', 'B', 'C', 'D']),
  endsOfDiameter(['A', 'B', 'K', 'L', 'M', 'N']),
  endsOfDiameter(['M', 'N', 'P', 'Q', 'R', 'S']),
  perpendicularAtContact(['P', 'A', 'B', 'Q']),
  perpendicularAtContact(['T', 'X', 'Y', 'S']),
  perpendicularAtContact(['C', 'K', 'L', 'D']),
]
