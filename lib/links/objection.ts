import type { Verdict } from '../answers/rule'

/** What a student says should be right. */
export interface Objection {
  /** The whole address of the problem. */
  readonly address: string
  readonly parts: readonly { readonly label?: string }[]
  /** What was typed for each part, in order. */
  readonly responses: readonly string[]
  readonly verdict: Verdict
}

const longestResponse = 300

/** A short text that a teacher, or whoever mends the reading, can judge by: the problem, what was typed, how it was read, what was said. */
export function objectionText({ address, parts, responses, verdict }: Objection): string {
  const verdicts = verdict.parts ?? [verdict]
  const answers = parts.flatMap(({ label }, index) =>
    answerLines(label, responses[index] ?? '', verdicts[index] ?? verdict),
  )
  return ['CBSE Math Tutor: I think that this answer should be right.', `Problem: ${address}`, ...answers].join('\n')
}

function answerLines(label: string | undefined, response: string, verdict: Verdict): readonly string[] {
  const part = label === undefined ? '' : ` ${label}`
  return [
    `Answer${part}: ${shortened(response.trim()) || '(nothing)'}`,
    ...(verdict.reading ? [`Read as: ${verdict.reading}`] : []),
    `Verdict: ${[wordOf(verdict), verdict.note].filter(Boolean).join('. ')}`,
  ]
}

const wordOf = ({ correct, unread, unclear }: Verdict): string =>
  correct ? 'Correct' : unclear ? 'Asked about' : unread ? 'Incorrect, could not be read' : 'Incorrect'

const shortened = (text: string): string =>
  text.length > longestResponse ? `${text.slice(0, longestResponse)}…` : text
