import { valueOfText } from './values'

const patterns: readonly (readonly [shape: string, pattern: RegExp])[] = [
  ['with a root', /\\sqrt|√/],
  ['with a fraction', /\\d?frac|\//],
  ['with a minus sign', /-|−/],
  ['with π', /\\pi|π/],
  ['with a bracket', /\(/],
  ['with a power', /\^\{?[\dnxy]/],
  ['with a decimal point', /\d\.\d/],
  ['with a letter of algebra', /(?<![a-z\\{])[a-z](?![a-z])/],
  ['with an equals sign', /=/],
  ['with words', /[a-z]{4,}(?![^$]*\$(?:[^$]*\$[^$]*\$)*[^$]*$)/],
  ['that says no', /\b(?:no|not|none|never|neither|cannot|without)\b/i],
  ['that says only or always', /\b(?:only|always|all|every|must)\b/i],
  ['that says both or and', /\b(?:both|and|either)\b/i],
]

/** What is seen of an option at a glance; `printed` are the numbers of the question. */
export function shapesOf(option: string, printed: ReadonlySet<number>): ReadonlySet<string> {
  const shapes = new Set(patterns.flatMap(([shape, pattern]) => (pattern.test(option) ? [shape] : [])))
  const value = valueOfText(option)
  if (!Number.isNaN(value)) {
    if (printed.has(value)) shapes.add('that is a number of the question')
    if (value === 0) shapes.add('that is zero')
    if (value === 1) shapes.add('that is one')
    if (!Number.isInteger(value)) shapes.add('that is no whole number')
  }
  return shapes
}
