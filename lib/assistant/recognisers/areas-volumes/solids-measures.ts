import { dimension, type Measure, type Shape } from '../../../solutions/areas-volumes/solids/rules'
import { times, type Value } from '../../../solutions/areas-volumes/solids/value'
import { divide, fraction, sign, type Fraction } from '../../../maths'

/** In millimetres. */
export const lengths: Readonly<Record<string, Fraction>> = {
  mm: fraction(1),
  cm: fraction(10),
  dm: fraction(100),
  m: fraction(1000),
  km: fraction(1000000),
}

/** By what name a shape bears a measure; null where it has none of the kind. */
export function measureOf(shape: Shape, measure: Measure): Measure | null {
  if (measure === 'S') return /^(?:sphere|cube|cuboid)$/.test(shape) ? 'T' : null
  const own: Readonly<Record<Shape, string>> = {
    cone: 'rdhlcBCTV',
    cylinder: 'rdhcBCTV',
    sphere: 'rdcCTV',
    hemisphere: 'rdcBCTV',
    cube: 'aBCTV',
    cuboid: 'LbhBTV',
  }
  if (own[shape].includes(measure)) return measure
  if (shape === 'cylinder' && (measure === 'L' || measure === 'b')) return 'h'
  if (shape === 'cube' && /[Lhb]/.test(measure)) return 'a'
  return null
}

export const factorNamed: ReadonlyMap<string, Fraction> = new Map([
  ['twice', fraction(2)],
  ['double', fraction(2)],
  ['thrice', fraction(3)],
  ['half', fraction(1, 2)],
])

export const cube = (value: Fraction): Fraction => fraction(value.n ** 3n, value.d ** 3n)
export const textOf = ({ q, p }: Value): string => [q.n, q.d, p.n, p.d].join()
/** What the whole is measured by. */
export const wholeMeasure = (measure: Measure): Measure | null =>
  measure === 'T' ? 'S' : /[hL]/.test(measure) ? 'H' : /[VSHb]/.test(measure) ? measure : null

/** A value in the unit of all; null where the unit does not fit what is measured. */
export function inUnit(value: Value, own: string, measure: Measure, unit: string): Value | null {
  if (own === '') return sign(value.q) >= 0 ? value : null
  const size = dimension(measure)
  if (own === 'litre')
    return size === 3 && lengths[unit] ? times(value, cube(divide(fraction(100), lengths[unit]))) : null
  const power = Number(/\d$/.exec(own)?.[0] ?? 1)
  const base = own.replace(/\^.$/, '')
  if (power !== size) return null
  if (base === unit) return value
  const [from, to] = [lengths[base], lengths[unit]]
  return from && to ? Array.from({ length: power }).reduce<Value>((so) => times(so, divide(from, to)), value) : null
}
