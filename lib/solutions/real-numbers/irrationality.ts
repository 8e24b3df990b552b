import { add, multiply, negate, primeFactors, squared, subtract, toTex, zero, type Fraction } from '../../maths'
import { surdsTex, type SurdSum } from '../pieces/surd-sum'
import { worked } from '../solution'

/** A number that is to be proved irrational. */
export interface Target {
  /** As it is written, in TeX. */
  readonly written: string
  readonly value: SurdSum
}

export interface Given {
  /** One behind the other: the later ones may rest on the earlier ones. */
  readonly targets: readonly Target[]
}

const rootsOf = (value: SurdSum) => value.filter(({ radicand }) => radicand > 1)
const restOf = (value: SurdSum): Fraction => value.find(({ radicand }) => radicand === 1)?.coefficient ?? zero
const isOne = ({ n, d }: Fraction): boolean => n === 1n && d === 1n
const isBare = (value: SurdSum): boolean => value.length === 1 && value.every(({ coefficient }) => isOne(coefficient))

/** By a prime p that divides n once: p divides both a and b. */
function rootLines(n: number): readonly string[] {
  const p = primeFactors(n)[0]?.prime ?? n
  const rest = n / p
  const left = rest === 1 ? 'b^2' : `${rest}b^2`
  const apart = rest === 1 ? '' : ` (it does not divide $${rest}$)`
  return [
    `Let us assume that $\\sqrt{${n}}$ is rational: $\\sqrt{${n}} = \\frac{a}{b}$, where $a$ and $b$ are co-prime integers and $b \\ne 0$`,
    `Squaring, $a^2 = ${n}b^2$, so the prime $${p}$ divides $a^2$, and therefore it divides $a$`,
    `Let $a = ${p}c$ for an integer $c$. Then $${p * p}c^2 = ${n}b^2$, that is, $${p === 1 ? '' : p}c^2 = ${left}$`,
    `So $${p}$ divides $${left}$, therefore it divides $b^2$${apart}, and so it divides $b$`,
    `Then $a$ and $b$ have the common factor $${p}$. This contradicts that $a$ and $b$ are co-prime`,
    `So our assumption is wrong: $\\sqrt{${n}}$ is irrational`,
  ]
}

const plain = (a: Fraction): string =>
  a.n === 0n ? 'r' : `r ${a.n < 0n ? '-' : '+'} ${toTex(a.n < 0n ? negate(a) : a)}`

/** c + k√n is r: then √n = (r − c)/k. */
function linearLines(value: SurdSum): readonly string[] {
  const [root] = rootsOf(value)
  if (!root) throw new Error('linearLines: no root')
  const { coefficient: k, radicand: n } = root
  const c = restOf(value)
  const turned = c.n === 0n ? '-r' : `${toTex(c)} - r`
  const [top, by, d] = k.n < 0n ? [turned, -k.n, k.d] : [plain(negate(c)), k.n, k.d]
  const over = d === 1n ? top : `${d}(${top})`
  const right = by === 1n ? over : `\\frac{${over}}{${by}}`
  return [
    `Then $\\sqrt{${n}} = ${right}$`,
    `As $r$ is rational, the right side is rational, and so $\\sqrt{${n}}$ is rational`,
    `This contradicts the fact that $\\sqrt{${n}}$ is irrational ($${n}$ is no perfect square)`,
  ]
}

/** c + a√m + b√n is r: squaring a√m = (r − c) − b√n gives √n. */
function pairLines(value: SurdSum): readonly string[] {
  const [first, second] = rootsOf(value)
  if (!first || !second) throw new Error('pairLines: no two roots')
  const c = restOf(value)
  const s = c.n === 0n ? 'r' : 's'
  const { coefficient: b, radicand: n } = second
  const own = multiply(squared(first.coefficient), { n: BigInt(first.radicand), d: 1n })
  const other = multiply(squared(b), { n: BigInt(n), d: 1n })
  const gap = subtract(other, own)
  const sum = gap.n === 0n ? `${s}^2` : `${s}^2 ${gap.n < 0n ? '-' : '+'} ${toTex(gap.n < 0n ? negate(gap) : gap)}`
  const twice = add(b, b)
  const size = twice.n < 0n ? negate(twice) : twice
  const factor = isOne(size) ? `${twice.n < 0n ? '-' : ''}${s}` : `${toTex(twice)}${s}`
  const moved = surdsTex([{ coefficient: negate(b), radicand: n }])
  return [
    ...(c.n === 0n ? [] : [`Write $s = ${plain(negate(c))}$, which is rational as well`]),
    `Then $${surdsTex([first])} = ${s} ${moved.startsWith('-') ? moved : `+ ${moved}`}$`,
    `Squaring, $${toTex(own)} = ${s}^2 ${b.n < 0n ? '+' : '-'} ${isOne(size) ? '' : toTex(size)}${s}\\sqrt{${n}} + ${toTex(other)}$`,
    `So $\\sqrt{${n}} = \\frac{${sum}}{${factor}}$, where $${s} \\ne 0$`,
    `The right side is rational, and so $\\sqrt{${n}}$ is rational`,
    `This contradicts the fact that $\\sqrt{${n}}$ is irrational ($${n}$ is no perfect square)`,
  ]
}

function linesOf({ written, value }: Target): readonly string[] {
  const [root] = rootsOf(value)
  if (isBare(value) && root) return rootLines(root.radicand)
  const simple = surdsTex(value)
  const isSame = written.replaceAll(' ', '') === simple.replaceAll(' ', '')
  return [
    `Let us assume that $${written}$ is rational, equal to $r$`,
    ...(isSame ? [] : [`It is $${simple}$, so $${simple} = r$`]),
    ...(rootsOf(value).length === 1 ? linearLines(value) : pairLines(value)),
    `So our assumption is wrong: $${written}$ is irrational`,
  ]
}

/** E.g. "Prove that 3 + 2√5 is irrational." */
export const irrationality = worked<Given>({
  id: 'irrationality',
  archetype: 'rn-prove-compound-irrational',
  objection: ({ targets }) => {
    const counts = targets.map(({ value }) => rootsOf(value).length)
    if (counts.includes(0)) return 'That number is rational: there is nothing of the kind to prove.'
    return counts.some((count) => count > 2) ? 'I can prove this for one root or two.' : null
  },
  solve: ({ targets }) => ({ lines: targets.flatMap(linesOf), key: 'proved' }),
})
