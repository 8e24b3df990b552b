const table = /\$*\s*\\begin\s*\{(array|tabular)\}\s*(?:\{[^{}]*\})?([\s\S]*?)\\end\s*\{\1\}\s*\$*/g
const rule = /\\(?:hline|toprule|midrule|bottomrule)\b/g

const pair = /\$*\s*\\begin\s*\{cases\}([\s\S]*?)\\end\s*\{cases\}\s*\$*/g

/** The equations of a pair behind one brace, a comma between them. */
const withCases = (text: string): string =>
  text.replace(pair, (_, body: string) => {
    const rows = body.split(/\\\\/).map((row) => row.replace(/[&$]/g, '').trim().replace(/,$/, ''))
    return ` ${rows.filter((row) => row !== '').join(', ')} `
  })

/** A table in TeX, its rows across or down, as a line for each of its rows: "Class: 0-10, 10-20" and "Frequency: 5, 8". */
export const withTexTable = (text: string): string =>
  withCases(text).replace(table, (found, _name, body: string) => {
    const rows = body
      .replace(rule, ' ')
      .split(/\\\\/)
      .map((row) => row.split('&').map((cell) => cell.replace(/\$/g, '').trim()))
      .filter((row) => row.some((cell) => cell !== ''))
    const [first = []] = rows
    if (rows.length < 2 || first.length < 2 || rows.some((row) => row.length !== first.length)) return found
    // a table with its names in its first row stands on its side
    const isUpright = first.length < rows.length
    const isBare = /^\d/.test(first[0] ?? '') && (isUpright ? first.length : rows.length) === 2
    const named = (cells: readonly string[], at: number) =>
      isBare ? [['Class', 'Frequency'][at] ?? '', ...cells] : cells
    const lines = (isUpright ? first.map((_, at) => rows.map((row) => row[at] ?? '')) : rows).map(named)
    return `\n${lines.map(([name = '', ...cells]) => `${name}: ${cells.join(', ')}`).join('\n')}\n`
  })
