import { segments } from '../../rich-text/segments'
import type { OpenProblem } from '../rule'

/** The bare numbers of a text, in the order in which they stand. */
export function numbersOf(text: string): readonly string[] {
  const plain = text
    .replace(/\{,\}/g, '')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\^(?:\{[^{}]*\}|\d+)/g, ' ')
  return [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number)
}

/** Whether a number stands in a text. */
export const holds = (text: string, number: string): boolean => numbersOf(text).includes(number)

/** The sides of the equations that a line of a solution holds, in TeX, row by row. */
export function sidesOf(line: string): readonly (readonly string[])[] {
  return segments(line)
    .flatMap((segment) => (segment.kind === 'formula' ? segment.tex.split(/\\\\|\\quad|;/) : []))
    .map((row) =>
      row
        .replace(/\\begin\{[^}]*\}|\\end\{[^}]*\}|&|\\ldots\s*\(\d\)/g, ' ')
        .split(/=|\\Rightarrow|\\implies/)
        .map((side) => side.trim())
        .filter((side) => side !== ''),
    )
    .filter((sides) => sides.length > 0)
}

/** The first line that gives the answer away, counted from 1: none before it holds all numbers of the key that the question does not hold. */
export function tellingLine({ question, steps, answer, options }: OpenProblem): number {
  const wanted = numbersOf(String(answer)).filter((number) => !holds(question, number))
  if (options !== undefined || wanted.length === 0) return steps.length
  const seen = new Set<string>()
  for (const [index, step] of steps.entries()) {
    for (const number of numbersOf(step)) seen.add(number)
    if (wanted.every((number) => seen.has(number))) return index + 1
  }
  return steps.length
}
