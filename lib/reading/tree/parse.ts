import type { Node, Operation } from './node'
import type { Token } from '../tokens/token'
import { Unreadable } from '../unreadable'
import { trigName } from '../tokens/sign-words'

export interface Parsed {
  readonly node: Node
  /** Where reading stopped. */
  readonly next: number
  /** Whether "3/2y" occurs, which some mean as 3/(2y). */
  readonly ambiguous: boolean
}

export interface ParseOptions {
  /** Single letters are variables; without it a letter ends the value. */
  readonly letters: boolean
  /** Read 3/2y as 3/(2y). */
  readonly tight?: boolean
}

const strength = { sum: 10, product: 20, tight: 25, sign: 26, power: 40 }
const deepest = 30

const operandSigns: ReadonlySet<string> = new Set(['(', '√', '∛', 'π', 'frac'])
const operations: ReadonlyMap<string, Operation> = new Map(
  (['+', '-', '*', '/', '±', '∓'] as const).map((operation) => [operation, operation]),
)

const binary = (operation: Operation, left: Node, right: Node): Node => ({ kind: 'binary', operation, left, right })

/** Reads as much of the tokens from `start` as makes one expression. Throws Unreadable. */
export function parse(tokens: readonly Token[], start: number, options: ParseOptions): Parsed {
  return new Parser(tokens, start, options).parse()
}

/** A Pratt parser. */
class Parser {
  private readonly impliedStrength: number
  private ambiguous = false
  private angles = 0

  constructor(
    private readonly tokens: readonly Token[],
    private at: number,
    private readonly options: ParseOptions,
  ) {
    this.impliedStrength = options.tight ? strength.tight : strength.product
  }

  parse(): Parsed {
    const node = this.expression(0, 0)
    return { node, next: this.at, ambiguous: this.ambiguous }
  }

  private peek(): Token | undefined {
    return this.tokens[this.at]
  }

  /** Where reading has come to, in the cleaned text. */
  private place(): number {
    const last = this.tokens.at(-1)
    return this.peek()?.at ?? (last ? last.at + last.text.length : 0)
  }

  private isSymbol(text: string): boolean {
    const token = this.peek()
    return token?.kind === 'symbol' && token.text === text
  }

  private startsOperand(token: Token | undefined): boolean {
    if (!token) return false
    if (token.kind === 'number') return true
    if (token.text === '(' && !this.options.letters && isRemark(this.tokens[this.at + 1])) return false
    if (token.kind === 'symbol') return operandSigns.has(token.text)
    if (this.options.letters) return trigName(token.text) !== undefined || isLetter(token)
    // "432 sec": seconds, not a secant
    return trigName(token.text) !== undefined && angleFollows(this.tokens, this.at)
  }

  private expression(least: number, depth: number): Node {
    if (depth > deepest) throw new Unreadable('There are too many brackets or signs.', this.place())
    let left = this.operand(depth)
    for (;;) {
      const token = this.peek()
      const operation = token?.kind === 'symbol' ? operations.get(token.text) : undefined
      const before = this.tokens[this.at - 1]?.text
      const implied =
        !operation && this.startsOperand(token) && (token?.kind !== 'number' || before === ')' || before === 'π')
      if (!operation && !implied) return left
      // "50/day": per day, no division
      if (operation === '/' && !this.options.letters && isPlainWord(this.tokens[this.at + 1])) return left
      const bond = implied
        ? this.impliedStrength
        : operation === '*' || operation === '/'
          ? strength.product
          : strength.sum
      if (bond <= least) return left
      if (operation) this.at++
      if (implied && left.kind === 'binary' && left.operation === '/' && before !== ')') this.ambiguous = true
      const right = this.expression(bond, depth + 1)
      left = operation ? binary(operation, left, right) : { kind: 'binary', operation: '*', left, right, implied: true }
    }
  }

  private operand(depth: number): Node {
    const token = this.peek()
    if (token?.kind === 'symbol' && (token.text === '-' || token.text === '±' || token.text === '∓')) {
      this.at++
      return { kind: 'sign', operation: token.text, of: this.expression(strength.sign, depth + 1) }
    }
    if (this.isSymbol('+')) {
      this.at++
      return this.expression(strength.sign, depth + 1)
    }
    return this.powers(this.primary(depth), depth)
  }

