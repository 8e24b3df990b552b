type Replacer = (whole: string, ...found: string[]) => string

/** What is written, and what stands for it. */
export type Pairs = readonly (readonly [RegExp, string | Replacer])[]

/** A text in which each of the pairs has been replaced, one after the other. */
export const replaced = (text: string, pairs: Pairs): string =>
  pairs.reduce((so, [from, to]) => (typeof to === 'string' ? so.replace(from, to) : so.replace(from, to)), text)
