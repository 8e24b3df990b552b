import { isPlain } from '../../question/meanings'
import { numberNamed } from '../../question/number-named'
import { fillers } from '../../question/words'
import { exactly, rational, surdIn } from '../../question/polynomial'
import type { Fact, FactOf, Item } from '../../question/fact'
import type { Node } from '../../question/reading'
import type { Question } from '../../question/question'
import { divide, fraction, multiply, one, sign, surdTex, type Fraction } from '../../../maths'
import { equals, isRational, letter, lettersOf, subtract, newBudget, unity, type Sum } from '../../../maths/sum'
import { equationTex } from '../../../solutions/coordinate-geometry/pieces/told-points'
import type { SumPoint, Tie } from '../../../solutions/coordinate-geometry/pieces/told-points'

export interface Place {
  name: string
  at: SumPoint | null
}

/** What a question tells, as far as it is read: signs for what stands in it, and the things that they stand for. */
export interface Plan {
  signs: string
  readonly places: Place[]
  readonly segments: (readonly [number, number])[]
  readonly numbers: { readonly square: Fraction; readonly tex: string; readonly value: Fraction | null }[]
  readonly ratios: (readonly [Fraction, Fraction])[]
  readonly letters: string[]
  readonly formulas: Sum[]
  readonly lines: { readonly zero: Sum; readonly shown: string }[]
  readonly figures: (readonly number[])[]
  readonly ties: Tie[]
  /** Of two lengths with a point in common, the ratio m : n. */
  readonly lengths: Lengths[]
  /** "Which of B and C is nearer to A, and by how much?" */
  readonly asksWhich: boolean
  readonly asksHowMuch: boolean
  /** The origin is spoken of, and by no letter. */
  readonly isOriginSaid: boolean
  /** The points that lie on the segment of two others. */
  readonly on: Set<number>
}

interface Lengths {
  readonly common: number
  readonly first: number
  readonly second: number
  readonly m: Fraction
  readonly n: Fraction
}

const words = (sign: string, list: string): readonly (readonly [string, string])[] =>
  list.split(' ').map((word) => [word, sign] as const)

const signOf: ReadonlyMap<string, string> = new Map([
  ...words(
    'find',
    'find determine calculate compute nikalo nikaalo nikale batao bata bataiye kya obtain give write tell what',
  ),
  ...words('is', 'is are was be h hai hain hoga honge equals'),
  ...words('&', 'and or aur'),
  ...words('mid', 'midpoint halfway middle mid-way midway'),
  ...words('div', 'divide divides divided dividing cut cuts cutting division'),
  ...words('seg', 'side line segment join joins joined joining path road'),
  ...words('pt', 'point points'),
  ...words('coord', 'coordinates coordinate location position'),
  ...words('eqd', 'equidistant'),
  ...words('between', 'between'),
  ...words('them', 'them both'),
  ...words('equal', 'equal same equally'),
  ...words('dist', 'distance distances far apart away length lengths'),
  ...words('units', 'unit units'),
  ...words('on', 'lies lie lying on par pe'),
  ...words('axis', 'axis'),
  ...words('ratio', 'ratio'),
  ...words('col', 'collinear'),
  ...words('para', 'parallelogram'),
  ...words('vert', 'vertices vertex corners corner'),
  ...words('order', 'order'),
  ...words('diag', 'diagonals'),
  ...words('meet', 'meet meets intersect intersects bisect cross crosses intersection'),
  ...words('circ', 'circle'),
  ...words('centre', 'centre center'),
  ...words('diam', 'diameter'),
  ...words('radius', 'radius'),
  ...words('through', 'through thru pass'),
  ...words('end', 'end ends'),
  ...words('other', 'other'),
  ...words('one', 'one'),
  ...words('tri', 'trisect trisects trisected trisection'),
  ...words('near', 'nearer closer nearest'),
  ...words('vals', 'values possible'),
  ...words('hence', 'hence'),
  ...words('from', 'from'),
  ...words('area', 'area'),
  ...words('cent', 'centroid'),
  ...words('med', 'median'),
  ...words('quad', 'quadrilateral'),
  ...words('rest', 'third'),
])

