import { drawOrder } from '../kinds-of-question/lettered'
import { template } from '../template'
import { orderByPlace, orderSlips, posedOrder } from './pieces/ordered-proof'

type Shape = 'reciprocal' | 'multiple' | 'sum' | 'difference'

interface Simple {
  readonly shape: Shape
  readonly p: number
  readonly k: number
}

const numberOf = ({ shape, p, k }: Simple): string =>
  ({
    reciprocal: `\\frac{1}{\\sqrt{${p}}}`,
    multiple: `${k}\\sqrt{${p}}`,
    sum: `${k} + \\sqrt{${p}}`,
    difference: `${k} - \\sqrt{${p}}`,
  })[shape]

/** What is done with the equation, and what the root then equals. */
const turned = ({ shape, k }: Simple): readonly [done: string, fraction: string] =>
  ({
    reciprocal: ['Taking the reciprocals of both sides', '\\frac{b}{a}'] as const,
    multiple: [`Dividing both sides of this equation by $${k}$`, `\\frac{a}{${k}b}`] as const,
    sum: [`Subtracting $${k}$ from both sides of this equation`, `\\frac{a - ${k}b}{b}`] as const,
    difference: ['Bringing the root alone to one side of this equation', `\\frac{${k}b - a}{b}`] as const,
  })[shape]

function linesFor(simple: Simple): readonly string[] {
  const [number, root] = [numberOf(simple), `\\sqrt{${simple.p}}`]
  const [done, fraction] = turned(simple)
  const integers = simple.shape === 'reciprocal' ? 'non-zero integers' : 'integers and $b \\neq 0$'
  return [
    `Let us assume, to the contrary, that $${number}$ is rational. Then $${number} = \\frac{a}{b}$, where $a$ and $b$ are ${integers}.`,
    `${done}, we get $${root} = ${fraction}$.`,
    `Since $a$ and $b$ are integers, this fraction is a rational number, and so $${root}$ would be rational.`,
    `But this contradicts the fact that $${root}$ is irrational. So our assumption is wrong, and $${number}$ is irrational.`,
  ]
}

/** Why a line may not be exchanged with the next one. */
const exchanged = [
  'There is no equation to work with before the assumption has given one.',
  'The line about "this fraction" needs the fraction, which the equation for the root gives.',
  'There is a contradiction only when the root has turned out to be rational: the line with "but" comes after that.',
] as const

/** E.g. "Given that √7 is irrational, the steps of a proof that 1/√7 is irrational ..." */
export const simpleIrrationalInOrder = template({
  id: 'rn-simple-irrational-in-order',
  topic: 'real-numbers',
  archetypes: ['rn-prove-simple-irrational'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    shape: random.pick(['reciprocal', 'multiple', 'sum', 'difference'] as const),
    p: random.pick([2, 3, 5, 7, 11, 13]),
    k: random.integer(2, 9),
    order: drawOrder(random, 4),
    stem: random.pick(['given', 'mixed', 'cards'] as const),
  }),
  pose: ({ order, stem, ...simple }) => {
    const [number, root] = [numberOf(simple), `\\sqrt{${simple.p}}`]
    return {
      question: {
        given: `It is given that $${root}$ is irrational. The steps of a proof that $${number}$ is irrational are given below, but not in order. Type the letters of the steps in the correct order.`,
        mixed: `Using the fact that $${root}$ is irrational, Joseph proved that $${number}$ is an irrational number, but the lines of his proof got mixed up. Type their letters in the correct order.`,
        cards: `Each line of a proof that $${number}$ is irrational stands on a card of its own; it is known that $${root}$ is irrational. The cards were shuffled. Type their letters in the correct order of the proof.`,
      }[stem],
      ...posedOrder(linesFor(simple), order, [0.5, 0.5, 0.5, 0.5]),
      hints: [
        'The proof begins by assuming the opposite of what is to be proved.',
        `Then $${root}$ is brought alone to one side: what kind of number would it be?`,
      ],
      explanation:
        'Sums, differences, products and quotients of rational numbers are rational. So if the number were rational, the root in it would be rational too, which it is not.',
    }
  },
  crossCheck: ({ order }) => orderByPlace(order),
  slips: ({ order }) => orderSlips(order, exchanged),
})
