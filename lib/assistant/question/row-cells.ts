/** The cells of a row of a table that is typed with bars or tabs between them. */
export const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/\s*[|\t]\s*/)
    .map((cell) => cell.trim())
