import type { Node, Operation } from './node'
import type { Token } from './tokens'
import { Unreadable } from './unreadable'
import { trigName } from './words'

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

const binary = (operation: Operation, left: Node, right: Node): Node => ({ kind: 'binary', operation, left, right })

/** A Pratt parser: reads as much of the tokens from `start` as makes one expression. Throws Unreadable. */
export function parse(tokens: readonly Token[], start: number, options: ParseOptions): Parsed {
  const impliedStrength = options.tight ? strength.tight : strength.product
  let at = start
  let ambiguous = false
  let angles = 0
  const peek = () => tokens[at]
  const last = tokens.at(-1)
  /** Where reading has come to, in the cleaned text. */
  const place = () => peek()?.at ?? (last ? last.at + last.text.length : 0)
  const isSymbol = (text: string) => peek()?.kind === 'symbol' && peek()?.text === text

  function startsOperand(token: Token | undefined): boolean {
    if (!token) return false
    if (token.kind === 'number') return true
    if (token.text === '(' && !options.letters && isRemark(tokens[at + 1])) return false
    if (token.kind === 'symbol') return ['(', '√', '∛', 'π', 'frac'].includes(token.text)
    if (options.letters) return trigName(token.text) !== undefined || isLetter(token)
    // "432 sec": seconds, not a secant
    return trigName(token.text) !== undefined && angleFollows(tokens, at)
  }

  function expression(least: number, depth: number): Node {
    if (depth > deepest) throw new Unreadable('There are too many brackets or signs.', place())
    let left = operand(depth)
    for (;;) {
      const token = peek()
      const operation = token?.kind === 'symbol' ? operationOf(token.text) : undefined
      const implied =
        !operation && startsOperand(token) && (token?.kind !== 'number' || /^[)π]$/.test(tokens[at - 1]?.text ?? ''))
      if (!operation && !implied) return left
      const bond = implied ? impliedStrength : operation === '*' || operation === '/' ? strength.product : strength.sum
      if (bond <= least) return left
      if (operation) at++
      if (implied && left.kind === 'binary' && left.operation === '/' && tokens[at - 1]?.text !== ')') ambiguous = true
      const right = expression(bond, depth + 1)
      left = operation ? binary(operation, left, right) : { kind: 'binary', operation: '*', left, right, implied: true }
    }
  }

  function operand(depth: number): Node {
    const token = peek()
    if (token?.kind === 'symbol' && (token.text === '-' || token.text === '±' || token.text === '∓')) {
      at++
      return { kind: 'sign', operation: token.text, of: expression(strength.sign, depth + 1) }
    }
    if (isSymbol('+')) {
      at++
      return expression(strength.sign, depth + 1)
    }
    return powers(primary(depth), depth)
  }

  /** What may follow an operand: a power, or the degree sign of an angle. */
  function powers(base: Node, depth: number): Node {
    if (angles > 0 && isSymbol('°')) at++
    if (!isSymbol('^')) return base
    at++
    return binary('^', base, exponent(depth))
  }

  function exponent(depth: number): Node {
    if (depth > deepest) throw new Unreadable('There are too many powers.', place())
    if (isSymbol('-')) {
      at++
      return { kind: 'sign', operation: '-', of: exponent(depth + 1) }
    }
    return powers(primary(depth), depth + 1)
  }

  function primary(depth: number): Node {
    const token = peek()
    if (!token) throw new Unreadable(missingAtEnd(tokens.at(-1)), place())
    at++
    if (token.kind === 'number')
      return { kind: 'number', value: token.value, decimal: token.decimal, tex: numberTex(token) }
    if (token.kind === 'word') return wordOperand(token, depth)
    switch (token.text) {
      case '(':
        return bracket(depth)
      case 'π':
        return { kind: 'letter', name: 'π' }
      case '√':
      case '∛':
        return { kind: 'root', index: token.text === '√' ? 2 : 3, of: radicand(depth) }
      case 'frac': {
        const top = primary(depth + 1)
        return binary('/', top, primary(depth + 1))
      }
      default:
        throw new Unreadable(`A number is missing before “${token.text}”.`, token.at)
    }
  }

  function bracket(depth: number): Node {
    const of = expression(0, depth + 1)
    if (!isSymbol(')'))
      throw new Unreadable(
        peek() ? `“${peek()?.text}” is out of place in the brackets.` : 'A bracket is not closed.',
        place(),
      )
    at++
    return { kind: 'bracket', of }
  }

  function radicand(depth: number): Node {
    if (depth > deepest) throw new Unreadable('There are too many roots.', place())
    if (!isSymbol('-')) return primary(depth + 1)
    at++
    return { kind: 'sign', operation: '-', of: primary(depth + 1) }
  }

  function wordOperand(token: Token, depth: number): Node {
    const name = trigName(token.text)
    if (!name) {
      if (options.letters && isLetter(token)) return { kind: 'letter', name: token.text }
      throw new Unreadable(`“${token.text}” is out of place.`, token.at)
    }
    // sin²θ: the power stands before the angle but belongs to the whole
    const power = isSymbol('^') ? (at++, exponent(depth + 1)) : null
    if (power?.kind === 'sign') throw new Unreadable('Write 1/sin A, not a negative power of sin.', token.at)
    angles++
    const of = powerless(depth)
    angles--
    const trig: Node = { kind: 'trig', name, of }
    return power ? binary('^', trig, power) : trig
  }

  /** The angle of "sin 2A cos A" without brackets: numbers and letters up to the next function. */
  function angle(depth: number): Node {
    let of = primary(depth + 1)
    while (startsOperand(peek()) && isAngleLetter(peek())) {
      const right = primary(depth + 1)
      of = { kind: 'binary', operation: '*', left: of, right, implied: true }
    }
    return of
  }

  const isAngleLetter = (token: Token | undefined) =>
    token?.text === 'π' || (token?.kind === 'word' && !trigName(token.text))

  function powerless(depth: number): Node {
    const of = isSymbol('(') ? primary(depth + 1) : angle(depth)
    if (isSymbol('°')) at++
    return of
  }

  const node = expression(0, 0)
  return { node, next: at, ambiguous }
}

const missingAtEnd = (last: Token | undefined): string =>
  last ? `Something is missing after “${last.text}”.` : 'Something is missing.'

/** Whether what stands after a function's name can be its angle. */
const angleFollows = (tokens: readonly Token[], at: number): boolean =>
  /^(?:[\^(√π]|frac)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.kind === 'number'

/** A word in brackets after a value, as in "12 (cm)". */
const isRemark = (token: Token | undefined): boolean => token?.kind === 'word' && !trigName(token.text)

const isLetter = (token: Token): boolean => token.kind === 'word' && /^.(?:_.*)?$/u.test(token.text)

function operationOf(text: string): Operation | undefined {
  return (['+', '-', '*', '/', '±', '∓'] as const).find((operation) => operation === text)
}

/** Digits as typed, Indian commas kept; a mixed number as a book sets it. */
function numberTex({ text, value }: Extract<Token, { kind: 'number' }>): string {
  const mixed = /^(\d+) /.exec(text)
  if (mixed) return `${mixed[1]}\\frac{${value.n - BigInt(mixed[1] ?? 0) * value.d}}{${value.d}}`
  if (!/^[\d.,]+$/.test(text)) return `\\frac{${value.n}}{${value.d}}`
  return text.replace(/^\./, '0.').replaceAll(',', '{,}')
}
