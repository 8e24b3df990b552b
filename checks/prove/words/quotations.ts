import { isIdentity, namesOf } from '../identity'
import { binary, number } from '../node'
import { finding, type Finding, type WordRule } from './finding'

/** 'Reason: "..."' repeats the reason of the question word for word. */
export const quotations: WordRule = ({ problem }) =>
  problem.steps.flatMap((text, index): readonly Finding[] => {
    const [, quoted] = /^Reason: "(.+)"$/.exec(text) ?? []
    return quoted === undefined
      ? []
      : [finding(index, problem.question.includes(quoted), 'it is not the reason of the question')]
  })

/** $P(\text{red}) = \frac{8}{8 + x}$ and $P(\text{white}) = \frac{x}{8 + x}$ of one line make 1. */
export const allProbabilities: WordRule = (book) =>
  book.lines.flatMap(({ index, claims }): readonly Finding[] => {
    const [first, second, ...others] = claims
    const [a, b] = [first?.sides[1]?.node, second?.sides[1]?.node]
    const names = [first?.sides[0]?.node, second?.sides[0]?.node]
    if (others.length > 0 || !a || !b || !names.every((node) => node?.kind === 'symbol' && node.name.startsWith('P(')))
      return []
    const sum = binary('+', a, b)
    return namesOf(sum).length === 0
      ? []
      : [finding(index, isIdentity(sum, number(1), namesOf(sum)), 'the two do not make 1')]
  })
