import type { Node } from '../../../reading/tree/node'
import { nodeTex } from '../../../reading/tree/tex'

const sine: Node = { kind: 'letter', name: 's' }
const cosine: Node = { kind: 'letter', name: 'c' }
const one: Node = { kind: 'number', value: { n: 1n, d: 1n }, decimal: false, tex: '1' }
const over = (left: Node, right: Node): Node => ({
  kind: 'bracket',
  of: { kind: 'binary', operation: '/', left, right },
})

const ratios: Readonly<Record<string, Node>> = {
  sin: sine,
  cos: cosine,
  tan: over(sine, cosine),
  cot: over(cosine, sine),
  sec: over(one, cosine),
  cosec: over(one, sine),
}

/** The expression with another node for each of its ratios. */
export function withRatios(node: Node, of: (ratio: Extract<Node, { kind: 'trig' }>) => Node): Node {
  switch (node.kind) {
    case 'trig':
      return of(node)
    case 'number':
    case 'letter':
      return node
    case 'binary':
      return { ...node, left: withRatios(node.left, of), right: withRatios(node.right, of) }
    default:
      return { ...node, of: withRatios(node.of, of) }
  }
}

/** The same expression in s and c, for the sine and the cosine of its angle. */
export const inSines = (node: Node): Node => withRatios(node, ({ name }) => ratios[name] ?? one)

/** In TeX, as the chapter sets its ratios. */
export const ratioTex = (node: Node): string => nodeTex(node).replaceAll('\\operatorname{cosec}', '\\cosec')
