import { polar } from './pieces/drawing'
import { measured } from './pieces/measured'
import { fraction, isSquare } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { incircleSides as solution } from '../../solutions/circles/incircle-sides'
import { template } from '../template'

interface Contact {
  readonly radius: number
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Every triangle with whole tangent lengths, an inradius of 3 to 12 and numbers that a student can handle. */
const contacts: readonly Contact[] = Array.from({ length: 10 }, (_, index) => index + 3).flatMap((radius) =>
  Array.from({ length: 29 }, (_, index) => index + 2).flatMap((x) =>
    Array.from({ length: 29 }, (_, index) => index + 2).flatMap((y) => {
      const below = x * y - radius * radius
      const z = below > 0 ? (radius * radius * (x + y)) / below : 0
      return Number.isInteger(z) &&
        z > 1 &&
        z <= 30 &&
        x !== y &&
        radius * radius * (x + y) <= 2000 &&
        isSquare((x + y + z) * x * y * z)
        ? [{ radius, x, y, z }]
        : []
    }),
  ),
)

const contactStems: readonly ((radius: number, x: number, y: number) => string)[] = [
  (radius, x, y) =>
    `A triangle $ABC$ is drawn to circumscribe a circle of radius $${radius}$ cm. The side $BC$ touches the circle at $D$, with $BD = ${x}$ cm and $DC = ${y}$ cm. Find the sides $AB$ and $AC$, in cm.`,
  (radius, x, y) =>
    `A circle of radius $${radius}$ cm is inscribed in $\\triangle ABC$. The point of contact $D$ divides $BC$ into the parts $BD = ${x}$ cm and $DC = ${y}$ cm. Find $AB$ and $AC$, in cm.`,
  (radius, x, y) =>
    `The incircle of $\\triangle ABC$ has a radius of $${radius}$ cm and touches $BC$ at $D$. If $BD = ${x}$ cm and $DC = ${y}$ cm, what are the lengths of $AB$ and $AC$ in cm?`,
]

/** E.g. "A triangle ABC circumscribes a circle of radius 4 cm, BD = 8 cm and DC = 6 cm. Find AB and AC." */
export const sidesAboutIncircle = template({
  id: 'cir-sides-about-incircle',
  version: 2,
  topic: 'circles',
  archetypes: ['cir-incircle-sides'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) => ({ ...random.pick(contacts), stem: random.pick(contactStems) }),
  given: ({ radius, x, y }) => ({
    names: ['A', 'B', 'C', 'D'] as const,
    radius: fraction(radius),
    parts: [fraction(x), fraction(y)] as const,
    unit: 'cm',
  }),
  solution,
  ask: ({ radius, x, y, z, stem }) => ({
    question: stem(radius, x, y),
    rule: { kind: 'pair', unit: 'cm' },
    figure: incircleFigure({ radius, x, y, z }),
    hints: [
      'Let the tangents from $A$ be $t$ cm long and write the three sides in terms of $t$.',
      "Find the area of the triangle in two ways: by Heron's formula, and as the sum of the triangles $OAB$, $OBC$ and $OCA$.",
      'Square both sides; a factor cancels and the equation becomes linear.',
    ],
    explanation:
      'The radii to the points of contact are the heights of the three triangles with vertex $O$, so the area is the radius times half the perimeter.',
  }),
  crossCheck: ({ radius, x, y }) => {
    // The half angles at B and C have tangents radius/x and radius/y; the three half angles add to a right angle.
    const halfA = Math.PI / 2 - Math.atan2(radius, x) - Math.atan2(radius, y)
    const t = radius / Math.tan(halfA)
    return `AB = ${measured(x + t)}, AC = ${measured(y + t)}`
  },
  slips: ({ x, y, z }) =>
    distinctSlips(`AB = ${x + z}, AC = ${y + z}`, [
      {
        response: `AB = ${y + z}, AC = ${x + z}`,
        note: 'B goes with BD and C with DC: the two sides are exchanged.',
        step: 'tangents',
      },
      {
        response: `AB = ${x}, AC = ${y}`,
        note: 'Those are only the parts next to B and C; add the tangent from A.',
        step: 'sides',
      },
      {
        response: `AB = ${z}, AC = ${z}`,
        note: 'That is the tangent from A; add the parts next to B and C.',
        step: 'last',
      },
    ]),
})

function incircleFigure({ radius, x, y, z }: Contact) {
  // B at the origin, C to the right, A from the angle at B.
  const angleB = (2 * Math.atan2(radius, x) * 180) / Math.PI
  return {
    kind: 'sketch',
    points: { B: [0, 0], C: [x + y, 0], A: polar(x + z, angleB), O: [x, radius], D: [x, 0] },
    dots: ['O', 'D'],
    circles: [{ centre: 'O', radius }],
    segments: [
      { from: 'B', to: 'D' },
      { from: 'D', to: 'C' },
      { from: 'A', to: 'B' },
      { from: 'A', to: 'C' },
      { from: 'O', to: 'D' },
    ],
    description: `A triangle ABC about a circle with centre O and radius ${radius} cm, which touches BC at D; BD is ${x} cm and DC is ${y} cm.`,
  } as const
}
