import { otherLast } from '../other-last'
import { aboutCircle } from './pieces/about-circle'
import { pondParts, pondScenes, type Pond } from './pieces/pond-parts'
import { inPart } from '../slips/in-part'
import { template } from '../template'
import { surd, surdText } from '../../maths'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [20, 21, 29],
  [7, 24, 25],
] as const

/** "√104"; "45" for 2025. */
const rootOf = (square: number): string => {
  const root = Math.sqrt(square)
  return Number.isInteger(root) ? `${root}` : `√${square}`
}

/** E.g. "Case study: a round pond touches the three sides of a right-angled park: (i) CA (ii) the radius (iii) parts of CA." */
export const pondCase = template({
  id: 'cir-case-of-a-round-pond',
  topic: 'circles',
  archetypes: ['cir-case-study', 'cir-right-incircle'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): Pond => {
    const scene = random.pick([0, 1, 2] as const)
    const { least, most } = pondScenes[scene]
    return {
      ...random.until(
        (source) => {
          const [p, q, c] = source.pick(triples)
          const times = source.integer(1, 12)
          const [a = p, b = q] = source.shuffle([p * times, q * times])
          return { ab: a, bc: b, ca: c * times }
        },
        ({ ab, bc, ca }) => Math.min(ab, bc) >= least && ca <= most,
      ),
      scene,
      last: random.pick(['parts', 'centre'] as const),
    }
  },
  things: ({ scene, ab, bc, ca }) => {
    const { least, most } = pondScenes[scene]
    return [ab, bc, ca].map((size) => ({ name: 'a side of the plot', size, least, most, unit: 'm' }))
  },
  otherwise: (draw) => otherLast(draw, 'parts', 'centre'),
  pose: (pond) => {
    const { ab, bc, ca, scene } = pond
    const { told, unit } = pondScenes[scene]
    const r = (ab + bc - ca) / 2
    return {
      question: `Case study. ${told(ab, bc)} Its centre is $O$, and it touches $AB$, $BC$ and $CA$ at $P$, $Q$ and $R$.`,
      parts: pondParts(pond),
      figure: aboutCircle({
        vertices: ['A', 'B', 'C'],
        contacts: ['P', 'Q', 'R'],
        tangents: [ab - r, r, bc - r],
        sides: [],
        radii: { to: ['P', 'Q'] },
        description: `A triangle ABC with a right angle at B, AB = ${ab} ${unit} and BC = ${bc} ${unit}; a circle with centre O touches its sides at P, Q and R.`,
      }),
      hints: [
        'Which theorem gives the third side of a right triangle?',
        'The radii $OP$ and $OQ$ and the right angle at $B$ make a square. Write the other tangent lengths with the radius.',
        ...(pond.last === 'parts'
          ? ['Tangents from one point are equal: look at $A$ and at $C$.']
          : ['$OP \\perp AB$: in which right triangle is $OA$ the hypotenuse?']),
      ],
      explanation:
        'The square at the right angle makes the radius a part of both legs; the other parts are tangents, and together they make the hypotenuse.',
    }
  },
  crossCheck: ({ ab, bc, last }) => {
    // The radius from the area: half of the perimeter times the radius.
    const hypotenuse = Math.hypot(ab, bc)
    const radius = (ab * bc) / (ab + bc + hypotenuse)
    const [fromA, fromC] = [ab - radius, bc - radius].map((length) => Math.round(length))
    const square = Math.round(radius * radius + (ab - radius) ** 2)
    return [
      `${Math.round(hypotenuse)}`,
      `${Math.round(radius)}`,
      last === 'parts' ? `AR = ${fromA}, RC = ${fromC}` : rootOf(square),
    ]
  },
  slips: ({ ab, bc, ca, last }) => {
    const r = (ab + bc - ca) / 2
    const centre = surdText(surd(1, r * r + (ab - r) ** 2))
    return [
      ...inPart('(i)', `${ca}`, [
        { response: `${ab + bc}`, note: 'Add the squares of the legs, not the legs.', step: 'pythagoras' },
        { response: `${ca * ca}`, note: 'That is the square of the side: take its root.', step: 'last' },
      ]),
      ...inPart('(ii)', `${r}`, [
        { response: `${ab + bc - ca}`, note: 'That is twice the radius.', step: 'last' },
        {
          response: `${Math.min(ab, bc) / 2}`,
          note: 'The circle touches the hypotenuse, too: its diameter is shorter than the shorter leg.',
          step: 'parts',
        },
      ]),
      ...(last === 'parts'
        ? inPart('(iii)', `AR = ${ab - r}, RC = ${bc - r}`, [
            {
              response: `AR = ${bc - r}, RC = ${ab - r}`,
              note: 'Which of the two tangents starts at A?',
              step: 'equal tangents',
            },
            {
              response: `AR = ${ca / 2}, RC = ${ca / 2}`,
              note: 'The point of contact need not be the mid-point of the side.',
              step: 'equal tangents',
            },
          ])
        : inPart('(iii)', centre, [
            {
              response: `${ab - r}`,
              note: 'That is the tangent from A, a leg of the right triangle.',
              step: 'pythagoras of the centre',
            },
            {
              response: `${ab}`,
              note: 'The foot of the perpendicular from the centre is the point of contact, not the corner.',
              step: 'leg',
            },
            {
              response: `${r * r + (ab - r) ** 2}`,
              note: 'That is the square of the distance: take its root.',
              step: 'last',
            },
          ])),
    ]
  },
})
