import { trigName } from '../tokens/sign-words'
import type { Token } from '../tokens/token'
import type { ParseOptions } from './cursor'
import type { Node, Operation } from './node'
import { binary, implied, Operands } from './operands'

export interface Parsed {
  readonly node: Node
  /** Where reading stopped. */
  readonly next: number
  /** Whether "3/2y" occurs, which some mean as 3/(2y). */
  readonly ambiguous: boolean
}

const strength = { sum: 10, product: 20, tight: 25 }

const operations: ReadonlyMap<string, Operation> = new Map(
  (['+', '-', '*', '/', '±', '∓'] as const).map((operation) => [operation, operation]),
)

const bondOf = (operation: Operation): number =>
  operation === '*' || operation === '/' ? strength.product : strength.sum

/** Reads as much of the tokens from `start` as makes one expression. Throws Unreadable. */
export function parse(tokens: readonly Token[], start: number, options: ParseOptions): Parsed {
  return new Parser(tokens, start, options).parse()
}

/** A Pratt parser. */
class Parser extends Operands {
  private ambiguous = false

  parse(): Parsed {
    const node = this.expression(0, 0)
    return { node, next: this.at, ambiguous: this.ambiguous }
  }

  protected expression(least: number, depth: number): Node {
    this.refuseDeep(depth, 'brackets or signs')
    let left = this.operand(depth)
    for (;;) {
      const token = this.peek()
      const operation = token?.kind === 'symbol' ? operations.get(token.text) : undefined
      const before = this.tokens[this.at - 1]?.text
      if (!operation && !this.isFactor(token, before)) return left
      // "50/day": per day, no division
      if (operation === '/' && !this.options.letters && isPlainWord(this.tokens[this.at + 1])) return left
      const bond = operation ? bondOf(operation) : this.options.tight ? strength.tight : strength.product
      if (bond <= least) return left
      if (operation) this.at++
      else if (left.kind === 'binary' && left.operation === '/' && before !== ')') this.ambiguous = true
      const right = this.expression(bond, depth + 1)
      left = operation ? binary(operation, left, right) : implied(left, right)
    }
  }

  /** Whether an operand begins here that multiplies what stands before it without a sign. */
  private isFactor(token: Token | undefined, before: string | undefined): boolean {
    return this.startsOperand(token) && (token?.kind !== 'number' || before === ')' || before === 'π' || before === '|')
  }
}

const isPlainWord = (token: Token | undefined): boolean => token?.kind === 'word' && trigName(token.text) === undefined
