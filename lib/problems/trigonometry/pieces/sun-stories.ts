import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import type { SightSide } from '../../../solutions/trigonometry/pieces/sight'

/** Two lengths of one right triangle, with the angle at C on the ground asked. */
interface AngleStory {
  readonly sides: readonly [one: SightSide, other: SightSide]
  /** The two lengths in TeX, in the order of `sides`. */
  readonly ask: (one: string, other: string) => string
  /** What A, B and C are. */
  readonly set: string
  readonly wanted: string
  /** The lengths that the first side may have, in metres. */
  readonly lengths: readonly [least: number, greatest: number]
  readonly angles: readonly StandardAngle[]
}

/** The stories. */
export const angleStories: readonly AngleStory[] = [
  {
    sides: ['height', 'ground'],
    ask: (height, ground) =>
      `A pole $${height}$ m high throws a shadow $${ground}$ m long on level ground. Find the sun's altitude, in degrees.`,
    set: 'Let $AB$ be the pole and $BC$ its shadow.',
    wanted: "the sun's altitude",
    lengths: [3, 12],
    angles: [30, 45, 60],
  },
  {
    sides: ['height', 'ground'],
    ask: (height, ground) =>
      `From a point on level ground, $${ground}$ m away from the foot of a tower $${height}$ m high, what is the angle of elevation of the top of the tower, in degrees?`,
    set: 'Let $AB$ be the tower and $C$ the point on the ground.',
    wanted: 'the angle of elevation',
    lengths: [15, 60],
    angles: [30, 45, 60],
  },
  {
    sides: ['sight', 'ground'],
    ask: (ladder, ground) =>
      `A ladder $${ladder}$ m long leans against a vertical wall, with its foot $${ground}$ m away from the wall. What angle, in degrees, does the ladder make with the ground?`,
    set: 'Let $AC$ be the ladder and $AB$ the wall.',
    wanted: 'the angle with the ground',
    lengths: [3, 12],
    angles: [45, 60],
  },
  {
    sides: ['sight', 'height'],
    ask: (slide, height) =>
      `A slide in a park is $${slide}$ m long, and its top is $${height}$ m above the ground. At what angle, in degrees, is it inclined to the ground?`,
    set: 'Let $AC$ be the slide and $AB$ the height of its top.',
    wanted: 'the angle with the ground',
    lengths: [2, 7],
    angles: [30, 45],
  },
  {
    sides: ['sight', 'height'],
    ask: (string, height) =>
      `A kite flies at a height of $${height}$ m above level ground, at the end of a string $${string}$ m long which is tied to a peg on the ground and has no slack. Find the angle, in degrees, between the string and the ground.`,
    set: 'Let $AC$ be the string and $AB$ the height of the kite.',
    wanted: 'the angle with the ground',
    lengths: [40, 120],
    angles: [30, 45, 60],
  },
]
