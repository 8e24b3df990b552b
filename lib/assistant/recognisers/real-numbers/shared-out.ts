import { isCountOf } from './equal-parts'
import { asksTwice, greatest, inTwoUnits, lastSentence, least } from './words'
import { sharedOut as solution, type Given } from '../../../solutions/real-numbers/shared-out'
import { type FactOf, type Item, textOf } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { isInteger, multiply, fraction, type Fraction } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

interface Quantity {
  readonly value: Fraction
  readonly unit: string
  /** What it is a number of, in the singular: 'hindi', 'book'. */
  readonly nouns: readonly string[]
}

const single = (word: string): string => word.replace(/ies$/, 'y').replace(/(?:(?<=[sxo]|ch|sh)e)?s$/, '')
const measures = /^(?:|litre|kg|cm|m|mm|g|km)$/

/** What is told from the amounts: each with its unit and what it counts; the 8 of "class 8" is none. */
function quantitiesIn({ apart }: Question) {
  const found: Quantity[] = []
  const taken: Item[] = []
  const [first, ...rest] = apart.filter((item): item is FactOf<'number'> => item.kind === 'number')
  for (const [at, item] of apart.entries()) {
    if (item.kind === 'word' || item.kind === 'mark') continue
    // "the NSS unit"
    const isAcronym = item.kind === 'letter' && /^[A-Z]{3,}$/.test(item.name)
    // "students in groups A, B and C"
    const isName =
      item.kind === 'letter' &&
      /^[A-Z]$/.test(item.name) &&
      apart
        .slice(Math.max(0, at - 6), at)
        .some((one) => /^(?:group|section|school|house|team|class)(?:e?s)?$/.test(textOf(one)))
    if (item.kind !== 'number' && !isAcronym && !isName) return null
    taken.push(item)
    if (item.kind !== 'number') continue
    const isLabel =
      /^(?:class|section|grade|std|standard|part)$/.test(textOf(apart[at - 1])) ||
      // "3 sets of books": so many kinds there are
      (item.unit === '' &&
        /^(?:sets?|kinds?|types?|sorts?|subjects?|varieties|languages?)$/.test(textOf(apart[at + 1]))) ||
      // "only 1 subject on a shelf"
      (item.value.n === 1n && item.unit === '' && /^(?:only|any|same)$/.test(textOf(apart[at - 1])))
    if (isLabel || (item === first && isCountOf(first, rest, apart))) continue
    if (!measures.test(item.unit) || !isInteger(item.value)) return null
    const behind = apart.slice(at + 1)
    const end = behind.findIndex(
      (one) => one.kind !== 'word' || /^(?:and|of|are|is|to|in|into|each|every|identical|same|equal)$/.test(one.text),
    )
    const words = behind.slice(0, end < 0 ? 4 : Math.min(end, 4)).flatMap((one) => [textOf(one), single(textOf(one))])
    found.push({ value: item.value, unit: item.unit, nouns: words })
  }
  return inOneUnit(found) && { quantities: inOneUnit(found) ?? [], taken }
}

const inCm: Readonly<Record<string, number>> = { m: 100, cm: 1 }

/** Metres and centimetres in centimetres; null where the units do not go together. */
function inOneUnit(all: readonly Quantity[]): readonly Quantity[] | null {
  const units = new Set(all.map(({ unit }) => unit))
  if (all.length < 2) return null
  if (units.size === 1) return all
  return [...units].every((unit) => inCm[unit] !== undefined)
    ? all.map((one) => ({ ...one, value: multiply(one.value, fraction(inCm[one.unit] ?? 1)), unit: 'cm' }))
    : null
}

const generic =
  /^(?:flower|fruit|item|thing|article|object|piece|student|child|children|people|member|sweet|toy|plant|sapling)$/

type Found = Pick<Phrase, 'taken'>

const kinds =
  'kind|type|types|class|subject|language|stream|department|variety|colour|flavour|species|sort|brand|company|quality|school|house|group'
const apartIn = (question: Question): Found | null =>
  phrase(question, `all? ~x? each|every|a? ~g? * same|one|single|only ${kinds} only?`) ??
  phrase(question, `same|one|single ${kinds} only?`) ??
  phrase(question, `all? ~x? of? one|single ${kinds} only?`) ??
  phrase(question, 'only ~x or only ~y', '~x only or ~y only', 'either ~x or ~y only?') ??
  phrase(question, `${kinds} wise`) ??
  phrase(question, `only #one ${kinds}`) ??
  phrase(
    question,
    'only one ~x',
    'without|not|no mixing|mixed|mix',
    'different ~x separately|separate',
    'not be? mixed',
    'separate|different ~x separate|different|each ~y',
  )

