import { newBudget } from '../maths/sum'
import { typed } from '../reading/typed'
import { sideOf } from './working-links'

/** What a text that is one value is worth, "-7/2", "2 + √3", "30°"; undefined for any other. */
export const numberOf = (text: string): number | undefined =>
  sideOf(typed(text.replace(/°\s*$/, '')).tokens, newBudget()).value?.approximate
