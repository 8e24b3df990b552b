import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import selectorParser, { type Node } from 'postcss-selector-parser'
import { removeUnaskedVariables } from '../unasked-variables'

/** Names of classes and elements as they stand in HTML and in scripts. */
const words = /[^<>"'`\s]*[^<>"'`\s:]/g
/** Parts of fields to write into and to choose with. */
const ofInput = /^::(-webkit-(date|calendar|inner|outer|search)|file-selector|placeholder)|^:-moz-ui/

interface FirstCss {
  /** What the page needs until a part of it is loaded. */
  readonly first: string
  /** The fonts, which come after the words: a sheet of their own. */
  readonly fonts: string
}

/**
 * Of a style sheet what the given texts (the page, and the scripts that it begins with) can need: all but the rules of classes and elements
 * that they do not name, and variables that nothing asks for. `folder` is the address of the sheet's folder, for what the sheet names.
 */
export function firstCss(css: string, folder: string, texts: readonly string[]): FirstCss {
  const named = new Set(texts.flatMap((text) => text.match(words) ?? []))
  const sheet = postcss.parse(css)
  const fonts: AtRule[] = []
  sheet.walkAtRules('font-face', (face) => {
    fonts.push(face)
    face.remove()
  })
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule)) return
    const kept = rule.selectors.filter((selector) => isNeeded(selectorParser().astSync(selector), named))
    if (kept.length > 0) rule.selectors = kept
    else rule.remove()
  })
  removeUnaskedVariables(sheet)
  removeEmpty(sheet)
  if (fonts.length === 0 || sheet.nodes.length === 0) throw new Error('the style sheet has no fonts, or nothing else')
  return { first: placed(sheet.toString(), folder), fonts: placed(fonts.map(String).join(''), folder) }
}

const isInKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'

/** Whether a selector can choose something where only these are named. */
function isNeeded(node: Node, named: ReadonlySet<string>): boolean {
  if (node.type === 'class' || node.type === 'tag') return named.has(node.value)
  if (node.type === 'pseudo') {
    if (ofInput.test(node.value)) return named.has('input')
    if (node.value === ':not' || node.nodes.length === 0) return true
    return node.nodes.some((inner) => isNeeded(inner, named))
  }
  if (node.type === 'root') return node.nodes.some((inner) => isNeeded(inner, named))
  return node.type !== 'selector' || node.nodes.every((part) => isNeeded(part, named))
}

/** Of what held rules, e.g. for a width of the screen. A layer without a body sets the order of layers and stays. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}

/** Addresses in a sheet are said from its own place; elsewhere they need the whole. */
function placed(css: string, folder: string): string {
  return css.replaceAll(/url\((["']?)(?!data:)([^"')]+)\1\)/g, (_, __, address: string) => {
    const { pathname } = new URL(address, `https://site${folder}`)
    return `url(${pathname})`
  })
}
