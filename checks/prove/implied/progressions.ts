import type { Fact } from '../facts'
import { same } from '../worked-out'
import { implied, type Telling } from './index'

/** "$99, 102, 105, \ldots$" has the first term 99 and the common difference 3. */
export function progressionFacts({ problem }: Telling): readonly Fact[] {
  return [...problem.question.matchAll(/\$((?:-?\d+(?:\.\d+)?,\s*(?:\\ )?\s*){2,}\\ldots)/g)].flatMap(
    ([, list = '']) => {
      const terms = list
        .split(',')
        .map((term) => term.replaceAll('\\ ', '').trim())
        .filter((term) => /^-?\d/.test(term))
        .map(Number)
      const [first = NaN, second = NaN] = terms
      const isEven = terms.every((term, index) => same(term, first + index * (second - first)))
      return [
        ...(isEven ? [implied('a', first), implied('d', second - first)] : []),
        ...terms.map((term, index) => implied(`a_${index + 1}`, term)),
      ]
    },
  )
}
