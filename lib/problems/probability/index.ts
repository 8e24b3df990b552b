import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { bag } from './bag'
import { ballsAdded } from './balls-added'
import { birthdays } from './birthdays'
import { cards } from './cards'
import { cardsRemoved } from './cards-removed'
import { coins } from './coins'
import { complement } from './complement'
import { defective } from './defective'
import { findCount } from './find-count'
import { leapYear } from './leap-year'
import { letters } from './letters'
import { lottery } from './lottery'
import { numbered } from './numbered'
import { oneDie } from './one-die'
import { probabilityRises } from './probability-rises'
import { regionOfArea } from './region-of-area'
import { spinner } from './spinner'
import { sureOrImpossible } from './sure-impossible'
import { surveyCase } from './survey-case'
import { targetRings } from './target-rings'
import { twoDiceOther } from './two-dice-other'
import { twoDiceSum } from './two-dice-sum'
import { twoDrawsProduct } from './two-draws-product'
import { twoPacksCase } from './two-packs-case'
import { twoPeople } from './two-people'
import { validValue } from './valid-value'

/** Chapter 15, from easy to hard. */
export const templates: readonly Template[] = [
  oneDie,
  complement,
  bag,
  cards,
  coins,
  letters,
  defective,
  lottery,
  validValue,
  sureOrImpossible,
  assertionReason,
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
  twoPeople,
  birthdays,
  probabilityRises,
  twoDrawsProduct,
  targetRings,
  surveyCase,
]
