import type { Drawn } from './drawn'
import { overSize, plainSize, sizeNumber, type Size } from './size'
import { keyOf, pointsOf, type TriangleFigure } from './told'
import { degreesOf } from '../../pieces/figure/plane'
import type { Fraction } from '../../../maths'

/** What has been found, with the line that says so and what that rests on. */
export interface Known {
  readonly value: Size
  /** '' where it is told. */
  readonly text: string
  readonly from: readonly string[]
}

/** An equation for the letter, what is nought: a x² + b x + c. */
export interface Equation {
  readonly coefficients: readonly [a: Fraction, b: Fraction, c: Fraction]
  readonly lines: readonly string[]
  readonly from: readonly string[]
}

/** The points of a figure, what its drawings show, and the lengths and ratios that are known so far. */
export class Sheet {
  readonly points: readonly string[]
  /** For the letter, as they are found. */
  readonly equations: Equation[] = []
  private readonly known = new Map<string, Known>()
  private waiting = new Map<string, Known>()
  private readonly degrees = new Map<string, readonly number[]>()
  private readonly spans = new Map<string, readonly number[]>()

  constructor(
    readonly figure: TriangleFigure,
    readonly drawn: readonly Drawn[],
    readonly letter: string,
  ) {
    this.points = pointsOf(figure)
  }

  /** How large an angle is in each drawing. */
  seen(a: string, v: string, b: string): readonly number[] {
    const name = `${a}${v}${b}`
    const known = this.degrees.get(name) ?? this.drawn.map(({ at }) => degreesOf(at(a), at(v), at(b)))
    this.degrees.set(name, known)
    return known
  }
  isAngle = (a: string, v: string, b: string, size: number): boolean =>
    this.seen(a, v, b).every((one) => Math.abs(one - size) < 1e-3)
  /** Three points in a line. */
  isFlat = (a: string, b: string, c: string): boolean =>
    this.seen(a, b, c).every((one) => one < 1e-3 || one > 180 - 1e-3)
  isOnLine = (point: string, [a = '', b = '']: string): boolean =>
    point === a || point === b || this.isFlat(a, point, b)

  /** How long something is in each drawing. */
  span(name: string): readonly number[] {
    const key = keyOf(name)
    const known = this.spans.get(key) ?? this.drawn.map(({ size }) => size(name))
    this.spans.set(key, known)
    return known
  }

  /** The first of the points on the same ray: what an angle is called by. */
  readonly ray = (v: string, a: string): string =>
    this.points.find((b) => b !== v && (b === a || this.isAngle(a, v, b, 0))) ?? a

  size = (name: string): Known | undefined => this.known.get(keyOf(name))
  ratio(top: string, bottom: string): Known | undefined {
    const known = this.known.get(ratioKey(top, bottom))
    if (!known || isInOrder(top, bottom)) return known
    const value = overSize(unity, known.value)
    return value ? { ...known, value } : undefined
  }
  /** All ratios that are known, the names in the order of their values. */
  ratios(): readonly (readonly [top: string, bottom: string, Known])[] {
    return [...this.known].flatMap(([key, known]) => {
      const [top, bottom] = key.split('/')
      return top !== undefined && bottom !== undefined ? [[top, bottom, known] as const] : []
    })
  }
  holds = (key: string): boolean => this.known.has(key)

  /** Notes a length for the next round, where the drawings bear it out. */
  addSize(name: string, value: Size | null, text: string, ...from: readonly string[]): void {
    if (!value || !this.drawn.every(({ letter }, i) => isNear(sizeNumber(value, letter), this.span(name)[i] ?? 0)))
      return
    this.note(keyOf(name), { value, text, from })
  }
  addRatio(top: string, bottom: string, value: Size | null, text: string, ...from: readonly string[]): void {
    if (!value || keyOf(top) === keyOf(bottom)) return
    const isSeen = this.drawn.every(({ letter }, i) =>
      isNear(sizeNumber(value, letter) * (this.span(bottom)[i] ?? 0), this.span(top)[i] ?? 0),
    )
    const stored = isInOrder(top, bottom) ? value : overSize(unity, value)
    if (isSeen && stored) this.note(ratioKey(top, bottom), { value: stored, text, from })
  }
  /** A line that others rest on: that triangles are similar. */
  addNote(key: string, text: string, ...from: readonly string[]): void {
    this.note(key, { value: nothing, text, from })
  }
  /** An equation that tells the letter. */
  addEquation(equation: Equation): void {
    const [a, b] = equation.coefficients
    if (a.n !== 0n || b.n !== 0n) this.equations.push(equation)
  }
  private note(key: string, found: Known): void {
    if (this.known.has(key)) return
    const other = this.waiting.get(key)
    if (!other || this.weight(found) < this.weight(other)) this.waiting.set(key, found)
  }
  private readonly weight = ({ from, text }: Known): number => this.linesTo(from).length * 1000 + text.length

  /** What was noted in this round counts from now on; false where that is nothing. */
  nextRound(): boolean {
    for (const [key, one] of this.waiting) this.known.set(key, one)
    const isMore = this.waiting.size > 0
    this.waiting = new Map()
    return isMore
  }

  /** The lines that lead to these, each once, in their order. */
  linesTo(keys: readonly string[]): readonly string[] {
    const done = new Set<string>()
    const lines: string[] = []
    const walk = (key: string): void => {
      if (done.has(key)) return
      done.add(key)
      const known = this.known.get(key)
      known?.from.forEach(walk)
      if (known && known.text !== '' && !lines.includes(known.text)) lines.push(known.text)
    }
    keys.forEach(walk)
    return lines
  }
}

const nothing = plainSize(0)
const unity = plainSize(1)
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-5 * (1e-9 + Math.abs(b))

const isInOrder = (top: string, bottom: string): boolean => keyOf(top) <= keyOf(bottom)
/** One name for a ratio and for what it is turned over. */
export const ratioKey = (top: string, bottom: string): string => [keyOf(top), keyOf(bottom)].toSorted().join('/')
export const sizeKey = keyOf
