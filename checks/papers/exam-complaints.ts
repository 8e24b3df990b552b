import { checkAnswer } from '@/lib/answers'
import type { ExamPaper, ExamPart, ExamQuestion } from '@/lib/papers'
import type { Blueprint } from '@/lib/papers/blueprint'

/** What is wrong with a paper as it is printed: options, keys, marks and words. */
export const examComplaints = (blueprint: Blueprint, paper: ExamPaper): readonly string[] => {
  const caseParts = blueprint.sections.flatMap(({ questions }) => questions).find(({ kind }) => kind === 'case')?.parts
  return paper.sections.flatMap(({ questions }) =>
    questions.flatMap((question) =>
      question.alternatives
        .flatMap(({ parts }) => [...complaintsOf(question, parts, caseParts), ...parts.flatMap(partComplaints)])
        .map((what) => `question ${question.number}: ${what}`),
    ),
  )
}

function complaintsOf(
  { kind, marks, alternatives }: ExamQuestion,
  parts: readonly ExamPart[],
  caseParts: readonly number[] | undefined,
): readonly string[] {
  const each = parts.map((part) => part.marks)
  return [
    ...(each.reduce((a, b) => a + b, 0) === marks ? [] : [`its parts have ${each.join(' + ')} marks, not ${marks}`]),
    ...(kind === 'case' && caseParts && each.join() !== caseParts.join()
      ? [`a case of ${each.join(' + ')} marks`]
      : []),
    ...(kind === 'case' && alternatives.length < 2 ? ['a case without a choice'] : []),
    ...((kind === 'choice' || kind === 'assertion') && new Set(parts[0]?.options).size !== 4
      ? ['there are not four different options']
      : []),
  ]
}

function partComplaints({ ask, marks, rule, scheme, key, options }: ExamPart): readonly string[] {
  const earned = scheme.reduce((sum, line) => sum + line.marks, 0)
  return [
    ...(earned === marks ? [] : [`the lines of the scheme earn ${earned}, not ${marks}`]),
    ...(rule === null || checkAnswer(rule, rule.expected).correct ? [] : ['the key is not accepted']),
    ...(rule?.slips ?? []).flatMap(({ response }) =>
      rule && checkAnswer(rule, response).correct ? [`the slip ${response} is accepted`] : [],
    ),
    ...(rule !== null && key === '' ? ['there is no key to print'] : []),
    ...[ask, ...(options ? [] : scheme.map(({ text }) => text))]
      .filter((text) => /\bType\b|got mixed up|undefined|NaN|order of the lines|right order/.test(text))
      .map((text) => `words of the screen: ${text}`),
  ]
}
