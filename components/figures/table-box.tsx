import type { ReactNode } from 'react'

interface TableBoxProps {
  readonly description: string
  readonly children?: ReactNode
}

/** A real table; a wide one scrolls in a box of its own, by touch and by keyboard. */
export const TableBox = ({ description, children }: TableBoxProps) => (
  <div className="figure-scroll" tabIndex={0} role="group" aria-label={description}>
    <table className="figure-table">{children}</table>
  </div>
)
