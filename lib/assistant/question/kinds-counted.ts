const ofChance = /\b(?:prob\w*|chances?|random(?:ly)?|chosen|selected|picked|chuna|chuni|likelihood)\b|\bP ?\(/i
const entry = String.raw`([A-Za-z][A-Za-z]*(?:[ -][A-Za-z]+){0,2})\s*(?:->|→|[-–—=:]|\s)\s*(\d+)(?: (?:students?|people|persons?|families|members?|children|kids|votes?|girls|boys))?`
const gap = String.raw`\s*(?:[,;|\n]|\band\b|, and\b)\s*`
/** "Petrol – 54, Diesel – 24, CNG – 30": three kinds at least, each with its number. */
const run = new RegExp(
  String.raw`(^|\n|[.:;]\s|\s(?:->|→|[-–—])\s)\s*((?:${entry.replace(/\((?!\?)/g, '(?:')}${gap}){2,}${entry.replace(/\((?!\?)/g, '(?:')})(?=\s*(?:[.;\n]|$))`,
  'g',
)
const each = new RegExp(entry, 'g')
const taken =
  /^(?:class|marks|from|to|numbers?|numbered|and|or|first|last|of|is|are|the|has|have|x|f|age|on|than|in|by)$/i

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/\s*[|\t]\s*|\s*:\s*|\s*,\s*|\s{2,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')

/** "Snack: Samosa Dhokla Idli" over "Students: 18 12 20", in cells or with blanks between: each kind beside its number. */
function inOneLine(lines: readonly string[]): readonly string[] {
  const rows = lines.filter((line) => !/^[\s|:+-]+$/.test(line) || line.trim() === '')
  for (let at = 0; at + 1 < rows.length; at++) {
    const [above = '', below = ''] = [rows[at], rows[at + 1]]
    const numbers = /^\D*?[:|\s]((?:\s*\|?,?\s*\d+)+)\s*\|?\s*\.?$/.exec(below)?.[1]?.match(/\d+/g) ?? []
    if (numbers.length < 3 || /\d/.test(above) || !/[a-z]/i.test(below.replace(/\d.*$/, ''))) continue
    const cells = cellsOf(above)
    const [, ...named] = cells
    const words = above
      .replace(/^[^:]*:/, '')
      .trim()
      .split(/\s+/)
    const names =
      named.length === numbers.length ? named : /:/.test(above) && words.length === numbers.length ? words : null
    if (!names || names.some((name) => !/^[A-Za-z][A-Za-z -]*$/.test(name))) continue
    const line = names.map((name, index) => `${name}: ${numbers[index] ?? ''}`).join(', ')
    return [...rows.slice(0, at), `. ${line}.`, ...rows.slice(at + 2)]
  }
  return lines
}

/** Kinds with their numbers, as a survey tells them, one way to put them: "Petrol: 54, Diesel: 24, CNG: 30." */
export function withKindsCounted(text: string): string {
  if (!ofChance.test(text)) return text
  const lines = text.split('\n')
  const plain = lines.length > 1 ? inOneLine(lines).join('\n') : text
  return plain.replace(run, (whole: string, before: string, entries: string) => {
    const all = [...entries.matchAll(each)]
    if (all.some(([, name = '']) => name.split(' ').some((word) => taken.test(word)))) return whole
    return `${/^\s(?:->|→|[-–—])\s$/.test(before) ? '. ' : before}${all.map(([, name = '', count = '']) => `${name}: ${count}`).join(', ')}`
  })
}
