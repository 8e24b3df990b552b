import { newBudget, type Budget } from '../../maths/sum'
import type { Node } from '../../reading/tree/node'
import { typed as typedText, type Typed } from '../../reading/typed'
import { readRoots, rootText, type Root, type Roots } from '../../reading/values/root'
import { isExactly, sameValue } from '../../reading/values/value'
import { caseProblem, casesApart, type Cased } from '../cases'
import { falseLinkIn } from '../chain'
import { keys, type Kind, type Outcome } from '../kind'
import { nearRoot } from '../near'
import type { Decimals, RootsRule } from '../rule'
import { outcome } from '../outcome'
import { exactly, isTaken, tooFarNote } from '../rounding'
import { isUnit, noUnit } from '../unit-note'
import { isAllWorkedOut, workItOut } from '../worked-out'

interface Key {
  readonly roots: readonly Root[]
  /** In the order of the rule. */
  readonly inOrder: readonly Root[]
  readonly nodes: readonly Node[]
  readonly tex: string
}

interface RootsReading extends Roots, Pick<Cased, 'cases'> {}

/** A set of numbers in any order; a root typed twice counts once. */
export const roots: Kind<RootsRule, Key, RootsReading> = {
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
  const { roots, values, tex } = readRoots(typedText(rootText(expected)).apart, budget)
  return { roots: distinct(roots, budget), inOrder: roots, nodes: values.map(({ node }) => node), tex }
}

/** With commas as separators; as part of 1,200 only when that alone gives as many roots as the key has. */
function read(response: Typed, { roots: { length } }: Key, rule: RootsRule, budget: Budget): RootsReading {
  const { text: bare, cases } = casesApart(response.text.replace(natured, ''), rule)
  const text = rootText(bare)
  return { ...readList(text === response.text ? response : typedText(text), length, budget), cases }
}

/** "roots are real and distinct: x = 2, 3" */
const natured =
  /(?<=^|[,;.]\s?)(?:the )?(?:roots |zeroes )?(?:are |is )?(?:real(?: and |, )(?:distinct|unequal|different)|(?:distinct|unequal|different)(?: and |, )real)(?: roots| zeroes)?\s?(?:[:,;]|so|and)\s?(?=(?:x\s?=\s?|they are )?[-−]?[\d√(])/iu

function readList({ apart, tokens }: Typed, length: number, budget: Budget): Roots {
  const plain = readRoots(apart, budget)
  if (plain.roots.length <= length || apart === tokens) return plain
  const grouped = readRoots(tokens, budget)
  return grouped.roots.length === length ? grouped : plain
}

function judge(
  { roots: key, inOrder, nodes, tex }: Key,
  typed: RootsReading,
  rule: RootsRule,
  budget: Budget,
): Outcome {
  const { decimals, unitless } = rule
  if (unitless && typed.values.some(isUnit)) return outcome(false, noUnit)
  const typedNodes = typed.values.map(({ node }) => node)
  if (!isAllWorkedOut(nodes, typedNodes)) return workItOut
  const broken = falseLinkIn(typed.chains, budget)
  if (broken) return outcome(false, broken)
  const given = distinct(typed.roots, budget)
  const matched = matching(decimals, budget)
  const right = given.length === key.length && key.every((wanted, index) => matched(given[index], wanted))
  if (!right) return outcome(false, countNote(given, key, matched) ?? roundedNote(given, key, decimals))
  const places = typed.roots.map((one) => inOrder.findIndex((wanted) => matched(one, wanted)))
  const misplaced = caseProblem(typed.cases, places, rule)
  if (misplaced) return outcome(false, misplaced)
  const isExact = key.every(({ value }, index) => given[index] && isExactly(given[index].value, value))
  return outcome(true, isExact ? undefined : exactly(tex))
}

/** A root that is the key's rounded too far. */
const roundedNote = (typed: readonly Root[], key: readonly Root[], decimals: Decimals | undefined) =>
  key.map(({ value }, index) => tooFarNote(decimals, typed[index]?.decimal ?? null, value)).find(Boolean)

function distinct(roots: readonly Root[], budget: Budget): readonly Root[] {
  return roots
    .filter((root, index) => roots.findIndex((other) => sameValue(root.value, other.value, budget)) === index)
    .sort((a, b) => a.value.approximate - b.value.approximate)
}

type Matches = (typed: Root | undefined, key: Root) => boolean

const matching =
  (decimals: Decimals | undefined, budget: Budget): Matches =>
  (typed, { value }) =>
    typed !== undefined &&
    (sameValue(typed.value, value, budget) ||
      (typed.decimal !== null && isTaken(decimals, typed.decimal, value, nearRoot)))

function countNote(typed: readonly Root[], key: readonly Root[], matched: Matches): string | undefined {
  if (typed.length > key.length)
    return typed.length - key.length === 1 ? 'There is one value too many.' : 'There are too many values.'
  const allRight = typed.every((root) => key.some((wanted) => matched(root, wanted)))
  if (typed.length === key.length || !allRight) return undefined
  return key.length - typed.length === 1 ? 'One root is missing.' : 'Some roots are missing.'
}
