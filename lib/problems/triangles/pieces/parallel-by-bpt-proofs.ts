import { inChain, type OrderedProof } from '../../kinds-of-question/proof-in-order'
import type { XY } from '../../../figures/figure'
import { between } from './points'
import { equalRatios, parallel } from './proof-words'

type Seven = readonly [string, string, string, string, string, string, string]

/** O inside triangle ABC, D on OA, E on OB, F on OC; lines in the triangles OAB and OBC, the third in OAC. */
interface InnerPoint {
  readonly letters: Seven
  readonly given: string
  /** The order of the vertices in which the lines go: the first two lines are given, the third is to be proved. */
  readonly corners: readonly [XY, XY, XY]
}

function proofOf({ letters: [A, B, C, O, D, E, F], given, corners: [a, b, c] }: InnerPoint): OrderedProof {
  const o: XY = [(a[0] + b[0] + c[0]) / 3 + 0.3, (a[1] + b[1] + c[1]) / 3]
  const [d, e, f] = [between(o, a, 0.55), between(o, b, 0.55), between(o, c, 0.55)]
  const cut = (on: string, vertex: string) => [`${O}${on}`, `${on}${vertex}`] as const
  return {
    claim: `${given} Prove that $${D}${F} \\parallel ${A}${C}$.`,
    steps: inChain(
      [
        1,
        `In $\\triangle ${O}${A}${B}$, $${D}${E} \\parallel ${A}${B}$, so $${equalRatios(cut(D, A), cut(E, B))}$ (Basic Proportionality Theorem)`,
        '"In the same way" points back to the first triangle.',
      ],
      [
        0.5,
        `In the same way, in $\\triangle ${O}${B}${C}$, $${E}${F} \\parallel ${B}${C}$, so $${equalRatios(cut(E, B), cut(F, C))}$`,
        'The ratios are compared when both proportions stand there.',
      ],
      [
        0.5,
        `The ratio $${equalRatios(cut(E, B))}$ stands in both proportions, so $${equalRatios(cut(D, A), cut(F, C))}$`,
        'What the line divides in the same ratio is known when the two ratios are equal.',
      ],
      [
        0.5,
        `Thus the line $${D}${F}$ divides the sides $${O}${A}$ and $${O}${C}$ of $\\triangle ${O}${A}${C}$ in the same ratio`,
        'The converse needs that the two sides are divided in the same ratio.',
      ],
      [0.5, `By this and the converse of the Basic Proportionality Theorem, $${D}${F} \\parallel ${A}${C}$.`],
    ),
    hint: 'Use the theorem in two triangles, and its converse in the third one.',
    explanation: `The ratio on $${O}${B}$ belongs to two triangles and carries the proportion from one to the other.`,
    figure: {
      kind: 'sketch',
      points: { [A]: a, [B]: b, [C]: c, [O]: o, [D]: d, [E]: e, [F]: f },
      segments: [
        { from: A, to: B },
        { from: B, to: C },
        { from: C, to: A },
        { from: O, to: A },
        { from: O, to: B },
        { from: O, to: C },
        { from: D, to: E, tone: 2 },
        { from: E, to: F, tone: 2 },
        { from: D, to: F, tone: 3, dashed: true },
      ],
      description: `Triangle ${A}${B}${C} with a point ${O} inside, joined to the vertices; ${D}, ${E} and ${F} lie on ${O}${A}, ${O}${B} and ${O}${C}.`,
    },
    holds: () => parallel(d, e, a, b) && parallel(e, f, b, c) && parallel(d, f, a, c),
  }
}

const inner = ([A, B, C, O, D, E, F]: Seven): string =>
  `$${O}$ is a point inside $\\triangle ${A}${B}${C}$ and $${D}$ is a point on $${O}${A}$. The line through $${D}$ parallel to $${A}${B}$ meets $${O}${B}$ at $${E}$, and the line through $${E}$ parallel to $${B}${C}$ meets $${O}${C}$ at $${F}$.`

const stated = ([A, B, C, O, D, E, F]: Seven): string =>
  `A point $${O}$ inside $\\triangle ${A}${B}${C}$ is joined to the vertices. $${D}$, $${E}$ and $${F}$ are points on $${O}${A}$, $${O}${B}$ and $${O}${C}$ such that $${D}${E} \\parallel ${A}${B}$ and $${E}${F} \\parallel ${B}${C}$.`

const upright: InnerPoint['corners'] = [
  [3.6, 6],
  [0, 0],
  [8, 0],
]
const leaning: InnerPoint['corners'] = [
  [0, 0],
  [4.8, 6],
  [8.4, 0],
]

const sets: readonly Seven[] = [
  ['A', 'B', 'C', 'O', 'D', 'E', 'F'],
  ['P', 'Q', 'R', 'O', 'A', 'B', 'C'],
  ['X', 'Y', 'Z', 'O', 'L', 'M', 'N'],
]

export const parallelByBptProofs: readonly OrderedProof[] = sets.flatMap((letters) => [
  proofOf({ letters, given: inner(letters), corners: upright }),
  proofOf({ letters, given: stated(letters), corners: leaning }),
])
