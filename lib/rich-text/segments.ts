/** Text for students is a string with $inline$ and $$display$$ TeX; this takes it apart. */
export type Segment =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'formula'; readonly tex: string; readonly display: boolean }

/** Throws when a dollar sign is left open: an author's mistake. */
export function segments(text: string): readonly Segment[] {
  const found: Segment[] = []
  let position = 0
  while (position < text.length) {
    const open = text.indexOf('$', position)
    if (open < 0) return [...found, { kind: 'words', text: text.slice(position) }]
    if (open > position) found.push({ kind: 'words', text: text.slice(position, open) })
    const mark = text.startsWith('$$', open) ? '$$' : '$'
    const close = text.indexOf(mark, open + mark.length)
    if (close < 0) throw new Error(`segments: a "${mark}" is left open in "${text}"`)
    found.push({ kind: 'formula', tex: text.slice(open + mark.length, close), display: mark === '$$' })
    position = close + mark.length
  }
  return found
}
