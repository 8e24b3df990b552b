import { closed } from '../book'
import { finding, type Finding, type WordRule } from './finding'

/** "The graph meets the $x$-axis at $x = -5$ and $x = -3$", as it does in the figure; and they are as many as the last line says. */
export const zeroesInFigure: WordRule = (book) => {
  const { figure, steps } = book.problem
  const curve = figure?.kind === 'plane' ? figure.curves?.[0] : undefined
  const polynomial = curve?.polynomial
  if (!polynomial) return []
  const valueAt = (x: number) => polynomial.reduce((value, coefficient) => value * x + coefficient, 0)
  return book.lines.flatMap(({ index, text, claims }): readonly Finding[] => {
    if (!/meets the \$x\$-axis at \$x =/.test(text)) return []
    const zeroes = claims.flatMap(({ sides }) => sides.flatMap(({ node }) => (node ? closed(book, node) : [])))
    const said = /number of (?:distinct )?zeroes is \$(\d+)\$/.exec(steps.at(-1) ?? '')?.[1]
    return [
      finding(
        index,
        zeroes.every((x) => Math.abs(valueAt(x)) < 1e-6),
        'the curve does not meet the axis there',
      ),
      ...(said === undefined
        ? []
        : [finding(index, Number(said) === new Set(zeroes).size, 'it is another number of zeroes')]),
    ]
  })
}
