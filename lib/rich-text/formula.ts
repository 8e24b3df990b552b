import type { KatexOptions } from 'katex'

/** How every formula of the product is set: native MathML, and an error for anything KaTeX does not fully understand. */
export function formulaOptions(display: boolean): KatexOptions {
  return { output: 'mathml', displayMode: display, throwOnError: true, strict: 'error' }
}
