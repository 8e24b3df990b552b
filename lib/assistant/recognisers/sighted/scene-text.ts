import { isIdle, nounIn, signIn, type ThingKind } from './lexicon'
import { lengthOf } from '../trigonometry/scene'
import type { Fact, Item } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { add, divide, fraction, multiply, negate, subtract, toNumber, type Fraction } from '../../../maths/fraction'
import { standardAngles, type StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import type { RootThree } from '../../../solutions/trigonometry/pieces/root-three'
import { twoTerm, type TwoTerm } from '../../../solutions/trigonometry/pieces/two-term'

export interface Thing {
  readonly kind: ThingKind
  readonly noun: string
}

/**
 * A question of heights as signs: "U0" for the first upright thing, "#1" for a length, "^0" for an angle, "elev", "from", ...; words that
 * mean nothing are left out, and one with another meaning is "!word".
 */
export interface SceneText {
  readonly signs: readonly string[]
  readonly things: readonly Thing[]
  readonly lengths: readonly TwoTerm[]
  readonly angles: readonly StandardAngle[]
  readonly rootThree: RootThree
  /** Two of a kind: "two towers". */
  readonly pairs: ReadonlySet<number>
}

const standard = (value: Fraction): StandardAngle | null =>
  standardAngles.find((angle) => angle === toNumber(value)) ?? null

function inMetres(fact: Fact): TwoTerm | null {
  const value = lengthOf(fact)
  if (value?.radicand === 1) return twoTerm(value.coefficient, 0)
  if (value?.radicand === 3) return twoTerm(fraction(0), value.coefficient)
  if (fact.kind !== 'formula') return null
  const { node } = fact
  // "50(√3 + 1) m"
  const isMetres =
    node.kind === 'binary' && node.operation === '*' && node.right.kind === 'letter' && node.right.name === 'm'
  const [p, q] = inRootThree(isMetres ? node.left : node) ?? []
  return p && q ? twoTerm(p, q) : null
}

type Pair = readonly [Fraction, Fraction]

/** p and q of p + q√3. */
function inRootThree(node: Node): Pair | null {
  const value = rational(node)
  if (value) return [value, fraction(0)]
  if (node.kind === 'bracket') return inRootThree(node.of)
  if (node.kind === 'root') return node.index === 2 && rational(node.of)?.n === 3n ? [fraction(0), fraction(1)] : null
  if (node.kind !== 'binary') return null
  const [one, two] = [inRootThree(node.left), inRootThree(node.right)]
  if (!one || !two) return null
  const [[a, b], [c, d]] = [one, two]
  const times = ([p, q]: Pair, [r, s]: Pair): Pair => [
    add(multiply(p, r), multiply(fraction(3), multiply(q, s))),
    add(multiply(p, s), multiply(q, r)),
  ]
  if (node.operation === '+') return [add(a, c), add(b, d)]
  if (node.operation === '-') return [subtract(a, c), subtract(b, d)]
  if (node.operation === '*') return times(one, two)
  const norm = subtract(multiply(c, c), multiply(fraction(3), multiply(d, d)))
  if (node.operation !== '/' || norm.n === 0n) return null
  const [p, q] = times(one, [c, negate(d)])
  return [divide(p, norm), divide(q, norm)]
}

/** "√3 = 1.73" */
function rootThreeIn(fact: Fact): Fraction | null {
  if (fact.kind !== 'equation' || fact.relation !== '=' || fact.sides.length !== 2) return null
  const [left, right] = fact.sides
  const isRoot = left?.kind === 'root' && left.index === 2 && rational(left.of)?.n === 3n
  const value = isRoot && right ? rational(right) : null
  return value && Math.abs(toNumber(value) - Math.sqrt(3)) < 0.01 ? value : null
}

/** Null where something stands in it that is neither a length in metres, nor an angle of the table, nor the name of a point. */
export function sceneText(question: Question): SceneText | null {
  const things: Thing[] = []
  const lengths: TwoTerm[] = []
  const angles: StandardAngle[] = []
  const pairs = new Set<number>()
  let rootThree: RootThree = null
  const numbers = factsOf(question, 'number')
  const hasMarked = numbers.some(({ unit }) => unit === '°')
  const { apart } = question
  const isAngle = (fact: Fact, at: number): StandardAngle | null => {
    if (fact.kind !== 'number') return null
    const [join, next] = [apart[at + 1], apart[at + 2]]
    const isJoined = join?.kind === 'word' && join.text === 'and' && next?.kind === 'number' && next.unit === '°'
    return fact.unit === '°' || (fact.unit === '' && (!hasMarked || isJoined)) ? standard(fact.value) : null
  }
  const ofThing = (word: string, at: number): string | null => {
    const found = nounIn(word)
    if (!found) return null
    // "point A" and "point B" are two
    const name = apart[at + 1]
    const noun =
      found.noun === 'point' && name?.kind === 'letter' && name.name.length === 1 ? `point ${name.name}` : found.noun
    const known = things.findIndex((one) => one.noun === noun)
    const index = known < 0 ? things.push({ kind: found.kind, noun }) - 1 : known
    if (found.isPlural) pairs.add(index)
    return `${found.kind}${index}`
  }
  /** "the distances of the point from them": from the two. */
  const pairSign = (): string | null => {
    const [pair, ...more] = pairs
    return pair === undefined || more.length > 0 ? null : `${things[pair]?.kind ?? 'U'}${pair}`
  }
  const signs: string[] = []
  /** What a letter names: "its top A", "the foot B", "a tower AB"; of top and foot, of which thing is seen later. */
  const names = new Map<string, string>()
  const meant = (name: string): readonly string[] | null => {
    const sign = names.get(name)
    if (sign === undefined || /^[UPAG]/.test(sign)) return sign === undefined ? null : [sign]
    const [only, ...others] = things.flatMap(({ kind }, index) => (kind === 'U' ? [`U${index}`] : []))
    return only === undefined || others.length > 0 ? null : [sign, 'of', only]
  }
  for (const [at, item] of apart.entries()) {
    if (item.kind === 'mark') signs.push(item.text === '.' ? '.' : ',')
    else if (item.kind === 'word') {
      const sign = signIn(item.text) ?? (isTheTwo(apart, at) ? pairSign() : ofThing(item.text, at))
      if (sign !== null) signs.push(sign)
      else if (!isIdle(item.text) && !isFree(item.text)) signs.push(`!${item.text}`)
    } else if (item.kind === 'letter') {
      if (!/^[A-Z]{1,3}$/.test(item.name)) return null
      // "point A", and later "from A"
      const named = things.findIndex(({ noun }) => noun === `point ${item.name}`)
      const before = apart[at - 1]
      const word = before?.kind === 'word' ? before.text : ''
      const own = signIn(word)
      if (named >= 0) {
        if (nounIn(word)?.noun !== 'point') signs.push(`P${named}`)
      } else if (own === 'top' || own === 'foot') names.set(item.name, own)
      else if (nounIn(word)) names.set(item.name, ofThing(word, at - 1) ?? '')
      else if (/^(?:of|from|between|and|to)$/.test(word) && signs.lastIndexOf('find') > signs.lastIndexOf('.')) {
        // what is asked of a name must be known
        const is = meant(item.name)
        if (!is) return null
        signs.push(...is)
      }
    } else {
      const angle = isAngle(item, at)
      const put = rootThreeIn(item)
      const length = angle === null ? inMetres(item) : null
      const next = apart[at + 1]
      const isTwo = item.kind === 'number' && item.unit === '' && toNumber(item.value) === 2 && next?.kind === 'word'
      if (isTwo && nounIn(next.text)) signs.push('two')
      else if (item.kind === 'unread' && /^[-–—]$/.test(item.text)) continue
      else if (angle !== null) signs.push(`^${angles.push(angle) - 1}`)
      else if (put) rootThree = put
      else if (length) signs.push(`#${lengths.push(length) - 1}`)
      else return null
    }
  }
  return { signs, things, lengths, angles, rootThree, pairs }
}

const isTheTwo = (items: readonly Item[], at: number): boolean => {
  const textAt = (place: number) => {
    const item = items[place]
    return item?.kind === 'word' ? item.text : ''
  }
  return textAt(at) === 'them' && textAt(at - 1) === 'from'
}
