import katex from 'katex'
import { useRef } from 'react'
import { Html } from './html'
import { useReach } from './reach'
import { formulaOptions } from '@/lib/rich-text/formula'
import { richTextHtml } from '@/lib/rich-text/html'
import { withoutNotes } from '@/lib/rich-text/without-notes'

/**
 * Text with $formulas$, set in the browser. It brings the formula setter along, so only parts that load on demand may import it. Where it is
 * too wide for its box, the keyboard reaches the box.
 */
export function RichText({ children, className }: { readonly children: string; readonly className?: string }) {
  const text = useRef<HTMLSpanElement>(null)
  const html = htmlOf(children)
  useReach(text, html)
  return <Html ref={text} html={html} {...(className && { className })} />
}

const set = new Map<string, string>()
const mostSet = 500

/** What is set already is not set again each time that something beside it changes. */
function htmlOf(text: string): string {
  const known = set.get(text)
  if (known !== undefined) return known
  if (set.size >= mostSet) set.clear()
  const html = withoutNotes(richTextHtml(text, (tex, display) => katex.renderToString(tex, formulaOptions(display))))
  set.set(text, html)
  return html
}
