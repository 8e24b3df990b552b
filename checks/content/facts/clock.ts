import { isTurned } from './in-plain-words'

const half = String.raw`(?:a\.m\.|p\.m\.|am|pm|AM|PM|A\.M\.|P\.M\.|noon|o'clock)`
/** "9:72 a.m.", "13:10 p.m.", "9.72 a.m.", "15 p.m." */
const ofHalf = new RegExp(String.raw`(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))? ?(?=${half}(?![a-z]))`, 'g')
/** "leaves at 25:10": without a space, as no ratio is written, and where the sentence tells of time. */
const ofDay =
  /\b(?:at|till|until|since|from|to|before|after|by|shows?|past|and|is) (\d{1,2}):(\d{2})(?![\d:]| ?(?:ratio|a\.m|p\.m|am\b|pm\b))/gi
const ofTime =
  /\b(?:trains?|bus(?:es)?|flights?|clocks?|watch(?:es)?|bells?|rings?|lea(?:ves?|ving)|left|arriv\w+|reach\w*|depart\w*|start\w*|begins?|ends?|o'clock|morning|evening|night|afternoon|noon|time|hours?|minutes?|school|opens?|closes?|meet|shop)\b/i

const days: Readonly<Record<string, number>> = {
  jan: 31,
  feb: 29,
  mar: 31,
  apr: 30,
  may: 31,
  jun: 30,
  jul: 31,
  aug: 31,
  sep: 30,
  oct: 31,
  nov: 30,
  dec: 31,
}
const month = String.raw`(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b`
const dates = [
  new RegExp(String.raw`(?<![\d.,:/₹-])(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}(?:,? (\d{4}))?`, 'g'),
  new RegExp(String.raw`\b(?<month>${month}) (\d{1,2})(?:st|nd|rd|th)?(?!\d|\.\d|[:%]|,\d{3})(?:,? (\d{4}))?`, 'g'),
] as const

/** A time of day or a date that there is not: "9:72 a.m.", "at 25:10", "31 June". */
export function clockFaults(sentence: string): readonly string[] {
  if (!/\d/.test(sentence) || isTurned(sentence) || /\bno\b/i.test(sentence)) return []
  const told = sentence.replaceAll('’', "'")
  return [
    ...[...told.matchAll(ofHalf)].flatMap(([whole, hour, minute = '0']) =>
      timeFault(whole.trim(), Number(hour), Number(minute), 12),
    ),
    ...(ofTime.test(told) && !/\bratios?\b|\bdivides?\b|: ?\d+ ?:/.test(told)
      ? [...told.matchAll(ofDay)].flatMap(([, hour = '', minute = '']) =>
          timeFault(`${hour}:${minute}`, Number(hour), Number(minute), 24),
        )
      : []),
    ...[...told.matchAll(dates[0])].flatMap(([whole, day, name, year]) => dateFault(whole, Number(day), name, year)),
    ...[...told.matchAll(dates[1])].flatMap(([whole, , name, day, year]) => dateFault(whole, Number(day), name, year)),
  ]
}

function timeFault(told: string, hour: number, minute: number, most: number): readonly string[] {
  if (minute > 59) return [`"${told}": there is no such time: an hour has 60 minutes`]
  if (hour > most || (most === 24 && hour === 24 && minute > 0))
    return [
      most === 12
        ? `"${told}": there is no such time: before and after noon the hours go to 12`
        : `"${told}": there is no such time: a day has 24 hours`,
    ]
  return []
}

function dateFault(whole: string, day: number, name = '', year?: string): readonly string[] {
  const short = name.slice(0, 3).toLowerCase()
  const y = Number(year)
  const isLeap = year === undefined || (y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0))
  const last = short === 'feb' && !isLeap ? 28 : (days[short] ?? 31)
  return day > last || day < 1
    ? [
        `"${whole}": there is no such day: ${short === 'feb' && !isLeap ? `February ${year ?? ''}` : name} has ${last} days`,
      ]
    : []
}
