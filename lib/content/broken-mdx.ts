import type { ContentError, ContentFile } from './content-error'
import { doubled, loneBackslash } from './lone-backslashes'

interface Place {
  readonly line: number
  readonly column: number
}

/** What the parser of lessons could not read, in words for editors, at the place to look at. */
export function brokenMdx({ path, text }: ContentFile, error: unknown): ContentError {
  const said = error instanceof Error ? error.message : String(error)
  const torn = tornTag(text)
  if (torn) return { file: path, ...torn }
  const at = placeOf(error)
  const [, opened, line, column] = /closing tag for `<([^`>]*)>` \((\d+):(\d+)/.exec(said) ?? []
  const early = opened === undefined ? undefined : earlyClosing(said, opened, text, Number(line), at.line)
  if (opened !== undefined && early !== undefined)
    return {
      file: path,
      ...at,
      message: `</${early}> stands here while <${opened}> is still open: write </${opened}> before </${early}>, not behind it`,
    }
  if (opened !== undefined)
    return {
      file: path,
      line: Number(line),
      column: Number(column),
      message: `<${opened}> is opened here and closed nowhere: write </${opened}> behind its text, on a line of its own (this is not MDX as it stands)`,
    }
  const lines = text.split('\n')
  const open = openQuote(lines, at.line)
  if (open) return { file: path, ...open }
  const escape = said.includes('acorn') ? brokenEscape(lines, at) : undefined
  if (escape) return { file: path, ...escape }
  const message = inWords(said, lines[at.line - 1] ?? '', isInFigure(lines.slice(0, at.line)))
  return { file: path, ...(message.startsWith('braces') ? braceAt(lines, at) : at), message }
}

/** The backslash of a text inside braces that the reader stumbles over, as \u and \x. */
function brokenEscape(
  lines: readonly string[],
  { line, column }: Place,
): (Place & Pick<ContentError, 'message'>) | undefined {
  const text = lines[line - 1] ?? ''
  const from = text.lastIndexOf('\\', column - 1)
  return loneBackslash(text.slice(from)) === 0
    ? { line, column: from + 1, message: doubled(text.slice(from)) }
    : undefined
}

/** The name in a closing tag that comes too early: the tag that it leaves open is closed further on, before another one of its kind is opened. */
function earlyClosing(said: string, opened: string, text: string, from: number, to: number): string | undefined {
  const [, early] = /closing tag `<\/([^`>]*)>`, expected/.exec(said) ?? []
  const lines = text.split('\n')
  const count = (tag: string) => lines.slice(0, to - 1).filter((line) => line.includes(tag)).length
  const behind = lines.slice(from)
  const next = behind.findIndex((line) => line.includes(`<${opened}`))
  const closed = behind.findIndex((line) => line.includes(`</${opened}>`))
  const isOpen = early !== undefined && count(`<${early}`) > count(`</${early}>`)
  return !isOpen || closed < 0 || (next >= 0 && next < closed) ? undefined : early
}

/** The brace in words that a place further on in its paragraph is the fault of. */
function braceAt(lines: readonly string[], { line, column }: Place): Place {
  for (let at = line; at > 0 && lines[at - 1]?.trim() !== ''; at--) {
    const text = (lines[at - 1] ?? '').replace(/\\.|\$[^$]*\$/g, (part) => ' '.repeat(part.length))
    const brace = text.search(/[{}]/)
    if (brace >= 0) return { line: at, column: brace + 1 }
  }
  return { line, column }
}

/** A tag that the reader takes for words, or whose quotes run on through the file: it is named far away. */
function tornTag(text: string): (Place & Pick<ContentError, 'message'>) | undefined {
  for (const [index, line] of text.split('\n').entries()) {
    const spaced = line.search(/<\s+\/?[A-Z]\w+/)
    if (spaced >= 0)
      return { line: index + 1, column: spaced + 1, message: 'no space stands behind <: write <Example title="...">' }
    const [tag] = /<(?:Concept|Example)\b.*>/.exec(line) ?? []
    if (tag !== undefined && /=\s*'/.test(tag) && (tag.match(/'/g) ?? []).length % 2 === 1)
      return { line: index + 1, column: 1, message: 'a quote of this tag is open: write title="..."' }
    if (tag !== undefined && (tag.match(/"/g) ?? []).length % 2 === 1)
      return { line: index + 1, column: 1, message: 'a quote of this tag is open: write title="..."' }
  }
  return undefined
}

/** The field of a tag whose quote is left open: the next field, or the end of the tag, follows in the next line. */
function openQuote(lines: readonly string[], to: number): (Place & Pick<ContentError, 'message'>) | undefined {
  const field = lines.findIndex(
    (line, index) =>
      index < to &&
      /^\s+[a-z]\w*="/.test(line) &&
      (line.match(/"/g) ?? []).length === 1 &&
      /^\s*(?:[a-z]\w*=["{]|\/?>)/.test(lines[index + 1] ?? ''),
  )
  const end = (lines[field] ?? '').trimEnd().length + 1
  return field < 0
    ? undefined
    : { line: field + 1, column: end, message: 'the quote of this text is open: write " at its end' }
}

/** Whether the last of these lines stands in a figure that is not closed yet. */
const isInFigure = (lines: readonly string[]): boolean => {
  const opened = lines.findLastIndex((line) => line.includes('<Figure'))
  return opened >= 0 && !lines.slice(opened, -1).some((line) => line.includes('/>'))
}

function placeOf(error: unknown): Place {
  if (typeof error !== 'object' || error === null) return { line: 1, column: 1 }
  const number = (name: 'line' | 'column'): number => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'number' ? value : 1
  }
  return { line: number('line'), column: number('column') }
}

function inWords(said: string, line: string, inFigure: boolean): string {
  const isField = inFigure || /^\s*(?:<[A-Z]|[a-z]\w*=)/.test(line)
  if (inFigure && /[‘’“”]/.test(line))
    return 'typographic quotes: the texts of a figure stand in straight ones, \'A\' or "A"'
  if (/acorn|in expression|empty expression|after expression/.test(said))
    return isField
      ? 'a value between { } cannot be read: is a number, comma or bracket missing?'
      : 'braces { } in the text are read as a program: write a set inside a formula, $\\{1, 2, 3\\}$'
  if (said.includes('before attribute value'))
    return 'a value stands in quotes or in braces: write label="a text" or from={0}'
  if (/before name|Unexpected character `!`/.test(said) && !isField)
    return said.includes('`!`')
      ? 'notes <!-- --> are not read in lessons: leave them out'
      : 'a < in the text is read as the beginning of a tag: write it inside a formula, $a \\lt b$'
  const [, closed] = /Unexpected clos\w+ (?:slash|tag) `<?\/?([^`>]*)>?`/.exec(said) ?? []
  if (closed !== undefined)
    return `this is not MDX: a tag is closed here that is not open: is its <${closed === '/' ? 'Name' : closed}> missing, or another one still open?`
  if (/Expected the closing tag/.test(said))
    return 'this is not MDX: a tag and the text it holds run into one another: leave a blank line before and after the text inside a tag'
  return `this is not MDX: ${said}`
}
