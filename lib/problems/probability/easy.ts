import type { Template } from '../template'
import { assertionReason } from './assertion-reason'
import { bag } from './bag'
import { cards } from './cards'
import { coins } from './coins'
import { complement } from './complement'
import { defective } from './defective'
import { inequality } from './inequality'
import { letters } from './letters'
import { lottery } from './lottery'
import { markedDie } from './marked-die'
import { oneDie } from './one-die'
import { piggyBank } from './piggy-bank'
import { rowOfTable } from './row-of-table'
import { sureOrImpossible } from './sure-impossible'
import { validValue } from './valid-value'

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
  markedDie,
  inequality,
  rowOfTable,
  piggyBank,
]
