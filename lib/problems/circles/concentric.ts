import { polar } from './pieces/drawing'
import { measured } from './pieces/measured'
import { wrongRoots } from './pieces/wrong-roots'
import { concentricChord as solution, type ConcentricChord } from '../../solutions/circles/concentric-chord'
import { fraction, surd } from '../../maths'
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

type Asked = 'chord' | 'inner' | 'outer'

/** Three wordings for each of the lengths that may be asked for. */
const stems: Readonly<Record<Asked, readonly ((inner: number, chord: number, outer: number) => string)[]>> = {
  chord: [
    (inner, _, outer) =>
      `Two concentric circles are of radii $${outer}$ cm and $${inner}$ cm. Find the length of the chord of the larger circle which touches the smaller circle.`,
    (inner, _, outer) =>
      `Two circles with the same centre have radii $${outer}$ cm and $${inner}$ cm. A chord $AB$ of the larger circle is a tangent to the smaller one. Find the length of $AB$.`,
    (inner, _, outer) =>
      `How long is a chord of a circle of radius $${outer}$ cm, if the chord is a tangent to a concentric circle of radius $${inner}$ cm?`,
  ],
  inner: [
    (_, chord, outer) =>
      `A chord of length $${chord}$ cm of a circle of radius $${outer}$ cm touches a smaller concentric circle. Find the radius of the smaller circle.`,
    (_, chord, outer) =>
      `Of two concentric circles the larger has a radius of $${outer}$ cm. A chord $AB$ of it, $${chord}$ cm long, is a tangent to the smaller circle. Find the radius of the smaller circle.`,
    (_, chord, outer) =>
      `What is the radius of a circle which is touched by a chord of length $${chord}$ cm of a concentric circle of radius $${outer}$ cm?`,
  ],
  outer: [
    (inner, chord) =>
      `In two concentric circles, a chord of length $${chord}$ cm of the larger circle touches the smaller circle of radius $${inner}$ cm. Find the radius of the larger circle.`,
    (inner, chord) =>
      `A tangent to a circle of radius $${inner}$ cm cuts a larger concentric circle at $A$ and $B$, and $AB = ${chord}$ cm. Find the radius of the larger circle.`,
    (inner, chord) =>
      `What is the radius of a circle, of which a chord of length $${chord}$ cm touches a concentric circle of radius $${inner}$ cm?`,
  ],
}

function givenOf([inner, half, outer]: readonly [number, number, number], asked: Asked): ConcentricChord {
  const unit = 'cm'
  if (asked === 'chord') return { asked, inner: fraction(inner), outer: fraction(outer), unit }
  if (asked === 'inner') return { asked, chord: fraction(2 * half), outer: fraction(outer), unit }
  return { asked, inner: fraction(inner), chord: fraction(2 * half), unit }
}

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
    form: random.integer(0, 2),
  }),
  given: ({ lengths, asked }) => givenOf(lengths, asked),
  solution,
  ask: ({ lengths: [inner, half, outer], asked, form }) => ({
    question: stems[asked][form]?.(inner, 2 * half, outer) ?? '',
    rule: { kind: 'number', unit: 'cm' },
    figure: figureOf(asked === 'inner' ? '' : `${inner} cm`, asked === 'outer' ? '' : `${outer} cm`),
    hints: [
      'The chord of the larger circle is a tangent of the smaller one.',
      'The perpendicular from the centre bisects the chord.',
    ],
    explanation:
      'One line plays two parts: it is a tangent of the inner circle, which gives the right angle, and a chord of the outer circle, which gives the two equal halves.',
  }),
  crossCheck: ({ lengths: [inner, half, outer], asked }) => {
    if (asked === 'outer') return measured(Math.hypot(inner, half))
    if (asked === 'inner') return measured(outer * Math.cos(Math.asin(half / outer)))
    // The line y = -inner meets the larger circle in two points.
    return measured(2 * outer * Math.sin(Math.acos(inner / outer)))
  },
  slips: ({ lengths: [inner, half, outer], asked }) => {
    const lengths = 'Use the Pythagoras theorem: the squares of the lengths are added or subtracted, not the lengths.'
    if (asked === 'chord')
      return wrongRoots(surd(2 * half, 1), [
        [surd(half, 1), 'That is AP, which is only a part of the chord.', 'last'],
        [surd(2 * (outer - inner), 1), lengths, 'pythagoras'],
        [surd(2, outer * outer + inner * inner), 'The radius of the larger circle is the hypotenuse.', 'pythagoras'],
      ])
    const whole = 'The right triangle has half the chord as a side, not the whole chord.'
    if (asked === 'inner')
      return wrongRoots(surd(inner, 1), [
        [surd(outer - half, 1), lengths, 'pythagoras'],
        [surd(1, outer * outer + half * half), 'The radius of the larger circle is the hypotenuse.', 'pythagoras'],
        ...(outer > 2 * half ? ([[surd(1, outer * outer - 4 * half * half), whole, 'bisected']] as const) : []),
        [surd(2 * inner, 1), 'That is the diameter: the radius is asked for.', 'last'],
      ])
    return wrongRoots(surd(outer, 1), [
      [surd(inner + half, 1), lengths, 'pythagoras'],
      [surd(1, inner * inner + 4 * half * half), whole, 'bisected'],
      [surd(2 * outer, 1), 'That is the diameter: the radius is asked for.', 'last'],
    ])
  },
})
