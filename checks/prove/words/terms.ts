import { distinctValues } from '../book'
import { same } from '../worked-out'
import { finding, type Finding, type WordRule } from './finding'

/** "The terms from the 9th to the 20th add up to 0", "both 19th terms are $222$". */
export const spokenTerms: WordRule = (book) => {
  const values = (name: string) => distinctValues(book.facts.get(name) ?? [])
  const ways = values('a').flatMap((a) => values('d').map((d) => ({ a, d })))
  const term = (n: number, value: number) => ways.some(({ a, d }) => same(a + (n - 1) * d, value))
  return book.problem.steps.flatMap((text, index): readonly Finding[] => {
    const [, from, to] = /terms from the (\d+)\w\w to the (\d+)\w\w add up to 0/.exec(text) ?? []
    const [, place, value] = /both (\d+)\w\w terms are \$(-?\d+)\$/.exec(text) ?? []
    return [
      ...(from === undefined || to === undefined
        ? []
        : [
            finding(
              index,
              ways.some(({ a, d }) => same(2 * a + (Number(from) + Number(to) - 2) * d, 0)),
              'they do not',
            ),
          ]),
      ...(place === undefined ? [] : [finding(index, term(Number(place), Number(value)), 'they are not')]),
    ]
  })
}
