import { possibleAmong as solution } from '../../../solutions/probability/possible-among'
import { divide, fraction, terminates, toDecimal, toText } from '../../../maths/fraction'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { nodeTex } from '../../../reading/tree/tex'

function offered(node: Node, unit: string) {
  const value = rational(node)
  if (!value || (unit !== '' && unit !== '%')) return null
  const isDecimal = node.kind === 'number' ? node.decimal : nodeTex(node).includes('.')
  const text = isDecimal && terminates(value) ? toDecimal(value) : toText(value)
  return unit === '%'
    ? { tex: `${nodeTex(node)}\\%`, text: `${text}%`, value: divide(value, fraction(100)) }
    : { tex: nodeTex(node), text, value }
}

/** The numbers that stand in a row to choose from, in per cent or bare. */
function numbersIn(question: Question) {
  const all = question.facts.flatMap((fact) => {
    if (fact.kind === 'list') return fact.open ? [null] : fact.items.map((node) => offered(node, ''))
    return fact.kind === 'number' ? [offered(fact.node, fact.unit)] : [null]
  })
  const known = all.filter((each) => each !== null)
  return known.length === all.length && known.length > 1 ? known : null
}

/** "which of these cant be a probability 0.7, 3/8, -0.4, 82%" */
export const possibleAmong = recogniser({
  id: 'probability-among-numbers',
  solution,
  story: true,
  cues: ['probability'],
  words: ['probability', 'event', 'number', 'any', 'one', 'following', 'value', 'only'],
  examples: [
    'which of these cant be a probability 0.7, 3/8, -0.4, 82%',
    'Which of the following numbers cannot be the probability of an event: 2/3, 1.5, 15%, 0.7?',
    '0.3, 7/5, 45%, 1 me se kaunsa probability nahi ho sakta',
  ],
  refuses: [
    'which of these cannot be the sum of the probabilities of two events 0.7, 3/8, -0.4',
    'A die is thrown. Which of these is the probability of an even number: 1/2, 1/3, 3/2?',
    'A jar has 20 candies: 8 orange, 7 lemon and 5 mint. P(not mint)',
    'The probability of an event is 0.7. Which of these cannot be the probability of its complement: 0.3, 0.4?',
  ],
  read: (question) => {
    const numbers = numbersIn(question)
    const not = phrase(
      question,
      'cannot|not|impossible be? probability event?',
      'probability event? cannot|not|impossible',
    )
    const can = not ? null : phrase(question, 'can|could|may be probability event?')
    const isChoice = question.words.some((word) =>
      /^(?:which|these|following|cannot|konsa|kaunsa|kaun|impossible)$/.test(word),
    )
    if (!numbers || !isChoice || (!not && !can) || phrase(question, 'probability event? is #p')) return null
    const { said } = told(question, not, can)
    return { given: { wanted: not ? ('cannot' as const) : ('can' as const), numbers }, used: question.facts, said }
  },
})
