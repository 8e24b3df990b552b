import { keepInTab, keptInTab } from '../ui/tab-storage'
import type { Problem } from '@/lib/problems'
import { afterDrawn, afterOpened, readBag, takenOut } from '@/lib/problems/bag'

const key = 'mathTutorBag'

/** The templates that came lately: the bag lasts as long as the tab, over reloads. Where nothing can be kept, chance alone draws. */
export const templatesToAvoid = (): readonly string[] => takenOut(readBag(keptInTab(key)))

/** `drawn`: it came from the bag, and not by a link. */
export function keepInBag(problem: Problem, drawn: boolean): void {
  const bag = (drawn ? afterDrawn : afterOpened)(readBag(keptInTab(key)), problem)
  if (!keepInTab(key, JSON.stringify(bag))) console.info('The templates that came cannot be kept in mind.')
}
