import { longTheorems, shortTheorems } from './theorems'
import { arranged, drawOrder, letterAt, letterOf } from '../lettered'
import { template } from '../template'
import type { Theorem } from './theorem'
import type { Posed, Slip } from '../template'
import type { Random } from '../../random'

interface ProofDraw {
  readonly theorem: Theorem
  readonly order: readonly number[]
}

function drawProof(random: Random, theorems: readonly Theorem[]): ProofDraw {
  const theorem = random.pick(theorems)
  return { theorem, order: drawOrder(random, theorem.lines.length) }
}

function pose({ theorem: { statement, lines, hint, figure }, order }: ProofDraw): Posed {
  const key = lines.map((_, index) => letterOf(index, order)).join(' ')
  return {
    question: `${statement}\nThe lines of the proof are given out of order. Put them in the right order and type their letters in that order.`,
    rule: { kind: 'sequence', expected: key },
    options: arranged(lines, order),
    figure,
    hints: [
      hint,
      'Words such as "these", "in the same way" and "therefore" point back to an earlier line.',
      'The last line states what was to be proved.',
    ],
    steps: [...lines, `Hence the right order of the lines is ${key}.`],
    explanation:
      'In a proof every line rests on what is given or on an earlier line, and the reason is named; the marks are given for these reasons.',
  }
}

/** The same order, found by looking for the place of each line of the proof. */
function orderAgain({ theorem, order }: ProofDraw): string {
  if (!theorem.holds()) return 'the theorem does not hold in a drawing made to measure'
  const places = order.map((line, place) => ({ line, letter: letterAt(place) }))
  return places
    .sort((one, other) => one.line - other.line)
    .map(({ letter }) => letter)
    .join(', ')
}

function slips({ theorem: { lines }, order }: ProofDraw): readonly Slip[] {
  const letters = lines.map((_, index) => letterOf(index, order))
  const [first = '', second = '', ...rest] = letters
  return [
    {
      response: [...letters].reverse().join(' '),
      note: 'That runs backwards: a proof ends with what is to be proved.',
    },
    {
      response: [second, first, ...rest].join(' '),
      note: 'The first two lines are exchanged: one of them needs the other.',
    },
  ]
}

/** E.g. "A parallelogram ABCD circumscribes a circle. To prove: ABCD is a rhombus. Put the lines in the right order." */
export const orderTheProof = template({
  id: 'cir-order-the-proof',
  topic: 'circles',
  archetypes: ['cir-prove-rhombus-quad', 'cir-prove-perpendicular', 'cir-prove-angles'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => drawProof(random, shortTheorems),
  pose,
  crossCheck: orderAgain,
  slips,
})

/** E.g. "TP and TQ are tangents from T. To prove: angle PTQ = 2 angle OPQ. Put the lines in the right order." */
export const orderTheAngleProof = template({
  id: 'cir-order-the-angle-proof',
  topic: 'circles',
  archetypes: ['cir-prove-angles'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => drawProof(random, longTheorems),
  pose,
  crossCheck: orderAgain,
  slips,
})
