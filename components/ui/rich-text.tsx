import katex from 'katex'
import { Html } from './html'
import { formulaOptions } from '@/lib/rich-text/formula'
import { richTextHtml } from '@/lib/rich-text/html'

/**
 * Text with $formulas$, set in the browser. It brings the formula setter along, so only parts that load on demand may import it.
 */
export function RichText({ children, className }: { readonly children: string; readonly className?: string }) {
  const html = richTextHtml(children, (tex, display) => katex.renderToString(tex, formulaOptions(display)))
  return <Html html={html} {...(className && { className })} />
}
