import type { Token } from './tokens'

/** What the reader of TeX does not read is not checked; the reason is counted. */
export class Unreadable extends Error {}

const capital = /^[A-Z]$/

/** The tokens of one side of a formula, taken one by one. */
export class TokenStream {
  protected at = 0
  constructor(protected readonly tokens: readonly Token[]) {}

  protected peek(ahead = 0): string {
    return this.tokens[this.at + ahead]?.text ?? ''
  }
  protected kind(ahead = 0): Token['kind'] | 'end' {
    return this.tokens[this.at + ahead]?.kind ?? 'end'
  }
  protected take(): Token {
    const token = this.tokens[this.at++]
    if (!token) throw new Unreadable('it ends too soon')
    return token
  }
  protected accept(text: string): boolean {
    if (this.kind() === 'text' || this.peek() !== text) return false
    this.at++
    return true
  }
  protected expect(text: string): void {
    if (!this.accept(text)) throw new Unreadable(`"${text}" expected, "${this.peek()}" found`)
  }
  expectEnd(): void {
    if (this.at < this.tokens.length) throw new Unreadable(`"${this.peek()}" is not read`)
  }

  /** (\\text{red}), (E), (53 \\text{ Mondays}) */
  protected holdsEvent(): boolean {
    for (let ahead = 1; this.kind(ahead) !== 'end' && this.peek(ahead) !== ')'; ahead++)
      if (this.kind(ahead) === 'text') return true
    return capital.test(this.peek(1)) && this.peek(2) === ')'
  }

  protected holdsComma(): boolean {
    let depth = 0
    for (let ahead = 0; this.kind(ahead) !== 'end'; ahead++) {
      if (this.peek(ahead) === '(') depth++
      if (this.peek(ahead) === ')' && --depth === 0) return false
      if (this.peek(ahead) === ',' && depth === 1) return true
    }
    return false
  }

  /** P(\text{not } E) */
  protected event(): string {
    let name = 'P'
    for (;;) {
      const { text } = this.take()
      name += text
      if (text === ')') return name
    }
  }

  protected capitals(): string {
    const braced = this.accept('{')
    let name = ''
    while (this.kind() === 'sign' && capital.test(this.peek())) name += this.take().text
    if (braced) this.expect('}')
    return name
  }

  /** 2\frac{1}{3}, with the smaller number above. */
  protected isAtMixedNumber(): boolean {
    const shape = this.tokens.slice(this.at, this.at + 8)
    const texts = shape.map(({ text }) => text)
    return (
      shape[0]?.kind === 'number' &&
      texts[1] === '\\frac' &&
      shape[3]?.kind === 'number' &&
      shape[6]?.kind === 'number' &&
      texts[2] === '{' &&
      texts[4] === '}' &&
      texts[5] === '{' &&
      texts[7] === '}' &&
      Number(texts[3]) < Number(texts[6])
    )
  }
}
