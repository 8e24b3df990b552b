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

/** The numbers that a line states, without those from which others are worked out: the 51 of "153 ÷ 3 = 51". */
const toldIn = (line: string, wanted: readonly string[]): readonly string[] =>
  segments(line).flatMap((segment) =>
    segment.kind === 'formula'
      ? sidesOf(`$${segment.tex}$`).flatMap((sides) =>
          sides.flatMap((side, index) => {
            const numbers = numbersOf(side)
            const isStated = index === sides.length - 1 || numbers.every((number) => wanted.includes(number))
            return isStated ? numbers : []
          }),
        )
      : numbersOf(segment.text),
  )

/** The numbers that stand alone at the end of an equality, or in words. */
const resultsOf = (line: string): readonly string[] => [
  ...sidesOf(line).flatMap((sides) => {
    const numbers = numbersOf(sides.at(-1) ?? '')
    return numbers.length === 1 ? numbers : []
  }),
  ...segments(line).flatMap((segment) => (segment.kind === 'words' ? numbersOf(segment.text) : [])),
]

/** The first line that gives the answer away, counted from 1: none before it holds all numbers of the key that the question does not hold. */
export function tellingLine({ question, steps, answer, options }: OpenProblem): number {
  const key = numbersOf(String(answer))
  const wanted = key.filter((number) => !holds(question, number))
  // a number that stands in the question as well must come out as a result
  const known = key.filter((number) => holds(question, number))
  const found = new Set<string>()
  if (options !== undefined || wanted.length === 0) return steps.length
  const seen = new Set<string>()
  for (const [index, step] of steps.entries()) {
    for (const number of toldIn(step, wanted)) seen.add(number)
    for (const number of resultsOf(step)) found.add(number)
    if (wanted.every((number) => seen.has(number)) && known.every((number) => found.has(number))) return index + 1
  }
  return steps.length
}
