/**
 * HTML of our own making: set at build time from checked content, or by `richTextHtml`, which escapes every word. The one place that
 * puts HTML into the page; nothing a student types comes here unescaped.
 */
export function Html({ html, className }: { readonly html: string; readonly className?: string }) {
  return <span {...(className && { className })} dangerouslySetInnerHTML={{ __html: html }} />
}

/** The same for whole blocks: paragraphs, lists, figures. */
export function HtmlBlock({ html, className }: { readonly html: string; readonly className?: string }) {
  return <div {...(className && { className })} dangerouslySetInnerHTML={{ __html: html }} />
}
