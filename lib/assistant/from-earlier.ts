import type { Reply } from './rule'

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
const plainly = (value: number): string => `${Math.round(value * 1e4) / 1e4}`

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
  const half = plainly(Number(size) / 2)
  return replyOf(`The radius is half of the diameter: $\\frac{${size}}{2} = ${half}$`, `${half} ${unit}`.trim())
}

/** "Find the cost of fencing at ₹20 per m" behind "find the perimeter". */
function costOf(part: string, earlier: readonly Before[]): Reply | null {
  const [, rate, square] =
    new RegExp(
      String.raw`^(?:find|what is|calculate) the (?:total )?cost of (?:fencing|painting|levelling|tiling|the canvas|the cloth|polishing|carpeting|boundary)\b[^\d₹]*?(?:₹|rs\.?) ?${amount} per (?:(sq(?:uare)? ?|)(?:m|metre|meter|cm|unit)\b)(?!\^|²)[\s.?]*$`,
      'i',
    ).exec(part) ?? []
  const named = square === '' ? /\bperimeter\b/i : /\barea\b/i
  const [only, ...more] = earlier.filter(({ text }) => named.test(text))
  const [, size] = new RegExp(`^${amount} ?(?:m|cm|units?)?²?$`).exec(only?.answer ?? '') ?? []
  if (rate === undefined || size === undefined || more.length > 0) return null
  const cost = plainly(Number(rate) * Number(size))
  return replyOf(`The cost is $${size} \\times ${rate} = ${cost}$ rupees`, `₹${cost}`)
}

/** "How many rounds has each completed by then?" behind "after how many minutes do they meet again?" */
function roundsOf(stem: string, part: string, earlier: readonly Before[]): Reply | null {
  const [, row = ''] = /((?:\d+, )*\d+,? and \d+) (?:minutes|seconds|hours|min)\b/i.exec(stem) ?? []
  const times = (row.match(/\d+/g) ?? []).map(Number)
  const met = earlier.find(({ text }) => /\b(?:meet|together)\b/i.test(text))
  const whole = /^\d+$/.test(met?.answer ?? '') ? Number(met?.answer) : NaN
  const isAsked = /^how many (?:rounds|laps)\b[^.?]*\b(?:each|every)\b[^.?]*[?.\s]*$/i.test(part)
  const isTold = (stem.match(/\d+/g) ?? []).length === times.length
  if (!isAsked || !isTold || times.length < 2 || !times.every((time) => whole % time === 0)) return null
  const rounds = times.map((time) => `${whole / time}`)
  return replyOf(
    `Each has run ${times.map((time, at) => `$${whole} \\div ${time} = ${rounds[at] ?? ''}$`).join(', ')}`,
    rounds.join(', '),
  )
}

/** A small step from what the stem tells or an earlier part has found. */
export const fromEarlier = (stem: string, part: string, earlier: readonly Before[]): Reply | null =>
  halfTheDiameter(stem, part) ?? costOf(part, earlier) ?? roundsOf(stem, part, earlier)
