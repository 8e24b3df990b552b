import { segments } from '@/lib/rich-text/segments'

const patterns: readonly (readonly [feature: string, pattern: RegExp])[] = [
  ['a cube', /\^\{?3(?!\d)/],
  ['a square', /\^\{?2(?!\d)/],
  ['another power', /\^\{?(?:[4-9]|\d{2}|[a-z])/],
  ['a bracket', /[([]/],
  ['two brackets', /\([^()]*\)[^()]*\(/],
  ['a root', /\\sqrt/],
  ['a fraction', /\\d?frac|\\div/],
  ['a minus sign', /-/],
  ['two minus signs', /-.*-/],
  ['a plus sign', /\+/],
  ['a decimal point', /\d\.\d/],
  ['π', /\\pi/],
  ['a degree sign', /\\circ|°/],
  ['an equals sign', /=/],
  ['a product', /\\times/],
  ['a zero', /(?<![\d.])0(?![\d.])/],
]

/** What is seen of a question without understanding it: signs, words, numbers. */
export function surfaceOf(question: string): ReadonlySet<string> {
  const found = new Set<string>()
  const formulas: string[] = []
  for (const one of segments(question)) {
    if (one.kind === 'formula') formulas.push(one.tex)
    else for (const [word] of one.text.toLowerCase().matchAll(/[a-z]{2,}/g)) found.add(`the word "${word}"`)
  }
  const tex = formulas.join(' ; ')
  for (const [feature, pattern] of patterns) if (pattern.test(tex)) found.add(feature)
  for (const [number] of question.matchAll(/(?<![\d.])\d+(?:\.\d+)?/g)) found.add(`the number ${number}`)
  return found
}
