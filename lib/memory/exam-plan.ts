import type { Archetype, Catalogue } from './catalogue'
import type { Day } from './day'
import { meeting, upkeep } from './exam-load'
import { grouped } from './grouped'
import type { Standings } from './standing'
import { perDay } from './per-day'
import { unitOf, units, type Unit } from '../units'
import { daysToBeSure } from './words'

export interface ExamPlan {
  /** From today to the day before the exam. */
  readonly daysLeft: number
  /** New or learning, in the order in which the plan takes them. */
  readonly toLearn: readonly Archetype[]
  /** How many were sure, and are due again. */
  readonly dueAgain: number
  /** For today and each day after it: what the plan takes up on that day. */
  readonly days: readonly (readonly Archetype[])[]
  /** About how many problems a day it takes to meet all of them and to keep what is known. */
  readonly needed: number
  /** It can be done at ten problems a day, and there are days enough to be right on two of them. */
  readonly fits: boolean
  /** Where it does not fit: what is left out at ten problems a day, by unit of the board. */
  readonly leftOut: readonly { readonly unit: Unit; readonly count: number }[]
}

/**
 * The archetypes that are not yet sure, spread evenly over the days left. Units take turns in proportion to their marks, so that where
 * time runs out, each unit has had its share. undefined when the exam is today or over.
 */
export function examPlan(catalogue: Catalogue, standings: Standings, today: Day, exam: Day): ExamPlan | undefined {
  const daysLeft = exam - today
  if (daysLeft <= 0) return undefined
  const wordOf = ({ id }: Archetype) => standings.get(id)?.word ?? 'new'
  const toLearn = byMarks(catalogue.archetypes.filter((one) => ['new', 'learning'].includes(wordOf(one))))
  const kept = catalogue.archetypes.flatMap(({ id }) => standings.get(id) ?? [])
  // The second day that makes an archetype sure must still come before the exam.
  const firstDays = Math.max(1, daysLeft - (daysToBeSure - 1))
  const load = (order: readonly Archetype[]) =>
    upkeep(kept, today, exam) + meeting(order, standings, firstDays, today, exam)
  const taken = mostThatFit(toLearn, (order) => load(order) <= perDay * daysLeft)
  const omitted = grouped(toLearn.slice(taken.length), ({ topic }) => unitOf(topic))
  return {
    daysLeft,
    toLearn,
    dueAgain: catalogue.archetypes.filter((one) => wordOf(one) === 'due again').length,
    days: spreadFromNow(taken, firstDays, ({ id }) => standings.get(id)?.lastAsked === today),
    needed: Math.ceil(load(toLearn) / daysLeft),
    fits: taken.length === toLearn.length && (daysLeft >= daysToBeSure || toLearn.length === 0),
    leftOut: units.flatMap((unit) => {
      const count = omitted.get(unit)?.length ?? 0
      return count > 0 ? [{ unit, count }] : []
    }),
  }
}

/** The longest beginning of the list that fits, found by halving: what is longer takes more problems, for each is met no later. */
function mostThatFit(order: readonly Archetype[], fits: (some: readonly Archetype[]) => boolean): readonly Archetype[] {
  let [count, tooMany] = [0, order.length + 1]
  while (tooMany - count > 1) {
    const middle = Math.floor((count + tooMany) / 2)
    if (fits(order.slice(0, middle))) count = middle
    else tooMany = middle
  }
  return order.slice(0, count)
}

/** Units in turn: one of 20 marks comes twice as often as one of 10. */
function byMarks(archetypes: readonly Archetype[]): readonly Archetype[] {
  const turns = [...grouped(archetypes, ({ topic }) => unitOf(topic))].flatMap(([{ marks }, own]) =>
    own.map((archetype, place) => ({ archetype, turn: (place + 0.5) / marks })),
  )
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ archetype }) => archetype)
}

/** What was asked today already has had its share of today, and comes again after what is open. */
function spreadFromNow(
  archetypes: readonly Archetype[],
  days: number,
  isAsked: (archetype: Archetype) => boolean,
): readonly (readonly Archetype[])[] {
  const asked = archetypes.filter(isAsked)
  if (asked.length === 0) return spread(archetypes, days)
  const open = archetypes.filter((archetype) => !isAsked(archetype))
  const ofToday = days === 1 ? open.length : Math.max(0, Math.round(archetypes.length / days) - asked.length)
  return [open.slice(0, ofToday), ...spread([...open.slice(ofToday), ...asked], days - 1)]
}

function spread(archetypes: readonly Archetype[], days: number): readonly (readonly Archetype[])[] {
  const each = archetypes.length / days
  return Array.from({ length: days }, (_, day) =>
    archetypes.slice(Math.round(day * each), Math.round((day + 1) * each)),
  )
}
