import { bag } from './bag'
import { coins } from './coins'
import { complement } from './complement'
import { defective } from './defective'
import { dieThrownOnce, sumOnTwoDice } from './dice'
import { daysInYear } from './leap-year'
import { letterOfWord } from './letters'
import { ticketsBought } from './lottery'
import { numbered } from './numbered'
import { oneCard } from './one-card'
import { productOfTwoDraws } from './product-of-draws'
import { unusualDice } from './special-dice'
import { spinner } from './spinner'
import { threeAgree } from './three-people'
import { pairOnTwoDice } from './two-dice-pairs'
import { visitorsInAWeek } from './two-visitors'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  bag,
  coins,
  complement,
  defective,
  dieThrownOnce,
  sumOnTwoDice,
  daysInYear,
  letterOfWord,
  ticketsBought,
  numbered,
  oneCard,
  productOfTwoDraws,
  unusualDice,
  spinner,
  threeAgree,
  pairOnTwoDice,
  visitorsInAWeek,
]
