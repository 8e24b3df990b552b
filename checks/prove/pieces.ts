import { segments } from '@/lib/rich-text/segments'

/** A formula with the words about it. */
export interface Piece {
  readonly before: string
  readonly tex: string
  readonly after: string
}

/** A line cut into formulas, each with the words before it; a formula broken off at a sign is joined with its rest. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let words = ''
  const parts = segments(text.replaceAll('\n', ' '))
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'words') {
      words += part.text
      continue
    }
    const next = parts[index + 1]
    const after = next?.kind === 'words' ? next.text : ''
    const last = pieces.at(-1)
    const joins =
      last &&
      /^\s*₹?\s*$/.test(words) &&
      (/(=|\\times|\+|-|:|\\div)\s*$/.test(last.tex) || /^\s*(=|\\times|\+|\\div)/.test(part.tex))
    if (last && !joins && /^\s*(\+|-|\\times|\\div)\s*$/.test(last.tex))
      pieces[pieces.length - 1] = { before: `${last.before}${last.tex}${words}`, tex: part.tex, after }
    else if (last && joins) pieces[pieces.length - 1] = { before: last.before, tex: `${last.tex} ${part.tex}`, after }
    else pieces.push({ before: words, tex: part.tex, after })
    words = ''
  }
  return pieces
}
