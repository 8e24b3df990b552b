import type { Fact } from '../../question/fact'
import { lettersNamed, says } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { exactly } from '../../question/polynomial'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { equals, unity } from '../../../maths/sum'
import type { TwoProducts } from '../../../solutions/real-numbers/pieces/letter-powers'

interface Monomial {
  readonly front: number
  readonly powers: ReadonlyMap<string, number>
}

/** 12x³y² */
export function monomialOf(node: Node): Monomial | null {
  const value = exactly(node)
  const [only, ...more] = value && equals(value.bottom, unity) ? [...value.top.values()] : []
  if (!only || more.length > 0 || only.radicand !== 1n || only.powers.length === 0) return null
  const { n, d } = only.coefficient
  if (d !== 1n || n < 1n || n > 1_000_000n || only.powers.some(([letter, power]) => power < 1 || letter === 'π'))
    return null
  return { front: Number(n), powers: new Map(only.powers) }
}

/** A product stated bare, or with its name: "a = p³q". */
function productIn(fact: Fact): (Monomial & { readonly name: string | null }) | null {
  if (fact.kind === 'formula') {
    const found = fact.name === '' ? monomialOf(fact.node) : null
    return found && { ...found, name: null }
  }
  if (fact.kind !== 'equation' || fact.relation !== '=' || fact.sides.length !== 2) return null
  const [left, right] = fact.sides
  const found = left?.kind === 'letter' && right ? monomialOf(right) : null
  return found && left?.kind === 'letter' ? { ...found, name: left.name } : null
}

/** The two products of a question whose HCF or LCM is asked. */
export function letterProductsIn(question: Question) {
  const found = question.apart.flatMap((item) => {
    const product = item.kind === 'word' || item.kind === 'mark' ? null : productIn(item)
    return product && item.kind !== 'word' && item.kind !== 'mark' ? [{ ...product, fact: item }] : []
  })
  const [first, second, ...more] = found
  const [hcf, lcm] = [says(question, 'hcf'), says(question, 'lcm')]
  const whole = phrase(question, 'product hcf lcm')
  if (!first || !second || more.length > 0 || (hcf === lcm && !whole)) return null
  const letters = [...new Set([...first.powers.keys(), ...second.powers.keys()])].toSorted()
  const names = [first.name, second.name].filter((name) => name !== null)
  const asked: TwoProducts['asked'] = whole ? 'product' : hcf ? 'HCF' : 'LCM'
  // the primes are told to divide no number in front
  const above = phrase(question, 'greater|more|bigger #n')
  const least = above ? Number(above.numbers.n.n) : Infinity
  const isApart = [first.front, second.front].every((n) => largestPrime(n) <= least)
  if (!isApart || names.some((name) => letters.includes(name))) return null
  const both = names.length === 2 ? bothNamed(question, names) : []
  const stated = told(question, { taken: [first.fact, second.fact, ...both] }, above)
  return {
    products: {
      fronts: [first.front, second.front] as const,
      letters,
      exponents: letters.map((letter) => [first.powers.get(letter) ?? 0, second.powers.get(letter) ?? 0] as const),
      asked,
    },
    names: names[0] !== undefined && names[1] !== undefined ? ([names[0], names[1]] as const) : null,
    said: stated.said,
    used: [...stated.used, ...lettersNamed(question, ...letters, ...names)],
  }
}

/** "LCM (p, q)", "the LCM of p q": the products by their names. */
function bothNamed({ apart }: Question, names: readonly string[]): readonly Fact[] {
  const isBoth = (nodes: readonly Node[]): boolean =>
    nodes.length === 2 && nodes.every((node, at) => node.kind === 'letter' && node.name === names[at])
  return apart.filter(
    (item): item is Fact =>
      (item.kind === 'point' && isBoth([item.x, item.y])) ||
      (item.kind === 'formula' &&
        item.node.kind === 'binary' &&
        item.node.operation === '*' &&
        isBoth([item.node.left, item.node.right])),
  )
}

function largestPrime(n: number): number {
  let [rest, largest] = [n, 1]
  for (let p = 2; p * p <= rest; p++)
    while (rest % p === 0) {
      rest /= p
      largest = p
    }
  return rest > 1 ? rest : largest
}

/** Words about such numbers that change nothing. */
export const productWords = [
  ...['number', 'two', 'positive', 'integers', 'natural', 'prime', 'primes', 'distinct', 'different', 'both'],
  ...['product', 'powers', 'product', 'hcf', 'lcm', 'form'],
] as const
