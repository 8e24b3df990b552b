/** The text of dist/katex.mjs without what makes HTML. Throws where KaTeX is built otherwise than is known. */
export default function katexAsMathml(text: string): string
