import type { Fact } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { linearIn, rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { segment } from '../../question/segments'
import { zero } from '../../../maths'
import type { Linear } from '../../../solutions/triangles/pieces/proportion'

export interface LetteredLengths {
  /** By the ends, in the order of the alphabet. */
  readonly of: ReadonlyMap<string, Linear>
  readonly letter: string
  readonly used: readonly Fact[]
}

/** "find x and AB": a length is asked beside the letter. */
export function asksLengthToo(question: Question): boolean {
  const found = phrase(
    question,
    'find|determine|calculate|what value? @x:letter length? @s:letter',
    'value @x:letter length? @s:letter',
  )?.facts
  return found !== undefined && /^[a-z]$/.test(found.x.name) && /^[A-Z]{2}$/.test(found.s.name)
}

/** Lengths px + q in one letter, "AD = 2x - 1", and the letter where it stands alone; null where one is of another kind. */
export function lengthsInLetters(question: Question): LetteredLengths | null {
  const of = new Map<string, Linear>()
  const letters = new Set<string>()
  const used = factsOf(question, 'length')
  for (const { name, node } of used) {
    const value = rational(node)
    const linear = value ? null : linearIn({ kind: 'formula', node, name: '' })
    if ((!value && !linear) || of.has(segment(name))) return null
    if (linear) letters.add(linear.letter)
    of.set(segment(name), value ? [zero, value] : linear ? [linear.a, linear.b] : [zero, zero])
  }
  const [letter, ...more] = letters
  const asked = letter === undefined ? [] : lettersNamed(question, letter)
  return letter !== undefined && more.length === 0 && asked.length > 0
    ? { of, letter, used: [...used, ...asked] }
    : null
}
