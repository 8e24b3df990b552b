import type { Template } from '../template'
import { ballsAdded } from './balls-added'
import { cardsRemoved } from './cards-removed'
import { findCount } from './find-count'
import { leapYear } from './leap-year'
import { numbered } from './numbered'
import { regionOfArea } from './region-of-area'
import { spinner } from './spinner'
import { twoDiceOther } from './two-dice-other'
import { twoDiceSum } from './two-dice-sum'
import { twoPacksCase } from './two-packs-case'

export const templates: readonly Template[] = [
  cardsRemoved,
  twoPacksCase,
  twoDiceSum,
  twoDiceOther,
  numbered,
  findCount,
  ballsAdded,
  spinner,
  regionOfArea,
  leapYear,
]
