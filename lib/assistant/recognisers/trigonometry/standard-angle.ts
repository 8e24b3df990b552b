import { standardAngle as solution } from '../../../solutions/trigonometry/standard-angle'
import { rational } from '../../question/polynomial'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'

const angles = [0, 30, 45, 60, 90]

export const standardAngle = recogniser({
  id: 'standard-angle',
  solution,
  cues: ['#formula'],
  words: [],
  examples: ['sin 30', 'What is tan 60 degrees?', 'value of cos 45°', 'cosec 90'],
  read: (question) => {
    const [fact, ...more] = question.facts
    const node = fact?.kind === 'formula' ? fact.node : null
    if (!fact || node?.kind !== 'trig' || more.length > 0) return null
    const degrees = rational(node.of)
    if (!degrees || !isInteger(degrees) || !angles.includes(toNumber(degrees))) return null
    return { given: { name: node.name, degrees: toNumber(degrees) }, used: [fact] }
  },
  before: ({ name, degrees }) => `${name} ${degrees}° ${degrees % 90 === 0 ? 'is' : '='} `,
})
