import { multiplesOfBoth, multiplesOfEither, notMultiples } from './multiples-count'
import { listFor, suiting, twoDigit } from './listed-count'
import type { Counted } from './counted'
import type { Numbered } from './numbered-ask'

export function countNumbers(given: Numbered): Counted {
  const { ask } = given
  switch (ask.kind) {
    case 'square':
    case 'cube':
    case 'prime':
      return listFor(given, ask.kind)
    case 'two-digit':
      return twoDigit(given)
    case 'event':
      return suiting(given, ask.event)
    case 'not':
      return notMultiples(given, ask.a)
    case 'both':
      return multiplesOfBoth(given, ask.a, ask.b)
    case 'either':
      return multiplesOfEither(given, ask.a, ask.b)
    default:
      return ask satisfies never
  }
}
