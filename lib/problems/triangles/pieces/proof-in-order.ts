import { letterOf } from '../../kinds-of-question/lettered'
import { exchangeSlips, lineOfProof, type ProofStep } from '../../kinds-of-question/step-order'
import { earns, type Slip, type Step } from '../../template'

/** A line of a proof with its marks, and why it may not change places with the line after it. */
export interface MarkedStep extends ProofStep {
  readonly marks: number
  readonly beforeNext: string
}

export const orderStems = [
  'The steps of the proof are given below in mixed order. Type their letters in the right order.',
  'Here are the steps of the proof, but they have been mixed up. Type their letters in the order of the proof.',
  'Ayesha wrote each step of the proof on a card and then dropped the cards. Type the letters of the cards in the right order.',
] as const

/** The worked solution: every step under its letter, with its marks, then the letters. */
export const markedSteps = (steps: readonly MarkedStep[], order: readonly number[]): readonly Step[] => [
  ...steps.map(({ text, marks }, index) => earns(marks, `(${letterOf(index, order)}) ${text}`, lineOfProof(index))),
  `Hence the right order is ${steps.map((_, index) => letterOf(index, order)).join(' ')}.`,
]

/** The wrong orders that students give, from each step's word on why it stands before the next. */
export const stepSlips = (steps: readonly MarkedStep[], order: readonly number[]): readonly Slip[] =>
  exchangeSlips(
    steps.map((_, index) => letterOf(index, order)),
    steps.slice(0, -1).map(({ beforeNext }) => beforeNext),
    {
      backwards: 'That runs backwards: a proof goes from what is given to what is to be proved.',
      asPrinted: 'That is the order in which the steps are printed. See which step uses which.',
    },
  )
