import { drawWay, endOf, planScenes, pointOf, type Way } from './pieces/plan-scenes'
import { wayParts, waySlips } from './pieces/plan-parts'
import { pointText } from './pieces/point'
import { planeWindow } from '../plane-window'
import { template } from '../template'

/** E.g. "On the plan of a school (1 unit = 1 m) the library is at A(2, 4) and the canteen at B(14, 13). ..." */
export const caseSection = template<Way>({
  id: 'cg-case-straight-way',
  version: 3,
  topic: 'coordinate-geometry',
  archetypes: ['cg-case-section', 'cg-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: drawWay,
  things: (way) => [
    { name: 'the length of the way', size: Math.hypot(...way.part) * (way.m + way.n), least: 10, most: 50 },
  ],
  pose: (draw) => {
    const scene = planScenes[draw.scene]
    const [a, b] = [draw.a, endOf(draw)]
    return {
      question: scene.story(pointText(a), pointText(b)),
      parts: wayParts(draw),
      figure: {
        kind: 'plane',
        ...planeWindow([a, b]),
        segments: [{ from: a, to: b }],
        points: [
          { at: a, label: 'A' },
          { at: b, label: 'B' },
        ],
        description: `A grid with the ${scene.from} at A${pointText(a)}, the ${scene.to} at B${pointText(b)}, and the segment AB.`,
      },
      hints: [
        'The mid-point has the averages of the coordinates.',
        'The distance formula gives the length; one unit of the grid has the length that the story tells.',
        draw.last === 'point'
          ? 'What is the ratio of the two parts of $AB$, counted from $A$?'
          : 'Let the ratio be $k : 1$ and compare one coordinate.',
      ],
      explanation:
        'One segment, three questions: the middle, the length, and a point that divides it; each has a formula of its own.',
    }
  },
  crossCheck: (draw) => {
    const { a, m, n, last } = draw
    const [b, p] = [endOf(draw), pointOf(draw)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    // Along the way from A until the two distances are in the ratio.
    const at = (t: number) => [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])] as const
    const share = Math.hypot(p[0] - a[0], p[1] - a[1]) / length
    const [x, y] = at(m / (m + n))
    const whole = [1, 2, 3, 4]
      .flatMap((i) => [1, 2, 3, 4].map((j) => [i, j] as const))
      .find(([i, j]) => Math.abs(i / (i + j) - share) < 1e-9)
    return [
      `(${at(0.5).join(', ')})`,
      `${Math.round(length)}`,
      last === 'point' ? `(${Math.round(x)}, ${Math.round(y)})` : (whole ?? []).join(':'),
    ]
  },
  slips: waySlips,
})
