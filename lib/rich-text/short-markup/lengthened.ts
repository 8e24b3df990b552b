import { anySign, markupOf } from './signs'

/** In a formula: an element that says what it is, any other tag, and what has none: a letter, a number, a sign. */
const pieces = /<m(?:i|n|o|text)\b[^>]*>[^<]*|<[^>]*>|([A-Za-zα-ωπ])|(\d+(?:\.\d+)?)|([^<])/g

/** The markup of a text that was shortened: the way back of `shortened`. */
export const lengthened = (text: string): string =>
  text
    .replace(anySign, markupOf)
    .replace(/<math[^>]*>.*?<\/math>/gs, (formula) =>
      formula.replace(pieces, (piece: string, letter?: string, number?: string, sign?: string) =>
        letter !== undefined
          ? `<mi>${letter}</mi>`
          : number !== undefined
            ? `<mn>${number}</mn>`
            : sign !== undefined
              ? `<mo>${sign}</mo>`
              : piece,
      ),
    )
