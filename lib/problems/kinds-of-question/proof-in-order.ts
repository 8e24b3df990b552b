import { drawOrder, letterOf } from './lettered'
import { exchangeSlips, forcedOrder, lineOfProof, sequenceOf, type ProofStep } from './step-order'
import { earns, template, type Slip, type Step, type Template, type TemplateDefinition } from '../template'
import type { SketchFigure } from '../../figures/figure'

/** A line of a proof with its marks, and why it may not change places with the line after it. */
export interface MarkedStep extends ProofStep {
  readonly marks: number
  readonly beforeNext: string
}

/** A proof each of whose lines needs the one before it. */
export const inChain = (
  ...lines: readonly (readonly [marks: number, text: string, beforeNext?: string])[]
): readonly MarkedStep[] =>
  lines.map(([marks, text, beforeNext = 'The conclusion comes last.'], index) => ({
    text: text.endsWith('.') ? text : `${text}.`,
    marks,
    beforeNext,
    needs: index === 0 ? [] : [`line ${index}`],
    gives: `line ${index + 1}`,
  }))

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

/** What is to be proved, and its proof. */
export interface OrderedProof {
  readonly claim: string
  readonly steps: readonly MarkedStep[]
  readonly hint: string
  readonly explanation: string
  readonly figure: SketchFigure
  /** Measures the claim in a figure of numbers. */
  readonly holds: () => boolean
}

type About = Pick<TemplateDefinition<unknown>, 'id' | 'version' | 'topic' | 'archetypes' | 'difficulty' | 'marks'>

/** A template that asks for the lines of one of the proofs in order. */
export const proofTemplate = (about: About, proofs: readonly OrderedProof[]): Template =>
  template({
    ...about,
    draw: (random) => {
      const proof = random.pick(proofs)
      return { proof, order: drawOrder(random, proof.steps.length), stem: random.pick(orderStems) }
    },
    pose: ({ proof: { claim, steps, hint, explanation, figure }, order, stem }) => ({
      question: `${claim} ${stem}`,
      ...sequenceOf(steps, order),
      hints: [
        hint,
        'Words such as "these", "so" and "in the same way" point back to an earlier step. Which step points back to none?',
      ],
      steps: markedSteps(steps, order),
      explanation,
      figure,
    }),
    crossCheck: ({ proof: { steps, holds }, order }) =>
      holds() ? forcedOrder(steps, order) : 'the claim does not hold in a figure of numbers',
    slips: ({ proof: { steps }, order }) => stepSlips(steps, order),
  })
