import { pieces } from './pieces'
import { polished } from './polish'
import { segments } from './segments'

/** Sets one formula as HTML; throws when it cannot. */
export type SetFormula = (tex: string, display: boolean) => string

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)

/**
 * Rich text as HTML: words escaped, line breaks kept, formulas set. A display formula gets a box of its own, in which it scrolls when
 * it is long. What cannot be set is shown as it was written, so that nothing is lost.
 */
export function richTextHtml(text: string, setFormula: SetFormula): string {
  try {
    const html = segments(text).map((part) =>
      part.kind === 'words'
        ? wordsHtml(part.text)
        : part.display
          ? displayHtml(part.tex, setFormula)
          : inlineHtml(part.tex, setFormula),
    )
    return polished(html.join(''))
  } catch {
    return wordsHtml(text)
  }
}

const wordsHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const displayHtml = (tex: string, setFormula: SetFormula): string =>
  `<span class="formula-box" tabindex="0">${attempt(tex, () => setFormula(tex, true))}</span>`

const inlineHtml = (tex: string, setFormula: SetFormula): string =>
  attempt(tex, () =>
    pieces(tex)
      .map((piece) => setFormula(piece, false))
      .join(''),
  )

function attempt(tex: string, set: () => string): string {
  try {
    return set()
  } catch {
    return `<code>${escapeHtml(tex)}</code>`
  }
}
