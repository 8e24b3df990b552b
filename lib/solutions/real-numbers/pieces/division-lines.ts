import { chain, says, type Said } from '../../claim'
import { powersOf, powersTex } from './powers'

/** One line for each prime: what is left when it is divided out as often as possible. */
export function divisionLines(n: number): readonly Said[] {
  let rest = n
  return powersOf(n).map(({ prime, exponent }) => {
    const whole = rest
    rest /= prime ** exponent
    const power = powersTex([{ prime, exponent }])
    if (rest > 1)
      return says`Dividing by $${prime}$ as often as possible: ${chain(`${whole}`, `${power} \\times ${rest}`)}`
    return exponent === 1 ? { text: `$${whole}$ is a prime number` } : says`${chain(`${whole}`, power)}`
  })
}
