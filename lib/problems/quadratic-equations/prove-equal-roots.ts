import { drawOrder } from '../kinds-of-question/lettered'
import { forcedOrder, orderedSteps, orderInstruction, orderSlips, sequenceOf } from '../kinds-of-question/step-order'
import { template } from '../template'
import { equalRootsProofs, proofSteps } from './pieces/equal-roots-proofs'

/** E.g. "m²x² + 2(mc − 2a)x + c² = 0 has equal roots. Prove that mc = a: put the steps in order." */
export const proveEqualRoots = template({
  id: 'qe-prove-equal-roots',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-prove-equal-roots'],
  marks: 3,
  draw: (random) => ({
    proof: random.pick(equalRootsProofs),
    order: drawOrder(random, 6),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ proof, order, stem }) => {
    const steps = proofSteps(proof)
    const { equation, excluded, claim } = proof
    return {
      question: `${
        [
          `The roots of the quadratic equation $${equation} = 0$, where ${excluded}, are equal. Prove that $${claim}$.`,
          `If the equation $${equation} = 0$, with ${excluded}, has equal roots, show that $${claim}$.`,
          `The quadratic equation $${equation} = 0$, in which ${excluded}, has two equal roots. Prove: $${claim}$.`,
        ][stem]
      } ${orderInstruction}`,
      ...sequenceOf(steps, order),
      hints: [
        'A proof about equal roots begins with the three coefficients of the equation.',
        'Then comes the discriminant: set up, opened, brought to factors.',
        'What is to be proved stands in the last step.',
      ],
      steps: orderedSteps(steps, order, 3),
      explanation:
        'Equal roots say one thing only: the discriminant is zero. The rest of the proof is algebra with letters.',
    }
  },
  crossCheck: ({ proof, order }) => forcedOrder(proofSteps(proof), order),
  slips: ({ proof, order }) => orderSlips(proofSteps(proof), order),
})
