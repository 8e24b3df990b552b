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
  const quoted = text?.split('\n')[line - 1]?.trim()
  const said = `content/${file}:${line}:${column}: ${remark ? 'remark: ' : ''}${message}`
  return quoted ? `${said}\n    | ${quoted.length > longest ? `${quoted.slice(0, longest)} ...` : quoted}` : said
}

const longest = 140

/** The same as a line that GitHub's workflows put beside the changed line of a pull request. */
export function annotation({ file, line, column = 1, message, remark }: ContentError): string {
  const escaped = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return `::${remark ? 'notice' : 'error'} file=content/${file},line=${line},col=${column}::${escaped}`
}
