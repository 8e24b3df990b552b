import { measured } from './pieces/measured'
import { rightIncircle } from '../../solutions/circles/right-incircle'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const

const stems: readonly ((triangle: string, right: string, known: string) => string)[] = [
  (triangle, right, known) =>
    `$${triangle}$ is right-angled at $${right}$, with ${known}. A circle with centre $O$ is inscribed in the triangle. Find the radius of the circle.`,
  (triangle, right, known) =>
    `A circle with centre $O$ touches the three sides of $${triangle}$, in which $\\angle ${right} = 90^\\circ$, ${known}. Find its radius.`,
  (triangle, right, known) =>
    `In $${triangle}$, right-angled at $${right}$, ${known}. What is the radius of its incircle with centre $O$?`,
]

/** E.g. "A circle is inscribed in a right triangle with legs 8 cm and 6 cm. Find its radius." */
export const inradiusOfRightTriangle = template({
  id: 'cir-inradius-of-right-triangle',
  topic: 'circles',
  archetypes: ['cir-right-incircle'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
    const [p, q, hypotenuse] = random.pick(triples)
    const scale = random.integer(1, Math.floor(41 / hypotenuse))
    const [a, b] = random.shuffle([p * scale, q * scale])
    return {
      a: a ?? p,
      b: b ?? q,
      c: hypotenuse * scale,
      given: random.pick(['legs', 'hypotenuse'] as const),
      stem: random.pick(stems),
      names: random.pick([
        ['A', 'B', 'C'],
        ['P', 'Q', 'R'],
        ['X', 'Y', 'Z'],
      ] as const),
    }
  },
  given: ({ a, b, c, given, names }) => ({
    names,
    told: { kind: given, length: fraction(given === 'legs' ? a : c) },
    leg: fraction(b),
    unit: 'cm',
  }),
  solution: rightIncircle,
  ask: ({ a, b, c, given, names: [p, q, r], stem }) => {
    const radius = (a + b - c) / 2
    const known =
      given === 'legs'
        ? `$${p}${q} = ${a}$ cm and $${q}${r} = ${b}$ cm`
        : `$${p}${r} = ${c}$ cm and $${q}${r} = ${b}$ cm`
    return {
      question: stem(`\\triangle ${p}${q}${r}`, q, known),
      rule: { kind: 'number', unit: 'cm' },
      figure: {
        kind: 'sketch',
        points: { [q]: [0, 0], [p]: [0, a], [r]: [b, 0], O: [radius, radius] },
        dots: ['O'],
        circles: [{ centre: 'O', radius }],
        segments: [
          { from: p, to: q, ...(given === 'legs' ? { label: `${a} cm` } : {}) },
          { from: q, to: r, label: `${b} cm` },
          { from: p, to: r, ...(given === 'legs' ? {} : { label: `${c} cm` }) },
        ],
        angles: [{ at: q, from: p, to: r, right: true }],
        description: `A triangle ${p}${q}${r} with a right angle at ${q} and the circle with centre O which touches its three sides; ${known.replaceAll('$', '')}.`,
      },
      hints: [
        'Find the third side of the triangle first.',
        `At $${q}$ two radii and the two tangents from $${q}$ make a square. What is its side?`,
        'Write the hypotenuse as the sum of two tangents, in terms of the radius.',
      ],
      explanation:
        'The hypotenuse is shorter than the two legs together by exactly two tangent lengths at the right angle, and these equal the radius.',
    }
  },
  crossCheck: ({ a, b, c }) => {
    // Area of the triangle = radius × half the perimeter.
    return measured((a * b) / (a + b + c))
  },
  slips: ({ a, b, c }) =>
    distinctSlips(`${(a + b - c) / 2}`, [
      {
        response: `${a + b - c}`,
        note: 'That is twice the radius, because two tangents meet at the right angle.',
        step: 'last',
      },
      {
        response: `${c / 2}`,
        note: 'Half the hypotenuse is the radius of the circle through the vertices.',
        step: 'square',
      },
      {
        response: `${(a + b + c) / 2}`,
        note: 'That is half the perimeter: check the signs of the tangents in the hypotenuse.',
        step: 'hypotenuse',
      },
    ]),
})
