import { product, tenths, twentyTwoBySeven } from './pi'
import type { Cone } from './triples'

/** A cylinder with a conical roof. */
export interface Silo {
  readonly cone: Cone
  /** Height of the wall in metres. */
  readonly wall: number
  readonly rate: number
  /** What the last part asks the cost of. */
  readonly last: 'roof' | 'wall'
}

/** The value of π that fits its radii. */
export const siloPi = twentyTwoBySeven

/** The volume of the cylinder. */
export const capacity = ({ cone: [r], wall }: Silo) => product(siloPi.value, tenths(r), tenths(r), wall)

/** The curved surface of the cone. */
const roof = ({ cone: [r, , l] }: Silo) => product(siloPi.value, tenths(r), tenths(l))

/** The curved surface of the cylinder. */
const wallSurface = ({ cone: [r], wall }: Silo) => product(2, siloPi.value, tenths(r), wall)

/** The surface that the last part is about, and what it costs. */
export const lastSurface = (draw: Silo) => (draw.last === 'roof' ? roof(draw) : wallSurface(draw))
export const lastCost = (draw: Silo) => product(lastSurface(draw), draw.rate)
