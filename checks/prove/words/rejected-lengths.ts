import { closed } from '../book'
import { namesOf } from '../identity'
import { same, workedOut } from '../worked-out'
import { finding, type WordRule } from './finding'

/** "$x = -1$ is rejected: it would make the length $5x - 6$ equal to $-11$". */
export const rejectedLengths: WordRule = (book) =>
  book.lines.flatMap(({ text, index, claims, values }) => {
    if (!/would make .* equal to/.test(text)) return []
    const root = claims[0]?.sides.at(-1)?.node
    const [length, result] = values
    if (!root || !length || !result) return []
    const [x] = closed(book, root)
    const [value = NaN] = closed(book, result)
    const [name] = namesOf(length)
    return [
      finding(
        index,
        same(workedOut(length, { valueOf: (one) => (one === name ? x : undefined) }), value),
        'it would not',
      ),
    ]
  })
