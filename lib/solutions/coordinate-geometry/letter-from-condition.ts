import { condensed, type Condition } from './pieces/condition'
import { linearStep } from './pieces/linear'
import { polyTex } from './pieces/letter-poly'
import { discriminant, lowestOf, solved, type Quadratic } from './pieces/quadratic-in-letter'
import { rootObjection } from './pieces/root'
import { divide, equals, exact, multiply, negate, sign, toTex, toText, zero } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Given {
  readonly letter: string
  readonly condition: Condition
}

const largest = 10n ** 6n

function objection({ letter, condition }: Given): string | null {
  const { left, not } = condensed(condition, letter)
  if (left.some(({ n, d }) => n > largest || n < -largest || d > 1000n))
    return 'These numbers are too large for me to solve the equation.'
  const [a, b, c] = left
  if (left.length === 1)
    return a && sign(a) === 0
      ? `This holds for every value of $${letter}$: check what you typed.`
      : `This holds for no value of $${letter}$: check what you typed.`
  const only = 'This holds only where two of the points are one: check what you typed.'
  if (not && a && b && !c && equals(divide(negate(b), a), not.value)) return only
  if (!a || !b || !c) return null
  if (not && equals(multiply(b, b), multiply(exact(4), multiply(a, c)))) return only
  if (left.length > 3) return 'I cannot solve this equation.'
  const whole = lowestOf([a, b, c])
  return sign(discriminant(whole)) < 0
    ? `This holds for no value of $${letter}$: check what you typed.`
    : rootObjection(discriminant(whole))
}

/** E.g. "Find k if (1, 2), (3, k) and (6, -8) are collinear." */
export const letterFromCondition = worked<Given>({
  id: 'letter-from-condition',
  archetype: 'cg-coordinate-from-distance',
  objection,
  solve: ({ letter, condition }) => {
    const { lines, left, not } = condensed(condition, letter)
    const [a = zero, b = zero, c] = left
    if (!c)
      return {
        lines: [
          ...lines,
          earns(0.5, `So $${polyTex(left, letter)} = 0$`, 'collected'),
          earns(1, linearStep('Hence ', a, letter, negate(b))),
        ],
        key: toText(divide(negate(b), a)),
      }
    const whole: Quadratic = lowestOf([a, b, c])
    const roots = solved(whole, letter)
    const kept = roots.key.split(', ').filter((root) => !not || root !== toText(not.value))
    return {
      lines: [
        ...lines,
        earns(0.5, says`In lowest terms, ${chain(polyTex(whole, letter), '0')}`, 'collected'),
        ...roots.lines,
        ...(not
          ? [`For $${letter} = ${toTex(not.value)}$ ${not.why}, so it is rejected: $${letter} = ${kept.join(', ')}$`]
          : []),
      ],
      key: kept.join(', '),
    }
  },
})
