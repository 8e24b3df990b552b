import { assistantWalks } from './assistant'
import { learnWalks } from './learn'
import { memoryWalks } from './memory'
import { offlineWalks } from './offline'
import { paperWalks } from './papers'
import { practiceWalks } from './practice'
import { stillWalks } from './still'
import { teachWalks } from './teach'
import { troubleWalks } from './trouble'
import type { Walk } from './walk'

/** Everything that can stand on the screen, of each kind one: what is looked at for its colours, names, sizes and room. */
export const walks: readonly Walk[] = [
  ...learnWalks,
  ...practiceWalks,
  ...memoryWalks,
  ...paperWalks,
  ...assistantWalks,
  ...teachWalks,
  ...offlineWalks,
  ...troubleWalks,
  ...stillWalks,
]
