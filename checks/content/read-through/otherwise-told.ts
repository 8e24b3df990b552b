import known from './sentences.json'
import { exchangeIn } from './exchanged'
import { amidNumbers, nameOf, sentencesOf, textsOf, without, withoutOne, type Piece } from './sentences'
import type { Chunk } from './signs-of'

/** Texts by all that is written in them, with the names of their sentences; and each without a number amid others, with that number and its neighbours. */
const before: Readonly<Record<string, string>> = known

/** What is written down of a text as it stands, for sentences.json. */
export function sentencesToBeKnown(chunk: Chunk): readonly (readonly [name: string, what: string])[] {
  const { sentences, words } = sentencesOf(chunk)
  if (sentences.length === 0) return []
  return [
    [nameOf(words), sentences.map((sentence) => nameOf(textsOf(sentence))).join(' ')],
    ...sentences.map(textsOf).flatMap((texts) =>
      amidNumbers(texts).map((place): readonly [string, string] => {
        const number = texts[place] ?? ''
        const rest = [...withoutOne(words, number), nameOf(without(texts, place))]
        return [nameOf(rest), [texts[place - 2], number, texts[place + 2]].join(' ')]
      }),
    ),
  ]
}

/** What of a text has changed, where nothing else of it has: two stretches that have changed places, or a number more or fewer amid others. */
export function toldOtherwise(chunk: Chunk): { readonly at: Piece; readonly what: string } | undefined {
  const { sentences, words } = sentencesOf(chunk)
  if (sentences.length === 0) return undefined
  const names = before[nameOf(words)]?.split(' ')
  if (names) {
    const [changed, ...more] = sentences.filter((sentence) => !names.includes(nameOf(textsOf(sentence))))
    const exchange = changed && more.length === 0 ? exchangeIn(changed, (name) => names.includes(name)) : undefined
    return exchange && { at: exchange.at, what: `"${exchange.one}" and "${exchange.other}" have changed places` }
  }
  for (const sentence of sentences) {
    const texts = textsOf(sentence)
    for (const place of amidNumbers(texts)) {
      const [at, number] = [sentence[place], texts[place] ?? '']
      if (at && before[nameOf(withoutOne(words, number))]?.includes(nameOf(without(texts, place))) === true)
        return { at, what: `"${number}" stands here and did not stand there before` }
    }
    const [left, gone, right] = before[nameOf([...words, nameOf(texts)])]?.split(' ') ?? []
    const place = texts.findIndex(
      (text, index) => text === left && texts[index + 1] !== undefined && texts[index + 2] === right,
    )
    const at = sentence[place]
    if (at && gone !== undefined) return { at, what: `"${gone}" between "${at.text}" and "${right ?? ''}" is gone` }
  }
  return undefined
}
