import type { ExamPart } from './exam'
import { checkAnswer, type Verdict } from '../answers'

/** What an answer to a part came to, before the student looks at the scheme. */
export interface Marked {
  /** null where there is no answer, or none that can be judged. */
  readonly verdict: Verdict | null
  /** For each line of the scheme whether it is taken as written: the student changes it. */
  readonly lines: readonly boolean[]
}

/**
 * The first marking of a part. A right answer has all its lines; a wrong one that is an expected slip has those before the line where it
 * went wrong; a choice is right or wrong; what is written on paper waits for the student.
 * @param before how many lines of the worked solution stand before those of the part.
 */
export function marked(part: ExamPart, response: string, before = 0): Marked {
  const verdict = part.rule === null || response.trim() === '' ? null : checkAnswer(part.rule, response)
  const wrongFrom = verdict?.step === undefined || part.options ? 0 : verdict.step - before - 1
  return { verdict, lines: part.scheme.map((_, index) => verdict?.correct === true || index < wrongFrom) }
}

/** The marks of the lines that are ticked: whole or half. */
export const marksOf = ({ scheme }: Pick<ExamPart, 'scheme'>, lines: readonly boolean[]): number =>
  scheme.reduce((sum, { marks }, index) => sum + (lines[index] ? marks : 0), 0)
