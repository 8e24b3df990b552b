import { isMisspelling } from '../text/misspelling'

/** Names are the same whatever their spaces, brackets and underscores: "a_1", "a1". */
export const bareName = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '')

/** Other ways of saying the names that chapters use, without spaces and in lower case. */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['firstterm', 'a1', 't1', 'first']],
  ['d', ['commondifference', 'difference', 'commondiff', 'cd']],
  ['n', ['numberofterms', 'noofterms', 'terms', 'nooftermsn']],
  ['s', ['sum', 'sn']],
  ['sum', ['α+β', 'alpha+beta', 'a+b', 'sumofzeroes', 'sumofzeros', 'sumofroots', '-b/a']],
  [
    'product',
    ['αβ', 'α*β', 'alphabeta', 'alpha*beta', 'ab', 'productofzeroes', 'productofzeros', 'productofroots', 'c/a'],
  ],
  ['hcf', ['gcd', 'highestcommonfactor', 'greatestcommondivisor', 'h.c.f']],
  ['lcm', ['leastcommonmultiple', 'lowestcommonmultiple', 'l.c.m']],
  ['length', ['lambai']],
  ['breadth', ['width', 'w', 'chaudai', 'chaurai']],
  ['height', ['unchai', 'oonchai']],
  ['altitude', ['height', 'h', 'unchai']],
  ['larger', ['bigger', 'greater', 'large', 'big', 'badi', 'bada']],
  ['smaller', ['lesser', 'small', 'less', 'choti', 'chota', 'chhoti', 'chhota']],
  ['older', ['elder', 'bada', 'badi']],
  ['mean', ['average', 'x̄']],
  ['mode', ['modal']],
  ['median', ['middle']],
  ['outer', ['external']],
  ['inner', ['internal']],
  ['top', ['last']],
  ['last', ['top']],
])

/** The letters of the book for the radii of a hollow solid; here the case of the letter matters. */
const radii: ReadonlyMap<string, string> = new Map([
  ['outer', 'R'],
  ['inner', 'r'],
])

const squeezed = (name: string): string => name.toLowerCase().replace(/[\s()_∠.]/g, '')

/** Words that make another quantity of the one that they stand beside. */
export const changing: ReadonlySet<string> = new Set(
  (
    'sin cos tan sec cosec cot least most atleast atmost between half twice double thrice square squares squared cube cubes coefficient coefficients diameter ' +
    'assumed old new not no never morethan lessthan reciprocal ago'
  ).split(' '),
)

const isReversedSegment = (name: string, known: string): boolean =>
  /^[A-Z]{2}$/.test(known) && name === `${known.charAt(1)}${known.charAt(0)}`

const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))

/** A thing with the names that it may have, the key's own first. */
type Names = readonly string[]

/** The place of the only thing with a name that passes the test; −1 when none or several have. */
function only(things: readonly Names[], test: (name: string) => boolean): number {
  const at = things.findIndex((names) => names.some(test))
  return at >= 0 && things.findLastIndex((names) => names.some(test)) === at ? at : -1
}

/** "outer radius" for "outer", "number of rows" for "rows": the thing whose words come first among the typed ones. */
function firstWithin(words: readonly string[], things: readonly Names[]): number {
  const places = things.map((names) => Math.min(...names.map((name) => placeWithin(words, name))))
  const first = Math.min(...places)
  return first === Infinity ? -1 : places.indexOf(first)
}

function placeWithin(words: readonly string[], name: string): number {
  const parts = wordsOf(name)
  const isThere = name.length > 1 && parts.length > 0 && parts.every((word) => words.includes(word))
  return isThere ? words.indexOf(parts[0] ?? '') : Infinity
}

/**
 * Which of the key's things a typed name means: the same letters, another case, a longer or shorter way of saying it, or
 * its initial; −1 for none, or when it could be several.
 */
export function indexOfName(typed: string, things: readonly Names[]): number {
  const name = typed.replace(/(?<=\p{L}\p{L})['’]s(?=\s)/gu, '')
  const squeezedName = squeezed(name)
  if (squeezedName === '') return -1
  const plain = name.replace(/[\s()_.]/g, '')
  const exactly = only(things, (known) => bareName(known) === plain || radii.get(known) === plain)
  if (exactly >= 0) return exactly
  const said = only(things, (known) => (otherNames.get(squeezed(known)) ?? []).includes(squeezedName))
  if (said >= 0) return said
  const words = wordsOf(name)
  if (/[-+*/^±√'|%~\u0304\u0305]/.test(name) || words.some((word) => changing.has(word))) return -1
  const tests: readonly ((known: string) => boolean)[] = [
    (known) => bareName(known).toLowerCase() === squeezedName,
    (known) => isReversedSegment(bareName(name), known),
    (known) => words.length > 1 && words.includes(known.toLowerCase()),
    (known) => known.length > 1 && /^[a-z]$/.test(squeezedName) && known.toLowerCase().startsWith(squeezedName),
    (known) => isMisspelling(squeezedName, known.toLowerCase()),
  ]
  for (const test of tests) {
    const found = only(things, test)
    if (found >= 0) return found
  }
  const within = firstWithin(words, things.map(withOtherNames))
  if (within >= 0) return within
  const shorter = words.length > 1 ? only(things, (known) => isShorter(words, wordsOf(known))) : -1
  if (shorter >= 0) return shorter
  const short = name.replace(/\([^)]*\)$|(?<=^\s*[Ss])_?\d+$/, '')
  return short === name ? -1 : indexOfName(short, things)
}

/** "food per day" for "cost of food per day": the end of a longer name. */
const isShorter = (words: readonly string[], known: readonly string[]): boolean =>
  words.length < known.length && words.join(' ') === known.slice(-words.length).join(' ')

/** "external radius" for "outer", "modal age" for "mode": whole words only. */
const withOtherNames = (names: Names): Names => [
  ...names,
  ...names.flatMap((name) => (otherNames.get(squeezed(name)) ?? []).filter((other) => /^[a-z]{4,}$/.test(other))),
]
