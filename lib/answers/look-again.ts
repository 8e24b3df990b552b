/** The sentence with which the note of a slip ends. */
export const lookAgain = (step: number): string => `Look again at step ${step} of the solution.`

/** The note of a verdict without that sentence, for a page that makes a button of it. */
export function withoutLookAgain(note: string, step: number): string {
  const end = ` ${lookAgain(step)}`
  return note.endsWith(end) ? note.slice(0, -end.length) : note
}
