import type { Item } from '../../question/fact'
import { numberOf } from '../../question/slot'
import type { Fraction } from '../../../maths/fraction'

/** The first number that a phrase has taken. */
export const numberIn = (taken: readonly Item[]): Fraction | null =>
  taken.reduce<Fraction | null>((found, item) => found ?? numberOf(item), null)
