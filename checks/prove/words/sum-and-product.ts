import { closed } from '../book'
import { readLine } from '../claims'
import { same } from '../worked-out'
import { finding, type WordRule } from './finding'

/** "Two numbers with sum $5$ and product $6$ are $2$ and $3$." */
export const sumAndProduct: WordRule = (book) =>
  book.problem.steps.flatMap((text, index) => {
    const parts = /with sum (\$[^$]+\$) and product (\$[^$]+\$) are (\$[^$]+\$) and (\$[^$]+\$)/.exec(text)
    if (!parts) return []
    const values = parts.slice(1).map((part) => {
      const line = readLine(part, index)
      const node = line.values[0] ?? line.claims[0]?.sides.at(-1)?.node
      return node ? (closed(book, node)[0] ?? NaN) : NaN
    })
    const [sum = NaN, product = NaN, p = NaN, q = NaN] = values
    return [
      finding(
        index,
        same(sum, p + q) && same(product, p * q),
        `${p} and ${q} have not the sum ${sum} and the product ${product}`,
      ),
    ]
  })
