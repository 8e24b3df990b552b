import { corresponding as solution, type Given, type Kind } from '../../../solutions/triangles/corresponding'
import type { FactOf, Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { compare } from '../../../maths'

const kinds: Readonly<Record<string, Kind>> = {
  side: 'side',
  sides: 'side',
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

const isWord = (item: Item | undefined, among: RegExp): boolean => item?.kind === 'word' && among.test(item.text)
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
  const words = items.slice(from, to)
  const [isFirst, isSecond] = [words.some((item) => isWord(item, first)), words.some((item) => isWord(item, second))]
  return isFirst === isSecond ? null : isFirst ? 'first' : 'second'
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
    'bigger',
    ...Object.keys(kinds),
  ],
  examples: [
    'corresponding sides of 2 similar triangles are in ratio 4:7 whats the ratio of their corresponding altitudes',
    'two similar triangles have corresponding medians 9 cm and 12 cm if a side of the first triangle is 15 cm find the corresponding side of the other triangle',
    'do similar triangles ke sides ka ratio 5:8 hai. unke corresponding altitudes ka ratio?',
    '2 similar triangles have corresponding altitudes 9 cm n 6 cm. if a side of smaller one is 8 cm find corresponding side of bigger',
    'The perimeters of two similar triangles are 36 cm and 48 cm. An altitude of the second triangle is 16 cm. Find the corresponding altitude of the first triangle.',
  ],
  refuses: [
    'corresponding sides of two similar triangles are in ratio 4:7. What is the ratio of their areas?',
    'two similar triangles have corresponding medians 9 cm and 12 cm. Find the corresponding side.',
    'two similar triangles have corresponding medians 9 cm and 12 cm and a side is 15 cm. Find the corresponding side of the other triangle.',
  ],
  read: (question) => {
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
    const of = triangleNear(items, middle.at, at)
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
