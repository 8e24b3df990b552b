import type { Fact } from './fact'
import type { Question } from './question'

/** The axis that a question names: its letter, and the fact that it is. */
export function axisIn(question: Question): { readonly axis: 'x' | 'y'; readonly used: readonly Fact[] } | null {
  const at = question.items.findIndex((item) => item.kind === 'word' && item.text === 'axis')
  const before = question.items[at - 1]
  if (before?.kind !== 'letter') return null
  const letter = before.name.toLowerCase()
  return letter === 'x' || letter === 'y' ? { axis: letter, used: [before] } : null
}
