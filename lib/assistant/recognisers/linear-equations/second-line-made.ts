import { ways } from './second-line'
import { secondLineMade as solution, type Given } from '../../../solutions/linear-equations/second-line-made'
import { phrase, told } from '../../question/phrase'
import { lineIn, rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

export const secondLineMade = recogniser<Given>({
  id: 'second-line-made',
  solution,
  asPart: true,
  cues: ['another', 'second', 'other'],
  words: [
    ...'pair equation linear lines line two variables graph graphs geometrical geometrically representation geometric formed form forms represents represent represented system have has solution so'.split(
      ' ',
    ),
  ],
  examples: [
    'For the line 4x − 3y = 12, write another linear equation so that the two lines are parallel.',
    'Given the linear equation 2x + 3y − 8 = 0, write another linear equation in two variables such that the geometrical representation of the pair so formed is intersecting lines.',
    'x - 2y = 5 ke saath ek second equation likho taki pair has infinitely many solutions',
    'write another equation which forms an inconsistent pair with 3x+2y=7',
  ],
  refuses: [
    'For the line 4x − 3y = 12, write another linear equation so that the two lines are perpendicular.',
    'For the line 4x − 3y = 12, write another linear equation so that the two lines are parallel and it passes through (1, 2).',
    'For the line 4x − 3y = 12, write another linear equation so that the two lines are not parallel.',
    'Write another linear equation so that the lines 4x − 3y = 12 and 8x − 6y = 1 are parallel.',
  ],
  read: (question) => {
    const [fact, ...more] = question.facts
    const line = fact && lineIn(fact)
    const asked = phrase(
      question,
      'write|find|give|form|state|likho|obtain|make another|second|other linear? equation|line',
      'another|second|other linear? equation|line * likho|batao|banao|do',
    )
    const found = ways.flatMap(([wanted, patterns]) => {
      const said = phrase(question, ...patterns)
      return said ? [{ wanted, said }] : []
    })
    const [only, ...others] = found
    if (!fact || !line || more.length > 0 || !asked || !only || others.length > 0 || question.options.length > 0)
      return null
    const [equation] = factsOf(question, 'equation')
    const isStandard = equation?.sides[1] !== undefined && rational(equation.sides[1])?.n === 0n
    const { used, said } = told(question, asked, only.said)
    return { given: { base: line, wanted: [only.wanted], isStandard }, used: [...used, fact], said }
  },
  before: () => 'One such equation: ',
})