const alikeIn = (question: Question): Found | null =>
  phrase(
    question,
    'each|every ~g * same|equal number ~a and|or same|equal? number? ~b',
    'same|equal number ~a and same|equal number ~b',
  ) ?? phrase(question, 'identical|similar ~g', 'all ~g identical|similar')

const sizes = 'capacity|length|size|weight|volume|measure|side'
const isGreatest = (word: string): boolean => `${greatest}|large|big|heavy`.split('|').includes(word)

/** What is asked of the groups; `thing`: what is counted in one of them. */
function askedIn(
  question: Question,
  quantities: readonly Quantity[],
): {
  readonly kind: 'size' | 'count' | 'share' | 'least'
  readonly found: Found
  readonly thing?: string
  readonly group?: string
} | null {
  const size =
    phrase(
      question,
      `${greatest} possible? ${sizes}`,
      `what|find ${sizes} each|every|one|a? ~g`,
      `${greatest} possible? number a|one|each|every|per ~g`,
      `${sizes} of? each|every|one ~g`,
    ) ??
    phrase(
      question,
      `${greatest} possible? number ~t * can|will|may|that sit|fit|stand|kept|put|placed|packed|arranged|accommodated|be? * a|one|each|every ~g`,
    )
  const whole = phrase(question, 'how many ~g * all|total|altogether', 'find|what total number ~g', '. total number ~g')
  const isOfEach = phrase(question, 'total number ~g each|every|per|one|a')
  if (whole && !isOfEach && named(quantities, whole.nouns.g) === null)
    return { kind: 'count', found: whole, thing: whole.nouns.g }
  // "cut into pieces of the greatest length. Find the number of pieces"
  const behind = question.apart.slice(question.apart.findIndex((item) => item === size?.taken.at(-1)) + 1)
  const counted = size && phrase({ ...question, apart: behind }, 'how many ~g', 'find|what|determine number ~g')
  if (counted && behind.some((item) => /^(?:cuts?|first|second|third)$/.test(textOf(item)))) return null
  if (counted && named(quantities, counted.nouns.g) === null)
    return { kind: 'count', found: { taken: [...size.taken, ...counted.taken] }, thing: counted.nouns.g }
  if (size) return { kind: 'size', found: size }
  // of groups, and not of what is shared out
  const fewest = phrase(question, `${least}|fewest possible? number ~g`)
  if (fewest && named(quantities, fewest.nouns.g) === null) return { kind: 'least', found: fewest }
  const share =
    phrase(question, 'how many ~t * each|every|one|per such? ~g', 'number ~t each|every|per|one such? ~g') ??
    phrase(question, 'how many ~t in|inside a|an ~g', 'how many ~t * there in|inside a|an ~g') ??
    phrase(question, `${greatest} possible? number ~t each|every|one|per ~g`)
  if (share && single(share.nouns.t) !== single(share.nouns.g))
    return { kind: 'share', found: share, thing: share.nouns.t, group: share.nouns.g }
  const many = phrase(question, 'how many such? ~g', 'find|what|determine total? number ~g', '. number ~g each')
  const [first] = many?.taken ?? []
  // "with the greatest number of books in each": told, where the groups are counted
  if (many && first && named(quantities, many.nouns.g) === null)
    return { kind: 'count', found: many, thing: many.nouns.g }
  const count = phrase(
    question,
    `${greatest} possible? number ~g`,
    'how many such? ~g',
    'find|what|total number ~g',
    'kitni|kitne ~g',
  )
  return count && { kind: 'count', found: count, thing: count.nouns.g }
}

/** The quantity that a noun names, where it names one alone. */
function named(quantities: readonly Quantity[], thing: string | undefined): Quantity | 'all' | null {
  const last = thing?.split(' ') ?? []
  const fits = quantities.filter(({ nouns }) => last.every((word) => nouns.includes(word)) && last.length > 0)
  const [only, ...more] = fits
  return only && more.length === 0 ? only : fits.length === 0 ? null : 'all'
}

