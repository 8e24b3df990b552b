import { newBudget, type Budget } from '../../maths/sum'
import { typed as typedText, type Typed } from '../../reading/typed'
import { readRoots, rootText, type Root, type Roots } from '../../reading/values/root'
import { sameValue, withinHundredths } from '../../reading/values/value'
import { keys, type Kind, type Outcome } from '../kind'
import type { RootsRule } from '../rule'
import { outcome } from '../outcome'

interface Key {
  readonly roots: readonly Root[]
}

/** A set of numbers in any order; a root typed twice counts once; decimals within 0.1. */
export const roots: Kind<RootsRule, Key, Roots> = {
  name: 'Roots and zeroes',
  words: 'A set of values in any order: 3, -1/2; x = 3 or x = -0.5; 2 ± √3.',
  format: 'roots',
  inputMode: 'text',
  keys: () => keys('√ ± + −', '/ ( ) ,'),
  readKey,
  alike: (a, b) => a.roots.length === b.roots.length,
  read,
  judge,
}

function readKey({ expected }: RootsRule): Key {
  const budget = newBudget()
  return { roots: distinct(readRoots(typedText(rootText(expected)).apart, budget).roots, budget) }
}

/** With commas as separators; as part of 1,200 only when that alone gives as many roots as the key has. */
function read(response: Typed, { roots: { length } }: Key, _rule: RootsRule, budget: Budget): Roots {
  const text = rootText(response.text)
  const { apart, tokens } = text === response.text ? response : typedText(text)
  const plain = readRoots(apart, budget)
  if (plain.roots.length <= length || apart === tokens) return plain
  const grouped = readRoots(tokens, budget)
  return grouped.roots.length === length ? grouped : plain
}

function judge({ roots: key }: Key, typed: Roots, _rule: RootsRule, budget: Budget): Outcome {
  const given = distinct(typed.roots, budget)
  const right = given.length === key.length && matches(given, key, budget)
  return outcome(right, right ? exactNote(given, key) : countNote(given, key, budget))
}

/** Decimals for roots that have an exact form with a root sign. */
const exactNote = (typed: readonly Root[], key: readonly Root[]): string | undefined =>
  key.some(({ value }) => value.rational === null) && typed.some(({ decimal }) => decimal)
    ? 'Right as decimals. The question asks for the exact form, with $\\sqrt{\\ }$ left in.'
    : undefined

function distinct(roots: readonly Root[], budget: Budget): readonly Root[] {
  return roots
    .filter((root, index) => roots.findIndex((other) => sameValue(root.value, other.value, budget)) === index)
    .sort((a, b) => a.value.approximate - b.value.approximate)
}

const matches = (typed: readonly Root[], key: readonly Root[], budget: Budget): boolean =>
  key.every(({ value }, index) => {
    const root = typed[index]
    return root && (sameValue(root.value, value, budget) || (root.decimal && withinHundredths(root.value, value, 10)))
  })

function countNote(typed: readonly Root[], key: readonly Root[], budget: Budget): string | undefined {
  if (typed.length > key.length)
    return typed.length - key.length === 1 ? 'There is one value too many.' : 'There are too many values.'
  const allRight = typed.every((root) => key.some((wanted) => matches([root], [wanted], budget)))
  if (typed.length === key.length || !allRight) return undefined
  return key.length - typed.length === 1 ? 'One root is missing.' : 'Some roots are missing.'
}
