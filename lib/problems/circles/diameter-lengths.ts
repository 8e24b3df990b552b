import { diameterAngleFigure, type DiameterNames } from './pieces/diameter-angle'
import { wrongRoots, type WrongRoot } from './pieces/wrong-roots'
import { fraction, surd, type Surd } from '../../maths'
import { diameterLengths as solution, type DiameterLength as Asked } from '../../solutions/circles/diameter-lengths'
import { template } from '../template'

interface Draw {
  readonly r: number
  readonly asked: Asked
  readonly names: DiameterNames
  readonly stem: 0 | 1 | 2
}

const lengthOf = (asked: Asked, r: number): Surd =>
  ({ KN: surd(3 * r, 1), MN: surd(r, 3), KM: surd(r, 3), LN: surd(r, 1) })[asked]

/** E.g. "AB is a diameter of a circle of radius 6 cm and ∠CAB = 30°. The tangent at C meets AB produced at D. Find CD." */
export const diameterLengths = template({
  id: 'cir-lengths-at-a-diameter',
  version: 2,
  topic: 'circles',
  archetypes: ['cir-prove-diameter-angle'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => ({
    r: random.integer(3, 20),
    asked: random.pick(['KN', 'MN', 'KM', 'LN', 'MN', 'KN'] as const),
    names: random.pick([
      ['A', 'B', 'C', 'D'],
      ['K', 'L', 'M', 'N'],
      ['P', 'Q', 'R', 'S'],
    ] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ r, asked, names }) => ({
    names,
    told: asked === 'LN' ? ('diameter' as const) : ('radius' as const),
    length: fraction(asked === 'LN' ? 2 * r : r),
    asked,
    unit: 'cm',
  }),
  solution,
  ask: ({ r, asked, names, stem }) => {
    const [K, L, M, N] = names
    const wanted = asked.replace(/./g, (letter) => ({ K, L, M, N })[letter] ?? letter)
    const key = lengthOf(asked, r)
    const told =
      asked === 'LN'
        ? [`The diameter is $${2 * r}$ cm.`, `of diameter $${2 * r}$ cm`]
        : [`The radius is $${r}$ cm.`, `of radius $${r}$ cm`]
    const form = key.radicand === 1 ? '' : ' Leave $\\sqrt{3}$ in your answer.'
    return {
      question: `${
        (
          [
            `$${K}${L}$ is a diameter of a circle with centre $O$ and $${M}$ is a point of the circle with $\\angle ${M}${K}${L} = 30^\\circ$. The tangent at $${M}$ meets $${K}${L}$ produced at $${N}$. ${told[0]} Find the length of $${wanted}$.`,
            `In a circle ${told[1]} with centre $O$ the chord $${K}${M}$ makes an angle of $30^\\circ$ with the diameter $${K}${L}$. The tangent to the circle at $${M}$ cuts the line $${K}${L}$ beyond $${L}$ at $${N}$. Find $${wanted}$.`,
            `The tangent at the point $${M}$ of a circle with centre $O$ meets the diameter $${K}${L}$, produced beyond $${L}$, at $${N}$. If $\\angle ${M}${K}${L} = 30^\\circ$ and the circle is ${told[1]}, how long is $${wanted}$?`,
          ] as const
        )[stem]
      }${form}`,
      rule: { kind: key.radicand === 1 ? 'number' : 'surd', unit: 'cm' },
      figure: diameterAngleFigure(names),
      hints: [
        `$O${K}$ and $O${M}$ are radii: which angles of $\\triangle O${K}${M}$ are equal?`,
        `How large is the exterior angle $${M}O${L}$?`,
        asked === 'KM'
          ? 'An angle in a semicircle is a right angle.'
          : 'The tangent is perpendicular to the radius at the point of contact.',
      ],
      explanation: `The triangle $O${L}${M}$ is equilateral and $${L}${M}${N}$ is isosceles, so $${L}${N}$ is as long as the radius and $${K}${N}$ three times as long.`,
    }
  },
  // M at 60° on a circle about the origin; its tangent x cos 60° + y sin 60° = r meets the x-axis at N.
  crossCheck: ({ r, asked }) => {
    const [mx, my, n] = [r / 2, Math.sqrt(r * r - (r * r) / 4), (r * r) / (r / 2)]
    return {
      KN: n + r,
      LN: n - r,
      MN: Math.hypot(n - mx, my),
      KM: Math.hypot(mx + r, my),
    }[asked].toFixed(4)
  },
  slips: ({ r, asked, names: [K, , , N] }) => {
    const all: Readonly<Record<Asked, readonly WrongRoot[]>> = {
      KN: [
        [
          surd(2 * r, 1),
          'That reaches from the centre to the end; the line starts at the other side of the circle.',
          'last',
        ],
        [surd(r, 3), 'That is the tangent; the line along the diameter is asked.', 'ratio'],
        [
          surd(4 * r, 1),
          `O${N} starts at the centre: add only the radius ${K}O to it, not the whole diameter.`,
          'last',
        ],
      ],
      LN: [
        [surd(2 * r, 1), 'That is the distance from the centre; subtract the radius.', 'last'],
        [surd(3 * r, 1), 'Start at the nearer end of the diameter.', 'last'],
      ],
      MN: [
        [surd(2 * r, 1), 'That is the hypotenuse, from the centre to the end of the tangent.', 'ratio'],
        [surd(fraction(r, 3), 3), 'The ratio is upside down: the angle at the centre is 60°, not 30°.', 'centre'],
        [surd(r, 1), 'The right triangle has no angle of 45°: use the ratio of 60°.', 'ratio'],
      ],
      KM: [
        [surd(r, 1), 'That is the chord from the other end of the diameter.', 'ratio'],
        [surd(2 * r, 3), 'The hypotenuse is the diameter: halve once more.', 'value'],
        [surd(r, 2), 'The right triangle has an angle of 30°, not 45°.', 'ratio'],
      ],
    }
    return wrongRoots(lengthOf(asked, r), all[asked])
  },
})
