import { valueOfTex } from '../prove/value-of-tex'
import { same } from '../prove/worked-out'
import type { ReadTable, TableFault } from './read-table'

/** "y = x - 2" in a table under a row of x: each of its cells is what the equation gives. */
export function equationRowFaults({ head, rows }: ReadTable): readonly TableFault[] {
  const all = [head, ...rows]
  return all.flatMap((cells, at) => {
    const [, made] = /^y = (.+)$/.exec(bare(cells[0] ?? '')) ?? []
    const values = all.slice(0, at).findLast(([first = '']) => bare(first) === 'x')
    if (made === undefined || !values) return []
    return cells.slice(1).flatMap((cell, column): readonly TableFault[] => {
      const x = valueOfTex(bare(values[column + 1] ?? ''))
      const [told, is] = [valueOfTex(bare(cell)), valueOfTex(made, (name) => (name === 'x' ? x : undefined))]
      return Number.isNaN(told) || Number.isNaN(is) || same(told, is)
        ? []
        : [
            {
              row: at - 1,
              message: `for x = ${x}, ${bare(cells[0] ?? '')} gives ${Number(is.toPrecision(6))}, and not ${bare(cell)}`,
            },
          ]
    })
  })
}

const bare = (cell: string): string => cell.replaceAll('$', '').trim()
