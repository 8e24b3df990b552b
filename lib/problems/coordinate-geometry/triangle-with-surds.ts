import { oneMark } from './pieces/one-mark'
import { cornersOf, pointTex } from './pieces/surd-triangle'
import { drawSurdTriangle, type SurdTriangle } from './pieces/surd-triangle-draw'
import { kindNeeds, surdTriangleKinds, surdTriangleStems, type SurdTriangleKind } from './pieces/surd-triangle-words'
import { kindWords, triangleWithSurds as solution } from '../../solutions/coordinate-geometry/triangle-with-surds'
import { choiceOf, letterAt } from '../kinds-of-question/lettered'
import { line, template } from '../template'

const itemsFor = (kind: SurdTriangleKind): readonly SurdTriangleKind[] => [
  kind,
  ...surdTriangleKinds.filter((other) => other !== kind),
]

/** E.g. "What type of triangle do the points A(2, 2), B(-2, -2) and C(-2√3, 2√3) form?" */
export const triangleWithSurds = template<SurdTriangle>({
  id: 'cg-triangle-with-surds',
  version: 4,
  topic: 'coordinate-geometry',
  archetypes: ['cg-triangle-type'],
  difficulty: 'medium',
  marks: 1,
  draw: (random) => drawSurdTriangle(random, random.pick(surdTriangleKinds), surdTriangleStems.length),
  pose: (draw) => {
    const { kind, order, stem } = draw
    const [A, B, C] = cornersOf(draw)
    const { rule, options } = choiceOf(
      itemsFor(kind).map((each) => kindWords[each]),
      order,
    )
    const { lines } = solution.solve([A, B, C])
    const points = `$A${pointTex(A)}$, $B${pointTex(B)}$ and $C${pointTex(C)}$`
    return {
      question: `${surdTriangleStems[stem]?.(points) ?? ''} Choose the best description.`,
      rule,
      options,
      hints: [
        'Find the squares of the three sides with the distance formula.',
        'Put like surds together first. Open other squares with $(p + q)^2 = p^2 + 2pq + q^2$: the terms with a root cancel in the sum.',
        'Compare the three squares, and where two are equal test whether the two smaller ones add to the largest.',
      ],
      steps: oneMark([
        ...lines.slice(0, -1),
        line('kind', `Hence $ABC$ is ${kindWords[kind]}: option (${rule.expected}).`),
      ]),
      explanation:
        'The squares of the sides are enough: equal squares mean equal sides, and they show at once whether the Pythagoras theorem holds.',
    }
  },
  crossCheck: (draw) => {
    // The angles decide: seen from each corner, the directions of the other two.
    const corners = cornersOf(draw).map(
      ({ x, y }) => [x.times * Math.sqrt(x.under), y.times * Math.sqrt(y.under)] as const,
    )
    const angles = corners.map(([x, y], place) => {
      const [first = 0, second = 0] = corners
        .filter((_, other) => other !== place)
        .map(([u, v]) => Math.atan2(v - y, u - x))
      const turn = (Math.abs(first - second) * 180) / Math.PI
      return Number((turn > 180 ? 360 - turn : turn).toFixed(6))
    })
    const different = new Set(angles).size
    const seen: SurdTriangleKind =
      different === 1
        ? 'equilateral'
        : different === 3
          ? 'scalene'
          : angles.includes(90)
            ? 'right isosceles'
            : 'isosceles'
    return letterAt(draw.order.indexOf(itemsFor(draw.kind).indexOf(seen)))
  },
  slips: ({ kind, order }) =>
    itemsFor(kind)
      .slice(1)
      .map((other, index) => ({
        response: letterAt(order.indexOf(index + 1)),
        note: kindNeeds[other],
        step: 'comparison',
      })),
})
