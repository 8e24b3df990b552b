import { after, between, type Spoken } from './factors'
import { parseTex, type Node } from './tex-nodes'
import { characterWords, commandWords, trigonometricNames, wordCommands, wrapWords } from './tex-words'
import { withUnits } from './units'

/** A formula in English words. Damaged TeX is spoken as far as it goes. */
export function texSpoken(tex: string): string {
  const plain = tex.replace(/\\(begin|end)\s*\{[^}]*\}(\{[^}]*\})?/g, ' ').replace(/(\d)\{,\}(?=\d)/g, '$1,')
  return speak(parseTex(plain))
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ (?=[),])/g, '')
    .replace(/and so on \((\d+|[ivx] ?)\)/g, ', equation $1')
    .replace(/\b([fgpqP]) \((\w|minus \d+|\d+)\)/g, '$1 of $2')
    .replace(/\bar \(([^()]{1,60})\)/g, 'area of $1')
    .replace(/\b(HCF|LCM) \(([^()]{1,60}?)(?:, ([^(),]+))?\)/g, (_, name: string, first: string, last?: string) =>
      last === undefined ? `${name} of ${first}` : `${name} of ${first} and ${last}`,
    )
    .replace(/\bequals and so on$/, 'equals blank')
    .trim()
}

interface Cursor {
  readonly nodes: readonly Node[]
  at: number
}

function speak(nodes: readonly Node[]): string {
  const cursor: Cursor = { nodes, at: 0 }
  const words: string[] = []
  let spoken: Spoken = { last: undefined, isOfAngle: false }
  while (cursor.at < nodes.length) {
    const from = cursor.at
    words.push(speakNext(cursor))
    spoken = after(spoken, nodes, from)
    words.push(between(spoken, nodes, cursor.at))
  }
  return words.filter((word) => word !== '').join(' ')
}

const peek = ({ nodes, at }: Cursor): Node | undefined => nodes[at]
const isAtom = (node: Node | undefined, text: string): boolean => node?.kind === 'atom' && node.text === text

function argument(cursor: Cursor): readonly Node[] {
  const node = cursor.nodes[cursor.at++]
  if (node === undefined) return []
  return node.kind === 'group' ? node.nodes : [node]
}

function speakNext(cursor: Cursor): string {
  const node = cursor.nodes[cursor.at++]
  if (node === undefined) return ''
  switch (node.kind) {
    case 'group':
      return speak(node.nodes)
    case 'atom':
      return atom(node.text, cursor)
    case 'command':
      return command(node.name, cursor)
    default:
      return node satisfies never
  }
}

function atom(text: string, cursor: Cursor): string {
  if (text === '^') return power(argument(cursor))
  if (text === '_') return `sub ${grouped(speak(argument(cursor)))}`
  return characterWords[text] ?? text
}

function command(name: string, cursor: Cursor): string {
  if (/^[dt]?frac$/.test(name)) return fraction(speak(argument(cursor)), speak(argument(cursor)))
  if (name === 'sqrt') return root(cursor)
  if (wordCommands.has(name)) return words(cursor)
  const wrap = wrapWords[name]
  if (wrap !== undefined) return `${speak(argument(cursor))} ${wrap}`.trim()
  if (trigonometricNames.has(name)) return trigonometric(commandWords[name] ?? name, cursor)
  return commandWords[name] ?? name
}

function power(nodes: readonly Node[]): string {
  const exponent = speak(nodes)
  if (exponent === '2') return 'squared'
  if (exponent === '3') return 'cubed'
  if (/^(degrees|prime|th|st|nd|rd)$/.test(exponent)) return exponent
  return `to the power ${exponent}`
}

const grouped = (words: string): string => (several(words) ? `(${words})` : words)

const several = (words: string): boolean => /\b(plus|minus)\b/.test(words.replace(/^minus /, ''))

function fraction(top: string, bottom: string): string {
  if (several(bottom)) return `${top}, divided by the whole of ${bottom},`
  if (several(top) || top.split(' ').length > 4) return `${top}, all over ${bottom},`
  return `${top} over ${bottom}`
}

function root(cursor: Cursor): string {
  let index = ''
  if (isAtom(peek(cursor), '[')) {
    const close = cursor.nodes.findIndex((node, i) => i > cursor.at && isAtom(node, ']'))
    index = speak(cursor.nodes.slice(cursor.at + 1, close))
    cursor.at = close + 1
  }
  const name = index === '' ? 'square root' : index === '3' ? 'cube root' : `${index} th root`
  const inside = speak(argument(cursor))
  return several(inside) ? `${name} of the whole of ${inside},` : `${name} of ${inside}`
}

/** The words of \text{...}; a power on a unit belongs to the unit. */
function words(cursor: Cursor): string {
  const node = cursor.nodes[cursor.at++]
  const source = node?.kind === 'group' ? node.source : ''
  const isUnit = /^\s*(mm|cm|dm|km|m)\s*$/.test(source)
  if (!isUnit || !isAtom(peek(cursor), '^'))
    return isUnit ? withUnits(`0 ${source.trim()}`).slice(2) : withUnits(source)
  cursor.at++
  const exponent = argument(cursor)[0]
  return withUnits(`${source.trim()}^${exponent?.kind === 'atom' ? exponent.text : ''}`)
}

/** "sine of 30 degrees", "sine squared of theta"; a bare name is the name alone. */
function trigonometric(name: string, cursor: Cursor): string {
  const raised = isAtom(peek(cursor), '^')
  if (raised) cursor.at++
  const title = raised ? `${name} ${power(argument(cursor))}` : name
  const next = peek(cursor)
  const bare = next === undefined || (next.kind === 'atom' && /[,;=+)]/.test(next.text))
  return bare ? title : `${title} of`
}
