import { optionsApart } from '../../lib/assistant/question/options'
import { readQuestion } from '../../lib/assistant/question/question'
import { recognisersOf } from '../../lib/assistant/all'

/** The recognisers that leave the least of a question over, with what they leave: where to begin when it is declined. */
export function nearestRecognisers(text: string, count = 3): readonly string[] {
  const { stem, options } = optionsApart(text)
  const question = readQuestion(stem, options)
  return Object.values(recognisersOf)
    .flat()
    .flatMap((one) => {
      const { cue, words, facts } = one.leftOver(question)
      if (cue) return []
      const left = facts?.map(({ kind }) => `#${kind}`) ?? ['not its question']
      return { id: one.id, weight: (facts ? 2 * facts.length : 9) + words.length, left: [...left, ...words] }
    })
    .toSorted((a, b) => a.weight - b.weight)
    .slice(0, count)
    .map(({ id, left }) => `${id}: ${left.length === 0 ? 'nothing left over' : left.join(' ')}`)
}
