import type { Budget } from '../maths/sum'
import { attempt, isUnread } from '../reading/reading'
import { typed } from '../reading/typed'
import { readAmount } from '../reading/values/amount'
import { valued } from '../reading/values/value'

/** "√45 × √20 is rational" */
const rational = /^(.{1,60}?)\s(?:is|are)\s(?:an?\s)?(ir)?rational(?:\snumber)?$/i

/** What is rightly called rational or irrational; '' where it is not, null where nothing readable is called so. */
export function namedRightly(text: string, budget: Budget): string | null {
  const [, value, denial] = rational.exec(text) ?? []
  if (value === undefined) return null
  const worth = attempt(() => valued(readAmount(typed(value).tokens), budget))
  if (isUnread(worth)) return null
  return (worth.value.rational === null) === (denial !== undefined) ? value : ''
}
