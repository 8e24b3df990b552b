import { inOneTriangle, inTwoTriangles } from './pieces/equal-angle-proofs'
import { drawOrder } from '../kinds-of-question/lettered'
import { forcedOrder, orderedSteps, orderInstruction, orderSlips, sequenceOf } from '../kinds-of-question/step-order'
import { template } from '../template'

const stems: readonly ((given: string, prove: string) => string)[] = [
  (given, prove) => `${given} Prove that ${prove}.`,
  (given, prove) => `${given} Show that ${prove}.`,
  (given, prove) => `${given} Show that this makes ${prove}.`,
]

/** E.g. "In triangle PQR the angle Q is 90° and tan P = tan R. Prove that angle P = angle R." */
export const proveEqualAngles = template({
  id: 'trig-equal-ratio-equal-angles',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['trig-prove-equal-angles'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const name = random.pick(['sin', 'cos', 'tan'] as const)
    const [first, second] = random.pick([
      [
        ['P', 'Q', 'R'],
        ['X', 'Y', 'Z'],
      ],
      [
        ['A', 'B', 'C'],
        ['P', 'Q', 'R'],
      ],
      [
        ['X', 'Y', 'Z'],
        ['A', 'B', 'C'],
      ],
      [
        ['L', 'M', 'N'],
        ['D', 'E', 'F'],
      ],
    ] as const)
    const proof = random.chance(0.5) ? inOneTriangle(first, name) : inTwoTriangles(first, second, name)
    return { proof, order: drawOrder(random, proof.steps.length), stem: random.pick(stems) }
  },
  pose: ({ proof: { given, prove, steps }, order, stem }) => ({
    question: `${stem(given, prove)} ${orderInstruction}`,
    ...sequenceOf(steps, order),
    hints: [
      'Begin with what the two ratios are as quotients of sides.',
      'The last step speaks of the angles; which step tells something of sides or triangles just before it?',
    ],
    steps: orderedSteps(steps, order, 2),
    explanation:
      'A ratio is a quotient of sides: equal ratios say something of sides, and only through the sides of the angles.',
  }),
  crossCheck: ({ proof: { steps }, order }) => forcedOrder(steps, order),
  slips: ({ proof: { steps }, order }) => orderSlips(steps, order),
})
