import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { archetypeFaults } from './archetype-faults'
import { bankTemplates } from './bank'
import { unknownName } from '../near'
import { seedPattern } from '../links/link'
import { chapterOf, type TopicKey } from '../syllabus'

/** Draws the question of a concept that names no seed. */
export const checkSeed = 'check'

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** What is wrong with the question that a concept of the lesson ends with, and what to write instead; nothing where it is right. */
export function checkProblem(topic: TopicKey, concept: Element): string | undefined {
  const id = textOf(concept, 'check')
  const seed = textOf(concept, 'seed')
  if (id === null || seed === null) return 'check and seed stand in quotes: check="cir-tangent-facts" seed="k3f9"'
  return id === undefined
    ? `check="..." is missing: name the template of the question that it ends with: ${showing(topic)}`
    : questionProblem(topic, id, seed)
}

/** What is wrong with the archetypes that a concept names. */
export function namedProblems(topic: TopicKey, concept: Element): readonly string[] {
  const named = textOf(concept, 'archetypes')
  if (named === undefined) return []
  return named === null
    ? ['archetypes stands in quotes: archetypes="cir-tangent-length cir-concentric-chord"']
    : archetypeFaults(topic, named)
}

/** The text of an attribute; null where it is something else, nothing where there is none. */
function textOf({ attributes }: Element, name: string): string | null | undefined {
  const attribute = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  if (!attribute) return undefined
  return typeof attribute.value === 'string' ? attribute.value : null
}

/** The same of a template and a seed. */
export function questionProblem(topic: TopicKey, id: string, seed = checkSeed): string | undefined {
  const others = showing(topic)
  const template = bankTemplates.find((one) => one.id === id)
  if (!template) return `check: ${unknownName('template', id, idsOf(topic))}: ${others}`
  if (template.topic !== topic)
    return `check: "${id}" is of the chapter ${chapterOf(template.topic).title}, take one of this chapter: ${others}`
  if (template.beyond) return `check: "${id}" is beyond the current syllabus, take one that is in it: ${others}`
  if (!seedPattern.test(seed)) return `seed: "${seed}" is no seed: write letters and digits, e.g. seed="k3f9"`
  if (template.toDraw)
    return `check: "${id}" is a drawing with nothing to type, take a question with an answer: ${others}`
  return undefined
}

const showing = (topic: TopicKey): string => `npm run show -- ${topic} shows those of this chapter`

const idsOf = (topic: TopicKey): readonly string[] =>
  bankTemplates.flatMap((template) => (template.topic === topic && !template.beyond ? [template.id] : []))
