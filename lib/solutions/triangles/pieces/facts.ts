/** What is said of a figure, written in one way: "on D BC", "par BC DE", "angle ADC BAC", "sim ABC DAC", "prop AC AC = BC CD". */
export type Fact = string

const sorted = (text: string): string => [...text].toSorted().join('')
const angled = (name: string): string => {
  const [a = '', v = '', b = ''] = name
  return a > b ? `${b}${v}${a}` : name
}

/** Two triangles, corner by corner, in one order. */
function similar(one: string, two: string): string {
  const pairs = [...one].map((letter, at) => `${letter}${two[at] ?? ''}`)
  const swapped = pairs.map(([a = '', b = '']) => `${b}${a}`)
  return [pairs, swapped].map((all) => all.toSorted().join(' ')).toSorted()[0] ?? ''
}

/** A cycle of letters from its least one on, the way round that comes first. */
function cycle(name: string): string {
  const turns = (text: string) => [...text].map((_, at) => text.slice(at) + text.slice(0, at))
  return [...turns(name), ...turns([...name].toReversed().join(''))].toSorted()[0] ?? name
}

/** The fact in the one way in which it is compared. */
export function canonical(fact: string): Fact {
  const [kind = '', ...words] = fact.split(' ')
  const [one = '', two = '', three = ''] = words
  switch (kind) {
    case 'on':
      return `on ${one} ${sorted(two)}`
    case 'par':
    case 'perp':
      return `${kind} ${[sorted(one), sorted(two)].toSorted().join(' ')}`
    case 'angle':
      return `angle ${[angled(one), angled(two)].toSorted().join(' ')}`
    case 'sim':
      return `sim ${similar(one, two)}`
    case 'meet':
      return `meet ${[sorted(one), sorted(two)].toSorted().join(' ')} ${three}`
    case 'alt':
    case 'median':
      return `${kind} ${one} ${sorted(two)}`
    case 'bisector':
      return `bisector ${one} ${two} ${sorted(three)}`
    case 'pgram':
    case 'quad':
    case 'trap':
      return `${kind} ${cycle(one)}`
    case 'inside':
      return `inside ${one} ${sorted(two)}`
    case 'recip':
      return `recip ${[sorted(one), sorted(two)].toSorted().join(' ')} ${sorted(three)}`
    case 'prop': {
      const [left = [], right = []] = fact
        .slice(5)
        .split(' = ')
        .map((side) => side.split(' ').map(sorted).toSorted())
      return `prop ${[left.join(' '), right.join(' ')].toSorted().join(' = ')}`
    }
    default:
      return fact
  }
}

/** A fact with other letters. */
export const withLetters = (fact: string, letters: ReadonlyMap<string, string>): Fact =>
  canonical(fact.replace(/(?<=\s)[A-Z]+/g, (name) => [...name].map((letter) => letters.get(letter) ?? letter).join('')))

const lettersIn = (facts: readonly string[]): readonly string[] => [
  ...new Set(facts.flatMap((fact) => [...fact.replace(/^\w+/, '').replace(/[^A-Z]/g, '')])),
]

/** The letters of the question for those of a theorem: all that it needs is told, and nothing else is. Null where there are none. */
export function matched(
  theorem: { readonly given: readonly string[]; readonly also?: readonly string[]; readonly claims: readonly string[] },
  told: readonly Fact[],
  claims: readonly Fact[],
): ReadonlyMap<string, string> | null {
  const kinds = (facts: readonly string[]) => facts.map((fact) => fact.split(' ')[0] ?? '').toSorted()
  const also = new Set(kinds(theorem.also ?? []))
  const needed = kinds(theorem.given)
  const has = kinds(told)
  if (has.some((kind) => !needed.includes(kind) && !also.has(kind)) || needed.some((kind) => !has.includes(kind)))
    return null
  const own = lettersIn([...theorem.given, ...theorem.claims])
  const theirs = lettersIn([...told, ...claims])
  if (theirs.length !== own.length || own.length > 8) return null
  const toldSet = new Set(told)
  const letters = new Map<string, string>()
  /** Each fact is held against the question as soon as its letters are known. */
  const ready = theorem.given.map((fact) =>
    lettersIn([fact])
      .map((letter) => own.indexOf(letter))
      .reduce((a, b) => Math.max(a, b), 0),
  )
  const place = (at: number): boolean => {
    if (at === own.length) return isWhole()
    for (const letter of theirs) {
      if ([...letters.values()].includes(letter)) continue
      letters.set(own[at] ?? '', letter)
      const fits = theorem.given.every((fact, index) => ready[index] !== at || toldSet.has(withLetters(fact, letters)))
      if (fits && place(at + 1)) return true
      letters.delete(own[at] ?? '')
    }
    return false
  }
  const isWhole = (): boolean => {
    const known = new Set([...theorem.given, ...(theorem.also ?? [])].map((fact) => withLetters(fact, letters)))
    const proved = new Set(theorem.claims.map((fact) => withLetters(fact, letters)))
    return told.every((fact) => known.has(fact)) && claims.every((fact) => proved.has(fact))
  }
  return place(0) ? letters : null
}
