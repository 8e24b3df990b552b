import type { Asked } from '../rule'

/** "the 23rd term of the AP is zero", "13th term is the first negative one" */
const said =
  /^(?:(?:so|hence|therefore|thus),?\s)?(?:the\s)?(\d{1,4})(?:st|nd|rd|th)\sterm(?:\sof\s(?:the|this)\sAP)?\s(?:is|=|will be|must be)\s([a-z ]{3,40}|0|\d{1,4} (?:more|less) than [a-z\d ]{3,40}|\d{1,4} (?:more|less))\.?$/i

/** "a_9 = 0" */
const zero = /^(?:(?:so|hence|therefore|thus),?\s)?[at]_?(\d{1,4})\s?(?:=|is)\s?(?:0|zero)\.?$/i

const idle = new Set(['the', 'a', 'one', 'term', 'number', 'of', 'ap'])

/**
 * A response that says the question back with the place of the term in it, as that place; undefined where another thing is asked, or
 * where it says of the term what the question does not.
 */
export function placeSaid(response: string, asked: Asked | undefined): string | undefined {
  const isPlaceAsked =
    asked?.names.includes('number of the term') || (asked?.names[0] === 'n' && asked.others?.includes('a_n'))
  if (!isPlaceAsked) return undefined
  const known = new Set(asked?.words ?? [])
  const [, nought] = known.has('zero') ? (zero.exec(response.trim()) ?? []) : []
  if (nought !== undefined) return nought
  const [, place, rest = ''] = said.exec(response.trim()) ?? []
  const words = rest.toLowerCase().split(' ')
  const isCompared = /\d (?:more|less)\b/.test(rest)
  const isAsked = (word: string) =>
    idle.has(word) || known.has(word === '0' ? 'zero' : word) || (isCompared && /^\d/.test(word))
  return words.every(isAsked) && words.some((word) => !idle.has(word)) ? place : undefined
}
