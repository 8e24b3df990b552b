import { type FactOf, type Item, textOf } from './fact'
import { isFree, isNoun } from './meanings'
import { questionFrom, readQuestion, type Question } from './question'
import { fillers } from './words'
import { rational } from './polynomial'
import { equals, one } from '../../maths/fraction'

/** A thing of a story that stands at a point, "the old well is at W(1, 1)", or at one that is told by others, "a booth is half-way". */
interface Placed {
  readonly name: string
  readonly nouns: readonly string[]
  readonly items: readonly Item[]
}

const isStop = (item: Item | undefined): boolean => item?.kind === 'mark'
const singular = (word: string): string => word.replace(/(?<=[a-z]{2})s$/, '')
const standing = new Set(
  `stands stand standing lies lie located situated placed fixed dug built marked put position coordinates point kept represented shown set
  parked installed has planted`.split(/\s+/),
)
/** What only paints the map. */
const ofMaps = new Set(
  'origin axis vertices vertex corners triangular triangle quadrilateral line straight segment point points unit units grid map graph square rectangular rectangle coordinates coordinate plane each between joins joined joining x y side scale plot paper two three them same both show centre taken base over squared one all distances km'.split(
    ' ',
  ),
)
const relates = new Set(['halfway', 'midpoint', 'midway', 'middle', 'mid'])
const roads = new Set([
  'road',
  'path',
  'line',
  'rope',
  'wire',
  'track',
  'segment',
  'route',
  'street',
  'lane',
  'pipe',
  'pipeline',
  'cable',
])

const lengths = new Set('distance far long length apart perimeter radius walk travel metres km'.split(' '))

/** The nouns that end there: "the old well", "Ishaan's home". */
function nounsBefore(items: readonly Item[], at: number): readonly string[] {
  let end = at
  while (
    end > 0 &&
    (fillers.has(textOf(items[end - 1])) || standing.has(textOf(items[end - 1])) || isLetter(items[end - 1]))
  )
    end--
  let from = end
  while (from > 0 && isNameWord(textOf(items[from - 1]))) from--
  return items.slice(from, end).map((item) => singular(textOf(item)))
}

const owners = new Set(['her', 'his', 'their', 'our'])
const isNameWord = (text: string): boolean =>
  text === 'centre' || (text !== '' && !owners.has(text) && isNoun(text) && isFree(text))
const isLetter = (item: Item | undefined): boolean => item?.kind === 'letter' && /^[A-Z]$/.test(item.name)
const pointAt = (name: string): FactOf<'point'> | null =>
  readQuestion(`${name}(0, 0)`).facts.find((fact): fact is FactOf<'point'> => fact.kind === 'point') ?? null

/** The things with points of their own. */
function placesIn(apart: readonly Item[]): readonly Placed[] {
  const found: Placed[] = []
  for (const [at, item] of apart.entries()) {
    if (item.kind === 'point') {
      if (!rational(item.x) || !rational(item.y)) return []
      const own = nounsBefore(apart, at)
      const inherited = own.length === 0 && apart[at - 2]?.kind === 'point' ? (found.at(-1)?.nouns ?? []) : own
      found.push({ name: item.name, nouns: inherited, items: [item] })
    }
    if (textOf(item) === 'origin') {
      const letter = apart.slice(Math.max(0, at - 6), at).find(isLetter)
      const name = letter?.kind === 'letter' ? letter.name : 'O'
      const point = pointAt(name)
      const end = apart.findLastIndex((one, place) => place < at && /^(?:is|at|as|be)$/.test(textOf(one)))
      const taken = apart.slice(Math.max(0, end - 3), end).findIndex((one) => /^(?:taken|chosen|is)$/.test(textOf(one)))
      const nouns = nounsBefore(apart, taken < 0 ? end : Math.max(0, end - 3) + taken)
      if (point) found.push({ name, nouns, items: [point] })
    }
  }
  const names = 'PQRSTUVW'.split('').filter((name) => found.every((one) => one.name !== name))
  return found.map((one, at) => {
    if (one.name !== '') return one
    const name = names[at] ?? 'Z'
    return { ...one, name, items: one.items.map((item) => (item.kind === 'point' ? { ...item, name } : item)) }
  })
}

