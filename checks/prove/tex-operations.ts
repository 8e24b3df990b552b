import { binary, number, type Node } from './node'
import { greek, letter, ratios, units } from './tex-names'
import { TokenStream } from './token-stream'

/** Reads how the sides of a formula are put together: ratios, sums, products, powers; what stands between is primary. */
export abstract class TexOperations extends TokenStream {
  /** A number, a name, a bracket, a fraction, a root. */
  protected abstract primary(): Node

  /** a : b */
  ratio(): Node {
    let left = this.sum()
    while (this.accept(':')) left = binary('/', left, this.sum())
    return left
  }

  private sum(): Node {
    let left = this.signed()
    for (;;) {
      if (this.accept('+')) left = binary('+', left, this.product())
      else if (this.accept('-')) left = binary('-', left, this.product())
      else if (this.accept('\\pm')) left = binary('±', left, this.product())
      else return left
    }
  }

  private signed(): Node {
    if (this.accept('-')) return { kind: 'minus', of: this.product() }
    if (this.accept('\\pm')) return binary('±', number(0), this.product())
    this.accept('+')
    return this.product()
  }

  private product(): Node {
    let left = this.juxtaposed()
    for (;;) {
      if (this.accept('\\times')) left = binary('*', left, this.juxtaposedOrSigned())
      else if (this.accept('\\div') || this.accept('/')) left = binary('/', left, this.juxtaposedOrSigned())
      else return left
    }
  }

  private juxtaposedOrSigned(): Node {
    return this.accept('-') ? { kind: 'minus', of: this.juxtaposed() } : this.juxtaposed()
  }

  private juxtaposed(): Node {
    const mixed = this.mixedNumber()
    let left = mixed ?? this.power()
    while (this.startsFactor()) left = binary('*', left, this.power())
    return left
  }

  /** 2\frac{1}{3} is two and a third. */
  private mixedNumber(): Node | null {
    if (!this.isAtMixedNumber()) return null
    const whole = this.primary()
    return binary('+', whole, this.primary())
  }

  protected startsFactor(): boolean {
    const text = this.peek()
    switch (this.kind()) {
      case 'end':
        return false
      case 'number':
        return true
      case 'text':
        return !units.test(text) || (this.at++, this.startsFactor())
      case 'sign':
        return letter.test(text) || text === '(' || text === '[' || text === '{'
      case 'command':
        return (
          ['\\frac', '\\sqrt', '\\angle', '\\overline', '\\bar', '\\sum', '\\triangle'].includes(text) ||
          text in ratios ||
          greek.test(text)
        )
      default:
        return false
    }
  }

  protected power(): Node {
    let base = this.primary()
    for (;;) {
      if (this.accept('\\%')) base = binary('/', base, number(100))
      else if (this.peek() !== '^' || this.kind() === 'text') return base
      else {
        this.at++
        if (this.accept('\\circ')) continue
        if (this.peek() === '{' && this.peek(1) === '\\circ') {
          this.at += 3
          continue
        }
        base = binary('^', base, this.group())
      }
    }
  }

  /** {...}, or a single token as TeX takes it. */
  protected group(): Node {
    if (this.accept('{')) {
      const node = this.ratio()
      this.expect('}')
      return node
    }
    return this.primary()
  }
}
