import { nounIn } from '../sighted/lexicon'
import { lengthOf } from './scene'
import { isFromTop } from './sight'
import { type Item, textOf, type Word } from '../../question/fact'
import { isFree } from '../../question/meanings'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'
import { toNumber } from '../../../maths/fraction'
import { oneElevation as solution, type Given } from '../../../solutions/trigonometry/one-elevation'
import { standardAngles } from '../../../solutions/trigonometry/pieces/ratio'
import type { SightSide } from '../../../solutions/trigonometry/pieces/sight'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
export const slants = setOf('ladder wire rope string cable thread slide ramp dhaga dhage dori seedhi rassi taar')
const highs = setOf('height high tall above height heights unchai unchi uncha ooncha oonchi')
const fars = setOf('away off far distance shadow foot base door dur')
/** What is known of one right triangle and no more. */
export const known = setOf(
  `elevation depression altitude angle angles ground horizontal level vertical vertically straight top point line inclined length long kite kites
   base distance shadow height high tall above below foot away off far par no`,
)
const isMeant = (word: string): boolean => word !== '' && !fillers.has(word)

/** The words beside a place, the nearest first, as far as the next number or the end of the sentence. */
export function beside(items: readonly Item[], at: number, step: 1 | -1): readonly string[] {
  const found: string[] = []
  for (let next = at + step; found.length < 4; next += step) {
    const item = items[next]
    if (!item || (item.kind === 'mark' && item.text === '.') || item.kind === 'number' || item.kind === 'formula') break
    if (isMeant(textOf(item))) found.push(textOf(item))
  }
  return found
}

/** Which side of the triangle a length is. */
export function sideOf(items: readonly Item[], at: number): SightSide | null {
  const [next = '', after = ''] = beside(items, at, 1)
  const before = beside(items, at, -1)
  const [last = ''] = before
  if (next === 'below') return null
  if (highs.has(next)) return 'height'
  if (slants.has(next) || (next === 'long' && slants.has(after))) return 'sight'
  if (next === 'long' && last === 'shadow') return 'ground'
  if (/^(?:away|off|far|door|dur)$/.test(next) || textOf(items[at + 1]) === 'from') return 'ground'
  if (nounIn(next)?.kind === 'U') return 'height'
  if (highs.has(last)) return 'height'
  if (slants.has(last) || (/^(?:long|length)$/.test(last) && before.some((word) => slants.has(word)))) return 'sight'
  if (fars.has(last) || (last === 'length' && before.includes('shadow'))) return 'ground'
  // "the string is straight, 60 m long": what is long slants where its sentence names what slants
  return (next === 'long' || last === 'length') && sentenceAt(items, at).some((word) => slants.has(word))
    ? 'sight'
    : null
}

const isStop = (item: Item | undefined): boolean => item?.kind === 'mark' && item.text === '.'

/** The words of the sentence around a place. */
export function sentenceAt(items: readonly Item[], at: number): readonly string[] {
  const from = items.findLastIndex((item, place) => place < at && isStop(item))
  const end = items.findIndex((item, place) => place > at && isStop(item))
  return items.slice(from + 1, end < 0 ? undefined : end).map(textOf)
}

/** "Ignore the heights of the children" asks for nothing. */
export const withoutIgnored = (items: readonly Item[]): readonly Item[] =>
  items.filter(
    (item, at) =>
      isStop(item) || !sentenceAt(items, at).some((word) => /^(?:ignore|neglect|ignoring|neglecting)$/.test(word)),
  )

/** Which side is asked, by the words behind all that is told, or before it. */
function askedIn(items: readonly Item[], facts: readonly Item[]): SightSide | null {
  const places = facts.map((fact) => items.indexOf(fact))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const stop = items.findIndex((item, at) => at > last && item.kind === 'mark')
  const behind = stop < 0 ? [] : items.slice(stop).map(textOf).filter(isMeant)
  const bid = items.findIndex((item) => /^(?:find|what|how|calculate|determine)$/.test(textOf(item)))
  const before = bid >= 0 && bid < first ? items.slice(bid, first).map(textOf).filter(isMeant) : []
  const words = behind.length > 0 ? behind : before.slice(0, 4)
  const sides = [
    ...(words.some((word) => slants.has(word)) ? (['sight'] as const) : []),
    ...(words.some((word) => highs.has(word)) ? (['height'] as const) : []),
    ...(words.some((word) => /^(?:far|away|distance|shadow|door|dur)$/.test(word)) ? (['ground'] as const) : []),
  ]
  const [side, ...more] = sides
  const place = items.findLastIndex((item) => /^(?:far|distance|door|dur)$/.test(textOf(item)))
  const way = items[place]
  // along the line of sight
  if (side === 'ground' && way && isFromTop(items, way)) return null
  return side && more.length === 0 ? side : null
}

