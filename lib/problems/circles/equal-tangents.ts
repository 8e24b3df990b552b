import { polar, tangentMeet } from './pieces/drawing'
import { earns, template } from '../template'

const letters = [
  { p: 'P', a: 'A', b: 'B' },
  { p: 'P', a: 'Q', b: 'R' },
  { p: 'T', a: 'P', b: 'Q' },
  { p: 'A', a: 'P', b: 'Q' },
  { p: 'X', a: 'Y', b: 'Z' },
] as const

const stems: readonly ((p: string, a: string, b: string) => string)[] = [
  (p, a, b) =>
    `Prove that the lengths of the tangents drawn from an external point to a circle are equal: $${p}${a}$ and $${p}${b}$ are tangents from $${p}$ to a circle with centre $O$; prove that $${p}${a} = ${p}${b}$.`,
  (p, a, b) =>
    `$${p}${a}$ and $${p}${b}$ are the tangents drawn from an external point $${p}$ to a circle with centre $O$. Prove that $${p}${a} = ${p}${b}$.`,
  (p, a, b) =>
    `From a point $${p}$ outside a circle with centre $O$, two tangents touch the circle at $${a}$ and $${b}$. Show that $${p}${a} = ${p}${b}$.`,
]

interface Ask {
  readonly text: (p: string, a: string, b: string) => string
  /** The words any one of which will do. */
  readonly words: string
}

const asks: readonly Ask[] = [
  {
    text: (p, a, b) =>
      `Write the proof on paper, with the triangles $O${a}${p}$ and $O${b}${p}$. Which criterion shows that these two triangles are equal in every respect? Type its name.`,
    words: 'rhs | congruence',
  },
  {
    text: (p, a, b) =>
      `Join $O${a}$, $O${b}$ and $O${p}$ and compare the two triangles on paper. Which idea completes the proof? Name it.`,
    words: 'rhs | congruence | congruent | cpct | pythagoras',
  },
]

/** E.g. "PA and PB are tangents from an external point P. Prove that PA = PB. Which criterion completes the proof?" */
export const equalTangents = template({
  id: 'cir-equal-tangents-theorem',
  version: 2,
  topic: 'circles',
  archetypes: ['cir-prove-equal-tangents'],
  difficulty: 'hard',
  marks: 3,
  weight: 0.25,
  draw: (random) => ({
    names: random.pick(letters),
    stem: random.pick(stems),
    ask: random.pick(asks),
    half: random.pick([50, 55, 60, 65]),
  }),
  pose: ({ names: { p, a, b }, stem, ask, half }) => ({
    question: `${stem(p, a, b)}\n${ask.text(p, a, b)}`,
    rule: { kind: 'keywords', expected: ask.words },
    answer: 'RHS congruence',
    figure: {
      kind: 'sketch',
      points: { O: [0, 0], [a]: polar(4, half), [b]: polar(4, -half), [p]: tangentMeet(4, -half, half) },
      dots: ['O'],
      circles: [{ centre: 'O', radius: 4 }],
      segments: [
        { from: p, to: a },
        { from: p, to: b },
        { from: 'O', to: a },
        { from: 'O', to: b },
        { from: 'O', to: p, dashed: true },
      ],
      angles: [
        { at: a, from: 'O', to: p, right: true },
        { at: b, from: 'O', to: p, right: true },
      ],
      description: `A circle with centre O and the tangents ${p}${a} and ${p}${b} from the point ${p}; O is joined to ${a}, ${b} and ${p}.`,
    },
    hints: [
      `What is the size of the angles $O${a}${p}$ and $O${b}${p}$?`,
      `Which side is common to the two triangles, and what do you know about $O${a}$ and $O${b}$?`,
      'You know a right angle, the side opposite to it and one more side of each triangle.',
    ],
    steps: [
      `Given: a circle with centre $O$, and tangents $${p}${a}$ and $${p}${b}$ from an external point $${p}$.`,
      `To prove: $${p}${a} = ${p}${b}$.`,
      earns(0.5, `Construction: join $O${a}$, $O${b}$ and $O${p}$.`),
      earns(
        0.5,
        `Proof: $\\angle O${a}${p} = \\angle O${b}${p} = 90^\\circ$, because the radius is perpendicular to the tangent at the point of contact.`,
        'right angles',
      ),
      earns(0.5, `In right triangles $O${a}${p}$ and $O${b}${p}$, $O${a} = O${b}$ (radii of the same circle).`),
      earns(0.5, `$O${p} = O${p}$ (common hypotenuse)`, 'hypotenuse'),
      earns(
        1,
        `Therefore $\\triangle O${a}${p} \\cong \\triangle O${b}${p}$ (RHS), and $${p}${a} = ${p}${b}$ (corresponding parts of congruent triangles).`,
        'congruent',
      ),
      'Hence the idea that completes the proof is RHS congruence.',
    ],
    explanation:
      'Right angle, hypotenuse and one side are exactly the data of the RHS criterion. The Pythagoras theorem gives the same result, since both tangents have the square of the hypotenuse minus the square of the radius.',
  }),
  crossCheck: ({ half }) => {
    // Drawn to measure: right angles at the points of contact, a common hypotenuse and equal radii.
    const angle = (half * Math.PI) / 180
    const [ax, ay, px] = [Math.cos(angle), Math.sin(angle), 1 / Math.cos(angle)]
    const right = Math.abs(ax * (px - ax) - ay * ay) < 1e-9
    return right ? 'by the RHS criterion' : 'the figure is wrong'
  },
  slips: () => [
    {
      response: 'AAA',
      note: 'Equal angles show similar triangles only; lengths need a side as well.',
      step: 'congruent',
    },
    {
      response: 'SAS',
      note: 'The right angle does not lie between the two sides that you know.',
      step: 'right angles',
    },
    {
      response: 'SSS',
      note: 'The third pair of sides is what you want to prove equal: it is not known yet.',
      step: 'hypotenuse',
    },
    {
      response: 'similar triangles',
      note: 'Similarity gives equal ratios; here equal lengths are wanted.',
      step: 'congruent',
    },
  ],
})
