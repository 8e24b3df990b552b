import {
  add,
  divide,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
  toTex,
  toText,
  zero,
  type Fraction,
} from '../../maths'
import type { Sum } from '../../maths/sum'
import { sumAt } from '../told/expression'
import { worked } from '../solution'

/** A sum linear in the letters: a coefficient for each, and a constant. */
export interface Linear {
  readonly of: readonly Fraction[]
  readonly constant: Fraction
}

/** What follows from what is told, "Putting $x = 3$": a sum of the letters that is zero. */
interface Put {
  readonly from: string
  readonly says: Linear
}

/** Equations with one or two unknown letters of which a root or a solution is known. */
export interface Given {
  readonly letters: readonly string[]
  readonly puts: readonly Put[]
  /** Whether the letters are asked. */
  readonly isNamed: boolean
  /** What is made of the letters is asked: "pq". */
  readonly made?: { readonly tex: string; readonly sum: Sum }
  /** The other root is asked: the first and the last coefficient, and the known root. */
  readonly other?: { readonly lead: Linear; readonly last: Linear; readonly known: Fraction }
}

const isNone = ({ of }: Linear): boolean => of.every((one) => sign(one) === 0)

/** The letters' values; null where the equations do not fix them. */
export function lettersOf({ letters, puts }: Pick<Given, 'letters' | 'puts'>): readonly Fraction[] | null {
  const [first, second] = puts.map(({ says }) => says)
  if (!first || puts.length !== letters.length || puts.some(({ says }) => isNone(says))) return null
  const [a = zero, b = zero] = first.of
  if (!second) return [negate(divide(first.constant, a))]
  const [c = zero, d = zero] = second.of
  const det = subtract(multiply(a, d), multiply(b, c))
  if (sign(det) === 0) return null
  const [e, f] = [negate(first.constant), negate(second.constant)]
  return [divide(subtract(multiply(e, d), multiply(b, f)), det), divide(subtract(multiply(a, f), multiply(e, c)), det)]
}

const at = ({ of, constant }: Linear, values: readonly Fraction[]): Fraction =>
  of.reduce((sum, one, index) => add(sum, multiply(one, values[index] ?? zero)), constant)

/** E.g. "3 is a root of 2x² + kx − 3 = 0. Find k and the other root." */
export const knownValues = worked<Given>({
  id: 'known-values',
  archetype: 'qe-param-from-root',
  objection: (given) => {
    const values = lettersOf(given)
    if (!values) return 'What is told does not fix the letters.'
    const { other } = given
    if (other && (sign(at(other.lead, values)) === 0 || sign(other.known) === 0))
      return 'Then the equation has no other root that its product would give.'
    return values.some(({ d }) => d > 1000n) ? 'These numbers are too finely divided to work with by hand.' : null
  },
  solve: (given) => {
    const { letters, puts, isNamed, made, other } = given
    const values = lettersOf(given) ?? []
    const set = letters.map((name, index) => `${name} = ${toTex(values[index] ?? zero)}`).join(', ')
    const terms = ({ of, constant }: Linear) =>
      sumTex([...of.map((one, index) => [one, letters[index] ?? ''] as const), [constant, ''] as const])
    const isApart = puts.length > 1 && puts.some(({ says }) => says.of.every((one) => sign(one) !== 0))
    const lines = [
      ...puts.map(
        ({ from, says }, index) => `${from}: $${terms(says)} = 0${isApart ? ` \\quad \\ldots (${index + 1})` : ''}$`,
      ),
      isApart ? `Solving (1) and (2): $${set}$.` : `So $${set}$.`,
    ]
    const texts = letters.map((name, index) => `${name} = ${toText(values[index] ?? zero)}`)
    const byName = new Map(letters.map((name, index) => [name, values[index] ?? zero] as const))
    const worth = made && sumAt(made.sum, byName)
    const product = other && divide(at(other.last, values), at(other.lead, values))
    const rest = product && divide(product, other.known)
    return {
      lines: [
        ...lines,
        ...(worth ? [`Hence $${made.tex} = ${toTex(worth)}$.`] : []),
        ...(product && rest
          ? [
              `The product of the roots is $\\frac{c}{a} = ${toTex(product)}$, so the other root is $${toTex(product)} \\div ${isInteger(other.known) && sign(other.known) > 0 ? toTex(other.known) : `\\left(${toTex(other.known)}\\right)`} = ${toTex(rest)}$.`,
            ]
          : []),
      ],
      key: [
        ...(isNamed ? texts : []),
        ...(worth ? [toText(worth)] : []),
        ...(rest ? [isNamed ? `other root = ${toText(rest)}` : toText(rest)] : []),
      ].join(', '),
    }
  },
})
