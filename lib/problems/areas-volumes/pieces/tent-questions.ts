import { lengthText, twentyTwoBySeven, usePi } from './pi'
import type { Cone } from './triples'

/** A cylinder with a cone on it. */
export interface Tent {
  readonly cone: Cone
  /** Height of the wall, in tenths of a metre. */
  readonly wall: number
  readonly rate: number
  readonly ask: 'area' | 'cost'
  readonly gives: 'slant height' | 'total height'
}

/** The value of π that fits its radii. */
export const tentPi = twentyTwoBySeven

/** Three ways of telling of it. */
export function tentQuestion({ cone: [r, h, l], wall, rate, ask, gives }: Tent, stem: 0 | 1 | 2): string {
  const [slant, wallText] = [l, wall].map(lengthText)
  const told =
    gives === 'slant height'
      ? `the slant height of the conical top is $${slant}$ m`
      : `the total height of the tent is $${lengthText(wall + h)}$ m`
  const wanted =
    ask === 'area'
      ? 'Find the area of the canvas used for making the tent.'
      : `Find the cost of the canvas of the tent at the rate of ₹$${rate}$ per m².`
  return `${
    stem === 2
      ? `A circus tent consists of a cylinder with a cone on top of it. The cylindrical part is $${wallText}$ m high and $${lengthText(2 * r)}$ m in diameter, and ${told}.`
      : stem === 0
        ? `A tent is in the shape of a cylinder surmounted by a conical top. The height and the diameter of the cylindrical part are $${wallText}$ m and $${lengthText(2 * r)}$ m, and ${told}.`
        : `For a village fair at Pushkar, a tent is put up which is cylindrical up to a height of $${wallText}$ m and conical above it. The diameter of its base is $${lengthText(2 * r)}$ m, and ${told}.`
  } ${wanted} (The base of the tent is not covered with canvas.) ${usePi(tentPi)}`
}
