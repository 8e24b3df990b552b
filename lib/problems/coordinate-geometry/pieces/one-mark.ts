import { lineOf, type Line, type Step } from '../../../solutions/line'

/** The steps of a choice: its one mark is for the option. */
export const oneMark = (steps: readonly Step[]): readonly Line[] =>
  steps
    .map(lineOf)
    .map(({ marks: _marks, ...rest }, index) => (index === steps.length - 1 ? { ...rest, marks: 1 } : rest))
