import { drawOrder } from '../kinds-of-question/lettered'
import { template } from '../template'
import { orderByPlace, orderSlips, posedOrder } from './pieces/ordered-proof'

interface Squared {
  readonly p: number
  readonly q: number
  readonly plus: boolean
}

const bracket = ({ p, q, plus }: Squared): string => `(\\sqrt{${p}} ${plus ? '+' : '-'} \\sqrt{${q}})^2`

function linesFor(squared: Squared): readonly string[] {
  const { p, q, plus } = squared
  const root = `\\sqrt{${p * q}}`
  const alone = plus ? `\\frac{r - ${p + q}}{2}` : `\\frac{${p + q} - r}{2}`
  return [
    `Let us assume, to the contrary, that $${bracket(squared)}$ is a rational number $r$, so that $${bracket(squared)} = r$.`,
    `Multiplying out the left side of this equation, we get $${p + q} ${plus ? '+' : '-'} 2${root} = r$.`,
    `Bringing the root alone to one side, $${root} = ${alone}$.`,
    `Since $r$, $${p + q}$ and $2$ are rational numbers, this quotient is rational, and so $${root}$ would be rational.`,
    `But this contradicts the fact that $${root}$ is irrational. So our assumption is wrong, and $${bracket(squared)}$ is irrational.`,
  ]
}

const exchanged = [
  'There is no equation to multiply out before the assumption has given one.',
  'The root of the product appears only when the square has been multiplied out.',
  'The line about "this quotient" needs the quotient, which the line before gives.',
  'There is a contradiction only when the root has turned out to be rational: the line with "but" comes after that.',
] as const

/** E.g. "Given that √15 is irrational, the steps of a proof that (√3 + √5)² is irrational ..." */
export const squaredSumInOrder = template({
  id: 'rn-squared-sum-in-order',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-prove-sum-squared'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
    const [p = 2, q = 3] = random.shuffle([2, 3, 5, 7, 11, 13]).slice(0, 2)
    return {
      p,
      q,
      plus: random.chance(0.5),
      order: drawOrder(random, 5),
      stem: random.pick(['given', 'mixed', 'cards', 'number'] as const),
      name: random.pick(['Asma', 'Joseph', 'Meera', 'Harpreet', 'Dinesh']),
    }
  },
  pose: ({ order, stem, name, ...squared }) => {
    const [number, root] = [bracket(squared), `\\sqrt{${squared.p * squared.q}}`]
    const sign = squared.plus ? '+' : '-'
    return {
      question: {
        given: `It is given that $${root}$ is irrational. The steps of a proof that $${number}$ is irrational are given below, but not in order. Type the letters of the steps in the correct order.`,
        mixed: `Using the fact that $${root}$ is irrational, ${name} proved that $${number}$ is an irrational number, but the lines of the proof got mixed up. Type their letters in the correct order.`,
        number: `The letters below stand before the steps of a proof by contradiction. It shows that $${number}$ is irrational and uses the fact that $${root}$ is. Put the steps in the correct order and type their letters.`,
        cards: `A group of students wrote each line of a proof that $${number}$ is irrational on a card; it is known that $${root}$ is irrational. The cards were shuffled. Type their letters in the correct order of the proof.`,
      }[stem],
      ...posedOrder(linesFor(squared), order, [0.5, 0.5, 0.5, 0.5, 1]),
      hints: [
        'The proof begins by assuming the opposite of what is to be proved.',
        `Where does $${root}$ come in? Think of $(a ${sign} b)^2 = a^2 ${sign} 2ab + b^2$.`,
      ],
      explanation:
        'The square of a sum or a difference of two roots holds the root of their product. If the square were rational, that root would be rational as well.',
    }
  },
  crossCheck: ({ order }) => orderByPlace(order),
  slips: ({ order }) => orderSlips(order, exchanged),
})
