import { add, divide, equals, fraction, multiply, negate, sign, subtract, toTex, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { solutionText } from './pieces/line'

/** px + qy = r, and the same line told with the coefficients 2a, or a − b, and a + b, and `right` on the right. */
export interface Given {
  readonly kind: 'double' | 'difference'
  readonly first: readonly [p: Fraction, q: Fraction, r: Fraction]
  readonly right: Fraction
}

function valuesOf({ kind, first: [p, q, r], right }: Given) {
  const t = divide(right, r)
  const [lead, sum] = [multiply(p, t), multiply(q, t)]
  const a = multiply(fraction(1, 2), kind === 'double' ? lead : add(lead, sum))
  return { t, lead, sum, a, b: subtract(sum, a) }
}

function objection({ first: [p, q, r], right }: Given): string | null {
  const all = [p, q, r, right]
  if (all.some((value) => value.d !== 1n || sign(value) === 0))
    return 'I can work this with whole numbers other than $0$.'
  return equals(r, right) ? 'The right sides are equal: then the two equations are the same, letter by letter.' : null
}

const joined = (value: Fraction): string => (sign(value) < 0 ? `- ${toTex(negate(value))}` : `+ ${toTex(value)}`)

/** E.g. "For which a and b does the pair 2x + 3y = 7, 2ax + (a + b)y = 28 have infinitely many solutions?" a = 4, b = 8 */
export const infiniteAAndB = worked<Given>({
  id: 'infinite-a-and-b',
  archetype: 'le-find-k',
  objection,
  solve: (given) => {
    const { kind, first, right } = given
    const [p, q] = first.map(toTex)
    const { t, lead, sum, a, b } = valuesOf(given)
    const leading = kind === 'double' ? '2a' : 'a - b'
    const [minus, other] = [toTex(negate(first[2])), toTex(negate(right))]
    const ratio = toTex(divide(fraction(1), t))
    return {
      lines: [
        earns(
          0.5,
          `For infinitely many solutions we need $\\frac{${p}}{${leading}} = \\frac{${q}}{a + b} = \\frac{${minus}}{${other}}$`,
        ),
        earns(0.5, `$\\frac{${minus}}{${other}} = ${ratio}$, so each ratio is equal to $${ratio}$`),
        earns(0.5, `$\\frac{${p}}{${leading}} = ${ratio}$ gives $${leading} = ${toTex(lead)} \\quad \\ldots (1)$`),
        earns(0.5, `$\\frac{${q}}{a + b} = ${ratio}$ gives $a + b = ${toTex(sum)} \\quad \\ldots (2)$`),
        kind === 'double'
          ? earns(0.5, `From (1): $a = ${toTex(a)}$`, 'a')
          : earns(0.5, `Adding (1) and (2): $2a = ${toTex(add(lead, sum))}$, so $a = ${toTex(a)}$`, 'a'),
        line('b', `Putting $a = ${toTex(a)}$ in (2): $b = ${toTex(sum)} ${joined(negate(a))} = ${toTex(b)}$`),
        earns(0.5, `Hence $a = ${toTex(a)}$ and $b = ${toTex(b)}$`),
      ],
      key: solutionText(a, b, ['a', 'b']),
    }
  },
})
