import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { overviewPlace, type Addresses } from './addresses'
import { Head, type PageInWords } from './head'

/** What all pages of one build have in common. */
export interface Site {
  readonly addresses: Addresses
  /** Where the style sheet lies in the site. */
  readonly styles: string
}

export interface PlainPage extends PageInWords {
  /** For `data-unit`: the unit whose accent the page takes. */
  readonly unit?: string
  readonly content: ReactNode
}

/** A whole page as HTML: nothing on it moves, and it has no script. */
export function pageHtml(page: PlainPage, { addresses, styles }: Site): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en-IN">
      <Head page={page} addresses={addresses} styles={styles} />
      <body>
        <a className="skip-link" href="#content">
          Skip to the content
        </a>
        <header className="plain-bar">
          <nav aria-label="Site">
            <a href={addresses.path('')}>CBSE Math Tutor</a>
            <a href={addresses.path(overviewPlace)}>All lessons and papers</a>
          </nav>
        </header>
        <main id="content" className="plain-main" {...(page.unit && { 'data-unit': page.unit })}>
          {page.content}
        </main>
        <footer className="plain-bar plain-foot">
          <p>CBSE Math Tutor: a free Class 10 board exam preparation tool. No account, no advertisements.</p>
        </footer>
      </body>
    </html>,
  )}`
}
