/** An author's mistake, or a remark: where it is and what to write instead. */
export interface ContentError {
  readonly file: string
  /** Counted from 1, as editors count. */
  readonly line: number
  readonly column?: number
  readonly message: string
  /** It breaks nothing and stops nothing: a rule of the house. */
  readonly remark?: true
}

export interface ContentFile {
  /** Relative to the content folder, e.g. "lessons/circles.mdx". */
  readonly path: string
  readonly text: string
}

/** "content/lessons/circles.mdx:88:5: what is wrong, and what to write", with the line below where its text is given. */
export function shown({ file, line, column = 1, message, remark }: ContentError, text?: string): string {
  const raw = text?.split('\n')[line - 1] ?? ''
  const quoted = raw.trim()
  const said = `content/${file}:${line}:${column}: ${remark ? 'remark: ' : ''}${message}`
  const from = column > 1 ? column - 1 - (raw.length - raw.trimStart().length) : placeTold(quoted, message)
  return quoted ? `${said}\n    | ${around(quoted, from)}` : said
}

const longest = 140

/** So much of a long line that a place of it is in it. */
function around(line: string, place: number): string {
  if (line.length <= longest) return line
  const from = place < longest - 20 ? 0 : Math.min(place - longest / 2, line.length - longest)
  const to = from + longest
  return `${from > 0 ? '... ' : ''}${line.slice(from, to)}${to < line.length ? ' ...' : ''}`
}

/** Where in a line stands what a message that has no column quotes; 0 where it quotes nothing of it, or the whole. */
function placeTold(line: string, message: string): number {
  const pieces = Array.from(
    message.matchAll(/"([^"]{4,100})"|(\$[^$]{2,100}\$)/g),
    ([, words, formula]) => words ?? formula ?? '',
  )
  return Math.max(0, ...pieces.slice(-3).map((piece) => line.indexOf(piece)))
}

/** The same as a line that GitHub's workflows put beside the changed line of a pull request. */
export function annotation({ file, line, column = 1, message, remark }: ContentError): string {
  const escaped = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return `::${remark ? 'notice' : 'error'} file=content/${file},line=${line},col=${column}::${escaped}`
}
