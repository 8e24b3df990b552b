import type { ContentError, ContentFile } from './content-error'

interface Place {
  readonly line: number
  readonly column: number
}

/** What the parser of lessons could not read, in words for editors, at the place to look at. */
export function brokenMdx({ path, text }: ContentFile, error: unknown): ContentError {
  const said = error instanceof Error ? error.message : String(error)
  const at = placeOf(error)
  const [, opened, line, column] = /closing tag for `<([^`>]*)>` \((\d+):(\d+)/.exec(said) ?? []
  if (opened !== undefined)
    return {
      file: path,
      line: Number(line),
      column: Number(column),
      message: `<${opened}> is opened here and closed nowhere: write </${opened}> behind its text, on a line of its own (this is not MDX as it stands)`,
    }
  return { file: path, ...at, message: inWords(said, text.split('\n')[at.line - 1] ?? '') }
}

function placeOf(error: unknown): Place {
  if (typeof error !== 'object' || error === null) return { line: 1, column: 1 }
  const number = (name: 'line' | 'column'): number => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'number' ? value : 1
  }
  return { line: number('line'), column: number('column') }
}

function inWords(said: string, line: string): string {
  const isField = /^\s*(?:<[A-Z]|[a-z]\w*=)/.test(line)
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
