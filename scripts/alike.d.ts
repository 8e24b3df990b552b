/** An order of the texts, by their places, in which those that are alike stand side by side. */
export function inAlikeOrder(texts: readonly string[]): readonly number[]
