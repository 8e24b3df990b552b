import { divide, fraction, multiply, negate, toNumber, toTex, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { equationTex } from './pieces/equation'
import { expanded, factorSteps, halfEach } from './pieces/factors'
import { noWhole, wholeObjection } from './pieces/story'

/** Two distances in km, the second at a speed so much higher, and the hours of both together. */
export interface Given {
  readonly near: Fraction
  readonly far: Fraction
  readonly more: Fraction
  readonly total: Fraction
}

/** The first speed where it is whole. */
function speedOf(given: Given): number | null {
  const [near, far, more, total] = [given.near, given.far, given.more, given.total].map(toNumber)
  for (let speed = 1; speed <= 400; speed++)
    if (near && far && more && total && Math.abs(near / speed + far / (speed + more) - total) < 1e-9) return speed
  return null
}

/** E.g. "A bus covers 90 km at one average speed and the next 100 km at a speed 5 km/h higher, in 4 hours. ..." 45 km/h */
export const twoPartJourney = worked<Given>({
  id: 'two-part-journey',
  archetype: 'qe-word-two-part-journey',
  objection: (given) =>
    wholeObjection(given.near, given.far, given.more) ??
    (given.total.n > 0n && speedOf(given) !== null ? null : noWhole('the speed')),
  solve: (given) => {
    const [near, far, more] = [toNumber(given.near), toNumber(given.far), toNumber(given.more)]
    const total = toTex(given.total)
    const speed = speedOf(given) ?? 1
    // the product of the roots is −near × more ÷ total
    const other = negate(divide(multiply(given.near, given.more), multiply(given.total, fraction(speed))))
    const factors = { p: 1, q: -speed, r: Number(other.d), s: -Number(other.n) }
    const [a, b, c] = expanded(factors)
    const scale = Number(given.total.d)
    const whole = Number(given.total.n)
    const raw = [whole, whole * more - scale * (near + far), -scale * near * more] as const
    const [one, two] = [`\\frac{${near}}{x}`, `\\frac{${far}}{x + ${more}}`]
    const common = raw[0] / a
    return {
      lines: [
        `Let the first speed be $x$ km/h. Then the second speed is $(x + ${more})$ km/h.`,
        earns(1, `The times are $${one}$ hours and $${two}$ hours.`, 'times'),
        earns(1, `Together: $${one} + ${two} = ${total}$`, 'equation'),
        line('cleared', `Multiplying by $x(x + ${more})$: $${near}(x + ${more}) + ${far}x = ${total}x(x + ${more})$`),
        earns(
          1,
          `In standard form: $${equationTex(raw)}$${common === 1 ? '' : `, that is, dividing by ${common}, $${equationTex([a, b, c])}$`}`,
          'standard',
        ),
        ...factorSteps(factors, halfEach),
        earns(0.5, `$x = ${toTex(other)}$ is rejected, because a speed cannot be negative.`, 'rejected'),
        earns(0.5, `Hence the first speed is $${speed}$ km/h.`),
      ],
      key: `${speed}`,
    }
  },
})
