import { seedOfQuestion, type Copy, type QuestionSet, type SetQuestion } from './set'
import type { Catalogue } from '../memory/catalogue'
import { generateProblem, UnknownTemplate, type Problem } from '../problems'
import { topicKeys } from '../syllabus'

export interface PosedQuestion {
  readonly problem: Problem
  /** The template was changed after the set was made. */
  readonly improved: boolean
  /** It was made by a later release than this one. */
  readonly newer: boolean
}

const mostTries = 30

/** The problems of a set as one student gets them; the same set and copy give the same problems, always, and no problem twice. */
export async function posedSet(set: QuestionSet, copy: Copy, catalogue: Catalogue): Promise<readonly PosedQuestion[]> {
  const posed: PosedQuestion[] = []
  for (const [place, question] of set.questions.entries()) {
    const seed = seedOfQuestion(set, copy, place)
    const problem = await firstOther(question, seed, posed, catalogue)
    posed.push({
      problem,
      improved: problem.version > question.version,
      newer: problem.version < question.version,
    })
  }
  return posed
}

/** Where a template comes twice its numbers are drawn until they are others; at last, whatever they are. */
async function firstOther(
  { template }: SetQuestion,
  seed: string,
  before: readonly PosedQuestion[],
  catalogue: Catalogue,
): Promise<Problem> {
  for (let tries = 0; ; tries += 1) {
    const problem = await problemOf(template, tries === 0 ? seed : `${seed}-${tries}`, catalogue)
    const isThere = before.some((other) => other.problem.question === problem.question)
    if (!isThere || tries === mostTries) return problem
  }
}

async function problemOf(templateId: string, seed: string, catalogue: Catalogue): Promise<Problem> {
  const archetype = catalogue.ofTemplate.get(templateId)
  const difficulty = archetype?.templates.find(({ id }) => id === templateId)?.difficulty
  const topics = [...(archetype ? [archetype.topic] : []), ...topicKeys]
  for (const topic of topics) {
    try {
      return await generateProblem({ topic, templateId, seed, ...(difficulty && { difficulty }) })
    } catch (error) {
      if (!(error instanceof UnknownTemplate)) throw error
    }
  }
  throw new UnknownTemplate(`posedSet: no topic has a template "${templateId}"`)
}
