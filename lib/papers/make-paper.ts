import type { Blueprint } from './blueprint'
import type { Candidate } from './candidates'
import { filled, type Filled } from './fill'
import type { Breathe } from './breathe'
import type { Asked, DrawnQuestion, Paper, Piece } from './paper'
import { editionOf, poolOf } from './pool'
import { usableSeed } from './usable'
import { loadTemplate, type Cell } from '../problems'
import { seededRandom } from '../random'
import { unitOf } from '../units'

const mostAttempts = 2000

/**
 * The paper that a seed makes of a blueprint: units, sections, marks, levels and choices are just as it says, and no archetype comes
 * twice. The same two give the same paper, always.
 * @param breathe is awaited between questions, so that a page stays alive.
 * @throws when the blueprint asks for what the bank cannot give; another error when a chapter's file cannot be loaded.
 */
export async function makePaper(blueprint: Blueprint, seed: string, breathe?: Breathe): Promise<Paper> {
  for await (const questions of drafts(blueprint, seed, breathe)) {
    const drawn: DrawnQuestion[] = []
    for (const draft of questions) {
      const question = await questionOf(draft, seed)
      if (!question) break
      drawn.push(question)
      await breathe?.()
    }
    if (drawn.length === questions.length) return paperOf(blueprint, seed, drawn)
  }
  throw new Error(
    `makePaper: ${mostAttempts} attempts at ${blueprint.id}, seed ${seed}, and none keeps to the blueprint`,
  )
}

/**
 * The chapters and levels whose templates the paper asks, so that they can be loaded before it is made; it may want another where one of
 * them finds no numbers.
 */
export async function cellsOfPaper(blueprint: Blueprint, seed: string, breathe?: Breathe): Promise<readonly Cell[]> {
  for await (const questions of drafts(blueprint, seed, breathe)) {
    const entries = questions.flatMap(({ asked, or }) => [...asked.entries, ...(or?.entries ?? [])])
    return [...new Map(entries.map((entry) => [`${entry.topic}/${entry.difficulty}`, entry])).values()]
  }
  return []
}

/** What keeps to the blueprint as far as the pool alone tells, one after the other. */
async function* drafts(blueprint: Blueprint, seed: string, breathe?: Breathe): AsyncGenerator<readonly Filled[]> {
  const edition = editionOf(seed)
  const pool = poolOf(edition)
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const questions = filled(blueprint, pool, seededRandom(`paper/${blueprint.id}/${seed}/${attempt}`), edition)
    if (questions) yield questions
    await breathe?.()
  }
}

/** null where a template found no numbers for such a question. */
async function questionOf({ slot, topic, asked, or }: Filled, seed: string): Promise<DrawnQuestion | null> {
  const { number, group, difficulty } = slot
  const own = await askedOf(asked, `${seed}-${number}`)
  const other = or && (await askedOf(or, `${seed}-${number}or`))
  if (!own || other === null) return null
  const choice = group.kind === 'case' ? own : other
  return {
    number,
    kind: group.kind,
    marks: group.marks,
    unit: unitOf(topic).key,
    topic,
    difficulty,
    asked: own,
    ...(choice && { or: choice }),
  }
}

async function askedOf({ entries, archetypes }: Candidate, base: string): Promise<Asked | null> {
  const pieces: Piece[] = []
  for (const { id, topic, difficulty, kind, marks } of entries) {
    const template = await loadTemplate(topic, difficulty, id)
    const seed = usableSeed(template, kind, base)
    if (seed === null) return null
    pieces.push({ template: `${id}@${template.version}`, seed, marks })
  }
  return { pieces, archetypes }
}

function paperOf(blueprint: Blueprint, seed: string, questions: readonly DrawnQuestion[]): Paper {
  const { id, title, marks, minutes, readingMinutes } = blueprint
  let before = 0
  const sections = blueprint.sections.map((section) => {
    const count = section.questions.reduce((sum, group) => sum + group.count, 0)
    const own = questions.slice(before, before + count)
    before += count
    return {
      title: section.title,
      description: section.description,
      marks: own.reduce((sum, question) => sum + question.marks, 0),
      questions: own,
    }
  })
  return { blueprint: id, seed, title, marks, minutes, readingMinutes, sections }
}
