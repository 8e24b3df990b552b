import { product, tenths, twentyTwoBySeven } from './pi'
import type { Cone } from './triples'

/** A cylinder with a conical roof. */
export interface Silo {
  readonly cone: Cone
  /** Height of the wall in metres. */
  readonly wall: number
  readonly rate: number
}

/** The value of π that fits its radii. */
export const siloPi = twentyTwoBySeven

/** The volume of the cylinder. */
export const capacity = ({ cone: [r], wall }: Silo) => product(siloPi.value, tenths(r), tenths(r), wall)

/** The curved surface of the cone. */
export const roof = ({ cone: [r, , l] }: Silo) => product(siloPi.value, tenths(r), tenths(l))

/** What the roof costs. */
export const roofCost = (draw: Silo) => product(roof(draw), draw.rate)
