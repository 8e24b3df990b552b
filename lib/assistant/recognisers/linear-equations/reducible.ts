import { exactly } from '../../question/exactly'
import type { FactOf } from '../../question/fact'
import type { Node } from '../../question/reading'
import {
  newBudget,
  collect,
  equals,
  isPlain,
  isZero,
  letter,
  multiply,
  onlyTerm,
  subtract,
  unity,
  type Sum,
} from '../../../maths/sum'
import { polynomials } from '../../../maths/quotient'
import { proportion } from '../../../maths/sum-ratio'
import { zero, type Fraction } from '../../../maths/fraction'
import type { Atom, Given } from '../../../solutions/linear-equations/reducible-pair'

type Letters = Given['letters']

/** What stands for a denominator of several terms, and for the root of a letter, while an equation is expanded. */
const places = ['U', 'V'] as const
const roots = ['R', 'S'] as const

const plainSum = (node: Node): Sum | null => {
  const value = exactly(node)
  return value && equals(value.bottom, unity) && isPlain(value.top) ? value.top : null
}

/** An equation with U and V for its denominators of several terms and R and S for √x and √y; null where there are more. */
class Replacing {
  private readonly bottoms: Sum[] = []

  constructor(readonly letters: Letters) {}

  /** The denominators, in the order of their places. */
  get denominators(): readonly Sum[] {
    return this.bottoms
  }

  in(node: Node): Node | null {
    if (node.kind === 'root' && node.index === 2 && node.of.kind === 'letter') {
      const at = this.letters.indexOf(node.of.name)
      return at < 0 ? null : { kind: 'letter', name: roots[at === 0 ? 0 : 1] }
    }
    if (node.kind === 'binary') {
      const left = this.in(node.left)
      const right = node.operation === '/' ? this.bottom(node.right) : this.in(node.right)
      return left && right && { ...node, left, right }
    }
    if (node.kind === 'number' || node.kind === 'letter') return node
    const of = this.in(node.of)
    return of && { ...node, of }
  }

  private bottom(node: Node): Node | null {
    const sum = plainSum(node)
    if (!sum || sum.size < 2) return this.in(node)
    const at = this.bottoms.findIndex((one) => proportion(one, sum) !== null)
    const known = this.bottoms[at]
    const value = known ? proportion(known, sum) : null
    if (!known && this.bottoms.length === 2) return null
    const place = known ? at : this.bottoms.push(sum) - 1
    const name: Node = { kind: 'letter', name: places[place === 0 ? 0 : 1] }
    return value
      ? { kind: 'binary', operation: '*', left: { kind: 'number', value, decimal: false, tex: '' }, right: name }
      : name
  }
}

interface Sums {
  readonly sums: readonly Sum[]
  readonly bottoms: readonly Sum[]
}

type Equation = FactOf<'equation'>

/** Left less right of each equation, with what stands for its denominators. */
function replaced(equations: readonly Equation[], letters: Letters): Sums | null {
  const replacing = new Replacing(letters)
  const sums = equations.flatMap(({ sides }) => {
    const [left, right, ...more] = sides.map((side) => replacing.in(side))
    const value = left && right && more.length === 0 ? exactly({ kind: 'binary', operation: '-', left, right }) : null
    return value && equals(value.bottom, unity) && isPlain(value.top) ? [value.top] : []
  })
  return sums.length === equations.length ? { sums, bottoms: replacing.denominators } : null
}

/** The same without denominators. */
function cleared(equations: readonly Equation[]): Sums | null {
  const sums = equations.flatMap(({ sides }) => {
    const [left, right, ...more] = sides
    const value = left && right && more.length === 0 ? exactly({ kind: 'binary', operation: '-', left, right }) : null
    return value && isPlain(value.top) && isPlain(value.bottom) ? [polynomials(value, newBudget()).top] : []
  })
  return sums.length === equations.length ? { sums, bottoms: [] } : null
}

