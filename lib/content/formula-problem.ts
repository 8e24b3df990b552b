import katex from 'katex'
import { formulaOptions } from '../rich-text/formula'
import { segments } from '../rich-text/segments'

/** Why a formula cannot be set, or nothing. */
export function formulaProblem(tex: string, display = false): string | undefined {
  try {
    katex.renderToString(tex, formulaOptions(display))
    return undefined
  } catch (error) {
    return `the formula $${tex}$ cannot be set: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Why a text with $formulas$ cannot be set, or nothing. */
export function richTextProblem(text: string): string | undefined {
  try {
    return segments(text)
      .map((part) => (part.kind === 'formula' ? formulaProblem(part.tex, part.display) : undefined))
      .find((problem) => problem !== undefined)
  } catch {
    return `a dollar sign is left open in "${text}": formulas stand between two dollar signs`
  }
}
