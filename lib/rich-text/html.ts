import { finePieces, lineOfPhone, widthOf } from './fine-pieces'
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

/** One that is long is set in pieces as large, side by side, so that it breaks on a phone before it scrolls. */
function displayHtml(tex: string, setFormula: SetFormula): string {
  const pieces = finePieces(tex)
  const isLong = pieces.length > 1
  const html = attempt(tex, () =>
    isLong ? pieces.map((piece) => setFormula(`\\displaystyle ${piece}`, false)).join('') : setFormula(tex, true),
  )
  return `<span class="formula-box${isLong ? ' formula-broken' : ''}" tabindex="0">${html}</span>`
}

const inlineHtml = (tex: string, setFormula: SetFormula): string =>
  attempt(tex, () =>
    finePieces(tex)
      .map((piece) => setFormula(isWideFraction(piece) ? `\\small ${piece}` : piece, false))
      .join(''),
  )

/** A fraction of words as wide as a line of a phone is set a little smaller, rather than scrolled for its last letter. */
const isWideFraction = (piece: string): boolean =>
  /\\[dt]?frac\{\\text\{/.test(piece) && widthOf(piece) > lineOfPhone && widthOf(piece) < 1.4 * lineOfPhone

function attempt(tex: string, set: () => string): string {
  try {
    return set()
  } catch {
    return `<code>${escapeHtml(tex)}</code>`
  }
}
