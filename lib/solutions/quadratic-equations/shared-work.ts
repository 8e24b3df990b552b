import { divide, fraction, gcd, isInteger, multiply, negate, sumTex, toNumber, toTex, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { equationTex } from './pieces/equation'
import { expanded, factorSteps, halfEach } from './pieces/factors'
import { noWhole, wholeObjection } from './pieces/story'

/** The hours that two take together, and how many more the slower one takes alone. */
export interface Given {
  readonly together: Fraction
  readonly more: Fraction
  /** The quicker one first: 'larger' and 'smaller' for taps. */
  readonly names: readonly [string, string]
}

export interface Manner {
  /** 'the larger tap' and 'the smaller tap' */
  readonly workers: readonly [string, string]
}

/** "9\frac{3}{8}" */
function mixedTex(value: Fraction): string {
  const whole = value.n / value.d
  const rest = value.n % value.d
  return rest === 0n ? `${whole}` : `${whole === 0n ? '' : whole}\\frac{${rest}}{${value.d}}`
}

/** The hours of the quicker one where they are whole: M x² + (M more − 2N)x − N more = 0. */
function fastOf({ together: { n, d }, more }: Given): number | null {
  const [N, M, gap] = [Number(n), Number(d), toNumber(more)]
  const b = M * gap - 2 * N
  const fast = (Math.sqrt(b * b + 4 * M * N * gap) - b) / (2 * M)
  return Number.isInteger(fast) && fast > 0 ? fast : null
}

const called = (name: string): string => (/^[a-z]/.test(name) ? `the ${name} one` : name)

/** E.g. "Two water taps together can fill a tank in 9 3/8 hours. ..." */
export const sharedWork = worked<Given, Manner>({
  id: 'shared-work',
  archetype: 'qe-word-work',
  objection: (given) =>
    wholeObjection(given.more) ??
    (given.together.n > 0n && fastOf(given) !== null ? null : noWhole('the time of the quicker one')),
  solve: (given, { workers } = { workers: [called(given.names[0]), called(given.names[1])] }) => {
    const { together, names } = given
    const [quick, slowOne] = workers
    const more = toNumber(given.more)
    const fast = fastOf(given) ?? 1
    const slow = fast + more
    const [N, M] = [Number(together.n), Number(together.d)]
    // the product of the roots is −together × more
    const other = negate(divide(multiply(together, given.more), fraction(fast)))
    const factors = { p: 1, q: -fast, r: Number(other.d), s: -Number(other.n) }
    const cleared = [M, M * more - 2 * N, -N * more]
    const common = gcd(...cleared)
    const rate = toTex(divide(fraction(1), together))
    return {
      lines: [
        earns(0.5, `Let ${quick} take $x$ hours alone; then ${slowOne} takes $(x + ${more})$ hours.`),
        earns(
          0.5,
          `Together they take $${isInteger(together) ? mixedTex(together) : `${mixedTex(together)} = ${toTex(together)}`}$ hours, so in one hour they do $${rate}$ of the work.`,
        ),
        earns(1, `Work in one hour: $\\frac{1}{x} + \\frac{1}{x + ${more}} = ${rate}$`),
        earns(0.5, `Taking the LCM of the denominators: $\\frac{2x + ${more}}{x(x + ${more})} = ${rate}$`),
        `Cross-multiplying: $${sumTex([[N, `(2x + ${more})`]])} = ${sumTex([[M, `x(x + ${more})`]])}$`,
        `Opening the brackets: $${sumTex([
          [2 * N, 'x'],
          [N * more, ''],
        ])} = ${sumTex([
          [M, 'x^2'],
          [M * more, 'x'],
        ])}$`,
        earns(
          0.5,
          `In standard form: $${equationTex(cleared)}$${common > 1 ? `. Dividing by ${common}: $${equationTex(expanded(factors))}$` : ''}`,
        ),
        ...factorSteps(factors, halfEach),
        earns(0.5, `$x = ${toTex(other)}$ is rejected, because time cannot be negative.`, 'rejected'),
        earns(0.5, `Hence ${quick} takes ${fast} hours and ${slowOne} takes ${slow} hours.`),
      ],
      key: `${names[0]} = ${fast}, ${names[1]} = ${slow}`,
    }
  },
})
