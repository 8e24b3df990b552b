import { only } from './story-of'
import { x } from './understood'
import { textOf } from '../../question/fact'
import { behind, phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, plus, times, type Expression } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

const square = (of: Expression): Expression => times(of, of)

/** An age or marks, were they so much more or less: the square of the one is told by the other. */
export function actualIn(question: Question): Found<Given> | null {
  const less = phrase(question, 'if|had * younger by #s .?', 'if|had * #s younger .?')
  const more = phrase(question, 'if|had * older by #s .?', 'if|had * #s older .?', 'had|if * scored|got #s more marks')
  const supposed = less ?? more
  // "the square of her age would have been 11 more than five times her actual age"
  const ofSquare = phrase(question, 'square * #c more than %k * actual|present age|marks')
  const lessSquare = phrase(question, 'square * #c less than %k * actual|present age|marks')
  // "9 times these marks would have been the square of her actual marks"
  const ofTimes = phrase(question, '%k these|this|her|his|new? marks|age * square * actual|present marks|age')
  const [relation, ...others] = [ofSquare, lessSquare, ofTimes].flatMap((one) => one ?? [])
  if (!supposed || (less && more) || !relation || others.length > 0) return null
  // how many marks there are in all
  const all = phrase(question, 'out of #m marks', 'out #m')
  const shifted = less ? minus(x, number(supposed.numbers.s)) : plus(x, number(supposed.numbers.s))
  const factor = number(relation.numbers.k)
  const by = (ofSquare ?? lessSquare)?.numbers.c
  const statement = by
    ? { left: square(shifted), right: (ofSquare ? plus : minus)(times(factor, x), number(by)) }
    : { left: times(factor, shifted), right: square(x) }
  const asked = behind(question, supposed, relation).map(textOf)
  const isAge = asked.some((word) => /^(?:age|old)$/.test(word))
  const isMarks = asked.includes('marks')
  if (isAge === isMarks || asked.some((word) => /^(?:after|ago|later|hence|more|total|mother|father)$/.test(word)))
    return null
  const found = only(question, [
    {
      unknowns: [isAge ? 'the age now in years' : 'the marks'],
      statements: [statement],
      limits: [
        { of: x, is: 'positive' },
        { of: shifted, is: 'positive' },
        ...(all ? [{ of: minus(number(all.numbers.m), x), is: 'from-zero' as const }] : []),
      ],
      asked: [{ name: isAge ? 'the age now' : 'the marks', value: x, unit: isAge ? ' years' : '' }],
    },
  ])
  const { used, said } = told(question, supposed, relation, all)
  return found && { given: found.given, used, said }
}