function tilesIn(question: Question, quantities: readonly Quantity[], taken: readonly Item[]) {
  const tiles = phrase(question, 'square tile|tiles')
  const side = phrase(
    question,
    'side|size * tile|tiles',
    'tile|tiles side|size',
    `${greatest} possible? size|side`,
    `what|find ${greatest} square? tile|tiles`,
  )
  const many = phrase(
    question,
    'how many * tile|tiles',
    'number such? square? tile|tiles',
    'kitni|kitne tile|tiles',
    'tiles * required|needed|lagengi',
  )
  const isCount = many !== null
  if (!tiles || quantities.length !== 2 || isCount === (side !== null)) return null
  const whole = phrase(question, 'without cutting|breaking any? tile|tiles?', 'no tile cut|broken', 'bina kaate|kate')
  return {
    given: { ...base(quantities, 'tiles'), asked: isCount ? 'total' : 'measure' } satisfies Given,
    ...told(
      question,
      { taken },
      tiles,
      side,
      many,
      whole,
      phrase(question, `${greatest} ~x? equal|identical? square? tile|tiles`),
      // the fewest are the largest
      phrase(question, `${least} possible? number such? equal|identical|same? square? tile|tiles`),
    ),
  }
}

const base = (quantities: readonly Quantity[], of: Given['of']) => ({
  quantities: quantities.map(({ value }) => value),
  unit: unitOf(quantities),
  of,
})
const unitOf = ([first]: readonly Quantity[]): string => (first?.unit === 'litre' ? 'litres' : (first?.unit ?? ''))

