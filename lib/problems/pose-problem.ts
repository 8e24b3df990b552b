import { completed, type Slips } from './complete-rule'
import { notAnswerable, type Part, type PartSlip, type Problem } from './problem'
import type { Posed, PosedInParts, PosedPart } from './posed'
import type { Slip, Template } from './template'
import { kinds, type AnswerRule } from '../answers'
import { lineOf, placeOfLine, type Line } from '../solutions/line'
import { chapterLabel } from '../syllabus'

/** The problem that a template makes of a seed: the same two give the same problem, always. */
export function poseProblem(template: Template, seed: string): Problem {
  const posed = template.pose(seed)
  const { hints, explanation, figure, solutionFigure } = posed
  const slips = template.slips(seed)
  const asked = 'parts' in posed ? inParts(template, posed, slips) : inOne(template, posed, slips)
  const steps = asked.parts.flatMap((part) => part.steps)
  return {
    id: `${template.id}/${seed}`,
    type: template.topic,
    chapter: chapterLabel(template.topic),
    difficulty: template.difficulty,
    cbseReference: 'NCERT Class 10 Mathematics',
    ...asked,
    hints,
    steps: steps.map(({ text }) => text),
    stepMarks: steps.map(({ marks = 0 }) => marks),
    explanation,
    templateId: template.id,
    version: template.version,
    seed,
    marks: template.marks,
    ...(template.beyond && { beyond: true }),
    ...(figure && { figure }),
    ...(solutionFigure && { solutionFigure }),
  }
}

type Derived = Pick<Problem, 'question' | 'answer' | 'answerFormat' | 'answerValidator' | 'parts' | 'options'>

function inOne(template: Template, posed: Posed, slips: readonly Slip[]): Derived {
  const { question, rule, options } = posed
  const steps = posed.steps.map(lineOf)
  const found = partSlips(template, slips, steps, 0)
  const choice = options && { options }
  const validator: AnswerRule = rule
    ? completed(rule, slipsOf(found), { ask: question, question, ...choice })
    : { kind: 'text', expected: notAnswerable }
  const answerFormat = posed.answerFormat ?? (rule ? kinds[rule.kind].format : 'text')
  return {
    question,
    answer: rule ? answerOf(rule, posed.answer) : notAnswerable,
    answerFormat,
    answerValidator: validator,
    parts: [{ ask: question, rule: validator, steps, marks: template.marks, slips: found, answerFormat, ...choice }],
    ...choice,
  }
}

function inParts(template: Template, posed: PosedInParts, slips: readonly Slip[]): Derived {
  const known = new Set(posed.parts.map(({ label }) => label))
  const astray = slips.find(({ part = '' }) => !known.has(part))
  if (astray) throw new Error(`${template.id}, slip "${astray.response}": no part is called "${astray.part ?? ''}"`)
  const question = [posed.question, ...posed.parts.map(({ label, ask }) => `${label} ${ask}`)].join('\n')
  const worked = posed.parts.map((part, index) => {
    const before = posed.parts.slice(0, index).reduce((sum, { steps }) => sum + steps.length, 0)
    return partOf(template, part, question, slips, before)
  })
  const expected = labelled(posed.parts.map(({ label, rule }) => [label, rule.expected]))
  return {
    question,
    answer: expected,
    answerFormat: 'string',
    answerValidator: { kind: 'parts', expected, parts: worked.map(({ rule }) => rule) },
    parts: worked.map(({ part }) => part),
  }
}

/** `before`: how many lines of the whole solution stand before the part's own. */
function partOf(template: Template, posed: PosedPart, question: string, slips: readonly Slip[], before: number) {
  const { label, ask, options } = posed
  const steps = posed.steps.map(lineOf).map((line, index) => (index === 0 ? behind(label, line) : line))
  const marks = steps.reduce((sum, line) => sum + (line.marks ?? 0), 0)
  const own = partSlips(
    template,
    slips.filter(({ part }) => part === label),
    steps,
    before,
  )
  const rule = completed(posed.rule, slipsOf(own), { ask, question, ...(options && { options }) })
  const part: Part = {
    label,
    ask,
    rule,
    steps,
    marks,
    slips: own,
    answerFormat: kinds[rule.kind].format,
    ...(options && { options }),
  }
  return { part, rule: { label, rule, marks } }
}

const behind = (label: string, line: Line): Line => ({ ...line, text: `${label} ${line.text}` })

/** "(i) 9; (ii) (0, 4/5)", "g = 9; n = 19": a text for each part as one text for all of them. */
export const labelled = (texts: readonly (readonly [label: string, text: string])[]): string =>
  texts.map(([label, text]) => (label.endsWith(')') ? `${label} ${text}` : `${label} = ${text}`)).join('; ')

/** The key by the second road as one text; null where there is nothing to type. */
export function crossChecked(template: Template, seed: string): string | null {
  const again = template.crossCheck(seed)
  if (again === null || typeof again === 'string') return again
  const posed = template.pose(seed)
  const labels = 'parts' in posed ? posed.parts.map(({ label }) => label) : []
  if (labels.length !== again.length)
    throw new Error(`${template.id}: ${again.length} cross-checks for ${labels.length} parts`)
  return labelled(labels.map((label, index) => [label, again[index] ?? '']))
}

const slipsOf = (slips: readonly PartSlip[]): Slips =>
  slips.length > 0 ? { slips: slips.map(({ response, note, step }) => ({ response, note, step })) } : {}

const partSlips = ({ id }: Template, slips: readonly Slip[], lines: readonly Line[], before: number) =>
  slips.map((slip): PartSlip => partSlip(id, slip, lines, before))

/** @throws when the slip names a line that the solution does not have. */
function partSlip(id: string, { response, note, step }: Slip, lines: readonly Line[], before: number): PartSlip {
  try {
    return { response, note, step: before + placeOfLine(lines, step), line: step }
  } catch (error) {
    throw new Error(`${id}, slip "${response}": ${error instanceof Error ? error.message : String(error)}`)
  }
}

function answerOf(rule: AnswerRule, shown: string | undefined): number | string {
  if (shown !== undefined) return shown
  return rule.kind === 'number' && /^-?\d{1,15}(\.\d{1,6})?$/.test(rule.expected)
    ? Number(rule.expected)
    : rule.expected
}
