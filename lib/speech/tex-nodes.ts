/** TeX taken apart only as far as speaking needs. */
export type Node =
  | { readonly kind: 'atom'; readonly text: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'group'; readonly nodes: readonly Node[]; readonly source: string }

/** Commands, groups, numbers and single characters; spaces count only inside the source of a group. */
export function parseTex(source: string): readonly Node[] {
  const tokens = source.match(/\\[a-zA-Z]+|\\[^a-zA-Z]|\d+(?:,\d+)*(?:\.\d+)?|\s+|./gsu) ?? []
  let at = 0

  function group(): readonly Node[] {
    const nodes: Node[] = []
    while (at < tokens.length) {
      const token = tokens[at++] ?? ''
      if (token === '}') break
      if (token === '{') {
        const from = at
        const inner = group()
        nodes.push({ kind: 'group', nodes: inner, source: tokens.slice(from, at).join('').replace(/\}$/, '') })
      } else if (token.startsWith('\\')) nodes.push({ kind: 'command', name: token.slice(1) })
      else if (token.trim() !== '') nodes.push({ kind: 'atom', text: token })
    }
    return nodes
  }

  const nodes: Node[] = []
  while (at < tokens.length) nodes.push(...group())
  return nodes
}
