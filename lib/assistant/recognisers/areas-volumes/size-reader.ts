import { LabelledSizes } from './labelled-sizes'
import { textOf, type FactOf, type Item, type Word } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { product } from '../../../solutions/measure'
import { divide, fraction, type Fraction } from '../../../maths/fraction'

/** In centimetres. */
const lengths: Readonly<Record<string, Fraction>> = {
  mm: fraction(1, 10),
  cm: fraction(1),
  dm: fraction(10),
  m: fraction(100),
  km: fraction(100000),
}
/** In minutes. */
const times: Readonly<Record<string, Fraction>> = {
  h: fraction(60),
  hour: fraction(60),
  min: fraction(1),
  minute: fraction(1),
  s: fraction(1, 60),
  second: fraction(1, 60),
}

/** Reads the sizes of a story one by one: what is taken is not read again. */
export class SizeReader {
  private readonly found: { readonly taken: readonly Item[] }[] = []
  /** The unit that lengths are put in. */
  readonly unit: string
  /** All lengths that name a unit name the same, and it is that of all. */
  private readonly isOfOne: boolean

  constructor(
    private readonly question: Question,
    unit = '',
    readonly pi: Fraction = fraction(22, 7),
  ) {
    const own = new Set(
      question.apart.flatMap((item) => (item.kind === 'number' && Object.hasOwn(lengths, item.unit) ? item.unit : [])),
    )
    this.isOfOne = own.size === 0 || (own.size === 1 && (unit === '' || own.has(unit)))
    this.unit = unit !== '' ? unit : own.size > 1 ? 'cm' : ([...own][0] ?? '')
  }

  private get left(): Question {
    return without(this.question, ...this.found)
  }

  private numberBy(patterns: readonly string[], fits: (unit: string) => boolean): FactOf<'number'> | null {
    for (const pattern of patterns) {
      const one = phrase(this.left, pattern)
      const number = one?.taken.find((item) => item.kind === 'number')
      if (!one || number?.kind !== 'number' || !fits(number.unit)) continue
      this.found.push(one)
      return number
    }
    return null
  }

  /** A length, in the unit of all. */
  length(...patterns: readonly string[]): Fraction | null {
    const number = this.numberBy(patterns, (unit) => unit === '' || Object.hasOwn(lengths, unit))
    if (!number) return null
    return this.inUnit(number)
  }

  private inUnit(number: FactOf<'number'>): Fraction | null {
    // "8 cm long, diameter 2": in the unit of the others, where there is one only
    if (number.unit === '' && this.isOfOne) return number.value
    const [from, to] = [lengths[number.unit], lengths[this.unit]]
    return from && to ? divide(product(number.value, from), to) : number.unit === this.unit ? number.value : null
  }

  /** What is left with the words beside each, in any order. */
  labelled(): LabelledSizes {
    return new LabelledSizes(this.left.apart, (item) =>
      item.kind === 'number' && (item.unit === '' || Object.hasOwn(lengths, item.unit)) ? this.inUnit(item) : null,
    )
  }

  /** A volume in the cube of the unit of all. */
  volume(...patterns: readonly string[]): Fraction | null {
    const number = this.numberBy(patterns, (unit) => unit === `${this.unit}^3`)
    return number?.value ?? null
  }

  /** A bare number that need not be whole: a rate, with the "m²" behind "per". */
  rate(...patterns: readonly string[]): Fraction | null {
    const number = this.numberBy(patterns, (unit) => unit === '' || unit === '₹')
    const { apart } = this.question
    this.take(apart.filter((item, at) => item.kind === 'formula' && textOf(apart[at - 1]) === 'per'))
    return number?.value ?? null
  }

  /** How many there are of something. */
  count(...patterns: readonly string[]): Fraction | null {
    const number = this.numberBy(patterns, (unit) => unit === '')
    return number && number.value.d === 1n ? number.value : null
  }

  /** A radius, told by itself or by the diameter, whichever comes first: "WIDTH" stands for either in the patterns. */
  radius(...patterns: readonly string[]): Fraction | null {
    const before = this.found.length
    const size = this.length(...patterns.map((one) => one.replace('WIDTH', 'radius|radii|diameter|diameters')))
    const own = this.found.slice(before).flatMap(({ taken }) => taken)
    const isAcross = own.some((item) => /^diameters?$/.test(textOf(item)))
    return size && isAcross ? product(fraction(1, 2), size) : size
  }

  /** A speed, in the unit of all and a minute. */
  speed(): Fraction | null {
    const number = this.byUnit(/^[ck]?m\/(?:h|min|s)$/)
    if (!number) return null
    const [length = '', time = ''] = number.unit.split('/')
    const [from, to, of] = [lengths[length], lengths[this.unit], times[time]]
    return from && to && of ? divide(product(number.value, from), product(to, of)) : null
  }

  minutes(): Fraction | null {
    const number = this.byUnit(/^(?:hour|minute|second)$/)
    const of = number && times[number.unit]
    return number && of ? product(number.value, of) : null
  }

  /** The one number with such a unit. */
  byUnit(form: RegExp): FactOf<'number'> | null {
    const all = this.left.apart.filter(
      (item): item is FactOf<'number'> => item.kind === 'number' && form.test(item.unit),
    )
    const [only, ...more] = all
    if (!only || more.length > 0) return null
    this.found.push({ taken: [only] })
    return only
  }

  /** All numbers with such a unit. */
  allBy(form: RegExp): readonly Fraction[] {
    const all = this.left.apart.flatMap((item) => (item.kind === 'number' && form.test(item.unit) ? [item] : []))
    this.found.push({ taken: all })
    return all.map(({ value }) => value)
  }

  /** The one volume that is told, "132 cm³" or "880/21 m³". */
  held(): { readonly value: Fraction; readonly unit: string } | null {
    const number = this.byUnit(/^[cm]?m\^3$/)
    if (number) return number
    for (const item of this.left.apart) {
      if (item.kind !== 'formula' || item.node.kind !== 'binary' || item.node.operation !== '*') continue
      const { left, right } = item.node
      const isCubed =
        right.kind === 'binary' && right.operation === '^' && right.left.kind === 'letter' && right.left.name === 'm'
      const value = isCubed && rational(right.right)?.n === 3n ? rational(left) : null
      if (!value) continue
      this.found.push({ taken: [item] })
      return { value, unit: 'm^3' }
    }
    return null
  }

  /** Whether one of these stands there. */
  says(...patterns: readonly string[]): boolean {
    const one = phrase(this.left, ...patterns)
    if (one) this.found.push(one)
    return one !== null
  }

  take(items: readonly Item[]): void {
    this.found.push({ taken: items })
  }

  /** "=" and "+" between words. */
  takeSigns(): void {
    this.take(this.question.apart.filter((item) => item.kind === 'unread' && /^\s*[=+]\s*$/.test(item.text)))
  }

  told(known: ReadonlySet<string>) {
    const { used, said } = told(this.question, ...this.found)
    const words = this.question.items.filter((item): item is Word => item.kind === 'word' && known.has(item.text))
    return { used, said: [...said, ...words] }
  }
}
