import { corresponding as solution, type Given, type Kind } from '../../../solutions/triangles/corresponding'
import { type FactOf, isWord, type Item } from '../../question/fact'
import { placesOf, similarIn } from './similar'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn } from '../../question/segments'
import { recogniser, type Found } from '../../recogniser'
import { compare } from '../../../maths'

const kinds: Readonly<Record<string, Kind>> = {
  side: 'side',
  sides: 'side',
  base: 'side',
  bases: 'side',
  altitude: 'altitude',
  altitudes: 'altitude',
  height: 'altitude',
  heights: 'altitude',
  median: 'median',
  medians: 'median',
  bisector: 'angle bisector',
  bisectors: 'angle bisector',
  perimeter: 'perimeter',
  perimeters: 'perimeter',
}

interface Mention {
  readonly at: number
  readonly kind: Kind
}

const first = /^(?:first|smaller|one|pehle|pehli|chote|choti)$/
const second = /^(?:second|other|larger|another|bigger|greater|dusre|doosre|bade|badi)$/

/** Lengths, without the 2 of "2 similar triangles". */
const lengthsOf = ({ apart }: Question): readonly FactOf<'number'>[] =>
  apart.filter(
    (item, at): item is FactOf<'number'> => item.kind === 'number' && !isWord(apart[at + 1], /^(?:similar|triangles)$/),
  )

const mentionsOf = ({ apart }: Question): readonly Mention[] =>
  apart.flatMap((item, at) => {
    const kind = item.kind === 'word' ? kinds[item.text] : undefined
    return kind ? [{ at, kind }] : []
  })

/** The triangle that is named nearest behind a place, within its clause: "a side of the first triangle is 15 cm". */
const triangleNear = (items: readonly Item[], from: number, to: number): 'first' | 'second' | null => {
  const clause = items.slice(from, to)
  // "of the bigger one"
  const words = clause.filter(
    (item, at) => !(isWord(item, /^one$/) && isWord(clause[at - 1], /^(?:bigger|smaller|larger|other)$/)),
  )
  const [isFirst, isSecond] = [words.some((item) => isWord(item, first)), words.some((item) => isWord(item, second))]
  return isFirst === isSecond ? null : isFirst ? 'first' : 'second'
}

/** "△ABC ~ △PQR, AB = 8, PQ = 12; the altitude of ABC from A is 6 cm": the lengths of one kind, of triangles with names. */
function namedIn(question: Question): Found<Given> | null {
  const [similar, lengths] = [similarIn(question), lengthsIn(question)]
  const [side, other, ...sides] = lengths ? [...lengths.of] : []
  const items = question.apart
  const [told, asked, ...more] = mentionsOf(question).filter(({ kind }) => kind !== 'side' && kind !== 'perimeter')
  const [number, ...others] = lengthsOf(question)
  if (!similar || !lengths || !side || !other || sides.length > 0 || !told || !asked || more.length > 0) return null
  if (!number || others.length > 0 || told.kind !== asked.kind || question.words.includes('ratio')) return null
  const [first, second] = [similar.first, similar.second]
  const places = [side, other].map(([name]) => placesOf(first, name)?.join())
  const mine = places[0] === undefined ? other : side
  const theirs = mine === side ? other : side
  const [one, two] = [placesOf(first, mine[0])?.join(), placesOf(second, theirs[0])?.join()]
  const nameNear = (from: number, to: number) => {
    const found = items
      .slice(from, to)
      .flatMap((item) => (item.kind === 'letter' && item.name.length === 3 ? item.name : []))
    return found.length === 1 ? found[0] : undefined
  }
  const at = items.indexOf(number)
  if (one === undefined || one !== two || at < told.at || asked.at < at) return null
  const [of, wanted] = [nameNear(told.at, at), nameNear(asked.at, items.length)]
  const isFirst = of === first.join('')
  const corners = factsOf(question, 'letter').filter(({ name }) => name.length === 1)
  const corner = corners.every(({ name }) => (isFirst ? first : second).some((letter) => letter === name))
  if (!corner || corners.length > 1 || ![first, second].some((name) => name.join('') === of) || of === wanted)
    return null
  if (wanted !== (isFirst ? second : first).join('') || (number.unit !== '' && number.unit !== lengths.unit))
    return null
  return {
    given: {
      told: 'side',
      first: mine[1],
      second: theirs[1],
      asked: told.kind,
      known: { length: number.value, of: isFirst ? 'first' : 'second' },
      unit: lengths.unit,
    },
    used: [
      ...similar.used,
      ...lengths.used,
      number,
      ...corners,
      ...factsOf(question, 'letter').filter(({ name }) => name.length === 3),
    ],
    said: similar.said,
  }
}

