import { lettersTex, lettersText } from '../pieces/letters-sum'
import { worked } from '../solution'
import { add, multiply, sumTex, toTex, toText, type Fraction, type Term } from '../../maths'
import * as sums from '../../maths/sum'
import type { Sum } from '../../maths/sum'

/** A polynomial at several places, or at one that holds roots or letters. */
export interface Given {
  /** Highest power first. */
  readonly coefficients: readonly Sum[]
  readonly letter: string
  readonly name: string
  readonly places: readonly Sum[]
  /** Whether its values are asked, or whether the places are its zeroes. */
  readonly asked: 'values' | 'zeroes'
  /** What is asked of the zeroes besides, where they are all of them: their sum, their product, or all relations with the coefficients. */
  readonly also?: readonly ('sum' | 'product' | 'relations')[]
}

const budget = () => sums.newBudget()

/** By Horner's way. */
const valueAt = (coefficients: readonly Sum[], place: Sum): Sum =>
  coefficients.reduce<Sum>((so, one) => sums.add(sums.multiply(so, place, budget()), one, budget()), new Map())

const simple = (sum: Sum): Fraction | null => sums.rationalOf(sum)

/** "2(3)^2 - 5(3) + 1" */
function put(coefficients: readonly Sum[], place: Sum): string {
  const at = `(${lettersTex(place)})`
  const top = coefficients.length - 1
  const terms = coefficients.map((one, index) => {
    const power = top - index
    const x = power === 0 ? '' : power === 1 ? at : `${at}^${power}`
    return { one, x }
  })
  const plain = terms.map(({ one, x }): Term | null => {
    const value = simple(one)
    return value && [value, x]
  })
  if (plain.every((term) => term !== null)) return sumTex(plain)
  return terms
    .filter(({ one }) => !sums.isZero(one))
    .map(({ one, x }) =>
      lettersTex(one) === '1' && x !== ''
        ? x
        : one.size > 1 || lettersTex(one).startsWith('-')
          ? `(${lettersTex(one)})${x}`
          : `${lettersTex(one)}${x}`,
    )
    .join(' + ')
}

const bracketed = (value: Fraction): string => (value.n < 0n ? `(${toTex(value)})` : toTex(value))

/** The sum, the sum of the products in pairs and the product of the zeroes, each beside the quotient of coefficients that it equals. */
function relationsOf({ coefficients, places }: Given) {
  const [zeroes, all] = [places, coefficients].map((sums) => sums.flatMap((one) => simple(one) ?? []))
  const [a, ...others] = all ?? []
  if (!a || !zeroes || others.length !== zeroes.length || zeroes.length < 2 || zeroes.length > 3) return null
  const [x, y, z] = zeroes
  const pairs =
    x && y
      ? [
          [x, y],
          ...(z
            ? [
                [y, z],
                [z, x],
              ]
            : []),
        ]
      : []
  const sum = zeroes.reduce(add)
  const product = zeroes.reduce(multiply)
  const quotient = (by: Fraction | undefined, sign: '' | '-'): string => `${sign}\\frac{${toTex(by ?? a)}}{${toTex(a)}}`
  const inPairs = pairs.map(([one = a, other = a]) => multiply(one, other)).reduce(add)
  const written = pairs.map((pair) => pair.map(bracketed).join(' \\times ')).join(' + ')
  return {
    sum,
    product,
    sumLine: `Sum of the zeroes $= ${zeroes.map(bracketed).join(' + ')} = ${toTex(sum)}$`,
    productLine: `Product of the zeroes $= ${zeroes.map(bracketed).join(' \\times ')} = ${toTex(product)}$`,
    sumQuotient: `$-\\frac{b}{a} = ${quotient(others[0], '-')} = ${toTex(sum)}$`,
    pairLines: z
      ? [
          `Sum of the products in pairs $= ${written} = ${toTex(inPairs)}$`,
          `$\\frac{c}{a} = ${quotient(others[1], '')} = ${toTex(inPairs)}$`,
        ]
      : [],
    productQuotient: z
      ? `$-\\frac{d}{a} = ${quotient(others[2], '-')} = ${toTex(product)}$`
      : `$\\frac{c}{a} = ${quotient(others[1], '')} = ${toTex(product)}$`,
  }
}

const besideOf = (found: NonNullable<ReturnType<typeof relationsOf>>, asked: 'sum' | 'product' | 'relations') => {
  if (asked === 'sum') return { lines: [found.sumLine], key: `sum = ${toText(found.sum)}` }
  if (asked === 'product') return { lines: [found.productLine], key: `product = ${toText(found.product)}` }
  const { sumLine, sumQuotient, pairLines, productLine, productQuotient } = found
  return { lines: [sumLine, sumQuotient, ...pairLines, productLine, productQuotient, 'The relations hold'], key: '' }
}

/** E.g. "If p(x) = x² − 4x + 1, find p(2 + √3)." "Verify that 3 and −1 are zeroes of x² − 2x − 3." */
export const valuesOfPolynomial = worked<Given>({
  id: 'values-of-polynomial',
  archetype: 'poly-value',
  objection: (given) => {
    const { coefficients, places, also = [] } = given
    if (coefficients.length > 7 || places.length === 0 || places.length > 4)
      return 'I can work out polynomials up to the sixth degree, at four places at most.'
    return also.length > 0 && relationsOf(given) === null
      ? 'For that I need all the zeroes of a polynomial of the second or third degree.'
      : null
  },
  solve: (given) => {
    const { coefficients, letter, name, places, asked, also = [] } = given
    const values = places.map((place) => valueAt(coefficients, place))
    const lines = places.map((place, at) => {
      const value = values[at] ?? place
      return `$${name}(${lettersTex(place)}) = ${put(coefficients, place)} = ${lettersTex(value)}$`
    })
    const shown = coefficients.every((one) => simple(one) !== null)
      ? [`$${name}(${letter}) = ${put(coefficients, sums.letter(letter)).replaceAll(`(${letter})`, letter)}$`]
      : []
    if (asked === 'values') {
      const texts = values.map(lettersText)
      const key =
        texts.length === 1
          ? (texts[0] ?? '')
          : texts.map((text, at) => `${name}(${lettersText(places[at] ?? new Map())}) = ${text}`).join(', ')
      return { lines: [...shown, ...lines], key }
    }
    const isZero = values.map((value) => sums.isZero(value))
    const wrong = places.filter((_, at) => isZero[at] !== true)
    const named = (all: readonly Sum[]) => all.map((one) => `$${lettersTex(one)}$`).join(' and ')
    const are = (all: readonly Sum[]) => (all.length === 1 ? 'is a zero' : 'are zeroes')
    const found = also.length > 0 ? relationsOf(given) : null
    const besides = found ? also.map((one) => besideOf(found, one)) : []
    return {
      lines: [
        ...shown,
        ...lines,
        wrong.length === 0
          ? `The value is $0$ at ${named(places)}: so ${named(places)} ${are(places)}`
          : `The value is not $0$ at ${named(wrong)}: so ${named(wrong)} ${wrong.length === 1 ? 'is no zero' : 'are no zeroes'}`,
        ...(wrong.length === 0 ? besides.flatMap((one) => one.lines) : []),
      ],
      key: wrong.length === 0 ? ['Yes', ...besides.map(({ key }) => key)].filter(Boolean).join(', ') : 'No',
    }
  },
})
