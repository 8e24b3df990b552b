import { ratioTex } from './pieces/in-sines'
import { areSame, formsOf, inRatios, polynomial, quotientTex, reduced, sumTex, unlessNone } from './pieces/ratio-sums'
import { acuteAngle, vanishes, type AcuteAngle } from './pieces/acute-angle'
import { bySymmetry, put as valuesFor, written } from './ratio-value'
import * as quotients from '../../maths/quotient'
import { eliminated, type Eliminated, type Told } from './pieces/told-ratios'
import * as sums from '../../maths/sum'
import { equals } from '../../maths/sum'
import type { Quotient } from '../../maths/quotient'
import type { Node } from '../../reading/tree/node'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** An identity, or one that follows from what letters are told to be. */
export interface RatioProof {
  readonly told: readonly Told[]
  /** Each of two sides at least, all of which are to be shown equal. */
  readonly claims: readonly (readonly Node[])[]
  /** The other values that the first claim's left side may have: "tan θ = 1 or 1/2". */
  readonly or?: readonly Node[]
}

const bracket = (node: Node): Node =>
  node.kind === 'letter' || node.kind === 'trig' ? node : { kind: 'bracket', of: node }

/** The expression with what letters are told to be. */
function put(node: Node, letters: readonly Eliminated[]): Node {
  if (node.kind === 'letter') {
    const found = letters.find(({ letter }) => letter === node.name)?.node
    return found ? bracket(found) : node
  }
  if (node.kind === 'binary') return { ...node, left: put(node.left, letters), right: put(node.right, letters) }
  return node.kind !== 'trig' && 'of' in node ? { ...node, of: put(node.of, letters) } : node
}

/** "cosec θ - sin θ" as cos² θ/sin θ: what is one term over one term is put in as that. */
function inOneTerm(one: Eliminated): Eliminated {
  const isShort = ({ top, bottom }: Quotient): boolean => top.size === 1 && bottom.size === 1
  if (isShort(one.value)) return one
  const value = unlessNone(() => formsOf(one.value))?.find(isShort)
  return value ? { ...one, value } : one
}

/** ±√ of something is squared first. */
const isPlusMinus = (node: Node): node is Extract<Node, { kind: 'sign' }> =>
  node.kind === 'sign' && node.operation === '±'
const two: Node = { kind: 'number', value: { n: 2n, d: 1n }, decimal: false, tex: '2' }
const squared = (node: Node): Node => {
  if (isPlusMinus(node)) return squared(node.of)
  if (node.kind === 'bracket') return squared(node.of)
  return node.kind === 'root' ? node.of : { kind: 'binary', operation: '^', left: bracket(node), right: two }
}

const isSame = (one: Quotient, other: Quotient): boolean =>
  equals(one.top, other.top) && equals(one.bottom, other.bottom)

interface Side {
  /** As it is written, with what is given, and over one denominator. */
  readonly texts: readonly string[]
  readonly roots: readonly string[]
  readonly first: Quotient
  readonly forms: readonly Quotient[]
}

function sideOf(node: Node, letters: readonly Eliminated[]): Side | null {
  const values = new Map(letters.map(({ letter, value }) => [letter, value]))
  const found = inRatios(node, values)
  if (!found) return null
  const first = polynomial(found.value)
  return {
    texts: [ratioTex(node), ratioTex(put(node, letters)), quotientTex(first)],
    roots: found.roots.map(({ of, is }) => `$${ratioTex(of)} = ${quotientTex(is)}$`),
    first,
    forms: formsOf(first),
  }
}

/** The signs of a formula, whatever their order: what only stands in another order is not written again. */
const signsOf = (text: string): string => [...text.replace(/[{}\s]|\\,|\\left|\\right/g, '')].toSorted().join('')

const chained = (name: string, { texts }: Side, last: Quotient): string => {
  const all = [...texts, quotientTex(last)]
  return `${name} $= ${all.filter((text, at) => at === 0 || signsOf(text) !== signsOf(all[at - 1] ?? '')).join(' = ')}$`
}

const shortest = (forms: readonly Quotient[]): Quotient | undefined =>
  forms.toSorted((one, two) => quotientTex(one).length - quotientTex(two).length)[0]

function linesFor(left: Side, right: Side, [one, other]: readonly [string, string]): readonly Step[] {
  const roots = [...new Set([...left.roots, ...right.roots])]
  const rooted =
    roots.length > 0
      ? [`The angle is acute, so with numerator and denominator multiplied by the denominator: ${roots.join(', ')}`]
      : []
  const same = shortest(left.forms.filter((form) => right.forms.some((its) => isSame(form, its))))
  const [first, second] = [same ?? shortest(left.forms), same ?? shortest(right.forms)]
  if (!first || !second) return []
  return [
    ...rooted,
    chained(one, left, first),
    chained(other, right, second),
    ...(same ? [] : [crossed(first, second)]),
    earns(1, `${same ? 'Both are the same, so' : 'So'} ${one} = ${other}. Hence proved.`),
  ]
}

const factorTex = (sum: sums.Sum): string => {
  const text = sumTex(sum)
  return sum.size > 1 || text.startsWith('-') ? `\\left(${text}\\right)` : text
}

function crossed(left: Quotient, right: Quotient): string {
  const budget = sums.newBudget()
  const both = sumTex(reduced(sums.multiply(left.top, right.bottom, budget), budget))
  const times = (up: sums.Sum, down: sums.Sum): string => `$${factorTex(up)} \\times ${factorTex(down)} = ${both}$`
  return `Cross-multiplied, with $\\sin^2 = 1 - \\cos^2$: ${times(left.top, right.bottom)} and ${times(right.top, left.bottom)}`
}

