import type { Said } from './said'

/** "only 0.7 is possible" */
const only = /^only\s(.{1,40})\sis\s(?:possible|correct|right|valid|true)$/i

/** "at most 1 zero" */
const most =
  /^(?:at\s?most|(?:(?:the|a)\s)?max(?:imum)?(?:\s(?:of|is))?)\s(\d{1,2}|one|two|three|four)(?:\s[a-z]{3,12})?$/i

/** A response without what is truly said of the option in it. */
export function bareOption(response: Said, options: readonly { readonly text: string }[]): Said {
  const text = response.text.replace(only, '$1')
  // the greatest number is asked for where one option is that there is none
  const count = options.some((option) => /^there is no limit$/i.test(option.text)) ? most.exec(text)?.[1] : undefined
  return response.other((count ?? timeIn(text, options) ?? response.other(text).named) || text)
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
