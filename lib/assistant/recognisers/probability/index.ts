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
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  complement,
  dieThrownOnce,
  sumOnTwoDice,
  coins,
  bag,
  oneCard,
  numbered,
  daysInYear,
  letterOfWord,
  defective,
  ticketsBought,
]
