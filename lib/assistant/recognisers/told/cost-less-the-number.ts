import { only } from './story-of'
import { x } from './understood'
import { behind, phrase } from '../../question/phrase'
import { textOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, times } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

/** Things of which each costs so much less their number, and what all cost: how many they are. */
export function costLessIn(question: Question, isForm = false): Found<Given> | null {
  const each = phrase(question, 'cost|price * each|one * #m minus number')
  const total = phrase(question, 'total cost * #t', 'total * #t')
  if (!each || !total || factsOf(question, 'number').length !== 2 || question.facts.length !== 2) return null
  const asked = behind(question, each, total).map(textOf)
  const isNumber = asked.some((word) => /^(?:number|many|kitn[aei])$/.test(word))
  if ((!isNumber && !isForm) || asked.some((word) => /^(?:cost|price|each|profit|less|more)$/.test(word))) return null
  return only(question, [
    {
      unknowns: ['the number of things'],
      statements: [{ left: times(x, minus(number(each.numbers.m), x)), right: number(total.numbers.t) }],
      limits: [{ of: x, is: 'whole' }],
      asked: [{ name: 'the number of things', value: x }],
    },
  ])
}
