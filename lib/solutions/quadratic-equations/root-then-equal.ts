import { lettersTex } from '../pieces/letters-sum'
import { worked } from '../solution'
import { divide, fraction, multiply, negate, sign, toTex, toText, zero, type Fraction } from '../../maths'
import { exactRoot } from '../../maths/sum-root'
import * as sums from '../../maths/sum'
import type { Sum } from '../../maths/sum'

type Coefficients = readonly [Sum, Sum, Sum]

/** A root of one equation tells p; with that p another equation has equal roots, which tells k. */
export interface Given {
  readonly root: Fraction
  readonly first: Coefficients
  readonly second: Coefficients
  readonly letters: readonly [p: string, k: string]
  /** Both of them, or the second alone. */
  readonly asked: 'both' | 'second'
}

const budget = () => sums.newBudget()

/** With a number for one of its letters. */
const put = (sum: Sum, letter: string, value: Fraction): Sum =>
  sums.collect(
    [...sum.values()].map(({ coefficient, radicand, powers }) => {
      const power = powers.find(([name]) => name === letter)?.[1] ?? 0
      const factor = Array.from({ length: power }).reduce<Fraction>((so) => multiply(so, value), fraction(1))
      return {
        radicand,
        coefficient: multiply(coefficient, factor),
        powers: powers.filter(([name]) => name !== letter),
      }
    }),
    budget(),
  )

/** The numbers beside the powers 0, 1, 2 of a letter; null where it has another letter or power. */
function inPowers(sum: Sum, letter: string): readonly [Fraction, Fraction, Fraction] | null {
  const found = [zero, zero, zero]
  for (const { coefficient, radicand, powers } of sum.values()) {
    const [one, ...more] = powers
    const power = one?.[1] ?? 0
    if (radicand !== 1n || more.length > 0 || (one && one[0] !== letter) || power < 0 || power > 2) return null
    found[power] = coefficient
  }
  const [c = zero, b = zero, a = zero] = found
  return [c, b, a]
}

/** The values of a letter for which it is zero; null where they are no rational numbers. */
function zeroesOf(sum: Sum, letter: string): readonly Fraction[] | null {
  const powers = inPowers(sum, letter)
  if (!powers) return null
  const [c, b, a] = powers
  if (sign(a) === 0) return sign(b) === 0 ? null : [divide(negate(c), b)]
  const four = multiply(fraction(4), multiply(a, c))
  const square = multiply(b, b)
  const d = fraction(square.n * four.d - four.n * square.d, square.d * four.d)
  const root = sign(d) < 0 ? null : sign(d) === 0 ? zero : exactRoot(d, 2)
  if (!root) return null
  const twice = multiply(fraction(2), a)
  const values = [root, negate(root)].map((one) => {
    const top = fraction(one.n * b.d - b.n * one.d, one.d * b.d)
    return divide(top, twice)
  })
  return sign(root) === 0 ? values.slice(0, 1) : values
}

const atRoot = ([a, b, c]: Coefficients, r: Fraction): Sum => {
  const [square, plain] = [sums.constant(multiply(r, r)), sums.constant(r)]
  return sums.add(
    sums.add(sums.multiply(a, square, budget()), sums.multiply(b, plain, budget()), budget()),
    c,
    budget(),
  )
}

function workedOut({ root, first, second, letters: [p, k] }: Given) {
  const condition = atRoot(first, root)
  const [value, ...more] = zeroesOf(condition, p) ?? []
  if (!value || more.length > 0) return null
  const [a, b, c] = second.map((one) => put(one, p, value))
  if (!a || !b || !c) return null
  const four = sums.multiply(sums.constant(fraction(4)), sums.multiply(a, c, budget()), budget())
  const d = sums.subtract(sums.multiply(b, b, budget()), four, budget())
  const values = zeroesOf(d, k)?.filter((one) => !sums.isZero(put(a, k, one)))
  return values && values.length > 0 ? { condition, value, second: [a, b, c] as const, d, values } : null
}

const equationTex = ([a, b, c]: Coefficients): string => {
  const beside = (sum: Sum, x: string): string => {
    const shown = lettersTex(sum)
    if (sums.isZero(sum)) return ''
    if (sum.size > 1) return `+ (${shown})${x}`
    if (x === '') return shown.startsWith('-') ? shown : `+ ${shown}`
    return shown === '1'
      ? `+ ${x}`
      : shown === '-1'
        ? `-${x}`
        : shown.startsWith('-')
          ? `${shown}${x}`
          : `+ ${shown}${x}`
  }
  return `${beside(a, 'x^2')} ${beside(b, 'x')} ${beside(c, '')} = 0`.replace(/^\+ /, '').replace(/ +/g, ' ')
}

/** E.g. "−5 is a root of 2x² + px − 15 = 0, and p(x² + x) + k = 0 has equal roots. Find k." */
export const rootThenEqual = worked<Given>({
  id: 'root-then-equal',
  archetype: 'qe-link-two-equations',
  objection: (given) => (workedOut(given) ? null : 'I find no rational value for these letters: check the equations.'),
  solve: (given) => {
    const found = workedOut(given)
    const [p, k] = given.letters
    if (!found) throw new Error('rootThenEqual: the letters have no rational values')
    const { condition, value, second, d, values } = found
    const shown = values.map(toTex)
    const last = values.map(toText).join(` or ${given.asked === 'both' ? `${k} = ` : ''}`)
    return {
      lines: [
        `$${toTex(given.root)}$ is a root of the first equation, so it satisfies it: $${lettersTex(condition)} = 0$, which gives $${p} = ${toTex(value)}$`,
        `Putting $${p} = ${toTex(value)}$, the second equation is $${equationTex(second)}$`,
        `For equal roots $b^2 - 4ac = 0$: $${lettersTex(d)} = 0$`,
        `So $${k} = ${shown.join('$ or $')}$`,
      ],
      key: given.asked === 'both' ? `${p} = ${toText(value)}, ${k} = ${last}` : last,
    }
  },
})
