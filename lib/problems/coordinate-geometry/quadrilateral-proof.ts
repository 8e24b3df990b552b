import { pointText, squaredDistance, type Point } from './pieces/point'
import { drawQuadrilateral, type Corners } from './pieces/quadrilateral-draw'
import { squareTex } from '../../solutions/coordinate-geometry/pieces/point'
import { drawOrder, letterOf } from '../kinds-of-question/lettered'
import {
  forcedOrder,
  lineOfProof,
  orderInstruction,
  orderSlips,
  sequenceOf,
  type ProofStep,
} from '../kinds-of-question/step-order'
import { earns, template } from '../template'

type Kind = 'square' | 'rectangle' | 'rhombus'

const kinds: readonly Kind[] = ['square', 'rectangle', 'rhombus']

const claims: Readonly<Record<Kind, string>> = {
  square: 'a square',
  rectangle: 'a rectangle',
  rhombus: 'a rhombus, but not a square',
}

const squareOf = (name: string, from: Point, to: Point): string =>
  `$${name}^2 = ${squareTex(to[0] - from[0])} + ${squareTex(to[1] - from[1])} = ${squaredDistance(from, to)}$`

/** The proof in its right order, each line resting on the one before. */
function proofOf(kind: Kind, [a, b, c, d]: Corners): readonly ProofStep[] {
  const rectangle = kind === 'rectangle'
  const shape = rectangle ? 'parallelogram' : 'rhombus'
  const sides = [squareOf('AB', a, b), squareOf('BC', b, c), squareOf('CD', c, d), squareOf('DA', d, a)]
  return [
    { text: `By the distance formula, the squares of the sides are ${sides.join(', ')}.`, needs: [], gives: 'sides' },
    {
      text: rectangle
        ? 'So $AB = CD$ and $BC = DA$: the opposite sides are equal and $ABCD$ is a parallelogram.'
        : 'So $AB = BC = CD = DA$: all the sides are equal and $ABCD$ is a rhombus.',
      needs: ['sides'],
      gives: 'shape',
    },
    {
      text: `The squares of the diagonals of this ${shape} are ${squareOf('AC', a, c)} and ${squareOf('BD', b, d)}.`,
      needs: ['shape'],
      gives: 'diagonals',
    },
    {
      text:
        kind === 'rhombus'
          ? 'So $AC$ and $BD$ are not equal; but the diagonals of a square are equal.'
          : `So $AC = BD$; and a ${shape} with equal diagonals is a ${kind}.`,
      needs: ['diagonals'],
      gives: 'comparison',
    },
    { text: `Hence $ABCD$ is ${claims[kind]}.`, needs: ['comparison'], gives: 'claim' },
  ]
}

const stems: readonly ((points: string, claim: string) => string)[] = [
  (points, claim) => `Prove that the points ${points}, taken in order, are the vertices of ${claim}.`,
  (points, claim) => `Show that the quadrilateral $ABCD$ with the vertices ${points} is ${claim}.`,
  (points, claim) =>
    `Four pegs of a rangoli design are put at ${points} on a grid and joined in this order. Prove that the figure $ABCD$ is ${claim}.`,
]

/** E.g. "Prove that A(1, 7), B(4, 2), C(-1, -1), D(-4, 4) are the vertices of a square": the steps to be put in order. */
export const quadrilateralProof = template({
  id: 'cg-quadrilateral-proof',
  topic: 'coordinate-geometry',
  archetypes: ['cg-quadrilateral-type'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const kind = random.pick(kinds)
    return { kind, corners: drawQuadrilateral(random, kind), order: drawOrder(random, 5), stem: random.pick(stems) }
  },
  pose: ({ kind, corners, order, stem }) => {
    const [a, b, c, d] = corners
    const proof = proofOf(kind, corners)
    const { rule, options } = sequenceOf(proof, order)
    const points = `$A${pointText(a)}$, $B${pointText(b)}$, $C${pointText(c)}$ and $D${pointText(d)}$`
    return {
      question: `${stem(points, claims[kind])} ${orderInstruction}`,
      rule,
      options,
      hints: [
        'The distance formula comes first: it needs only the coordinates that are given.',
        'The sides tell the first property of the figure; the diagonals then decide what it is.',
      ],
      steps: [
        ...proof.map(({ text }, index) =>
          earns(index === 0 ? 1 : 0.5, `(${letterOf(index, order)}) ${text}`, lineOfProof(index)),
        ),
        `Hence the right order is ${rule.expected}.`,
      ],
      explanation:
        kind === 'rectangle'
          ? 'Equal opposite sides alone make a parallelogram; only equal diagonals make it a rectangle.'
          : 'Four equal sides alone make a rhombus; the diagonals decide whether it is a square.',
    }
  },
  crossCheck: ({ kind, corners, order }) => forcedOrder(proofOf(kind, corners), order),
  slips: ({ kind, corners, order }) => orderSlips(proofOf(kind, corners), order),
})
