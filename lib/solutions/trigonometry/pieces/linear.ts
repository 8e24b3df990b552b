import { plus, scaled, twoTerm, twoTermTex, type TwoTerm } from './two-term'
import { add, divide, fraction, multiply, negate, subtract } from '../../../maths'

/** A sum of lengths with letters, and a number: h - 1.5. */
export interface Linear {
  readonly constant: TwoTerm
  readonly of: ReadonlyMap<string, TwoTerm>
}

const none = twoTerm(0, 0)
const isNone = ({ rational, root }: TwoTerm): boolean => rational.n === 0n && root.n === 0n

export const product = (one: TwoTerm, two: TwoTerm): TwoTerm =>
  twoTerm(
    add(multiply(one.rational, two.rational), multiply(fraction(3), multiply(one.root, two.root))),
    add(multiply(one.rational, two.root), multiply(one.root, two.rational)),
  )

/** 1 over it. @throws for 0. */
export function inverseOf({ rational, root }: TwoTerm): TwoTerm {
  const norm = subtract(multiply(rational, rational), multiply(fraction(3), multiply(root, root)))
  return twoTerm(divide(rational, norm), negate(divide(root, norm)))
}

export const known = (constant: TwoTerm): Linear => ({ constant, of: new Map() })
export const single = (letter: string): Linear => ({ constant: none, of: new Map([[letter, twoTerm(1, 0)]]) })

export const times = ({ constant, of }: Linear, by: TwoTerm): Linear => ({
  constant: product(constant, by),
  of: new Map([...of].map(([letter, one]) => [letter, product(one, by)])),
})

export function sumOf(one: Linear, two: Linear): Linear {
  const of = new Map(one.of)
  for (const [letter, more] of two.of) {
    const sum = plus(of.get(letter) ?? none, more)
    if (isNone(sum)) of.delete(letter)
    else of.set(letter, sum)
  }
  return { constant: plus(one.constant, two.constant), of }
}

export const less = (one: Linear, two: Linear): Linear => sumOf(one, times(two, twoTerm(-1, 0)))

/** With a letter put in. */
export function withPut(one: Linear, letter: string, value: Linear): Linear {
  const factor = one.of.get(letter)
  if (!factor) return one
  const of = new Map(one.of)
  of.delete(letter)
  return sumOf({ constant: one.constant, of }, times(value, factor))
}

/** The letter of "one = 0" in the others; the letter must be in it. */
export function solvedFor({ constant, of }: Linear, letter: string): Linear {
  const rest = new Map(of)
  const factor = rest.get(letter) ?? twoTerm(1, 0)
  rest.delete(letter)
  return times({ constant, of: rest }, scaled(inverseOf(factor), -1))
}

export const isZero = ({ constant, of }: Linear): boolean => of.size === 0 && isNone(constant)

/** "\sqrt{3}\,h - 1.5": letters first. */
export function linearTex({ constant, of }: Linear): string {
  const terms = [...of].map(([letter, factor]) => {
    const tex = twoTermTex(factor)
    if (tex === '1') return letter
    if (tex === '-1') return `-${letter}`
    return /[+-]/.test(tex.slice(1)) ? `(${tex})\\,${letter}` : `${tex}${/[}\d]$/.test(tex) ? '\\,' : ''}${letter}`
  })
  const number = twoTermTex(constant)
  const isFirst = terms[0]?.startsWith('-') && !number.startsWith('-')
  const all = isNone(constant) && terms.length > 0 ? terms : isFirst ? [number, ...terms] : [...terms, number]
  return all.reduce((so, term) => (term.startsWith('-') ? `${so} - ${term.slice(1)}` : `${so} + ${term}`))
}
