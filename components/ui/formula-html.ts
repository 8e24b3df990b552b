// Whole: what the site is built with of the same name makes MathML alone.
import katex from 'katex/dist/katex.js'
import 'katex/dist/katex.min.css'
import { texOf } from '@/lib/rich-text/tex-of-math'

/** Replaces one <math> element by KaTeX's HTML of the same TeX: of the note that it carries, or of what its elements say. */
export function setAsHtml(math: Element): void {
  const tex = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent ?? texOf(math)
  if (!tex) return
  const place = document.createElement('span')
  katex.render(tex, place, {
    output: 'html',
    throwOnError: false,
    displayMode: math.getAttribute('display') === 'block',
  })
  place.setAttribute('role', 'math')
  place.setAttribute('aria-label', tex.replace(/^\\small /, ''))
  math.replaceWith(place)
}