  /** What may follow an operand: a power, or the degree sign of an angle. */
  private powers(base: Node, depth: number): Node {
    if (this.angles > 0 && this.isSymbol('°')) this.at++
    if (!this.isSymbol('^')) return base
    this.at++
    return binary('^', base, this.exponent(depth))
  }

  private exponent(depth: number): Node {
    if (depth > deepest) throw new Unreadable('There are too many powers.', this.place())
    if (this.isSymbol('-')) {
      this.at++
      return { kind: 'sign', operation: '-', of: this.exponent(depth + 1) }
    }
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
        return this.bracket(depth)
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

  private bracket(depth: number): Node {
    const of = this.expression(0, depth + 1)
    if (!this.isSymbol(')'))
      throw new Unreadable(
        this.peek() ? `“${this.peek()?.text}” is out of place in the brackets.` : 'A bracket is not closed.',
        this.place(),
      )
    this.at++
    return { kind: 'bracket', of }
  }

  private radicand(depth: number): Node {
    if (depth > deepest) throw new Unreadable('There are too many roots.', this.place())
    if (!this.isSymbol('-')) return this.primary(depth + 1)
    this.at++
    return { kind: 'sign', operation: '-', of: this.primary(depth + 1) }
  }

  private wordOperand(token: Token, depth: number): Node {
    const name = trigName(token.text)
    if (!name) {
      if (this.options.letters && isLetter(token)) return { kind: 'letter', name: token.text }
      throw new Unreadable(`“${token.text}” is out of place.`, token.at)
    }
    // sin²θ: the power stands before the angle but belongs to the whole
    const power = this.isSymbol('^') ? (this.at++, this.exponent(depth + 1)) : null
    if (power?.kind === 'sign') throw new Unreadable('Write 1/sin A, not a negative power of sin.', token.at)
    this.angles++
    const of = this.powerless(depth)
    this.angles--
    const trig: Node = { kind: 'trig', name, of }
    return power ? binary('^', trig, power) : trig
  }

  /** The angle of "sin 2A cos A" without brackets: numbers and letters up to the next function. */
  private angle(depth: number): Node {
    let of = this.primary(depth + 1)
    while (this.startsOperand(this.peek()) && isAngleLetter(this.peek())) {
      const right = this.primary(depth + 1)
      of = { kind: 'binary', operation: '*', left: of, right, implied: true }
    }
    return of
  }

  private powerless(depth: number): Node {
    const of = this.isSymbol('(') ? this.primary(depth + 1) : this.angle(depth)
    if (this.isSymbol('°')) this.at++
    return of
  }
}

const isAngleLetter = (token: Token | undefined): boolean =>
  token?.text === 'π' || (token?.kind === 'word' && !trigName(token.text))

const missingAtEnd = (last: Token | undefined): string =>
  last ? `Something is missing after “${last.text}”.` : 'Something is missing.'

const isPlainWord = (token: Token | undefined): boolean => token?.kind === 'word' && trigName(token.text) === undefined

/** Whether what stands after a function's name can be its angle. */
const angleFollows = (tokens: readonly Token[], at: number): boolean =>
  /^(?:[\^(√π]|frac)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.kind === 'number'

/** A word in brackets after a value, as in "12 (cm)". */
const isRemark = (token: Token | undefined): boolean => token?.kind === 'word' && !trigName(token.text)

const isLetter = (token: Token): boolean => token.kind === 'word' && /^.(?:_.*)?$/u.test(token.text)

/** Digits as typed, Indian commas kept; a mixed number as a book sets it. */
function numberTex({ text, value }: Extract<Token, { kind: 'number' }>): string {
  const mixed = /^(\d+) /.exec(text)
  if (mixed) return `${mixed[1]}\\frac{${value.n - BigInt(mixed[1] ?? 0) * value.d}}{${value.d}}`
  if (!/^[\d.,]+$/.test(text)) return `\\frac{${value.n}}{${value.d}}`
  return text.replace(/^\./, '0.').replaceAll(',', '{,}')
}
