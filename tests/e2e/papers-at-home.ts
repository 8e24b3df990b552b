import { blueprints } from '../../checks/papers/blueprints'
import { makePaper, posePaper, type ExamPaper } from '../../lib/papers'
import { questionsOf } from '../../lib/papers/sitting'

/** The board paper of a seed, as the page draws it. */
export async function boardPaper(seed: string): Promise<ExamPaper> {
  const blueprint = blueprints.find(({ id }) => id === 'board')
  if (!blueprint) throw new Error('there is no blueprint of the board paper')
  return posePaper(await makePaper(blueprint, seed))
}

/** The question at a number of a paper. */
export function questionOf(paper: ExamPaper, number: number) {
  const question = questionsOf(paper)[number - 1]
  if (!question) throw new Error(`the paper has no question ${number}`)
  return question
}
