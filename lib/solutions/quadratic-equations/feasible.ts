import { divide, fraction, isInteger, isSquare, sumTex, toNumber, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { wholeObjection } from './pieces/story'

/** Two ages with their sum, or a rectangle with its perimeter; and the product, or the area. */
export interface Given {
  readonly kind: 'ages' | 'rectangle'
  readonly sum: Fraction
  readonly product: Fraction
}

/** What the two add up to. */
const sumOf = ({ kind, sum }: Given): Fraction => (kind === 'ages' ? sum : divide(sum, fraction(2)))

const discriminantOf = (given: Given): number => toNumber(sumOf(given)) ** 2 - 4 * toNumber(given.product)

function objection(given: Given): string | null {
  const general = wholeObjection(given.sum, given.product)
  if (general !== null) return general
  if (!isInteger(sumOf(given))) return 'I can work this with a perimeter that is an even number.'
  const D = discriminantOf(given)
  return D < 0 || isSquare(D) ? null : `It is possible, but the two would be irrational: check what you typed.`
}

/** E.g. "Is it possible to design a rectangular park of perimeter 80 m and area 375 m²? ..." */
export const feasible = worked<Given>({
  id: 'feasible',
  archetype: 'qe-feasible',
  objection,
  solve: (given) => {
    const ages = given.kind === 'ages'
    const [sum, product] = [toNumber(sumOf(given)), toNumber(given.product)]
    const D = discriminantOf(given)
    const opening = [
      ages
        ? `Let one age be $x$ years; then the other is $(${sum} - x)$ years.`
        : `Length $+$ breadth $= ${2 * sum} \\div 2 = ${sum}$. Let one side be $x$ m; then the other is $(${sum} - x)$ m.`,
      earns(0.5, `${ages ? 'Product of the ages' : 'Area'}: $x(${sum} - x) = ${product}$`, 'equation'),
      earns(
        0.5,
        `In standard form: $${sumTex([
          [1, 'x^2'],
          [-sum, 'x'],
          [product, ''],
        ])} = 0$`,
      ),
      earns(
        D < 0 ? 1 : 0.5,
        `$D = b^2 - 4ac = (-${sum})^2 - 4(1)(${product}) = ${sum * sum} - ${4 * product} = ${D}$`,
        'discriminant',
      ),
    ]
    if (D < 0)
      return {
        lines: [
          ...opening,
          earns(0.5, 'Since $D < 0$, the equation has no real roots.', 'nature'),
          earns(0.5, 'Hence the situation is not possible.'),
        ],
        key: 'not possible',
      }
    const [high, low] = [(sum + Math.sqrt(D)) / 2, (sum - Math.sqrt(D)) / 2]
    const [first, second, unit, quantity] = ages
      ? (['older', 'younger', 'years', 'age'] as const)
      : (['length', 'breadth', 'm', 'side'] as const)
    return {
      lines: [
        ...opening,
        earns(
          0.5,
          D === 0
            ? 'Since $D = 0$, the equation has two equal real roots, so the situation is possible.'
            : 'Since $D > 0$, the roots are real, so the situation is possible.',
        ),
        earns(
          0.5,
          D === 0
            ? `Each root is $x = \\frac{-b}{2a} = \\frac{${sum}}{2} = ${high}$`
            : `$x = \\frac{-b \\pm \\sqrt{D}}{2a} = \\frac{${sum} \\pm ${high - low}}{2}$, so $x = ${high}$ or $x = ${low}$`,
          'formula',
        ),
        D === 0
          ? `If one ${quantity} is ${high} ${unit}, the other is $${sum} - ${high} = ${low}$ ${unit} as well.`
          : `If one ${quantity} is ${high} ${unit}, the other is ${low} ${unit}: both roots give the same pair.`,
        earns(0.5, `Hence it is possible: ${first} = ${high} ${unit} and ${second} = ${low} ${unit}.`),
      ],
      key: `${first} = ${high}, ${second} = ${low}`,
    }
  },
})
