import type { WrittenLine, WrittenPaper, WrittenPart, WrittenQuestion } from './written-schema'
import { waysOf } from './written-ways'
import { kinds } from '../../answers/kinds'
import type { AnswerRule, RuleSlip } from '../../answers/rule'
import { placeOf } from '../../letters'
import type { ExamAlternative, ExamPaper, ExamPart, ExamQuestion, ExamStep } from '../../papers/exam'

/** A paper that was written by hand, in the shape in which papers are sat, printed and marked. */
export function examPaper({ id, title, note, marks, minutes, readingMinutes, sections }: WrittenPaper): ExamPaper {
  let number = 0
  return {
    id,
    title,
    ...(note !== undefined && { note }),
    marks,
    minutes,
    readingMinutes,
    sections: sections.map(({ title: heading, description, questions }) => ({
      title: heading,
      description,
      questions: questions.map((question) => examQuestion(question, ++number)),
    })),
  }
}

function examQuestion(question: WrittenQuestion, number: number): ExamQuestion {
  const { id, kind, marks, topic, level } = question
  const alternatives = waysOf(question).map(({ lead, figure, parts, archetypes }): ExamAlternative => ({
    lead,
    ...(figure && { figure }),
    parts: examParts(parts),
    archetypes,
    sources: [],
  }))
  return {
    id,
    number,
    kind,
    marks,
    topic,
    ...(level && { difficulty: level }),
    alternatives,
    shared: question.kind === 'case' ? question.parts.length - 1 : 0,
  }
}

/** The parts of a way; lines are counted through all of them, as in the worked solution of a problem. */
function examParts(parts: readonly WrittenPart[]): readonly ExamPart[] {
  let before = 0
  return parts.map((part, index) => {
    const made = examPart(part, before)
    before += part.scheme.length
    return parts.length > 1 ? { label: `(${romans[index] ?? index + 1})`, ...made } : made
  })
}

const romans = ['i', 'ii', 'iii', 'iv']

function examPart(part: WrittenPart, before: number): ExamPart {
  const { ask, marks, options, answer = '', scheme, figure, solutionFigure } = part
  const rule = ruleOf(part, before)
  return {
    ask,
    marks,
    rule,
    answerFormat: rule ? kinds[rule.kind].format : 'text',
    ...(options && { options }),
    ...(figure && { figure }),
    scheme: scheme.map(stepOf),
    key: options ? `(${answer}) ${options[placeOf(answer)] ?? ''}` : answer,
    ...(solutionFigure && { solutionFigure }),
  }
}

const stepOf = (line: WrittenLine): ExamStep => (typeof line === 'string' ? { text: line, marks: 0 } : line)

/** How an answer to a part is judged, with the wrong answers that have a word; null for what is written on paper alone. */
export function ruleOf({ options, rule, answer = '', reject = [] }: WrittenPart, before = 0): AnswerRule | null {
  const slips = reject.flatMap((wrong): readonly RuleSlip[] =>
    typeof wrong === 'string' ? [] : [{ response: wrong.response, note: wrong.note, step: before + (wrong.line ?? 1) }],
  )
  const withSlips = slips.length > 0 && { slips }
  if (options) return { kind: 'choice', expected: answer, options, ...withSlips }
  return rule ? { ...rule, ...withSlips } : null
}
