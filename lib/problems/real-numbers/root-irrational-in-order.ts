import { drawOrder } from '../kinds-of-question/lettered'
import { template } from '../template'
import { orderByPlace, orderSlips, posedOrder } from './pieces/ordered-proof'

const linesFor = (p: number): readonly string[] => [
  `Let us assume, to the contrary, that $\\sqrt{${p}}$ is rational, so $\\sqrt{${p}} = \\frac{a}{b}$, where $a$ and $b$ are co-prime integers and $b \\neq 0$.`,
  `Squaring both sides of this equation, we get $a^2 = ${p}b^2$.`,
  `So $${p}$ divides $a^2$, and hence $${p}$ divides $a$. Let $a = ${p}c$ for some integer $c$.`,
  `Substituting this value of $a$, we get $${p * p}c^2 = ${p}b^2$, that is, $b^2 = ${p}c^2$.`,
  `So $${p}$ divides $b^2$, and hence $${p}$ also divides $b$.`,
  `Thus $${p}$ is a common factor of $a$ and $b$, which contradicts that they are co-prime. Hence $\\sqrt{${p}}$ is irrational.`,
]

/** Why a line may not be exchanged with the next one. */
const exchanged = [
  'There is no equation to square before the assumption has given one.',
  'That the prime divides a² is read from the squared equation, so this equation must be there first.',
  'The letter c must be introduced before it can be used.',
  'That the prime divides b² is read from the equation with c, so the substitution comes first.',
  'There is a common factor only when the prime divides b as well as a.',
] as const

/** E.g. "The steps of a proof that √3 is irrational are given in the wrong order. Type the letters in the correct order." */
export const rootIrrationalInOrder = template({
  id: 'rn-root-irrational-in-order',
  topic: 'real-numbers',
  archetypes: ['rn-prove-root-irrational'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => ({
    p: random.pick([2, 3, 5, 7]),
    order: drawOrder(random, 6),
    stem: random.pick(['steps', 'mixed', 'cards'] as const),
  }),
  pose: ({ p, order, stem }) => ({
    question: {
      steps: `The steps of a proof that $\\sqrt{${p}}$ is irrational are given below, but not in order. Type the letters of the steps in the correct order.`,
      mixed: `Ravi proved that $\\sqrt{${p}}$ is an irrational number, but the lines of his proof got mixed up. Type their letters in the correct order.`,
      cards: `Nisha wrote each line of a proof that $\\sqrt{${p}}$ is irrational on a card of its own, and then dropped the cards. Type the letters of the cards in the correct order of the proof.`,
    }[stem],
    ...posedOrder(linesFor(p), order, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    hints: [
      'The proof is by contradiction: which line makes the assumption?',
      'Follow the letters: a line can use $c$ only after $c$ has been introduced.',
      'The line that draws the conclusion comes last.',
    ],
    explanation:
      'Each line uses the one before it: the assumption gives an equation in a and b, the equation says something about a, that about b, and the two together clash with the assumption.',
  }),
  crossCheck: ({ order }) => orderByPlace(order),
  slips: ({ order }) => orderSlips(order, exchanged),
})
