import { pairIn } from './equations'
import { graphTriangle as solution, type Given } from '../../../solutions/linear-equations/graph-triangle'
import { axisIn } from '../../question/axis'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const graphTriangle = recogniser<Given>({
  id: 'triangle-of-two-lines-and-an-axis',
  solution,
  story: true,
  cues: ['axis'],
  words: [
    ...[
      'axis',
      'graph',
      'graphs',
      'equation',
      'lines',
      'line',
      'linear',
      'draw',
      'plot',
      'paper',
      'same',
      'axes',
      'pair',
      'two',
      'between',
    ],
    ...[
      'formed',
      'enclose',
      'coordinates',
      'three',
      'shade',
      'shaded',
      'region',
      'triangular',
      'square',
      'units',
      'unit',
      'point',
      'these',
      'following',
    ],
  ],
  examples: [
    'Draw the graphs of the equations x + y = 3 and 3x − y = 21. Determine the coordinates of the three vertices of the triangle formed by these lines and the x-axis.',
    'The lines x + y = 1 and 2x − 3y = −18 enclose a triangle with the y-axis. Draw it on graph paper and find its area in square units.',
    'Draw the graphs of the equations x − y + 1 = 0 and 3x + 2y − 12 = 0. Determine the coordinates of the vertices of the triangle formed by these lines and the x-axis, and shade the triangular region.',
    'Draw the graphs of x - y + 3 = 0 and 2x + y - 12 = 0. Write the coordinates of the vertices of the triangle formed by these lines and the x-axis and find its area.',
    'area of triangle formed by x - y = 1, 2x + y = 8 and y axis',
  ],
  refuses: [
    'Draw the graphs of x + y = 3 and 3x − y = 21. Find the area of the triangle formed by these lines with the x-axis and the y-axis.',
    'Draw the graphs of x + y = 3 and 3x − y = 21. Find the perimeter of the triangle formed by these lines and the x-axis.',
    'Draw the graphs of x + y = 3 and 3x − y = 21. Find the ratio of the areas of the triangles formed by these lines with the x-axis and with the y-axis.',
    'Find the vertices of the triangle formed by the lines x + y = 3, 3x − y = 21 and x = 4 above the x-axis.',
  ],
  read: (question) => {
    const [pair, axis] = [pairIn(question), axisIn(question)]
    const triangle = phrase(question, 'triangle')
    const [vertices, area] = [phrase(question, 'vertices'), phrase(question, 'area')]
    const isSingle = question.words.filter((word) => word === 'axis').length === 1
    if (
      !pair ||
      pair.letters.join('') !== 'xy' ||
      !axis ||
      !isSingle ||
      !triangle ||
      (vertices === null && area === null)
    )
      return null
    const { used, said } = told(
      question,
      triangle,
      phrase(question, 'shade triangle'),
      phrase(question, 'area triangle'),
      vertices,
      area,
    )
    return {
      given: {
        lines: pair.equations,
        axis: axis.axis,
        asked: vertices && area ? 'both' : vertices ? 'vertices' : 'area',
      },
      used: [...pair.used, ...axis.used, ...used],
      said,
    }
  },
  before: ({ asked }) => (asked === 'area' ? 'Area: ' : 'Vertices: '),
  unit: ({ asked }) => (asked === 'vertices' ? '' : 'square units'),
})