const asksYes = new Set('is are does do can will kya verify check'.split(' '))
const idle = new Set(
  'internally whether taken straight two three four exactly over graph distinct passes passing triangle formed'.split(
    ' ',
  ),
)

const sumOf = (node: Node): Sum | null => {
  const value = exactly(node)
  return value && equals(value.bottom, unity) && isRational(value.top) ? value.top : null
}

/** The name of a segment or a place in a length: AP of 3AP. */
interface Measured {
  readonly by: Fraction
  readonly name: string
}

function measured(node: Node): Measured | null {
  if (node.kind === 'bracket') return measured(node.of)
  if (node.kind === 'letter' && /^[A-Z]{2}$/.test(node.name)) return { by: one, name: node.name }
  if (node.kind !== 'binary') return null
  const [left, right] = [rational(node.left), rational(node.right)]
  if (node.operation === '*' && left) {
    const own = measured(node.right)
    return own && { ...own, by: multiply(own.by, left) }
  }
  if (node.operation === '/' && right && right.n !== 0n) {
    const own = measured(node.left)
    return own && { ...own, by: divide(own.by, right) }
  }
  return null
}

export const middle = (point: number, ends: readonly [number, number], why?: string): Tie => ({
  kind: 'divides',
  point,
  ends,
  m: one,
  n: one,
  ...(why !== undefined && { why }),
})

/** The signs of a question; null where something stands in it that no sign is for. */
export function planOf(question: Question): Plan | null {
  const plan: Plan = {
    signs: '',
    places: [],
    segments: [],
    numbers: [],
    ratios: [],
    letters: [],
    formulas: [],
    lines: [],
    figures: [],
    ties: [],
    lengths: [],
    on: new Set(),
    asksWhich: question.words.includes('which'),
    asksHowMuch: question.words.includes('much'),
    isOriginSaid:
      question.words.includes('origin') && !question.facts.some((fact) => fact.kind === 'letter' && fact.name === 'O'),
  }
  const { apart } = question
  const signs: string[] = []
  for (const [at, item] of apart.entries()) {
    const sign = signFor(plan, item, apart, at)
    if (sign === null) return null
    if (sign !== '') signs.push(sign)
  }
  plan.signs = ` . ${signs.join(' ')} . `
  return plan
}

const wordAt = (items: readonly Item[], at: number): string => {
  const item = items[at]
  return item?.kind === 'word' ? item.text : ''
}

const isBid = (item: Item | undefined): boolean => item?.kind === 'word' && signOf.get(item.text) === 'find'
const passes = (item: Item | undefined): boolean => item?.kind === 'word' && fillers.has(item.text) && !isBid(item)

const isOfMade = (item: Item): boolean =>
  item.kind === 'word' && /^(?:mid|div|tri|cent)$/.test(signOf.get(item.text) ?? '')

/** A word that stands where what is asked does: "find the gradient of AB", "AB ka gradient nikalo". */
function isAskedFor(items: readonly Item[], at: number): boolean {
  let [before, after] = [at - 1, at + 1]
  while (passes(items[before])) before--
  while (passes(items[after])) after++
  return isBid(items[before]) || isBid(items[after])
}

/** "find a", "the values of a", where a stands in the coordinates of a point. */
function isLetterA(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]
  const isEnd =
    next === undefined || next.kind === 'mark' || /^(?:and|aur|ki|plz|please|if)$/.test(wordAt(items, at + 1))
  const holds = (node: Node) => lettersOf(sumOf(node) ?? new Map()).has('a')
  return isEnd && items.some((item) => item.kind === 'point' && (holds(item.x) || holds(item.y)))
}

/** "AP : PB", and nothing that it is. */
function isRatioAsked(items: readonly Item[], at: number): boolean {
  const [mark, before, next, after] = [items[at], items[at - 1], items[at + 1], items[at + 2]]
  const isPair = (item: Item | undefined) => item?.kind === 'letter' && /^[A-Z]{2}$/.test(item.name)
  const isEnd = after === undefined || after.kind === 'mark' || after.kind === 'word'
  return (
    mark?.kind === 'mark' &&
    mark.text === ':' &&
    isPair(before) &&
    isPair(next) &&
    isEnd &&
    wordAt(items, at + 2) !== 'is'
  )
}

