import type { Random } from '../../../random'

/** The criterion that the data fit. */
export type Case = 'AA' | 'SSS' | 'SAS' | 'none'

/** What is measured on a triangle ABC and a second one, in the ratio p : q where sides are known. */
export interface Compared {
  /** Two angles, three sides, two sides and the angle between them, or an angle that is not between them. */
  readonly measured: 'angles' | 'sides' | 'included' | 'opposite'
  /** Whether the measures of the two triangles agree. */
  readonly agree: boolean
  /** The vertices of the second triangle that are said to correspond to A, B and C. */
  readonly second: string
  readonly p: number
  readonly q: number
  readonly sides: readonly [number, number, number]
  readonly angles: readonly [number, number]
  /** So small that two triangles of different shape have it opposite the shorter of the two sides. */
  readonly narrow: number
}

type Kind = Pick<Compared, 'measured' | 'agree'>

const agreeing = ['angles', 'sides', 'included'] as const

/** Where no criterion fits: the measures disagree, or the equal angles do not lie between the sides. */
const misfits: readonly Kind[] = [
  { measured: 'angles', agree: false },
  { measured: 'sides', agree: false },
  { measured: 'included', agree: false },
  { measured: 'opposite', agree: true },
]

/** Each criterion fits as often as none. */
export const drawCase = (random: Random): Kind =>
  random.chance(0.26) ? random.pick(misfits) : { measured: random.pick(agreeing), agree: true }

export const fitting = ({ measured, agree }: Pick<Compared, 'measured' | 'agree'>): Case => {
  if (!agree || measured === 'opposite') return 'none'
  return measured === 'angles' ? 'AA' : measured === 'sides' ? 'SSS' : 'SAS'
}

/** A measured side or angle: of the first triangle, and of the second. */
export interface Measure {
  readonly name: readonly [string, string]
  readonly value: readonly [number, number]
}

const vertexPair = (place: number, { second }: Compared): readonly [string, string] => [
  'ABC'.charAt(place),
  second.charAt(place),
]

const side = (from: number, to: number, draw: Compared): readonly [string, string] => {
  const [one, other] = [vertexPair(from, draw), vertexPair(to, draw)]
  return [`${one[0]}${other[0]}`, `${one[1]}${other[1]}`]
}

/** The sides that are measured. */
export function measuredSides(draw: Compared): readonly Measure[] {
  const {
    measured,
    agree,
    p,
    q,
    sides: [x, y, z],
  } = draw
  const off = agree ? 0 : 1
  const measure = (from: number, to: number, length: number, more = 0): Measure => ({
    name: side(from, to, draw),
    value: [p * length, q * length + more],
  })
  switch (measured) {
    case 'angles':
      return []
    case 'sides':
      return [measure(0, 1, x), measure(1, 2, y), measure(2, 0, z, off)]
    case 'included':
      return [measure(0, 1, x), measure(1, 2, y, off)]
    case 'opposite':
      return [measure(0, 1, y), measure(1, 2, x)]
    default:
      return measured satisfies never
  }
}

/** The angles that are measured, by the vertex of each triangle. */
export function measuredAngles(draw: Compared): readonly (readonly [vertex: string, degrees: number])[] {
  const {
    measured,
    agree,
    angles: [first, second],
    narrow,
  } = draw
  const both = (place: number, degrees: number) => vertexPair(place, draw).map((vertex) => [vertex, degrees] as const)
  switch (measured) {
    case 'angles':
      return [
        ['A', first],
        ['B', second],
        [draw.second.charAt(0), first],
        [draw.second.charAt(2), 180 - first - second + (agree ? 0 : 6)],
      ]
    case 'sides':
      return []
    case 'included':
      return both(1, first)
    case 'opposite':
      return both(0, narrow)
    default:
      return measured satisfies never
  }
}

/** What is known about the two triangles, in words. */
export function known(draw: Compared): string {
  const sides = measuredSides(draw)
  const angles = measuredAngles(draw).map(([vertex, degrees]) => `$\\angle ${vertex} = ${degrees}^\\circ$`)
  const list = (index: 0 | 1) => sides.map(({ name, value }) => `$${name[index]} = ${value[index]}$ cm`)
  const all = [...list(0), ...list(1), ...angles]
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`
}

/** The same as it is read aloud: "AB = 4 cm and angle B = 50°". */
export const knownAloud = (draw: Compared): string =>
  known(draw).replaceAll('$', '').replaceAll('\\angle', 'angle').replaceAll('^\\circ', '°')