function triangleIn({ apart: typed, facts }: Question): Given | null {
  const apart = withoutIgnored(typed)
  const numbers = apart.filter((item) => item.kind !== 'word' && item.kind !== 'mark' && item.kind !== 'letter')
  const [one, two, ...more] = numbers
  if (
    !one ||
    !two ||
    more.length > 0 ||
    facts.some((fact) => fact.kind === 'letter' && !/^[A-Z]{1,2}$/.test(fact.name))
  )
    return null
  const angles = numbers.filter(
    (item) =>
      item.kind === 'number' && /^°?$/.test(item.unit) && standardAngles.some((each) => each === toNumber(item.value)),
  )
  const marked = angles.filter((item) => item.kind === 'number' && item.unit === '°')
  const [angle, ...others] = marked.length > 0 ? marked : angles
  if (angle?.kind !== 'number' || others.length > 0) return null
  const length = numbers.find((item) => item !== angle)
  const value = length && lengthOf(length)
  if (!length || value?.radicand !== 1 || value.coefficient.n <= 0n) return null
  const words = apart.map(textOf)
  const things = new Set(words.flatMap((word) => (nounIn(word)?.kind === 'U' ? (nounIn(word)?.noun ?? []) : [])))
  const isTold = words.some((word) => /^(?:elevation|depression|altitude|ground|horizontal|inclined)$/.test(word))
  if (things.size > 1 || !isTold || !words.every((word) => word === '' || known.has(word) || isFree(word))) return null
  // "with the wall" is another angle, and a broken tree another triangle
  const another =
    /^(?:wall|deewar|diwar|break|breaks|broke|broken|bends|bent|walks|moves|eyes?|observer|toota|tuta|tut)$/
  const afterAngle = beside(apart, apart.indexOf(angle), 1)
  if (
    words.some((word) => another.test(word) && word !== 'wall' && word !== 'deewar') ||
    /^(?:wall|deewar|vertical)$/.test(afterAngle[0] ?? '')
  )
    return null
  const side = sideOf(apart, apart.indexOf(length))
  const wanted = askedIn(apart, [angle, length])
  const found = standardAngles.find((each) => each === toNumber(angle.value))
  if (!side || !wanted || side === wanted || found === undefined) return null
  return { known: side, wanted, length: value.coefficient, angle: found }
}

/** A tower, a kite, a ladder or a rope: one length and the angle with the ground give another length. */
export const oneTriangleTold = recogniser<Given>({
  id: 'one-triangle-told',
  solution,
  story: true,
  last: 'of all',
  cues: ['elevation', 'depression', 'altitude', 'ground', 'inclined', 'horizontal'],
  examples: [
    'a tower stands vertically, from a point 15 m away angle of elevation of top is 60. height?',
    'A circus artist climbs a 20 m rope tied from top of a pole to ground. rope makes 30 with the ground, find pole height',
    'kite is at 60 m height, string tied to ground inclined at 60°. length of string',
    'Rohan ki patang zameen se 45 m ki unchai par ud rahi hai aur dhaga zameen se 60° ka angle banata hai. dhage ki length kitni hai?',
  ],
  refuses: [
    'A circus artist climbs a 20 m rope tied from top of a pole on the ground to a wall. rope makes 30 with the wall, find pole height',
    'a tower stands vertically, from a point 15 m away angle of elevation of top is 60. height and distance of the point from the top?',
    'a tower stands on a building, from a point 15 m away angle of elevation of top is 60. height of tower?',
    'kite is at 60 m height, string tied to ground inclined at 60°. the string is not straight. length of string',
    'a boy sees the top of a tower at an elevation of 30. he walks 20 m to the tower. find the height',
    'tree broke and its top touches ground 12 m away from foot making 30° with ground. height of tree?',
    'A circus artist climbs a 20 m rope tied from top of a pole to ground. rope makes 35 with the ground, find pole height',
  ],
  read: (question) => {
    const given = triangleIn(question)
    if (!given) return null
    return { given, used: question.facts, said: question.items.filter((item): item is Word => item.kind === 'word') }
  },
  unit: () => 'm',
})
