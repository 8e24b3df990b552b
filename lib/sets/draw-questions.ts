import type { SetQuestion } from './set'
import type { Archetype, Catalogue, ListedTemplate } from '../memory/catalogue'
import { seededRandom } from '../random'
import type { Difficulty, TopicKey } from '../syllabus'

/** What a teacher asks for. An empty list stands for all. */
export interface SetChoice {
  readonly topics: readonly TopicKey[]
  readonly levels: readonly Difficulty[]
  readonly marks: readonly number[]
  /** Ids. Where there are any, the chapters are theirs. */
  readonly archetypes: readonly string[]
  readonly count: number
}

interface Candidate {
  readonly archetype: Archetype
  readonly template: ListedTemplate
}

/** What the choice leaves of the bank: nothing beyond the syllabus, nothing that can only be drawn. */
export function candidatesFor(choice: SetChoice, { archetypes }: Catalogue): readonly Candidate[] {
  const chosen = archetypes.filter(({ id, topic }) =>
    choice.archetypes.length > 0 ? choice.archetypes.includes(id) : isIn(choice.topics, topic),
  )
  return chosen.flatMap((archetype) => {
    const fitting = archetype.templates.filter(
      ({ difficulty, marks, toDraw }) => isIn(choice.levels, difficulty) && isIn(choice.marks, marks) && !toDraw,
    )
    const mainly = fitting.filter((template) => template.mainly)
    // Beside another archetype only where the teacher asked for this one by name.
    const own = mainly.length > 0 || choice.archetypes.length === 0 ? mainly : fitting
    return own.map((template) => ({ archetype, template }))
  })
}

const isIn = <T>(list: readonly T[], value: T): boolean => list.length === 0 || list.includes(value)

/**
 * The questions of a set, in the order of the syllabus: no archetype comes again before all others of the choice have come, and the
 * chapters have even shares as long as they last. Fewer than asked for only where nothing fits at all: then none.
 */
export function drawQuestions(choice: SetChoice, seed: string, catalogue: Catalogue): readonly SetQuestion[] {
  const random = seededRandom(`set/${seed}`)
  const order = random.shuffle(candidatesFor(choice, catalogue))
  const drawn: Candidate[] = []
  const uses = new Map<string, number>()
  const count = (name: string) => uses.get(name) ?? 0
  for (let place = 0; place < choice.count && order.length > 0; place += 1) {
    const next = order.reduce((best, other) =>
      isBefore(weightsOf(other, count), weightsOf(best, count)) ? other : best,
    )
    drawn.push(next)
    for (const name of namesOf(next)) uses.set(name, count(name) + 1)
  }
  return drawn
    .toSorted((a, b) => catalogue.archetypes.indexOf(a.archetype) - catalogue.archetypes.indexOf(b.archetype))
    .map(questionOf)
}

/** Another question of the same choice in the place of one: of an archetype that is not there yet, where there is one. */
export function otherQuestion(
  choice: SetChoice,
  questions: readonly SetQuestion[],
  place: number,
  seed: string,
  catalogue: Catalogue,
): SetQuestion | undefined {
  const others = candidatesFor(choice, catalogue).filter(({ template }) => template.id !== questions[place]?.template)
  const present = (template: string) => questions.some((question) => question.template === template)
  const archetypes = new Set(questions.map(({ template }) => catalogue.ofTemplate.get(template)?.id))
  const fresh = others.filter(({ archetype }) => !archetypes.has(archetype.id))
  const unused = others.filter(({ template }) => !present(template.id))
  const from = [fresh, unused, others].find((list) => list.length > 0)
  return from && questionOf(seededRandom(`other/${seed}`).pick(from))
}

const questionOf = ({ template: { id, version } }: Candidate): SetQuestion => ({ template: id, version })

const namesOf = ({ archetype, template }: Candidate) => [
  `archetype ${archetype.id}`,
  `topic ${archetype.topic}`,
  `template ${template.id}`,
]

const weightsOf = (candidate: Candidate, count: (name: string) => number): readonly number[] =>
  namesOf(candidate).map(count)

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((value, index) => value !== b[index])
  return place !== -1 && (a[place] ?? 0) < (b[place] ?? 0)
}
