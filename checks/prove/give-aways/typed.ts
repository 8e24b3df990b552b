import { calledIn, commonest, type Asked } from './asked-of'
import { mostGuessed, mostOneKey, mostPrinted } from './bounds'
import { measured, type Finding } from './finding'
import { bareNumbers, valueOfTex } from './values'
import { texOfPlain } from '../plain'

/** One key in most draws, and keys that stand in the question. */
export function typedFindings(asked: readonly Asked[]): readonly Finding[] {
  if (asked.length === 0) return []
  const keys = asked.map(({ part }) => part.rule.expected)
  const [always = '', times] = commonest(keys)
  const single = asked.filter(({ part }) => part.rule.kind === 'number' || part.rule.kind === 'fraction')
  const printed = single.filter(({ problem, part }) =>
    bareNumbers(problem.question).has(valueOfTex(texOfPlain(part.rule.expected))),
  )
  return [
    ...measured({
      check: 'one key',
      what: `${calledIn(asked)}the key is "${always}"`,
      share: times / asked.length,
      draws: asked.length,
      most: new Set(keys).size === 2 ? mostGuessed(2) : mostOneKey,
    }),
    ...measured({
      check: 'printed',
      what: `${calledIn(asked)}the key is a number that stands in the question`,
      share: printed.length / asked.length,
      draws: asked.length,
      most: mostPrinted,
    }),
  ]
}
