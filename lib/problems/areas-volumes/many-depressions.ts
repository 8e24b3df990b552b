import { manyDepressions as solution } from '../../solutions/areas-volumes/many-depressions'
import { add, fraction, subtract, toNumber } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { dome, surfaceByBands, typed, volumeBySlices } from './pieces/by-slices'
import { depressionsQuestion } from './pieces/depressions'
import {
  blockSurface,
  blockVolume,
  depressionsGiven,
  drawDepressions,
  hollow,
  valueOf,
} from './pieces/depressions-draw'
import { product, twentyTwoBySeven } from './pieces/pi'

const pi = twentyTwoBySeven

/** E.g. "A pen stand is a cuboid 20 cm by 10 cm by 4 cm with 5 conical depressions, each of radius 0.7 cm and depth 3 cm. Find the volume of wood in it." */
export const manyDepressions = template({
  id: 'sav-block-with-many-depressions',
  version: 2,
  topic: 'areas-volumes',
  archetypes: ['sav-many-depressions'],
  difficulty: 'hard',
  marks: 3,
  draw: drawDepressions,
  things: ({ sides, depth }) => [
    ...sides.map((size) => ({ name: 'a side of the block', size, least: 3, most: 24, unit: 'cm' })),
    { name: 'the depth of a hole in cm', size: depth / 10, least: 1.4, most: 3 },
  ],
  given: depressionsGiven,
  solution,
  ask: (draw) => {
    const [l, b, h] = draw.sides
    const isVolume = draw.ask === 'volume'
    return {
      question: depressionsQuestion(draw),
      rule: { kind: 'number', unit: isVolume ? 'cm³' : 'cm²' },
      figure: {
        kind: 'solid',
        description: `The block, ${l} cm by ${b} cm by ${h} cm, before the depressions are made.`,
        caption: 'The block before the depressions are made.',
        parts: [
          {
            shape: 'cuboid',
            length: l,
            breadth: b,
            height: h,
            labels: { length: `${l} cm`, breadth: `${b} cm`, height: `${h} cm` },
          },
        ],
      },
      hints: isVolume
        ? [
            'All the depressions are equal: find the volume of one and multiply.',
            'What is scooped out is lost to the volume of the block.',
          ]
        : [
            'Each depression takes a circle away from a face, and its own curved surface comes in its place.',
            'So each depression makes the surface larger: by how much?',
          ],
      explanation: isVolume
        ? 'The depressions lie inside the block and do not meet, so their volumes are simply taken away.'
        : 'A hemispherical hollow has twice the area of the circle that it replaces, so the surface grows although material is lost.',
    }
  },
  crossCheck: ({ shape, ask, sides: [l, b, h], r, depth, count }) => {
    const p = toNumber(pi.value)
    const outline =
      shape === 'cone'
        ? ([
            [0, 0],
            [depth / 10, r / 10],
          ] as const)
        : dome(r / 10, 0, 'opening')
    if (ask === 'volume') return typed(l * b * h - count * volumeBySlices(outline, p))
    const disc = surfaceByBands(
      [
        [0, 0],
        [0, r / 10],
      ],
      p,
    )
    return typed(2 * l * b + 2 * b * h + 2 * h * l + count * (surfaceByBands(outline, p) - disc))
  },
  slips: (draw) => {
    const { ask, count } = draw
    const [one, key] = [hollow(draw), valueOf(draw)]
    if (ask === 'surface area')
      return wrongValues(key, [
        [
          fraction(blockSurface(draw)),
          'The surface is not the same as before: each hollow has a surface of its own.',
          'one',
        ],
        [
          add(fraction(blockSurface(draw)), product(2 * count, one)),
          'The circle at the mouth of a hollow is no longer part of the face: subtract it.',
          'one',
        ],
        [add(fraction(blockSurface(draw)), one), 'There are several depressions: multiply by their number.', 'all'],
        [
          subtract(fraction(blockSurface(draw)), product(count, one)),
          'The surface becomes larger, not smaller.',
          'left',
        ],
      ])
    const block = fraction(blockVolume(draw))
    return wrongValues(key, [
      [subtract(block, one), 'There are several depressions: multiply by their number.', 'all'],
      [subtract(block, product(count, 3, one)), 'A cone is one third of the cylinder.', 'one'],
      [add(block, product(count, one)), 'What is scooped out is taken away from the block.', 'left'],
      [product(count, one), 'That is what has been taken out; what is left is asked.', 'left'],
    ])
  },
})
