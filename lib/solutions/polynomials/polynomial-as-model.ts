import { sumAndProduct } from './sum-and-product'
import { valueAt } from './value-at'
import { zeroes } from './zeroes'
import { zeroesObjection, zeroLines, type Given as Polynomial } from './pieces/zeroes'
import { shown } from './pieces/splitting'
import {
  bracketed,
  compare,
  divide,
  fraction,
  multiply,
  negate,
  one,
  subtract,
  add,
  sumText,
  toTex,
  toText,
  valueAt as valueOf,
  type Fraction,
} from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked, type Solution } from '../solution'

/** What is asked of a quadratic polynomial that models a height, a profit or an arch. */
export type Asked =
  | {
      readonly kind:
        | 'zeroes'
        | 'sum of zeroes'
        | 'sum and product'
        | 'product of zeroes'
        | 'width'
        | 'zeroes and width'
        | 'greatest value'
    }
  /** The zero that is a time or a distance: the positive one. */
  | { readonly kind: 'ground' | 'shape' }
  | { readonly kind: 'value'; readonly at: Fraction }
  /** Where it has that value. */
  | { readonly kind: 'places'; readonly value: Fraction }
  /** The polynomial whose zeroes are so much greater, with the same leading coefficient. */
  | { readonly kind: 'shifted'; readonly by: Fraction }
  /** Another, −x² + kx − c, as wide, the lesser zero of which is told: k. */
  | { readonly kind: 'second'; readonly constant: Fraction; readonly lesser: Fraction }

export interface Given {
  readonly polynomial: Polynomial
  readonly name: string
  readonly asked: Asked
}

const coefficientsOf = ({ a, b, c }: Polynomial): readonly Fraction[] => [a, b, c]

const sumOf = ({ a, b }: Polynomial): Fraction => negate(divide(b, a))

/** The rational zeroes, the lesser first; null where they are surds. */
function endsOf(polynomial: Polynomial): readonly [Fraction, Fraction] | null {
  const { found } = zeroLines(polynomial)
  if (found.kind !== 'rational') return null
  const [first, second] = found.zeroes
  return compare(first, second) <= 0 ? [first, second] : [second, first]
}

const less = (polynomial: Polynomial, value: Fraction): Polynomial => ({
  ...polynomial,
  c: subtract(polynomial.c, value),
})

function widthLines(polynomial: Polynomial): readonly Step[] {
  const [first, second] = endsOf(polynomial) ?? [one, one]
  return [
    ...zeroes.solve(polynomial).lines,
    earns(1, says`They are ${chain(`${toTex(second)} - ${bracketed(first)}`, toTex(subtract(second, first)))} apart`),
  ]
}

function greatest({ polynomial, name }: Given): Solution {
  const middle = divide(sumOf(polynomial), fraction(2))
  const { lines, key } = valueAt.solve({
    coefficients: coefficientsOf(polynomial),
    at: middle,
    letter: polynomial.letter,
    name,
  })
  return {
    lines: [
      says`Half-way between the zeroes: ${chain('-\\frac{b}{2a}', toTex(middle))}`,
      ...lines,
      `So the greatest value is $${toTex(valueOf(coefficientsOf(polynomial), middle))}$`,
    ],
    key,
  }
}

function shifted({ polynomial }: Given, by: Fraction): Solution {
  const { a, c, letter } = polynomial
  const [sum, product] = [sumOf(polynomial), divide(c, a)]
  const [newSum, newProduct] = [
    add(sum, multiply(fraction(2), by)),
    add(add(product, multiply(by, sum)), multiply(by, by)),
  ]
  const found = [a, negate(multiply(a, newSum)), multiply(a, newProduct)]
  return {
    lines: [
      says`${equals('Sum of the zeroes', '-\\frac{b}{a}', toTex(sum))}; ${equals('product', '\\frac{c}{a}', toTex(product))}`,
      says`Each zero is ${toTex(by)} greater: ${equals('new sum', `${toTex(sum)} + 2 \\times ${bracketed(by)}`, toTex(newSum))}`,
      says`${equals('New product', `${toTex(product)} + ${bracketed(by)} \\times ${bracketed(sum)} + ${bracketed(by)}^2`, toTex(newProduct))}`,
      earns(1, `With the same leading coefficient the polynomial is $${shown(found, letter)}$`),
    ],
    key: sumText([
      [found[0] ?? a, `${letter}^2`],
      [found[1] ?? a, letter],
      [found[2] ?? a, ''],
    ]),
  }
}

