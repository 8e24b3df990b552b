import { shownAnswer } from './slip-options'
import type { Problem } from '../problems/problem'

const values: ReadonlySet<string> = new Set([
  'number',
  'fraction',
  'ratio',
  'surd',
  'coordinates',
  'expression',
  'roots',
])

/** The key of a problem as it is printed, with its unit: "$12$ cm"; where it is no single value, as the problem says it. */
export function shownKey({ parts, answer }: Pick<Problem, 'parts' | 'answer'>): string {
  const [part, another] = parts
  if (!part || another || !values.has(part.rule.kind)) return String(answer)
  return shownAnswer(part.rule, part.rule.expected) ?? String(answer)
}
