import * as z from 'zod'
import { topicKeys } from '../syllabus'

/** Fields that several kinds of content have, each with what to write where it is wrong. */

export const text = (what: string) =>
  z
    .string({ error: `${what} is missing: write a text` })
    .trim()
    .min(1, `${what} is empty: write a text`)

export const between = <T extends z.ZodType>(least: number, most: number, what: string, item: T) =>
  z
    .array(item, { error: `${what} is missing: write a list` })
    .min(least, `${what} needs at least ${least} entries`)
    .max(most, `${what} may have at most ${most} entries`)

/** A chapter of the syllabus. */
export const topicOf = z.enum(topicKeys, { error: `topic is one of: ${topicKeys.join(', ')}` })

export const questionId = z
  .string({ error: 'id is missing: write q1, q2 ...' })
  .regex(/^q\d+$/, 'id must be q and a number, e.g. q7')

/** The id of a file. */
export const idOf = z
  .string({ error: 'id is missing' })
  .regex(/^[a-z0-9-]+$/, 'id has small letters, digits and hyphens only')

export const yearOf = z
  .int({ error: 'year is missing: write four digits' })
  .min(2000, 'year has four digits')
  .max(2100, 'year has four digits')
