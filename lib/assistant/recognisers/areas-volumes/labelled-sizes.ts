import { textOf, type Fact, type Item } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { valueOf } from '../../question/polynomial'
import { product } from '../../../solutions/measure'
import { compare, fraction, type Fraction } from '../../../maths/fraction'

/** Radius, diameter, height, whole height, length, width, edge. */
type Measure = 'r' | 'd' | 'h' | 'H' | 'L' | 'w' | 'a'

const named = <T>(all: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(all).flatMap(([words, one]) => words.split(' ').map((word) => [word, one] as const)))

const nouns = named<Measure>({
  'radius radii': 'r',
  'diameter diameters': 'd',
  'height heights depth': 'h',
  'length lengths': 'L',
  'edge side': 'a',
  width: 'w',
})
const adjectives = named<Measure>({ 'high tall deep': 'h', 'wide across thick broad': 'w', long: 'L' })
const owners = named({
  'cone cones conical': 'cone',
  'cylinder cylindrical beaker pipe rod glass tumbler drum': 'cylinder',
  'hemisphere hemispheres hemispherical dome': 'hemisphere',
  'sphere spheres spherical ball balls marble marbles kanche shots shot': 'sphere',
  'cube cubes cubical': 'cube',
  'cuboid cuboidal': 'cuboid',
})
const letters: Readonly<Record<string, Measure>> = { r: 'r', R: 'r', d: 'd', h: 'h', H: 'h' }
const wholes = /^(?:total|whole|entire|full|complete|overall|poori|puri|poora|pura|all)$/
const passed =
  /^(?:base|total|whole|entire|full|complete|overall|both|each|part|portion|inner|internal|solid|same|equal|common|top|bottom|upper|lower|parts|circular|capsule|toy|vessel|all)$/
const backwards = /^(?:ke|ka|ki|wale|wala|wali|of)$/

const distinct = (values: readonly Fraction[]): readonly Fraction[] =>
  values.filter((one, at) => values.findIndex((other) => compare(one, other) === 0) === at).toSorted(compare)

interface Sized {
  readonly owner: string
  readonly measure: Measure | ''
  readonly value: Fraction
  readonly items: readonly Item[]
  isUsed: boolean
}

const isStop = (item: Item | undefined): boolean => item === undefined || item.kind === 'mark'

/** The sizes of a story with what they measure and of which solid, from the words beside them, on whichever side and in any order. */
export class LabelledSizes {
  private readonly all: Sized[] = []
  /** Whether it is told of each what it measures. */
  readonly isClear: boolean = true

  constructor(
    private readonly items: readonly Item[],
    inUnit: (item: Item) => Fraction | null,
  ) {
    const labels = new Set<number>()
    for (const [at, item] of items.entries()) {
      const told = item.kind === 'equation' ? this.inLetters(item) : null
      if (told) this.all.push({ ...told, owner: this.ownerOf(at, at), items: [item], isUsed: false })
      const value = item.kind === 'number' ? inUnit(item) : null
      if (!value) continue
      const label = this.labelOf(at, labels)
      if (label === null) this.isClear = false
      else if (label !== undefined) labels.add(label)
      const place = label ?? at
      const one = label === undefined || label === null ? this.measureBefore(at) : this.measureAt(label)
      const [from, to] = [Math.min(place, at), Math.max(place, at)]
      this.all.push({
        owner: this.ownerOf(from, to),
        measure: (one === 'h' || one === 'L') && this.isWhole(from, to) ? 'H' : one,
        value,
        items: [item, ...items.slice(from, to + 1).filter((each) => each.kind === 'letter')],
        isUsed: false,
      })
    }
  }

  private inLetters(item: Fact): { readonly measure: Measure; readonly value: Fraction } | null {
    if (item.kind !== 'equation') return null
    for (const [letter, measure] of Object.entries(letters)) {
      const value = valueOf(item, letter)
      if (value) return { measure, value }
    }
    return null
  }

  private measureAt(at: number): Measure | '' {
    const item = this.items[at]
    if (item?.kind === 'letter') return letters[item.name] ?? ''
    return nouns.get(textOf(item)) ?? adjectives.get(textOf(item)) ?? ''
  }

  /** Where the word stands that says what a number measures; undefined where none does, null where it is not clear. */
  private labelOf(at: number, taken: ReadonlySet<number>): number | null | undefined {
    const right = this.rightOf(at)
    let left: number | undefined
    for (let place = at - 1; place >= 0 && at - place < 8; place--) {
      const item = this.items[place]
      const isLabel = this.measureAt(place) !== '' && !adjectives.has(textOf(item))
      if (isLabel && !taken.has(place)) left = place
      const isPassed =
        item?.kind === 'word' &&
        (isFree(item.text) || passed.test(item.text) || owners.has(item.text)) &&
        !adjectives.has(item.text)
      if (isLabel || !isPassed) break
    }
    if (right === undefined) return left
    if (left === undefined) {
      // "1 cm depth 2.1": the word is that of the other number, where this has none of its own
      const other = this.numberBehind(right)
      return other === null || this.rightOf(other) !== undefined ? right : null
    }
    // "diameter 7 cm height 13 cm": the second word is of the second number
    return this.numberBehind(right) === null ? null : left
  }

  private numberBehind(at: number): number | null {
    const next = this.items.findIndex((item, place) => place > at && !(item.kind === 'word' && isFree(item.text)))
    const kind = this.items[next]?.kind
    return kind === 'number' || kind === 'equation' ? next : null
  }

