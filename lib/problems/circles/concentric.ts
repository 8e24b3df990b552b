import { polar } from './drawing'
import { measured } from './measured'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import type { SketchFigure } from '../../figures/figure'

/** Inner radius, half the chord, outer radius. */
const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
  [12, 9, 15],
  [8, 15, 17],
  [7, 24, 25],
  [12, 16, 20],
  [10, 24, 26],
  [12, 35, 37],
] as const

function figureOf(inner: string, outer: string): SketchFigure {
  return {
    kind: 'sketch',
    points: { O: [0, 0], P: [0, -3], A: [-4, -3], B: [4, -3], X: polar(5, 100) },
    dots: ['O'],
    unnamed: ['X'],
    circles: [
      { centre: 'O', radius: 5 },
      { centre: 'O', radius: 3 },
    ],
    segments: [
      { from: 'A', to: 'B' },
      { from: 'O', to: 'P', ...(inner ? { label: inner } : {}) },
      { from: 'O', to: 'A', ...(outer ? { label: outer } : {}) },
    ],
    description: `Two circles with the same centre O${inner ? `, the smaller of radius ${inner}` : ''}${outer ? `, the larger of radius ${outer}` : ''}; a chord AB of the larger circle touches the smaller circle at P.`,
  }
}

const chordStems: readonly ((outer: number, inner: number) => string)[] = [
  (outer, inner) =>
    `Two concentric circles are of radii $${outer}$ cm and $${inner}$ cm. Find the length of the chord of the larger circle which touches the smaller circle.`,
  (outer, inner) =>
    `Two circles with the same centre have radii $${outer}$ cm and $${inner}$ cm. A chord $AB$ of the larger circle is a tangent to the smaller one. Find the length of $AB$.`,
]

/** E.g. "Two concentric circles are of radii 5 cm and 3 cm. Find the length of the chord of the larger circle which touches the smaller." */
export const concentricChord = template({
  id: 'cir-chord-of-concentric-circles',
  topic: 'circles',
  archetypes: ['cir-concentric-chord'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    lengths: random.pick(triples),
    asked: random.pick(['chord', 'chord', 'inner', 'outer'] as const),
    chordStem: random.pick(chordStems),
  }),
  pose: ({ lengths: [inner, half, outer], asked, chordStem }) => {
    const key = { chord: 2 * half, inner, outer }[asked]
    const question = {
      chord: chordStem(outer, inner),
      inner: `A chord of length $${2 * half}$ cm of a circle of radius $${outer}$ cm touches a smaller concentric circle. Find the radius of the smaller circle.`,
      outer: `In two concentric circles, a chord of length $${2 * half}$ cm of the larger circle touches the smaller circle of radius $${inner}$ cm. Find the radius of the larger circle.`,
    }[asked]
    const [formula, work] = {
      chord: [
        `AP^2 = OA^2 - OP^2`,
        `AP^2 = ${outer}^2 - ${inner}^2 = ${outer * outer} - ${inner * inner} = ${half * half}$, so $AP = ${half}`,
      ],
      inner: [
        `OP^2 = OA^2 - AP^2`,
        `OP^2 = ${outer}^2 - ${half}^2 = ${outer * outer} - ${half * half} = ${inner * inner}$, so $OP = ${inner}`,
      ],
      outer: [
        `OA^2 = OP^2 + AP^2`,
        `OA^2 = ${inner}^2 + ${half}^2 = ${inner * inner} + ${half * half} = ${outer * outer}$, so $OA = ${outer}`,
      ],
    }[asked]
    return {
      question,
      rule: { kind: 'number', expected: `${key}`, unit: 'cm' },
      figure: figureOf(asked === 'inner' ? '' : `${inner} cm`, asked === 'outer' ? '' : `${outer} cm`),
      hints: [
        'The chord of the larger circle is a tangent of the smaller one.',
        'The perpendicular from the centre bisects the chord.',
      ],
      steps: [
        'Let the chord $AB$ of the larger circle touch the smaller circle at $P$.',
        '$OP \\perp AB$, because the radius is perpendicular to the tangent at the point of contact.',
        `The perpendicular from the centre bisects the chord${asked === 'chord' ? ': $AP = PB$.' : `: $AP = PB = \\frac{${2 * half}}{2} = ${half}$ cm.`}`,
        `In right triangle $OPA$, $${formula ?? ''}$`,
        `$${work ?? ''}$ cm`,
        asked === 'chord'
          ? `Hence the length of the chord is $AB = 2 \\times ${half} = ${key}$ cm.`
          : `Hence the radius of the ${asked === 'inner' ? 'smaller' : 'larger'} circle is $${key}$ cm.`,
      ],
      explanation:
        'One line plays two parts: it is a tangent of the inner circle, which gives the right angle, and a chord of the outer circle, which gives the two equal halves.',
    }
  },
  crossCheck: ({ lengths: [inner, half, outer], asked }) => {
    if (asked === 'outer') return measured(Math.hypot(inner, half))
    if (asked === 'inner') return measured(outer * Math.cos(Math.asin(half / outer)))
    // The line y = -inner meets the larger circle in two points.
    return measured(2 * outer * Math.sin(Math.acos(inner / outer)))
  },
  slips: ({ lengths: [inner, half, outer], asked }) =>
    distinctSlips(`${{ chord: 2 * half, inner, outer }[asked]}`, [
      asked === 'chord'
        ? { response: `${half}`, note: 'That is half the chord: double it.' }
        : {
            response: `${Math.abs(outer - inner)}`,
            note: 'Use the right triangle made by the radius, the half chord and the other radius.',
          },
      asked === 'chord'
        ? { response: `${2 * (outer - inner)}`, note: 'Use the Pythagoras theorem, not the difference of the radii.' }
        : { response: `${2 * half}`, note: 'That is the chord; a radius is asked for.' },
    ]),
})
