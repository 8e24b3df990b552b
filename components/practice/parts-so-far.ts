interface PartsSoFar {
  readonly marks: number
  readonly of: number
  /** Labels of the parts that are answered and not right yet. */
  readonly again: readonly string[]
  /** Labels of those without an answer. */
  readonly empty: readonly string[]
}

/** "1 of 4 marks so far. Look again at (ii). Still to be answered: (iii)." */
export const partsSoFar = ({ marks, of, again, empty }: PartsSoFar): string =>
  [
    `${marks} of ${of} marks so far.`,
    ...(again.length > 0 ? [`Look again at ${listOf(again)}.`] : []),
    ...(empty.length > 0 ? [`Still to be answered: ${listOf(empty)}.`] : []),
  ].join(' ')

const listOf = (labels: readonly string[]): string =>
  [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter(Boolean).join(' and ')
