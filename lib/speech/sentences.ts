const longest = 180

/** Plain words cut into sentences; a long one is cut again at its commas, for voices that stop after a quarter of a minute. */
export function sentences(words: string): readonly string[] {
  return words
    .split(/\n+|(?<=[.!?]["')]?)\s+(?=\S)/)
    .flatMap(shortened)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

function shortened(sentence: string): readonly string[] {
  if (sentence.length <= longest) return [sentence]
  const parts: string[] = []
  for (const clause of sentence.split(/(?<=[,;:])\s+/)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + clause.length < longest) parts[parts.length - 1] = `${last} ${clause}`
    else parts.push(clause)
  }
  return parts
}
