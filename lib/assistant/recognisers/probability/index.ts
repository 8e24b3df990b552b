import { bag } from './bag'
import { coins } from './coins'
import { complement } from './complement'
import { dieThrownOnce, sumOnTwoDice } from './dice'
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
]
