const names = 'pqrst'
const blank =
  /(?<=[,:]\s*)(?:[☐□▢⬜]|\$?\\(?:[Bb]ox|square)\$?|_{2,})(?=\s*(?:,|$))|(?<![\w,])(?:[☐□▢⬜]|\$?\\(?:[Bb]ox|square)\$?|_{2,})(?=\s*,)/g

const label = /(?=(?<!\w)\((?:i|ii|iii|iv|v|vi)\))/

/** "Find the missing terms of the AP 5, ☐, ☐, 26": the boxes of a list have letters, in their order; in each part anew. */
export function withNamedBlanks(text: string): string {
  if (!/\bmissing\b/i.test(text) || /(?<![\w\\])[pqrst]\b/.test(text) || !/\b(?:APs?|A\.P|arithmetic)\b/i.test(text))
    return text
  // "seven blank blank thirty four"
  const written = text.replace(/[\s,]*\b(?:blank|dash)\b(?=[^.?]* )[\s,]*/gi, ', __, ').replace(/(?<=__, ), /g, '')
  return written.split(label).map(named).join('')
}

function named(part: string): string {
  let at = 0
  return (part.match(blank) ?? []).length > names.length ? part : part.replace(blank, () => names.charAt(at++))
}
