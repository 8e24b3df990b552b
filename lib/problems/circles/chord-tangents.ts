import { chordPoints } from './pieces/chord-points'
import { measured } from './pieces/measured'
import { fraction, isInteger, toTex, toText } from '../../maths'
import { chordTangents as solution } from '../../solutions/circles/chord-tangents'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

/** Distance of the chord from the centre, half the chord, radius. */
const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [15, 8, 17],
  [8, 15, 17],
] as const

const stems: readonly ((p: string, q: string, chord: number, radius: number, asked: string) => string)[] = [
  (p, q, chord, radius, asked) =>
    `$${p}${q}$ is a chord of length $${chord}$ cm of a circle with centre $O$ and radius $${radius}$ cm. The tangents at $${p}$ and $${q}$ meet at the point $T$. Find the length of $${asked}$.`,
  (p, q, chord, radius, asked) =>
    `The tangents at the ends of a chord $${p}${q}$ of a circle with centre $O$ meet at $T$. If the radius is $${radius}$ cm and $${p}${q} = ${chord}$ cm, find $${asked}$.`,
  (p, q, chord, radius, asked) =>
    `A circle with centre $O$ has a radius of $${radius}$ cm and a chord $${p}${q}$ of $${chord}$ cm. At $${p}$ and $${q}$ the tangents are drawn, which meet at $T$. What is the length of $${asked}$?`,
]

/** E.g. "PQ is a chord of length 8 cm of a circle of radius 5 cm. The tangents at P and Q meet at T. Find the length of TP." */
export const tangentsAtChord = template({
  id: 'cir-tangents-at-a-chord',
  topic: 'circles',
  archetypes: ['cir-chord-tangents-meet'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const [d, half, radius] = random.pick(triples)
    const scale = random.integer(1, radius === 5 ? 5 : 2)
    return {
      d: d * scale,
      half: half * scale,
      radius: radius * scale,
      asked: random.pick(['TP', 'TP', 'OT'] as const),
      stem: random.pick(stems),
      names: random.pick([
        ['P', 'Q'],
        ['A', 'B'],
      ] as const),
    }
  },
  pose: ({ d, half, radius, asked, names: [p, q], stem }) => {
    const value = fraction(asked === 'TP' ? radius * half : radius * radius, d)
    const name = asked === 'TP' ? `T${p}` : 'OT'
    const tr = fraction(half * half, d)
    return {
      question: stem(p, q, 2 * half, radius, name),
      rule: { kind: 'number', expected: toText(value), unit: 'cm' },
      answerFormat: isInteger(value) ? 'number' : 'string',
      figure: {
        kind: 'sketch',
        points: chordPoints(d, radius, p, q),
        dots: ['O'],
        circles: [{ centre: 'O', radius: 4 }],
        segments: [
          { from: p, to: q },
          { from: 'O', to: p, label: `${radius} cm` },
          { from: 'T', to: p },
          { from: 'T', to: q },
          { from: 'O', to: 'T', dashed: true },
        ],
        description: `A circle with centre O and radius ${radius} cm, the chord ${p}${q} of length ${2 * half} cm, and the tangents at ${p} and ${q} which meet at T; OT meets the chord at R.`,
      },
      hints: [
        `Join $OT$; it bisects the chord $${p}${q}$ at right angles, say at $R$. Find $OR$ first.`,
        `Look for two similar right triangles with a common angle, one of them $O${p}T$.`,
      ],
      steps: solution.solve({
        names: [p, q, 'T'],
        chord: fraction(2 * half),
        radius: fraction(radius),
        asked,
        unit: 'cm',
      }).lines,
      explanation: `The height from $${p}$ cuts the right triangle $O${p}T$ into two triangles similar to it; here $TR = ${toTex(tr)}$ cm, so that $OT = OR + TR$ may be used as a check.`,
    }
  },
  crossCheck: ({ half, radius, asked }) => {
    const angle = Math.asin(half / radius)
    return measured(asked === 'TP' ? radius * Math.tan(angle) : radius / Math.cos(angle))
  },
  slips: ({ d, half, radius, asked }) =>
    wrongValues(
      fraction(asked === 'TP' ? radius * half : radius * radius, d),
      [
        [
          fraction(asked === 'TP' ? radius * radius : radius * half, d),
          'Check which sides correspond: OT is opposite to the right angle of its triangle.',
          'ratio',
        ],
        [fraction(half * half, d), 'That is only TR, the part of OT beyond the chord.', 'ratio'],
        [fraction(radius * d, half), 'The ratio is upside down: match the sides of the similar triangles.', 'ratio'],
        [
          fraction(2 * half * radius, d),
          'In the right triangle with R stands half the chord, not the whole chord.',
          'bisected',
        ],
        [fraction(radius), 'That is the radius of the circle.', 'last'],
      ],
      { as: 'fraction' },
    ),
})
