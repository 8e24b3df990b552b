import { oneMark } from './pieces/one-mark'
import { apex, comparison, squareLine, type SurdTriangle } from './pieces/surd-triangle'
import {
  kindNeeds,
  kindWords,
  surdTriangleKinds,
  surdTriangleStems,
  type SurdTriangleKind,
} from './pieces/surd-triangle-words'
import { bracketed, surd, surdTex } from '../../maths'
import { choiceOf, drawOrder, letterAt } from '../kinds-of-question/lettered'
import { chain, earns, says, template } from '../template'

const kindOf = (t: SurdTriangle['t']): SurdTriangleKind =>
  t === 3 ? 'equilateral' : t === 1 ? 'right isosceles' : 'isosceles'

const itemsFor = (kind: SurdTriangleKind): readonly SurdTriangleKind[] => [
  kind,
  ...surdTriangleKinds.filter((other) => other !== kind),
]

/** E.g. "What type of triangle do the points A(2, 2), B(-2, -2) and C(-2√3, 2√3) form?" */
export const triangleWithSurds = template({
  id: 'cg-triangle-with-surds',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-triangle-type'],
  difficulty: 'medium',
  marks: 1,
  draw: (random): SurdTriangle => ({
    a: random.integer(1, 6),
    slant: random.pick([1, -1] as const),
    side: random.pick([1, -1] as const),
    t: random.pick([3, 3, 1, 2, 5] as const),
    order: drawOrder(random, 4),
    stem: random.integer(0, surdTriangleStems.length - 1),
  }),
  pose: (draw) => {
    const { a, slant, t, order, stem } = draw
    const kind = kindOf(t)
    const [u, v] = apex(draw).map((times) => surdTex(surd(times, t)))
    const { rule, options } = choiceOf(
      itemsFor(kind).map((each) => kindWords[each]),
      order,
    )
    const points = `$A(${a}, ${slant * a})$, $B(${-a}, ${-slant * a})$ and $C(${u}, ${v})$`
    return {
      question: `${surdTriangleStems[stem]?.(points) ?? ''} Choose the best description.`,
      rule,
      options,
      hints: [
        'Find the squares of the three sides with the distance formula.',
        'Open the squares with $(p + q)^2 = p^2 + 2pq + q^2$: the terms with a root cancel in the sum.',
        'Compare the three squares, and test whether the two smaller ones add to the largest.',
      ],
      steps: oneMark([
        earns(
          0.5,
          says`By the distance formula, ${chain('AB^2', `${bracketed(-2 * a)}^2 + ${bracketed(-2 * slant * a)}^2`, `${8 * a * a}`)}`,
        ),
        earns(t === 3 ? 1 : 0.5, squareLine('BC', draw, [-a, -slant * a])),
        earns(0.5, squareLine('CA', draw, [a, slant * a])),
        ...comparison(draw),
        earns(0.5, `Hence $ABC$ is ${kindWords[kind]}: option (${rule.expected}).`),
      ]),
      explanation:
        'The squares of the sides are enough: equal squares mean equal sides, and they show at once whether the Pythagoras theorem holds.',
    }
  },
  crossCheck: (draw) => {
    // The triangle is symmetric about the line through C and the origin: half the angle at C decides.
    const [u, v] = apex(draw).map((times) => times * Math.sqrt(draw.t))
    const height = Math.hypot(u ?? 0, v ?? 0)
    const angle = Math.round((2 * Math.atan(Math.hypot(draw.a, draw.a) / height) * 180) / Math.PI)
    const seen: SurdTriangleKind = angle === 60 ? 'equilateral' : angle === 90 ? 'right isosceles' : 'isosceles'
    return letterAt(draw.order.indexOf(itemsFor(kindOf(draw.t)).indexOf(seen)))
  },
  slips: ({ t, order }) =>
    itemsFor(kindOf(t))
      .slice(1)
      .map((other, index) => ({
        response: letterAt(order.indexOf(index + 1)),
        note: kindNeeds[other],
        step: 'comparison',
      })),
})
