import { askedIn, asksElse, piecesOf, toldIn, type Told } from './pieces'
import { only } from './story-of'
import { x, y } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { add, compare, subtract, type Fraction } from '../../../maths/fraction'
import { number, over, plus, times } from '../../../solutions/told/expression'
import type { Asked, Given, Statement } from '../../../solutions/told/told'

const vehicles =
  /^(?:train|bus|car|taxi|bike|scooter|steamer|boat|plane|aeroplane|metro|auto|foot|rickshaw|cycle|bicycle|motorcycle)$/

/** How far it goes by the first of the two, and what the whole journey takes. */
interface Trip {
  readonly by: string
  readonly far: Fraction
}

/** A journey of so many km by two vehicles, told with two ways to share it: the speed of each. */
export function vehiclesIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question)
  const { told, spare } = toldIn(pieces ?? [])
  const named = [...new Set(question.words.filter((word) => vehicles.test(word)))]
  const [u, v] = named
  const kms = told.filter(({ unit }) => unit === 'km')
  const hours = told.filter(({ unit }) => unit === 'hour')
  const [whole, one, two] = kms
  const [t, later] = hours
  if (!pieces || u === undefined || v === undefined || named.length !== 2 || spare.length > 0) return null
  if (!whole || !one || !two || kms.length !== 3 || !t || !later || hours.length !== 2 || told.length !== 5) return null
  if (kms.some(({ way }) => way !== null) || t.way !== null) return null
  const rest = question.words.filter((word) => /^(?:rest|remaining|remainder|baki|baaki)$/.test(word)).length
  if (rest !== 2 || [one, two].some(({ value }) => compare(value, whole.value) >= 0)) return null
  const trips = [one, two].flatMap(({ value, after }: Told): readonly Trip[] => {
    const by = after.slice(0, 3).find((word) => vehicles.test(word))
    return by === undefined ? [] : [{ by, far: value }]
  })
  const asked = askedIn(pieces)
  const isSpeed = asked.some((word) => /^speeds?$/.test(word))
  if (trips.length !== 2 || !isSpeed || asksElse(asked) || asked.some((word) => /^(?:time|average)$/.test(word)))
    return null
  // "10 minutes longer" than before
  const second =
    later.way === null ? later.value : later.way === 'up' ? add(t.value, later.value) : subtract(t.value, later.value)
  const taking = ({ by, far }: Trip, time: Fraction): Statement => {
    const other = number(subtract(whole.value, far))
    const [first, last] = by === u ? [number(far), other] : [other, number(far)]
    return { left: plus(times(first, x), times(last, y)), right: number(time) }
  }
  const [a, b] = trips
  if (!a || !b) return null
  const speeds: readonly Asked[] = [
    { name: `the speed by ${u}`, value: over(number(1), x), unit: ' km/h' },
    { name: `the speed by ${v}`, value: over(number(1), y), unit: ' km/h' },
  ]
  const wanted = speeds.filter((_, at) => asked.includes(named[at] ?? ''))
  return only(
    question,
    [
      {
        unknowns: [`the hours for each km by ${u}`, `those by ${v}`],
        statements: [taking(a, t.value), taking(b, second)],
        limits: [x, y].map((of) => ({ of, is: 'positive' as const })),
        asked: wanted.length === 0 ? speeds : wanted,
      },
    ],
    true,
  )
}
