import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import type { SketchFigure } from '../../figures/figure'

/** All in metres; every height is `ratio` times its shadow divided by `base`. */
interface Draw {
  readonly stick: number
  readonly stickShadow: number
  readonly scale: number
  readonly second: number
  readonly scene: 0 | 1 | 2
}

const scenes = [
  (stick: number, shadow: number, long: number, high: number) =>
    `For a science project Ananya measures heights by shadows. At the same moment an upright pole of ${stick} m has a shadow of ${shadow} m, a neem tree has a shadow of ${long} m, and a building ${high} m high stands near it.`,
  (stick: number, shadow: number, long: number, high: number) =>
    `Students of a school eco club want to know the height of an old banyan tree. An upright pole of ${stick} m has a shadow of ${shadow} m when the shadow of the tree is ${long} m. The school building close by is ${high} m high.`,
  (stick: number, shadow: number, long: number, high: number) =>
    `On a village visit Joseph holds a bamboo pole of ${stick} m upright; its shadow is ${shadow} m long. At the same time the shadow of a mobile tower is ${long} m. A water tank nearby is ${high} m high.`,
] as const

const things = [
  ['tree', 'building'],
  ['tree', 'building'],
  ['tower', 'tank'],
] as const

const values = (k: number, h: number, s: number): string => `k = ${k}, h = ${h}, s = ${s}`

function figureOf({ stick, stickShadow, scale }: Draw): SketchFigure {
  return {
    kind: 'sketch',
    points: { A: [0, 6], B: [0, 0], C: [8, 0], D: [5.3333, 2], E: [5.3333, 0] },
    segments: [
      { from: 'A', to: 'B', label: 'h', tone: 2 },
      { from: 'D', to: 'E', label: `${stick} m`, tone: 2 },
      { from: 'B', to: 'E' },
      { from: 'E', to: 'C', label: `${stickShadow} m` },
      { from: 'A', to: 'C', dashed: true },
    ],
    angles: [
      { at: 'B', from: 'A', to: 'C', right: true },
      { at: 'E', from: 'D', to: 'C', right: true },
    ],
    description: `Right triangle ABC with the tall object AB of height h and its shadow BC of ${stickShadow * scale} m; inside it the smaller right triangle DEC with the pole DE of ${stick} m and its shadow EC of ${stickShadow} m. Not to scale.`,
    caption: `Not to scale. $BC = ${stickShadow * scale}$ m is the whole shadow of $AB$.`,
  }
}

/** E.g. "Case study. ... (i) scale factor k (ii) height h of the tree (iii) length s of the shadow of the building" */
export const shadowCaseStudy = template<Draw>({
  id: 'tri-case-study-shadows',
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-case-study', 'tri-shadow'],
  marks: 4,
  draw: (random) => ({
    ...random.until(
      (source) => ({
        stick: source.integer(2, 4),
        stickShadow: source.integer(2, 6),
        scale: source.integer(3, 9),
        second: source.integer(3, 9),
      }),
      ({ stick, stickShadow, scale, second }) =>
        stick !== stickShadow && scale !== second && stick * scale <= 27 && stick * scale >= 6,
    ),
    scene: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { stick, stickShadow, scale, second, scene } = draw
    const [tall, other] = things[scene]
    const [long, high] = [stickShadow * scale, stick * second]
    const [h, s] = [stick * scale, stickShadow * second]
    return {
      question:
        `Case study. ${scenes[scene](stick, stickShadow, long, high)}\n` +
        `(i) The shadow of the ${tall} is $k$ times as long as the shadow of the pole. Find $k$.\n` +
        `(ii) Find the height $h$ of the ${tall} in metres.\n` +
        `(iii) Find the length $s$ of the shadow of the ${other} in metres at that moment.\n` +
        'Type all three values: $k$, $h$, $s$.',
      rule: { kind: 'pair', expected: values(scale, h, s), unit: { h: 'm', s: 'm' } },
      hints: [
        'The rays of the sun are parallel, so the right triangles of height and shadow are similar (AA).',
        'In similar triangles all sides grow by the same factor.',
        'For (iii) compare height with height to find the factor for the shadow.',
      ],
      steps: [
        '$\\triangle ABC \\sim \\triangle DEC$ by the AA criterion: both have a right angle at the foot, and the sun is at the same elevation.',
        earns(1, `(i) $k = \\frac{BC}{EC} = \\frac{${long}}{${stickShadow}} = ${scale}$`),
        earns(1, `(ii) $\\frac{h}{${stick}} = k$, so $h = ${stick} \\times ${scale} = ${h}$ m`),
        earns(1, `(iii) In the same way, $\\frac{s}{${stickShadow}} = \\frac{${high}}{${stick}} = ${second}$`),
        earns(1, `So $s = ${stickShadow} \\times ${second} = ${s}$ m`),
        `Hence $k = ${scale}$, $h = ${h}$, $s = ${s}$.`,
      ],
      explanation:
        'One measured pole is enough: at one moment the ratio height : shadow is the same for everything that stands upright.',
      figure: figureOf(draw),
    }
  },
  crossCheck: ({ stick, stickShadow, scale, second }) => {
    const tangent = stick / stickShadow
    const long = Array.from({ length: scale }, () => stickShadow).reduce((sum, piece) => sum + piece, 0)
    const high = Array.from({ length: second }, () => stick).reduce((sum, piece) => sum + piece, 0)
    return `k = ${long / stickShadow}, s = ${Math.round(high / tangent)}, h = ${Math.round(long * tangent)}`
  },
  slips: ({ stick, stickShadow, scale, second, scene }) =>
    distinctSlips(values(scale, stick * scale, stickShadow * second), [
      {
        response: values(scale, stickShadow * scale, stickShadow * second),
        note: `In (ii) you gave the shadow of the ${things[scene][0]}, not its height.`,
        step: 3,
      },
      {
        response: values(scale, stick * scale, stick * second),
        note: 'The last part asks for a shadow, not for the height that is given.',
        step: 5,
      },
      {
        response: values(scale, stick * scale * scale, stickShadow * second),
        note: 'In (ii) the height grows by the factor itself; only areas grow by its square.',
        step: 3,
      },
      {
        response: values(scale, stick * scale, stickShadow * scale),
        note: 'In (iii) the factor is another one: compare this height with that of the pole.',
        step: 4,
      },
      {
        response: `k = 1/${scale}, h = ${stick * scale}, s = ${stickShadow * second}`,
        note: 'In (i) the ratio is upside down: divide the longer shadow by the shorter one.',
        step: 2,
      },
    ]),
})
