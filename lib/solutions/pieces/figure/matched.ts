import { consequences, expanded, type Fact } from './expanded'
import { canonical, Lines } from './facts'

/** A theorem about a figure in letters of its own. */
export interface Theorem {
  readonly id: string
  /** What must be told. */
  readonly given: readonly Fact[]
  /** What a figure shows, and need not be told. */
  readonly also?: readonly Fact[]
  /** What may be asked to be proved. */
  readonly claims: readonly Fact[]
  readonly proof: readonly string[]
  /** What it says at the end, where that is more than that it is proved. */
  readonly key?: string
}

const lettersIn = (facts: readonly Fact[]): readonly string[] => [
  ...new Set(facts.flatMap((fact) => [...fact.replace(/^\w+/, '').replace(/[^A-Z]/g, '')])),
]

const withLetters = (fact: Fact, letters: ReadonlyMap<string, string>): Fact =>
  fact.replace(/[A-Z]+/g, (name) => [...name].map((letter) => letters.get(letter) ?? letter).join(''))

const kindOf = (fact: Fact): string => fact.split(' ')[0] ?? ''
const counted = (facts: readonly Fact[]): ReadonlyMap<string, number> => {
  const out = new Map<string, number>()
  for (const fact of facts) out.set(kindOf(fact), (out.get(kindOf(fact)) ?? 0) + 1)
  return out
}

/** What fixes the most letters comes first. */
const order = ['on', 'dia', 'centre', 'cir', 'tan', 'perp', 'par']
const rank = (fact: Fact): number => {
  const at = order.indexOf(kindOf(fact))
  return at < 0 ? order.length : at
}

/** Each fact behind those that fix most of its letters, so that few letters of each are still to be tried. */
function linked(facts: readonly Fact[]): readonly Fact[] {
  const [first, ...others] = facts
  if (first === undefined) return []
  const out = [first]
  const fixed = new Set(lettersIn(out))
  const freeIn = (fact: Fact): number => lettersIn([fact]).filter((letter) => !fixed.has(letter)).length
  for (let rest = others; rest.length > 0;) {
    const least = Math.min(...rest.map(freeIn))
    const next = rest.find((fact) => freeIn(fact) === least) ?? first
    out.push(next)
    for (const letter of lettersIn([next])) fixed.add(letter)
    rest = rest.filter((fact) => fact !== next)
  }
  return out
}

/** What is told of a figure, as theorems are held against it one after another. */
interface Told {
  readonly all: readonly Fact[]
  readonly has: ReadonlyMap<string, number>
  /** Its points between two others. */
  readonly placed: readonly Fact[]
  readonly isTold: (fact: Fact) => boolean
  /** Whether facts of a kind tell something of what is named: of a segment 'AB', an angle '<ABC', an area '#ABC', the corners 'ABC'. */
  readonly isNamed: (kind: string, name: string) => boolean
}

