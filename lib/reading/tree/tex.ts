import type { NumberToken } from '../tokens/token'
import { childrenOf, type Node } from './node'

/** The expression as it was read, as TeX: divisions as fractions, brackets kept where they are needed. */
export function nodeTex(node: Node): string {
  switch (node.kind) {
    case 'number':
      return node.tex
    case 'letter':
      return letterTex(node.name)
    case 'bracket':
      return `\\left(${nodeTex(node.of)}\\right)`
    case 'sign':
      return `${operationTex(node.operation)}${guarded(node.of)}`
    case 'root':
      return `\\sqrt${node.index === 3 ? '[3]' : ''}{${nodeTex(bare(node.of))}}`
    case 'size':
      return `\\left|${nodeTex(bare(node.of))}\\right|`
    case 'trig':
      return `${trigTex(node.name)} ${angleTex(node.of)}`
    case 'binary':
      return binaryTex(node)
    default:
      return node satisfies never
  }
}

function binaryTex({ operation, left, right, implied }: Extract<Node, { kind: 'binary' }>): string {
  switch (operation) {
    case '/':
      return left.kind === 'sign' && left.operation === '-'
        ? `-\\frac{${nodeTex(bare(left.of))}}{${nodeTex(bare(right))}}`
        : `\\frac{${nodeTex(bare(left))}}{${nodeTex(bare(right))}}`
    case '^':
      return left.kind === 'trig'
        ? `${trigTex(left.name)}^{${nodeTex(bare(right))}} ${angleTex(left.of)}`
        : `${baseTex(left)}^{${nodeTex(bare(right))}}`
    case '*': {
      const [first, second] = [nodeTex(left), guarded(right)]
      return implied && !/^(?:\d|\\frac\{\d)/.test(second) ? `${first} ${second}` : `${first} \\times ${second}`
    }
    default:
      return `${nodeTex(left)} ${operationTex(operation)} ${guarded(right)}`
  }
}

const bare = (node: Node): Node => (node.kind === 'bracket' ? bare(node.of) : node)

/** What stands after a sign of operation: a sign of its own needs brackets. */
const guarded = (node: Node): string => (startsWithSign(node) ? `\\left(${nodeTex(node)}\\right)` : nodeTex(node))

function startsWithSign(node: Node): boolean {
  if (node.kind === 'sign') return true
  return node.kind === 'binary' && startsWithSign(childrenOf(node)[0] ?? node)
}

/** A power of anything but a letter, a number or a bracket needs braces. */
function baseTex(node: Node): string {
  if (node.kind === 'number' && node.tex.includes('\\frac')) return `\\left(${node.tex}\\right)`
  return `{${nodeTex(node)}}`
}

const angleTex = (node: Node): string =>
  node.kind === 'number'
    ? `${node.tex}^{\\circ}`
    : node.kind === 'binary' && node.operation !== '*'
      ? `\\left(${nodeTex(node)}\\right)`
      : nodeTex(node)

const trigTex = (name: string): string => (name === 'cosec' ? '\\operatorname{cosec}' : `\\${name}`)

const operationTex = (operation: string): string =>
  operation === '±' ? '\\pm ' : operation === '∓' ? '\\mp ' : operation

const greek: ReadonlyMap<string, string> = new Map([
  ['π', '\\pi'],
  ['θ', '\\theta'],
  ['α', '\\alpha'],
  ['β', '\\beta'],
  ['γ', '\\gamma'],
  ['δ', '\\delta'],
  ['φ', '\\phi'],
  ['λ', '\\lambda'],
  ['μ', '\\mu'],
])

/** "x", "x_{1}", "\theta"; a letter that TeX cannot show is shown as a word. */
export function letterTex(name: string): string {
  const [base = '', subscript] = name.replace(/[()]/g, '').split('_')
  const shown = greek.get(base) ?? (/^[A-Za-z]$/.test(base) ? base : `\\text{${asciiText(base)}}`)
  return subscript ? `${shown}_{${asciiText(subscript)}}` : shown
}

/** Digits as typed, Indian commas kept; a mixed number as a book sets it. */
export function numberTex({ text, value }: NumberToken): string {
  const mixed = /^(\d+) /.exec(text)
  if (mixed) return `${mixed[1]}\\frac{${value.n - BigInt(mixed[1] ?? 0) * value.d}}{${value.d}}`
  if (!/^[\d.,]+$/.test(text)) return `\\frac{${value.n}}{${value.d}}`
  return text.replace(/^\./, '0.').replaceAll(',', '{,}')
}

/** Letters and digits that may stand inside \text{}. */
export const asciiText = (text: string): string => text.replace(/[^A-Za-z0-9 .,/()+-]/g, '')
