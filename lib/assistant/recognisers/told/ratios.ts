import { only } from './story-of'
import { x } from './understood'
import { textOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { negate, sign } from '../../../maths/fraction'
import { number, over, shifted, times } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

const added = /^(?:added|add|adding|increased)$/
const taken = /^(?:subtracted|subtract|subtracting|decreased|reduced|diminished)$/
const asks = /^(?:find|what|determine|calculate|nikalo|batao)$/

/** Two numbers in a ratio, and the ratio in which they are once the same is added to each. */
export function ratiosIn(question: Question): Found<Given> | null {
  const [first, second, ...more] = factsOf(question, 'ratio')
  const [by, ...others] = factsOf(question, 'number')
  const { words, apart } = question
  const [isUp, isDown] = [added, taken].map((form) => words.some((word) => form.test(word)))
  const isEach = words.some((word) => /^(?:each|both)$/.test(word))
  if (!first || !second || !by || more.length + others.length > 0 || by.unit !== '' || sign(by.value) <= 0) return null
  const [p, q, ...rest] = first.terms
  const [r, s, ...tail] = second.terms
  if (!p || !q || !r || !s || rest.length + tail.length > 0 || !isEach || isUp === isDown) return null
  const at = (one: (typeof apart)[number]) => apart.indexOf(one)
  if (at(first) > at(by) || at(by) > at(second)) return null
  const asked = apart.slice(apart.findLastIndex((item) => asks.test(textOf(item)))).map(textOf)
  if (!asked.includes('number') || asked.some((word) => /^(?:sum|difference|product|larger|smaller|new)$/.test(word)))
    return null
  const n = isUp ? by.value : negate(by.value)
  const [one, other] = [times(number(p), x), times(number(q), x)]
  return only(question, [
    {
      unknowns: ['one part of the ratio'],
      statements: [{ left: over(shifted(one, n), shifted(other, n)), right: over(number(r), number(s)) }],
      limits: [{ of: x, is: 'positive' }],
      asked: [
        { name: 'the first number', value: one },
        { name: 'the second number', value: other },
      ],
    },
  ])
}
