import { divide, isInteger, multiply, toNumber, toTex, type Fraction } from '../../maths'
import { earns, type Step } from '../line'
import { worked } from '../solution'
import { duration } from './pieces/duration'
import { storySteps } from './pieces/factors'
import { noWhole, wholeObjection, wholeRoot } from './pieces/story'

/** At so many km/h more the same distance takes so many hours less. */
export interface Given {
  /** In km. */
  readonly distance: Fraction
  /** In km/h. */
  readonly more: Fraction
  /** In hours. */
  readonly saved: Fraction
}

/** The equation total/left = hours without its denominators, and then without the factor of `left`. */
function crossed(total: number, { n, d }: Fraction, left: string): readonly Step[] {
  const times = (value: number) => (d === 1n ? grouped(value) : `${d} \\times ${grouped(value)}`)
  const alone = total / Number(n)
  const worked = d === 1n ? '' : ` = ${Number(d) * alone}`
  return n === 1n
    ? [earns(0.5, `Cross-multiplying: $${left} = ${times(total)}${worked}$`)]
    : [
        earns(0.5, `Cross-multiplying: $${n}${left} = ${times(total)}$`),
        `Dividing by ${n}: $${left} = ${times(alone)}${worked}$`,
      ]
}

/** "12{,}000" */
const grouped = (value: number): string => (value < 10_000 ? `${value}` : `${value}`.replace(/(?=\d{3}$)/, '{,}'))

/** x(x + more) = distance × more / saved. */
function speedOf({ distance, more, saved }: Given): number | null {
  const product = divide(multiply(distance, more), saved)
  return isInteger(product) ? wholeRoot(toNumber(more), toNumber(product)) : null
}

function objection(given: Given): string | null {
  if (given.saved.n <= 0n || given.saved.d > 60n) return 'The time saved must be more than $0$, in whole minutes.'
  const whole = wholeObjection(given.distance, given.more)
  return whole ?? (speedOf(given) === null ? noWhole('the speed in km/h') : null)
}

/** "300x", and "x" for 1. */
const times = (factor: number): string => (factor === 1 ? '' : `${factor}`)

/** E.g. "A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, ... Find the speed of the train." */
export const changedSpeed = worked<Given>({
  id: 'changed-speed',
  archetype: 'qe-word-speed',
  objection,
  solve: (given) => {
    const { saved } = given
    const [distance, more] = [toNumber(given.distance), toNumber(given.more)]
    const speed = speedOf(given) ?? 0
    return {
      lines: [
        earns(0.5, `Let the speed be $x$ km/h. Then the time taken is $\\frac{${distance}}{x}$ hours.`),
        earns(0.5, `At $(x + ${more})$ km/h the time would be $\\frac{${distance}}{x + ${more}}$ hours.`),
        earns(
          1,
          `The difference is ${duration(saved)}${isInteger(saved) ? '' : ` $= ${toTex(saved)}$ hour${toNumber(saved) > 1 ? 's' : ''}`}: $\\frac{${distance}}{x} - \\frac{${distance}}{x + ${more}} = ${toTex(saved)}$`,
          'equation',
        ),
        `Taking the LCM of the denominators: $\\frac{${distance}(x + ${more}) - ${times(distance)}x}{x(x + ${more})} = ${toTex(saved)}$`,
        `In the numerator $${times(distance)}x$ cancels: $\\frac{${grouped(distance * more)}}{x(x + ${more})} = ${toTex(saved)}$`,
        ...crossed(distance * more, saved, `x(x + ${more})`),
        ...storySteps(speed, -(speed + more)),
        earns(0.5, `$x = -${speed + more}$ is rejected, because speed cannot be negative.`, 'rejected'),
        earns(0.5, `Hence the speed is ${speed} km/h.`),
      ],
      key: `${speed}`,
    }
  },
})
