import { add, bigGcd, fraction, multiply, type Fraction } from '../../../maths'

/** A sum of products of quantities of a figure: 'AB' a segment, '<ABC' an angle, '#ABC' an area; '' stands for the number one. */
export type Sum = ReadonlyMap<string, Fraction>

const factorsOf = (product: string): readonly string[] => product.split('.').filter((one) => one !== '')

export const single = (quantity: string): Sum => new Map([[quantity, fraction(1)]])
export const constant = (value: Fraction): Sum => new Map([['', value]])

export function plus(one: Sum, two: Sum): Sum {
  const out = new Map(one)
  for (const [product, value] of two) {
    const sum = add(out.get(product) ?? fraction(0), value)
    if (sum.n === 0n) out.delete(product)
    else out.set(product, sum)
  }
  return out
}

export function times(one: Sum, two: Sum): Sum {
  let out: Sum = new Map()
  for (const [p, a] of one)
    for (const [q, b] of two)
      out = plus(out, new Map([[[...factorsOf(p), ...factorsOf(q)].toSorted().join('.'), multiply(a, b)]]))
  return out
}

export const minus = (one: Sum, two: Sum): Sum => plus(one, times(two, constant(fraction(-1))))

/** "2 AB AB = 2 AC AC + BC BC", "<APB = 2 <OAB", as what is nought. */
export function equationOf(text: string): Sum {
  const [left = '', right = ''] = text.split(' = ')
  const sumOf = (side: string): Sum => {
    let out: Sum = new Map()
    let sign = fraction(1)
    let term: Sum | null = null
    for (const piece of side.split(' ').filter((one) => one !== '')) {
      if (piece === '+' || piece === '-') {
        out = plus(out, term ?? new Map())
        term = null
        sign = fraction(piece === '+' ? 1 : -1)
      } else {
        const [n = '', d = '1'] = piece.split('/')
        const factor = /^\d/.test(piece) ? constant(fraction(BigInt(n), BigInt(d))) : single(piece)
        term = times(term ?? constant(sign), factor)
      }
    }
    return plus(out, term ?? new Map())
  }
  return minus(sumOf(left), sumOf(right))
}

/** The one way to write what is nought: whole coefficients without a common divisor, the first of them positive. */
export function written(sum: Sum): string {
  const terms = [...sum].filter(([, value]) => value.n !== 0n).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const common = terms.reduce((all, [, { d }]) => (all / bigGcd(all, d)) * d, 1n)
  const whole = terms.map(([product, value]) => [product, (value.n * common) / value.d] as const)
  const divisor = whole.reduce((all, [, n]) => bigGcd(all, n), 0n)
  const sign = (whole[0]?.[1] ?? 1n) < 0n ? -1n : 1n
  return whole.map(([product, n]) => `${String((sign * n) / (divisor === 0n ? 1n : divisor))}:${product}`).join(' ')
}

/** Each quantity by another name. */
export function renamed(sum: Sum, name: (quantity: string) => string): Sum {
  let out: Sum = new Map()
  for (const [product, value] of sum)
    out = plus(out, new Map([[factorsOf(product).map(name).toSorted().join('.'), value]]))
  return out
}

/** As a fact is written: "eq 2 AB AB = CD EF". */
export function factOf(sum: Sum): string {
  const side = (sign: 1n | -1n): string =>
    [...sum]
      .filter(([, { n }]) => n * sign > 0n)
      .map(([product, { n, d }]) => {
        const size = `${(n * sign).toString()}${d === 1n ? '' : `/${d.toString()}`}`
        return [...(size === '1' && product !== '' ? [] : [size]), ...factorsOf(product)].join(' ')
      })
      .join(' + ')
  return `eq ${side(1n) || '0'} = ${side(-1n) || '0'}`
}
