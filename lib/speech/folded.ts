/** Longer ones are no guesses in a row. */
const longest = 120

/**
 * What was heard once. Some browsers on Android hand over all their guesses in a row, each longer than the one before: "what what is what
 * is the mean" was said as "what is the mean". Only words that begin the last guess again are folded.
 */
export function folded(transcript: string): string {
  const words = transcript.trim().split(/\s+/)
  const same = words.map((word) => word.toLowerCase())
  for (let start = Math.min(words.length, longest) - 2; start > 0; start--)
    if (
      same[start] === same[0] &&
      words.length - start > 1 &&
      isMadeOfBeginnings(same.slice(0, start), same.slice(start))
    )
      return words.slice(start).join(' ')
  return words.join(' ')
}

/** Whether words are beginnings of a sentence one after another, none shorter than the one before. */
function isMadeOfBeginnings(words: readonly string[], sentence: readonly string[], least = 1): boolean {
  if (words.length === 0) return true
  for (let length = least; length <= Math.min(words.length, sentence.length); length++)
    if (
      words.slice(0, length).every((word, at) => word === sentence[at]) &&
      isMadeOfBeginnings(words.slice(length), sentence, length)
    )
      return true
  return false
}
