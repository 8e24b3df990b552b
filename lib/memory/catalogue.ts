import names from './archetype-names.json'
import bank from './catalogue.json'
import { isDifficulty, isTopicKey, type Difficulty, type TopicKey } from '../syllabus'

/** A template as the browser knows it before its topic is loaded. */
export interface ListedTemplate {
  readonly id: string
  readonly difficulty: Difficulty
  /** It asks this archetype above all, not beside another. */
  readonly mainly: boolean
  readonly marks: number
  readonly version: number
  /** A task to draw: there is nothing to type. */
  readonly toDraw: boolean
}

/** A kind of exam question that can be drawn. */
export interface Archetype {
  readonly id: string
  readonly topic: TopicKey
  /** For the student, unique within the chapter: "Nature of roots". */
  readonly name: string
  /** At least one, in the order of the bank; none beyond the syllabus. */
  readonly templates: readonly ListedTemplate[]
}

export interface Catalogue {
  /** In the order of the syllabus. */
  readonly archetypes: readonly Archetype[]
  readonly byId: ReadonlyMap<string, Archetype>
  /** The archetype that a template mainly asks. */
  readonly ofTemplate: ReadonlyMap<string, Archetype>
}

const nameOf: Readonly<Record<string, string>> = names

export function catalogueOf(archetypes: readonly Archetype[], mainly: ReadonlyMap<string, string>): Catalogue {
  const byId = new Map(archetypes.map((archetype) => [archetype.id, archetype]))
  const ofTemplate = new Map<string, Archetype>()
  for (const [template, id] of mainly) {
    const archetype = byId.get(id)
    if (archetype) ofTemplate.set(template, archetype)
  }
  return { archetypes, byId, ofTemplate }
}

const templatesOf = templatesByArchetype()

/** Every archetype that the bank can ask within the syllabus: npm run catalogue writes the list, and a test keeps it equal to the bank. */
export const catalogue: Catalogue = catalogueOf(
  bank.archetypes.flatMap(({ id, topic }) =>
    isTopicKey(topic) ? [{ id, topic, name: nameOf[id] ?? id, templates: templatesOf.get(id) ?? [] }] : [],
  ),
  new Map(bank.templates.map(({ id, archetypes }) => [id, archetypes[0] ?? ''])),
)

/** All that the bank has, what lies beyond the syllabus and what is kept for its links alone included. */
export const templateIds: readonly string[] = bank.templates.map(({ id }) => id)

/** Neither beyond the syllabus nor kept for its links alone. */
function isDrawn(more: object): boolean {
  return !('beyond' in more || 'retired' in more)
}

/** The templates of each archetype: the bank is gone through once, since this is done while a page waits. */
function templatesByArchetype(): ReadonlyMap<string, readonly ListedTemplate[]> {
  const found = new Map<string, ListedTemplate[]>()
  for (const template of bank.templates) {
    const { id, difficulty, archetypes, marks } = template
    if (!isDifficulty(difficulty) || !isDrawn(template)) continue
    const version = 'version' in template && typeof template.version === 'number' ? template.version : 1
    const listed = { id, difficulty, marks, version, toDraw: 'toDraw' in template }
    for (const archetype of new Set(archetypes)) {
      const own = found.get(archetype) ?? []
      own.push({ ...listed, mainly: archetypes[0] === archetype })
      found.set(archetype, own)
    }
  }
  return found
}
