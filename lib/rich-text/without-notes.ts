const noted =
  /<semantics>(?:<mrow>)?((?:(?!<\/?semantics|<annotation)[^])*?)(?:<\/mrow>)?<annotation [^>]*>[^<]*<\/annotation><\/semantics>/g

/**
 * MathML without the TeX that KaTeX notes beside it, a seventh of a lesson's bytes: browsers and screen readers do not use it, and where a browser
 * knows no MathML it is told from the elements (`lib/rich-text/tex-of-math.ts`).
 */
export const withoutNotes = (html: string): string =>
  html.replace(noted, (whole: string, inner: string) => {
    const isRow = whole.startsWith('<semantics><mrow>') && whole.includes('</mrow><annotation')
    return isRow ? inner : whole.replace(/<\/?semantics>|<annotation [^>]*>[^<]*<\/annotation>/g, '')
  })
