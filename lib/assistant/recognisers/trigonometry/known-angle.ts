import { angleTex, factorOf, isOne, ratioEquation, type RatioEquation } from './ratios'
import { twoRatios } from './sum-of-squares'
import { rational } from '../../question/polynomial'
import type { FactOf } from '../../question/fact'
import type { KnownAngle } from '../../../solutions/trigonometry/expression-value'
import type { RatioName } from '../../../solutions/trigonometry/pieces/ratio'
import {
  add,
  compare,
  divide,
  fraction,
  multiply,
  one,
  sign,
  subtract,
  surd,
  surdTex,
  toNumber,
  toTex,
  zero,
  type Fraction,
  type Surd,
} from '../../../maths'

interface Found {
  readonly name: RatioName
  readonly value: Surd
  readonly lead: readonly string[]
}

const quotient = (top: Surd, bottom: Surd): Surd | null =>
  sign(bottom.coefficient) === 0
    ? null
    : surd(
        divide(top.coefficient, multiply(bottom.coefficient, fraction(bottom.radicand))),
        top.radicand * bottom.radicand,
      )

const rootOf = ({ n, d }: Fraction): Surd | null => {
  const under = n * d
  return under > 0n && under < 10n ** 9n ? surd(fraction(1n, d), Number(under)) : null
}

/** "3 tan A = 4", "cot² A = 7/8" */
function ofOne({ terms, value }: RatioEquation, tex: string): Found | null {
  const [term, ...more] = terms
  const [ratio, ...others] = term?.powers ?? []
  if (!term || !ratio || more.length + others.length > 0) return null
  const found = quotient(value, term.times)
  if (!found) return null
  const { name, power } = ratio
  const stated = isOne(term.times) ? [] : [`$\\${name}${power === 1 ? '' : `^${power}`} ${tex} = ${surdTex(found)}$.`]
  if (power === 1) return { name, value: found, lead: stated }
  const root = power === 2 && found.radicand === 1 ? rootOf(found.coefficient) : null
  return (
    root && { name, value: root, lead: [...stated, `The angle is acute, so $\\${name} ${tex} = ${surdTex(root)}$.`] }
  )
}

const pairs: readonly (readonly [RatioName, RatioName, RatioName, string])[] = [
  ['sin', 'cos', 'tan', '\\cos'],
  ['tan', 'cot', 'tan', '\\cot'],
  ['sec', 'cosec', 'tan', '\\cosec'],
]

/** "3 sin A = 4 cos A", "tan A = cot A", "sec A = cosec A" */
function ofEqual({ terms, value }: RatioEquation, tex: string): Found | null {
  if (terms.length !== 2 || sign(value.coefficient) !== 0) return null
  const of = (name: RatioName) =>
    terms.find(({ powers }) => powers.length === 1 && powers[0]?.name === name && powers[0].power === 1)
  for (const [first, second] of pairs) {
    const [p, q] = [of(first), of(second)]
    if (!p || !q) continue
    const ratio = quotient({ ...q.times, coefficient: subtract(zero, q.times.coefficient) }, p.times)
    if (!ratio || sign(ratio.coefficient) <= 0) return null
    if (first !== 'tan')
      return {
        name: 'tan',
        value: ratio,
        lead: [`Dividing by $\\${first === 'sin' ? 'cos' : 'cosec'} ${tex}$, $\\tan ${tex} = ${surdTex(ratio)}$.`],
      }
    const root = ratio.radicand === 1 ? rootOf(ratio.coefficient) : null
    return (
      root && {
        name: 'tan',
        value: root,
        lead: [
          `Multiplying by $\\tan ${tex}$, $\\tan^2 ${tex} = ${surdTex(ratio)}$, so $\\tan ${tex} = ${surdTex(root)}$ (the angle is acute).`,
        ],
      }
    )
  }
  return null
}

/** "sec A + tan A = 3", "cosec A - cot A = 1/3" */
function ofConjugates({ terms, value }: RatioEquation, tex: string): Found | null {
  const pair = twoRatios(terms)
  const isPair = (pair?.first === 'sec' && pair.second === 'tan') || (pair?.first === 'cosec' && pair.second === 'cot')
  const k = value.coefficient
  if (!pair || !isPair || value.radicand !== 1 || sign(k) <= 0) return null
  const other = divide(one, k)
  const first = divide(add(k, other), fraction(2))
  const [a, b] = [`\\${pair.first}`, `\\${pair.second}`]
  const opposite = pair.operation === '+' ? '-' : '+'
  // the smaller of the two is the difference
  if (pair.operation === '+' ? compare(k, one) <= 0 : compare(k, one) >= 0) return null
  return {
    name: pair.first === 'sec' ? 'sec' : 'cosec',
    value: surd(first, 1),
    lead: [
      `$(${a} ${tex} + ${b} ${tex})(${a} ${tex} - ${b} ${tex}) = ${a}^2 ${tex} - ${b}^2 ${tex} = 1$, so $${a} ${tex} ${opposite} ${b} ${tex} = ${toTex(other)}$.`,
      `Adding the two, $2${a} ${tex} = ${toTex(add(k, other))}$, so $${a} ${tex} = ${toTex(first)}$.`,
    ],
  }
}

/** "7 sin² A + 3 cos² A = 4" */
function ofSquares({ terms, value }: RatioEquation, tex: string): Found | null {
  const [a, b] = [factorOf(terms, 'sin^2'), factorOf(terms, 'cos^2')]
  if (terms.length !== 2 || value.radicand !== 1 || !a || !b || sign(a) === 0 || sign(b) === 0) return null
  const [left, right] = [subtract(a, b), subtract(value.coefficient, b)]
  if (sign(left) === 0) return null
  const square = divide(right, left)
  const root = sign(square) > 0 && compare(square, one) < 0 ? rootOf(square) : null
  return (
    root && {
      name: 'sin',
      value: root,
      lead: [
        `With $\\cos^2 ${tex} = 1 - \\sin^2 ${tex}$: $\\sin^2 ${tex} = ${toTex(square)}$, so $\\sin ${tex} = ${surdTex(root)}$ (the angle is acute).`,
      ],
    }
  )
}

/** The acute angle of which an equation tells enough: "3 tan A = 4", "A = 60°". */
export function knownAngle(fact: FactOf<'equation'>): KnownAngle | null {
  const [left, right, ...more] = fact.sides
  if (fact.relation !== '=' || more.length > 0 || !left || !right) return null
  if (left.kind === 'letter' && /^[A-Zθαβφxy]$/.test(left.name)) {
    const degrees = rational(right)
    const isAngle = degrees && degrees.d === 1n && degrees.n >= 0n && degrees.n <= 90n
    return isAngle ? { letter: left.name, tex: angleTex(left.name), degrees: toNumber(degrees) } : null
  }
  const equation = ratioEquation(fact)
  if (!equation) return null
  const tex = angleTex(equation.angle)
  const found =
    ofOne(equation, tex) ?? ofEqual(equation, tex) ?? ofConjugates(equation, tex) ?? ofSquares(equation, tex)
  return found && { letter: equation.angle, tex, ...found }
}
