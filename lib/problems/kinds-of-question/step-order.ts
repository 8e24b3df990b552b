import { distinctSlips } from '../slips/distinct-slips'
import { arranged, letterAt, letterOf } from './lettered'
import { earns, type Slip, type Step } from '../template'
import type { SequenceRule } from '../../answers/rule'

/** One line of a proof: what it rests on, and what it establishes. */
export interface ProofStep {
  readonly text: string
  readonly needs: readonly string[]
  readonly gives: string
}

export const orderInstruction =
  'The steps of the proof are given below in mixed order. Type their letters in the right order.'

/** Options and rule of "put the steps in order", the steps being given in the right order. */
export function sequenceOf(
  steps: readonly ProofStep[],
  order: readonly number[],
): { readonly rule: SequenceRule; readonly options: readonly string[] } {
  return {
    rule: { kind: 'sequence', expected: steps.map((_, index) => letterOf(index, order)).join(' ') },
    options: arranged(steps, order).map(({ text }) => text),
  }
}

/** The worked solution: every step under its letter, the marks spread evenly over them, then the letters. */
export const orderedSteps = (steps: readonly ProofStep[], order: readonly number[], marks: number): readonly Step[] => [
  ...steps.map(({ text }, index) =>
    earns(evenly(marks, steps.length, index), `(${letterOf(index, order)}) ${text}`, lineOfProof(index)),
  ),
  `Hence the right order is ${steps.map((_, index) => letterOf(index, order)).join(' ')}.`,
]

/** The name of a line of the proof, counted from 0. */
export const lineOfProof = (index: number): string => `proof ${index + 1}`

/** How many of the marks, in halves, one of so many lines earns. */
const evenly = (marks: number, lines: number, index: number): number =>
  (Math.floor((2 * marks * (index + 1)) / lines) - Math.floor((2 * marks * index) / lines)) / 2

/**
 * The order by logic alone: next comes the step whose grounds are all laid.
 * @throws when no step is ready, or more than one: then the order is not forced and the problem is unfair.
 */
export function forcedOrder(steps: readonly ProofStep[], order: readonly number[]): string {
  const known = new Set<string>()
  const letters: string[] = []
  let rest = arranged(steps, order).map((step, index) => ({ step, letter: letterAt(index) }))
  while (rest.length > 0) {
    const ready = rest.filter(({ step }) => step.needs.every((ground) => known.has(ground)))
    const [next] = ready
    if (!next || ready.length > 1)
      throw new Error(`forcedOrder: ${ready.length} steps could follow ${letters.join(' ')}`)
    known.add(next.step.gives)
    letters.push(next.letter)
    rest = rest.filter((other) => other !== next)
  }
  return letters.join(' ')
}

/** Expected wrong orders: the conclusion too early, the first two exchanged, everything backwards. */
export function orderSlips(steps: readonly ProofStep[], order: readonly number[]): readonly Slip[] {
  const letters = steps.map((_, index) => letterOf(index, order))
  const [first, second, ...others] = letters
  const [last, beforeLast, ...before] = [...letters].reverse()
  return [
    {
      response: [...before.reverse(), last, beforeLast].join(' '),
      note: 'Look at the end again: the last step must use everything that was found before it.',
      step: lineOfProof(letters.length - 2),
    },
    {
      response: [second, first, ...others].join(' '),
      note: 'Look at the beginning again: which fact does not rest on any other step?',
      step: lineOfProof(0),
    },
    {
      response: [...letters].reverse().join(' '),
      note: 'A proof goes from what is given to what is to be proved.',
      step: lineOfProof(0),
    },
  ]
}

/** What to say of two wrong orders that every proof allows. */
export interface OrderNotes {
  readonly backwards: string
  readonly asPrinted: string
}

/**
 * Two neighbours exchanged, everything backwards, and the order in which the lines are printed. `right`: the letters in the right
 * order; `exchanged`: why each line may not change places with the next, from the first on.
 */
export function exchangeSlips(
  right: readonly string[],
  exchanged: readonly string[],
  { backwards, asPrinted }: OrderNotes,
): readonly Slip[] {
  const printed = right.toSorted()
  return distinctSlips(right.join(' '), [
    ...exchanged.map((note, index) => ({
      response: right
        .with(index, right[index + 1] ?? '')
        .with(index + 1, right[index] ?? '')
        .join(' '),
      note,
      step: lineOfProof(index),
    })),
    { response: right.toReversed().join(' '), note: backwards, step: lineOfProof(0) },
    {
      response: printed.join(' '),
      note: asPrinted,
      step: lineOfProof(printed.findIndex((letter, index) => letter !== right[index])),
    },
  ])
}
