import type { ReactNode } from 'react'
import { TableBox } from './table-box'
import type { TableFigure as TableData } from '@/lib/figures/figure'

interface TableFigureProps extends TableData {
  /** Sets a text that may hold $TeX$. */
  readonly renderText: (text: string) => ReactNode
}

export function TableFigure({ description, caption, head, rows, rowHeadings, renderText }: TableFigureProps) {
  return (
    <TableBox description={description}>
      {caption !== undefined && (
        <caption>
          <span className="figure-caption">{renderText(caption)}</span>
        </caption>
      )}
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col" className={headLook(cell)}>
                {renderText(cell)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, i) => (
          <tr key={i}>
            {cells.map((cell, j) =>
              rowHeadings && j === 0 ? (
                <th key={j} scope="row" className={cellLook(cell)}>
                  {renderText(cell)}
                </th>
              ) : (
                <td key={j} className={cellLook(cell)}>
                  {renderText(cell)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableBox>
  )
}

/** A head of several words may break between them. */
const headLook = (cell: string): string | undefined => (cell.includes(' ') ? undefined : cellLook(cell))

/** A short cell such as "10 – 20" stays on one line. */
const cellLook = (cell: string): string | undefined => (cell.length <= 12 ? 'figure-cell-whole' : undefined)
