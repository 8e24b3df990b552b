import { equationTex, markedProof, proofAngles, proofExplanation, proofMarks } from './pieces/identity-proof'
import { advancedIdentities } from './pieces/advanced-identities'
import { basicIdentities } from './pieces/basic-identities'
import { agrees, withAngle, type Identity } from './pieces/identity'
import { arranged, drawOrder, letterAt, letterOf } from '../kinds-of-question/lettered'
import { lineOfProof } from '../kinds-of-question/step-order'
import type { Posed } from '../posed'
import { template, type Slip } from '../template'
import type { Random } from '../../random'

const orderStems: readonly ((equation: string) => string)[] = [
  (equation) =>
    `The lines below prove that ${equation} but they are out of order. Put them in the right order, starting from the LHS, and type the letters in that order.`,
  (equation) =>
    `A student wrote the lines of the proof of ${equation} on slips of paper, and the slips got mixed up. Arrange the lines from the LHS to the RHS and type their letters in that order.`,
  (equation) =>
    `Prove that ${equation} by arranging the lines below: begin with the LHS, let each line follow from the one before it, and type the letters in that order.`,
]

interface ProofDraw {
  readonly identity: Identity
  readonly angle: string
  readonly order: readonly number[]
  readonly stem: (typeof orderStems)[number]
}

function drawProof(random: Random, identities: readonly Identity[]): ProofDraw {
  const identity = random.pick(identities)
  return {
    identity,
    angle: random.pick(proofAngles),
    order: drawOrder(random, identity.lines.length),
    stem: random.pick(orderStems),
  }
}

function poseOrder({ identity, angle, order, stem }: ProofDraw): Posed {
  const lines = identity.lines.map((line) => withAngle(line, angle))
  const key = lines.map((_, index) => letterOf(index, order)).join(' ')
  return {
    question: stem(equationTex(identity, angle)),
    rule: { kind: 'sequence', expected: key },
    options: arranged(lines, order),
    hints: [
      'The first line starts with LHS and the last one ends with RHS.',
      'Between two lines that follow each other only one thing changes. Look for it.',
      withAngle(identity.hint, angle),
    ],
    steps: [...markedProof(identity, angle), `Hence LHS = RHS, and the order of the lines is ${key}.`],
    explanation: proofExplanation,
  }
}

/** The same order found by looking for each line of the proof among the options. */
function orderAgain({ identity, order }: ProofDraw): string {
  const places = order.map((line, place) => ({ line, letter: letterAt(place) }))
  const sorted = [...places].sort((one, other) => one.line - other.line)
  return agrees(identity) ? sorted.map(({ letter }) => letter).join(', ') : 'the two sides differ'
}

/** The letters with a line and the next one exchanged; lines are counted from 1. */
const exchanged = (letters: readonly string[], line: number): string =>
  letters
    .map((letter, index) => (index === line - 1 ? letters[line] : index === line ? letters[line - 1] : letter))
    .join(' ')

function orderSlips({ identity, order }: ProofDraw): readonly Slip[] {
  const letters = identity.lines.map((_, index) => letterOf(index, order))
  const beforeLast = letters.length - 1
  return [
    {
      response: [...letters].reverse().join(' '),
      note: 'That runs from the RHS to the LHS; start from the LHS.',
      step: lineOfProof(0),
    },
    {
      response: exchanged(letters, 1),
      note: 'The first two lines are exchanged: every other line follows from the one that says LHS.',
      step: lineOfProof(0),
    },
    {
      response: exchanged(letters, 2),
      note: 'The first line is right. Which line follows from it by one change only?',
      step: lineOfProof(1),
    },
    {
      response: exchanged(letters, beforeLast),
      note: 'The line that ends with RHS follows from all the others, so it stands last.',
      step: lineOfProof(beforeLast - 1),
    },
  ]
}

/** E.g. "The lines below prove that (1 - cos A)/(1 + cos A) = (cosec A - cot A)². Put them in the right order." */
export const orderBasicProof = template({
  id: 'trig-order-the-proof',
  topic: 'trigonometry',
  archetypes: ['trig-prove-basic'],
  difficulty: 'medium',
  marks: proofMarks,
  draw: (random) => drawProof(random, basicIdentities),
  pose: poseOrder,
  crossCheck: orderAgain,
  slips: orderSlips,
})

/** E.g. "The lines below prove that (sin A - 2 sin³ A)/(2 cos³ A - cos A) = tan A. Put them in the right order." */
export const orderAdvancedProof = template({
  id: 'trig-order-the-long-proof',
  topic: 'trigonometry',
  archetypes: ['trig-prove-advanced'],
  difficulty: 'hard',
  marks: proofMarks,
  draw: (random) => drawProof(random, advancedIdentities),
  pose: poseOrder,
  crossCheck: orderAgain,
  slips: orderSlips,
})
