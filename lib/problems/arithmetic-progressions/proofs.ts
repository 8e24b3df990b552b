import { sumOf } from './pieces/progression'
import { polynomialTex, sumTex } from '../../maths'
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

/** From a_n = pn + q to the sum of the first N terms. */
function linearTermProof(p: number, q: number, count: number): readonly ProofStep[] {
  const term = polynomialTex([p, q], 'n')
  const next = polynomialTex([p, p + q], 'n')
  const a = p + q
  return [
    { text: `It is given that $a_n = ${term}$ for every $n$.`, needs: [], gives: 'given' },
    {
      text: `Replace $n$ by $n + 1$ in it: $a_{n+1} = ${p}(n + 1) ${q < 0 ? '-' : '+'} ${Math.abs(q)} = ${next}$.`,
      needs: ['given'],
      gives: 'next',
    },
    { text: `Subtract the two: $a_{n+1} - a_n = (${next}) - (${term}) = ${p}$.`, needs: ['next'], gives: 'difference' },
    {
      text: `This difference is the same for every $n$, so the list is an AP with $d = ${p}$ and $a = a_1 = ${p}(1) ${q < 0 ? '-' : '+'} ${Math.abs(q)} = ${a}$.`,
      needs: ['difference'],
      gives: 'ap',
    },
    {
      text: `For an AP with this $a$ and $d$: $S_{${count}} = \\frac{${count}}{2}[2 \\times ${a < 0 ? `(${a})` : a} + ${count - 1} \\times ${p}]$.`,
      needs: ['ap'],
      gives: 'sum',
    },
    { text: `Working this out, $S_{${count}} = ${sumOf(a, p, count)}$.`, needs: ['sum'], gives: 'value' },
  ]
}

/** E.g. "Show that the list with a_n = 3 + 2n is an AP, and find the sum of its first 24 terms: put the steps in order." */
export const proveLinearTerms = template({
  id: 'ap-proof-linear-terms',
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-proof'],
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => ({ p: source.integer(2, 9), q: source.integer(-9, 12) }),
      ({ p, q }) => q !== 0 && p + q !== 0,
    ),
    count: random.integer(10, 25),
    order: drawOrder(random, 6),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ p, q, count, order, stem }) => {
    const steps = linearTermProof(p, q, count)
    const term = polynomialTex([p, q], 'n')
    const stories = [
      `Show that the list of numbers $a_1, a_2, a_3, \\ldots$ with $a_n = ${term}$ is an AP, and find the sum of its first ${count} terms.`,
      `The $n$th term of a list of numbers is $a_n = ${term}$. Prove that the list is an AP. Also find the sum of its first ${count} terms.`,
      `A list of numbers has $a_n = ${term}$ for every $n$. Prove that its terms form an AP, and find $S_{${count}}$, the sum of the first ${count} of them.`,
    ] as const
    return {
      question: `${stories[stem]} ${orderInstruction}`,
      ...sequenceOf(steps, order),
      hints: [
        'Begin with what is given about $a_n$.',
        'A list is an AP if the difference of neighbouring terms is constant: this must be shown before any formula for an AP is used.',
      ],
      steps: orderedSteps(steps, order, 3),
      explanation: 'The formula for $S_n$ may be used only after the list has been shown to be an AP.',
    }
  },
  crossCheck: ({ p, q, count, order }) => forcedOrder(linearTermProof(p, q, count), order),
  slips: ({ p, q, count, order }) => orderSlips(linearTermProof(p, q, count), order),
})

const twoA = (times: number): string =>
  sumTex([
    [2, 'a'],
    [times, 'd'],
  ])

/** S_3k = 3(S_2k − S_k) for one k. */
function threeSumsProof(k: number): readonly ProofStep[] {
  const difference = `S_{${2 * k}} - S_{${k}}`
  return [
    {
      text: `Let the AP have first term $a$ and common difference $d$. Then $S_{${k}} = \\frac{${k}}{2}[${twoA(k - 1)}]$ ... (1)`,
      needs: [],
      gives: 'one',
    },
    {
      text: `With the same $a$ and $d$, for twice as many terms: $S_{${2 * k}} = \\frac{${2 * k}}{2}[${twoA(2 * k - 1)}]$ ... (2)`,
      needs: ['one'],
      gives: 'two',
    },
    {
      text: `Subtracting (1) from (2): $${difference} = \\frac{${k}}{2}[4a + ${4 * k - 2}d - 2a - ${k - 1}d]$`,
      needs: ['one', 'two'],
      gives: 'difference',
    },
    {
      text: `Collecting like terms in the bracket: $${difference} = \\frac{${k}}{2}[${twoA(3 * k - 1)}]$ ... (3)`,
      needs: ['difference'],
      gives: 'three',
    },
    {
      text: `Multiplying (3) by 3: $3(${difference}) = \\frac{${3 * k}}{2}[${twoA(3 * k - 1)}]$ ... (4)`,
      needs: ['three'],
      gives: 'four',
    },
    {
      text: `The right-hand side of (4) is the sum of the first ${3 * k} terms, so $3(${difference}) = S_{${3 * k}}$.`,
      needs: ['four'],
      gives: 'proved',
    },
  ]
}

/** E.g. "Prove that for every AP S₃₀ = 3(S₂₀ − S₁₀): put the steps in order." */
export const proveThreeSums = template({
  id: 'ap-proof-three-sums',
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-proof'],
  marks: 3,
  draw: (random) => ({ k: random.integer(4, 20), order: drawOrder(random, 6), stem: random.pick([0, 1, 2] as const) }),
  pose: ({ k, order, stem }) => {
    const steps = threeSumsProof(k)
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
        'The numbers (1), (2), (3), (4) in the steps tell which results a step uses.',
        'The proof ends with the statement that was to be proved.',
      ],
      steps: orderedSteps(steps, order, 3),
      explanation: 'Both sides are brought to the same expression in $a$ and $d$, which holds for every AP.',
    }
  },
  crossCheck: ({ k, order }) => forcedOrder(threeSumsProof(k), order),
  slips: ({ k, order }) => orderSlips(threeSumsProof(k), order),
})
