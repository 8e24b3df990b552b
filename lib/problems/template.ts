import { notAnswerable, type AnswerFormat, type PartSlip, type Problem } from './problem'
import type { AnswerRule } from '../answers/rule'
import type { Figure } from '../figures/figure'
import { seededRandom, type Random } from '../random'
import { lineOf, placeOfLine, type Line, type Step } from '../solutions/line'
import type { WorkedSolution } from '../solutions/solution'
import { chapterLabel, type Difficulty, type TopicKey } from '../syllabus'

export { chain, equals, isValue, relation, says } from '../solutions/claim'
export { earns, line, type Line, type Step } from '../solutions/line'

/** What a question says, apart from how it is worked. */
interface Asked {
  readonly question: string
  /** Two to four, none of which gives the answer away. */
  readonly hints: readonly string[]
  readonly explanation: string
  /** The key as shown, where `rule.expected` does not read well; it must be accepted by the rule too. */
  readonly answer?: string
  /** Only where the rule's usual placeholder would mislead. */
  readonly answerFormat?: AnswerFormat
  readonly figure?: Figure
  readonly solutionFigure?: Figure
  readonly options?: readonly string[]
}

/** What a template makes of one draw. */
export interface Posed extends Asked {
  /** null: the task is to draw, there is nothing to type, and `solutionFigure` shows the drawing. */
  readonly rule: AnswerRule | null
  /** The worked solution, one idea a line; the last line states the key. The marks that lines earn add up to the template's. */
  readonly steps: readonly Step[]
}

type WithoutKey<Rule> = Rule extends AnswerRule ? Omit<Rule, 'expected'> : never

/** The question of a template whose working is a solution: the key is the solution's. */
export interface Ask extends Asked {
  readonly rule: WithoutKey<AnswerRule>
}

/** A wrong response that we expect, and the word that helps. */
export interface Slip {
  readonly response: string
  readonly note: string
  /** The name of the line of the solution at which it enters, or 'last'; a number counts the lines from 1. */
  readonly step: string | number
}

interface Definition<Draw> {
  /** Unique, kebab-case, stable for ever: links name it. */
  readonly id: string
  /** Raised whenever what it poses changes; 1 where it is left out. */
  readonly version?: number
  readonly topic: TopicKey
  readonly difficulty: Difficulty
  /** Ids of the archetypes of exam questions that it covers. */
  readonly archetypes: readonly string[]
  readonly marks: 1 | 2 | 3 | 4 | 5
  /** The only chance. */
  readonly draw: (random: Random) => Draw
  /** The key again, by a road that shares no code with the working, in the grammar of answers. null where there is nothing to type. */
  readonly crossCheck: (draw: Draw) => string | null
  /** Must all be judged wrong. */
  readonly slips: (draw: Draw) => readonly Slip[]
}

/** A template that owns its working. */
export interface TemplateDefinition<Draw> extends Definition<Draw> {
  /** Pure. */
  readonly pose: (draw: Draw) => Posed
}

/** A template whose working is a solution that the assistant knows too. All its faces are pure but `draw`. */
export interface SolvedTemplateDefinition<Draw, Given> extends Definition<Draw> {
  /** What the question states. */
  readonly given: (draw: Draw) => Given
  readonly solution: WorkedSolution<Given>
  readonly ask: (draw: Draw) => Ask
}

/** What a question states, and the solution that works it. */
export interface Stated {
  readonly solution: string
  readonly archetype: string
  readonly given: unknown
}

/** A template with its draw sealed in: each face is a function of the seed alone. */
export interface Template {
  readonly id: string
  readonly version: number
  readonly topic: TopicKey
  readonly difficulty: Difficulty
  readonly archetypes: readonly string[]
  readonly marks: number
  readonly pose: (seed: string) => Posed
  readonly crossCheck: (seed: string) => string | null
  readonly slips: (seed: string) => readonly Slip[]
  /** null for a template that owns its working. */
  readonly stated: (seed: string) => Stated | null
}

export function template<Draw, Given = never>(
  definition: TemplateDefinition<Draw> | SolvedTemplateDefinition<Draw, Given>,
): Template {
  const { id, version = 1, topic, difficulty, archetypes, marks, draw, crossCheck, slips } = definition
  const drawFor = (seed: string) => draw(seededRandom(`${id}/${seed}`))
  return {
    id,
    version,
    topic,
    difficulty,
    archetypes,
    marks,
    pose: (seed) => ('pose' in definition ? definition.pose(drawFor(seed)) : solved(definition, drawFor(seed))),
    crossCheck: (seed) => crossCheck(drawFor(seed)),
    slips: (seed) => slips(drawFor(seed)),
    stated: (seed) =>
      'pose' in definition
        ? null
        : {
            solution: definition.solution.id,
            archetype: definition.solution.archetype,
            given: definition.given(drawFor(seed)),
          },
  }
}

/** The question, and its solution's working and key. */
function solved<Draw, Given>({ given, solution, ask }: SolvedTemplateDefinition<Draw, Given>, draw: Draw): Posed {
  const { lines, key } = solution.solve(given(draw))
  const { rule, ...asked } = ask(draw)
  return { ...asked, rule: { ...rule, expected: key }, steps: lines }
}

/** The problem that a template makes of a seed: the same two give the same problem, always. */
export function poseProblem(template: Template, seed: string): Problem {
  const posed = template.pose(seed)
  const { question, rule, hints, explanation, figure, solutionFigure, options } = posed
  const steps = posed.steps.map(lineOf)
  const slips = template.slips(seed).map((slip) => partSlip(template.id, slip, steps))
  const known = slips.map(({ response, note, step }) => ({ response, note, step }))
  const validator: AnswerRule = rule
    ? { ...rule, ...(known.length > 0 && { slips: known }) }
    : { kind: 'text', expected: notAnswerable }
  return {
    id: `${template.id}/${seed}`,
    type: template.topic,
    chapter: chapterLabel(template.topic),
    difficulty: template.difficulty,
    cbseReference: 'NCERT Class 10 Mathematics',
    question,
    answer: rule ? answerOf(rule, posed.answer) : notAnswerable,
    answerFormat: posed.answerFormat ?? (rule ? formatOf(rule) : 'text'),
    answerValidator: validator,
    hints,
    steps: steps.map(({ text }) => text),
    stepMarks: steps.map(({ marks = 0 }) => marks),
    explanation,
    parts: [{ ask: question, rule: validator, steps, marks: template.marks, slips }],
    templateId: template.id,
    version: template.version,
    seed,
    marks: template.marks,
    ...(figure && { figure }),
    ...(solutionFigure && { solutionFigure }),
    ...(options && { options }),
  }
}

/** @throws when the slip names a line that the solution does not have. */
function partSlip(id: string, { response, note, step }: Slip, lines: readonly Line[]): PartSlip {
  try {
    const place = typeof step === 'number' ? step : placeOfLine(lines, step)
    return { response, note, step: place, line: `${step}` }
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
