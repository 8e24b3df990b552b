import { closed, type Book } from './book'
import type { Claim, Side } from './claims'
import { keyParts } from './key-parts'
import { numbersOf } from './provenance'
import { childrenOf, type Node } from './node'
import { checked, skipped, wrong, type Verdict } from './verdict'
import { same } from './worked-out'

/**
 * "the height is $12$": what a claim says of words. Where another line of its part speaks of the same words, the two must agree; otherwise
 * the value must come from the question, from another line, or from the key.
 */
export function checkNamed(book: Book, claim: Claim): Verdict {
  const said = valueOf(book, claim)
  const own = claim.sides[0]?.label
  if (!claim.said || said === null || own === undefined || own === '') return skipped('words on the left')
  const part = keyParts(book.problem).find(({ from, to }) => from <= claim.line && claim.line < to)
  const others = book.claims.filter(
    ({ line, sides }) =>
      line !== claim.line && part && part.from <= line && line < part.to && bare(sides[0]?.label) === bare(own),
  )
  const values = others.flatMap((other) => valueOf(book, other) ?? [])
  if (values.some((value) => same(value, said))) return checked
  if (values.length > 0 && values.length === others.length)
    return wrong(`${bare(own)} is ${shown(said)} here and ${values.map(shown).join(', ')} elsewhere`)
  if (claim.sides.length > 2 || comesFrom(book, claim, said)) return checked
  return wrong(
    `${shown(said)} comes from nowhere: work it out in a claim, says\`\${chain('...', '${shown(said)}')}\`, or take it from the question`,
  )
}

/** The value of the last side, where it is a number. */
function valueOf(book: Book, { sides, relations }: Claim): number | null {
  const node = sides.at(-1)?.node
  const values = node && relations.every((relation) => relation === '=') ? closed(book, node) : []
  return values.length === 1 ? (values[0] ?? null) : null
}

const shown = (value: number): string => String(Number(value.toPrecision(10)))

/** Without the words that lead to it: "Hence the HCF" speaks of the HCF. */
export const bare = (label = ''): string =>
  label.toLowerCase().replace(/^(?:(?:hence|so|therefore|thus|then|and|now|the|a|an|its|their|\([a-z]+\)),? )+/, '')

/** Whether the question, the key, the figure or another claim has the value. */
function comesFrom(book: Book, claim: Claim, value: number): boolean {
  const { question, figure, solutionFigure, options } = book.problem
  const written = numbersOf([question, JSON.stringify([figure, solutionFigure, options])].join(' ')).map(Number)
  const inKey = [...book.facts.values()].flat().filter((fact) => fact.claim === null)
  return (
    [...written, ...inKey.map((fact) => fact.value)].some((one) => same(Math.abs(one), Math.abs(value))) ||
    book.claims.some((other) => other !== claim && other.sides.some((side) => holds(book, side, value))) ||
    [book.question, ...book.lines].some(({ values }) => values.some((node) => holdsIn(book, node, value)))
  )
}

const holds = (book: Book, { node }: Side, value: number): boolean => node !== null && holdsIn(book, node, value)

const holdsIn = (book: Book, node: Node, value: number): boolean =>
  closed(book, node).some((one) => same(one, value)) || childrenOf(node).some((child) => holdsIn(book, child, value))
