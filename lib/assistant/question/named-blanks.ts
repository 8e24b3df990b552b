const names = 'pqrst'
const blank =
  /(?<=[,:]\s*)(?:[☐□▢⬜]|\$?\\[Bb]ox\$?|_{2,})(?=\s*(?:,|$))|(?<![\w,])(?:[☐□▢⬜]|\$?\\[Bb]ox\$?|_{2,})(?=\s*,)/g

/** "Find the missing terms of the AP 5, ☐, ☐, 26": the boxes of a list have letters, in their order. */
export function withNamedBlanks(text: string): string {
  if (!/\bmissing\b/i.test(text) || /\b[pqrst]\b/.test(text) || !/\b(?:AP|A\.P|arithmetic)\b/i.test(text)) return text
  const blanks = text.match(blank) ?? []
  if (blanks.length === 0 || blanks.length > names.length) return text
  let at = 0
  return text.replace(blank, () => names.charAt(at++))
}
