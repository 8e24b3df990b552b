import { divide, fraction } from '../../../maths/fraction'
import { nodeTex } from '../../../reading/tree/tex'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { canBe as solution } from '../../../solutions/probability/can-be'

const patterns = [
  'can|could probability event? @v:number',
  'can|could @v:number probability',
  'is possible probability event? @v:number',
  'probability event? can @v:number',
  'check|whether|is probability event? @v:number possible',
  'kya event? probability @v:number',
  'probability event? @v:number possible',
] as const

/** "Can the probability of an event be 1.2?" */
export const canBe = recogniser({
  id: 'can-it-be-a-probability',
  solution,
  story: true,
  cues: ['probability'],
  words: [
    'probability',
    'event',
    'possible',
    'can',
    'correct',
    'check',
    'whether',
    'any',
    'number',
    'justify',
    'reason',
    'reasons',
    'true',
    'not',
    'or',
  ],
  examples: [
    'Can the probability of an event be 1.2?',
    'is it possible that the probability of an event is -0.4? give reason',
    'can 7/6 be the probability of an event',
    'kya kisi event ki probability 120% ho sakti hai?',
  ],
  refuses: [
    'The probability of an event is 1.2. Find the probability of its complement.',
    'Can the probability of a head be 0.4 for a fair coin?',
    'Can the sum of the probabilities of an event be 1.2?',
    'Can the probability of an impossible event be 0.2?',
  ],
  read: (question) => {
    const found = phrase(question, ...patterns)
    const [only, ...more] = factsOf(question, 'number')
    const isOther = question.words.some((word) =>
      /^(?:find|sum|not|impossible|sure|certain|complement|head|heads)$/.test(word),
    )
    if (!found || !only || more.length > 0 || isOther) return null
    const { node, value, unit } = only
    const tex = nodeTex(node)
    if (unit !== '' && unit !== '%') return null
    return {
      given: unit === '%' ? { tex: `${tex}\\%`, value: divide(value, fraction(100)) } : { tex, value },
      used: [only, ...lettersNamed(question, 'E', 'A')],
      said: told(question, found).said,
    }
  },
})