export const corresponding = recogniser<Given>({
  id: 'corresponding-lengths-of-similar-triangles',
  solution,
  last: true,
  cues: ['similar'],
  words: [
    'similar',
    'triangle',
    'triangles',
    'two',
    'corresponding',
    'ratio',
    'first',
    'second',
    'other',
    'one',
    'another',
    'angle',
    'have',
    'has',
    'respectively',
    'length',
    'if',
    'smaller',
    'larger',
    ...'bigger bade badi'.split(' '),
    ...Object.keys(kinds),
  ],
  examples: [
    'corresponding sides of 2 similar triangles are in ratio 4:7 whats the ratio of their corresponding altitudes',
    'two similar triangles have corresponding medians 9 cm and 12 cm if a side of the first triangle is 15 cm find the corresponding side of the other triangle',
    'do similar triangles ke sides ka ratio 5:8 hai. unke corresponding altitudes ka ratio?',
    'two similar triangles hv perimeters 48 cm and 36 cm. one side of the bigger one is 12 cm, wats the matching side of smaller',
    '2 similar triangles have corresponding altitudes 9 cm n 6 cm. if a side of smaller one is 8 cm find corresponding side of bigger',
    'ABC and PQR are similar triangles with AB = 8 cm and PQ = 12 cm. If the altitude of triangle ABC from A is 6 cm, find the corresponding altitude of triangle PQR.',
    'The perimeters of two similar triangles are 36 cm and 48 cm. An altitude of the second triangle is 16 cm. Find the corresponding altitude of the first triangle.',
  ],
  refuses: [
    'ABC and PQR are similar triangles with AB = 8 cm and QR = 12 cm. If the altitude of triangle ABC from A is 6 cm, find the corresponding altitude of triangle PQR.',
    'corresponding sides of two similar triangles are in ratio 4:7. What is the ratio of their areas?',
    'two similar triangles have corresponding medians 9 cm and 12 cm. Find the corresponding side.',
    'two similar triangles have corresponding medians 9 cm and 12 cm and a side is 15 cm. Find the corresponding side of the other triangle.',
  ],
  read: (question) => {
    const named = namedIn(question)
    if (named) return named
    const items = question.apart
    const mentions = mentionsOf(question)
    const numbers = lengthsOf(question)
    const [ratio, ...ratios] = question.facts.filter((fact): fact is FactOf<'ratio'> => fact.kind === 'ratio')
    const count = items.filter((item): item is FactOf<'number'> => item.kind === 'number' && !numbers.includes(item))
    const [told, ...others] = mentions
    const asked = others.at(-1)
    if (
      !told ||
      !asked ||
      ratios.length > 0 ||
      question.facts.some(({ kind }) => kind === 'length' || kind === 'letter')
    )
      return null
    const [p, q, ...more] = ratio ? ratio.terms : numbers.slice(0, 2).map(({ value }) => value)
    const [known, ...spare] = ratio ? numbers : numbers.slice(2)
    if (!p || !q || more.length > 0 || spare.length > 0) return null
    const rows = question.items.filter((item) => item.kind === 'list')
    const used = [...count, ...numbers, ...(ratio ? [ratio] : []), ...rows.filter((item) => item.kind === 'list')]
    const units = new Set(numbers.flatMap(({ unit }) => (unit === '' ? [] : [unit])))
    const [unit = 'units', ...otherUnits] = units
    if (otherUnits.length > 0 || !/^[a-z]*m$|^units$/.test(unit)) return null
    // "of the smaller one": the lesser number is its own
    const isBySize = question.words.some((word) => /^(?:smaller|larger|bigger)$/.test(word))
    const isSwapped = isBySize && compare(p, q) > 0
    const given = { told: told.kind, first: isSwapped ? q : p, second: isSwapped ? p : q, asked: asked.kind, unit }
    if (!known) {
      const from = ratio ? items.indexOf(ratio) : told.at
      const isRatio = items.some((item, at) => isWord(item, /^ratio$/) && at > from && asked.at > from)
      return isRatio && others.length === 1 ? { given: { ...given, known: null }, used } : null
    }
    const [middle, ...rest] = others.slice(0, -1)
    const at = items.indexOf(known)
    if (!middle || rest.length > 0 || middle.kind !== asked.kind || middle.at > at || asked.at < at) return null
    const clause = items.findLastIndex((item, place) => place < middle.at && item.kind === 'mark')
    const of = triangleNear(items, middle.at, at) ?? triangleNear(items, clause + 1, middle.at)
    const wanted = triangleNear(items, at, items.length)
    // "of one triangle" told and "of the other" asked leaves open which is which
    return of && wanted && of !== wanted && (isBySize || !isOpenOrder(items, middle.at, at))
      ? { given: { ...given, known: { length: known.value, of } }, used }
      : null
  },
  unit: ({ known, unit }) => (known ? unit : ''),
})

const isOpenOrder = (items: readonly Item[], from: number, to: number): boolean =>
  items.slice(from, to).some((item) => isWord(item, /^(?:one|other|another)$/))
