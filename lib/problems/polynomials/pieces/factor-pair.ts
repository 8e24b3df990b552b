import type { Random } from '../../../random'
import { expanded, type FactorPair, type Quadratic } from '../../../solutions/polynomials/pieces/splitting'

/** Two brackets with coprime entries and different zeroes, as the condition asks. */
export const drawPair = (
  random: Random,
  draw: (source: Random) => FactorPair,
  passes: (quadratic: Quadratic, pair: FactorPair) => boolean,
): FactorPair => random.until(draw, (pair) => pair.q * pair.r !== pair.p * pair.s && passes(expanded(pair), pair))
