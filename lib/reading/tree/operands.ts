import { trigName } from '../tokens/sign-words'
import type { Token } from '../tokens/token'
import { Unreadable } from '../unreadable'
import { Cursor, isLetter } from './cursor'
import type { Node, Operation } from './node'
import { numberTex } from './tex'

export const binary = (operation: Operation, left: Node, right: Node): Node => ({
  kind: 'binary',
  operation,
  left,
  right,
})
export const implied = (left: Node, right: Node): Node => ({
  kind: 'binary',
  operation: '*',
  left,
  right,
  implied: true,
})

/** How strongly a sign before an operand binds it: −x² is −(x²), −xy is (−x)y. */
const signStrength = 26

/** What the signs of operation stand between: numbers, letters, brackets, bars, roots, functions, with their powers. */
export abstract class Operands extends Cursor {
  private angles = 0

  /** Operands joined by operations that bind more strongly than the least. */
  protected abstract expression(least: number, depth: number): Node

  protected operand(depth: number): Node {
    const token = this.peek()
    if (token?.kind === 'symbol' && (token.text === '-' || token.text === '±' || token.text === '∓')) {
      this.at++
      return { kind: 'sign', operation: token.text, of: this.expression(signStrength, depth + 1) }
    }
    if (this.passes('+')) return this.expression(signStrength, depth + 1)
    return this.powers(this.primary(depth), depth)
  }

  /** What may follow an operand: a power, or the degree sign of an angle. */
  private powers(base: Node, depth: number): Node {
    if (this.angles > 0) this.passes('°')
    return this.passes('^') ? binary('^', base, this.exponent(depth)) : base
  }

  private exponent(depth: number): Node {
    this.refuseDeep(depth, 'powers')
    if (this.passes('-')) return { kind: 'sign', operation: '-', of: this.exponent(depth + 1) }
    return this.powers(this.primary(depth), depth + 1)
  }

  private primary(depth: number): Node {
    const token = this.peek()
    if (!token) throw new Unreadable(missingAtEnd(this.tokens.at(-1)), this.place())
    this.at++
    if (token.kind === 'number')
      return { kind: 'number', value: token.value, decimal: token.decimal, tex: numberTex(token) }
    if (token.kind === 'word') return this.wordOperand(token, depth)
    switch (token.text) {
      case '(':
        return { kind: 'bracket', of: this.closed(')', depth) }
      case '|':
        return { kind: 'size', of: this.closed('|', depth) }
      case 'abs': {
        const of = this.primary(depth + 1)
        return { kind: 'size', of: of.kind === 'bracket' ? of.of : of }
      }
      case 'π':
        return { kind: 'letter', name: 'π' }
      case '√':
      case '∛':
        return { kind: 'root', index: token.text === '√' ? 2 : 3, of: this.radicand(depth) }
      case 'frac': {
        const top = this.primary(depth + 1)
        return binary('/', top, this.primary(depth + 1))
      }
      default:
        throw new Unreadable(`A number is missing before “${token.text}”.`, token.at)
    }
  }

  /** What stands up to a closing sign. */
  private closed(sign: ')' | '|', depth: number): Node {
    const bars = this.bars
    this.bars = sign === '|' ? bars + 1 : 0
    const of = this.expression(0, depth + 1)
    this.bars = bars
    if (this.passes(sign)) return of
    const name = sign === ')' ? 'bracket' : 'bar'
    throw new Unreadable(
      this.peek() ? `“${this.peek()?.text}” is out of place in the ${name}s.` : `A ${name} is not closed.`,
      this.place(),
    )
  }

  private radicand(depth: number): Node {
    this.refuseDeep(depth, 'roots')
    return this.passes('-') ? { kind: 'sign', operation: '-', of: this.primary(depth + 1) } : this.primary(depth + 1)
  }

  private wordOperand(token: Token, depth: number): Node {
    const name = trigName(token.text)
    if (!name) {
      if (this.options.letters && isLetter(token)) return { kind: 'letter', name: token.text }
      throw new Unreadable(`“${token.text}” is out of place.`, token.at)
    }
    // sin²θ: the power stands before the angle but belongs to the whole
    const power = this.passes('^') ? this.exponent(depth + 1) : null
    if (power?.kind === 'sign') throw new Unreadable('Write 1/sin A, not a negative power of sin.', token.at)
    this.angles++
    const of = this.isSymbol('(') ? this.primary(depth + 1) : this.angle(depth)
    this.angles--
    this.passes('°')
    const trig: Node = { kind: 'trig', name, of }
    return power ? binary('^', trig, power) : trig
  }

  /** The angle of "sin 2A cos A" without brackets: numbers and letters up to the next function. */
  private angle(depth: number): Node {
    let of = this.primary(depth + 1)
    while (this.startsOperand(this.peek()) && isAngleLetter(this.peek())) of = implied(of, this.primary(depth + 1))
    return of
  }
}

const isAngleLetter = (token: Token | undefined): boolean =>
  token?.text === 'π' || (token?.kind === 'word' && !trigName(token.text))

const missingAtEnd = (last: Token | undefined): string =>
  last ? `Something is missing after “${last.text}”.` : 'Something is missing.'
