import type { Fact } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { lettersNamed } from '../../question/pick'
import { valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { add, fraction, multiply, sign, type Fraction } from '../../../maths/fraction'
import { isSquare } from '../../../maths/integer'

/** Words of mensuration that change nothing. */
export const measureWords = [
  'use',
  'has',
  'take',
  'using',
  'solid',
  'whose',
  'having',
  'circular',
  'right',
  'base',
  'made',
  'its',
  'each',
  'formula',
] as const

export interface Length {
  readonly value: Fraction
  readonly unit: string
  readonly fact: Fact
}

/** What may stand between a length and its number: "the radius of the conical paperweight is 7 cm". */
const joins = new Set(
  'equal circle circular sector base solid cylinder cylindrical cone conical sphere spherical hemisphere hemispherical each ball right'.split(
    ' ',
  ),
)
const isJoin = (word: string): boolean => joins.has(word) || isFree(word)

/** The number that a word names: "radius 7 cm", "radius of 7 cm", "r = 7", "5 cm high" for an adjective. */
export function lengthNamed(question: Question, names: readonly string[], letter = '', adjective = ''): Length | null {
  const { items } = question
  for (const [index, item] of items.entries()) {
    if (item.kind === 'equation' && letter !== '') {
      const value = valueOf(item, letter)
      if (value) return { value, unit: '', fact: item }
    }
    if (item.kind !== 'number') continue
    const after = items[index + 1]
    if (adjective !== '' && after?.kind === 'word' && after.text === adjective) return { ...item, fact: item }
    if (names.includes(nameBefore(question, index))) return { ...item, fact: item }
  }
  return null
}

/** The word before a number, with "slant" and joining words taken in. */
function nameBefore({ items }: Question, index: number): string {
  let at = index - 1
  for (
    let item = items[at];
    item?.kind === 'word' && isJoin(item.text) && !/^[rdhl]$/.test(item.text);
    item = items[at]
  )
    at--
  const [word, before] = [items[at], items[at - 1]]
  if (word?.kind === 'letter') return word.name
  if (word?.kind !== 'word') return ''
  return before?.kind === 'word' && before.text === 'slant' ? `slant ${word.text}` : word.text
}

export interface Round {
  readonly kind: 'radius' | 'diameter'
  readonly length: Fraction
  readonly unit: string
  readonly used: readonly Fact[]
}

/** How wide a round thing is. */
export function acrossIn(question: Question): Round | null {
  const letters = lettersNamed(question, 'r', 'd', 'h', 'l')
  const radius = lengthNamed(question, ['radius', 'r'], 'r')
  if (radius) return { kind: 'radius', length: radius.value, unit: radius.unit, used: [radius.fact, ...letters] }
  const diameter = lengthNamed(question, ['diameter', 'd'], 'd')
  return diameter
    ? { kind: 'diameter', length: diameter.value, unit: diameter.unit, used: [diameter.fact, ...letters] }
    : null
}

/** π as the question wants it taken; 22/7 where it does not say. */
export function piIn(question: Question): { readonly pi: Fraction; readonly used: readonly Fact[] } {
  for (const fact of factsOf(question, 'equation')) {
    const pi = valueOf(fact, 'π')
    if (pi) return { pi, used: [fact] }
  }
  return { pi: fraction(22, 7), used: [] }
}

export type SurfaceOrVolume = 'curved surface area' | 'total surface area' | 'volume'

/** What may be asked of a solid and is no measure of it, or measures it in things. */
const otherwise = /^(?:time|weight|mass|bricks?|tiles?|costs?|charges?|price|expen\w+|money)$/

/** Which measure of a solid is asked; null where none or more than one is. */
export function measureAsked({ words }: Question): SurfaceOrVolume | null {
  if (words.some((word) => otherwise.test(word))) return null
  const asked: readonly SurfaceOrVolume[] = [
    ...(words.includes('volume') || words.includes('capacity') ? ['volume' as const] : []),
    ...(words.includes('curved') || words.includes('lateral') || words.includes('csa')
      ? ['curved surface area' as const]
      : []),
    ...(words.includes('total') || words.includes('tsa') ? ['total surface area' as const] : []),
  ]
  return asked.length === 1 ? (asked[0] ?? null) : null
}

export const askWords = ['volume', 'capacity', 'curved', 'lateral', 'total', 'surface', 'area', 'csa', 'tsa'] as const

/** The unit of a measure, from that of the lengths. */
export const unitOf = ({ asked, unit }: { readonly asked: string; readonly unit: string }): string =>
  unit === '' ? '' : `${unit}${asked === 'volume' ? '³' : '²'}`

/** The height of a cone, from its slant height and radius, where it is rational. */
export function heightFrom(slant: Fraction, radius: Fraction): Fraction | null {
  const square = add(multiply(slant, slant), multiply(fraction(-1), multiply(radius, radius)))
  if (sign(square) <= 0) return null
  const [top, bottom] = [Number(square.n), Number(square.d)]
  return isSquare(top) && isSquare(bottom) ? fraction(Math.sqrt(top), Math.sqrt(bottom)) : null
}

/** Whether two lengths are in one unit; "r = 3.5" may leave it to the other. */
export const isOneUnit = (one: string, other: string): boolean => one === other || one === '' || other === ''
