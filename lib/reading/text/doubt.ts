import { Unreadable } from '../unreadable'

/** Words by which an answer is left open, whatever its kind: no kind of answer needs them. */
const doubting = new RegExp(
  [
    'may\\s?be|perhaps|probably|possibly|guess(?:ed|ing)?|unsure|doubt(?:ful)?|idk|dunno|shayad|whatever|etc',
    "(?:not|am not|isn['’]t) (?:very |so |too |really )?(?:sure|certain|confident)|no idea|pata nahi[n]?",
    "(?:do not|don['’]?t|didn['’]?t|did not) (?:really )?(?:know|think|understand)",
    '(?:might|could) (?:be|have)|or (?:so|something|anything|nothing|none|neither|both|else|maybe)',
    'instead of|rather than|other than|otherwise|opposite of|(?:any|every)(?:thing|one|body)? (?:but|except)|(?<!whether )or not|vs\\.?|versus',
  ]
    .map((words) => `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`)
    .join('|'),
  'iu',
)

/** Before an answer; "either" is part of two roots: "either 3 or 5". */
const leading = /^(?:if|unless|suppose|say|either(?!.{0,200}\bor\b))(?![\p{L}\d])/iu

/** Two values in a row: "first 12 then 16". */
const inTurn = /^first\s(?=.{0,20}\d)(?:(?!\p{L}{3}).){1,80}\sthen\s/iu

/** What each of these holds; most answers hold none of it. */
const anyDoubt =
  /ma?y|perh|prob|poss|gue|unsu|doub|idk|dunno|shay|what|etc|not|n['’]t|idea|pata|might|could|or\s|inst|rath|other|oppos|any|every|vs|vers|if|unless|supp|say|eith|first/i

const rough =
  /[≈≃≅∼~](?!~)|(?<![\p{L}\d])(?:about|around|approx(?:imately|\.)?|roughly|nearly|almost|close to|near|lagbhag|karib)(?!\p{L})\s{0,2}(?=[₹$]?\s?[-−]?[\d√∛π(\\]|rs|\p{L}{1,12}\s?=)/iu

/** What each of these holds. */
const anyRough = /[≈≃≅∼~]|[a-z]{4}/i

/** "△OPA ≅ △OQA" says exactly that. */
const congruent = /(?:△|Δ|triangles?)\s?[A-Z]{3}\s?≅\s?(?:△|Δ|triangle)\s?[A-Z]{3}(?![A-Za-z\d])/g

const longest = 2000

/** The note on the response that was looked at last: it is asked for more than once. */
let last: { readonly response: string; readonly note: string | undefined } = { response: '', note: undefined }

function doubtNote(response: string): string | undefined {
  if (response !== last.response) last = { response, note: noteOn(response) }
  return last.note
}

/** What is said of a response that leaves its answer open, "maybe 5", "5?", "not sure, 5", "5 or so", "5!"; undefined for others. */
function noteOn(response: string): string | undefined {
  const text = response.slice(0, longest)
  if (text.includes('?')) return 'A question mark leaves it open. Type your answer without it.'
  if (/[\d)]\s?!/.test(text)) return 'Work it out: type the value, without “!”.'
  const words = anyDoubt.test(text) ? (doubting.exec(text) ?? leading.exec(text) ?? inTurn.exec(text))?.[0] : undefined
  return words === undefined ? undefined : `“${words}” leaves it open. Type only your answer.`
}

export const isDoubtful = (response: string): boolean => doubtNote(response) !== undefined

/** Throws when the response leaves its answer open. */
export function refuseDoubt(response: string): void {
  const note = doubtNote(response)
  if (note !== undefined) throw new Unreadable(note)
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? []

/**
 * Throws when the key itself, or what is no decimal, is called roughly right: "about 5", "≈ √2". A decimal that is rounded may say so:
 * "√2 ≈ 1.41"; so may a key that the question asks to be rounded.
 */
export function refuseRough(response: string, key: string, isRounded = false): void {
  const text = response.slice(0, longest)
  const sign = anyRough.test(text) ? rough.exec(text.replace(congruent, ' '))?.[0].trim() : undefined
  if (sign === undefined) return
  const known = numbersIn(key)
  const behind = numbersIn(text.slice(text.indexOf(sign)))
  if (
    !behind.some((number) => number.includes('.')) ||
    (!isRounded && behind.every((number) => known.includes(number)))
  )
    throw new Unreadable(`Is it exactly that? Then type it without “${sign}”.`)
}
