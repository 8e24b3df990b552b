import type { Key } from './quantities'
import type { Told } from './told'
import type { Fraction } from '../../../maths/fraction'

/** The terms that are told, "a_5 = 10", or the sums. */
export const placesTold = ({ told }: Told, letter: 'a' | 'S'): readonly (readonly [place: number, value: Fraction])[] =>
  [...told].flatMap(([key, value]) => {
    const place = placeOf(key, letter)
    return place === null ? [] : [[place, value] as const]
  })

/** The one place k of which a_k, or S_k, is asked for, where nothing else is. */
export function placeAsked({ asked }: Told, letter: 'a' | 'S'): number | null {
  const [key, ...more] = asked
  return key !== undefined && more.length === 0 ? placeOf(key, letter) : null
}

const placeOf = (key: Key, letter: 'a' | 'S'): number | null => {
  const [, of, place] = /^([aS])_(\d+)$/.exec(key) ?? []
  return of === letter ? Number(place) : null
}

/** The values of just these keys, where the question tells them and no others; no formula either. */
export function tellsJust<Name extends Key>(
  all: Told,
  ...keys: readonly Name[]
): Readonly<Record<Name, Fraction>> | null
export function tellsJust({ told, sum }: Told, ...keys: readonly Key[]): Readonly<Record<Key, Fraction>> | null {
  if (sum || told.size !== keys.length || !keys.every((key) => told.has(key))) return null
  return Object.fromEntries(told)
}

/** Whether just these are asked for. */
export const asksJust = ({ asked }: Told, ...keys: readonly Key[]): boolean =>
  asked.size === keys.length && keys.every((key) => asked.has(key))