/** The clauses of the stem that place a thing by two others: "a petrol pump P lies on the road such that HP : PS = 1 : 3". */
function relationsIn(apart: readonly Item[]): readonly Placed[] {
  const sentences = apart.reduce<Item[][]>(
    (so, item, at) => {
      const isBreak = isStop(item) || (textOf(item) === 'and' && isStop(apart[at - 1]))
      if (isBreak) so.push([])
      else so.at(-1)?.push(item)
      return so
    },
    [[]],
  )
  return sentences
    .filter(
      (items) =>
        !items.some(({ kind }) => kind === 'point') &&
        items.some((item) => relates.has(textOf(item)) || item.kind === 'ratio' || isLengths(item)),
    )
    .map((items) => {
      const letter = items.find(isLetter)
      const verb = items.findIndex(
        (item) => /^(?:is|lies|stands|are|divides)$/.test(textOf(item)) || standing.has(textOf(item)),
      )
      return { name: letter?.kind === 'letter' ? letter.name : '', nouns: nounsBefore(items, Math.max(0, verb)), items }
    })
}

const isLengths = (item: Item): boolean =>
  item.kind === 'equation' && item.sides.length === 2 && !item.sides.some((side) => side.kind === 'letter')

/** "1 unit = 1 km": lengths of the map are lengths of the world; with another scale they are asked in units. */
function isScale(apart: readonly Item[], at: number, isInUnits: boolean): boolean {
  const near = apart.slice(Math.max(0, at - 5), at + 5)
  const item = apart[at]
  return (
    item?.kind === 'number' &&
    (isInUnits || equals(item.value, one)) &&
    near.some((one_) => /^units?$/.test(textOf(one_)) || (one_.kind === 'number' && /^units?$/.test(one_.unit)))
  )
}

/** A case study whose things stand at points: what each part asks, of the points themselves. */
export function withPlaces(
  stem: Question,
  parts: readonly Question[],
): { readonly stem: Question; readonly read: (part: Question) => Question } | null {
  const { apart } = stem
  const places = placesIn(apart)
  if (places.length < 2 || new Set(places.map(({ name }) => name)).size < places.length) return null
  const relations = relationsIn(apart)
  const inRelations = new Set(relations.flatMap(({ items }) => items))
  const isInUnits = parts.every(
    ({ words }) => !words.some((one_) => lengths.has(one_)) || words.some((one_) => /^units?$/.test(one_)),
  )
  const isKnown = apart.every(
    (item, at) =>
      item.kind === 'point' ||
      item.kind === 'mark' ||
      inRelations.has(item) ||
      (item.kind === 'word' && (isFree(item.text) || ofMaps.has(item.text))) ||
      (item.kind === 'letter' && (/^[xy]$|^[A-Z]{3,}$/.test(item.name) || isOfPlaces(item.name, places))) ||
      isScale(apart, at, isInUnits),
  )
  return isKnown ? { stem: questionFrom([]), read: (part) => partOf(part, places, relations) } : null
}

/** The same where one thing is asked at the end of the story, behind what is said of the thing that is looked for. */
export function withPlacesOfOne(question: Question): Question | null {
  const { apart } = question
  if (!apart.some(({ kind }) => kind === 'point')) return null
  const ends = apart.flatMap((item, at) => (textAt(item) === '.' && at < apart.length - 1 ? [at + 1] : []))
  const from = [0, ...ends].find((start, index) => {
    const sentence = apart.slice(start, ends[index])
    return start === ends.at(-1) || (start > 0 && relationsIn(sentence).length > 0)
  })
  if (from === undefined || from === 0) return null
  // what is asked before its end is asked too
  const isAsk = (item: Item, at: number) =>
    asking.has(textOf(item)) || (textOf(item) === 'which' && (at === 0 || isSentenceEnd(apart[at - 1])))
  if (apart.slice(0, from).some(isAsk)) return null
  const ask = questionFrom(apart.slice(from))
  return withPlaces(questionFrom(apart.slice(0, from)), [ask])?.read(ask) ?? null
}

const textAt = (item: Item): string => (item.kind === 'mark' ? item.text : '')
const isSentenceEnd = (item: Item | undefined): boolean => item?.kind === 'mark' && item.text === '.'
const asking = new Set('find calculate determine compute what how where show prove write state name'.split(' '))

const isOfPlaces = (name: string, places: readonly Placed[]): boolean =>
  /^[A-Z]{1,2}$/.test(name) && [...name].every((letter) => places.some((place) => place.name === letter))

