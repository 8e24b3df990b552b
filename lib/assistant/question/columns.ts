const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .split(/\t+| {2,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')

const numbers = /^\s*([A-Za-z][A-Za-z .'()]*?)\s+((?:\d+\s+){2,}\d+)\s*$/

/** Two lines that stand one above the other in columns, "Blood group   A   B   O" and "Donors  18  24  32", as two rows with their titles. */
export function withColumns(text: string): string {
  const lines = text.split('\n')
  const rows = lines.map((line, at) => {
    const below = numbers.exec(lines[at + 1] ?? '')?.[2]?.split(/\s+/)
    const above = numbers.exec(line)
    const cells = cellsOf(line)
    if (below && !above && cells.length === below.length + 1 && !/[:|]/.test(line))
      return `${cells[0] ?? ''}: ${cells.slice(1).join(', ')}`
    const over = cellsOf(lines[at - 1] ?? '')
    const counts = above?.[2]?.split(/\s+/) ?? []
    const isBelow =
      over.length === counts.length + 1 && !/[:|]/.test(lines[at - 1] ?? '') && !numbers.test(lines[at - 1] ?? '')
    return above && isBelow ? `${above[1] ?? ''}: ${counts.join(', ')}` : line
  })
  return rows.join('\n')
}
