import type { ExamPart, ExamStep } from './exam'
import { isSelfMarked, paperWording } from './paper-wording'
import { slipOptionsOnce } from './posed-once'
import { shownAnswer } from './slip-options'
import { placeOf } from '../letters'
import type { Part, Problem } from '../problems/problem'

/** A part of a problem as a paper asks it. A question of one mark that is typed in practice becomes a choice of four. */
export function examPart(problem: Problem, part: Part): ExamPart {
  if (isSelfMarked(problem)) return selfMarked(problem, part)
  const offered = problem.marks === 1 && !part.options ? slipOptionsOnce(problem) : null
  const wording = paperWording(problem, part.ask) ?? { ask: part.ask }
  const options = offered?.options ?? part.options
  const key = options
    ? letterKey(options, offered?.key ?? part.rule.expected)
    : shownAnswer(part.rule, part.rule.expected)
  return {
    ...(part.label && { label: part.label }),
    ask: wording.ask,
    ...(wording.typing && !offered && { typing: wording.typing }),
    marks: part.marks,
    rule: offered
      ? { kind: 'choice', expected: offered.key, options: offered.options, slips: offered.slips }
      : part.rule,
    answerFormat: part.answerFormat,
    ...(options && { options }),
    scheme: schemeOf(part),
    key: key ?? part.rule.expected,
  }
}

/** A proof or a drawing: the steps under letters are the lines of its scheme. */
function selfMarked(problem: Problem, part: Part): ExamPart {
  const wording = paperWording(problem, part.ask) ?? { ask: part.ask }
  const isProof = part.rule.kind === 'sequence'
  const scheme = schemeOf(part)
    .map(({ text, marks }) => ({ text: isProof ? withoutLetters(text) : text, marks }))
    .filter(({ text }) => text !== '')
  return { ask: wording.ask, marks: part.marks, rule: null, answerFormat: 'text', scheme, key: '' }
}

/** A line of a proof without the letter under which it was mixed with the others, and without their order. */
const withoutLetters = (line: string): string =>
  line
    .replace(/^\([A-H]\) /, '')
    .replace(/^(?:Hence|So) the (?:right|correct) order\b[^]*$/, '')
    .replace(/, and the order of the lines is [A-H ]+\.$/, '.')

/** The lines with their marks; where a template does not divide them, the last line earns all. */
function schemeOf({ steps, marks, label }: Part): readonly ExamStep[] {
  const lines = steps.map(({ text, marks: earned = 0 }, index) => ({
    text: index === 0 && label ? text.replace(`${label} `, '') : text,
    marks: earned,
  }))
  const total = lines.reduce((sum, line) => sum + line.marks, 0)
  return total === marks
    ? lines
    : lines.map((line, index) => ({ ...line, marks: index === lines.length - 1 ? marks : 0 }))
}

const letterKey = (options: readonly string[], letter: string): string =>
  `(${letter}) ${options[placeOf(letter)] ?? ''}`
