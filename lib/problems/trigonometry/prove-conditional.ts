import { conditionalProof } from './pieces/conditional-proofs'
import { withAngle } from './pieces/identity'
import { drawOrder } from '../kinds-of-question/lettered'
import {
  orderedSteps,
  orderInstruction,
  orderSlips,
  sequenceOf,
  forcedOrder,
  type ProofStep,
} from '../kinds-of-question/step-order'
import { template } from '../template'

const stems: readonly ((given: string, prove: string, angle: string) => string)[] = [
  (given, prove, angle) => `${angle} is an acute angle with ${given}. Prove that ${prove}.`,
  (given, prove, angle) => `If ${given}, where ${angle} is an acute angle, prove that ${prove}.`,
  (given, prove, angle) => `It is given that ${given} for an acute angle ${angle}. Show that ${prove}.`,
]

/** Each line rests on the one before it. */
const inOrder = (lines: readonly string[]): readonly ProofStep[] =>
  lines.map((text, index) => ({ text, needs: index === 0 ? [] : [`line ${index}`], gives: `line ${index + 1}` }))

/** E.g. "A is an acute angle with 1 + 5 sin² A = 5 sin A cos A. Prove that tan A = 1/2 or tan A = 1/3." */
export const proveConditional = template({
  id: 'trig-prove-from-a-relation',
  topic: 'trigonometry',
  archetypes: ['trig-prove-conditional'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const proof = conditionalProof(random)
    return {
      proof,
      order: drawOrder(random, proof.lines.length),
      angle: random.pick(['A', '\\theta']),
      stem: random.pick(stems),
    }
  },
  variants: { all: stems.map((_, i) => `stem ${i}`), of: ({ stem }) => `stem ${stems.indexOf(stem)}` },
  pose: ({ proof, order, angle, stem }) => {
    const steps = inOrder(proof.lines.map((line) => withAngle(line, angle)))
    return {
      question: `${stem(`$${withAngle(proof.given, angle)}$`, `$${withAngle(proof.prove, angle)}$`, `$${angle}$`)} ${orderInstruction}`,
      ...sequenceOf(steps, order),
      hints: [
        withAngle(proof.hint, angle),
        'Each line changes only one thing in the line before it. The last one says what is to be proved.',
      ],
      steps: orderedSteps(steps, order, 3),
      explanation:
        'What is given is used once, an identity does the rest: look for the identity that fits the squares.',
    }
  },
  crossCheck: ({ proof, order }) => (proof.holds() ? forcedOrder(inOrder(proof.lines), order) : 'it does not hold'),
  slips: ({ proof, order, angle }) => orderSlips(inOrder(proof.lines.map((line) => withAngle(line, angle))), order),
})
