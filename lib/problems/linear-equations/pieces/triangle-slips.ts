import type { XY } from '../../../figures/figure'
import { fraction } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import { wrongValues } from '../../slips/wrong-values'
import type { Slip } from '../../template'
import { cornersOf, heightOf, areaOf, allCorners, type Triangle } from './axis-triangle'

const turned = ([x, y]: XY): XY => [y, x]

export function vertexSlips(triangle: Triangle): readonly Slip[] {
  const [first, second, vertex] = cornersOf(triangle)
  return distinctSlips(allCorners([first, second, vertex]), [
    {
      response: allCorners([turned(first), turned(second), vertex]),
      note: 'Points on the x-axis have the form (a, 0), points on the y-axis (0, b).',
      step: 'first vertex',
    },
    {
      response: allCorners([first, second]),
      note: 'A triangle has three vertices: the lines also meet each other.',
      step: 'third vertex',
    },
    {
      response: allCorners([[0, 0], second, vertex]),
      note: 'The origin is not a vertex: where does each of the lines meet the axis?',
      step: 'first vertex',
    },
    ...(vertex[0] === vertex[1]
      ? []
      : [
          {
            response: allCorners([first, second, turned(vertex)]),
            note: 'In the point where the lines meet, the coordinates are exchanged: x comes first.',
            step: 'third vertex',
          },
        ]),
  ])
}

export function areaSlips(triangle: Triangle): readonly Slip[] {
  const { axis, places, vertex } = triangle
  const [base, height] = [places[1] - places[0], heightOf(triangle)]
  const fromOrigin = Math.max(...places.map(Math.abs))
  return wrongValues(areaOf(triangle), [
    [fraction(base * height), 'Do not forget the factor 1/2 in the area of a triangle.', 'last'],
    [
      fraction(base * Math.abs(vertex[axis === 'x' ? 0 : 1]), 2),
      `The height is the distance of the third vertex from the ${axis}-axis: its ${axis === 'x' ? 'y' : 'x'}-coordinate counts.`,
      'base and height',
    ],
    [
      fraction(fromOrigin * height, 2),
      'The base runs from one line to the other along the axis, not from the origin.',
      'base and height',
    ],
    [
      fraction(Math.abs(places[0] + places[1]) * height, 2),
      'The base is the difference of the two places on the axis: mind their signs.',
      'base and height',
    ],
  ])
}