export const sharedOut = recogniser<Given>({
  id: 'shared-out-as-far-as-it-goes',
  solution,
  story: true,
  asPart: true,
  last: true,
  cues: ['identical', 'same', 'equal', 'square', 'exactly', 'exact', 'number'],
  words: [
    ...[
      'each',
      'every',
      'same',
      'equal',
      'equally',
      'one',
      'all',
      'both',
      'only',
      'number',
      'total',
      'whole',
      'exactly',
      'exact',
    ],
    ...[
      'left',
      'over',
      'remaining',
      'length',
      'breadth',
      'width',
      'side',
      'square',
      'capacity',
      'size',
      'volume',
      'kind',
      'class',
      'section',
    ],
    ...[
      'two',
      'three',
      'without',
      'any',
      'no',
      'possible',
      'them',
      'times',
      'cut',
      'divided',
      'distributed',
      'arranged',
      'part',
    ],
    ...['obtained', 'different', 'height', 'surface', 'area', 'cm', 'solid', 'then', 'such'],
    // what is shared out, and by whom
    ...[
      'club',
      'unit',
      'formed',
      'pack',
      'packs',
      'ball',
      'balls',
      'card',
      'cards',
      'red',
      'black',
      'table',
      'face',
      'row',
      'first',
      'second',
      'third',
      'another',
      'event',
    ],
  ],
  examples: [
    'A florist has 96 roses, 144 lilies and 240 marigolds. She wants to make the largest possible number of identical bouquets using all the flowers. How many flowers are there in each bouquet?',
    'A nursery has 72 rose saplings and 108 jasmine saplings. They are planted in beds with each bed having the same number of saplings of one type only. If each bed has the largest possible number of saplings, how many beds are needed?',
    'a oil shop has 168 l groundnut oil 210 l sunflower oil n 252 l coconut oil. wants to fill in tins of equal size without mixing n nothing left. greatest capacity of tin?',
    'A florist has 144 marigolds and 180 roses. She wants to make identical bunches using all the flowers. What is the largest number of bunches she can make?',
  ],
  refuses: [
    'The floor of a yoga hall is 15 m 30 cm long and 10 m 80 cm wide. It is to be covered with square mats of the largest possible size. Find the side of a mat and the number of mats needed.',
    'A florist has 144 marigolds and 180 roses. She makes 12 identical bunches using all the flowers. How many roses are there in each bunch?',
    'A florist has 144 marigolds and 180 roses. What is the least number of identical bunches she can make?',
    'A florist has 144 marigolds and 180 roses, each for ₹5. What is the largest number of identical bunches she can make?',
  ],
  read: (question) => {
    const numbers = quantitiesIn(question)
    if (!numbers || asksTwice(question) || question.words.includes('not') || inTwoUnits(question)) return null
    // "the same number is left over of each kind"
    const left = question.words.some((word) => /^(?:left|remaining|remainder|remains?)$/.test(word))
    if (left && !phrase(question, 'nothing|none|no|without any? ~x? is|are|left|remaining|remainder over?')) return null
    const { quantities, taken } = numbers
    const tiles = tilesIn(question, quantities, taken)
    if (tiles || question.words.includes('tile') || question.words.includes('tiles')) return tiles
    const [kind, alike] = [apartIn(question), alikeIn(question)]
    const asked = askedIn(kind ? without(question, kind) : question, quantities)
    const isMeasured = quantities.every(({ unit }) => unit !== '')
    const isExtreme =
      phrase(question, 'many|long ~x? possible') !== null ||
      question.words.some((word) => isGreatest(word) || `${least}|fewest|few`.split('|').includes(word))
    const ofEach = phrase(
      question,
      'how many ~t? of each type|kind|sort * in one|each|every|a ~g',
      'how many of each * in one|each|every|a ~g',
    )
    if (ofEach && alike && !kind && !isMeasured && isExtreme)
      return {
        given: {
          ...base(quantities, 'alike'),
          asked: {
            shares: quantities.map(({ nouns, value }) => ({
              of: nouns.filter((_, at) => at % 2 === 0).join(' '),
              value,
            })),
          },
        },
        ...told(question, { taken }, alike, ofEach, ...extremesIn(question)),
      }
    // "how many rooms are then required", "in each such kit": as many as an earlier part has found
    const isBehind = asked?.kind === 'share' || question.words.includes('then') || question.words.includes('such')
    // "12 identical bunches" are told
    // "find the side of a mat and the number of mats"
    const [firstAsked] = asked?.found.taken ?? []
    const behind = question.apart.slice(question.apart.findIndex((item) => item === firstAsked))
    const counted = phrase({ ...question, apart: behind }, 'and|aur number ~x needed|required|used?')
    if (asked?.kind === 'size' && counted) return null
    const isTold = quantities.some(({ nouns }) => nouns.includes(asked?.group ?? '') || (alike && nouns.length === 0))
    // "the number of stacks of each subject"
    const isOfKinds = asked?.kind === 'share' && kinds.split('|').includes(asked.group ?? '')
    const each = asked && (asked.kind === 'count' || isOfKinds) ? ofEachKind(question, quantities, asked.found) : null
    if (isOfKinds && !each) return null
    if (!asked || isTold || (!isExtreme && !isBehind && !(kind && each))) return null
    const stated = told(question, { taken }, kind, alike, asked.found, ...extremesIn(question))
    const one = named(quantities, asked.thing)
    if (kind || (isMeasured && !alike)) {
      const of = base(quantities, 'one kind')
      const few = phrase(question, `${least}|fewest|few`)
      if (each)
        return {
          given: { ...of, unit: '', asked: 'each' },
          used: stated.used,
          said: [...stated.said, ...told(question, each).said],
        }
      if (asked.kind === 'size' && !few) return { given: { ...of, asked: 'measure' }, ...stated }
      const isShared = one !== null || isMeasured || generic.test(single(asked.thing ?? ''))
      if (asked.kind === 'share' && isShared && !few) return { given: { ...of, asked: 'measure' }, ...stated }
      // the books that are shared out are no groups of books
      if (isOfSeveral(question, asked.found) || (asked.kind === 'count' && one !== null)) return null
      const isMost = phrase(question, `${greatest} possible? number ~g`)
      if (asked.kind === 'least' || (asked.kind === 'count' && (!isMost || isMost.taken[0] !== asked.found.taken[0])))
        return { given: { ...of, unit: '', asked: ofOneKind(question, quantities, asked.found) ?? 'total' }, ...stated }
      return null
    }
    if (!alike || isMeasured || asked.kind === 'least' || asked.kind === 'size') return null
    if (phrase(question, `${least}|fewest|few`)) return null
    const of = base(quantities, 'alike')
    // "..., pencils and erasers in each kit" asks for no kits
    const last = lastSentence(question.apart)
    const isElsewhere = !last.some((item) => asked.found.taken.includes(item))
    if (isElsewhere && last.some((item) => item.kind === 'word' && named(quantities, item.text) !== null)) return null
    // each kind by itself: there are more than the HCF
    if (question.words.includes('separately')) return null
    if (asked.kind === 'count' && one === null) return { given: { ...of, asked: 'measure' }, ...stated }
    // "how many flowers are there in each bouquet": of all kinds
    const isOfAll = one === 'all' || (one === null && generic.test(asked.thing ?? ''))
    const shares = asked.kind === 'share' ? kindsIn(question, quantities, asked.found) : []
    if (shares.length > 1) return { given: { ...of, asked: { shares } }, ...stated }
    if (asked.kind === 'share' && isOfAll) return { given: { ...of, asked: 'total' }, ...stated }
    return asked.kind === 'share' && one !== null && one !== 'all'
      ? { given: { ...of, asked: { share: one.value } }, ...stated }
      : null
  },
})

