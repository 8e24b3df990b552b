import {
  isEnough,
  similarTold as solution,
  type Given,
  type Place,
  type Thing,
} from '../../../solutions/triangles/similar-told'
import { type FactOf, isNumber, isWord, type Item, type Word } from '../../question/fact'
import type { Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { compare, sign, type Fraction } from '../../../maths'
import { lengthTex } from '../../../solutions/triangles/pieces/length'

const least = /^(?:shortest|smallest|chhota|chhoti|chota|choti|least)$/
const most = /^(?:longest|largest|greatest|hypotenuse|biggest|bada|badi)$/
const another = /^(?:another|second|other|similar|larger|bigger|smaller|dusre|doosre|dusra|doosra)$/

/** Three numbers in a row, the sides of the first triangle, with what stands before and behind. */
function sidesIn(
  items: readonly Item[],
): { readonly from: number; readonly to: number; readonly sides: readonly FactOf<'number'>[] } | null {
  const runs: { from: number; to: number; sides: FactOf<'number'>[] }[] = []
  let open: { from: number; to: number; sides: FactOf<'number'>[] } | null = null
  for (const [at, item] of items.entries()) {
    if (isNumber(item)) {
      if (open) open.sides.push(item)
      else runs.push((open = { from: at, to: at, sides: [item] }))
      open.to = at
    } else if (open && !(item.kind === 'mark' && item.text === ',') && !isWord(item, /^(?:and|aur)$/)) open = null
  }
  const [found, ...more] = runs.filter(({ sides }) => sides.length > 1)
  return found && found.sides.length === 3 && more.length === 0 ? found : null
}

interface Mention {
  readonly thing: Thing
  readonly at: number
}

function readIn(question: Question): Found<Given> | null {
  const items = question.apart
  const found = sidesIn(items)
  if (!found || !question.words.includes('similar') || items.some(({ kind }) => !/^(?:word|mark|number)$/.test(kind)))
    return null
  const { sides } = found
  const lengths = sides.map(({ value }) => value)
  const places: readonly Place[] = [0, 1, 2]
  const inOrder = places.toSorted((a, b) => compare(lengths[a] ?? lengthZero, lengths[b] ?? lengthZero))
  const [small, , large] = inOrder
  const numbers = items.filter((item): item is FactOf<'number'> => isNumber(item) && !sides.includes(item))
  const units = new Set([...sides, ...numbers].flatMap(({ unit }) => (unit === '' ? [] : [unit])))
  const [unit = 'units', ...others] = units
  const isDistinct = places.every((a) =>
    places.every((b) => a === b || compare(lengths[a] ?? lengthZero, lengths[b] ?? lengthZero) !== 0),
  )
  const [number, ...more] = numbers
  if (!number || more.length > 0 || others.length > 0 || !isDistinct || small === undefined || large === undefined)
    return null
  if (!/^(?:[a-z]*m|units?)$/.test(unit) || number.unit !== sides[2]?.unit) return null
  /** "the side that corresponds to the 12 cm side" is told as a length of the first: two numbers would be left. */
  const mentions: Mention[] = items.flatMap((item, at): readonly Mention[] => {
    if (at <= found.to) return []
    if (isWord(item, least)) return [{ thing: { kind: 'side', of: 1, at: small }, at }]
    if (isWord(item, most) && !isWord(items[at + 1], /^triangle$/))
      return [{ thing: { kind: 'side', of: 1, at: large }, at }]
    return isWord(item, /^perimeter$/) ? [{ thing: { kind: 'perimeter', of: 1 }, at }] : []
  })
  const [first, second, ...rest] = mentions
  const numberAt = items.indexOf(number)
  const rests = items.findIndex(
    (item, at) =>
      isWord(item, /^(?:remaining|other)$/) && items.slice(at + 1, at + 3).some((one) => isWord(one, /^sides$/)),
  )
  const isOfOther = items.slice(found.to).some((item) => isWord(item, another))
  if (!first || rest.length > 0 || !isOfOther || numberAt < found.from) return null
  // told first, then asked; or "find the perimeter of a similar triangle whose shortest side is 6 cm"
  const isToldFirst = numberAt > first.at && (!second || numberAt < second.at)
  const told = isToldFirst ? first.thing : second?.thing
  const wanted: readonly Thing[] = isToldFirst
    ? second
      ? [second.thing]
      : rests > numberAt
        ? places
            .filter((at) => (told?.kind === 'side' ? at !== told.at : true))
            .map((at): Thing => ({ kind: 'side', of: 1, at }))
        : []
    : [first.thing]
  if (!told || wanted.length === 0 || (!isToldFirst && numberAt < (second?.at ?? 0)) || (rests >= 0 && second))
    return null
  if (sign(number.value) <= 0) return null
  const given: Given = {
    first: ['A', 'B', 'C'],
    second: ['P', 'Q', 'R'],
    told: [
      ...places.map((at): readonly [Thing, Fraction] => [{ kind: 'side', of: 0, at }, lengths[at] ?? lengthZero]),
      [told, number.value],
    ],
    asked: wanted,
    unit,
  }
  if (!isEnough(given)) return null
  const said = items.filter(
    (item): item is Word =>
      mentions.some(({ at }) => items[at] === item) || isWord(item, another) || isWord(item, /^(?:remaining)$/),
  )
  return {
    given,
    used: [
      ...sides,
      number,
      ...question.facts.filter(
        (fact) => question.rows.get(fact)?.every((one) => one.kind !== 'number' || sides.includes(one)) ?? false,
      ),
    ],
    said,
    lead: `Let $\\triangle ABC$ be the triangle whose sides are told, $AB = ${sizes(sides[0])}$, $BC = ${sizes(sides[1])}$ and $AC = ${sizes(sides[2])}$, and $\\triangle PQR$ the similar one.`,
  }
}

const lengthZero: Fraction = { n: 0n, d: 1n }
const sizes = (side: FactOf<'number'> | undefined): string => (side ? lengthTex(side.value) : '')

/** "The sides of a triangle are 9 cm, 12 cm and 15 cm. The shortest side of a similar triangle is 6 cm. Find its perimeter.": no triangle has a name. */
export const similarUnnamed = recogniser<Given>({
  id: 'similar-triangle-without-names',
  solution,
  story: true,
  last: true,
  cues: ['similar'],
  words: [
    'similar',
    'triangle',
    'triangles',
    'side',
    'sides',
    'two',
    'other',
    'one',
    'first',
    'has',
    'have',
    'length',
    'lengths',
    'corresponding',
    'long',
  ],
  examples: [
    'the sides of a triangle are 9 cm 12 cm and 15 cm the shortest side of another triangle similar to it is 6 cm what is the perimeter of the other triangle',
    'A triangle has sides 5 cm, 12 cm and 13 cm. Find the perimeter of a similar triangle whose longest side is 39 cm.',
    'Sides of a triangle are 4 cm, 6 cm and 8 cm. The perimeter of a similar triangle is 27 cm. Find its longest side.',
    'sides of a triangle 6 cm, 8 cm, 10 cm. a similar triangle has longest side 25 cm. find its other sides',
  ],
  refuses: [
    'The sides of a triangle are 9 cm, 12 cm and 15 cm. The shortest side of another triangle, which is not similar to it, is 6 cm. What is the perimeter of the other triangle?',
    'The sides of a triangle are 9 cm, 12 cm and 15 cm. One side of a similar triangle is 6 cm. What is its perimeter?',
    'The sides of a triangle are 9 cm, 12 cm and 15 cm. The shortest side of a similar triangle is 6 cm. What is its area?',
    'The sides of a triangle are 9 cm, 12 cm and 15 cm. The shortest side of a similar triangle is 6 cm longer. What is its perimeter?',
    'The sides of a triangle are 9 cm, 9 cm and 15 cm. The shortest side of a similar triangle is 6 cm. What is its perimeter?',
  ],
  read: readIn,
  unit: ({ asked, unit }) => (asked.length === 1 ? unit : ''),
})
