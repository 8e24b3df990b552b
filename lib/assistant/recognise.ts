import type { Understood } from './recogniser'
import { recognisersFor } from './recognisers'
import { optionsApart } from './question/options'
import { readQuestion } from './question/question'
import type { Reply } from './rule'
import { topicOf } from './topic-of'
import { checkAnswer } from '../answers'
import { letterAt } from '../letters'

/** The reply of the recogniser that understands the most of a question, or null when none understands it all or two differ. */
export async function recognised(text: string): Promise<Reply | null> {
  const { stem, options } = optionsApart(text)
  const question = readQuestion(stem)
  const all = await recognisersFor(question)
  const found = chosen(all.flatMap((one) => one.understand(question) ?? []))
  return found && options.length > 0 ? amongOptions(found, options) : found
}

export function chosen(understood: readonly Understood[]): Reply | null {
  const most = Math.max(...understood.map(({ words }) => words))
  const [best, ...others] = understood.filter(({ words }) => words === most)
  if (!best || others.some(({ said }) => said.answer !== best.said.answer)) return null
  return { rule: best.id, ...best.said, ...offered(best.archetype) }
}

/** More of the same kind, with other numbers. */
function offered(archetype: string): Pick<Reply, 'offers'> {
  const topic = topicOf(archetype)
  if (!topic) return {}
  return { offers: [{ kind: 'practise', label: 'Practise this', topic, difficulty: 'easy', archetype }] }
}

/** The option that is what was worked out; where it is none of them, or more than one, that is said and nothing is chosen. */
function amongOptions(found: Reply, options: readonly string[]): Reply {
  const { answer } = found
  if (answer === undefined) return found
  const letters = options.map((_, index) => letterAt(index))
  const fitting = letters.filter((expected) => checkAnswer({ kind: 'choice', expected, options }, answer).correct)
  const [letter, ...more] = fitting
  if (letter !== undefined && more.length === 0)
    return { ...found, text: `${found.text}\nSo the right option is ${letter}`, answer: letter }
  return { rule: found.rule, text: `${found.text}\nI cannot tell which of the options that is: look at them again.` }
}
