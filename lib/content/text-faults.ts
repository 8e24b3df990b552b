import { formulaFaults, type Fault } from './formula-faults'
import { markdownFaults, wordFaults } from './word-faults'
import { segments } from '../rich-text/segments'

/** What is wrong with a text that may hold $formulas$: a field of a YAML file, a caption, a cell. */
export function textFaults(text: string): readonly Fault[] {
  const quotes = quotesAround(text) ? [{ message: typographicQuotes }] : []
  try {
    const parts = segments(text.replaceAll('\\$', ''))
    const words = parts.map((part) => (part.kind === 'words' ? part.text : '$')).join('')
    return [
      ...quotes,
      ...wordFaults(words),
      ...markdownFaults(words),
      ...parts.flatMap((part) => (part.kind === 'formula' ? formulaFaults(part.tex, part.display) : [])),
    ]
  } catch {
    return [...quotes, { message: `a dollar sign is left open in "${text}": formulas stand between two dollar signs` }]
  }
}

export const typographicQuotes =
  'typographic quotes “ ” round a formula, or round a whole text: leave them out, or write straight ones'

/** Quotes that a word processor has put where straight ones, or none, were meant. */
export const quotesAround = (text: string): boolean =>
  /[“‘]\s*\$[^$]*\$\s*[”’]/.test(text) || /^[“‘][^“”‘’]*[”’]$/.test(text.trim())
