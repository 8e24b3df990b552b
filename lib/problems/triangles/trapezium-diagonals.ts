import { drawFourParts, exactParts, lengthAt, partPlain, partTex, tried, type FourParts } from './pieces/four-parts'
import { unknownSlips } from './pieces/unknown-x-slips'
import { fraction, toNumber } from '../../maths'
import { trapeziumDiagonals as solution } from '../../solutions/triangles/trapezium-diagonals'
import { template } from '../template'
import type { SketchFigure } from '../../figures/figure'

/** `share` is AO : AC. Trapezium ABCD with AB ∥ DC whose diagonals meet at O; the parts are OA, OC, OB, OD. */
function trapeziumFigure({ parts }: FourParts, share: number): SketchFigure {
  const [OA, OC, OB, OD] = parts.map(partPlain)
  const [bottom, top] = share >= 0.5 ? [8, (8 * (1 - share)) / share] : [(8 * share) / (1 - share), 8]
  const [left, start] = [(8 - bottom) / 2, (8 - top) / 2]
  return {
    kind: 'sketch',
    points: {
      A: [left, 0],
      B: [left + bottom, 0],
      C: [start + top, 5],
      D: [start, 5],
      O: [left + (start + top - left) * share, 5 * share],
    },
    segments: [
      { from: 'A', to: 'B', arrows: 1 },
      { from: 'B', to: 'C' },
      { from: 'D', to: 'C', arrows: 1 },
      { from: 'D', to: 'A' },
      { from: 'O', to: 'A', label: OA ?? '', tone: 2 },
      { from: 'O', to: 'C', label: OC ?? '', tone: 2 },
      { from: 'O', to: 'B', label: OB ?? '', tone: 3 },
      { from: 'O', to: 'D', label: OD ?? '', tone: 3 },
    ],
    description: `Trapezium ABCD with AB parallel to DC. Its diagonals AC and BD meet at O, with OA = ${OA}, OC = ${OC}, OB = ${OB} and OD = ${OD}.`,
  }
}

/** E.g. "In trapezium ABCD, AB ∥ DC and the diagonals meet at O. If OA = 3x − 1, OC = 5x − 3, OB = 2x + 1, OD = 6x − 5, find x." */
export const trapeziumDiagonals = template({
  id: 'tri-trapezium-diagonals',
  version: 3,
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-trapezium-diagonals'],
  marks: 3,
  wrongRoadsShow: true,
  draw: (random): { readonly drawn: FourParts; readonly stem: 0 | 1 | 2 } => ({
    drawn: drawFourParts(random),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ drawn }) => ({ parts: exactParts(drawn), letter: 'x' }),
  solution,
  ask: ({ drawn, stem }) => {
    const names = ['OA', 'OC', 'OB', 'OD']
    const data = drawn.parts.map((part, index) => `$${names[index]} = ${partTex(part)}$`).join(', ')
    const [above, below] = [drawn.parts[0], drawn.parts[1]].map((part) => toNumber(lengthAt(part, drawn.root)))
    const share = fraction(above ?? 1, (above ?? 1) + (below ?? 1))
    return {
      question: (
        [
          `In trapezium $ABCD$, $AB \\parallel DC$, and its diagonals meet at $O$. If ${data} (all in cm), find the value of $x$.`,
          `The diagonals $AC$ and $BD$ of trapezium $ABCD$, in which $AB \\parallel DC$, intersect at $O$. Given ${data}, all in cm, find $x$.`,
          `Rehan draws a trapezium $ABCD$ with $AB \\parallel DC$ and both diagonals, which cross at $O$. He writes ${data} (in cm) beside the four parts. Find $x$.`,
        ] as const
      )[stem],
      rule: { kind: 'number' },
      hints: [
        'Look for two similar triangles at the point where the diagonals meet.',
        'The diagonals of a trapezium divide each other in the same ratio.',
        'If you get two values of $x$, check that all four lengths are positive.',
      ],
      explanation:
        'The parallel sides of the trapezium make the two triangles at $O$ similar, so each diagonal is cut in the ratio $AB : DC$.',
      figure: trapeziumFigure(drawn, Math.min(0.75, Math.max(0.25, toNumber(share)))),
    }
  },
  crossCheck: ({ drawn }) => tried(drawn),
  slips: ({ drawn }) => unknownSlips(drawn),
})
