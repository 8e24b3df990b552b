import { isIdentity, namesOf } from '../identity'
import { binary, number, symbol } from '../node'
import { finding, type Finding, type WordRule } from './finding'

/** "$P = \left(\frac{6k + 1}{k + 1}, \ldots\right)$": the point that divides AB in the ratio k : 1. */
export const sectionsInK: WordRule = (book) => {
  const text = [book.problem.question, ...book.problem.steps].join(' ')
  const [, first = 'A', second = 'B'] = /\$([A-Z])([A-Z])\$ (?:at \$P\$ )?in the ratio/.exec(text) ?? []
  const value = (name: string) => book.facts.get(name)?.[0]?.value
  return book.lines.flatMap(({ index, claims }): readonly Finding[] =>
    claims.flatMap(({ sides }) => {
      const tuple = sides.at(-1)?.node
      if (tuple?.kind !== 'tuple' || namesOf(tuple).join() !== 'k') return []
      return tuple.items.flatMap((item, place) => {
        const [from, to] = [value(`${first}.${place}`), value(`${second}.${place}`)]
        if (from === undefined || to === undefined || namesOf(item).length === 0) return []
        const k = symbol('k')
        const law = binary('/', binary('+', binary('*', number(to), k), number(from)), binary('+', k, number(1)))
        return [finding(index, isIdentity(item, law, ['k']), 'it is not the point that divides the segment in k : 1')]
      })
    }),
  )
}
