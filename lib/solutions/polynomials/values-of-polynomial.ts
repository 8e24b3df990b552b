import { lettersTex, lettersText } from '../pieces/letters-sum'
import { worked } from '../solution'
import { sumTex, type Fraction, type Term } from '../../maths'
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

/** E.g. "If p(x) = x² − 4x + 1, find p(2 + √3)." "Verify that 3 and −1 are zeroes of x² − 2x − 3." */
export const valuesOfPolynomial = worked<Given>({
  id: 'values-of-polynomial',
  archetype: 'poly-value',
  objection: ({ coefficients, places }) =>
    coefficients.length > 7 || places.length === 0 || places.length > 4
      ? 'I can work out polynomials up to the sixth degree, at four places at most.'
      : null,
  solve: ({ coefficients, letter, name, places, asked }) => {
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
    return {
      lines: [
        ...shown,
        ...lines,
        wrong.length === 0
          ? `The value is $0$ at ${named(places)}: so ${named(places)} ${are(places)}`
          : `The value is not $0$ at ${named(wrong)}: so ${named(wrong)} ${wrong.length === 1 ? 'is no zero' : 'are no zeroes'}`,
      ],
      key: wrong.length === 0 ? 'Yes' : 'No',
    }
  },
})
