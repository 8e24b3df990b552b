import { angleTex, angleWords, equationAndFormula, isOne, loneRatio } from './ratios'
import { twoRatios } from './sum-of-squares'
import { conjugate as solution } from '../../../solutions/trigonometry/conjugate'
import { recogniser } from '../../recogniser'

const pairs = { sec: { second: 'tan', ratio: 'sin' }, cosec: { second: 'cot', ratio: 'cos' } } as const

export const conjugate = recogniser({
  id: 'conjugate-ratios',
  solution,
  cues: ['#equation'],
  words: angleWords,
  examples: [
    'If sec θ - tan θ = 1/3, where θ is an acute angle, find the value of sec θ + tan θ.',
    'cosec A + cot A = 5 find cosec A',
    'secx + tanx = 4 then sinx = ?',
  ],
  refuses: [
    'If sec θ - tan θ = 1/3, find the value of cos θ.',
    'If sec θ - cot θ = 1/3, find the value of sec θ.',
    'If sec θ - tan θ = 1/3, find the value of 2 sec θ.',
  ],
  read: (question) => {
    const both = equationAndFormula(question)
    const known = both && twoRatios(both.given.terms)
    if (!both || !known || both.given.value.radicand !== 1) return null
    const pair = known.first === 'sec' || known.first === 'cosec' ? known.first : null
    if (!pair || pairs[pair].second !== known.second) return null
    const [wanted, lone] = [twoRatios(both.asked), loneRatio(both.asked)]
    const other = wanted?.first === pair && wanted.second === known.second && wanted.operation !== known.operation
    const single = lone && isOne(lone.times) ? lone.name : null
    const asked = other
      ? ('other' as const)
      : single === pair
        ? ('first' as const)
        : single === pairs[pair].second
          ? ('second' as const)
          : single === pairs[pair].ratio
            ? ('ratio' as const)
            : null
    const { value, angle } = both.given
    return asked
      ? {
          given: { pair, operation: known.operation, value: value.coefficient, asked, angle: angleTex(angle) },
          used: both.used,
        }
      : null
  },
})
