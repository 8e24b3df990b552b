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

/** "60 km by train and the rest by bus", twice, of a way that is told first. */
function sharedIn(
  question: Question,
  [whole, ...parts]: readonly Told[],
  [u, v]: readonly [string, string],
): readonly (readonly [Fraction, Fraction])[] {
  const rest = question.words.filter((word) => /^(?:rest|remaining|remainder|baki|baaki)$/.test(word)).length
  if (!whole || parts.length !== 2 || rest !== 2) return []
  return parts.flatMap(({ value, after }) => {
    const by = after.slice(0, 3).find((word) => vehicles.test(word))
    const other = subtract(whole.value, value)
    if (compare(value, whole.value) >= 0) return []
    return by === u ? [[value, other] as const] : by === v ? [[other, value] as const] : []
  })
}

const taking = ([first, second]: readonly [Fraction, Fraction], time: Fraction): Statement => ({
  left: plus(times(number(first), x), times(number(second), y)),
  right: number(time),
})

/** Two journeys, each told with the way by both vehicles. */
function fourIn(kms: readonly Told[], [u, v]: readonly [string, string]): readonly (readonly [Fraction, Fraction])[] {
  const trips = kms.map(({ value, after }) => ({ value, by: after.slice(0, 3).find((word) => vehicles.test(word)) }))
  return [trips.slice(0, 2), trips.slice(2)].flatMap((two) => {
    const [first, second] = [u, v].map((name) => two.find(({ by }) => by === name))
    return first && second ? [[first.value, second.value] as const] : []
  })
}

/** A journey of so many km by two vehicles, told with two ways to share it: the speed of each. */
export function vehiclesIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question)
  const { told, spare } = toldIn(pieces ?? [])
  const named = [...new Set(question.words.filter((word) => vehicles.test(word)))]
  const [u, v] = named
  const kms = told.filter(({ unit }) => unit === 'km')
  const hours = told.filter(({ unit }) => unit === 'hour')
  const [t, later] = hours
  if (!pieces || u === undefined || v === undefined || named.length !== 2 || spare.length > 0) return null
  if (!t || !later || hours.length !== 2 || told.length !== kms.length + 2) return null
  if (kms.some(({ way }) => way !== null) || t.way !== null) return null
  const asked = askedIn(pieces)
  const isSpeed = asked.some((word) => /^speeds?$/.test(word))
  if (!isSpeed || asksElse(asked) || asked.some((word) => /^(?:time|average)$/.test(word))) return null
  const shared = kms.length === 4 ? fourIn(kms, [u, v]) : sharedIn(question, kms, [u, v])
  // "10 minutes longer" than before
  const second =
    later.way === null ? later.value : later.way === 'up' ? add(t.value, later.value) : subtract(t.value, later.value)
  const [a, b] = shared
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
