import type { Reply } from './rule'
import { divide, fraction, fromDecimal, multiply, toDecimal } from '../maths/fraction'

interface Before {
  readonly text: string
  readonly answer: string
}

const replyOf = (line: string, answer: string, text = answer): Reply => ({
  rule: 'from-earlier',
  text: `${line}\nAnswer: ${text}`,
  answer,
})

const amount = String.raw`(\d+(?:\.\d+)?)`

/** "Find the radius of the base", where the stem tells one diameter and no radius. */
function halfTheDiameter(stem: string, part: string): Reply | null {
  const [, size, unit = ''] =
    new RegExp(String.raw`\bdiameter (?:(?:of [a-z ]{0,30})?(?:is|as|of) )?${amount} ?(m?m|cm|units?)?\b`, 'i').exec(
      stem,
    ) ?? []
  const isAsked =
    /^(?:find|what is|write|calculate) the radius(?: of (?:the|its) (?:common )?[a-z]+(?: part)?)?[\s.?]*$/i
  if (size === undefined || !isAsked.test(part) || /\bradi(?:us|i)\b/i.test(stem)) return null
  if (stem.match(/\bdiameter\b/gi)?.length !== 1) return null
  const half = toDecimal(divide(fromDecimal(size), fraction(2)))
  return replyOf(`The radius is half of the diameter: $\\frac{${size}}{2} = ${half}$`, `${half} ${unit}`.trim())
}

/** "Find the cost of fencing at ₹20 per m" behind "find the perimeter". */
function costOf(stem: string, part: string, earlier: readonly Before[]): Reply | null {
  const [, work, rate, unit = ''] =
    new RegExp(
      String.raw`^(?:find|what is|calculate) the (?:total )?cost of (fencing|painting|levelling|tiling|polishing|carpeting)\b[^\d₹]*?(?:₹|rs\.?) ?${amount} per ((?:sq(?:uare)? ?)?(?:m|metre|meter|cm|unit)(?:²|\^2)?)[\s.?]*$`,
      'i',
    ).exec(part) ?? []
  const isAround = work?.toLowerCase() === 'fencing'
  if (isAround === /^sq|2$|²$/i.test(unit)) return null
  const named = isAround ? /\bperimeter\b/i : /\barea\b/i
  const [only, ...more] = earlier.filter(({ text }) => named.test(text))
  const measure = (text: string) => (/cm/i.test(text) ? 'cm' : /unit/i.test(text) ? 'unit' : 'm')
  const units = new Set(
    (`${stem} ${only?.answer ?? ''}`.match(/(?<=\d ?)(?:[ckm]?m|units?)(?=²|\b)/g) ?? []).map((one) =>
      one.replace('units', 'unit'),
    ),
  )
  const [, size] = new RegExp(`^${amount} ?(?:m|cm|units?)?²?$`).exec(only?.answer ?? '') ?? []
  if (rate === undefined || size === undefined || more.length > 0) return null
  // no other unit than that of the rate is told
  if (units.size !== 1 || !units.has(measure(unit))) return null
  const cost = toDecimal(multiply(fromDecimal(rate), fromDecimal(size)))
  return replyOf(`The cost is $${size} \\times ${rate} = ${cost}$ rupees`, `₹${cost}`)
}

/** "How many rounds has each completed by then?" behind "after how many minutes do they meet again?" */
function roundsOf(stem: string, part: string, earlier: readonly Before[]): Reply | null {
  const [, row = ''] = /((?:\d+, )*\d+,? and \d+) (?:minutes|seconds|hours|min)\b/i.exec(stem) ?? []
  const times = (row.match(/\d+/g) ?? []).map(Number)
  const met = earlier.find(({ text }) => /\b(?:meet|together)\b/i.test(text))
  const whole = /^\d+$/.test(met?.answer ?? '') ? Number(met?.answer) : NaN
  const isAsked =
    /^how many (?:rounds|laps) (?:will|would|does|has|have|did|had) (?:each|every)(?: one| of them| friend| cyclist| person| boy| girl)?(?: have)?(?: completed?| made| run| covered| taken?)?(?: by then| by that time| till then| when they meet(?: again)?)?[?.\s]*$/i
  const isTold = (stem.match(/\d+/g) ?? []).length === times.length
  if (!isAsked.test(part) || !isTold || times.length < 2 || !times.every((time) => whole % time === 0)) return null
  const rounds = times.map((time) => `${whole / time}`)
  return replyOf(
    `Each has run ${times.map((time, at) => `$${whole} \\div ${time} = ${rounds[at] ?? ''}$`).join(', ')}`,
    rounds.join(', '),
  )
}

/** What a part asks of the book alone, where its stem fits. */
const facts: readonly (readonly [stem: RegExp, part: RegExp, line: string, answer: string])[] = [
  [
    /\b(?:casts?|throws?|shadows?|lamp)\b/i,
    /^(?:which|what|name)(?: is)?(?: the)? (?:similarity )?criteri(?:on|a)\b[^.?]*\b(?:used|applied|similar)\b[^.?]*[?.\s]*$/i,
    'The sun (or the lamp) and the ground make two angles of the one triangle equal to two of the other',
    'AA',
  ],
  [
    /\bk?m\b/i,
    /^what is the relation between (?:the )?(?:speed, ?distance,? and time|distance, ?speed,? and time|time, ?speed,? and distance)[?.\s]*$/i,
    'The distance is the speed times the time',
    'speed = distance/time',
  ],
]

function factAsked(stem: string, part: string): Reply | null {
  const [found] = facts.filter(([of, asked]) => of.test(stem) && asked.test(part))
  return found ? replyOf(found[2], found[3]) : null
}

/** A small step from what the stem tells or an earlier part has found. */
export const fromEarlier = (stem: string, part: string, earlier: readonly Before[]): Reply | null =>
  halfTheDiameter(stem, part) ?? factAsked(stem, part) ?? costOf(stem, part, earlier) ?? roundsOf(stem, part, earlier)
