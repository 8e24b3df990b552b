const term = String.raw`\(?[-−–]?\s?(?:\\d?frac\{\d+\}\{\d+\}|\d+(?:\.\d+)?(?:\s?\/\s?\d+)?)\)?`
const dots = String.raw`(?:\.{2,}|\. \. \.(?: \.)*|…|\\l?dots|\\cdots|and so on|so on)`
const run = new RegExp(
  String.raw`(${term}(?:\s*\+\s*${term}){1,})\s*\+?\s*,?\s*${dots}(?:\s*(?:\+|up ?to|till|to)\s*(${term})(?!\s*(?:terms?\b|[\d/])))?`,
  'gi',
)

const letter = String.raw`\$?([a-z])\$?`
const toALetter = new RegExp(
  String.raw`(${term}(?:\s*\+\s*${term}){1,})\s*\+?\s*,?\s*${dots}\s*(?:\+|plus)\s*${letter}\s*=\s*(${term})(?![\d/])`,
  'gi',
)

/** "1 + 4 + 7 + ... + x = 287": the last term is not known. */
const withUnknownEnd = (text: string): string =>
  text.replace(toALetter, (_, terms: string, x: string, total: string) => {
    const row = terms.split('+').map((one) => one.trim().replace(/^\((.*)\)$/, '$1'))
    return ` the sum of the AP ${row.join(', ')}, ... up to the last term ${x} is ${total} . `
  })

const bracketed = String.raw`\((?:[^()]|\([^()]*\))*\)(?:\s?\/\s?\((?:[^()]|\([^()]*\))*\))?`
const ofLetters = new RegExp(
  String.raw`(?<![+*/^-]\s*)(${bracketed}(?:\s*\+\s*${bracketed}){2,})\s*\+?\s*,?\s*${dots}\s*(?=(?:up ?to|till|to)\s+\$?(?:n|\d+)\$?\s+terms?\b)`,
  'gi',
)
const inBrackets = new RegExp(bracketed, 'g')

/** "(4 - 1/n) + (4 - 2/n) + (4 - 3/n) + ... to n terms": terms with letters, as a list. */
function withLetteredList(text: string): string {
  const plain = text
    .replace(/\\(?:left|right)\s?(?=[()])/g, '')
    .replace(/\\d?frac\s?\{([^{}]*)\}\s?\{([^{}]*)\}/g, (_, top: string, bottom: string) =>
      /[-+]/.test(top + bottom) ? `(${top})/(${bottom})` : `${top}/${bottom}`,
    )
    .replace(/\$|\\[,;:! ]/g, ' ')
    .replace(/\\l?dots|\\cdots/g, '...')
  const told = plain.replace(ofLetters, (whole, terms: string) =>
    /[a-z]/i.test(terms) ? ` ${(terms.match(inBrackets) ?? []).join(', ')}, ... ` : whole,
  )
  return told === plain ? text : told
}

/** "2 + 5 + 8 + ... + 62" as the sum of the terms of a list, "2, 5, 8, ..., 62". */
export const withSummedLists = (text: string): string =>
  /\+/.test(text)
    ? withUnknownEnd(withLetteredList(text)).replace(run, (_, terms: string, last?: string) => {
        const row = terms.split('+').map((one) => one.trim().replace(/^\((.*)\)$/, '$1'))
        const list = `${row.join(', ')}, ...${last === undefined ? '' : `, ${last.replace(/^\((.*)\)$/, '$1')}`}`
        return `${/\b(?:sum|add|jod|yog|total|terms? of)\b/i.test(text) ? ' ' : ' sum '}of the AP ${list} `
      })
    : text
