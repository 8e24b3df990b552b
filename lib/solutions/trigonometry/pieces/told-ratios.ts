import { holdsTrig, polynomial, reduced, substituted, inRatios, unlessNone } from './ratio-sums'
import * as quotients from '../../../maths/quotient'
import type { Quotient } from '../../../maths/quotient'
import * as sums from '../../../maths/sum'
import type { Sum } from '../../../maths/sum'
import { childrenOf, type Node } from '../../../reading/tree/node'

/** An equation that a question tells. */
export type Told = readonly [left: Node, right: Node]

/** A letter by what it is in ratios and other letters. */
export interface Eliminated {
  readonly letter: string
  readonly value: Quotient
  /** What it was told to be, where it stood alone on one side. */
  readonly node: Node | null
}

export interface Eliminations {
  readonly letters: readonly Eliminated[]
  /** What is told of the ratios alone: zero. */
  readonly relations: readonly Sum[]
}

const isLetter = (name: string): boolean => !name.includes(' ') && name !== 'π'

/** a and b of a·x + b; null where x has a power, or stands nowhere. */
function linearIn(sum: Sum, name: string): { readonly a: Sum; readonly b: Sum } | null {
  const [a, b] = [new Map<string, sums.SumTerm>(), new Map<string, sums.SumTerm>()]
  for (const [key, term] of sum) {
    const power = term.powers.find(([one]) => one === name)?.[1] ?? 0
    if (power === 0) b.set(key, term)
    else if (power === 1) {
      const rest = { ...term, powers: term.powers.filter(([one]) => one !== name) }
      for (const [own, single] of sums.single(rest)) a.set(own, single)
    } else return null
  }
  return a.size > 0 ? { a, b } : null
}

/** What is kept as it is told: nothing, what one ratio is in letters, "tan θ = a/b", or also what several are, "cosec θ + cot θ = p". */
export type Keeps = 'none' | 'ratio' | 'ratios'

/** Whether ratios without letters of their own stand on one side, and none on the other. */
const areRatiosInLetters = ([left, right]: Told): boolean =>
  [
    [left, right],
    [right, left],
  ].some(([one, two]) => one && two && holdsTrig(one) && !holdsTrig(two) && !lettersOutside(one))

const lettersOutside = (node: Node): boolean =>
  node.kind === 'letter' || (node.kind !== 'trig' && childrenOf(node).some(lettersOutside))

function solvedFor(
  [left, right]: Told,
  put: ReadonlyMap<string, Quotient>,
  keeps: Keeps,
  wanted: ReadonlySet<string>,
): Eliminated | Sum | null {
  const [one, two] = [inRatios(left, put), inRatios(right, put)]
  if (!one || !two) return null
  const difference = quotients.add(one.value, quotients.negate(two.value), sums.newBudget())
  const { top } = quotients.cancelled(polynomial(difference), sums.newBudget())
  if (keeps === 'ratios' && areRatiosInLetters([left, right])) return top
  const solved = (name: string): Eliminated | null => {
    const found = linearIn(top, name)
    return found && { letter: name, value: quotients.over(sums.negate(found.b), found.a, sums.newBudget()), node: null }
  }
  const letters = [...sums.lettersOf(top)].filter(isLetter).toReversed()
  const first = letters.find((name) => wanted.has(name))
  if (first !== undefined) return solved(first)
  for (const [side, other, value] of [
    [left, right, two.value],
    [right, left, one.value],
  ] as const)
    if (side.kind === 'letter' && isLetter(side.name) && !put.has(side.name))
      return { letter: side.name, value, node: other }
  if (keeps !== 'none' && (left.kind === 'trig' ? !holdsTrig(right) : right.kind === 'trig' && !holdsTrig(left)))
    return top
  for (const name of letters) {
    const found = solved(name)
    if (found) return found
  }
  return letters.length > 0 ? null : top
}

/**
 * A letter for each equation that holds one, by all that is told; null where one cannot be solved. `wanted`: the letters that are asked for,
 * by the others that are told.
 */
export function eliminated(
  told: readonly Told[],
  keeps: Keeps = 'none',
  wanted: ReadonlySet<string> = new Set(),
): Eliminations | null {
  return unlessNone(() => {
    let letters: readonly Eliminated[] = []
    const relations: Sum[] = []
    for (const equation of told) {
      const found = solvedFor(equation, new Map(letters.map(({ letter, value }) => [letter, value])), keeps, wanted)
      if (!found) return null
      if ('letter' in found) {
        const put = new Map([[found.letter, found.value]])
        letters = [...letters.map((one) => ({ ...one, value: polynomial(substituted(one.value, put)) })), found]
      } else if (reduced(found).size > 0) relations.push(found)
    }
    return { letters, relations }
  })
}