  /** "the diameter of the cone is 5 cm and of the cylinder 3 cm": what was measured before. */
  private measureBefore(at: number): Measure | '' {
    const last = this.all.at(-1)
    const from = last ? this.items.findLastIndex((item, place) => place < at && last.items.includes(item)) : -1
    const between = from < 0 ? [] : this.items.slice(from + 1, at)
    const isRow =
      between.length < 7 &&
      between.some((item) => textOf(item) === 'and') &&
      between.some((item) => owners.has(textOf(item))) &&
      between.every(
        (item) => item.kind === 'word' && (isFree(item.text) || passed.test(item.text) || owners.has(item.text)),
      )
    return isRow && last && /^[rd]$/.test(last.measure) ? last.measure : ''
  }

  private rightOf(at: number): number | undefined {
    for (const place of [at + 1, at + 2, at + 3]) {
      const word = textOf(this.items[place])
      if (this.measureAt(place) !== '') return place
      if (!/^(?:in|ka|ki|ke|base|total|inner|whole)$/.test(word)) return undefined
    }
    return undefined
  }

  private isWhole(from: number, to: number): boolean {
    const near = this.items.slice(Math.max(0, from - 2), to + 5)
    const end = near.findIndex((item, place) => place > to - Math.max(0, from - 2) && isStop(item))
    const before = near.slice(0, to - Math.max(0, from - 2))
    return near
      .slice(0, end < 0 ? undefined : end)
      .some(
        (item, place, all) =>
          wholes.test(textOf(item)) &&
          (before.includes(item) ||
            (textOf(item) !== 'full' && !/^(?:surface|area|volume|cost)$/.test(textOf(all[place + 1])))),
      )
  }

  /** The solid that a size is of: named between, behind "7 cm diameter ke", else before. */
  private ownerOf(from: number, to: number): string {
    const { items } = this
    const ownerAt = (item: Item | undefined) => owners.get(textOf(item)) ?? ''
    const between = items
      .slice(from, to + 1)
      .map(ownerAt)
      .find((one) => one !== '')
    if (between !== undefined) return between
    const behind = items.slice(to + 1, to + 5)
    const isTurned = backwards.test(textOf(behind[0]))
    const end = behind.findIndex((item) => isStop(item) || /^(?:and|then|with|on)$/.test(textOf(item)))
    const close = behind.slice(0, end < 0 ? undefined : end)
    // "a 10 cm high solid cylinder"
    const isBefore =
      adjectives.has(textOf(items[to])) && /^(?:right|circular|solid|hollow|metallic|)$/.test(textOf(behind[1]))
    const next = (isBefore || isTurned ? close : adjectives.has(textOf(items[to])) ? close.slice(0, 1) : [])
      .map(ownerAt)
      .find((one) => one !== '')
    if (next !== undefined) return next
    if (items.slice(Math.max(0, from - 4), from).some((item) => textOf(item) === 'both')) return 'both'
    const before = items
      .slice(0, from)
      .map(ownerAt)
      .findLast((one) => one !== '')
    return (
      before ??
      items
        .slice(to + 1)
        .map(ownerAt)
        .find((one) => one !== '') ??
      ''
    )
  }

  /** A size of such a kind, of the first of these solids that has one; '' for any. */
  size(measures: string, ...of: readonly string[]): Fraction | null {
    for (const owner of of) {
      const fits = this.all.filter(
        (one) => one.measure !== '' && measures.includes(one.measure) && (owner === '' || one.owner === owner),
      )
      const [first] = fits
      if (!first) continue
      for (const one of fits) if (compare(one.value, first.value) === 0) one.isUsed = true
      return first.value
    }
    return null
  }

  /** A radius, told by itself or by the diameter or width. */
  radius(...of: readonly string[]): Fraction | null {
    for (const owner of of) {
      const across = this.size('dw', owner)
      const half = across && product(fraction(1, 2), across)
      const radius = this.size('r', owner)
      if (half && radius && compare(half, radius) !== 0) return null
      if (radius ?? half) return radius ?? half
    }
    return null
  }

  /** Cylinders told one behind the other: a radius and a height each, in either order. */
  inPairs(): readonly { readonly radius: Fraction; readonly high: Fraction; readonly items: readonly Item[] }[] | null {
    const { all } = this
    if (!this.isClear || all.length % 2 === 1) return null
    const pairs = all.flatMap((one, at) => {
      const other = all[at + 1]
      if (at % 2 === 1 || !other) return []
      const [high, across] = /^[hHL]$/.test(one.measure) ? [one, other] : [other, one]
      const isPair = /^[hL]$/.test(high.measure) && /^[rdw]$/.test(across.measure)
      const radius = across.measure === 'r' ? across.value : product(fraction(1, 2), across.value)
      return isPair ? [{ radius, high: high.value, items: [...one.items, ...other.items] }] : []
    })
    return pairs.length * 2 === all.length ? pairs : null
  }

  /** The values of all sizes but this one, each once, the least first. */
  othersThan(value: Fraction | null): readonly Fraction[] {
    const others = this.all.filter((one) => !value || compare(one.value, value) !== 0)
    for (const one of others) one.isUsed = true
    return distinct(others.map((one) => one.value))
  }

  /** All radii that are told, each once, the least first. */
  radii(): readonly Fraction[] {
    const round = this.all.filter(({ measure }) => /^[rdw]$/.test(measure))
    for (const one of round) one.isUsed = true
    return distinct(round.map(({ measure, value }) => (measure === 'r' ? value : product(fraction(1, 2), value))))
  }

  /** Every size is used, and what each is was told. */
  isUsedUp(): boolean {
    return this.isClear && this.all.every((one) => one.isUsed)
  }

  get facts(): readonly Item[] {
    return this.all.flatMap((one) => (one.isUsed ? one.items : []))
  }
}
