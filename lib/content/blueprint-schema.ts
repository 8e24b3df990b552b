import * as z from 'zod'
import { questionKinds } from '../papers/blueprint'
import { topicKeys } from '../syllabus'
import { units } from '../units'

const whole = (what: string, most: number) =>
  z
    .int({ error: `${what} is missing: write a whole number` })
    .min(1, `${what} is at least 1`)
    .max(most, `${what} is at most ${most}`)

const text = (what: string) =>
  z
    .string({ error: `${what} is missing: write a text` })
    .trim()
    .min(1, `${what} is empty`)

const unitKeys = units.map(({ key }) => key)
const chapter = z.enum(topicKeys, { error: `a chapter is one of: ${topicKeys.join(', ')}` })
const count = z.int({ error: 'write a whole number' }).min(0, 'write 0 or more').max(100, 'at most 100')

const group = z.strictObject({
  count: whole('count (how many questions)', 60),
  kind: z.enum(questionKinds, { error: `kind is one of: ${questionKinds.join(', ')}` }),
  marks: whole('marks (of each question)', 5),
  levels: z.strictObject({ easy: count.exactOptional(), medium: count.exactOptional(), hard: count.exactOptional() }),
  choices: whole('choices (how many offer another question)', 60).exactOptional(),
  perChapter: whole('perChapter (the most of one chapter)', 60).exactOptional(),
  chapters: z.array(chapter).min(1, 'chapters names one chapter at least').exactOptional(),
  joined: z
    .tuple([z.int(), z.int()], { error: 'joined is the marks of two shorter questions, such as [2, 3]' })
    .exactOptional(),
  parts: z.array(whole('the marks of a part', 5)).exactOptional(),
})

/** The shape of a file in content/blueprints/. */
export const blueprintSchema = z.strictObject({
  id: text('id').regex(/^[a-z0-9-]+$/, 'id has small letters, digits and hyphens only'),
  title: text('title'),
  marks: whole('marks', 200),
  minutes: whole('minutes', 600),
  readingMinutes: z.int({ error: 'readingMinutes is missing: write a whole number' }).min(0).max(60),
  difficulty: z.strictObject({ easy: count, medium: count, hard: count }),
  units: z
    .array(
      z.strictObject({
        unit: z.enum(unitKeys, { error: `unit is one of: ${unitKeys.join(', ')}` }),
        marks: whole('marks (of the unit)', 200),
        chapters: z
          .partialRecord(
            chapter,
            z.tuple([z.int(), z.int()], { error: 'write the least and the most marks, such as [2, 6]' }),
          )
          .exactOptional(),
      }),
      { error: 'units is missing: write a list' },
    )
    .min(1, 'units needs one unit at least'),
  sections: z
    .array(
      z.strictObject({
        title: text('title'),
        description: text('description'),
        questions: z.array(group, { error: 'questions is missing: write a list' }).min(1, 'a section has a question'),
      }),
      { error: 'sections is missing: write a list' },
    )
    .min(1, 'a paper has a section'),
})
