import type { Random } from '@/lib/random'

/** A way of writing that changes nothing in what is asked: the same text where it finds nothing to write otherwise. */
export interface Way {
  readonly name: string
  readonly write: (text: string, random: Random) => string
}

export type Swaps = readonly (readonly [RegExp, string])[]

const formula = /(\$[^$]*\$|\\\([^]*?\\\)|\\[a-zA-Z]+(?:\{[^{}]*\})*)/

/** A text with what is no TeX rewritten. */
export const outsideTex = (text: string, rewrite: (piece: string) => string): string =>
  text
    .split(formula)
    .map((piece, at) => (at % 2 === 0 ? rewrite(piece) : piece))
    .join('')

/** A way that swaps every match, outside TeX. */
export const swapping = (name: string, ...swaps: Swaps): Way => ({
  name,
  write: (text) => outsideTex(text, (piece) => swaps.reduce((out, [from, to]) => out.replace(from, to), piece)),
})

/** A way that puts one of several words for each match, outside TeX. */
export const choosing = (name: string, from: RegExp, words: readonly string[]): Way => ({
  name,
  write: (text, random) => outsideTex(text, (piece) => piece.replace(from, () => random.pick(words))),
})

/** A way that writes whole words by a list, "are" as "r", outside TeX; names, which begin with a capital, stay. */
export const wording = (name: string, words: Readonly<Record<string, string>>): Way => ({
  name,
  write: (text) =>
    outsideTex(text, (piece) =>
      piece.replace(/(?<![\\\w'’.-])[a-z]+(?![\w'’-])/g, (word) =>
        Object.hasOwn(words, word) ? (words[word] ?? word) : word,
      ),
    ),
})
