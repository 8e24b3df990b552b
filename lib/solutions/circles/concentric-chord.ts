import { rootSides, rootText } from './tangent-length'
import { lengthObjection, numeral, product, squaredTex } from '../measure'
import { rootOf, rootTex } from '../root'
import { add, fraction, sign, subtract, surd, type Fraction, type Surd } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A chord AB of the larger of two circles with the same centre touches the smaller one at P. */
export type ConcentricChord = { readonly unit: string } & (
  | { readonly asked: 'chord'; readonly inner: Fraction; readonly outer: Fraction }
  | { readonly asked: 'inner'; readonly chord: Fraction; readonly outer: Fraction }
  | { readonly asked: 'outer'; readonly inner: Fraction; readonly chord: Fraction }
)

interface Triangle {
  readonly name: 'AP' | 'OP' | 'OA'
  readonly formula: string
  readonly sign: '+' | '-'
  readonly sides: readonly [Fraction, Fraction]
}

const halfOf = (chord: Fraction): Fraction => product(fraction(1, 2), chord)

function triangleOf(given: ConcentricChord): Triangle {
  switch (given.asked) {
    case 'chord':
      return { name: 'AP', formula: 'OA^2 - OP^2', sign: '-', sides: [given.outer, given.inner] }
    case 'inner':
      return { name: 'OP', formula: 'OA^2 - AP^2', sign: '-', sides: [given.outer, halfOf(given.chord)] }
    case 'outer':
      return { name: 'OA', formula: 'OP^2 + AP^2', sign: '+', sides: [given.inner, halfOf(given.chord)] }
    default:
      return given satisfies never
  }
}

function squareOf({ sign: operation, sides: [first, second] }: Triangle): Fraction {
  const [a, b] = [product(first, first), product(second, second)]
  return operation === '+' ? add(a, b) : subtract(a, b)
}

function objection(given: ConcentricChord): string | null {
  const { asked: _asked, unit: _unit, ...lengths } = given
  const odd = lengthObjection(lengths)
  if (odd !== null) return odd
  const square = squareOf(triangleOf(given))
  if (sign(square) <= 0) return 'The larger circle must have the larger radius, and the chord must fit into it.'
  return rootOf(square) === null ? 'Such a root cannot be found by hand: check the lengths.' : null
}

const doubled = ({ coefficient, radicand }: Surd): Surd => surd(product(2, coefficient), radicand)

/** E.g. "Two concentric circles are of radii 5 cm and 3 cm. Find the length of the chord of the larger circle which touches the smaller." */
export const concentricChord = worked<ConcentricChord>({
  id: 'concentric-chord',
  archetype: 'cir-concentric-chord',
  objection,
  solve: (given) => {
    const triangle = triangleOf(given)
    const { name, formula, sign: operation, sides } = triangle
    const square = squareOf(triangle)
    const root = rootOf(square)
    if (root === null) throw new Error(`concentricChord: ${objection(given) ?? ''}`)
    const [first, second] = sides
    const { unit } = given
    const key = given.asked === 'chord' ? doubled(root) : root
    const bisected =
      given.asked === 'chord'
        ? says`The perpendicular from the centre bisects the chord: $AP = PB$.`
        : says`The perpendicular from the centre bisects the chord: ${chain('AP', 'PB', `\\frac{${numeral(given.chord)}}{2}`, numeral(halfOf(given.chord)))} ${unit}.`
    return {
      key: rootText(key),
      lines: [
        'Let the chord $AB$ of the larger circle touch the smaller circle at $P$.',
        earns(0.5, '$OP \\perp AB$, because the radius is perpendicular to the tangent at the point of contact.'),
        earns(0.5, bisected, 'bisected'),
        { ...says`In right triangle $OPA$, ${chain(`${name}^2`, formula)}`, name: 'pythagoras' },
        earns(
          0.5,
          says`${chain(
            `${name}^2`,
            `${squaredTex(first)} ${operation} ${squaredTex(second)}`,
            `${numeral(product(first, first))} ${operation} ${numeral(product(second, second))}`,
            numeral(square),
          )}, so ${chain(name, ...rootSides(square, root))} ${unit}`,
        ),
        earns(
          0.5,
          given.asked === 'chord'
            ? says`Hence the length of the chord is ${chain('AB', `2 \\times ${rootTex(root)}`, rootTex(key))} ${unit}.`
            : says`Hence ${isValue(`the radius of the ${given.asked === 'inner' ? 'smaller' : 'larger'} circle`, rootTex(root), unit)}.`,
        ),
      ],
    }
  },
})
