import { circumscribedParallelogram, sidesOfCircumscribed } from './pieces/circumscribed-theorems'
import { longTheorems } from './pieces/long-theorems'
import { shortTheorems } from './pieces/short-theorems'
import { angleSumOfTangents, bisectorOfTangents } from './pieces/tangent-theorems'
import { arranged, drawOrder, letterAt, letterOf } from '../kinds-of-question/lettered'
import { exchangeSlips, lineOfProof } from '../kinds-of-question/step-order'
import type { Posed } from '../posed'
import { earns, template, type Slip, type Template, type TemplateDefinition } from '../template'
import type { Theorem } from './pieces/theorem'
import type { Random } from '../../random'

interface ProofDraw {
  readonly theorem: Theorem
  readonly order: readonly number[]
  readonly ask: string
}

const asks = [
  'The lines of the proof are given out of order. Put them in the right order and type their letters in that order.',
  'Here are the lines of the proof, but they have been mixed up. In which order do they make the proof? Type the letters.',
  'Kabir copied the lines of the proof from the board in the wrong order. Type their letters in the right order.',
] as const

/** The marks of the lines, by their number: three in all. */
const marksOf = (lines: number): readonly number[] => (lines === 4 ? [0.5, 0.5, 1, 1] : [0.5, 0.5, 0.5, 0.5, 1])

function drawProof(random: Random, theorems: readonly Theorem[]): ProofDraw {
  const theorem = random.pick(theorems)
  return { theorem, order: drawOrder(random, theorem.lines.length), ask: random.pick(asks) }
}

function pose({ theorem: { statement, lines, hint, figure }, order, ask }: ProofDraw): Posed {
  const key = lines.map((_, index) => letterOf(index, order)).join(' ')
  return {
    question: `${statement}\n${ask}`,
    rule: { kind: 'sequence', expected: key },
    options: arranged(lines, order),
    figure,
    hints: [
      hint,
      'Words such as "these", "in the same way" and "therefore" point back to an earlier line.',
      'The last line states what was to be proved.',
    ],
    steps: [
      ...lines.map((line, index) =>
        earns(marksOf(lines.length)[index] ?? 0, `(${letterOf(index, order)}) ${line}`, lineOfProof(index)),
      ),
      `Hence the right order of the lines is ${key}.`,
    ],
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

const slips = ({ theorem: { lines, exchanged }, order }: ProofDraw): readonly Slip[] =>
  exchangeSlips(
    lines.map((_, index) => letterOf(index, order)),
    exchanged,
    {
      backwards: 'That runs backwards: a proof ends with what is to be proved.',
      asPrinted: 'That is the order in which the lines are printed. See which line uses which.',
    },
  )

type About = Pick<TemplateDefinition<unknown>, 'id' | 'archetypes' | 'difficulty' | 'retired'>

const orderOf = (about: About, theorems: readonly Theorem[]): Template =>
  template({
    ...about,
    topic: 'circles',
    marks: 3,
    draw: (random) => drawProof(random, theorems),
    pose,
    crossCheck: orderAgain,
    slips,
  })

/** Theorems of several kinds of question in one: the next two, and those of the perpendicular and of the diameter, ask them now. */
export const orderTheProof = orderOf(
  {
    id: 'cir-order-the-proof',
    archetypes: ['cir-prove-rhombus-quad', 'cir-prove-perpendicular', 'cir-prove-angles'],
    difficulty: 'medium',
    retired: true,
  },
  shortTheorems,
)

/** E.g. "A parallelogram ABCD circumscribes a circle. To prove: ABCD is a rhombus. Put the lines in the right order." */
export const orderTheCircumscribedProof = orderOf(
  { id: 'cir-order-the-circumscribed-proof', archetypes: ['cir-prove-rhombus-quad'], difficulty: 'medium' },
  [sidesOfCircumscribed, circumscribedParallelogram],
)

/** E.g. "PA and PB are tangents from P. To prove: angle APB + angle AOB = 180°. Put the lines in the right order." */
export const orderTheTangentAngleProof = orderOf(
  { id: 'cir-order-the-tangent-angle-proof', archetypes: ['cir-prove-angles'], difficulty: 'medium' },
  [angleSumOfTangents, bisectorOfTangents],
)

/** E.g. "TP and TQ are tangents from T. To prove: angle PTQ = 2 angle OPQ. Put the lines in the right order." */
export const orderTheAngleProof = orderOf(
  { id: 'cir-order-the-angle-proof', archetypes: ['cir-prove-angles'], difficulty: 'hard' },
  longTheorems,
)
