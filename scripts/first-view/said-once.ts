import { defaultTreeAdapter as tree, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

/** A text shorter than this costs less than the way to find it in the page. */
const shortest = 60

/**
 * Gives the elements of a page whose inner HTML is asked for a number each. `page` is the page with the numbers in it, of those that were
 * asked for. Where a text stands in several elements it is the first.
 */
export function elementsByText(html: string): {
  readonly elementOf: (text: string) => number | undefined
  readonly page: () => string
} {
  const elements = new Map<string, Element>()
  visit(parse(html, { sourceCodeLocationInfo: true }), (element) => {
    const text = serialize(element)
    if (text.length >= shortest && !elements.has(text)) elements.set(text, element)
  })
  const asked: Element[] = []
  return {
    elementOf: (text) => {
      const element = text.length < shortest || text.startsWith('$') ? undefined : elements.get(text)
      if (!element) return undefined
      if (!asked.includes(element)) asked.push(element)
      return asked.indexOf(element)
    },
    page: () =>
      asked
        .map((element, number) => ({ number, at: endOfName(element) }))
        .toSorted((a, b) => b.at - a.at)
        .reduce((page, { number, at }) => `${page.slice(0, at)} data-said="${number}"${page.slice(at)}`, html),
  }
}

function visit(node: DefaultTreeAdapterTypes.Node, see: (element: Element) => void): void {
  if (tree.isElementNode(node) && node.sourceCodeLocation?.startTag) see(node)
  if ('childNodes' in node) node.childNodes.forEach((child) => visit(child, see))
}

const endOfName = (element: Element): number =>
  (element.sourceCodeLocation?.startTag?.startOffset ?? 0) + 1 + element.tagName.length
