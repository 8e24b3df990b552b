import { newBudget } from '../maths/sum'
import type { Token } from '../reading/tokens/token'
import { dataIn, isAlike, longestSaid, nameOf, type Datum } from './data-said'
import { isTrueLink, sideOf, type Link } from './working-links'

/** The texts that say what is known of a problem. */
export interface Known {
  readonly question?: string
  readonly steps?: readonly string[]
}

/**
 * The first thing that a right answer's working says of the problem and that is not so: "d = 4, so a_40 = -153" where d is -4, "3 × LCM = 640,
 * LCM = 180", "D(3, -2), AD = 5". Only names that mean one thing in a problem are looked at: AB, the point D, the first term and the common
 * difference of an AP, the HCF, the LCM and the averages. Undefined where there is none.
 */
export function untrueDatum(known: Known, response: string): string | undefined {
  if (response.length > longestSaid || !/[=(]|\bis\b/.test(response)) return undefined
  const typed = dataIn(response)
  if (typed.data.length === 0 && typed.links.length === 0) return undefined
  const facts = factsOf(known)
  const untrue = typed.data.find((datum) => {
    const fact = facts.get(datum.name)
    return fact?.length === 1 && fact[0] !== undefined && !isAlike(datum, fact[0])
  })
  if (untrue) return noteOf(untrue.shown[0], untrue.shown[1])
  const broken = typed.links.find((link) => isBroken(link, facts) || isFalseProduct(link))
  return broken && noteOf(broken.left.tex, broken.right.tex)
}

const known = new WeakMap<object, ReadonlyMap<string, readonly Datum[]>>()

/** What the question and the solution say of each name, each value once. */
function factsOf({ question = '', steps = [] }: Known): ReadonlyMap<string, readonly Datum[]> {
  const before = known.get(steps)
  if (before) return before
  const facts = new Map<string, Datum[]>()
  for (const datum of [question, ...steps].flatMap((text) => dataIn(text).data)) {
    const said = facts.get(datum.name) ?? []
    if (!said.some((one) => isAlike(one, datum))) facts.set(datum.name, [...said, datum])
  }
  known.set(steps, facts)
  return facts
}

/** Whether an equation with names of the problem is false for what they are: "3 median = 120" where the median is 42. */
function isBroken({ left, sign, right }: Link, facts: ReadonlyMap<string, readonly Datum[]>): boolean {
  if (sign !== '=' || (left.value && right.value) || left.tokens.length + right.tokens.length < 3) return false
  const budget = newBudget()
  const [a, b] = [left, right].map(({ tokens, value }) => value ?? sideOf(put(tokens, facts), budget).value)
  const isDecimal = /\d\.\d|π|√/.test(left.text + right.text)
  return (
    a !== undefined && b !== undefined && a !== null && b !== null && !isNear(a.approximate, b.approximate, isDecimal)
  )
}

const isNear = (a: number, b: number, isDecimal: boolean): boolean =>
  Math.abs(a - b) <= (isDecimal ? 0.006 : 1e-6) * Math.max(1, Math.abs(a), Math.abs(b))

/** The values in place of the names. */
const put = (tokens: readonly Token[], facts: ReadonlyMap<string, readonly Datum[]>): readonly Token[] =>
  tokens.flatMap((token) => {
    const name = token.kind === 'word' && token.text.length > 1 ? nameOf(token.text) : null
    const [fact, ...others] = (name !== null ? facts.get(name) : undefined) ?? []
    const number = fact?.numbers[0]
    if (number === undefined || others.length > 0 || !Number.isInteger(number)) return [token]
    const bracket = (text: string): Token => ({ ...token, kind: 'symbol', text })
    const value = { n: BigInt(number), d: 1n }
    return [
      bracket('('),
      { ...token, kind: 'number' as const, text: String(number), value, decimal: false },
      bracket(')'),
    ]
  })

/** "525 = 20 × 25": between figures alone. */
const isFalseProduct = (link: Link): boolean =>
  link.sign === '=' &&
  /^[\d. ]+\*[\d. ]+$/.test(`${link.left.text}${link.right.text}`) &&
  link.left.value !== null &&
  link.right.value !== null &&
  !isTrueLink(link, newBudget())

const noteOf = (left: string, right: string): string => `In your working: $${set(left)}$ is not $${set(right)}$.`

const set = (tex: string): string =>
  tex.replace(/\s?\*\s?/g, ' \\times ').replace(/\b(?:hcf|lcm|mean|median|mode)\b/gi, '\\text{$&}')
