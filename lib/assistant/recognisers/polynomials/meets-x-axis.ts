import { meetsXAxis as solution } from '../../../solutions/polynomials/meets-x-axis'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { quadraticIn } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

const meets = 'meets|meet|cuts|cut|crosses|cross|intersects|intersect|touches|touch'

export const meetsXAxis = recogniser({
  id: 'meets-x-axis',
  solution,
  asPart: true,
  cues: ['graph', 'curve', 'parabola', 'axis'],
  words: ['graph', 'curve', 'parabola', 'polynomial', 'quadratic', 'axis', 'point', 'both', 'two'],
  examples: [
    'Find the points where the graph of y = x² − 2x − 8 meets the x-axis.',
    'At which points does the parabola y = x² − 5x + 6 cut the x-axis?',
  ],
  refuses: [
    'At how many points does the graph of y = x² − 2x − 8 meet the x-axis?',
    'Find the point where the graph of y = x² − 2x − 8 meets the y-axis.',
    'Find the distance of the points where the graph of y = x² − 2x − 8 meets the x-axis.',
  ],
  read: (question) => {
    const [fact, ...more] = factsOf(question, 'equation')
    const [left, node, ...others] = fact?.sides ?? []
    const isCurve = left?.kind === 'letter' && left.name === 'y' && others.length === 0 && fact?.relation === '='
    const quadratic = isCurve && node ? quadraticIn({ kind: 'formula', node, name: '' }) : null
    const found =
      phrase(
        question,
        `point where * @y:equation ${meets} @x:letter axis`,
        `point * @y:equation ${meets} @x:letter axis`,
        `@y:equation .? which|what|find|where point * ${meets} @x:letter axis`,
      ) ??
      phrase(question, `@y:equation * ${meets} @x:letter axis * point`) ??
      phrase(question, `@y:equation * @x:letter axis ${meets} * point`)
    if (
      !fact ||
      more.length > 0 ||
      !quadratic ||
      !found ||
      found.facts.x.name !== 'x' ||
      question.words.includes('many')
    )
      return null
    return {
      given: quadratic,
      ...told(question, { taken: [...found.taken, ...lettersNamed(question, 'x')] }),
    }
  },
  before: () => 'Points: ',
})
