import { formulasIn } from './stated-answer'
import { valueOfTex } from '../prove/value-of-tex'
import { same } from '../prove/worked-out'

/** Two options of a choice that are one number, written in two ways: the places of both, from 0; null where none are, or where the form is what is asked. */
export function equalOptions(question: string, options: readonly string[]): readonly [number, number] | null {
  if (/\b(?:form|lowest|simplest|standard|written as|expressed as)\b/i.test(question)) return null
  for (const [place, option] of options.entries()) {
    const other = options.slice(0, place).findIndex((before) => before !== option && areOne(before, option))
    if (other >= 0) return [other, place]
  }
  return null
}

/** "$\\frac{4}{10}$" and "$\\frac{2}{5}$", with the same words around them. */
function areOne(one: string, other: string): boolean {
  const [a, b] = [formulasIn(one), formulasIn(other)]
  if (a.length !== 1 || b.length !== 1 || wordsOf(one) !== wordsOf(other)) return false
  const [x, y] = [valueOfTex(a[0] ?? ''), valueOfTex(b[0] ?? '')]
  return Number.isFinite(x) && Number.isFinite(y) && same(x, y)
}

const wordsOf = (text: string): string => text.replace(/\$[^$]*\$/g, '$').trim()
