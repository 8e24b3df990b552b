import {
  absolute,
  add,
  divide,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  sumTex,
  surd,
  surdTex,
  surdText,
  toNumber,
  type Surd,
  type Term,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { negateSurd, timesSurd } from '../pieces/surd-sum'
import { worked, type Solution } from '../solution'

/** ax + by = c where each number is a multiple of one root. */
export type SurdLine = readonly [a: Surd, b: Surd, c: Surd]

export interface Given {
  readonly lines: readonly [SurdLine, SurdLine]
}

const isZero = ({ coefficient }: Surd): boolean => sign(coefficient) === 0

/** Nothing has no root. */
const tidy = (value: Surd): Surd => (isZero(value) ? surd(0, 1) : value)

const times = (one: Surd, other: Surd): Surd => tidy(timesSurd(one, other))

/** The difference of like surds; null where the roots differ. */
function less(one: Surd, other: Surd): Surd | null {
  if (isZero(other)) return one
  if (isZero(one)) return negateSurd(other)
  return one.radicand === other.radicand
    ? tidy({ ...one, coefficient: add(one.coefficient, negate(other.coefficient)) })
    : null
}

/** top ÷ bottom, the bottom made rational. */
function over(top: Surd, bottom: Surd): Surd {
  const { coefficient, radicand } = times(top, surd(fraction(1), bottom.radicand))
  return tidy(surd(divide(coefficient, multiply(bottom.coefficient, fraction(bottom.radicand))), radicand))
}

/** √8 stands for 2√2, as the book has it. */
function underOneSign({ coefficient, radicand }: Surd, letter: string): Term {
  if (radicand === 1 || !isInteger(coefficient)) return plainTerm({ coefficient, radicand }, letter)
  const times = toNumber(absolute(coefficient))
  return [sign(coefficient), `\\sqrt{${times * times * radicand}}${letter}`]
}

const plainTerm = ({ coefficient, radicand }: Surd, letter: string): Term => [
  coefficient,
  `${radicand === 1 ? '' : `\\sqrt{${radicand}}`}${letter}`,
]

/** "... \quad \ldots (3)" as a claim. */
const numbered = (sides: readonly [string, string], number: number) => ({
  set: `$${sides.join(' = ')} \\quad \\ldots (${number})$`,
  claim: { sides },
})

const stated = ([a, b, c]: SurdLine) => [sumTex([underOneSign(a, 'x'), underOneSign(b, 'y')]), surdTex(c)] as const

const levelled = ([a, b, c]: SurdLine, by: Surd) =>
  [sumTex([plainTerm(times(a, by), 'x'), plainTerm(times(b, by), 'y')]), surdTex(times(c, by))] as const

/** The steps of the elimination of x; null where roots do not fit together. */
function worksOut({ lines: [[a1, b1, c1], [a2, b2, c2]] }: Given) {
  const left = less(times(b1, a2), times(b2, a1))
  const right = less(times(c1, a2), times(c2, a1))
  if (!left || !right || isZero(left)) return null
  const y = over(right, left)
  const used = times(b1, y)
  const rest = less(c1, used)
  return rest && { left, right, y, used, rest, x: over(rest, a1) }
}

/** Both cut the x axis in one point, and the lines differ: they meet there alone. Beside it x is so many times y in the first one. */
function onAxis({ lines: [[a1, b1, c1], [a2, b2, c2]] }: Given): Surd | null {
  const apart = less(times(c1, a2), times(c2, a1))
  if (!apart || !isZero(apart) || isZero(a1) || isZero(b1)) return null
  const ratio = over(negateSurd(b1), a1)
  const [left, right] = [times(a2, ratio), negateSurd(b2)]
  const isSame = left.radicand === right.radicand && sign(add(left.coefficient, negate(right.coefficient))) === 0
  return isSame || (isZero(left) && isZero(right)) ? null : ratio
}

function axisLines(given: Given, ratio: Surd): Solution {
  const [first, second] = given.lines
  const at = over(first[2], first[0])
  const x = surdTex(at)
  const inBrackets = sumTex([plainTerm(times(second[0], ratio), ''), plainTerm(second[1], '')])
  return {
    lines: [
      says`${numbered(stated(first), 1)}`,
      says`${numbered(stated(second), 2)}`,
      earns(0.5, `From (1): $x = ${sumTex([plainTerm(at, ''), plainTerm(ratio, 'y')])}$`, 'x by y'),
      earns(0.5, `Putting this in (2): $\\left(${inBrackets}\\right)y = 0$`, 'put in'),
      earns(0.5, 'The number in the brackets is not $0$, so $y = 0$', 'y'),
      line('x', `Putting $y = 0$ in (1): $x = ${x}$`),
      earns(0.5, `Hence $x = ${x}$ and $y = 0$`),
    ],
    key: `x = ${surdText(at)}, y = 0`,
  }
}

function objection(given: Given): string | null {
  const [[a1], [a2]] = given.lines
  if (isZero(a1) || isZero(a2)) return 'Both equations must contain $x$: solve the one that does not for $y$.'
  return (worksOut(given) ?? onAxis(given))
    ? null
    : 'The roots in these equations do not fit together, or there is no single solution: check what you typed.'
}

/** E.g. "Solve √2 x + √3 y = 5 and √3 x − √8 y = −√6." */
export const surdCoefficients = worked<Given>({
  id: 'surd-coefficients',
  archetype: 'le-surd-coefficients',
  objection,
  solve: (given) => {
    const [first, second] = given.lines
    const [[a1, , c1], [a2]] = given.lines
    const found = worksOut(given)
    const ratio = found ? null : onAxis(given)
    if (ratio) return axisLines(given, ratio)
    if (!found) throw new Error('surdCoefficients: see objection')
    const { left, right, used, rest } = found
    const [x, y] = [surdTex(found.x), surdTex(found.y)]
    const lead = sumTex([underOneSign(a1, 'x')])
    const minus = sign(used.coefficient) < 0 ? '+' : '-'
    const size = surdTex({ ...used, coefficient: absolute(used.coefficient) })
    return {
      lines: [
        says`${numbered(stated(first), 1)}`,
        says`${numbered(stated(second), 2)}`,
        line('levelled', says`Multiplying (1) by $${surdTex(a2)}$: ${numbered(levelled(first, a2), 3)}`),
        earns(0.5, says`Multiplying (2) by $${surdTex(a1)}$: ${numbered(levelled(second, a1), 4)}`, 'levelled too'),
        earns(
          0.5,
          says`Subtracting (4) from (3): ${chain(sumTex([plainTerm(left, 'y')]), surdTex(right))}, so ${chain('y', y)}`,
          'combined',
        ),
        earns(
          0.5,
          isZero(used)
            ? says`Putting $y = ${y}$ in (1): ${chain(lead, surdTex(rest))}, so ${chain('x', x)}`
            : says`Putting $y = ${y}$ in (1): ${chain(lead, `${surdTex(c1)} ${minus} ${size}`, surdTex(rest))}, so ${chain('x', x)}`,
          'put back',
        ),
        earns(0.5, says`Hence ${chain('x', x)} and ${chain('y', y)}`),
      ],
      key: `x = ${surdText(found.x)}, y = ${surdText(found.y)}`,
    }
  },
})
