import { drawOrder } from '../kinds-of-question/lettered'
import { template } from '../template'
import { orderByPlace, orderSlips, posedOrder } from './pieces/ordered-proof'

interface Compound {
  readonly whole: number
  readonly times: number
  readonly p: number
  readonly plus: boolean
}

const linesFor = ({ whole, times, p, plus }: Compound): readonly string[] => {
  const root = `\\sqrt{${p}}`
  const number = `${whole} ${plus ? '+' : '-'} ${times}${root}`
  const top = plus ? `a - ${whole}b` : `${whole}b - a`
  return [
    `Let us assume, to the contrary, that $${number}$ is rational. Then $${number} = \\frac{a}{b}$, where $a$ and $b$ are integers and $b \\neq 0$.`,
    `Rearranging this equation, $${times}${root} = ${plus ? `\\frac{a}{b} - ${whole}` : `${whole} - \\frac{a}{b}`} = \\frac{${top}}{b}$.`,
    `Dividing both sides by $${times}$, we get $${root} = \\frac{${top}}{${times}b}$.`,
    `Since $a$ and $b$ are integers, this fraction is a rational number, and so $${root}$ would be rational.`,
    `But this contradicts the fact that $${root}$ is irrational. So our assumption is wrong, and $${number}$ is irrational.`,
  ]
}

/** Why a line may not be exchanged with the next one. */
const exchanged = [
  'There is no equation to rearrange before the assumption has given one.',
  'A division gives the root alone only when the multiple of the root stands alone on its side.',
  'The line about "this fraction" needs the fraction, which the division gives.',
  'There is a contradiction only when the root has turned out to be rational: the line with "but" comes after that.',
] as const

/** E.g. "Given that √5 is irrational, the steps of a proof that 3 + 2√5 is irrational ..." */
export const compoundIrrationalInOrder = template({
  id: 'rn-compound-irrational-in-order',
  topic: 'real-numbers',
  archetypes: ['rn-prove-compound-irrational'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    whole: random.integer(2, 9),
    times: random.integer(2, 5),
    p: random.pick([2, 3, 5, 7]),
    plus: random.chance(0.5),
    order: drawOrder(random, 5),
    stem: random.pick(['given', 'mixed', 'cards'] as const),
  }),
  pose: ({ order, stem, ...compound }) => {
    const { whole, times, p, plus } = compound
    const number = `${whole} ${plus ? '+' : '-'} ${times}\\sqrt{${p}}`
    return {
      question: {
        given: `It is given that $\\sqrt{${p}}$ is irrational. The steps of a proof that $${number}$ is irrational are given below, but not in order. Type the letters of the steps in the correct order.`,
        mixed: `Using the fact that $\\sqrt{${p}}$ is irrational, Farida proved that $${number}$ is an irrational number, but the lines of her proof got mixed up. Type their letters in the correct order.`,
        cards: `For a group activity the teacher wrote each line of a proof that $${number}$ is irrational on a card; it is known that $\\sqrt{${p}}$ is irrational. The cards were shuffled. Type their letters in the correct order of the proof.`,
      }[stem],
      ...posedOrder(linesFor(compound), order, [0.5, 0.5, 0.5, 0.5, 1]),
      hints: [
        'The proof begins by assuming the opposite of what is to be proved.',
        `After that, $\\sqrt{${p}}$ is brought alone to one side, one operation at a time.`,
      ],
      explanation:
        'Sums, differences and quotients of rational numbers are rational. So if the whole expression were rational, the root in it would be rational too, which it is not.',
    }
  },
  crossCheck: ({ order }) => orderByPlace(order),
  slips: ({ order }) => orderSlips(order, exchanged),
})
