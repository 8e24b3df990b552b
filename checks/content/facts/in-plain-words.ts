const plain: readonly (readonly [sign: RegExp, words: string])[] = [
  [/\\(?:text|operatorname)\s*\{([^}]*)\}/g, '$1'],
  [/\\overline\s*\{([^{}]*)\}/g, 'not $1'],
  [/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2'],
  [/\\q?quad/g, ', '],
  [/\\(?:lt|gt|geq?|leq?|neq?|times|cdot)(?![a-z])/g, ''],
  [/\^\{?\\circ\}?/g, '°'],
  [/\^2(?!\d)/g, '²'],
  [/\^3(?!\d)/g, '³'],
  [/\\[,;! ]|\\(?:left|right)(?![a-z])|[$*_]/g, ''],
  [/[−–]/g, '-'],
  [/\\([a-zA-Z]+)/g, '$1'],
  [/\s+/g, ' '],
]

const signs: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  ge: '≥',
  geq: '≥',
  le: '≤',
  leq: '≤',
  ne: '≠',
  neq: '≠',
  times: '×',
  cdot: '×',
}

/** What was read last: several sides of the check ask for the words of one line. */
let last = { text: '', words: '' }

/** A text without the marks of formulas and of bold: "If $D \lt 0$" is "If D < 0". */
export function inPlainWords(text: string): string {
  if (last.text !== text) last = { text, words: wordsOf(text) }
  return last.words
}

const wordsOf = (text: string): string =>
  plain.reduce((so, [sign, words]) => so.replace(sign, (...found) => inPlace(found, words)), text).trim()

function inPlace([whole, first, second]: readonly unknown[], words: string): string {
  const name = typeof whole === 'string' ? /^\\([a-z]+)$/.exec(whole)?.[1] : undefined
  if (words === '' && name !== undefined && Object.hasOwn(signs, name)) return signs[name] ?? ''
  return words.replace('$1', String(first)).replace('$2', String(second))
}

/** The sentences of a text. */
export const sentencesIn = (text: string): readonly string[] => inPlainWords(text).split(/(?<=[.!?](?:["”)])?)\s+/)

/** Whether a text turns round what it says: then it is left to its readers. */
export const isTurned = (text: string): boolean =>
  /\b(?:not|never|no longer|cannot|neither|nor|unless|except|instead|rather than|unlike|whether|wrong|mistake|other way)\b|n't\b|\?$/i.test(
    text.replace(/,? except (?:for )?the first(?: term| one)?\b/i, ''),
  )
