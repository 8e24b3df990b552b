/** An element of XML with what stands in it. */
export interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Tag[]
  readonly text: string
}

interface OpenTag extends Tag {
  readonly children: OpenTag[]
  text: string
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const plain = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : NaN
    if (code <= 0x10ffff) return String.fromCodePoint(code)
    return (name !== undefined && entities[name]) || all
  })

const token =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<![^>]*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g

/** The elements of an XML text under a root without a name. What is closed and was not open is passed over. */
export function tagsIn(xml: string): Tag {
  const root: OpenTag = { name: '', attributes: {}, children: [], text: '' }
  const open: OpenTag[] = [root]
  for (const [, data, closed, opened, fields = '', single, text] of xml.matchAll(token)) {
    const here = open.at(-1) ?? root
    if (data !== undefined) here.text += data
    else if (text !== undefined) here.text += plain(text)
    else if (closed !== undefined) {
      const at = open.findLastIndex(({ name }) => name === closed)
      if (at > 0) open.splice(at)
    } else if (opened !== undefined) {
      const tag: OpenTag = { name: opened, attributes: attributesIn(fields), children: [], text: '' }
      here.children.push(tag)
      if (single !== '/') open.push(tag)
    }
  }
  return root
}

const attributesIn = (fields: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...fields.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', one, other]) => [
      name,
      plain(one ?? other ?? ''),
    ]),
  )

/** Every element under one, itself first. */
export const allUnder = (tag: Tag): readonly Tag[] => [tag, ...tag.children.flatMap(allUnder)]

export const child = (tag: Tag, name: string): Tag | undefined => tag.children.find((one) => one.name === name)
