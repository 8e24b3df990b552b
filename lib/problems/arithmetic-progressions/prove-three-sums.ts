import { sumTex } from '../../maths'
import { drawOrder } from '../kinds-of-question/lettered'
import {
  forcedOrder,
  orderedSteps,
  orderInstruction,
  orderSlips,
  sequenceOf,
  type ProofStep,
} from '../kinds-of-question/step-order'
import { template } from '../template'

const twoA = (times: number): string =>
  sumTex([
    [2, 'a'],
    [times, 'd'],
  ])

/** S_3k = 3(S_2k − S_k) for one k. */
function proof(k: number): readonly ProofStep[] {
  const difference = `S_{${2 * k}} - S_{${k}}`
  return [
    {
      text: `Let the AP have first term $a$ and common difference $d$. Then $S_{${k}} = \\frac{${k}}{2}[${twoA(k - 1)}]$.`,
      needs: [],
      gives: 'one',
    },
    {
      text: `With the same $a$ and $d$, for twice as many terms: $S_{${2 * k}} = \\frac{${2 * k}}{2}[${twoA(2 * k - 1)}]$.`,
      needs: ['one'],
      gives: 'two',
    },
    {
      text: `Subtracting the smaller of these sums from the larger: $${difference} = \\frac{${k}}{2}[4a + ${4 * k - 2}d - 2a - ${k - 1}d]$.`,
      needs: ['one', 'two'],
      gives: 'difference',
    },
    {
      text: `Collecting like terms in the bracket: $${difference} = \\frac{${k}}{2}[${twoA(3 * k - 1)}]$.`,
      needs: ['difference'],
      gives: 'three',
    },
    {
      text: `Multiplying this difference, with its collected bracket, by 3: $3(${difference}) = \\frac{${3 * k}}{2}[${twoA(3 * k - 1)}]$.`,
      needs: ['three'],
      gives: 'four',
    },
    {
      text: `The right-hand side with $\\frac{${3 * k}}{2}$ is the sum of the first ${3 * k} terms, so $3(${difference}) = S_{${3 * k}}$.`,
      needs: ['four'],
      gives: 'proved',
    },
  ]
}

/** E.g. "Prove that for every AP S₃₀ = 3(S₂₀ − S₁₀): put the steps in order." */
export const proveThreeSums = template({
  id: 'ap-proof-three-sums',
  version: 3,
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-proof'],
  marks: 3,
  draw: (random) => ({ k: random.integer(4, 20), order: drawOrder(random, 6), stem: random.pick([0, 1, 2] as const) }),
  pose: ({ k, order, stem }) => {
    const steps = proof(k)
    const stories = [
      `$S_n$ is the sum of the first $n$ terms of an AP. Prove that $S_{${3 * k}} = 3(S_{${2 * k}} - S_{${k}})$.`,
      `The sums of the first ${k}, ${2 * k} and ${3 * k} terms of an AP are $S_{${k}}$, $S_{${2 * k}}$ and $S_{${3 * k}}$. Show that $S_{${3 * k}} = 3(S_{${2 * k}} - S_{${k}})$.`,
      `For every AP, $S_{${3 * k}} = 3(S_{${2 * k}} - S_{${k}})$, where $S_n$ is the sum of its first $n$ terms. Prove this.`,
    ] as const
    return {
      question: `${stories[stem]} ${orderInstruction}`,
      ...sequenceOf(steps, order),
      hints: [
        'Begin by writing the smallest of the three sums with the formula.',
        'What does each step use, and which other step finds that?',
        'The proof ends with the statement that was to be proved.',
      ],
      steps: orderedSteps(steps, order, 3),
      explanation: 'Both sides are brought to the same expression in $a$ and $d$, which holds for every AP.',
    }
  },
  crossCheck: ({ k, order }) => forcedOrder(proof(k), order),
  slips: ({ k, order }) => orderSlips(proof(k), order),
})
