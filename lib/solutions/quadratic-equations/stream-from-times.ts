import { toNumber, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { noWhole, wholeObjection, wholeRoot } from './pieces/story'

/** A boat takes so many hours more upstream than downstream, over the same distance. */
export interface Given {
  /** Its speed in still water, in km/h. */
  readonly boat: Fraction
  /** In km. */
  readonly distance: Fraction
  /** In hours. */
  readonly extra: Fraction
}

/** x² + (2 × distance / extra)x = boat²: the stream x, and boat²/x, the size of the other root. */
function rootsOf(given: Given): readonly [stream: number, other: number] | null {
  const [boat, distance, extra] = [given.boat, given.distance, given.extra].map(toNumber)
  const more = (2 * (distance ?? 0)) / (extra ?? 1)
  const stream = Number.isInteger(more) ? wholeRoot(more, (boat ?? 0) ** 2) : null
  return stream === null ? null : [stream, stream + more]
}

/** E.g. "A motor boat, whose speed in still water is 18 km/h, takes 1 hour more to go 24 km upstream ..." */
export const streamFromTimes = worked<Given>({
  id: 'stream-from-times',
  archetype: 'qe-word-speed',
  objection: (given) => {
    const whole = wholeObjection(given.boat, given.distance, given.extra)
    return whole ?? (rootsOf(given) === null ? noWhole('the speed of the stream in km/h') : null)
  },
  solve: (given) => {
    const [boat, distance, extra] = [toNumber(given.boat), toNumber(given.distance), toNumber(given.extra)]
    const [stream, other] = rootsOf(given) ?? [0, 0]
    return {
      lines: [
        earns(
          0.5,
          `Let the speed of the stream be $x$ km/h. Upstream speed $= (${boat} - x)$ km/h, downstream speed $= (${boat} + x)$ km/h.`,
        ),
        earns(
          1,
          `Time upstream $-$ time downstream: $\\frac{${distance}}{${boat} - x} - \\frac{${distance}}{${boat} + x} = ${extra}$`,
        ),
        earns(
          0.5,
          `Multiplying by $(${boat} - x)(${boat} + x)$: $${distance}(${boat} + x) - ${distance}(${boat} - x) = ${extra === 1 ? '' : extra}(${boat} - x)(${boat} + x)$`,
        ),
        earns(
          0.5,
          `Opening the brackets on the left, where $${distance} \\times ${boat}$ cancels: $${2 * distance}x = ${extra === 1 ? `${boat * boat} - x^2` : `${extra}(${boat * boat} - x^2)`}$`,
        ),
        ...(extra === 1 ? [] : [`Dividing by ${extra}: $${(2 * distance) / extra}x = ${boat * boat} - x^2$`]),
        ...storySteps(stream, -other),
        earns(0.5, `$x = -${other}$ is rejected, because speed cannot be negative.`, 'rejected'),
        earns(0.5, `Hence the speed of the stream is ${stream} km/h.`),
      ],
      key: `${stream}`,
    }
  },
})
