import { drawRightTriangle, type RightTriangle } from './pieces/right-triangle-draw'
import { rightTriangleFigure } from './pieces/right-triangle-figure'
import { rightTriangleSlips } from './pieces/right-triangle-slips'
import { rightTriangle as sideOf } from '../../solutions/triangles/right-triangle'
import { fraction } from '../../maths'
import type { Ask } from '../posed'
import { template } from '../template'

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

/** What the question states. */
function givenOf(draw: RightTriangle) {
  switch (draw.kind) {
    case 'ladder': {
      const { kind, foot, wall, ladder, ask } = draw
      return {
        kind,
        asked: ask,
        ...(ask !== 'foot' && { foot: fraction(foot) }),
        ...(ask !== 'wall' && { wall: fraction(wall) }),
        ...(ask !== 'ladder' && { ladder: fraction(ladder) }),
        unit: 'm',
      }
    }
    case 'poles': {
      const { kind, low, rise, apart } = draw
      return { kind, heights: [fraction(low), fraction(low + rise)] as const, apart: fraction(apart), unit: 'm' }
    }
    case 'diagonal':
      return { kind: draw.kind, length: fraction(draw.length), breadth: fraction(draw.breadth), unit: 'cm' }
    default:
      return draw satisfies never
  }
}

/** What is asked of each of the three. */
function asked(draw: RightTriangle): Ask {
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

/** E.g. "A ladder 10 m long reaches a window 8 m above the ground. How far is the foot of the ladder from the wall?" */
export const rightTriangle = template({
  id: 'tri-right-triangle-length',
  version: 2,
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-right-triangle-length'],
  marks: 2,
  draw: drawRightTriangle,
  things: (draw) => {
    switch (draw.kind) {
      case 'ladder':
        return [{ name: 'the length of the ladder', size: draw.ladder, least: 5, most: 17, unit: 'm' }]
      case 'poles':
        return [
          { name: 'the lower of the two', size: draw.low, least: 4, most: 12, unit: 'm' },
          { name: 'the higher of the two', size: draw.low + draw.rise, least: 6, most: 36, unit: 'm' },
        ]
      case 'diagonal':
        return [draw.length, draw.breadth].map((size) => ({ name: 'a side', size, least: 2, most: 12, unit: 'cm' }))
      default:
        return draw satisfies never
    }
  },
  given: givenOf,
  solution: sideOf,
  ask: (draw) => ({ ...asked(draw), figure: rightTriangleFigure(draw) }),
  crossCheck: (draw) => {
    const whole = (square: number) => Array.from({ length: 60 }, (_, n) => n).find((n) => n * n === square)
    if (draw.kind === 'poles') return `${whole(draw.apart ** 2 + draw.rise ** 2)} m`
    if (draw.kind === 'diagonal') return `√${draw.length ** 2 + draw.breadth ** 2}`
    const { foot, wall, ladder, ask } = draw
    if (ask === 'ladder') return `${whole(foot ** 2 + wall ** 2)} m`
    return `${whole(ask === 'foot' ? (ladder - wall) * (ladder + wall) : (ladder - foot) * (ladder + foot))} m`
  },
  slips: rightTriangleSlips,
})
