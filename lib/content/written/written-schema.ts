import * as z from 'zod'
import { ruleSchema } from './rule-schema'
import { between, idOf, questionId, text, topicOf, yearOf } from '../fields'
import { writtenFigureSchema } from '../../figures/short'
import { textWanted, wanted } from '../../figures/schema/wanted'
import { difficulties } from '../../syllabus'

const whole = (what: string, most: number) =>
  z
    .int({ error: `${what} is missing: write a whole number` })
    .min(1, `${what} is at least 1`)
    .max(most, `${what} is at most ${most}`)

const line = z.union(
  [
    text('a line of the scheme'),
    z.strictObject({
      marks: z
        .number({ error: 'marks is missing: write 0.5, 1 ...' })
        .multipleOf(0.5, 'marks goes in halves: write 0.5, 1, 1.5 ...')
        .min(0.5, 'marks is at least 0.5; a line that earns nothing is a text by itself')
        .max(5, 'marks is at most 5'),
      text: text('text (of the line)'),
    }),
  ],
  { error: "a line of the scheme is { marks: 0.5, text: '...' }, or a text that earns nothing by itself" },
)

const typed = z
  .string({ error: textWanted('12 cm') })
  .trim()
  .min(1, 'an answer is empty: write what a student types')

const wrong = z.union(
  [
    typed,
    z.strictObject({
      response: typed,
      note: text('note (what helps, without the answer)'),
      line: whole('line (of the scheme, where it goes wrong)', 30).exactOptional(),
    }),
  ],
  { error: "an answer that is wrong is a text between quotes, or { response: '12', note: '...', line: 2 }" },
)

const figure = { figure: writtenFigureSchema.exactOptional(), solutionFigure: writtenFigureSchema.exactOptional() }

/** What is asked and marked by itself. */
const asked = {
  ask: text('ask'),
  options: z
    .array(text('an option'), { error: wanted('write four options') })
    .length(4, 'options are four, A to D')
    .exactOptional(),
  rule: ruleSchema.exactOptional(),
  answer: text('answer').exactOptional(),
  accept: z.array(typed, { error: wanted('write a list of answers') }).exactOptional(),
  reject: z.array(wrong, { error: wanted('write a list of answers') }).exactOptional(),
  scheme: between(1, 30, 'scheme', line),
  ...figure,
}

const part = z.strictObject({ ...asked, marks: whole('marks', 5) })
const parts = between(2, 4, 'parts', part)

const archetypes = z
  .array(text('an archetype'), { error: wanted('write a list of ids') })
  .min(1, 'archetypes names one at least')
  .exactOptional()

/** A question that is answered in one, or a story with parts: which, the check of its sense says. */
const either = {
  ...asked,
  ask: asked.ask.exactOptional(),
  scheme: asked.scheme.exactOptional(),
  story: text('story').exactOptional(),
  parts: parts.exactOptional(),
  archetypes,
}

const common = {
  id: questionId,
  marks: whole('marks', 5),
  topic: topicOf,
  level: z.enum(difficulties, { error: `level is one of: ${difficulties.join(', ')}` }).exactOptional(),
  archetypes,
}

const choice = z.strictObject({ ...common, kind: z.literal('choice'), ...asked })
const assertion = z.strictObject({
  ...common,
  kind: z.literal('assertion'),
  assertion: text('assertion'),
  reason: text('reason'),
  answer: asked.answer,
  accept: asked.accept,
  reject: asked.reject,
  scheme: asked.scheme,
  ...figure,
})
const answer = z.strictObject({
  ...common,
  kind: z.literal('answer'),
  ...either,
  or: z.strictObject(either).exactOptional(),
})
const caseStudy = z.strictObject({
  ...common,
  kind: z.literal('case'),
  story: text('story'),
  figure: figure.figure,
  parts,
  or: z.strictObject(asked),
})

/** A paper to be sat, as an editor writes it in content/papers/. */
export const writtenPaperSchema = z.strictObject({
  id: idOf,
  title: text('title'),
  year: yearOf,
  note: text('note (a line under the title)').exactOptional(),
  blueprint: text('blueprint').exactOptional(),
  marks: whole('marks (of the whole paper)', 200),
  minutes: whole('minutes', 600),
  readingMinutes: z
    .int({ error: 'readingMinutes is missing: write 15, or 0 for none' })
    .min(0, 'readingMinutes is at least 0')
    .max(60, 'readingMinutes is at most 60'),
  sections: between(
    1,
    8,
    'sections',
    z.strictObject({
      title: text('title'),
      description: text('description'),
      questions: between(
        1,
        60,
        'questions',
        z.discriminatedUnion('kind', [choice, assertion, answer, caseStudy], {
          error: 'kind is one of: choice, assertion, answer, case',
        }),
      ),
    }),
  ),
})

export type WrittenPaper = z.infer<typeof writtenPaperSchema>
export type WrittenQuestion = WrittenPaper['sections'][number]['questions'][number]
/** What is asked and marked by itself; its marks are those of the question where it has no parts. */
export type WrittenPart = z.infer<z.ZodObject<typeof asked>> & { readonly marks: number }
export type WrittenLine = z.infer<typeof line>
