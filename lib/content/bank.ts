import bank from '../memory/catalogue.json'
import archetypes from '../problems/archetypes.json'
import { isTopicKey, type TopicKey } from '../syllabus'

/** A template of the problem bank as lessons may name it. */
export interface BankTemplate {
  readonly id: string
  readonly topic: TopicKey
  /** What it asks lies outside the current syllabus. */
  readonly beyond: boolean
  /** A task to draw: there is nothing to type. */
  readonly toDraw: boolean
  readonly archetypes: readonly string[]
}

const topicOf = new Map(archetypes.flatMap(({ id, topic }) => (isTopicKey(topic) ? [[id, topic] as const] : [])))

/** Every template, from the list that npm run catalogue writes: to load the bank itself takes longer than the rest of the check. */
export const bankTemplates: readonly BankTemplate[] = bank.templates.flatMap(({ id, archetypes: asked, ...rest }) => {
  const topic = topicOf.get(asked[0] ?? '')
  return topic === undefined
    ? []
    : [{ id, topic, beyond: 'beyond' in rest, toDraw: 'toDraw' in rest, archetypes: asked }]
})
