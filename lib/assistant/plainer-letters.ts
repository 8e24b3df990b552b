/** The noun before "at ₹x". */
const priced = (letter: string): RegExp =>
  new RegExp(
    `([a-z]+)(?: tickets?| students?| prizes?| seats?| items?)? (?:(?:is|are|costs?|at|for|be|of|was|were) )*(?:rs\\.? ?|₹ ?)?${letter}\\b`,
    'i',
  )

/**
 * A story whose sentence only calls the two prices ₹x and ₹y, in the order in which it counts the two kinds: told without that sentence, the
 * two schools or shops P and Q by no letters.
 */
export function withoutLetters(text: string): string {
  const [naming] = /(?<=^|[.?!]\s*)[^.?!]*(?:₹|rs\.?) ?x\b[^.?!]*(?:₹|rs\.?) ?y\b[^.?!]*[.!]\s+/i.exec(text) ?? []
  if (naming === undefined || /\d/.test(naming)) return text
  const rest = text.replace(naming, '')
  const places = ['x', 'y'].map((letter) => {
    const [, noun = ''] = priced(letter).exec(naming) ?? []
    return noun.length < 3 ? -1 : rest.toLowerCase().indexOf(noun.toLowerCase())
  })
  const [x = -1, y = -1] = places
  if (x < 0 || y < x) return text
  return rest
    .replace(/\b(school|shop|family|store|stall|group|customer|buyer) P\b/gi, 'one $1')
    .replace(/\b(school|shop|family|store|stall|group|customer|buyer) Q\b/gi, 'another $1')
}
