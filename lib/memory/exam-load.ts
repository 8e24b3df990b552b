import type { Archetype } from './catalogue'
import type { Day } from './day'
import { longestRest } from './schedule'
import type { Standing, Standings } from './standing'

/** A new archetype that goes well comes back after about three days, and each time rests about two and a half times as long. */
const firstRest = 3
const growth = 2.5

/** On how many days from `first` until the exam an archetype is asked, if all goes well. */
function visits(first: Day, rest: number, exam: Day): number {
  let [count, day, pause] = [0, first, rest]
  while (day < exam) {
    count += 1
    day += Math.round(pause)
    pause = Math.min(pause * growth, longestRest)
  }
  return count
}

/** How many problems it takes until the exam to keep what is known: about, for a wrong answer costs one more. */
export const upkeep = (standings: readonly Standing[], today: Day, exam: Day): number =>
  standings.reduce(
    (sum, { due, stability }) => sum + visits(Math.max(due, today), Math.max(stability * growth, firstRest), exam),
    0,
  )

/** How many problems it takes to meet these, one after the other over the first so many days, and to keep them. */
export function meeting(
  order: readonly Archetype[],
  standings: Standings,
  days: number,
  today: Day,
  exam: Day,
): number {
  return order.reduce((sum, { id }, place) => {
    if (standings.has(id)) return sum
    return sum + visits(today + Math.floor((place * days) / order.length), firstRest, exam)
  }, 0)
}
