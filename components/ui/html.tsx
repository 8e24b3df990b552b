import type { Ref } from 'react'
import { trustedHtml } from './trusted'

interface HtmlProps {
  readonly html: string
  readonly className?: string
}

/**
 * HTML of our own making: set at build time from checked content, or by `richTextHtml`, which escapes every word. The one place that
 * puts HTML into the page; nothing a student types comes here unescaped.
 */
export function Html({ html, ...rest }: HtmlProps & { readonly ref?: Ref<HTMLSpanElement> }) {
  return <span {...rest} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
}

/** The same for whole blocks: paragraphs, lists, figures. */
export function HtmlBlock({ html, ...rest }: HtmlProps) {
  return <div {...rest} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
}