/** "a red flag", "a third tap": which one it is changes nothing. */
const isAdjective = (item: Item, next: Item | undefined): boolean =>
  /^(?:red|black|first|second|third|fourth|another|new|small)$/.test(textOf(item)) && isNameWord(textOf(next))

/** "A shop stands at (6, 7). In what ratio does it divide AB?": its point in its place. */
function withIts(items: readonly Item[]): readonly Item[] {
  const end = items.findIndex((item) => item.kind === 'mark' && item.text === '.')
  const [first, rest] = [items.slice(0, end), items.slice(end + 1)]
  const [point, ...points] = first.filter(({ kind }) => kind === 'point')
  const [its, ...others] = rest.filter((item) => textOf(item) === 'it')
  const isPlace = first.every(
    (item) => item.kind === 'point' || (item.kind === 'word' && isFree(item.text)) || isStop(item),
  )
  if (end < 0 || !point || points.length > 0 || !its || others.length > 0 || !isPlace) return items
  return rest.map((item) => (item === its ? point : item))
}

const letterItem = (name: string): Item => ({ kind: 'letter', name })
const word = (text: string): Item => ({ kind: 'word', text })
const dot: Item = { kind: 'mark', text: '.' }

function partOf(part: Question, places: readonly Placed[], relations: readonly Placed[]): Question {
  const all = [...places, ...relations]
  /** The one thing that a word can mean. */
  const meant = (text: string): Placed | undefined => {
    const fitting = all.filter(({ nouns }) => nouns.includes(singular(text)))
    return fitting.length === 1 ? fitting[0] : undefined
  }
  const [first, second, ...others] = places
  const both = first && second && others.length === 0 ? [first.name, second.name] : null
  const isBoth = (text: string, before: Item | undefined): boolean =>
    /^(?:them|both)$/.test(text) ||
    (places.every(({ nouns }) => nouns.includes(singular(text))) && (text.endsWith('s') || textOf(before) === 'two'))
  const used = new Set<Placed>()
  const rewritten = (items: readonly Item[]): readonly Item[] => {
    const out: Item[] = []
    let last: Placed | undefined
    const isSegmentNamed = items.some(
      (item) => item.kind === 'letter' && item.name.length === 2 && isOfPlaces(item.name, places),
    )
    for (const [at, item] of items.entries()) {
      const text = textOf(item)
      const place = text === '' ? undefined : meant(text)
      if (place && place === last) continue
      const beside = items[at + 1] ?? items[at - 1]
      const isNamed = beside?.kind === 'letter' && /^[A-Z]{1,2}$/.test(beside.name)
      if (place) {
        used.add(place)
        if (place.name !== '' && !isNamed) out.push(letterItem(place.name))
        else if (place.name === '') out.push(item)
      } else if (both && roads.has(text)) {
        if (!isSegmentNamed) out.push(letterItem(both.join('')))
        else if (!isNamed && textOf(out.at(-1)) === 'the' && /^(?:on|of)$/.test(textOf(out.at(-2)))) out.splice(-2)
      } else if (both && isBoth(text, items[at - 1])) {
        if (textOf(out.at(-1)) === 'two') out.pop()
        out.push(letterItem(both[0] ?? ''), word('and'), letterItem(both[1] ?? ''))
      } else out.push(item)
      if (place || !fillers.has(text)) last = place
    }
    return out
  }
  const asked = rewritten(withIts(part.apart.filter((item, at) => !isAdjective(item, part.apart[at + 1]))))
  const told = relations.filter((one) => used.has(one)).flatMap(({ items }) => [...rewritten(items), dot])
  const letters = [...asked, ...told].flatMap((item) => namesIn(item))
  const named = places.filter(({ name }) => letters.includes(name))
  const points = (named.length === 0 || (named.length === 1 && told.length > 0) ? places : named).flatMap(
    ({ items }) => [...items, dot],
  )
  return questionFrom([...points, ...told, ...asked])
}

const namesIn = (item: Item): readonly string[] => {
  if (item.kind === 'letter') return /^[A-Z]+$/.test(item.name) ? [...item.name] : []
  if (item.kind === 'length') return [...item.name]
  return item.kind === 'equation' ? item.sides.flatMap(lettersOf) : []
}

const lettersOf = (node: { readonly kind: string }): readonly string[] =>
  JSON.stringify(node, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
    .match(/(?<="name":")[A-Z]+/g)
    ?.flatMap((name) => [...name]) ?? []