/** The kinds of which the share is asked, "how many chocolates and toffees in each packet". */
function kindsIn({ apart }: Question, quantities: readonly Quantity[], { taken }: Found) {
  const asked = apart.slice(
    apart.findIndex((item) => taken.includes(item)),
    apart.findLastIndex((item) => taken.includes(item)),
  )
  return asked.map(textOf).flatMap((word) => {
    const [only, ...more] = quantities.filter(({ nouns }) => nouns.includes(word))
    return only && more.length === 0 ? [{ of: word, value: only.value }] : []
  })
}

/** The kind of which the groups are asked, "how many packets of red pens"; null where all are. */
function ofOneKind(
  question: Question,
  quantities: readonly Quantity[],
  found: Found,
): { readonly share: Fraction } | null {
  const from = question.apart.findIndex((item) => found.taken.includes(item))
  const rest = question.apart.slice(from)
  // "how many stacks in all", "how many stacks, if each has the most chairs"
  const end = rest.findIndex(
    (item) => item.kind === 'mark' || /^(?:all|total|altogether|if|when|each|every)$/.test(textOf(item)),
  )
  const words = rest.slice(0, end < 0 ? undefined : end).map(textOf)
  const named = quantities.filter(({ nouns }, at) =>
    nouns
      .filter((noun) => quantities.every((other, place) => place === at || !other.nouns.includes(noun)))
      .some((noun) => words.some((word) => word === noun || single(word) === noun)),
  )
  const [only, ...more] = named
  return only && more.length === 0 ? { share: only.value } : null
}

/** "The number of stacks of English, Hindi and Mathematics books": not all of them together, unless that is said. */
function isOfSeveral({ apart, words }: Question, found: Found): boolean {
  const last = apart.findLastIndex((item) => found.taken.includes(item))
  const behind = apart.slice(last + 1)
  const end = behind.findIndex((item) => item.kind === 'mark' && item.text === '.')
  const said = behind.slice(0, end < 0 ? undefined : end).map(textOf)
  return said[0] === 'of' && said.includes('and') && !words.some((word) => /^(?:total|altogether)$/.test(word))
}

/** "The number of stacks of English, Hindi and Mathematics books", "of each subject": the groups of every kind by themselves. */
function ofEachKind(question: Question, quantities: readonly Quantity[], found: Found): Found | null {
  const from = question.apart.findIndex((item) => found.taken.includes(item))
  const behind = { ...question, apart: question.apart.slice(from) }
  if (phrase(behind, 'total|all|altogether')) return null
  const each = phrase(behind, `number ~g each ${kinds}`, 'number ~g each')
  if (each) return each
  const words = behind.apart.map((item) => single(textOf(item)))
  const isEach = quantities.every(({ nouns }, at) =>
    nouns
      .filter((noun) => quantities.every((other, place) => place === at || !other.nouns.includes(noun)))
      .some((noun) => words.includes(single(noun))),
  )
  return isEach ? { taken: [] } : null
}

/** "As large as possible", "the largest number of bunches", in what is told. */
const extremesIn = (question: Question): readonly (Found | null)[] => [
  phrase(question, `${greatest} possible? number identical|equal|such? ~g`),
  phrase(question, `${greatest} possible? identical ~g`),
  phrase(question, `${greatest} possible? number ~t * a|one|each|every ~g`),
  phrase(question, `each|every|a|one ~g has|have|having|holds|contains|with ${greatest} possible? number? ~t`),
  phrase(
    question,
    `number is|be ${greatest}`,
    `number ~t each|every|one ~g is|be ${greatest}`,
    `${greatest} row|group|box|shelf|stack? size|capacity`,
  ),
  phrase(question, 'large|many|big|long|heavy|few ~x? possible'),
  phrase(question, 'nothing|none|no ~x? left|remaining over?'),
]
