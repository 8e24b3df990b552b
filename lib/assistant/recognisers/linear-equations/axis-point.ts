import { axisIn } from '../../question/axis'
import { axisPoint as solution } from '../../../solutions/linear-equations/axis-point'
import { lineIn } from '../../question/polynomial'
import { recogniser } from '../../recogniser'

export const axisPoint = recogniser({
  id: 'axis-point',
  solution,
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
  ],
  examples: ['At which point does the line 2x + 3y = 12 meet the x-axis?'],
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
