/** What keeps a text from being YAML, at its place, which the reader names further on or by what follows from it. */
export function seenBroken(text: string): { readonly offset: number; readonly message: string } | undefined {
  let offset = 0
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    const next = lines.slice(index + 1).find((one) => one.trim() !== '')
    const place = openQuote(line, next)
    if (place !== undefined)
      return {
        offset: offset + place,
        message: `the quote of this text is open: write ${line[place] ?? ''} at its end`,
      }
    const [, before = '', name] = /^(\s*(?:- )?)([a-z][A-Za-z]*)\s*$/.exec(line) ?? []
    if (name !== undefined && next !== undefined && holdsMore(before.length, next))
      return { offset: offset + before.length, message: `a colon is missing: write \`${name}:\`` }
    offset += line.length + 1
  }
  return undefined
}

/** Whether a line is of what a field above it holds, which begins in that column. */
const holdsMore = (column: number, line: string): boolean =>
  /^\s*(?:- |[a-z][A-Za-z]*:(?:\s|$))/.test(line) && line.search(/\S/) >= column + (line.trim().startsWith('-') ? 0 : 1)

/** Where in a line a quote opens that is closed nowhere: the next line begins something new, or is none. */
function openQuote(line: string, next: string | undefined): number | undefined {
  const [, before = '', quote, rest = ''] = /^(\s*(?:- )?(?:[a-z][A-Za-z]*: +)?)(['"])(.*)$/.exec(line) ?? []
  if (quote === undefined || (next !== undefined && !/^\s*(?:- |[a-z][A-Za-z]*:(?:\s|$))/.test(next))) return undefined
  const others = rest.replace(quote === "'" ? /''/g : /\\./g, '')
  return others.includes(quote) ? undefined : before.length
}
