import type { Template } from '../template'
import { argument } from './argument'
import { ballsAdded } from './balls-added'
import { birthdays } from './birthdays'
import { cardOfManyEvents } from './card-of-many-events'
import { cardsRemoved } from './cards-removed'
import { findCount } from './find-count'
import { leapYear } from './leap-year'
import { lostCard } from './lost-card'
import { numbered } from './numbered'
import { regionOfArea } from './region-of-area'
import { secondDraw } from './second-draw'
import { specialDice } from './special-dice'
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
  secondDraw,
  specialDice,
  argument,
  lostCard,
  cardOfManyEvents,
  birthdays,
]