function second({ polynomial }: Given, lesser: Fraction): Solution {
  const [first, last] = endsOf(polynomial) ?? [one, one]
  const width = subtract(last, first)
  const other = add(lesser, width)
  const k = add(lesser, other)
  return {
    lines: [
      ...widthLines(polynomial),
      says`The other zero of the second is ${chain(`${toTex(lesser)} + ${toTex(width)}`, toTex(other))}`,
      says`${equals('Sum of its zeroes', '-\\frac{k}{-1}', 'k')}`,
      earns(1, says`So ${chain('k', `${toTex(lesser)} + ${toTex(other)}`, toTex(k))}`),
    ],
    key: toText(k),
  }
}

function objection({ polynomial, asked }: Given): string | null {
  const general = zeroesObjection(asked.kind === 'places' ? less(polynomial, asked.value) : polynomial)
  if (general !== null && !['value', 'sum of zeroes', 'sum and product', 'product of zeroes'].includes(asked.kind))
    return general
  if (asked.kind === 'greatest value' && polynomial.a.n > 0n)
    return 'The coefficient of the square is positive, so the polynomial has no greatest value.'
  if (asked.kind === 'shape') return null
  const isEnds =
    asked.kind === 'width' || asked.kind === 'zeroes and width' || asked.kind === 'second' || asked.kind === 'ground'
  const ends = isEnds ? endsOf(polynomial) : undefined
  if (ends && asked.kind === 'ground' && (ends[0].n > 0n || ends[1].n <= 0n))
    return 'I look for one positive zero there: check what you typed.'
  if (ends === null) return 'The zeroes are irrational here: check what you typed.'
  if (!ends || asked.kind !== 'second') return null
  const other = add(asked.lesser, subtract(ends[1], ends[0]))
  return compare(multiply(asked.lesser, other), asked.constant) === 0
    ? null
    : 'The second polynomial is not as wide as the first: check what you typed.'
}

/** E.g. of an arch p(x) = −x² + 8x − 12: where it meets the ground, how wide and how high it is. */
export const polynomialAsModel = worked<Given>({
  id: 'polynomial-as-model',
  archetype: 'poly-case-parabola',
  objection,
  solve: (given) => {
    const { polynomial, name, asked } = given
    switch (asked.kind) {
      case 'zeroes':
        return zeroes.solve(polynomial)
      case 'sum and product':
      case 'product of zeroes':
        return sumAndProduct.solve({
          ...polynomial,
          asked: asked.kind === 'sum and product' ? 'both' : 'product',
          arranged: true,
        })
      case 'sum of zeroes': {
        const sum = toTex(sumOf(polynomial))
        return {
          lines: [
            earns(
              1,
              says`${equals('Sum of zeroes', '-\\frac{\\text{coefficient of } x}{\\text{coefficient of } x^2}', sum)}`,
            ),
          ],
          key: toText(sumOf(polynomial)),
        }
      }
      case 'width': {
        const [first, last] = endsOf(polynomial) ?? [one, one]
        return { lines: widthLines(polynomial), key: toText(subtract(last, first)) }
      }
      case 'zeroes and width': {
        const [first, last] = endsOf(polynomial) ?? [one, one]
        const ends = [first, last].map((end) => `${polynomial.letter} = ${toText(end)}`)
        return { lines: widthLines(polynomial), key: `${ends.join(', ')}; width = ${toText(subtract(last, first))}` }
      }
      case 'ground': {
        const last = endsOf(polynomial)?.[1] ?? one
        const { lines } = zeroes.solve(polynomial)
        const { letter } = polynomial
        return {
          lines: [
            `On the ground $${name}(${letter}) = 0$.`,
            ...lines,
            earns(1, `$${letter}$ is not negative here, so $${letter} = ${toTex(last)}$`),
          ],
          key: toText(last),
        }
      }
      case 'shape':
        return {
          lines: [
            'The graph of a quadratic polynomial is a parabola.',
            earns(
              1,
              `The coefficient of the square is ${polynomial.a.n > 0n ? 'positive: it opens upwards' : 'negative: it opens downwards'}.`,
            ),
          ],
          key: 'parabola',
        }
      case 'greatest value':
        return greatest(given)
      case 'value':
        return valueAt.solve({
          coefficients: coefficientsOf(polynomial),
          at: asked.at,
          letter: polynomial.letter,
          name,
        })
      case 'places': {
        const { letter } = polynomial
        const put = `$${name}(${letter}) = ${toTex(asked.value)}$, that is, $${shown(coefficientsOf(less(polynomial, asked.value)), letter)} = 0$`
        const { lines, key } = zeroes.solve(less(polynomial, asked.value))
        return { lines: [line('put', put), ...lines], key }
      }
      case 'shifted':
        return shifted(given, asked.by)
      case 'second':
        return second(given, asked.lesser)
      default:
        return asked satisfies never
    }
  },
})
