const index = String.raw`_\{?[0-9a-z]\}?`
const factor = String.raw`[a-zA-Z](?:${index})?`
/** "mx_2", "a_1x", "ax^2": a letter before the letter that it multiplies. */
const product = new RegExp(
  String.raw`(?<![\\a-zA-Z_^])(${factor})\s*([a-zA-Z](?:${index})?(?:\^\{?\d\}?)?)(?![a-zA-Z_^(])`,
  'g',
)

const bare = (symbol: string): string => symbol.replace(/[{}\s]/g, '')
const letterOf = (symbol: string): string => symbol.charAt(0)

/** Which letter multiplies which in some formulas. */
export function productsIn(formulas: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const tex of formulas)
    for (const [, one = '', other = ''] of tex
      .replace(/\\[,;! ]|\\text\{[^}]*\}|_\{[^}]{2,}\}/g, '')
      .matchAll(product)) {
      const own = found.get(bare(one)) ?? new Set()
      own.add(bare(other))
      found.set(bare(one), own)
    }
  return found
}

/** The section formula, which every text about it means. */
export const sectionFormula = String.raw`\frac{mx_2 + nx_1}{m + n}, \frac{my_2 + ny_1}{m + n}`

const together =
  /(?:goes|go|stands?|belongs?|is multiplied) (?:with|by|to|before|beside)|multipl(?:ies|y)|is the factor of/.source
const symbol = String.raw`\$([a-zA-Z](?:${index})?)\$`
const thing = String.raw`(?:the )?(?:[a-z-]+ ){0,3}?\$(\([^()$]*\)|[a-zA-Z](?:${index})?(?:\^\{?\d\}?)?)\$`
const claims = new RegExp(
  String.raw`${symbol},? (?:${together}) ${thing}|(?:,|\band|\bbut|\bwhile) ${symbol} (?:with|by|to|before) ${thing}`,
  'g',
)

/** "$m$ goes with $(x_1, y_1)$", where the formula has $mx_2$. */
export function goesWithFaults(text: string, products: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  if (!/\$ ?(?:goes|go|stands?|belongs?|is|multipl)/.test(text)) return []
  return [...text.matchAll(claims)].flatMap(([, one, its, other, others]) => {
    const [name, told] = [bare(one ?? other ?? ''), its ?? others ?? '']
    const own = products.get(name)
    if (!own || /\b(?:not|never)\b/.test(text)) return []
    const symbols = told.replace(/[()]/g, '').split(',').map(bare)
    return symbols
      .flatMap((symbol) => {
        const right = [...own].filter((one) => letterOf(one) === letterOf(symbol))
        const isElsewhere = [...products].some(([by, all]) => by !== name && all.has(symbol))
        return right.length === 0 || right.includes(symbol) || !isElsewhere
          ? []
          : [`in the formula $${name}$ goes with $${right[0] ?? ''}$, and not with $${symbol}$`]
      })
      .slice(0, 1)
  })
}
