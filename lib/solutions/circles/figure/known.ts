import { surdNumber, type Drawn } from './placed'
import { pointsOf, type CircleFigure } from './told'
import { degreesOf, distance } from '../../pieces/figure/plane'
import { toNumber, type Fraction } from '../../../maths/fraction'
import type { Surd } from '../../../maths/surd'

const segment = (name: string): string => [...name].toSorted().join('')

/** What has been found: an angle or a length, with the line that says so and what that rests on. */
export interface Known<Value> {
  readonly value: Value
  /** '' where it is told. */
  readonly text: string
  readonly from: readonly string[]
}

/** The points of a figure, what its drawings show, and the angles and lengths that are known so far. */
export class Sheet {
  readonly points: readonly string[]
  readonly angles = new Map<string, Known<Fraction>>()
  readonly lengths = new Map<string, Known<Surd>>()
  private waitingAngles = new Map<string, Known<Fraction>>()
  private waitingLengths = new Map<string, Known<Surd>>()
  private readonly degrees = new Map<string, readonly number[]>()

  constructor(
    readonly figure: CircleFigure,
    readonly drawn: readonly Drawn[],
    hidden: readonly string[] = [],
  ) {
    this.points = [...pointsOf(figure), ...hidden]
  }

  /** How large an angle is in each drawing. */
  seen(a: string, v: string, b: string): readonly number[] {
    const name = `${a}${v}${b}`
    const known = this.degrees.get(name) ?? this.drawn.map(({ at }) => degreesOf(at(a), at(v), at(b)))
    this.degrees.set(name, known)
    return known
  }
  isAngle = (a: string, v: string, b: string, size: number): boolean =>
    this.seen(a, v, b).every((one) => Math.abs(one - size) < 1e-4)
  isLength = (a: string, b: string, size: number, of?: readonly [string, string]): boolean =>
    this.drawn.every(({ at, scale }) => {
      const unit = of ? distance(at(of[0]), at(of[1])) : 1 / scale
      return Math.abs(distance(at(a), at(b)) - size * unit) < 1e-5 * (1 + size * unit)
    })

  /** The first of the points on the same ray: what an angle is called by. */
  private ray = (v: string, a: string): string =>
    this.points.find((b) => b !== v && (b === a || this.isAngle(a, v, b, 0))) ?? a
  private angleKey = (a: string, v: string, b: string): string =>
    `∠${v}${[this.ray(v, a), this.ray(v, b)].toSorted().join('')}`
  angle = (a: string, v: string, b: string): Known<Fraction> | undefined => this.angles.get(this.angleKey(a, v, b))
  length = (a: string, b: string): Known<Surd> | undefined => this.lengths.get(segment(`${a}${b}`))

  /** Notes an angle for the next round, where the drawings bear it out. */
  addAngle(a: string, v: string, b: string, value: Fraction, text: string, ...from: readonly string[]): void {
    const key = this.angleKey(a, v, b)
    if (this.angles.has(key) || this.waitingAngles.has(key) || !this.isAngle(a, v, b, toNumber(value))) return
    this.waitingAngles.set(key, { value, text, from })
  }
  addLength(a: string, b: string, value: Surd, text: string, ...from: readonly string[]): void {
    const key = segment(`${a}${b}`)
    if (this.lengths.has(key) || this.waitingLengths.has(key) || !this.isLength(a, b, surdNumber(value))) return
    this.waitingLengths.set(key, { value, text, from })
  }
  keyOfAngle = (name: string): string => this.angleKey(name.charAt(0), name.charAt(1), name.charAt(2))
  keyOfLength = (name: string): string => segment(name)

  /** What was noted in this round counts from now on; false where that is nothing. */
  nextRound(): boolean {
    for (const [key, one] of this.waitingAngles) this.angles.set(key, one)
    for (const [key, one] of this.waitingLengths) this.lengths.set(key, one)
    const isMore = this.waitingAngles.size + this.waitingLengths.size > 0
    this.waitingAngles = new Map()
    this.waitingLengths = new Map()
    return isMore
  }

  /** The lines that lead to these, each once, in their order. */
  linesTo(keys: readonly string[]): readonly string[] {
    const done = new Set<string>()
    const lines: string[] = []
    const walk = (key: string): void => {
      if (done.has(key)) return
      done.add(key)
      const known = this.angles.get(key) ?? this.lengths.get(key)
      known?.from.forEach(walk)
      if (known && known.text !== '' && !lines.includes(known.text)) lines.push(known.text)
    }
    keys.forEach(walk)
    return lines
  }
}
