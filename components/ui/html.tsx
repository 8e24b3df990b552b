import { trustedHtml } from './trusted'

interface HtmlProps {
  readonly html: string
  readonly className?: string
}

/**
 * HTML of our own making: set at build time from checked content, or by `richTextHtml`, which escapes every word. The one place that
 * puts HTML into the page; nothing a student types comes here unescaped.
 */
export function Html({ html, className }: HtmlProps) {
  return <span {...(className && { className })} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
}

/** The same for whole blocks: paragraphs, lists, figures. */
export function HtmlBlock({ html, className }: HtmlProps) {
  return <div {...(className && { className })} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
}
