import * as z from 'zod'
import { archetypeFault } from './archetype-faults'
import { between, idOf, questionId, text, topicOf, yearOf } from './fields'
import { chapters, topicKeys, type TopicKey } from '../syllabus'

/** The shape of every content file. The messages are for editors: what is wrong and what to write instead. */

/** As many board tips as a lesson may have. */
export const mostTips = 5

const prompt = z.strictObject({
  text: text('text (what the student reads)'),
  prompt: text('prompt (what a click asks the assistant)'),
})

const exactly = <T extends z.ZodType>(count: number, what: string, item: T) =>
  z
    .array(item, { error: `${what} is missing: write a list` })
    .length(count, `${what} must have exactly ${count} entries`)

const minutesOf = (topic: TopicKey): number => chapters.find((chapter) => chapter.topic === topic)?.minutes ?? 0

const hasFormula = (written: string): boolean => written.includes('$')
const formulaWanted = "a formula stands between dollars, in single quotes: '$PA = PB$'"

/** Entries of a list that say the same in one of these fields. */
const eachOnce =
  (fields: readonly string[]) =>
  (entries: readonly Readonly<Record<string, string>>[], context: z.RefinementCtx): void => {
    for (const field of fields)
      for (const [index, entry] of entries.entries()) {
        const first = entries.findIndex((other) => other[field] === entry[field])
        if (first < index)
          context.addIssue({
            code: 'custom',
            path: [index, field],
            message: `the ${first + 1}. entry says the same already: "${entry[field] ?? ''}"`,
          })
      }
  }

export const lessonSchema = (topic: TopicKey) =>
  z.strictObject({
    title: text('title'),
    description: text('description'),
    duration: z.literal(minutesOf(topic), { error: `duration of this lesson is ${minutesOf(topic)} (minutes)` }),
    importantFormulas: between(
      3,
      12,
      'importantFormulas',
      z.strictObject({ name: text('name'), formula: text('formula').refine(hasFormula, formulaWanted) }),
    ).superRefine(eachOnce(['name', 'formula'])),
    boardTips: between(3, mostTips, 'boardTips', prompt).superRefine(eachOnce(['text', 'prompt'])),
    archetypes: z
      .array(
        z.string({ error: 'an id of lib/problems/archetypes.json' }).superRefine((id, context) => {
          const message = archetypeFault(topic, id)
          if (message !== undefined) context.addIssue({ code: 'custom', message })
        }),
        { error: 'archetypes is a list of ids of lib/problems/archetypes.json' },
      )
      .exactOptional(),
  })

const question = z.strictObject({
  id: questionId,
  marks: z
    .int({ error: 'marks is missing: write a whole number' })
    .min(1, 'marks is at least 1')
    .max(5, 'marks is at most 5'),
  topic: topicOf.optional(),
  question: text('question'),
  solution: z.strictObject({
    steps: between(1, 30, 'steps', text('a step')),
    answer: text('answer'),
  }),
})

export const paperSchema = z.strictObject({
  id: idOf,
  title: text('title'),
  year: yearOf,
  note: text('note (a line under the title)').exactOptional(),
  sections: between(
    1,
    8,
    'sections',
    z.strictObject({
      title: text('title'),
      description: text('description'),
      questions: between(1, 60, 'questions', question),
    }),
  ),
})

export const practiceTipsSchema = z.strictObject({ tips: exactly(4, 'tips', prompt) })
export const studyTipsSchema = z.strictObject({ tips: exactly(8, 'tips', text('a tip')) })
export const problemTipsSchema = z.strictObject({
  tips: exactly(
    topicKeys.length,
    'tips',
    z.strictObject({
      topic: topicOf,
      ...prompt.shape,
    }),
  ).superRefine((tips, context) => {
    for (const [index, { topic }] of tips.entries())
      if (tips.findIndex((other) => other.topic === topic) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'topic'],
          message: `two tips are for the same topic, ${topic}`,
        })
  }),
})
