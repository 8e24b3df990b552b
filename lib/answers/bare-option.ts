import type { Budget } from '../maths/sum'
import { attempt, isUnread } from '../reading/reading'
import { typed } from '../reading/typed'
import { readAmount } from '../reading/values/amount'
import { valued } from '../reading/values/value'

/** "only 0.7 is possible" */
const only = /^only\s(.{1,40})\sis\s(?:possible|correct|right|valid|true)$/i

/** "√45 × √20 is rational" */
const rational = /^(.{1,60}?)\s(?:is|are)\s(?:an?\s)?(ir)?rational(?:\snumber)?$/i

/** "at most 1 zero" */
const most =
  /^(?:at\s?most|(?:(?:the|a)\s)?max(?:imum)?(?:\s(?:of|is))?)\s(\d{1,2}|one|two|three|four)(?:\s[a-z]{3,12})?$/i

/** A response without what is truly said of the option in it. */
export function bareOption(response: string, options: readonly { readonly text: string }[], budget: Budget): string {
  const text = response.replace(only, '$1')
  // the greatest number is asked for where one option is that there is none
  const count = options.some((option) => /^there is no limit$/i.test(option.text)) ? most.exec(text)?.[1] : undefined
  return (count ?? timeIn(text, options) ?? namedRightly(text, budget)) || text
}

const times = /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)(?:\s?[ap]\.?\s?m\b\.?)?/gi

/** The only time that is said, where every option is one: "they ring together at 10:15 a.m." */
function timeIn(text: string, options: readonly { readonly text: string }[]): string | undefined {
  if (!options.every((option) => option.text.replace(times, '').trim() === '')) return undefined
  const said = text.match(times) ?? []
  const rest = text.replace(times, ' ')
  return said.length === 1 && !turnsRound.test(rest) && !lettered.test(rest) ? said[0] : undefined
}

/** The letter of an option, of another perhaps. */
const lettered = /(?<!\p{L})(?:[a-h]|option|opt|choice)(?!\p{L})/iu
const turnsRound = /(?<!\p{L})(?:not?|never|nahi|before|after|or|ya|except|wrong)(?!\p{L})/iu

/** What is rightly called rational or irrational; '' where it is not, null where nothing readable is called so. */
function namedRightly(text: string, budget: Budget): string | null {
  const [, value, denial] = rational.exec(text) ?? []
  if (value === undefined) return null
  const worth = attempt(() => valued(readAmount(typed(value).tokens), budget))
  if (isUnread(worth)) return null
  return (worth.value.rational === null) === (denial !== undefined) ? value : ''
}

/** "√63 is rational" */
export const isMisnamed = (text: string, budget: Budget): boolean => namedRightly(text, budget) === ''
