import { axisIn } from '../../question/axis'
import { axisPoint as solution } from '../../../solutions/linear-equations/axis-point'
import { lineIn } from '../../question/polynomial'
import { recogniser } from '../../recogniser'

export const axisPoint = recogniser({
  id: 'axis-point',
  solution,
  story: true,
  cues: ['axis'],
  words: [
    'point',
    'line',
    'graph',
    'meet',
    'meets',
    'cut',
    'cuts',
    'cross',
    'crosses',
    'intersect',
    'intersects',
    'coordinates',
    'equation',
    'linear',
  ],
  examples: [
    'At which point does the line 2x + 3y = 12 meet the x-axis?',
    'Ravi draws the graph of 3x - 3y = 21. At which point does it cut the x-axis?',
    'where does line 2x+3y=12 cut y axis',
  ],
  refuses: [
    'At what distance from the origin does the line 2x + 3y = 12 meet the x-axis?',
    'Find the area of the triangle that the line 2x + 3y = 12 makes with the x-axis and the y-axis.',
    'At which point does the line 2x + 3y = 12 not meet the x-axis?',
    'Which line is parallel to 2x + 3y = 12 and meets the x-axis at the same point?',
  ],
  read: (question) => {
    const axis = axisIn(question)
    const [equation, ...more] = question.facts.flatMap((fact) => {
      const line = lineIn(fact)
      return line ? [{ fact, line }] : []
    })
    return axis && equation && more.length === 0
      ? { given: { line: equation.line, axis: axis.axis }, used: [equation.fact, ...axis.used] }
      : null
  },
  before: () => 'Point: ',
})
