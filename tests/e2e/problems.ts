import { templates } from '../../lib/problems/all'
import { poseProblem, type Problem } from '../../lib/problems'

/** A problem that the page can be asked for by link, with its key known to the test. */
export function problemFor(topic: string, seed: string, passes: (problem: Problem) => boolean = () => true) {
  for (const template of templates.filter((one) => one.topic === topic)) {
    const problem = poseProblem(template, seed)
    if (passes(problem))
      return {
        problem,
        query: `topic=${topic}&difficulty=${problem.difficulty}&template=${template.id}&seed=${seed}`,
      }
  }
  throw new Error(`no ${topic} problem of that kind at seed ${seed}`)
}
