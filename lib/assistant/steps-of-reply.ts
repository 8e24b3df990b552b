/** The lines of a reply that works something out: its steps, and the last one, which states the result. */
export interface WorkedLines {
  readonly steps: readonly string[]
  readonly result: string
}

export function workedLines(text: string): WorkedLines {
  const lines = text.split('\n')
  return { steps: lines.slice(0, -1), result: lines.at(-1) ?? '' }
}

/** The reply with its steps numbered, as it is copied and printed; a single step needs no number. */
export function numberedText(text: string): string {
  const { steps, result } = workedLines(text)
  return steps.length < 2 ? text : [...steps.map((step, index) => `${index + 1}. ${step}`), result].join('\n')
}
