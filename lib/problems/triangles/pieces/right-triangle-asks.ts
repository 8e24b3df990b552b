import type { RightTriangle } from './right-triangle-draw'
import type { Ask } from '../../posed'

function askLadder({ foot, wall, ladder, ask, stem }: Extract<RightTriangle, { kind: 'ladder' }>): Ask {
  const question = {
    foot: [
      `A ladder ${ladder} m long reaches a window ${wall} m above the ground. How far is the foot of the ladder from the wall?`,
      `To hang a banner on the school wall, Sanjay leans a ladder of ${ladder} m against it. The top of the ladder is ${wall} m above the ground. Find the distance of its foot from the wall.`,
      `The top of a ladder of length ${ladder} m touches a wall at a height of ${wall} m. At what distance from the wall does the ladder stand?`,
    ],
    wall: [
      `A ladder ${ladder} m long is placed so that its foot is ${foot} m away from a wall. How high up the wall does it reach?`,
      `To clean a lamp, Pooja leans a ladder of ${ladder} m against the wall, with its foot ${foot} m from the wall. Find the height at which the ladder touches the wall.`,
      `The foot of a ladder of length ${ladder} m stands ${foot} m from a wall. At what height does its top touch the wall?`,
    ],
    ladder: [
      `The foot of a ladder is ${foot} m from a wall, and its top just reaches a window ${wall} m above the ground. Find the length of the ladder.`,
      `Joseph wants to reach a window ${wall} m above the ground with a ladder whose foot stands ${foot} m from the wall. How long must the ladder be?`,
      `A ladder touches a wall ${wall} m above the ground; its foot is ${foot} m away from the wall. What is the length of the ladder?`,
    ],
  } as const
  return {
    question: question[ask][stem],
    rule: { kind: 'number', unit: 'm' },
    hints: [
      'Wall, ground and ladder make a right triangle.',
      'Which side is the hypotenuse: the ladder, the wall or the ground?',
    ],
    explanation: 'The ladder lies opposite the right angle, so it is the hypotenuse, the longest side.',
  }
}

function askPoles({ low, rise, apart, stem }: Extract<RightTriangle, { kind: 'poles' }>): Ask {
  const stories = [
    `Two poles of heights ${low} m and ${low + rise} m stand upright on level ground, their feet ${apart} m apart. Find the distance between their tops.`,
    `For a sports day a rope is stretched tight from the top of a flagpole of ${low + rise} m to the top of a flagpole of ${low} m. The poles stand upright on level ground, ${apart} m apart. How long is the rope?`,
    `Two trees, ${low + rise} m and ${low} m high, stand upright on level ground at a distance of ${apart} m from each other. A bird flies straight from the top of one to the top of the other. How far does it fly?`,
  ] as const
  return {
    question: stories[stem],
    rule: { kind: 'number', unit: 'm' },
    hints: [
      'Draw a horizontal line through the top of the shorter pole.',
      'The two sides at the right angle are the distance between the feet and the difference of the heights.',
    ],
    explanation:
      'Only the difference of the heights matters, because the line through the lower top is parallel to the ground.',
  }
}

function askDiagonal({ length, breadth, stem }: Extract<RightTriangle, { kind: 'diagonal' }>): Ask {
  const shape =
    length === breadth ? `a square of side ${length} cm` : `a rectangle ${length} cm long and ${breadth} cm broad`
  const stories = [
    `Find the length of a diagonal of ${shape}. Leave the root sign in your answer.`,
    `Farida cuts a sheet of paper in the shape of ${shape} along a diagonal. How long is the cut? Leave the root sign in your answer.`,
    `What is the length of a diagonal of ${shape}? Leave the root sign in your answer.`,
  ] as const
  return {
    question: stories[stem],
    rule: { kind: 'surd', form: 'simplest surd', unit: 'cm' },
    hints: [
      'The diagonal is the hypotenuse of a right triangle whose other two sides are sides of the figure.',
      'Take the square factor out of the root.',
    ],
    explanation: 'A diagonal cuts the figure into two right triangles, in which it is the hypotenuse.',
  }
}

/** What is asked of each of the three. */
export function askOf(draw: RightTriangle): Ask {
  switch (draw.kind) {
    case 'ladder':
      return askLadder(draw)
    case 'poles':
      return askPoles(draw)
    case 'diagonal':
      return askDiagonal(draw)
    default:
      return draw satisfies never
  }
}
