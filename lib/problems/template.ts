import { notAnswerable, type AnswerFormat, type Problem } from './problem'
import type { AnswerRule, RuleSlip } from '../answers/rule'
import type { Figure } from '../figures/figure'
import { seededRandom, type Random } from '../random'
import { chapterLabel, type Difficulty, type TopicKey } from '../syllabus'

/** What a template makes of one draw. */
export interface Posed {
  readonly question: string
  /** null: the task is to draw, there is nothing to type, and `solutionFigure` shows the drawing. */
  readonly rule: AnswerRule | null
  /** Two to four, none of which gives the answer away. */
  readonly hints: readonly string[]
  /** The worked solution, one idea a line; the last line states the key. The marks that lines earn add up to the template's. */
  readonly steps: readonly Step[]
  readonly explanation: string
  /** The key as shown, where `rule.expected` does not read well; it must be accepted by the rule too. */
  readonly answer?: string
  /** Only where the rule's usual placeholder would mislead. */
  readonly answerFormat?: AnswerFormat
  readonly figure?: Figure
  readonly solutionFigure?: Figure
  readonly options?: readonly string[]
}

/** A line of the worked solution, alone or with the marks that an examiner gives for it. */
export type Step = string | { readonly text: string; readonly marks: number }

/** A line that earns marks: whole or half ones. */
export const earns = (marks: number, text: string): Step => ({ text, marks })

/** A wrong response that we expect, and the word that helps. */
export interface Slip {
  readonly response: string
  readonly note: string
  /** The line of `steps`, counted from 1, at which it enters. */
  readonly step: number | 'last'
}

export interface TemplateDefinition<Draw> {
  /** Unique, kebab-case, stable for ever: links name it. */
  readonly id: string
  readonly topic: TopicKey
  readonly difficulty: Difficulty
  /** Ids of the archetypes of exam questions that it covers. */
  readonly archetypes: readonly string[]
  readonly marks: 1 | 2 | 3 | 4 | 5
  /** The only chance. */
  readonly draw: (random: Random) => Draw
  /** Pure. */
  readonly pose: (draw: Draw) => Posed
  /** The key again, by a road that shares no code with `pose`, in the grammar of answers. null where there is nothing to type. */
  readonly crossCheck: (draw: Draw) => string | null
  /** Must all be judged wrong. */
  readonly slips: (draw: Draw) => readonly Slip[]
}

/** A template with its draw sealed in: each face is a function of the seed alone. */
export interface Template {
  readonly id: string
  readonly topic: TopicKey
  readonly difficulty: Difficulty
  readonly archetypes: readonly string[]
  readonly marks: number
  readonly pose: (seed: string) => Posed
  readonly crossCheck: (seed: string) => string | null
  readonly slips: (seed: string) => readonly Slip[]
}

export function template<Draw>(definition: TemplateDefinition<Draw>): Template {
  const { id, topic, difficulty, archetypes, marks, draw, pose, crossCheck, slips } = definition
  const drawFor = (seed: string) => draw(seededRandom(`${id}/${seed}`))
  return {
    id,
    topic,
    difficulty,
    archetypes,
    marks,
    pose: (seed) => pose(drawFor(seed)),
    crossCheck: (seed) => crossCheck(drawFor(seed)),
    slips: (seed) => slips(drawFor(seed)),
  }
}

/** The problem that a template makes of a seed: the same two give the same problem, always. */
export function poseProblem(template: Template, seed: string): Problem {
  const posed = template.pose(seed)
  const { question, rule, hints, explanation, figure, solutionFigure, options } = posed
  const steps = posed.steps.map((step) => (typeof step === 'string' ? step : step.text))
  const slips = template.slips(seed).map((slip) => ruleSlip(slip, steps.length))
  return {
    id: `${template.id}/${seed}`,
    type: template.topic,
    chapter: chapterLabel(template.topic),
    difficulty: template.difficulty,
    cbseReference: 'NCERT Class 10 Mathematics',
    question,
    answer: rule ? answerOf(rule, posed.answer) : notAnswerable,
    answerFormat: posed.answerFormat ?? (rule ? formatOf(rule) : 'text'),
    answerValidator: rule ? { ...rule, ...(slips.length > 0 && { slips }) } : { kind: 'text', expected: notAnswerable },
    hints,
    steps,
    stepMarks: posed.steps.map((step) => (typeof step === 'string' ? 0 : step.marks)),
    explanation,
    templateId: template.id,
    seed,
    marks: template.marks,
    ...(figure && { figure }),
    ...(solutionFigure && { solutionFigure }),
    ...(options && { options }),
  }
}

const ruleSlip = ({ response, note, step }: Slip, lines: number): RuleSlip => ({
  response,
  note,
  step: step === 'last' ? lines : step,
})

function answerOf(rule: AnswerRule, shown: string | undefined): number | string {
  if (shown !== undefined) return shown
  return rule.kind === 'number' && /^-?\d{1,15}(\.\d{1,6})?$/.test(rule.expected)
    ? Number(rule.expected)
    : rule.expected
}

function formatOf({ kind }: AnswerRule): AnswerFormat {
  switch (kind) {
    case 'number':
      return 'number'
    case 'roots':
    case 'coordinates':
      return kind
    case 'text':
    case 'keywords':
      return 'text'
    case 'fraction':
    case 'ratio':
    case 'surd':
    case 'pair':
    case 'expression':
    case 'choice':
    case 'sequence':
    case 'parts':
      return 'string'
    default:
      return kind satisfies never
  }
}
