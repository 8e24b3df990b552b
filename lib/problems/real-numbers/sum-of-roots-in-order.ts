import { drawOrder } from '../kinds-of-question/lettered'
import { template } from '../template'
import { orderByPlace, orderSlips, posedOrder } from './pieces/ordered-proof'

interface Roots {
  readonly p: number
  readonly q: number
  readonly plus: boolean
}

const numberOf = ({ p, q, plus }: Roots): string => `\\sqrt{${p}} ${plus ? '+' : '-'} \\sqrt{${q}}`

function linesFor(roots: Roots): readonly string[] {
  const { p, q, plus } = roots
  const root = `\\sqrt{${q}}`
  const [across, middle] = plus ? [`r - ${root}`, '-'] : [`r + ${root}`, '+']
  const top = plus ? `r^2 + ${q} - ${p}` : `${p} - r^2 - ${q}`
  return [
    `Let us assume, to the contrary, that $${numberOf(roots)}$ is rational, say $${numberOf(roots)} = r$, where $r$ is a non-zero rational number.`,
    `Keeping only the first root of this equation on the left, $\\sqrt{${p}} = ${across}$.`,
    `Squaring both sides now, we get $${p} = r^2 ${middle} 2r${root} + ${q}$.`,
    `Solving this for the root that is left, $${root} = \\frac{${top}}{2r}$.`,
    `Since $r$ is rational and not zero, the quotient on the right is a rational number, and so $${root}$ would be rational.`,
    `But this contradicts the fact that $${root}$ is irrational. So our assumption is wrong, and $${numberOf(roots)}$ is irrational.`,
  ]
}

const exchanged = [
  'There is no equation to rearrange before the assumption has given one.',
  'Squaring helps only when one of the roots stands alone: that comes first.',
  'Only one root is left after squaring; the equation is solved for it after that.',
  'That the quotient is rational can be said only when the quotient is there.',
  'There is a contradiction only when the root has turned out to be rational: the line with "but" comes after that.',
] as const

/** E.g. "Given that √5 is irrational, the steps of a proof that √3 + √5 is irrational ..." */
export const sumOfRootsInOrder = template({
  id: 'rn-sum-of-roots-in-order',
  topic: 'real-numbers',
  archetypes: ['rn-prove-sum-squared'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const [p = 2, q = 3] = random.shuffle([2, 3, 5, 7, 11, 13]).slice(0, 2)
    return {
      p,
      q,
      plus: random.chance(0.5),
      order: drawOrder(random, 6),
      stem: random.pick(['given', 'mixed', 'cards'] as const),
    }
  },
  pose: ({ order, stem, ...roots }) => {
    const [number, root] = [numberOf(roots), `\\sqrt{${roots.q}}`]
    return {
      question: {
        given: `It is given that $${root}$ is irrational. The steps of a proof that $${number}$ is irrational are given below, but not in order. Type the letters of the steps in the correct order.`,
        mixed: `Using the fact that $${root}$ is irrational, Lakshmi proved that $${number}$ is an irrational number, but the lines of her proof got mixed up. Type their letters in the correct order.`,
        cards: `A teacher cut a proof that $${number}$ is irrational into strips, one line each; it is known that $${root}$ is irrational. The strips were shuffled. Type their letters in the correct order of the proof.`,
      }[stem],
      ...posedOrder(linesFor(roots), order, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
      hints: [
        'The proof begins by assuming the opposite of what is to be proved.',
        'Two roots cannot be removed by squaring at once: one of them is first brought to the other side.',
        'The line with the contradiction comes last.',
      ],
      explanation:
        'Squaring after one root has been isolated leaves a single root. The equation would make that root rational, which it is not.',
    }
  },
  crossCheck: ({ order }) => orderByPlace(order),
  slips: ({ order }) => orderSlips(order, exchanged),
})
