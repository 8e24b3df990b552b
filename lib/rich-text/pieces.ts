/** Formulas shorter than this stay whole: they fit on a line of a phone. */
const longEnoughToBreak = 24

const relations = [
  '=',
  '<',
  '>',
  '\\ne',
  '\\neq',
  '\\le',
  '\\leq',
  '\\ge',
  '\\geq',
  '\\approx',
  '\\Rightarrow',
  '\\implies',
  '\\sim',
  '\\cong',
]

/**
 * A long inline formula in pieces between which a line may break: before each relation sign that stands in no group, as a printer
 * would. "180 = 2 \times 90" gives "180" and "{}= 2 \times 90"; the empty group keeps the space before the sign.
 */
export function pieces(tex: string): readonly string[] {
  if (tex.length < longEnoughToBreak) return [tex]
  const found: string[] = []
  let depth = 0
  let piece = ''
  for (const token of tex.match(/\\[a-zA-Z]+|\\[^]|[^]/g) ?? []) {
    if (['{', '[', '(', '\\left', '\\begin', '\\{'].includes(token)) depth++
    if (['}', ']', ')', '\\right', '\\end', '\\}'].includes(token)) depth--
    if (depth === 0 && relations.includes(token) && piece.trim() !== '') {
      found.push(piece)
      piece = '{}'
    }
    piece += token
  }
  return [...found, piece]
}
