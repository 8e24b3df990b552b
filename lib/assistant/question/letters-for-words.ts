import { and } from './letters/and'
import { are } from './letters/are'
import { be } from './letters/be'
import type { LetterWord } from './letters/place'
import { the } from './letters/the'
import { why, you } from './letters/why-you'

const words: Readonly<Record<string, LetterWord>> = { b: be, d: the, n: and, r: are, u: you, y: why }
const alone = /(?<=^|[\s,.;:?!"“])[bdnruy](?=$|[\s,.;:?!"”])/g

/** A text with the letters written out that stand for words, "r" for "are"; a variable, a radius, a point stay. */
export function withLettersAsWords(text: string): string {
  const quantities = new Map<string, boolean>()
  return text.replace(alone, (letter: string, at: number) => {
    const found = words[letter]
    if (!found) return letter
    const isQuantity = quantities.get(letter) ?? found.sign.test(text)
    quantities.set(letter, isQuantity)
    const place = { before: text.slice(0, at), behind: text.slice(at + 1).trimStart(), isQuantity }
    return found.isMeant(place) ? found.word : letter
  })
}
