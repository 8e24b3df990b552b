import { parse } from 'yaml'
import { idsIn } from './archetype-faults'
import { bankTemplates } from './bank'
import type { LessonText } from './lesson-files'
import archetypes from '../problems/archetypes.json'

/** A concept with the archetypes that it names and those of the question that it ends with. */
export interface TaughtConcept {
  readonly file: string
  readonly line: number
  readonly title: string
  readonly archetypes: readonly string[]
}

/** What the lessons teach of what the exam asks. */
export interface Taught {
  readonly concepts: readonly TaughtConcept[]
  /** Archetypes that no lesson teaches. */
  readonly untaught: readonly string[]
  /** Concepts that no archetype tests. */
  readonly untested: readonly TaughtConcept[]
  readonly all: number
}

const ofTemplate = new Map(bankTemplates.map(({ id, archetypes: names }) => [id, names]))

export function taughtBy(lessons: Iterable<LessonText>): Taught {
  const own = [...lessons]
  const concepts = own.flatMap(conceptsOf)
  const taught = new Set([...own.flatMap(named), ...concepts.flatMap((concept) => concept.archetypes)])
  return {
    concepts,
    untaught: archetypes.flatMap(({ id }) => (taught.has(id) ? [] : [id])),
    untested: concepts.filter((concept) => concept.archetypes.length === 0),
    all: archetypes.length,
  }
}

function conceptsOf(lesson: LessonText): readonly TaughtConcept[] {
  const tags = lesson.text.matchAll(/^<Concept\b[^>]*>/gm)
  let [line, from] = [1, 0]
  return [...tags].map(({ 0: tag, index }) => {
    line += lesson.text.slice(from, index).split('\n').length - 1
    from = index
    const field = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
    const ids = new Set([...(ofTemplate.get(field('check')) ?? []), ...idsIn(field('archetypes'))])
    return { ...lesson.placeOf(line), title: field('title'), archetypes: [...ids] }
  })
}

/** The archetypes that the lesson names as a whole. */
function named({ text }: LessonText): readonly string[] {
  try {
    const front: unknown = parse(/^---\n([^]*?)\n---/.exec(text)?.[1] ?? '')
    if (typeof front !== 'object' || front === null || !('archetypes' in front) || !Array.isArray(front.archetypes))
      return []
    return front.archetypes.filter((id): id is string => typeof id === 'string')
  } catch {
    // the check names what is no YAML
    return []
  }
}

/** "The lessons teach 210 of 352 kinds of exam questions; ..." */
export const taughtInWords = ({ untaught, untested, all, concepts }: Taught): string =>
  `The lessons prepare for ${all - untaught.length} of the ${all} kinds of exam questions; ${untested.length === 0 ? 'every concept is' : `${concepts.length - untested.length} of ${concepts.length} concepts are`} tested by one (npm run coverage -- --lessons).`
