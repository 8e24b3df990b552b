import { binary, symbol, type FunctionName, type Node, type Ratio } from './node'
import { angleName, subscript } from './names'
import { greek, letter, ratios, units } from './tex-names'
import { TexOperations } from './tex-operations'
import { Unreadable } from './token-stream'
import type { Token } from './tokens'

/** Letters that name functions when a bracket follows. */
const functionLetters = new Set(['p', 'f', 'g', 'q'])
const capital = /^[A-Z]$/

/** The tree of one side of a formula. */
export function readTex(tokens: readonly Token[]): Node {
  const reader = new Reader(tokens)
  const node = reader.ratio()
  reader.expectEnd()
  return node
}

/** Reads numbers, names, brackets and what commands stand for. */
class Reader extends TexOperations {
  protected primary(): Node {
    const { kind, text } = this.take()
    if (kind === 'number') return { kind: 'number', value: Number(text), text }
    if (kind === 'text') return this.word(text)
    if (text === '(' || text === '[') return this.bracketed(text === '(' ? ')' : ']')
    if (text === '{') {
      if (this.accept('}')) return this.primary()
      const node = this.ratio()
      this.expect('}')
      return node
    }
    if (letter.test(text)) return this.named(text)
    if (greek.test(text)) return this.withSubscript(text.slice(1))
    const ratio = ratios[text]
    if (ratio) return this.trigonometric(ratio)
    switch (text) {
      case '\\frac': {
        const above = this.group()
        return binary('/', above, this.group())
      }
      case '\\sqrt':
        return this.root()
      case '\\overline':
      case '\\bar': {
        const under = this.group()
        return symbol(`bar:${under.kind === 'symbol' ? under.name : '?'}`)
      }
      case '\\angle':
        return symbol(angleName(this.capitals()))
      case '\\triangle':
        return symbol(`triangle:${this.capitals()}`)
      case '\\sum':
        return this.sigma()
      default:
        throw new Unreadable(`"${text}"`)
    }
  }

  private bracketed(close: string): Node {
    const items = [this.ratio()]
    while (this.accept(',')) items.push(this.ratio())
    if (!this.accept(')') && !this.accept(']')) throw new Unreadable(`"${close}" expected, "${this.peek()}" found`)
    const [only] = items
    return items.length === 1 && only ? only : { kind: 'tuple', items }
  }

  private root(): Node {
    if (!this.accept('[')) return { kind: 'call', name: 'sqrt', items: [this.group()] }
    const index = this.ratio()
    this.expect(']')
    return { kind: 'call', name: 'root', items: [index, this.group()] }
  }

  private trigonometric(name: Ratio): Node {
    const exponent = this.accept('^') ? this.group() : null
    const call: Node = { kind: 'call', name, items: [this.angle()] }
    return exponent ? binary('^', call, exponent) : call
  }

  /** What a sine is taken of: (A + B), 3A, 30^\circ, \theta. */
  private angle(): Node {
    if (this.peek() === '(') return this.power()
    const first = this.power()
    return first.kind === 'number' && (letter.test(this.peek()) || greek.test(this.peek()))
      ? binary('*', first, this.power())
      : first
  }

  private word(text: string): Node {
    const call: FunctionName | null = text === 'HCF' ? 'hcf' : text === 'LCM' ? 'lcm' : null
    if (call && this.peek() === '(') {
      const inside = this.power()
      return { kind: 'call', name: call, items: inside.kind === 'tuple' ? inside.items : [inside] }
    }
    if (text === 'ar' && this.accept('(')) {
      const name = this.capitals()
      this.expect(')')
      return symbol(`area:${[...name].sort().join('')}`)
    }
    if (units.test(text) && this.startsFactor()) return this.primary()
    return symbol(text)
  }

  private named(first: string): Node {
    if (capital.test(first)) {
      let name = first
      while (this.kind() === 'sign' && capital.test(this.peek()) && this.peek(1) !== '_') name += this.take().text
      if (name.length > 1) return symbol(name.length === 2 ? [...name].sort().join('') : name)
      if (this.peek() === '(' && first === 'P' && this.holdsEvent()) return symbol(this.event())
      if (this.peek() === '(' && this.holdsComma()) return this.point(name)
    }
    if (this.peek() === '(' && functionLetters.has(first)) {
      this.at++
      const argument = this.ratio()
      this.expect(')')
      return { kind: 'applied', name: first, argument }
    }
    return this.withSubscript(first)
  }

  private point(name: string): Node {
    const inside = this.power()
    if (inside.kind !== 'tuple') throw new Unreadable('a point')
    return { kind: 'point', name, items: inside.items }
  }

  private withSubscript(name: string): Node {
    if (!this.accept('_')) return symbol(name)
    const index = this.group()
    return name === 'a' || name === 'S' ? { kind: 'indexed', name, index } : symbol(`${name}_${subscript(index)}`)
  }

  private sigma(): Node {
    let name = 'sum:'
    while (this.kind() === 'sign' && letter.test(this.peek())) {
      name += this.take().text
      if (this.accept('_')) name += `_${subscript(this.group())}`
    }
    return symbol(name)
  }
}
