import type { Blueprint } from './blueprint'
import type { Candidate } from './candidates'
import { filled, type Filled } from './fill'
import type { Asked, DrawnQuestion, Paper, Piece } from './paper'
import { editionOf, poolOf } from './pool'
import { usableSeed } from './usable'
import { loadTemplate } from '../problems'
import { seededRandom } from '../random'
import { unitOf } from '../units'

const mostAttempts = 2000

/**
 * The paper that a seed makes of a blueprint: units, sections, marks, levels and choices are just as it says, and no archetype comes
 * twice. The same two give the same paper, always.
 * @throws when the blueprint asks for what the bank cannot give; another error when a chapter's file cannot be loaded.
 */
export async function makePaper(blueprint: Blueprint, seed: string): Promise<Paper> {
  const pool = poolOf(editionOf(seed))
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const questions = filled(blueprint, pool, seededRandom(`paper/${blueprint.id}/${seed}/${attempt}`))
    if (!questions) continue
    const drawn = await Promise.all(questions.map((question) => questionOf(question, seed)))
    const all = drawn.flatMap((question) => question ?? [])
    if (all.length === drawn.length) return paperOf(blueprint, seed, all)
  }
  throw new Error(
    `makePaper: ${mostAttempts} attempts at ${blueprint.id}, seed ${seed}, and none keeps to the blueprint`,
  )
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
