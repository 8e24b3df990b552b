import katex from 'katex'
import { formulaOptions } from '@/lib/rich-text/formula'
import { segments } from '@/lib/rich-text/segments'

/** What is wrong with the formulas of a text, or null. */
export function texProblem(text: string): string | null {
  try {
    for (const part of segments(text)) {
      if (part.kind === 'formula') katex.renderToString(part.tex, formulaOptions(part.display))
      else if (/[\\{}]|NaN|undefined/.test(part.text)) return `words hold TeX: ${part.text}`
    }
    return /--|\+ -|- -|(?<!\.)\b1[a-z]\b(?!\w)|NaN|undefined/.exec(text)?.[0] ?? null
  } catch (error) {
    return String(error)
  }
}
