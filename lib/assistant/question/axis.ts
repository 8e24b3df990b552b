import type { Fact } from './fact'
import type { Question } from './question'

/** The axis that a question names, once or again: its letter, and the facts that it is. */
export function axisIn({ items }: Question): { readonly axis: 'x' | 'y'; readonly used: readonly Fact[] } | null {
  const named = items.flatMap((item, at) => {
    const before = items[at - 1]
    return item.kind === 'word' && item.text === 'axis' && before?.kind === 'letter' ? before : []
  })
  const letter = named[0]?.name.toLowerCase()
  if (letter !== 'x' && letter !== 'y') return null
  return { axis: letter, used: named.filter(({ name }) => name.toLowerCase() === letter) }
}
