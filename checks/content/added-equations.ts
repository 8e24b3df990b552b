import { namesOf } from '../prove/identity'
import { binary, type Node } from '../prove/node'
import { treeOf } from '../prove/value-of-tex'
import { same, workedOut } from '../prove/worked-out'
import { formulasIn } from './stated-answer'

/** A line of a solution, counted from 0, and what is wrong with the word that it begins with. */
export interface AddingFault {
  readonly line: number
  readonly what: string
}

/** "Subtracting, $3a = 15$", where the sum of two equations before it gives that, and no difference does. */
export function addingFaults(lines: readonly string[], question = ''): readonly AddingFault[] {
  return lines.flatMap((text, line) => {
    const sentences = text.split(/(?<=[.;]) /)
    return sentences.flatMap((sentence, index) => {
      const [, word = '', tex = ''] = /^(Adding|Subtracting)\b[^$]*\$([^$]+)\$/.exec(sentence) ?? []
      const told = linear(tex)
      if (!told) return []
      // "the two equations" are those of the question, where the solution has not written any yet
      const ofQuestion = /^\w+ the (?:two |given )?equations\b/.test(sentence) && line < 2 ? [question] : []
      const before = [...ofQuestion, ...lines.slice(Math.max(0, line - 3), line), ...sentences.slice(0, index)]
        .flatMap(formulasIn)
        .flatMap((one) => linear(one) ?? [])
        .slice(-4)
      const pairs = before.flatMap((one, at) => before.slice(at + 1).map((other) => [one, other] as const))
      const isSum = pairs.some(([one, other]) => isMultiple(told, combined(one, other, 1)))
      const isDifference = pairs.some(([one, other]) => isMultiple(told, combined(one, other, -1)))
      if (word === 'Adding' && !isSum && isDifference)
        return [{ line, what: `$${tex}$ is what the difference of the equations gives: write "Subtracting"` }]
      if (word === 'Subtracting' && isSum && !isDifference)
        return [{ line, what: `$${tex}$ is what the sum of the equations gives: write "Adding"` }]
      return []
    })
  })
}

/** Left less right of an equation of the first degree: its letters with their numbers, and the number alone under "". */
type Linear = ReadonlyMap<string, number>

function linear(tex: string): Linear | undefined {
  const sides = tex.split('=').map((side) => treeOf(side))
  const [left, right] = sides
  if (!left || !right || sides.length !== 2) return undefined
  const difference = binary('-', left, right)
  const names = namesOf(difference)
  if (names.length === 0 || names.length > 2) return undefined
  const at = (values: ReadonlyMap<string, number>) => valueAt(difference, values)
  const alone = at(new Map())
  const slopes = names.map((name) => at(new Map([[name, 1]])) - alone)
  const trial = new Map(names.map((name, index) => [name, 2.5 + index]))
  const expected = names.reduce((sum, name, index) => sum + (slopes[index] ?? NaN) * (trial.get(name) ?? NaN), alone)
  if (!Number.isFinite(expected) || !same(at(trial), expected)) return undefined
  return new Map([['', alone], ...names.map((name, index) => [name, slopes[index] ?? NaN] as const)])
}

const valueAt = (node: Node, values: ReadonlyMap<string, number>): number =>
  workedOut(node, { valueOf: (name) => values.get(name) ?? 0 })

const combined = (one: Linear, other: Linear, sign: 1 | -1): Linear =>
  new Map(
    [...new Set([...one.keys(), ...other.keys()])].map((name) => [
      name,
      (one.get(name) ?? 0) + sign * (other.get(name) ?? 0),
    ]),
  )

/** Whether two equations say the same: one is so many times the other, and neither says nothing. */
function isMultiple(a: Linear, b: Linear): boolean {
  const names = [...new Set([...a.keys(), ...b.keys()])]
  const [first] = names.filter((name) => name !== '' && !same(b.get(name) ?? 0, 0))
  if (first === undefined) return false
  const times = (a.get(first) ?? 0) / (b.get(first) ?? NaN)
  return !same(times, 0) && names.every((name) => same(a.get(name) ?? 0, times * (b.get(name) ?? 0)))
}
