import { memoryStore } from './memory-store'
import { studentDayOf, studentToday } from './student-day'
import { todayRequest } from './today-request'
import { newSeed } from '../ui/new-seed'
import type { ProblemChoice } from '../practice/practice'
import type { PracticeMode } from '@/lib/links/link'
import { catalogue, type Archetype } from '@/lib/memory/catalogue'
import { openMistakes } from '@/lib/memory/mistakes'
import { nextTemplate, type Choice } from '@/lib/memory/pose'
import { standingsOn } from '@/lib/memory/standing'
import { answeredToday, todaysTen } from '@/lib/memory/today'
import { nextOpen, type Posed } from '@/lib/memory/today-place'

/** A problem to pose, and the archetype for which it is asked. */
export interface Asked {
  readonly choice: ProblemChoice
  readonly archetype: string
}

/** The one on the table. */
export interface Current extends Posed {
  readonly archetype: string | undefined
}

/** What comes after the problem on the table; nothing when today's ten, or the mistakes, are done. */
export async function nextAsked(mode: PracticeMode, current: Current | null): Promise<Asked | undefined> {
  const { log } = await memoryStore().load()
  const today = studentToday()
  if (mode === 'today') {
    const request = todayRequest(today, log.events)
    const next = nextOpen(todaysTen(request), answeredToday(request), current)
    return next && askedFor(next)
  }
  const here = current?.archetype ?? catalogue.ofTemplate.get(current?.templateId ?? '')?.id
  if (mode === 'chapters') {
    const archetype = here === undefined ? undefined : catalogue.byId.get(here)
    return archetype && askedAnew(archetype)
  }
  const standings = standingsOn(today, log.events, studentDayOf)
  const waiting = openMistakes(catalogue, standings, today).filter(({ doneToday }) => !doneToday)
  const next = waiting.find(({ archetype }) => archetype.id !== here) ?? waiting[0]
  return next && askedAnew(next.archetype)
}

/** The archetype with new numbers. Call it in event handlers only. */
export function askedAnew(archetype: Archetype): Asked {
  const asked = memoryStore()
    .get()
    .log.events.filter((event) => event.archetype === archetype.id)
  return askedFor({ archetype, template: nextTemplate(archetype, asked), seed: newSeed() })
}

export const askedFor = ({ archetype, template, seed }: Choice): Asked => ({
  choice: { topic: archetype.topic, difficulty: template.difficulty, template: template.id, seed, isPresent: true },
  archetype: archetype.id,
})
