import { lengthObjection, numeral, numeralText, product, squaredTex } from '../measure'
import { rootOf, rootTex } from '../root'
import { add, sign, subtract, surdText, type Fraction, type Surd } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** The tangent PT from P touches the circle with centre O at T: two of OT, PT and OP are told. */
export type TangentLength = { readonly unit: string } & (
  | { readonly asked: 'tangent'; readonly radius: Fraction; readonly distance: Fraction }
  | { readonly asked: 'radius'; readonly tangent: Fraction; readonly distance: Fraction }
  | { readonly asked: 'distance'; readonly radius: Fraction; readonly tangent: Fraction }
)

interface Triangle {
  readonly name: 'PT' | 'OT' | 'OP'
  readonly formula: readonly [string, string]
  /** What is known, as it is told. */
  readonly known: readonly (readonly [name: string, length: Fraction])[]
  readonly sign: '+' | '-'
  readonly squares: readonly [Fraction, Fraction]
}

function triangleOf(given: TangentLength): Triangle {
  switch (given.asked) {
    case 'tangent': {
      const { radius, distance } = given
      return {
        name: 'PT',
        formula: ['PT^2', 'OP^2 - OT^2'],
        known: [
          ['OT', radius],
          ['OP', distance],
        ],
        sign: '-',
        squares: [distance, radius],
      }
    }
    case 'radius': {
      const { tangent, distance } = given
      return {
        name: 'OT',
        formula: ['OT^2', 'OP^2 - PT^2'],
        known: [
          ['PT', tangent],
          ['OP', distance],
        ],
        sign: '-',
        squares: [distance, tangent],
      }
    }
    case 'distance': {
      const { radius, tangent } = given
      return {
        name: 'OP',
        formula: ['OP^2', 'OT^2 + PT^2'],
        known: [
          ['OT', radius],
          ['PT', tangent],
        ],
        sign: '+',
        squares: [radius, tangent],
      }
    }
    default:
      return given satisfies never
  }
}

function squareOf({ sign: operation, squares: [first, second] }: Triangle): Fraction {
  const [a, b] = [product(first, first), product(second, second)]
  return operation === '+' ? add(a, b) : subtract(a, b)
}

function objection(given: TangentLength): string | null {
  const triangle = triangleOf(given)
  const odd = lengthObjection(Object.fromEntries(triangle.known))
  if (odd !== null) return odd
  const square = squareOf(triangle)
  if (sign(square) <= 0)
    return 'The distance from the centre is the hypotenuse, so it must be the longest of the lengths: check the numbers.'
  return rootOf(square) === null ? 'Such a root cannot be found by hand: check the lengths.' : null
}

/** "\sqrt{48}" and "4\sqrt{3}", or the root alone where it is the same. */
export function rootSides(square: Fraction, root: Surd): readonly string[] {
  const [under, found] = [`\\sqrt{${numeral(square)}}`, rootTex(root)]
  return root.radicand !== 1 && found !== under ? [under, found] : [found]
}

/** The root in the grammar of answers. */
export const rootText = (root: Surd): string => (root.radicand === 1 ? numeralText(root.coefficient) : surdText(root))

/** E.g. "From a point P, 17 cm away from the centre of a circle of radius 8 cm, a tangent PT is drawn. Find PT." */
export const tangentLength = worked<TangentLength>({
  id: 'tangent-length',
  archetype: 'cir-tangent-length',
  objection,
  solve: (given) => {
    const triangle = triangleOf(given)
    const { name, formula, known, sign: operation, squares } = triangle
    const square = squareOf(triangle)
    const root = rootOf(square)
    if (root === null) throw new Error(`tangentLength: ${objection(given) ?? ''}`)
    const [first, second] = squares
    const told = known.map(([of, length]) => `$${of} = ${numeral(length)}$ ${given.unit}`)
    return {
      key: rootText(root),
      lines: [
        `Given: ${told.join(' and ')}.`,
        earns(
          0.5,
          'The radius is perpendicular to the tangent at the point of contact, so $\\angle OTP = 90^\\circ$.',
          'right angle',
        ),
        earns(0.5, says`By the Pythagoras theorem, ${chain(...formula)}`, 'pythagoras'),
        earns(
          0.5,
          says`${chain(
            `${name}^2`,
            `${squaredTex(first)} ${operation} ${squaredTex(second)}`,
            `${numeral(product(first, first))} ${operation} ${numeral(product(second, second))}`,
            numeral(square),
          )}`,
          'squares',
        ),
        earns(0.5, says`Hence ${chain(name, ...rootSides(square, root))} ${given.unit}.`),
      ],
    }
  },
})
