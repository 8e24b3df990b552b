import { listed } from './listed'
import { readQuestion, type Question } from './question/question'
import { wordOf } from './question/spelling'
import type { Fact } from './question/fact'
import { recognisersFor } from './recognisers'
import type { Recogniser } from './recogniser'
import type { Reply } from './rule'

const kinds: Readonly<Record<Fact['kind'], readonly [one: string, several: string] | null>> = {
  number: ['one number', 'numbers'],
  formula: ['an expression', 'expressions'],
  equation: ['one equation', 'equations'],
  point: ['one point', 'points'],
  list: ['a row of numbers', 'rows of numbers'],
  ordinal: ['the place of one term', 'places of terms'],
  ratio: ['a ratio', 'ratios'],
  length: ['one length', 'lengths'],
  angle: ['one angle', 'angles'],
  letter: null,
  unread: null,
}

/** What of a question was understood, and questions near it that can be answered; null where it holds no mathematics to speak of. */
export async function understoodSoFar(text: string): Promise<Reply | null> {
  const question = readQuestion(text)
  const read = partsRead(question)
  if (read.length === 0) return null
  const near = nearest(question, await recognisersFor(question))
  const unread = question.facts.flatMap((fact) => (fact.kind === 'unread' ? fact.text : []))
  const lead = `I read ${listed(read)}, but I cannot solve this one yet, and a guess would help nobody.`
  const sign = unread.length > 0 ? ` The sign “${unread[0]}” is one that I do not know.` : ''
  const offer =
    near.length > 0
      ? '\nNear it I can answer questions like these:'
      : '\nAsk it in fewer words, with all that is given and what is asked.'
  return {
    rule: 'declined',
    text: `${lead}${sign}${offer}`,
    offers: near.map((example) => ({ kind: 'ask', question: example })),
  }
}

function partsRead({ facts }: Question): readonly string[] {
  const counts = new Map<Fact['kind'], number>()
  for (const { kind } of facts) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].flatMap(([kind, count]) => {
    const names = kinds[kind]
    if (!names) return []
    return count === 1 ? names[0] : `${countNames[count] ?? count} ${names[1]}`
  })
}

const countNames = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The words of an example as they are read, without reading all that it says: there are a thousand of them. */
const wordsOf = (example: string): readonly string[] => (example.match(/[a-z]{3,}/gi) ?? []).map(wordOf)

/** Signs of the longest question on a button. Of a recogniser's examples only one goes to the browser: `scripts/recognisers-as-shipped.js`. */
const longestOffer = 72

/** Examples of the recognisers that share the most words with the question. */
function nearest({ words }: Question, recognisers: readonly Recogniser[]): readonly string[] {
  const said = new Set(words.filter((word) => word.length > 2))
  const rated = recognisers.flatMap(({ examples }) => {
    const example = examples.find((one) => one.length <= longestOffer)
    const shared = example === undefined ? 0 : wordsOf(example).filter((word) => said.has(word)).length
    return example !== undefined && shared > 0 ? [{ example, shared }] : []
  })
  return rated
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, 3)
    .map(({ example }) => example)
}
