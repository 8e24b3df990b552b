import type { Fault } from './formula-faults'

interface WordRule {
  readonly sign: RegExp
  readonly says: string
  readonly remark?: true
}

/** What word processors, calculators and haste leave between the formulas. Each pattern is asked for its first place in a text. */
const rules: readonly WordRule[] = [
  { sign: /\ufffd/, says: 'a letter was lost here: save the file as UTF-8 and type the letter again' },
  {
    sign: /â[‚€ˆ][\u0080-\uffff]|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|Ï€/,
    says: 'this was saved in another encoding: type the sign again, and save the file as UTF-8',
  },
  {
    // the joiners U+200C and U+200D belong to words in Devanagari
    sign: /[\u200b\u2060\ufeff\u00ad\u0000-\u0008\u000b\u000c\u000e-\u001f\u0080-\u009f]|(?<![\u0900-\u097f])[\u200c\u200d]/,
    says: 'a sign that cannot be seen stands here: delete it, with the letters beside it, and type them again',
  },
  { sign: /[\u0966-\u096f\u0660-\u0669\u06f0-\u06f9]/, says: 'write the digits as 0 to 9' },
  { sign: /º/, says: 'this is no degree sign: write 30°, or $30^\\circ$ in a formula' },
  { sign: /\\[a-zA-Z]+/, says: 'a command of formulas stands outside the dollars: $\\sqrt{2}$' },
  {
    sign: /\bsqrt\s*\(|[\w)]\^[\w({−-]|(?<![\w/.-])[a-zA-Z]_\w/,
    says: 'powers, roots and indices are set in formulas alone: $x^2$, $\\sqrt{25}$, $a_1$',
  },
  { sign: /(?<![\w$])(?:mm|cm|m|km)[23](?!\w)/, says: 'a unit is raised by its own sign: cm², cm³' },
  { sign: /&(?:[a-z]+|#\d+);/, says: 'write the sign itself: this is printed as it stands' },
  { sign: /\b(?:TODO|FIXME|TBD)\b|\b[Ll]orem ipsum\b|\?{3,}/, says: 'this is still to be written' },
  { sign: /(?<![\w.])\d+\s*[xX*]\s*\d/, says: 'times is ×: $3 \\times 4$', remark: true },
  {
    sign: /(?<![\w.'’])[abcdhklnpqrstuvwxyz]2(?![\w.]\w|\w)/,
    says: 'is a square meant? Write $x^2$, or x² in a plain text',
    remark: true,
  },
  { sign: /<=|>=|!=|=>|->|\+-/, says: 'write the sign in a formula: $\\le$, $\\ge$, $\\ne$, $\\pm$', remark: true },
  { sign: /\bRs\.?\s*\d/, says: 'rupees are ₹450', remark: true },
  { sign: /\b(?!that\b|had\b)([a-z]{2,})\s+\1\b/, says: 'a word stands twice', remark: true },
  { sign: /(?:^|\S) +[.,;!?](?=\s|$)/, says: 'no space stands before a full stop or a comma', remark: true },
  { sign: /[a-z][,;][A-Za-z]|[a-z]{2}\.[A-Z][a-z]/, says: 'a space is missing after the stop', remark: true },
  { sign: /…{2,}|\.{4,}/, says: 'three dots are enough', remark: true },
  {
    sign: /(?<!\d)(?:(?:\d*[02-9])?(?:1(?:th|nd|rd)|2(?:th|st|rd)|3(?:th|st|nd))|\d*1[123](?:st|nd|rd)|\d*[04-9](?:st|nd|rd))\b/,
    says: 'the endings are 1st, 2nd, 3rd, 4th, and 11th, 12th, 13th',
    remark: true,
  },
]

/** What is wrong with words outside formulas. */
export const wordFaults = (words: string): readonly Fault[] => [
  ...rules.flatMap(({ sign, says, remark }): readonly Fault[] => {
    const found = sign.exec(words)
    return found ? [{ message: `"${found[0].trim()}": ${says}`, at: found.index, ...(remark && { remark }) }] : []
  }),
  ...unpaired(words),
]

/** Curly quotes come in pairs. */
function unpaired(words: string): readonly Fault[] {
  const [opened, closed] = [words.split('“').length, words.split('”').length]
  return opened === closed
    ? []
    : [
        {
          message: 'a typographic quote “ ” has no partner: write straight ones, "so"',
          at: words.search(/[“”]/),
          remark: true,
        },
      ]
}

/** What a plain text shows as it is typed, where an editor of lessons may expect Markdown. */
export function markdownFaults(words: string): readonly Fault[] {
  const [found] = /\*\*|\]\(|<\/?[a-zA-Z]+\/?>|`/.exec(words) ?? []
  return found === undefined
    ? []
    : [{ message: `"${found}" is printed as it stands: this text knows formulas, but no bold, links or tags` }]
}
