import { add, divide, fraction, multiply, negate, roundedText, sign, subtract, type Fraction } from '../maths/fraction'

/** What the assistant's calculator says when it cannot answer. */
export const calculatorMessages = {
  disallowed: 'Sorry, I can only perform basic calculations.',
  notFinite: "I couldn't calculate that. Please use basic arithmetic operators (+, -, *, /).",
  malformed: "Sorry, I couldn't understand that calculation. Please check the format.",
} as const

class Malformed extends Error {}
class NotFinite extends Error {}

const longest = 1000
const deepest = 100
const largest = 10n ** 308n
const finest = 10n ** 1000n

/**
 * The value of digits, brackets and + - * / to 4 decimals, worked out exactly: "0.1 + 0.2" gives "0.3". Otherwise one of
 * `calculatorMessages`.
 */
export function calculate(expression: string): string {
  const plain = expression.replace(/[×✕]/g, '*').replaceAll('÷', '/').replace(/[−–]/g, '-')
  if (/[^\d\s()+\-*/.]/.test(plain)) return calculatorMessages.disallowed
  if (plain.length > longest) return calculatorMessages.malformed
  try {
    return shown(evaluate(plain))
  } catch (error) {
    if (error instanceof Malformed) return calculatorMessages.malformed
    if (error instanceof NotFinite) return calculatorMessages.notFinite
    throw error
  }
}

function shown(value: Fraction): string {
  const text = roundedText(value, 4).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

/** Terms of factors of signed numbers and brackets, by recursive descent. */
function evaluate(text: string): Fraction {
  const tokens = text.match(/\d+\.?\d*|\.\d+|[^\s]/g) ?? []
  let at = 0
  const take = (...symbols: readonly string[]): string | undefined =>
    symbols.find((symbol) => symbol === tokens[at] && ++at)

  function sum(depth: number): Fraction {
    let total = product(depth)
    for (let symbol = take('+', '-'); symbol; symbol = take('+', '-'))
      total = bounded(symbol === '+' ? add(total, product(depth)) : subtract(total, product(depth)))
    return total
  }

  function product(depth: number): Fraction {
    let total = factor(depth)
    for (let symbol = take('*', '/'); symbol; symbol = take('*', '/')) {
      const next = factor(depth)
      if (symbol === '/' && sign(next) === 0) throw new NotFinite()
      total = bounded(symbol === '*' ? multiply(total, next) : divide(total, next))
    }
    return total
  }

  function factor(depth: number): Fraction {
    if (depth > deepest) throw new Malformed()
    const symbol = take('+', '-', '(')
    if (symbol === '+') return factor(depth + 1)
    if (symbol === '-') return negate(factor(depth + 1))
    if (symbol === '(') {
      const inside = sum(depth + 1)
      if (!take(')')) throw new Malformed()
      return inside
    }
    return number(tokens[at++])
  }

  const total = sum(0)
  if (at < tokens.length) throw new Malformed()
  return total
}

function number(token: string | undefined): Fraction {
  if (token === undefined || !/\d/.test(token)) throw new Malformed()
  const [whole = '', places = ''] = token.split('.')
  return fraction(BigInt(`${whole}${places}`), 10n ** BigInt(places.length))
}

/** Floating point would call these infinite. */
function bounded(value: Fraction): Fraction {
  if (value.n > largest || value.n < -largest || value.d > finest) throw new NotFinite()
  return value
}
