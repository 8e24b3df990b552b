import { closed } from '../book'
import { areProportional, namesOf } from '../identity'
import { binary, number, symbol, type Node } from '../node'
import { finding, type Finding, type WordRule } from './finding'

/** "Sum $= 7$ and product $= -14$ give $k[x^2 - 7x - 14]$", "Taking $k = 2$, one such polynomial is ...". */
export const fromSumAndProduct: WordRule = (book) => {
  let made: Node | null = null
  return book.lines.flatMap(({ text, index, claims, values }): readonly Finding[] => {
    const polynomial = values.at(-1)
    if (/^Sum \$=.*product \$=.*give/.test(text)) {
      const [sum, product] = claims.map(({ sides }) => sides.at(-1)?.node)
      if (!sum || !product || !polynomial || closed(book, sum).length === 0) return []
      const x = symbol('x')
      made = binary('+', binary('-', binary('^', x, number(2)), binary('*', sum, x)), product)
      return [
        finding(
          index,
          areProportional(polynomial, binary('*', symbol('k'), made), namesOf(polynomial)),
          'not that polynomial',
        ),
      ]
    }
    if (/^Taking \$k = /.test(text) && made && polynomial) {
      const k = claims[0]?.sides.at(-1)?.node
      const whole = k ? binary('*', k, made) : made
      const names = namesOf(polynomial)
      return [
        finding(
          index,
          areProportional(binary('+', polynomial, number(1)), binary('+', whole, number(1)), names),
          'not that polynomial',
        ),
      ]
    }
    return []
  })
}
