import { widthOf, widthOfMathml } from './fine-pieces'

/**
 * In letters: what surely fits on a line of 320 px, inside a list in a box, also in capitals and while our font is not there; and in a
 * line that has its marks beside it.
 */
const surelyFits = 12
export const fitsBesideMarks = 5

/**
 * The text of a lesson in which every place that may scroll on a small screen, because a formula there is wider than it, can be reached
 * with the keyboard. Where nothing scrolls there is nothing to stop at.
 */
export const reachable = (html: string, fits = surelyFits): string =>
  reachableLines(html, fits).replace(
    /<span class="katex"><math[^>]* display="block"(?:(?!<\/math>)[^])*<\/math>/g,
    (whole) => marked(whole, whole, fits),
  )

/** The same of its paragraphs and the items of its lists: in the app a formula on a line of its own does not scroll by itself. */
export const reachableLines = (html: string, fits = surelyFits): string =>
  html
    .replace(/<div class="formula-row">((?:(?!<\/div>)[^])*)<\/div>/g, (whole, inner: string) =>
      marked(whole, inner, fits),
    )
    .replace(/<p>((?:(?!<\/p>)[^])*)<\/p>/g, (whole, inner: string) => marked(whole, inner, fits))

const marked = (whole: string, inner: string, fits: number): string =>
  widest(inner) > fits ? whole.replace(/^<\w+/, '$& tabindex="0"') : whole

/** How wide the widest formula in it is, in letters; of one in rows, its longest row. */
const widest = (html: string): number =>
  Math.max(0, ...Array.from(html.matchAll(/<math[^>]*>(?:(?!<\/math>)[^])*<\/math>/g), ([math]) => widthOfMath(math)))

function widthOfMath(math: string): number {
  const tex = /<annotation[^>]*>([^<]*)<\/annotation>/.exec(math)?.[1]
  if (tex === undefined) return widthOfMathml(math)
  const rows = tex.replace(/&amp;|\\(?:begin|end)\{\w+\}/g, '').split('\\\\')
  return Math.max(...rows.map(widthOf))
}
