import { oneMark } from './pieces/one-mark'
import { pointText, squaredDistance, type Point } from './pieces/point'
import {
  drawQuadrilateral,
  quadrilateralKinds as kinds,
  type QuadrilateralKind as Kind,
} from './pieces/quadrilateral-draw'
import { squareTex } from '../../solutions/coordinate-geometry/pieces/point'
import { choiceOf, drawOrder, letterAt, type ItemNote } from '../kinds-of-question/lettered'
import { planeWindow } from '../plane-window'
import { chain, earns, line, says, template } from '../template'
import type { SetClaim } from '../../solutions/claim'

const wording: Readonly<Record<Kind, string>> = {
  square: 'a square',
  rectangle: 'a rectangle which is not a square',
  rhombus: 'a rhombus which is not a square',
  parallelogram: 'a parallelogram which is neither a rectangle nor a rhombus',
}

const squareLine = (name: string, from: Point, to: Point): SetClaim =>
  chain(`${name}^2`, `${squareTex(to[0] - from[0])} + ${squareTex(to[1] - from[1])}`, `${squaredDistance(from, to)}`)

const equalSides: readonly Kind[] = ['square', 'rhombus']
const equalDiagonals: readonly Kind[] = ['square', 'rectangle']

const sidesLine = (kind: Kind): string =>
  equalSides.includes(kind)
    ? 'All four sides are equal: $AB = BC = CD = DA$.'
    : 'Opposite sides are equal, $AB = CD$ and $BC = DA$, but adjacent sides are not.'

/** What to compare again, and in which line, for a student who chose another kind. */
function adviceFor(kind: Kind, chosen: Kind): ItemNote {
  const sides = equalSides.includes(kind) !== equalSides.includes(chosen)
  const diagonals = equalDiagonals.includes(kind) !== equalDiagonals.includes(chosen)
  if (sides && diagonals) return ['Compare $AB$ with $BC$ again, and then the diagonals $AC$ and $BD$.', 'sides']
  return sides
    ? ['Compare two adjacent sides again: is $AB$ equal to $BC$?', 'sides']
    : ['Compare the diagonals as well: is $AC$ equal to $BD$?', 'diagonals']
}

const stems: readonly ((points: string) => string)[] = [
  (points) => `Name the type of quadrilateral formed by the points ${points}, taken in order.`,
  (points) =>
    `Four friends sit in a classroom at the points ${points} of a grid. What type of quadrilateral is $ABCD$?`,
  (points) => `${points} are four points of the plane. What type of quadrilateral is $ABCD$?`,
]

/** E.g. "Name the type of quadrilateral formed by A(-1, -2), B(1, 0), C(-1, 2), D(-3, 0), taken in order." */
export const typeOfQuadrilateral = template({
  id: 'cg-type-of-quadrilateral',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-quadrilateral-type'],
  difficulty: 'hard',
  marks: 1,
  draw: (random) => {
    const kind = random.pick(kinds)
    const corners = drawQuadrilateral(random, kind)
    return { kind, corners, order: drawOrder(random, 4), stem: random.pick(stems) }
  },
  pose: ({ kind, corners, order, stem }) => {
    const items = [kind, ...kinds.filter((other) => other !== kind)].map((each) => wording[each])
    const { rule, options } = choiceOf(items, order)
    const [a, b, c, d] = corners
    const list = `$A${pointText(a)}$, $B${pointText(b)}$, $C${pointText(c)}$ and $D${pointText(d)}$`
    return {
      question: `${stem(list)} Choose the best description.`,
      rule,
      options,
      hints: [
        'Find the squares of the four sides with the distance formula.',
        'Sides alone do not tell a square from a rhombus: compare the diagonals too.',
      ],
      steps: oneMark([
        earns(0.5, says`By the distance formula, ${squareLine('AB', a, b)}`),
        earns(0.5, says`${squareLine('BC', b, c)}`),
        says`${squareLine('CD', c, d)}`,
        says`${squareLine('DA', d, a)}`,
        earns(0.5, sidesLine(kind), 'sides'),
        earns(0.5, says`${squareLine('AC', a, c)}`),
        earns(0.5, says`${squareLine('BD', b, d)}`),
        line('diagonals', equalDiagonals.includes(kind) ? 'The diagonals are equal.' : 'The diagonals are not equal.'),
        earns(0.5, `Hence $ABCD$ is ${wording[kind]}: option (${rule.expected}).`),
      ]),
      explanation:
        'Equal opposite sides make a parallelogram; equal diagonals make it a rectangle; equal adjacent sides make it a rhombus; both together make a square.',
      solutionFigure: {
        kind: 'plane',
        ...planeWindow(corners),
        regions: [corners],
        points: corners.map((at, index) => ({ at, label: `${letterAt(index)}${pointText(at)}` })),
        description: `The quadrilateral with vertices ${corners.map((at, index) => `${letterAt(index)}${pointText(at)}`).join(', ')}: ${wording[kind]}.`,
      },
    }
  },
  crossCheck: ({ kind, corners: [a, b, , d], order }) => {
    // The angle at A and the lengths of its two arms decide.
    const [first, second] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])]
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.atan2(d[1] - a[1], d[0] - a[0])
    const right = Math.abs(Math.cos(turn)) < 1e-9
    const even = Math.abs(first - second) < 1e-9
    const seen: Kind = even ? (right ? 'square' : 'rhombus') : right ? 'rectangle' : 'parallelogram'
    return letterAt(order.indexOf([kind, ...kinds.filter((other) => other !== kind)].indexOf(seen)))
  },
  slips: ({ kind, order }) =>
    kinds
      .filter((other) => other !== kind)
      .map((other, index) => {
        const [note, step] = adviceFor(kind, other)
        return { response: letterAt(order.indexOf(index + 1)), note, step }
      }),
})
