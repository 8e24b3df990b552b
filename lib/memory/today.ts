import type { Archetype, Catalogue } from './catalogue'
import type { Day, DayOf } from './day'
import type { MemoryEvent } from './event'
import { examPlan } from './exam-plan'
import { inMeetingOrder } from './fresh'
import { grouped } from './grouped'
import { mixed } from './mixed'
import { perDay } from './per-day'
import { nextTemplate, type Choice } from './pose'
import { standingsOn, type Standings } from './standing'
import { hashOf } from '../random'

/** However much the plan to the exam asks for, half of the ten stays for what is due today, */
const mostFresh = 5
/** and what is due since an earlier day goes before the plan: only one of the ten is new whatever waits. */
const leastFresh = 1

export interface TodayRequest {
  readonly today: Day
  readonly events: readonly MemoryEvent[]
  readonly dayOf: DayOf
  readonly catalogue: Catalogue
  /** The day of the exam, where the student has set one: its plan has a word in what is new. */
  readonly exam?: Day
}

/**
 * Today's ten: what is due, longest waiting first; one new archetype, or as many as the plan asks for; what is weak; and where that
 * is not ten, more new ones. What is due may wait behind the plan on its own day, never on the next: so nothing due is lost. Nothing
 * that happens today changes it: it is drawn from the events of the days before.
 */
export function todaysTen(request: TodayRequest): readonly Choice[] {
  const { today, events, dayOf, catalogue } = request
  const before = events.filter(({ at }) => dayOf(at) < today)
  const wanted = new Set(chosenFor(request, standingsOn(today, before, dayOf)))
  // The same ten have one order, for whatever reason each is among them: a plan that is made meanwhile moves none.
  const chosen = mixed(
    catalogue.archetypes.filter((archetype) => wanted.has(archetype)),
    `ten/${today}`,
  )
  const asked = new Set(answeredToday(request))
  const known = new Set(chosen.map(({ id }) => id))
  // What was answered today and is not among them (the log grew by another phone's) takes the place of the last open ones.
  const strays = [...asked].flatMap((id) => (known.has(id) ? [] : (catalogue.byId.get(id) ?? [])))
  const open = chosen.filter(({ id }) => !asked.has(id))
  const dropped = new Set(open.slice(Math.max(0, open.length - strays.length)).map(({ id }) => id))
  return [...strays, ...chosen.filter(({ id }) => !dropped.has(id))].map((archetype) => ({
    archetype,
    template: nextTemplate(
      archetype,
      before.filter((event) => event.archetype === archetype.id),
    ),
    seed: `t${today}${hashOf(archetype.id).toString(36)}`,
  }))
}

/** The archetypes of today's ten that have had an answer, in the order of their first. */
export function answeredToday({ today, events, dayOf }: Omit<TodayRequest, 'catalogue'>): readonly string[] {
  const own = events.filter(({ at, mode }) => mode === 'today' && dayOf(at) === today)
  return [...new Set(own.map(({ archetype }) => archetype))]
}

function chosenFor({ today, catalogue, exam }: TodayRequest, standings: Standings): readonly Archetype[] {
  const waiting = byWaiting(catalogue, standings, today)
  const isDue = ({ id }: Archetype) => (standings.get(id)?.due ?? Infinity) <= today
  const due = waiting.filter(isDue)
  const later = waiting.filter((archetype) => !isDue(archetype))
  const weak = later.filter(({ id }) => {
    const standing = standings.get(id)
    return standing?.mistake || standing?.lastReview.rating === 'hard'
  })
  const plan = exam === undefined ? undefined : examPlan(catalogue, standings, today, exam)
  const planned = (plan?.days[0] ?? []).filter(({ id }) => !standings.has(id))
  const fresh = [...new Set([...planned, ...freshOf(catalogue, standings, today)])]
  const overdue = due.filter(({ id }) => (standings.get(id)?.due ?? today) < today)
  const room = Math.min(planned.length, mostFresh, perDay - overdue.length)
  const wanted = Math.min(Math.max(room, leastFresh), fresh.length)
  const candidates = [
    ...due.slice(0, perDay - wanted),
    ...fresh.slice(0, wanted),
    ...weak,
    ...fresh.slice(wanted),
    ...later,
    ...due,
  ]
  return [...new Set(candidates)].slice(0, perDay)
}

/** What was ever asked, in the order in which it falls due; of one day, chapter by chapter in turn. */
function byWaiting({ archetypes }: Catalogue, standings: Standings, today: Day): readonly Archetype[] {
  const known = archetypes.filter(({ id }) => standings.has(id))
  const byDue = [...grouped(known, ({ id }) => standings.get(id)?.due ?? 0)].toSorted(([a], [b]) => a - b)
  return byDue.flatMap(([due, own]) => mixed(own, `due/${due}/${today}`))
}

const freshOf = ({ archetypes }: Catalogue, standings: Standings, today: Day) =>
  inMeetingOrder(
    archetypes.filter(({ id }) => !standings.has(id)),
    `fresh/${today}`,
  )
