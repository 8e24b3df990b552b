import { cosOf, tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

interface Scene {
  readonly lead: (height: string) => string
  readonly objects: string
  readonly one: string
  readonly other: string
}

const scenes: readonly Scene[] = [
  {
    lead: (h) =>
      `A guard stands at the top $A$ of a lighthouse $AB$ of height $${h}$ m and watches two boats $P$ and $Q$ which are in line with the foot $B$, on the same side of it.`,
    objects: 'boats',
    one: 'boat $P$',
    other: 'boat $Q$',
  },
  {
    lead: (h) =>
      `During a kite festival a camera is fixed at the top $A$ of a tower $AB$ of height $${h}$ m. It films two stalls $P$ and $Q$ on level ground, in line with the foot $B$ and on the same side of it.`,
    objects: 'stalls',
    one: 'stall $P$',
    other: 'stall $Q$',
  },
  {
    lead: (h) =>
      `A drone hovers at the point $A$, at a height of $${h}$ m above the point $B$ of a level field. It photographs two flags $P$ and $Q$ in line with $B$, on the same side of it.`,
    objects: 'flags',
    one: 'flag $P$',
    other: 'flag $Q$',
  },
]

/** E.g. "A guard on a lighthouse 40√3 m high sees two boats at angles of depression of 60° and 30°: (i) BP (ii) AP (iii) PQ." */
export const heightCase = template({
  id: 'ht-three-part-case',
  topic: 'trigonometry',
  archetypes: ['ht-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) => ({ scene: random.pick(scenes), k: random.integer(5, 60) }),
  pose: ({ scene, k }) => {
    const { lead, one, other, objects } = scene
    return {
      question: `${lead(`${k}\\sqrt{3}`)} The angles of depression of $P$ and $Q$ from $A$ are $60^\\circ$ and $30^\\circ$.\n(i) Find $a$, the distance in metres of ${one} from $B$.\n(ii) Find $b$, the distance in metres of ${one} from $A$.\n(iii) Find $c$, the distance in metres between the two ${objects}.\nGive $a$, $b$ and $c$.`,
      rule: { kind: 'pair', expected: `a = ${k}, b = ${2 * k}, c = ${2 * k}`, unit: 'm' },
      figure: {
        kind: 'sketch',
        points: { A: [0, 10], B: [0, 0], P: [10 * tanOf(30), 0], Q: [10 * tanOf(60), 0], X: [19, 10] },
        segments: [
          { from: 'B', to: 'A', label: `${k}√3 m` },
          { from: 'B', to: 'Q' },
          { from: 'A', to: 'P' },
          { from: 'A', to: 'Q' },
          { from: 'A', to: 'X', dashed: true },
        ],
        angles: [
          { at: 'B', from: 'A', to: 'P', right: true },
          { at: 'P', from: 'B', to: 'A', label: '60°' },
          { at: 'Q', from: 'P', to: 'A', label: '30°' },
        ],
        description: `A vertical line AB of ${k} root 3 metres; P and Q on the ground on the same side, seen from A at angles of depression of 60° and 30°.`,
      },
      hints: [
        'An angle of depression is equal to the angle of elevation at the other end.',
        'Use $\\tan 60^\\circ$ for (i), $\\cos 60^\\circ$ or $\\sin 60^\\circ$ for (ii).',
        `For (iii) find the distance of ${other} from $B$ first.`,
      ],
      steps: [
        `$\\angle APB = 60^\\circ$ and $\\angle AQB = 30^\\circ$ (alternate angles).`,
        earns(1, `(i) $\\tan 60^\\circ = \\frac{AB}{BP}$, so $a = BP = \\frac{${k}\\sqrt{3}}{\\sqrt{3}} = ${k}$ m`),
        earns(1, `(ii) $\\cos 60^\\circ = \\frac{BP}{AP}$, so $b = AP = ${k} \\div \\frac{1}{2} = ${2 * k}$ m`),
        earns(1, `(iii) $\\tan 30^\\circ = \\frac{AB}{BQ}$, so $BQ = ${k}\\sqrt{3} \\times \\sqrt{3} = ${3 * k}$ m`),
        earns(1, `$c = PQ = BQ - BP = ${3 * k} - ${k} = ${2 * k}$ m`),
        `Hence $a = ${k}$, $b = ${2 * k}$ and $c = ${2 * k}$.`,
      ],
      explanation:
        'Triangle $APQ$ has the angles $30^\\circ$, $120^\\circ$ and $30^\\circ$, so it is isosceles: that is why $b$ and $c$ are equal.',
    }
  },
  crossCheck: ({ k }) => {
    const height = k * Math.sqrt(3)
    const near = height / tanOf(60)
    return `a = ${measured(near)}, b = ${measured(near / cosOf(60))}, c = ${measured(height / tanOf(30) - near)}`
  },
  slips: ({ k }) =>
    distinctSlips(`a = ${k}, b = ${2 * k}, c = ${2 * k}`, [
      {
        response: `a = ${3 * k}, b = ${2 * k}, c = ${2 * k}`,
        note: 'The larger angle of depression belongs to the nearer point.',
        step: 2,
      },
      {
        response: `a = ${k}, b = ${2 * k}, c = ${4 * k}`,
        note: 'Both points are on the same side: subtract the distances.',
        step: 5,
      },
      {
        response: `a = ${k}, b = ${2 * k}, c = ${3 * k}`,
        note: 'That is the distance of Q from B; the distance between P and Q is asked.',
        step: 5,
      },
      {
        response: `a = ${k}, b = ${k / 2}, c = ${2 * k}`,
        note: 'AP is the hypotenuse: divide by the cosine, do not multiply.',
        step: 3,
      },
    ]),
})
