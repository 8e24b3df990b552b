import { askedIn, piecesOf, toldIn } from './pieces'
import { only } from './story-of'
import { x, y } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { fraction } from '../../../maths/fraction'
import { number, plus, times } from '../../../solutions/told/expression'
import type { Asked, Given } from '../../../solutions/told/told'

const isTicket = (word: string): boolean => /^tickets?$/.test(word)

/** A half ticket costs half the fare and the same reservation: two bills tell the fare and the reservation charges. */
export function halfTicketsIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => /^[A-Z]$/.test(name))
  const { told, spare } = toldIn(pieces ?? [])
  const [m, n, ...more] = told
  if (!pieces || !m || !n || more.length + spare.length > 0 || told.some(({ unit }) => unit !== '₹')) return null
  // the first sentence tells the rule
  const rule = pieces.slice(
    0,
    pieces.findIndex(({ kind }) => kind === 'stop'),
  )
  const ruled = rule.flatMap((piece) => (piece.kind === 'word' ? [piece.text] : []))
  const isRule =
    ruled.filter((word) => word === 'half').length >= 2 &&
    ['full', 'same'].every((word) => ruled.includes(word)) &&
    ruled.some((word) => /^(?:reservation|reserved)$/.test(word))
  const counted = [m, n].map(({ before }) => ({
    half: before.filter((word) => word === 'half').length,
    all: before.filter(isTicket).length,
  }))
  const isOnes = counted.every(({ half, all }) => all > 0 && all <= 2 && half <= 1)
  const asked = askedIn(pieces)
  if (!isRule || !isOnes || asked.some((word) => /^(?:half|total|ratio)$/.test(word))) return null
  const wanted: readonly Asked[] = [
    { name: 'the full fare in rupees', value: x, says: /^(?:fare|full)$/ },
    { name: 'the reservation charges in rupees', value: y, says: /^reservation$/ },
  ].flatMap(({ name, value, says }) => (asked.some((word) => says.test(word)) ? [{ name, value, unit: '' }] : []))
  if (wanted.length === 0) return null
  return only(question, [
    {
      unknowns: ['the full fare in rupees', 'the reservation charges in rupees'],
      statements: [m, n].map(({ value }, at) => {
        const { half, all } = counted[at] ?? { half: 0, all: 0 }
        return {
          left: plus(times(number(fraction(2 * all - half, 2)), x), times(number(all), y)),
          right: number(value),
        }
      }),
      limits: [x, y].map((of) => ({ of, is: 'positive' as const })),
      asked: wanted,
    },
  ])
}
