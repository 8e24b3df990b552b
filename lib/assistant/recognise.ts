import { judged } from './assertions'
import type { Understood } from './recogniser'
import { recognisersFor } from './recognisers'
import type { Item } from './question/fact'
import { isFree } from './question/meanings'
import { optionsApart } from './question/options'
import { partsApart } from './question/parts'
import { joined, readQuestion, type Question } from './question/question'
import type { Reply } from './rule'
import { topicOf } from './topic-of'
import { checkAnswer } from '../answers'
import { letterAt } from '../letters'

/** What a question, or a part of one, is answered with. */
interface Answered {
  readonly reply: Reply
  /** What it leaves to the other parts. */
  readonly left: readonly Item[]
}

/** The reply of the recogniser that understands the most of a question, or null when none understands it all or two differ. */
export async function recognised(text: string): Promise<Reply | null> {
  const assertion = await judged(text)
  if (assertion) return assertion
  const { stem, options } = optionsApart(text)
  const whole = await answered(readQuestion(stem, options), options)
  return whole ? whole.reply : inParts(text)
}

/** A question that several parts share: each is asked behind the stem, and all that the stem tells must be used by some part. */
async function inParts(text: string): Promise<Reply | null> {
  const { stem, parts } = partsApart(text)
  if (parts.length === 0) return null
  const about = readQuestion(stem)
  const asked = parts.map((part) => {
    const { stem: ask, options } = optionsApart(part.text)
    return { label: part.label, options, question: readQuestion(ask, options) }
  })
  const replies: {
    readonly label: string
    readonly answer: string
    readonly reply: Reply
    readonly left: readonly Item[]
  }[] = []
  for (const [index, { label, options, question }] of asked.entries()) {
    const earlier = asked.slice(0, index).map((one) => one.question)
    const found = (await behind([about], question, options)) ?? (await behind([about, ...earlier], question, options))
    if (found?.reply.answer === undefined) return null
    replies.push({ label, answer: found.reply.answer, ...found })
  }
  const isUsed = (item: Item) => replies.some(({ left }) => !left.includes(item))
  const unused = replies.flatMap(({ left }) =>
    left.filter((item) => !(item.kind === 'word' && isFree(item.text)) && !isUsed(item)),
  )
  if (unused.length > 0) return null
  const answer = replies.map((one) => `${one.label} ${one.answer}`).join('; ')
  const texts = replies.map(({ label, reply }) => `${label} ${reply.text}`)
  return { ...replies[0]?.reply, rule: 'in-parts', text: [...texts, `Answers: ${answer}`].join('\n'), answer }
}

const behind = (before: readonly Question[], question: Question, options: readonly string[]) =>
  answered(joined(...before, question), options, new Set(before.flatMap(({ items }) => items)))

async function answered(
  question: Question,
  options: readonly string[],
  elsewhere?: ReadonlySet<Item>,
): Promise<Answered | null> {
  const all = await recognisersFor(question)
  const understood = all.flatMap((one) => one.understand(question, elsewhere) ?? [])
  const best = chosen(understood.map((one) => (options.length > 0 && !one.chooses ? amongOptions(one, options) : one)))
  return best && { reply: { rule: best.id, ...best.said, ...offered(best.archetype) }, left: best.left }
}

export function chosen(understood: readonly Understood[]): Understood | null {
  const most = Math.max(...understood.map(({ words }) => words))
  const [best, ...others] = understood.filter(({ words }) => words === most)
  return best && others.every(({ said }) => said.answer === best.said.answer) ? best : null
}

/** More of the same kind, with other numbers. */
function offered(archetype: string): Pick<Reply, 'offers'> {
  const topic = topicOf(archetype)
  if (!topic) return {}
  return { offers: [{ kind: 'practise', label: 'Practise this', topic, difficulty: 'easy', archetype }] }
}

/** The option that is what was worked out; where it is none of them, or more than one, that is said and nothing is chosen. */
function amongOptions(found: Understood, options: readonly string[]): Understood {
  const { answer, text } = found.said
  if (answer === undefined) return found
  const letters = options.map((_, index) => letterAt(index))
  const fitting = letters.filter((expected) => checkAnswer({ kind: 'choice', expected, options }, answer).correct)
  const [letter, ...more] = fitting
  const said =
    letter !== undefined && more.length === 0
      ? { text: `${text}\nSo the right option is ${letter}`, answer: letter }
      : { text: `${text}\nI cannot tell which of the options that is: look at them again.` }
  return { ...found, said }
}
