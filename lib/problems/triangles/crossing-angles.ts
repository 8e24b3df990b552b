import { fraction } from '../../maths'
import { crossingAngles as solution } from '../../solutions/triangles/crossing-angles'
import { template } from '../template'
import { crossingFigure } from './pieces/crossing-figure'

type Names = readonly [a: string, b: string, c: string, d: string, o: string]

interface Draw {
  /** Angle BOC and angle OAB. */
  readonly outer: number
  readonly given: number
  /** Whether A belongs to C, as for parallel lines, or to D. */
  readonly crosswise: boolean
  readonly names: Names
  readonly stem: 0 | 1 | 2
}

const letterSets: readonly Names[] = [
  ['A', 'B', 'C', 'D', 'O'],
  ['P', 'Q', 'R', 'S', 'O'],
  ['K', 'L', 'M', 'N', 'T'],
]

/** AOB, OCD and ODC. */
const angles = ({ outer, given, crosswise }: Draw): readonly [number, number, number] =>
  crosswise ? [180 - outer, outer - given, given] : [180 - outer, given, outer - given]

/** E.g. "AC and BD cross at O, and △AOB ∼ △COD. ∠BOC = 118° and ∠OAB = 54°. Find ∠AOB, ∠OCD and ∠ODC." */
export const crossingAngles = template({
  id: 'tri-angles-at-a-crossing',
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-crossing-angles'],
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ outer: source.integer(85, 130), given: source.integer(35, 85) }),
      ({ outer, given }) =>
        outer - given >= 32 &&
        outer - given !== given &&
        new Set([outer, given, 180 - outer, outer - given]).size === 4,
    ),
    crosswise: random.chance(0.5),
    names: random.pick(letterSets),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ outer, given, crosswise, names }) => ({
    letters: names,
    outer: fraction(outer),
    given: fraction(given),
    crosswise,
  }),
  solution,
  ask: (draw) => {
    const { outer, given, crosswise, names, stem } = draw
    const [A, B, C, D, O] = names
    const [atO] = angles(draw)
    const second = crosswise ? `${D}${O}${C}` : `${C}${O}${D}`
    const relation = `$\\triangle ${A}${O}${B} \\sim \\triangle ${second}$`
    const [AOB, OCD, ODC, OAB] = [`${A}${O}${B}`, `${O}${C}${D}`, `${O}${D}${C}`, `${O}${A}${B}`]
    const data = `$\\angle ${B}${O}${C} = ${outer}^\\circ$ and $\\angle ${OAB} = ${given}^\\circ$`
    const asked = `$\\angle ${AOB}$, $\\angle ${OCD}$ and $\\angle ${ODC}$`
    return {
      question: `${
        (
          [
            `The line segments $${A}${C}$ and $${B}${D}$ cross at $${O}$, and ${relation}. If ${data}, find ${asked}.`,
            `In the figure, $${A}${C}$ and $${B}${D}$ intersect at $${O}$ so that ${relation}. Given ${data}, find ${asked}.`,
            `Two straight sticks $${A}${C}$ and $${B}${D}$ are tied together at $${O}$; threads join $${A}$ to $${B}$ and $${C}$ to $${D}$. It turns out that ${relation}, with ${data}. Find ${asked}.`,
          ] as const
        )[stem]
      } Give them in this order, in degrees.`,
      rule: { kind: 'pair', unit: '°' },
      hints: [
        `$${O}$ lies on the straight line $${A}${C}$: what do two adjacent angles there add to?`,
        'The order of the letters in the similarity tells which angles are equal.',
        'The three angles of a triangle add to $180^\\circ$.',
      ],
      explanation: crosswise
        ? 'The letters do not correspond as they would for parallel lines: read them in order, and do not go by the look of the figure.'
        : 'Corresponding letters are the two ends of one segment here, so the threads are parallel and the equal angles are alternate angles.',
      figure: crossingFigure(names, { atO, atA: given, crosswise }, [`${outer}°`, `${given}°`]),
    }
  },
  // Measured in a drawing: the first triangle by the sine rule, the second a copy of another size.
  crossCheck: ({ outer, given, crosswise, names: [A, B, C, D, O] }) => {
    const turn = (degrees: number) => (degrees * Math.PI) / 180
    const [oa, ob] = [Math.sin(turn(outer - given)), Math.sin(turn(given))]
    const [oc, od] = crosswise ? [1.3 * ob, 1.3 * oa] : [1.3 * oa, 1.3 * ob]
    const open = turn(180 - outer)
    const at = (near: number, far: number) =>
      Math.round((Math.atan2(far * Math.sin(open), near - far * Math.cos(open)) * 180) / Math.PI)
    return `${A}${O}${B} = ${180 - outer}, ${O}${C}${D} = ${at(oc, od)}, ${O}${D}${C} = ${at(od, oc)}`
  },
  slips: (draw) => {
    const [atO, atC, atD] = angles(draw)
    const [A, B, C, D, O] = draw.names
    const set = (o: number, c: number, d: number) => `${A}${O}${B} = ${o}, ${O}${C}${D} = ${c}, ${O}${D}${C} = ${d}`
    return [
      {
        response: set(atO, atD, atC),
        note: 'Read the correspondence from the order of the letters in the similarity.',
        step: 'letters',
      },
      ...(180 - draw.outer - draw.given > 0
        ? [
            {
              response: draw.crosswise
                ? set(draw.outer, 180 - draw.outer - draw.given, draw.given)
                : set(draw.outer, draw.given, 180 - draw.outer - draw.given),
              note: 'The given angle at the crossing is not an angle of the triangle: it lies beside it.',
              step: 'linear pair',
            },
          ]
        : []),
    ]
  },
})