function signFor(plan: Plan, item: Item, items: readonly Item[], at: number): string | null {
  switch (item.kind) {
    case 'mark':
      return item.text === '.' || item.text === '...' ? '.' : isRatioAsked(items, at) ? ':' : ','
    case 'word': {
      if (item.text === 'origin') return `P${placeNamed(plan, 'O', originAt)}`
      if (item.text === 'which')
        return /^(?:|and|also|in)$/.test(wordAt(items, at - 1)) && wordAt(items, at + 1) !== 'is' ? 'find' : ''
      if (item.text === 'a' && items[at + 1]?.kind === 'word' && wordAt(items, at + 1) === 'is')
        return `P${placeNamed(plan, 'A')}`
      if (item.text === 'a' && isLetterA(items, at)) return `K${plan.letters.push('a') - 1}`
      if (item.text === 'where') return wordAt(items, at + 1) === 'is' ? 'find' : ''
      if (item.text === 'axis' && items[at - 1]?.kind === 'letter') return ''
      const before = items[at - 1]
      // it asks for yes or no
      if (asksYes.has(item.text) && (before === undefined || (before.kind === 'mark' && before.text !== ',')))
        return 'yes'
      if (item.text === 'perpendicular' && /^(?:distance|bisector)$/.test(wordAt(items, at + 1))) return ''
      if (item.text === 'bisector' && wordAt(items, at - 1) === 'perpendicular') return 'bis'
      if (item.text === 'square' && /^units?$/.test(wordAt(items, at + 1))) return ''
      const known = signOf.get(item.text)
      if (known !== undefined) return known
      const named = idle.has(item.text) ? null : numberNamed(item.text)
      if (named) return `#${plan.numbers.push({ square: multiply(named, named), tex: `${named.n}`, value: named }) - 1}`
      // "the mid-point of AB and its distance from the origin": whose, the order of the points does not say
      if (item.text === 'its' && signOf.get(wordAt(items, at + 1)) === 'dist' && items.some(isOfMade)) return null
      if (item.text === 'it') return isBid(items[at - 1]) ? 'it' : ''
      if (idle.has(item.text)) return ''
      if (!isPlain(item.text)) return null
      return !fillers.has(item.text) && isAskedFor(items, at) ? 'noun' : ''
    }
    case 'point': {
      const [x, y] = [sumOf(item.x), sumOf(item.y)]
      if (!x || !y) return null
      const index = item.name === '' ? plan.places.push({ name: '', at: null }) - 1 : placeNamed(plan, item.name)
      const place = plan.places[index]
      if (!place || (place.at && !(equals(place.at[0], x) && equals(place.at[1], y)))) return null
      place.at = [x, y]
      return `P${index}`
    }
    case 'letter':
      return letterSign(plan, item.name, wordAt(items, at + 1))
    case 'number': {
      if (item.unit === '' || /^(?:units?|cm|m|km)$/.test(item.unit)) {
        const next = items[at + 1]
        // 3AP = 2PB
        if (item.unit === '' && next?.kind === 'equation') return ''
        return `#${numberIn(plan, item.node)}`
      }
      return null
    }
    case 'ratio': {
      const [m, n, ...more] = item.terms
      return m && n && more.length === 0 && sign(m) > 0 && sign(n) > 0 ? `R${plan.ratios.push([m, n]) - 1}` : null
    }
    case 'formula': {
      const value = surdIn(item.node)
      if (value) return `#${numberIn(plan, item.node)}`
      const sum = sumOf(item.node)
      return sum && item.name === '' ? `F${plan.formulas.push(sum) - 1}` : null
    }
    case 'length': {
      const ends = endsOf(plan, item.name)
      const own = numberIn(plan, item.node)
      const number = plan.numbers[own]
      if (!ends || !number) return null
      plan.ties.push({ kind: 'apart', ends, square: number.square, length: number.tex })
      return ''
    }
    case 'equation':
      return equationSign(plan, item, items[at - 1])
    default:
      return null
  }
}

const originAt: SumPoint = [new Map(), new Map()]

