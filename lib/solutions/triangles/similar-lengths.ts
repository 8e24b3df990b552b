import { lengthObjection, lengthTex, lengthText } from './pieces/length'
import { add, compare, divide, equals, fraction, multiply, one, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** Lengths that correspond: first : second is the same in every row. */
export interface Row {
  readonly first: string
  readonly second: string
  /** What the second has beyond the first, where the one is a part of the other: AD, AB and DB. */
  readonly rest?: string
  /** Both together, where they lie in a line: AO, OC and AC. */
  readonly sum?: string
}

export interface Quotient {
  readonly top: string
  readonly bottom: string
}

export interface Given {
  /** Why the lengths correspond, in lines before the first. */
  readonly reasons: readonly string[]
  readonly rows: readonly Row[]
  readonly known: readonly { readonly name: string; readonly length: Fraction }[]
  readonly told: readonly (Quotient & { readonly value: Fraction })[]
  readonly asked: readonly (string | Quotient)[]
  readonly unit: string
}

/** A length of a row as so many times the second: first is k, rest is 1 - k, both are 1 + k. */
type Place = 'first' | 'second' | 'rest' | 'sum'

const places: readonly Place[] = ['first', 'second', 'rest', 'sum']

interface At {
  readonly row: Row
  readonly place: Place
}

export function placeOf({ rows }: Pick<Given, 'rows'>, name: string): At | null {
  for (const row of rows) for (const place of places) if (row[place] === name) return { row, place }
  return null
}

const worth = (place: Place, k: Fraction): Fraction =>
  ({ first: k, second: one, rest: subtract(one, k), sum: add(one, k) })[place]

/** first : second from a length of a row over another of it. */
function kFrom(top: Place, bottom: Place, value: Fraction): Fraction | null {
  // top = value × bottom, each linear in k: a + bk
  const linear: Readonly<Record<Place, readonly [Fraction, Fraction]>> = {
    first: [fraction(0), one],
    second: [one, fraction(0)],
    rest: [one, fraction(-1)],
    sum: [one, one],
  }
  const [[a, b], [c, d]] = [linear[top], linear[bottom]]
  const [left, right] = [subtract(b, multiply(value, d)), subtract(multiply(value, c), a)]
  return sign(left) === 0 ? null : divide(right, left)
}

interface Source {
  readonly top: string
  readonly bottom: string
  readonly row: Row
  readonly k: Fraction
  readonly value: Fraction
  readonly lengths: readonly [Fraction, Fraction] | null
}

/** Each way in which what is told gives the ratio of the rows. */
function sources(given: Given): readonly Source[] {
  const told = given.told.map((one) => ({ ...one, lengths: null }))
  const lengths = given.known.filter(({ length }) => sign(length) > 0)
  const pairs = lengths.flatMap((a, index) =>
    lengths.slice(index + 1).map((b) => ({
      top: a.name,
      bottom: b.name,
      value: divide(a.length, b.length),
      lengths: [a.length, b.length] as const,
    })),
  )
  return [...told, ...pairs].flatMap(({ top, bottom, value, lengths }) => {
    const [a, b] = [placeOf(given, top), placeOf(given, bottom)]
    if (!a || !b || a.row !== b.row || top === bottom) return []
    const k = kFrom(a.place, b.place, value)
    return k ? [{ top, bottom, row: a.row, k, value, lengths }] : []
  })
}

/** Whether the ratio is told, and of each thing asked a length of its row. */
export function isEnough(given: Given): boolean {
  const [source] = sources(given)
  return source !== undefined && given.asked.every((asked) => valueOf(given, source.k, asked) !== null)
}

function objection(given: Given): string | null {
  const lengths = lengthObjection([...given.known.map(({ length }) => length), ...given.told.map(({ value }) => value)])
  if (lengths !== null) return lengths
  const [source, ...others] = sources(given)
  if (!source) return 'Tell me two corresponding lengths, or their ratio.'
  const { k } = source
  if (others.some((other) => !equals(other.k, k))) return 'These lengths contradict each other: check what you typed.'
  const isPart = given.rows.some(({ rest }) => rest !== undefined)
  if (sign(k) <= 0 || (isPart && compare(k, one) >= 0)) return 'A part is longer than the whole: check what you typed.'
  if (given.asked.some((asked) => valueOf(given, k, asked) === null)) return 'A length of that row is missing.'
  return makesTriangles(given, k) ? null : 'No triangle has these sides: two sides together are longer than the third.'
}

/** Whether the sides that are known, or follow, can be those of a triangle. */
function makesTriangles(given: Given, k: Fraction): boolean {
  return (['first', 'second'] as const).every((place) => {
    const names = given.rows.map((row) => row[place])
    const sides = names.flatMap((name) => valueOf(given, k, name) ?? [])
    const isTriangle = names.length === 3 && new Set(names.join('')).size === 3
    return (
      !isTriangle || sides.length < 3 || sides.every((side) => compare(side, subtract(sides.reduce(add), side)) < 0)
    )
  })
}

/** The value of what is asked; null where its row has no known length. */
function valueOf(given: Given, k: Fraction, asked: string | Quotient): Fraction | null {
  if (typeof asked !== 'string') {
    const [a, b] = [placeOf(given, asked.top), placeOf(given, asked.bottom)]
    const bottom = b && worth(b.place, k)
    return a && bottom && a.row === b.row && sign(bottom) !== 0 ? divide(worth(a.place, k), bottom) : null
  }
  const at = placeOf(given, asked)
  const known = at && knownIn(given, at.row)
  const base = known && worth(known.place, k)
  return at && known && base && sign(base) !== 0 ? multiply(known.length, divide(worth(at.place, k), base)) : null
}

function knownIn(
  given: Given,
  row: Row,
): { readonly name: string; readonly place: Place; readonly length: Fraction } | null {
  for (const { name, length } of given.known) {
    const at = placeOf(given, name)
    if (at?.row === row) return { name, place: at.place, length }
  }
  return null
}

const ratioText = (value: Fraction): string => `${value.n} : ${value.d}`

/** The ratio of the rows, from two lengths of a row, or from their ratio. */
function ratioLines({ top, bottom, row, k, value, lengths }: Source): readonly Step[] {
  const share = `\\frac{${row.first}}{${row.second}}`
  const isPlain = (top === row.first && bottom === row.second) || (top === row.second && bottom === row.first)
  const shown = `\\frac{${k.n}}{${k.d}}`
  if (!lengths) {
    const said = `$${top} : ${bottom} = ${ratioText(value)}$`
    return [earns(0.5, isPlain ? says`${chain(share, shown)}` : says`${said}, so ${chain(share, shown)}`, 'ratio')]
  }
  const length = { [top]: lengths[0], [bottom]: lengths[1] }
  const whole = isPlain ? null : wholeOf(row, length)
  if (whole) length[whole.name] = whole.length
  const [first, second] = [length[row.first] ?? one, length[row.second] ?? one]
  const sides = [share, `\\frac{${lengthTex(first)}}{${lengthTex(second)}}`, shown]
  return [
    ...(whole ? [line('whole', says`${chain(...whole.sides)}`)] : []),
    earns(0.5, says`${chain(...sides.filter((side, index) => side !== sides[index - 1]))}`, 'ratio'),
  ]
}

/** The length of a row that the ratio still needs, where two others of it are known. */
function wholeOf({ first, second, rest = '', sum = '' }: Row, length: Readonly<Record<string, Fraction>>) {
  const joined = (name: string, sign: '+' | '-', a: string, b: string) => {
    const [one, other] = [length[a], length[b]]
    if (!one || !other) return null
    const found = sign === '+' ? add(one, other) : subtract(one, other)
    return {
      name,
      length: found,
      sides: [name, `${a} ${sign} ${b}`, `${lengthTex(one)} ${sign} ${lengthTex(other)}`, lengthTex(found)],
    }
  }
  return (
    joined(second, '+', first, rest) ??
    joined(first, '-', second, rest) ??
    joined(second, '-', sum, first) ??
    joined(first, '-', sum, second)
  )
}

/** What is asked, from the known length of its row. */
function askedLine(given: Given, k: Fraction, asked: string | Quotient): Step {
  const found = valueOf(given, k, asked) ?? one
  if (typeof asked !== 'string') return earns(0.5, `$${asked.top} : ${asked.bottom} = ${ratioText(found)}$`)
  const at = placeOf(given, asked)
  const known = at && knownIn(given, at.row)
  if (!at || !known) return ''
  if (known.name === asked) return earns(0.5, says`${chain(asked, lengthTex(found))} ${given.unit}`)
  const times = divide(worth(at.place, k), worth(known.place, k))
  const factor = times.d === 1n ? `${times.n}` : `\\frac{${times.n}}{${times.d}}`
  return earns(
    0.5,
    says`$\\frac{${asked}}{${known.name}} = ${factor}$, so ${chain(asked, `${factor} \\times ${lengthTex(known.length)}`, lengthTex(found))} ${given.unit}`,
  )
}

/** E.g. "DE ∥ BC in △ABC, AD : DB = 2 : 5 and AC = 21 cm. Find AE.", "△ABC ∼ △QRP, AB = 6, BC = 8, CA = 9, QR = 9. Find RP and PQ." */
export const similarLengths = worked<Given>({
  id: 'similar-lengths',
  archetype: 'tri-bpt-segment',
  objection,
  solve: (given) => {
    const [source] = sources(given)
    if (!source) throw new Error('similar-lengths: no ratio is told')
    const { k } = source
    const proportion = given.rows.map(({ first, second }) => `\\frac{${first}}{${second}}`).join(' = ')
    const values = given.asked.map((asked) => valueOf(given, k, asked) ?? one)
    const keys = given.asked.map((asked, index) => {
      const value = values[index] ?? one
      return typeof asked === 'string' ? lengthText(value) : `${value.n}:${value.d}`
    })
    return {
      lines: [
        ...given.reasons,
        earns(0.5, `So the corresponding lengths are in one ratio: $${proportion}$`, 'proportion'),
        ...ratioLines(source),
        ...given.asked.map((asked) => askedLine(given, k, asked)),
      ],
      key: keys.join(', '),
    }
  },
})
