const bar = /[-–—─_]{3,}/g

/** What stands on a line above or below so many bars: in as many pieces, with wide gaps between. */
function piecesOf(line: string, count: number): readonly string[] | null {
  const pieces = line.trim().split(/\t+| {3,}/)
  if (count === 1) return line.trim() === '' ? null : [line.trim()]
  return pieces.length === count ? pieces : null
}

/** Fractions that are drawn with a line of dashes, each on its bar, as "(cos A)/(1 + sin A)". */
export function withStackedFractions(text: string): string {
  const lines = text.split('\n')
  for (let at = 1; at + 1 < lines.length; at++) {
    const [above = '', drawn = '', below = ''] = lines.slice(at - 1, at + 2)
    const bars = drawn.match(bar) ?? []
    // a line alone is one of a table
    const isDrawn = drawn.replace(bar, '').trim() !== '' && !/[a-z]/i.test(drawn.slice(0, drawn.search(bar)))
    if (bars.length === 0 || !isDrawn) continue
    const [tops, bottoms] = [piecesOf(above, bars.length), piecesOf(below, bars.length)]
    if (!tops || !bottoms) continue
    let place = -1
    const inLine = drawn.replace(bar, () => {
      place++
      return `(${tops[place] ?? ''})/(${bottoms[place] ?? ''})`
    })
    lines.splice(at - 1, 3, inLine.replace(/\s+/g, ' ').trim())
  }
  return lines.join('\n')
}