/** What a fact names, but for a right angle, which may be told as lines that are perpendicular. */
const namesIn = (fact: Fact): readonly string[] =>
  / = 90$/.test(fact) ? [] : (fact.replace(/^\w+/, '').match(/[<#]?[A-Z]{2,}/g) ?? [])

const toldOf = new WeakMap<readonly Fact[], Told>()

function prepareTold(facts: readonly Fact[]): Told {
  const known = toldOf.get(facts)
  if (known) return known
  const all = facts.flatMap(expanded)
  const lines = new Lines(all)
  const one = new Set(all.map((fact) => canonical(fact, lines)))
  const judged = new Map<Fact, boolean>()
  const isTold = (fact: Fact): boolean => {
    const before = judged.get(fact)
    if (before !== undefined) return before
    const is = one.has(canonical(fact, lines))
    judged.set(fact, is)
    return is
  }
  const placed = all.filter((fact) => fact.startsWith('on ')).map((fact) => canonical(fact))
  const alike = (kind: string, name: string): string => {
    if (name.startsWith('<')) return `${kind} <${lines.angle(name.slice(1))}`
    const corners = [...name].toSorted().join('')
    return `${kind} ${kind === 'par' || kind === 'perp' ? lines.line(name) : corners}`
  }
  const written = [...all, ...[...one].filter((fact) => fact.startsWith('perp '))]
  const named = new Set(written.flatMap((fact) => namesIn(fact).map((name) => alike(kindOf(fact), name))))
  const isNamed = (kind: string, name: string): boolean => named.has(alike(kind, name))
  const found = { all, has: counted(all), placed, isTold, isNamed }
  toldOf.set(facts, found)
  return found
}

interface Prepared {
  readonly given: readonly Fact[]
  readonly also: readonly Fact[]
  readonly claims: readonly Fact[]
}

const prepared = new WeakMap<Theorem, Prepared>()

function prepare(theorem: Theorem): Prepared {
  const known = prepared.get(theorem)
  if (known) return known
  const found = {
    given: linked(theorem.given.flatMap(expanded).toSorted((a, b) => rank(a) - rank(b))),
    also: (theorem.also ?? []).flatMap(expanded),
    claims: theorem.claims.flatMap((claim) => [...expanded(claim), ...consequences(claim)]),
  }
  prepared.set(theorem, found)
  return found
}

/** In how many ways letters are tried before a theorem is given up: more than any figure of the syllabus takes. */
const most = 20_000

/**
 * The letters of the question for those of a theorem: all that it needs is told, and all that is claimed is proved. What is told besides
 * changes nothing in a proof. Null where there are none.
 */
export function matched(
  theorem: Theorem,
  told: readonly Fact[],
  claimed: readonly Fact[],
): ReadonlyMap<string, string> | null {
  const { given, also, claims } = prepare(theorem)
  const { all, has, placed, isTold, isNamed } = prepareTold(told)
  const wanted = claimed.flatMap(expanded)
  if ([...counted(given)].some(([kind, times]) => kind !== 'perp' && kind !== 'eq' && (has.get(kind) ?? 0) < times))
    return null
  const proves = counted(claims)
  if (wanted.some((fact) => !proves.has(kindOf(fact)))) return null
  const pool = lettersIn([...all, ...wanted])
  const own = lettersIn([...given, ...claims])
  let tries = 0
  const letters = new Map<string, string>()
  const isWhole = (): boolean => {
    const figure = new Lines([...all, ...[...given, ...also].map((fact) => withLetters(fact, letters))])
    // what the figure shows must not be told otherwise
    const isOther = also.some((fact) => {
      const own = canonical(withLetters(fact, letters))
      return own.startsWith('on ') && placed.some((one) => one.slice(0, 4) === own.slice(0, 4)) && !placed.includes(own)
    })
    if (isOther) return false
    const proved = new Set(claims.map((fact) => canonical(withLetters(fact, letters), figure)))
    return wanted.every((fact) => proved.has(canonical(fact, figure)))
  }
  /** The letters that are still free, one after another. */
  const place = (free: readonly string[], then: () => boolean, isPossible = () => true): boolean => {
    const [letter, ...rest] = free
    if (letter === undefined) return ++tries < most && then()
    const taken = new Set(letters.values())
    for (const name of pool) {
      if (taken.has(name)) continue
      letters.set(letter, name)
      if (isPossible() && place(rest, then, isPossible)) return true
      letters.delete(letter)
    }
    return false
  }
  const isFree = (letter: string): boolean => !letters.has(letter)
  const fits = (at: number): boolean => {
    const fact = given[at]
    if (fact !== undefined) {
      const [kind, names] = [kindOf(fact), namesIn(fact)]
      const isLettered = (name: string): boolean => ![...name].some((one) => one >= 'A' && isFree(one))
      return place(
        lettersIn([fact]).filter(isFree),
        () => isTold(withLetters(fact, letters)) && fits(at + 1),
        // what is lettered already is told of
        () => names.every((name) => !isLettered(name) || isNamed(kind, withLetters(name, letters))),
      )
    }
    // points that only the claim names
    const unnamed = own.filter(isFree)
    const spare = pool.filter((name) => ![...letters.values()].includes(name))
    if (unnamed.length === 0) return isWhole()
    return (spare.length >= unnamed.length && place(unnamed, isWhole)) || isWholeWithout(unnamed)
  }
  /** The question names no such points: they keep names that are free. */
  const isWholeWithout = (unnamed: readonly string[]): boolean => {
    const free = [...'ODEFGHKLMNPQSTXYZ'].filter((name) => !pool.includes(name))
    unnamed.forEach((letter, at) => letters.set(letter, pool.includes(letter) ? (free[at] ?? letter) : letter))
    const isGood = isWhole()
    if (!isGood) unnamed.forEach((letter) => letters.delete(letter))
    return isGood
  }
  return fits(0) ? letters : null
}