const known = new WeakMap<RatioProof, readonly Step[] | null>()

/** The lines of the proof; null where it does not hold for every angle, or is none of this kind. */
export function proofOf(given: RatioProof): readonly Step[] | null {
  const before = known.get(given)
  if (before !== undefined) return before
  const lines = unlessNone(() => linesOf(given))
  known.set(given, lines)
  return lines
}

/** What follows from a relation between the ratios of one angle. */
function underRelation(
  relation: sums.Sum,
  letters: readonly Eliminated[],
  { claims, or = [] }: RatioProof,
): readonly Step[] | null {
  const values = new Map(letters.map(({ letter, value }) => [letter, value]))
  const lines: Step[] = []
  const known = unlessNone(() => acuteAngle(relation))
  for (const [left, right, ...more] of claims) {
    if (!left || !right || more.length > 0) return null
    const differences = [right, ...(claims.length === 1 ? or : [])].map((one) =>
      inRatios({ kind: 'binary', operation: '-', left, right: { kind: 'bracket', of: one } }, values),
    )
    const [difference] = differences
    if (!difference || differences.includes(null)) return null
    const product = differences.reduce<Quotient>(
      (all, one) => (one ? quotients.multiply(all, polynomial(one.value), sums.newBudget()) : all),
      quotients.whole(sums.unity),
    )
    const { top } = polynomial(product)
    const tex = or.length > 0 ? ratioTex(left) : `${ratioTex(left)} - ${ratioTex({ kind: 'bracket', of: right })}`
    if (known && vanishes(known, top)) {
      for (const line of known.lines) if (!lines.includes(line)) lines.push(line)
      const side = (node: Node) => valueUnder(known, node, values)
      const [one, two] = or.length > 0 ? [] : [side(left), side(right)]
      lines.push(
        one !== undefined && one === two
          ? `With this LHS $= ${ratioTex(left)} = ${one}$ and RHS $= ${two === ratioTex(right) ? two : `${ratioTex(right)} = ${two}`}$`
          : or.length > 0
            ? `So $${ratioTex(left)} = ${[right, ...or].map(ratioTex).join('$ or $')}$.`
            : `With this $${tex} = ${quotientTex(polynomial(product))} = 0$`,
      )
    } else {
      const alike = or.length > 0 ? null : unlessNone(() => bySymmetry(relation, polynomial(product), tex))
      if (!alike || !quotients.isZero(alike.value)) return null
      lines.push(...alike.lines, `So $${tex} = 0$.`)
    }
    lines.push(earns(1, or.length > 0 ? 'Hence proved.' : 'So LHS = RHS. Hence proved.'))
  }
  return lines
}

/** The one value of an expression for that angle. */
function valueUnder(known: AcuteAngle, node: Node, values: ReadonlyMap<string, Quotient>): string | undefined {
  const found = inRatios(node, values)
  const all = found && unlessNone(() => valuesFor(polynomial(found.value), known))
  const [only, ...more] = all ?? []
  return only && more.length === 0 ? written(only.value)?.tex : undefined
}

function linesOf(given: RatioProof): readonly Step[] | null {
  const { told, claims } = given
  const found = eliminated(told)
  if (!found) return null
  const { relations } = found
  const letters = found.letters.map(inOneTerm)
  const [relation, ...more] = relations
  if (relation) return more.length > 0 ? null : underRelation(relation, letters, given)
  if (given.or) return null
  const solved = letters.flatMap(({ letter, value, node }, at) =>
    node && value === found.letters[at]?.value
      ? []
      : [`$${[letter, ...(node ? [ratioTex(node)] : []), quotientTex(value)].join(' = ')}$`],
  )
  const lines: Step[] = []
  for (const sides of claims) {
    // "= √(a² + b² - c²)", where no root of the sum in sine and cosine is taken
    const isSquared = sides.some(
      (side) => isPlusMinus(side) || (side.kind === 'root' && side.index === 2 && !sideOf(side, letters)),
    )
    const [first, ...others] = sides.map((side) => sideOf(isSquared ? squared(side) : side, letters))
    if (!first || others.length === 0) return null
    if (isSquared) lines.push('Squaring both sides, it is to be shown that LHS$^2$ = RHS$^2$.')
    for (const [index, other] of others.entries()) {
      if (!other || !areSame(first.first, other.first)) return null
      const names = others.length > 1 ? (['the first side', `side ${index + 2}`] as const) : (['LHS', 'RHS'] as const)
      lines.push(...linesFor(first, other, isSquared ? ['LHS$^2$', 'RHS$^2$'] : names))
    }
  }
  return [
    ...(solved.length > 0 ? [`From what is given, ${solved.join(', ')}.`] : []),
    `All ratios are written in sine and cosine, over one denominator; then $\\sin^2 + \\cos^2 = 1$ is used.`,
    ...lines,
  ]
}

/** E.g. "Prove that (1 - sin A)/(1 + sin A) = (sec A - tan A)²." */
export const ratioProof = worked<RatioProof>({
  id: 'ratio-proof',
  archetype: 'trig-prove-basic',
  objection: (given) => (proofOf(given) ? null : 'I do not find a proof of this.'),
  solve: (given) => {
    const lines = proofOf(given)
    if (!lines) throw new Error('ratioProof: no proof')
    return { lines, key: 'proved' }
  },
})
