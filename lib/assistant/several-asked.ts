import { answered, type Answered } from './answered'
import { leavesTheAsk, putTogether, type AnsweredPart } from './put-together'
import { beforeItGoesOn, goesOn, toldAndAsked } from './question/ask-pieces'
import type { Item } from './question/fact'
import { lettered, partsApart, type WithParts } from './question/parts'
import { joined, questionFrom, readQuestion, type Question } from './question/question'
import { meantBy, waysApart, waysLabelled, type Way } from './question/several'
import type { Reply } from './rule'

const labels = ['(i)', '(ii)', '(iii)', '(iv)', '(v)', '(vi)'] as const

/** How many ways to mean a part are tried for one message, so that it takes bounded time; with ten a question of the tables goes unanswered. */
const mostTries = 12

export interface Tries {
  left: number
}

/** For one message, however often it is put otherwise. */
export const triesOfMessage = (): Tries => ({ left: mostTries })

/** Several things asked in a sentence, "find AB and BC": each is asked behind what is told, as the parts of a question are. */
export async function severalAsked(text: string, tries: Tries): Promise<Reply | null> {
  const { apart } = readQuestion(text)
  if (goesOn(apart)) return askedInTurn(apart)
  const ways = waysIn(text)
  /** The same stem is one question for all ways. */
  const told = new Map<readonly Item[], Question>()
  const read = (items: readonly Item[]): Question => {
    const known = told.get(items) ?? questionFrom(items)
    told.set(items, known)
    return known
  }
  for (const { way, named } of ways) {
    const parts = await partsOf(way, read, named, tries)
    const reply = parts && putTogether(parts)
    if (reply) return reply
  }
  return null
}

/** Two things asked, one before the story goes on and one behind it: what comes later is not told for what was asked before. */
async function askedInTurn(items: readonly Item[]): Promise<Reply | null> {
  const turn = beforeItGoesOn(items)
  const [first, second] = [toldAndAsked(items.slice(0, turn)), toldAndAsked(items.slice(turn))]
  const parts: AnsweredPart[] = []
  for (const [told, asked] of [
    [first.told, first.asked],
    [[...first.told, ...second.told], second.asked],
  ] as const) {
    const [ask, ...more] = asked
    const [stem, label] = [questionFrom(told), labels[parts.length]]
    if (!ask || more.length > 0 || label === undefined) return null
    const found = await answered(joined(stem, questionFrom(ask)), [], new Set(parts.length > 0 ? stem.items : []))
    if (found?.reply.answer === undefined || leavesTheAsk(ask, found.left)) return null
    parts.push({ ...found, label, answer: found.reply.answer })
  }
  return putTogether(parts)
}

interface Named {
  readonly way: Way
  readonly named: readonly string[]
}

function waysIn(text: string): readonly Named[] {
  const inLetters = lettered(text)
  const { stem, parts }: WithParts = inLetters.parts.length > 0 ? inLetters : partsApart(text)
  if (parts.length === 0) return waysApart(readQuestion(text).apart).map((way) => ({ way, named: labels }))
  // "The ratio is (a) 1 : 2 (b) 2 : 1": options
  if (/(?<!\b(?:following|each)\b.*)\bis\s*:?$/i.test(stem) && parts.every((part) => !/[a-z]{3}/i.test(part.text)))
    return []
  const asks = parts.map((part) => readQuestion(part.text).apart)
  const named = parts.map(({ label }) => label)
  return waysLabelled(readQuestion(stem).apart, asks).map((way) => ({ way, named }))
}

async function partsOf(
  way: Way,
  read: (items: readonly Item[]) => Question,
  named: readonly string[],
  tries: Tries,
): Promise<readonly AnsweredPart[] | null> {
  const parts: AnsweredPart[] = []
  for (const at of way.asks.keys()) {
    const { toldBy } = way
    const stem = toldBy && toldBy.ask !== at ? [read(way.told), read(toldBy.told)] : [read(way.told)]
    const found = await partAt(way, at, stem, tries)
    const label = named[at]
    if (found?.reply.answer === undefined || label === undefined) return null
    if (leavesTheAsk(way.asks[at] ?? [], found.left)) return null
    parts.push({ ...found, label, answer: found.reply.answer })
  }
  return parts
}

async function partAt(way: Way, at: number, stem: readonly Question[], tries: Tries): Promise<Answered | null> {
  const elsewhere = new Set(stem.flatMap(({ items }) => items))
  const own = new Set(way.asks[at])
  for (const meanings of meantBy(way, at)) {
    const found: Answered[] = []
    for (const meant of meanings) {
      if (tries.left-- <= 0) return null
      const one = await answered(joined(...stem, questionFrom(meant)), [], elsewhere)
      // an ask of which nothing is understood is none
      if (one && [...one.knows].some((item) => own.has(item))) found.push(one)
    }
    const [first, ...more] = found
    if (first && more.every(({ reply }) => reply.answer === first.reply.answer)) return first
    if (first) return null
  }
  return null
}