export function placeNamed(plan: Plan, name: string, at: SumPoint | null = null): number {
  const known = plan.places.findIndex((place) => place.name === name)
  if (known >= 0) return known
  return plan.places.push({ name, at }) - 1
}

const endsOf = (plan: Plan, name: string): readonly [number, number] | null => {
  const [a, b] = name
  return /^[A-Z]{2}$/.test(name) && a !== undefined && b !== undefined && a !== b
    ? [placeNamed(plan, a), placeNamed(plan, b)]
    : null
}

function letterSign(plan: Plan, name: string, next: string): string | null {
  if ((name === 'x' || name === 'y') && next === 'axis')
    return `L${plan.lines.push({ zero: letter(name === 'x' ? 'y' : 'x'), shown: `the $${name}$-axis` }) - 1}`
  if (/^[a-z]$/.test(name)) return `K${plan.letters.push(name) - 1}`
  if (/^[A-Z]$/.test(name)) return `P${placeNamed(plan, name)}`
  if (/^[A-Z]{2}$/.test(name)) {
    const ends = endsOf(plan, name)
    return ends && `G${plan.segments.push(ends) - 1}`
  }
  if (/^[A-Z]{3}$/.test(name) && new Set(name).size === 3)
    return `T${plan.figures.push([...name].map((one) => placeNamed(plan, one))) - 1}`
  if (/^[A-Z]{4}$/.test(name)) return `Q${plan.figures.push([...name].map((one) => placeNamed(plan, one))) - 1}`
  return null
}

function numberIn(plan: Plan, node: Node): number {
  const value = surdIn(node)
  const square = value
    ? multiply(multiply(value.coefficient, value.coefficient), fraction(value.radicand))
    : fraction(-1)
  return plan.numbers.push({ square, tex: value ? surdTex(value) : '', value: rational(node) }) - 1
}

function equationSign(
  plan: Plan,
  { sides, relation }: FactOf<'equation'>,
  before: Fact | Item | undefined,
): string | null {
  const [left, right, ...more] = sides
  if (relation !== '=' || !left || !right || more.length > 0) return null
  const by = before?.kind === 'number' && before.unit === '' ? before.value : one
  if (lengthsEqual(plan, left, right, by)) return ''
  if (before?.kind === 'number') return null
  const [one_, two] = [sumOf(left), sumOf(right)]
  const zero = one_ && two && subtract(one_, two, newBudget())
  if (!zero) return null
  const names = lettersOf(zero)
  if (!names.has('x') && !names.has('y')) {
    plan.ties.push({ kind: 'given', zero })
    return ''
  }
  const isLine = [...zero.values()].every(
    ({ powers }) =>
      powers.every(([, power]) => power === 1) && powers.filter(([name]) => /^[xy]$/.test(name)).length < 2,
  )
  return isLine ? `L${plan.lines.push({ zero, shown: `the line $${equationTex(zero)}$` }) - 1}` : null
}

/** AP = k PB, AP : PB = m : n, AP = k AB, PA = PB. */
function lengthsEqual(plan: Plan, left: Node, right: Node, by: Fraction): boolean {
  const quotient = (node: Node) =>
    node.kind === 'binary' && node.operation === '/' ? [measured(node.left), measured(node.right)] : []
  const [top, bottom] = quotient(left)
  const value = rational(right)
  const [one_, two] =
    top && bottom && value ? [top, { ...bottom, by: multiply(bottom.by, value) }] : [measured(left), measured(right)]
  if (!one_ || !two) return false
  // by * one_ = two, so one_ : two = two.by : one_.by
  const m = two.by
  const n = multiply(one_.by, by)
  if (sign(m) <= 0 || sign(n) <= 0) return false
  const common = [...one_.name].find((name) => two.name.includes(name))
  const [first, second] = [
    [...one_.name].find((name) => name !== common),
    [...two.name].find((name) => name !== common),
  ]
  if (common === undefined || first === undefined || second === undefined || first === second) return false
  const [p, a, b] = [placeNamed(plan, common), placeNamed(plan, first), placeNamed(plan, second)]
  plan.lengths.push({ common: p, first: a, second: b, m, n })
  return true
}
