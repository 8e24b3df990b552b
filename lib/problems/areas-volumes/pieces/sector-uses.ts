import { lengthText } from './pi'
import type { Use } from '../../../solutions/areas-volumes/sectors-in-use'

interface Story {
  /** Three ways of telling it. */
  readonly stems: readonly [string, string, string]
  readonly why: string
}

/** A sector of daily life with radius r in tenths of a centimetre and an angle in degrees. */
export function sectorStory(use: Use, r: number, angle: number): Story {
  const radius = lengthText(r)
  const [minutes, parts] = [angle / 6, 360 / angle]
  switch (use) {
    case 'minute hand':
      return {
        stems: [
          `The length of the minute hand of a clock is $${radius}$ cm. Find the area swept by the minute hand in $${minutes}$ minutes.`,
          `The minute hand of the clock in a school hall is $${radius}$ cm long. What area does it sweep in $${minutes}$ minutes?`,
          `A wall clock has a minute hand of length $${radius}$ cm. Find the area of the face of the clock described by the minute hand in $${minutes}$ minutes.`,
        ],
        why: 'The tip of the hand moves on a circle about the centre of the clock, so the hand sweeps out a sector.',
      }
    case 'wipers':
      return {
        stems: [
          `A bus has two wipers which do not overlap. Each wiper has a blade of length $${radius}$ cm sweeping through an angle of $${angle}^\\circ$. Find the total area cleaned at each sweep of the blades.`,
          `The windscreen of a car has two wipers that do not overlap. The blade of each is $${radius}$ cm long and turns through an angle of $${angle}^\\circ$. What total area is cleaned in one sweep of the blades?`,
          `Each of the two wipers of a school van has a blade of length $${radius}$ cm, which sweeps through $${angle}^\\circ$. The wipers do not overlap. Find the total area that they clean at each sweep.`,
        ],
        why: 'A blade turns about its fixed end, so it sweeps out a sector; since the wipers do not overlap, the two areas are added.',
      }
    case 'umbrella':
      return {
        stems: [
          `An umbrella has $${parts}$ ribs which are equally spaced. Assuming the umbrella to be a flat circle of radius $${radius}$ cm, find the area between two consecutive ribs.`,
          `The $${parts}$ ribs of an umbrella are equally spaced, and the opened umbrella is nearly a flat circle of radius $${radius}$ cm. What is the area between two consecutive ribs?`,
          `Irfan opens an umbrella with $${parts}$ equally spaced ribs. Taking it to be a flat circle of radius $${radius}$ cm, find the area of the cloth between two consecutive ribs.`,
        ],
        why: 'Equally spaced ribs cut the circle into equal sectors, each of which has an equal share of the area.',
      }
    case 'table cover':
      return {
        stems: [
          `A round table cover of radius $${radius}$ cm is divided into $${parts}$ equal sectors, each of which carries one design. Find the area of one sector.`,
          `A circular rangoli of radius $${radius}$ cm is divided into $${parts}$ equal sectors, and each is filled with one colour. What is the area of one sector?`,
          `A round mat of radius $${radius}$ cm is sewn together from $${parts}$ equal sectors of coloured cloth. Find the area of one sector.`,
        ],
        why: 'Equal sectors have equal angles, so each of them has an equal share of the area of the circle.',
      }
    default:
      return use satisfies never
  }
}
