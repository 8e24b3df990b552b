import type { WorkedExample } from './worked-examples'
import type { Problem } from '@/lib/problems/problem'
import { chapterLabel, type TopicKey } from '@/lib/syllabus'

/** A worked example as a problem of the bank, for the prover: its key is left open, for the lines alone are to be proved. */
export function exampleProblem(topic: TopicKey, { title, question: asked, lines, figures }: WorkedExample): Problem {
  const rule = { kind: 'text', expected: '' } as const
  const question = paired(asked)
  const steps = lines.map(({ text }) => withoutMentions(paired(text)))
  const [figure, solutionFigure] = figures
  return {
    id: title,
    type: topic,
    chapter: chapterLabel(topic),
    difficulty: 'medium',
    cbseReference: 'NCERT Class 10 Mathematics',
    question,
    answer: '',
    answerFormat: 'text',
    answerValidator: rule,
    hints: [],
    steps,
    stepMarks: steps.map(() => 0),
    explanation: '',
    parts: [{ ask: question, rule, steps: steps.map((text) => ({ text })), marks: 0, slips: [], answerFormat: 'text' }],
    templateId: 'lesson',
    version: 1,
    seed: '',
    marks: 0,
    ...(figure && { figure }),
    ...(solutionFigure && { solutionFigure }),
  }
}

/** Without the formulas that a line speaks of and does not claim: what if, and what would be false. */
const withoutMentions = (text: string): string =>
  text
    .replace(/\b(if) \$[^$]*\$(?=,)/gi, '$1 so')
    .replace(/\b(false statement such as) \$[^$]*\$/gi, '$1 that')
    .replace(/\$[^$]*\$(?=, a false statement)/g, 'that')

/** A text with a dollar sign left open, which the check of its words names, is read as words alone. */
const paired = (text: string): string =>
  (text.match(/(?<!\\)\$/g) ?? []).length % 2 === 1 ? text.replaceAll('$', '') : text
