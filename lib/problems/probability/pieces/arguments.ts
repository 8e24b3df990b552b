import type { Random } from '../../../random'
import { oneDie, twoDice } from './arguments-with-dice'
import { numbered, threeFlavours, twoColours } from './arguments-with-things'
import { isRight, type Argument, type Maker } from './told-argument'

export { isRight, type Argument }

const makers: readonly Maker[] = [twoColours, threeFlavours, oneDie, twoDice, numbered]

/** An argument, as often right as wrong. */
export function drawArgument(random: Random): Argument {
  const [make, right] = [random.pick(makers), random.chance(0.5)]
  return random.until(
    make,
    (argument) => argument.good > 0 && argument.good < argument.total && isRight(argument) === right,
  )
}
