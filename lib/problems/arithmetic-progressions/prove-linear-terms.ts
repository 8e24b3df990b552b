import { sumOf } from './pieces/progression'
import { polynomialTex } from '../../maths'
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
function proof(p: number, q: number, count: number): readonly ProofStep[] {
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
    const steps = proof(p, q, count)
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
  crossCheck: ({ p, q, count, order }) => forcedOrder(proof(p, q, count), order),
  slips: ({ p, q, count, order }) => orderSlips(proof(p, q, count), order),
})
