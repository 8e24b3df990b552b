import type { ReactNode } from 'react'
import { builtHtml } from './rich-text'
import { Figure } from '@/components/figures/figure'
import { TableBox } from '@/components/figures/table-box'
import { Html } from '@/components/ui/html'
import { inFull, type WrittenFigure } from '@/lib/figures/short'

/** The building blocks that a lesson is written with. */

interface BlockProps {
  readonly children: ReactNode
}

interface ConceptProps extends BlockProps {
  readonly title: string
  /** The template of the question that it ends with, and the seed that draws the question. */
  readonly check?: string
  readonly seed?: string
  /** Kinds of exam questions that it prepares for, for the check and `npm run coverage -- --lessons`. */
  readonly archetypes?: string
}

/** Collected and shown as one entry of the concept list; never rendered itself. */
export function Concept({ children }: ConceptProps) {
  return <>{children}</>
}

export function Example({ title, children }: BlockProps & { readonly title: string }) {
  return (
    <section className="lesson-example">
      <h4>Example: {title}</h4>
      <p className="lesson-run-in">Try it first</p>
      {children}
    </section>
  )
}

/** Folded, so that the question stands alone first. It opens without scripts too; on paper it is open. */
export function Solution({ children }: BlockProps) {
  return (
    <details className="lesson-solution">
      <summary className="button-quiet">
        <span>Show the solution</span>
        <span>Hide the solution</span>
      </summary>
      {children}
    </details>
  )
}

export function KeyPoints({ children }: BlockProps) {
  return (
    <section className="lesson-key-points">
      <h4>Key points</h4>
      {children}
    </section>
  )
}

/** What is false on purpose, such as 4 = 7; the check of the content sees to it that it is. */
export function Wrong({ children }: BlockProps) {
  return <span className="text-bad">{children}</span>
}

/** Short forms are drawn in full here, when the site is built: the browser knows nothing of them. */
export function LessonFigure(figure: WrittenFigure) {
  return <Figure {...inFull(figure)} renderCaption={(text) => <Html html={builtHtml(text)} />} />
}

/** The text of an item scrolls when a formula is too long for it; its number stays. */
export function ListItem({ children }: { readonly children?: ReactNode }) {
  return (
    <li>
      <div className="formula-row">{children}</div>
    </li>
  )
}

/** A table in Markdown looks as one of a figure. */
export const Table = ({ children }: { readonly children?: ReactNode }) => (
  <TableBox description="Table">{children}</TableBox>
)
