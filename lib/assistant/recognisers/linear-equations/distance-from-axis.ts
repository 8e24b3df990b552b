import { axisIn } from '../../question/axis'
import { valueOf } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { distanceFromAxis as solution, type Given } from '../../../solutions/linear-equations/distance-from-axis'
import { recogniser } from '../../recogniser'

export const distanceFromAxis = recogniser<Given>({
  id: 'distance-of-common-point',
  solution,
  cues: ['axis'],
  words: [
    ...['distance', 'far', 'away', 'units', 'unit', 'many', 'point', 'common', 'lines', 'two', 'meet', 'intersect'],
    ...['solution', 'pair', 'linear', 'equation'],
  ],
  examples: [
    'The lines x = -10 and y = 12 meet at a point. How many units is this point away from the y-axis?',
    'lines x = 3 and y = -5 intersect, distance of the point from x axis kya hoga',
  ],
  refuses: [
    'The lines x = -10 and y = 12 meet at a point. At which point do they meet the y-axis, and how far is it from the origin?',
    'How far is the line x = -10 from the y-axis?',
  ],
  read: (question) => {
    const axis = axisIn(question)
    const asked = ['distance', 'far', 'away'].some((word) => question.words.includes(word))
    const equations = factsOf(question, 'equation')
    const [x, y] = (['x', 'y'] as const).map((name) => equations.flatMap((fact) => valueOf(fact, name) ?? []))
    const [[first, ...others], [second, ...more]] = [x ?? [], y ?? []]
    if (!axis || !asked || !first || !second || others.length + more.length > 0) return null
    return { given: { x: first, y: second, axis: axis.axis, told: 'equations' }, used: [...equations, ...axis.used] }
  },
  before: () => 'Distance: ',
})
