import { byIdentity, twoRoots } from './pieces/fixed-quadratics'
import type { RatioName, StandardAngle } from './pieces/ratio'
import {
  add,
  divide,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
  toTex,
  type Fraction,
} from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** A quadratic equation in one ratio of an acute angle. */
export interface RatioQuadratic {
  /** In TeX. */
  readonly angle: string
  readonly equation:
    | { readonly name: RatioName; readonly a: Fraction; readonly b: Fraction; readonly c: Fraction }
    /** One of `pieces/fixed-quadratics`, by its text. */
    | { readonly known: string }
}

/** The rational value that each ratio has at an angle of the table, and what its values are. */
const ratios: Readonly<
  Record<RatioName, { readonly angle: StandardAngle; readonly value: Fraction; readonly word: string }>
> = {
  sin: { angle: 30, value: fraction(1, 2), word: 'the sine of an acute angle lies between $0$ and $1$' },
  cos: { angle: 60, value: fraction(1, 2), word: 'the cosine of an acute angle lies between $0$ and $1$' },
  tan: { angle: 45, value: fraction(1), word: 'the tangent of an acute angle is positive' },
  cot: { angle: 45, value: fraction(1), word: 'the cotangent of an acute angle is positive' },
  sec: { angle: 60, value: fraction(2), word: 'the secant of an acute angle is greater than $1$' },
  cosec: { angle: 30, value: fraction(2), word: 'the cosecant of an acute angle is greater than $1$' },
}

const isValueOfAcute = (name: RatioName, value: Fraction): boolean => {
  if (name === 'tan' || name === 'cot') return sign(value) > 0
  const beyondOne = sign(subtract(value, fraction(1)))
  return name === 'sec' || name === 'cosec' ? beyondOne > 0 : sign(value) > 0 && beyondOne < 0
}

interface Factors {
  readonly name: RatioName
  /** (pt - q)(mt - n) */
  readonly first: readonly [p: Fraction, q: Fraction]
  readonly second: readonly [m: Fraction, n: Fraction]
}

/** The factors, the first of them zero at an angle of the table; null where there are no such ones. */
function factorsOf(equation: RatioQuadratic['equation']): Factors | null {
  if ('known' in equation || sign(equation.a) === 0) return null
  const { name, a, b, c } = equation
  const { value } = ratios[name]
  const at = add(add(multiply(multiply(a, value), value), multiply(b, value)), c)
  const [p, q] = [fraction(value.d), fraction(value.n)]
  const [m, n] = [divide(a, p), divide(c, q)]
  return sign(at) === 0 && isInteger(m) && isInteger(n) ? { name, first: [p, q], second: [m, n] } : null
}

const known = ({ equation }: RatioQuadratic) =>
  'known' in equation ? [...byIdentity, ...twoRoots].find((one) => one.equation === equation.known) : undefined

function objection(given: RatioQuadratic): string | null {
  if (known(given)) return null
  const factors = factorsOf(given.equation)
  if (!factors) return 'No angle of the table fits this equation, or its factors have no whole numbers: check it.'
  const [m, n] = factors.second
  const other = divide(n, m)
  const isSame = sign(subtract(other, ratios[factors.name].value)) === 0
  return !isSame && isValueOfAcute(factors.name, other)
    ? `Besides an angle of the table there is an acute angle with $\\${factors.name} = ${toTex(other)}$, which is in no table: check the equation.`
    : null
}

const factorTex = ([p, q]: readonly [Fraction, Fraction], name: RatioName): string =>
  `(${sumTex([
    [p, `\\${name} @`],
    [negate(q), ''],
  ])})`

interface Found {
  readonly opening?: string
  readonly factors: string
  readonly values: string
  readonly angles: readonly StandardAngle[]
}

function foundOf(given: RatioQuadratic): Found {
  const form = known(given)
  if (form) return form
  const factors = factorsOf(given.equation)
  if (!factors) throw new Error(`ratioQuadratic: ${objection(given) ?? ''}`)
  const { name, first, second } = factors
  const { angle, value, word } = ratios[name]
  const isSame = sign(subtract(divide(second[1], second[0]), value)) === 0
  const reason = isSame ? 'Both factors give the same value.' : `The second factor is never $0$, because ${word}.`
  return {
    factors: `${factorTex(first, name)}${factorTex(second, name)}`,
    values: `${reason} So $\\${name} @ = ${toTex(value)}$`,
    angles: [angle],
  }
}

/** E.g. "Find the acute angle A for which 2 sin² A + 3 sin A - 2 = 0." */
export const ratioQuadratic = worked<RatioQuadratic>({
  id: 'ratio-quadratic',
  archetype: 'trig-solve-quadratic',
  objection,
  solve: (given) => {
    const { angle } = given
    const { opening, factors, values, angles } = foundOf(given)
    const text = (line: string) => line.replaceAll('@', angle)
    return {
      lines: [
        ...(opening === undefined ? [] : [earns(0.5, text(opening), 'identity')]),
        earns(opening === undefined ? 1 : 0.5, `Factorising, $${text(factors)} = 0$`, 'factors'),
        earns(0.5, text(values), 'values'),
        earns(
          0.5,
          angles.length > 1
            ? `Hence $${angle} = ${angles.map((one) => `${one}^\\circ`).join(`$ or $${angle} = `)}$.`
            : `Hence $${angle} = ${angles[0] ?? ''}^\\circ$.`,
        ),
      ],
      key: angles.join(', '),
    }
  },
})
