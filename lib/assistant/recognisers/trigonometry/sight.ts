import { textOf, type Fact, type FactOf, type Item, type Word } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { compare, subtract, toNumber, toTex, type Fraction } from '../../../maths/fraction'
import { standardAngles, type StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import type { SightSide } from '../../../solutions/trigonometry/pieces/sight'

const feet = 'foot|base|bottom|feet|root'
const upright =
  'tower|building|pole|house|tree|cliff|wall|chimney|lighthouse|temple|minar|monument|statue|flagpole|post|hill|pillar|lamppost|mast'
const slanting = 'ladder|wire|rope|string|cable|thread|slide|bridge|ramp'

/** How the length that is told is told: each with the side of the triangle that it is. */
const lengths = [
  ['sight', `${slanting} length|long? #l long?`],
  ['sight', `#l long? ${slanting}`],
  ['sight', `length ${slanting} #l`],
  // "a ladder AC of length 10 m"
  ['sight', 'length #l'],
  ['ground', 'shadow * #l long?'],
  ['ground', `#l away|off|far? ${feet}`],
  ['ground', `distance #l away? ${feet}|${upright}`],
  ['ground', `#l away|off|far ${upright}`],
  ['ground', `distance * ${feet} * #l`],
  ['ground', `${feet} ~x? #l away|from wall|it|tower|pole|building`],
  ['ground', `${feet} * #l away|from`],
  ['height', 'height #l above?'],
  ['height', '#l high|tall|above'],
  ['height', `height * ${upright} #l`],
] as const

/** Words about what is seen that change nothing, where just one length and one angle are told. */
export const sightWords = [
  'angle',
  'vertical',
  'vertically',
  'level',
  'horizontal',
  'length',
  'point',
  'straight',
  'line',
  'base',
  'kite',
  'shadow',
] as const

export interface Sight {
  readonly known: SightSide
  readonly length: Fraction
  readonly angle: StandardAngle
  readonly asked: SightSide
  /** "60° with the wall": the angle with the ground is worked out first. */
  readonly lead?: string
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
}

const isAngle = ({ unit, value }: FactOf<'number'>): boolean =>
  (unit === '°' || unit === '') && standardAngles.some((angle) => angle === toNumber(value))

/** The one angle of a question with another number: 30, 45 or 60 degrees, with the sign of degrees where both could be one. */
function angleIn(question: Question) {
  const numbers = factsOf(question, 'number')
  const marked = numbers.filter(({ unit }) => unit === '°')
  const [only, ...more] = marked.length > 0 ? marked : numbers.filter((one) => one.unit === '' && isAngle(one))
  if (!only || more.length > 0 || !isAngle(only)) return null
  return { fact: only, angle: standardAngles.find((angle) => angle === toNumber(only.value)) ?? 45 }
}

/** "60° with the wall" is another angle. */
function isWithGround({ items }: Question, angle: Fact): boolean {
  const after = items.slice(items.indexOf(angle) + 1)
  const [first] = after
  if (first?.kind !== 'word' || !['with', 'to', 'from'].includes(first.text)) return true
  const end = after.findIndex(({ kind }) => kind !== 'word')
  const words = after
    .slice(0, Math.min(end < 0 ? after.length : end, 4))
    .flatMap((item) => (item.kind === 'word' ? item.text : []))
  // "with ground wall par kitni height": the first that is named
  const named = words.find((word) => /^(?:ground|horizontal|level|floor|vertical|wall|string|pole|tower)$/.test(word))
  return named === undefined || /^(?:ground|horizontal|level|floor)$/.test(named)
}

const asking: readonly (readonly [SightSide, readonly string[]])[] = [
  ['height', ['height', 'high', 'tall', 'heights']],
  ['ground', ['distance', 'far']],
  ['sight', ['long', 'length']],
]

/** "The distance of P from the top", or from A, which is the top, in the same sentence. */
export function isFromTop(items: readonly Item[], asked: Item): boolean {
  const tops = items.flatMap((item, at) => (item.kind === 'letter' && textOf(items[at - 1]) === 'top' ? item.name : []))
  const behind = items.slice(items.indexOf(asked) + 1)
  const end = behind.findIndex(
    (item) => (item.kind === 'mark' && item.text !== ',') || /^(?:if|when|whose|while|where)$/.test(textOf(item)),
  )
  return behind
    .slice(0, end < 0 ? behind.length : end)
    .some(
      (item) => textOf(item) === 'top' || (item.kind === 'letter' && [...item.name].some((one) => tops.includes(one))),
    )
}

/** "The distance of the drone from P", along the line of sight: it is in the air. */
const isToAir = ({ items }: Question, asked: Item): boolean =>
  textOf(items[items.indexOf(asked) - 1] ?? asked) !== 'horizontal' &&
  sentenceBehind(items, asked).some((item) =>
    /^(?:drone|balloon|kite|bird|(?:aero|air)?plane|helicopter|cloud|patang)$/.test(textOf(item)),
  )

function sentenceBehind(items: readonly Item[], asked: Item): readonly Item[] {
  const behind = items.slice(items.indexOf(asked) + 1)
  const end = behind.findIndex((item) => item.kind === 'mark' && item.text !== ',')
  return behind.slice(0, end < 0 ? behind.length : end)
}

/** What is asked: the only one of these words that tells nothing. */
function askedIn(question: Question, said: readonly Word[]) {
  const words = question.items.filter((item): item is Word => item.kind === 'word' && !said.includes(item))
  const found = asking.flatMap(([side, names]) =>
    words.filter(({ text }) => names.includes(text)).map((word) => ({ side, word })),
  )
  const river = phrase(question, 'width river', 'river width')
  if (river && found.length === 0)
    return { side: 'height' as const, words: river.taken.filter((item): item is Word => item.kind === 'word') }
  // the shadow lies on the ground
  const shadow = phrase(question, 'length|long shadow', 'shadow * length|long')
  if (shadow && found.length === 1 && found[0]?.side === 'sight')
    return { side: 'ground' as const, words: found.map(({ word }) => word) }
  const sides = new Set(found.map(({ side }) => side))
  const [first, ...more] = found
  if (!first || sides.size > 1 || more.length > 0) return null
  // the distance from the top is along the line of sight, and only what slants has a length that is asked for
  if (first.side === 'ground' && isFromTop(question.items, first.word)) return null
  // "from the point directly below the drone"
  const below = sentenceBehind(question.items, first.word).find((item) =>
    /^(?:below|under|beneath)$/.test(textOf(item)),
  )
  if (first.side === 'ground' && below?.kind === 'word') return { side: 'ground' as const, words: [first.word, below] }
  if (first.side === 'ground' && isToAir(question, first.word)) return { side: 'sight' as const, words: [first.word] }
  if (first.side === 'sight' && !phrase(question, `length|long ${slanting}`, `${slanting} * length|long`)) return null
  return { side: first.side, words: found.map(({ word }) => word) }
}

/** "The foot of the ladder is 4 m away": no length of the ladder. */
function isOfEnd({ apart }: Question, taken: readonly Item[]): boolean {
  const at = apart.findIndex((item) => item.kind === 'number' && taken.includes(item))
  const first = apart.findIndex((item) => taken.includes(item))
  const start = apart.findLastIndex((item, place) => place < first && item.kind === 'mark')
  const has = (items: readonly Item[], words: RegExp) => items.some((item) => words.test(textOf(item)))
  return (
    has(apart.slice(Math.max(start + 1, first - 3), at), /^(?:foot|base|bottom|feet|top|upper|lower)$/) ||
    has(apart.slice(at + 1, at + 2), /^(?:away|far|off|from)$/)
  )
}

/** "60 m high string": "high" is said of the length, and asks for nothing. */
function isHigh({ apart }: Question, taken: readonly Item[]): boolean {
  const at = apart.findIndex((item) => item.kind === 'number' && taken.includes(item))
  return /^(?:high|tall)$/.test(textOf(apart[at + 1]))
}

/** "The tops of two poles of heights 25 m and 16 m are joined by a wire": it rises by the difference. */
function betweenTops(question: Question, angle: NonNullable<ReturnType<typeof angleIn>>): Sight | null {
  const found = phrase(question, 'tops|top * height|heights #a #b * connected|joined|tied|connects|connecting|joining')
  const asked = phrase(question, `length ${slanting}`, `${slanting} * length`, `long ${slanting}`)
  if (!found || !asked || ![found.units.a, found.units.b].every((unit) => unit === 'm')) return null
  const level = phrase(question, '#n with|to horizontal|ground|level')
  const [low, high] = [found.numbers.a, found.numbers.b].toSorted(compare)
  if (!low || !high || compare(low, high) === 0 || !level?.taken.includes(angle.fact)) return null
  const { used, said } = told(question, found, asked, phrase(question, 'two'))
  return {
    known: 'height',
    length: subtract(high, low),
    angle: angle.angle,
    lead: `One top is $${toTex(high)} - ${toTex(low)} = ${toTex(subtract(high, low))}$ m above the other.`,
    asked: 'sight',
    used: [...used, angle.fact],
    said,
  }
}

/** A right triangle of an upright thing, the ground and the line of sight, with one length and one angle told. */
export function sightIn(question: Question): Sight | null {
  const angle = angleIn(question)
  const numbers = factsOf(question, 'number')
  if (angle && numbers.length === 3) return betweenTops(question, angle)
  if (!angle || numbers.length !== 2) return null
  const isUpright = !isWithGround(question, angle.fact)
  const upright = isUpright ? phrase(question, '#a with wall|vertical') : null
  if (isUpright && !upright?.taken.includes(angle.fact)) return null
  const ground = standardAngles.find((one) => one === (isUpright ? 90 - angle.angle : angle.angle)) ?? 45
  for (const [known, pattern] of lengths) {
    const found = phrase(question, pattern)
    if (!found || found.taken.includes(angle.fact)) continue
    if (known === 'sight' && !slanting.split('|').some((word) => question.words.includes(word))) continue
    if (known === 'sight' && isOfEnd(question, found.taken)) continue
    if (known !== 'height' && isHigh(question, found.taken)) continue
    const { used, said } = told(question, found)
    const asked = askedIn(question, said)
    if (!asked || asked.side === known || !/^m?$/.test(found.units.l)) continue
    const letters = factsOf(question, 'letter').filter(({ name }) => /^[A-Z]{1,2}$/.test(name))
    return {
      known,
      length: found.numbers.l,
      angle: ground,
      ...(isUpright && {
        lead: `The angle with the ground is $90^\\circ - ${angle.angle}^\\circ = ${ground}^\\circ$.`,
      }),
      asked: asked.side,
      used: [...used, angle.fact, ...letters],
      said: [...said, ...asked.words],
    }
  }
  return null
}
