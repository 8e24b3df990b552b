import { askOf } from './pieces/right-triangle-asks'
import { drawRightTriangle, type RightTriangle } from './pieces/right-triangle-draw'
import { rightTriangleFigure } from './pieces/right-triangle-figure'
import { rightTriangleSlips } from './pieces/right-triangle-slips'
import { rightTriangle as sideOf } from '../../solutions/triangles/right-triangle'
import { fraction } from '../../maths'
import { template } from '../template'

/** What a story asks for, in its own words. */
const askedOfPoles = [
  'the distance between the tops',
  'the length of the rope',
  'the distance that the bird flies',
] as const
const askedOfSheet = ['the diagonal', 'the cut', 'the diagonal'] as const

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
      const { kind, low, rise, apart, stem } = draw
      return {
        kind,
        heights: [fraction(low), fraction(low + rise)] as const,
        apart: fraction(apart),
        unit: 'm',
        asked: askedOfPoles[stem],
      }
    }
    case 'diagonal':
      return {
        kind: draw.kind,
        length: fraction(draw.length),
        breadth: fraction(draw.breadth),
        unit: 'cm',
        asked: askedOfSheet[draw.stem],
      }
    default:
      return draw satisfies never
  }
}

/** E.g. "A ladder 10 m long reaches a window 8 m above the ground. How far is the foot of the ladder from the wall?" */
export const rightTriangle = template({
  id: 'tri-right-triangle-length',
  version: 4,
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
          { name: 'the lower of the two', size: draw.low, least: 4, most: 9, unit: 'm' },
          { name: 'the higher of the two', size: draw.low + draw.rise, least: 7, most: 21, unit: 'm' },
        ]
      case 'diagonal':
        return [draw.length, draw.breadth].map((size) => ({ name: 'a side', size, least: 2, most: 12, unit: 'cm' }))
      default:
        return draw satisfies never
    }
  },
  given: givenOf,
  solution: sideOf,
  ask: (draw) => ({ ...askOf(draw), figure: rightTriangleFigure(draw) }),
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
