import { argument } from './argument'
import { equallyLikely } from './equally-likely'
import { countsInALetter } from './counts-in-a-letter'
import { lawOfChanceProved } from './law-of-chance'
import { nameOfTheYear } from './name-of-the-year'
import { lotTold } from './lot-told'
import { letterOfAChance } from './letter-in-chance'
import { acceptableThings } from './acceptable'
import { timeWithinASpan } from './time-in-span'
import { canBe } from './can-be'
import { factOfChance, factOfChanceChosen } from './chance-facts'
import { whoseChanceIsBetter } from './product-and-square'
import { cardDrawn, cardsFavourable } from './card-drawn'
import { chanceOfThird } from './third-chance'
import { scoresOfDice } from './scores-of-dice'
import { coinsTossed } from './coins-tossed'
import { diceThrown } from './dice-thrown'
import { kindDrawn } from './kind-drawn'
import { letterDrawn } from './letter-drawn'
import { numberDrawn } from './number-drawn'
import { pointInAShape } from './point-in-shape'
import { secondOfTwoDraws } from './second-draw'
import { bag } from './bag'
import { ballsAdded } from './balls-added'
import { cardsRemovedFirst } from './cards-removed'
import { certainty } from './certainty'
import { coins } from './coins'
import { complement } from './complement'
import { defective } from './defective'
import { dieThrownOnce, sumOnTwoDice } from './dice'
import { countFromTwoChances } from './count-from-two-chances'
import { rootsOfDrawnEquation } from './drawn-equation'
import { findCount } from './find-count'
import { numberThatFits } from './inequality'
import { daysInYear, twoDaysOfYear } from './leap-year'
import { letterOfWord } from './letters'
import { ticketsBought } from './lottery'
import { markedDie } from './marked-die'
import { drawnTwoDigits } from './number-of-two-digits'
import { numbered } from './numbered'
import { oneCard } from './one-card'
import { fewCards } from './few-cards'
import { partOfLot } from './part-of-lot'
import { pointInDisc } from './point-in-disc'
import { pointInPart } from './point-in-part'
import { pointInRing } from './point-in-ring'
import { possibleAmong } from './possible-among'
import { possibleValue } from './possible-value'
import { productOfTwoDraws } from './product-of-draws'
import { riseWhenAdded } from './rise-when-added'
import { rowOfTable } from './row-of-table'
import { unusualDice } from './special-dice'
import { spinner } from './spinner'
import { threeAgree } from './three-people'
import { birthdaysOfTwo } from './two-birthdays'
import { pairOnTwoDice } from './two-dice-pairs'
import { visitorsInAWeek } from './two-visitors'
import { thirdKindOfTotal } from './third-of-total'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  secondOfTwoDraws,
  pointInAShape,
  bag,
  ballsAdded,
  cardsRemovedFirst,
  certainty,
  coins,
  complement,
  defective,
  dieThrownOnce,
  sumOnTwoDice,
  rootsOfDrawnEquation,
  findCount,
  numberThatFits,
  countFromTwoChances,
  twoDaysOfYear,
  daysInYear,
  letterOfWord,
  ticketsBought,
  markedDie,
  drawnTwoDigits,
  numbered,
  oneCard,
  pointInDisc,
  pointInPart,
  pointInRing,
  possibleAmong,
  possibleValue,
  productOfTwoDraws,
  riseWhenAdded,
  rowOfTable,
  unusualDice,
  spinner,
  threeAgree,
  birthdaysOfTwo,
  pairOnTwoDice,
  visitorsInAWeek,
  cardsFavourable,
  chanceOfThird,
  scoresOfDice,
  cardDrawn,
  coinsTossed,
  diceThrown,
  kindDrawn,
  letterDrawn,
  numberDrawn,
  thirdKindOfTotal,
  canBe,
  argument,
  equallyLikely,
  lotTold,
  partOfLot,
  fewCards,
  factOfChance,
  factOfChanceChosen,
  whoseChanceIsBetter,
  letterOfAChance,
  countsInALetter,
  lawOfChanceProved,
  nameOfTheYear,
  acceptableThings,
  timeWithinASpan,
]
