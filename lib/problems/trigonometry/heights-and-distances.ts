import type { Template } from '../template'
import { heightCase } from './height-case'
import { planeSpeed, timeToReach } from './moving-objects'
import { singleDepression } from './one-depression'
import { singleElevation } from './one-elevation'
import { oppositeSides } from './opposite-sides'
import { towerOnBuilding } from './tower-on-building'
import { walkTowards } from './two-sights'

/** Chapter 9 of the book: angles of elevation and depression. Their ids start with "ht-". */
export const templates: readonly Template[] = [
  singleElevation,
  singleDepression,
  walkTowards,
  oppositeSides,
  towerOnBuilding,
  planeSpeed,
  timeToReach,
  heightCase,
]
