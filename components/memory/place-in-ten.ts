import { memoryStore } from './memory-store'
import { studentToday } from './student-day'
import { todayRequest } from './today-request'
import { todaysTen } from '@/lib/memory/today'
import { isPosed, type Posed } from '@/lib/memory/today-place'

/** "No. 3 of 10"; nothing for a problem that is none of today's ten. */
export async function placeInTen(problem: Posed): Promise<string | undefined> {
  const { log } = await memoryStore().load()
  const ten = todaysTen(todayRequest(studentToday(), log.events))
  const place = ten.findIndex((choice) => isPosed(choice, problem))
  return place < 0 ? undefined : `No. ${place + 1} of ${ten.length}`
}
