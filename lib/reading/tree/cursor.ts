import { trigName } from '../tokens/sign-words'
import type { Token } from '../tokens/token'
import { Unreadable } from '../unreadable'

export interface ParseOptions {
  /** Single letters are variables; without it a letter ends the value. */
  readonly letters: boolean
  /** Read 3/2y as 3/(2y). */
  readonly tight?: boolean
}

/** No more brackets, signs, roots or powers stand within one another. */
const deepest = 30

const operandSigns: ReadonlySet<string> = new Set(['(', '√', '∛', 'π', 'frac', 'abs'])

/** Where reading has come to among the tokens, and what can stand there. */
export class Cursor {
  /** How many bars are open: what stands behind an operand closes the last of them. */
  protected bars = 0

  constructor(
    protected readonly tokens: readonly Token[],
    protected at: number,
    protected readonly options: ParseOptions,
  ) {}

  protected peek(): Token | undefined {
    return this.tokens[this.at]
  }

  /** In the cleaned text. */
  protected place(): number {
    const last = this.tokens.at(-1)
    return this.peek()?.at ?? (last ? last.at + last.text.length : 0)
  }

  protected isSymbol(text: string): boolean {
    const token = this.peek()
    return token?.kind === 'symbol' && token.text === text
  }

  /** Passes over a symbol, when it stands here. */
  protected passes(text: string): boolean {
    const isHere = this.isSymbol(text)
    if (isHere) this.at++
    return isHere
  }

  protected refuseDeep(depth: number, of: string): void {
    if (depth > deepest) throw new Unreadable(`There are too many ${of}.`, this.place())
  }

  protected startsOperand(token: Token | undefined): boolean {
    if (!token) return false
    if (token.kind === 'number') return true
    if (token.text === '(' && !this.options.letters && isRemark(this.tokens[this.at + 1])) return false
    if (token.text === '|') return this.bars === 0 && this.options.letters
    if (token.kind === 'symbol') return operandSigns.has(token.text)
    if (this.options.letters) return trigName(token.text) !== undefined || isLetter(token)
    // "432 sec": seconds, not a secant
    return trigName(token.text) !== undefined && angleFollows(this.tokens, this.at)
  }
}

/** Whether what stands after a function's name can be its angle. */
const angleFollows = (tokens: readonly Token[], at: number): boolean =>
  /^(?:[\^(√π]|frac)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.kind === 'number'

/** A word in brackets after a value, as in "12 (cm)". */
const isRemark = (token: Token | undefined): boolean => token?.kind === 'word' && !trigName(token.text)

export const isLetter = (token: Token): boolean => token.kind === 'word' && /^.(?:_.*)?$/u.test(token.text)
