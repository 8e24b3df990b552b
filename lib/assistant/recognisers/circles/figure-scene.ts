import type { Item } from '../../question/fact'
import type { Told } from '../../../solutions/circles/figure/told'
import { fraction, multiply, surd, type Fraction, type Surd } from '../../../maths'

/** What has been read of a figure so far; '?' stands for the point outside, '1' and '2' for points of contact that have no name. */
export class Scene {
  readonly told: Told[] = []
  centre = 'O'
  isCentreNamed = false
  units = new Set<string>()
  radius: Surd | null = null

  on(...points: readonly string[]): true {
    for (const point of points) this.told.push({ kind: 'on', point })
    return true
  }
  touch(at: string, through: string): true {
    this.told.push({ kind: 'touch', at, through })
    return true
  }
  length(name: string, value: Surd, unit: string): true {
    if (unit !== '') this.units.add(unit)
    this.told.push({ kind: 'length', name, value })
    return true
  }
  angle(name: string, value: Fraction): true {
    this.told.push({ kind: 'angle', name, value })
    return true
  }
  setRadius(value: Fraction, unit: string): boolean {
    if (this.radius) return false
    this.radius = surd(value, 1)
    if (unit !== '') this.units.add(unit)
    return true
  }

  /** What asks for the angle between the tangents. */
  asksBetween: readonly Item[] = []
  /** What asks for the angle between a tangent and a chord. */
  asksWithChord: { readonly chord: string; readonly taken: readonly Item[] } | null = null
  /** An angle at a point of contact that is asked for as the acute one: TAB. */
  acute = ''
  isInRadii = false
  /** No length is told but in radii: "the radius is r". */
  inRadii(): boolean {
    this.isInRadii = true
    return this.setRadius(fraction(1), '')
  }
  manyRadii(name: string, times: Fraction): boolean {
    if (!this.radius) this.inRadii()
    return (
      this.radius !== null &&
      this.length(name, surd(multiply(this.radius.coefficient, times), this.radius.radicand), '')
    )
  }

  get contacts(): readonly string[] {
    return [...new Set(this.told.flatMap((one) => (one.kind === 'touch' ? [one.at] : [])))]
  }
  get outer(): readonly string[] {
    return [...new Set(this.told.flatMap((one) => (one.kind === 'touch' ? [one.through] : [])))]
  }
}

/** "PA and PB": P, A, B; null where they share no letter, or both. */
export function sharing(one: string, other: string): readonly [string, string, string] | null {
  const shared = [...one].filter((letter) => other.includes(letter))
  const [p] = shared
  if (one.length !== 2 || other.length !== 2 || shared.length !== 1 || p === undefined) return null
  return [p, one.replace(p, ''), other.replace(p, '')]
}

export const isName = (name: string, letters: number): boolean => name.length === letters && /^[A-Z]+$/.test(name)

/** The name of a point in capitals, where a student writes "from p". */
export const up = (name: string): string => (/^[a-z]$/.test(name) ? name.toUpperCase() : name)