const powersKey = (powers: readonly (readonly [string, number])[]): string =>
  powers.map(([name, power]) => `${name}^${power}`).join(' ')

/** ax + by + c of a denominator. */
function linear(sum: Sum, [x, y]: Letters): Atom | null {
  const at = (name: string): Fraction => sum.get(keyOfLetter(name))?.coefficient ?? zero
  const rest = subtract(
    sum,
    collect(
      [...sum.values()].filter(({ powers }) => ['', `${x}^1`, `${y}^1`].includes(powersKey(powers))),
      newBudget(),
    ),
    newBudget(),
  )
  const constant = [...sum.values()].find(({ powers }) => powers.length === 0)?.coefficient ?? zero
  return isZero(rest) ? { kind: 'over', a: at(x), b: at(y), c: constant } : null
}

const keyOfLetter = (name: string): string => [...letter(name).keys()][0] ?? ''

/** What a monomial is: 1/x, √x, 1/√x, 1/(x − 1), or the letter itself. */
function atomOf(key: string, letters: Letters, bottoms: readonly Sum[]): Atom | null {
  const [, name = '', power = ''] = /^(\S+)\^(-?1)$/.exec(key) ?? []
  const isOver = power === '-1'
  const own = letters.indexOf(name)
  if (own >= 0) {
    const of = own === 0 ? 0 : 1
    return isOver ? linear(letter(name), letters) : { kind: 'plain', of }
  }
  const root = roots.findIndex((one) => one === name)
  if (root >= 0) return { kind: 'root', of: root === 0 ? 0 : 1, over: isOver }
  const bottom = isOver ? bottoms[places.findIndex((one) => one === name)] : undefined
  return bottom ? linear(bottom, letters) : null
}

/** Which letter comes first: the atom of x before that of y. */
const order = (atom: Atom): number =>
  atom.kind === 'over' ? (atom.a.n === 0n ? 1 : atom.b.n === 0n ? 0 : 0.5) : atom.of

function pairOf({ sums, bottoms }: Sums, letters: Letters): Given | null {
  const product = multiply(letter(letters[0]), letter(letters[1]), newBudget())
  const term = onlyTerm(product)
  const isProduct = (sum: Sum) => term !== null && sum.has([...product.keys()][0] ?? '')
  const divided = sums.some(isProduct)
  const inverse = multiply(letter(letters[0], -1), letter(letters[1], -1), newBudget())
  const plain = divided ? sums.map((sum) => multiply(sum, inverse, newBudget())) : sums
  const keys = [...new Set(plain.flatMap((sum) => [...sum.values()].map(({ powers }) => powersKey(powers))))].filter(
    (key) => key !== '',
  )
  const found = keys.flatMap((key) => {
    const atom = atomOf(key, letters, bottoms)
    return atom ? [{ key, atom }] : []
  })
  const [first, second, ...more] = found.toSorted((one, other) => order(one.atom) - order(other.atom))
  if (!first || !second || more.length > 0 || keys.length !== 2) return null
  // a plain pair is no such pair
  if (first.atom.kind === 'plain' && second.atom.kind === 'plain') return null
  const [one, other] = plain.map((sum) => {
    const at = (key: string): Fraction =>
      [...sum.values()].find(({ powers }) => powersKey(powers) === key)?.coefficient ?? zero
    return { a: at(first.key), b: at(second.key), c: { n: -at('').n, d: at('').d } }
  })
  return one && other ? { letters, atoms: [first.atom, second.atom], equations: [one, other], divided } : null
}

/** Two equations that become linear once other letters stand for 1/x, 1/(x − 1), 1/√x and the like. */
export function reducibleIn(equations: readonly Equation[], letters: Letters): Given | null {
  const ways = [replaced(equations, letters), cleared(equations)]
  return ways.flatMap((way) => (way ? (pairOf(way, letters) ?? []) : []))[0] ?? null
}
