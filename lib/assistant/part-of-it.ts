import type { Reply } from './rule'
import {
  divide,
  fraction,
  fromDecimal,
  multiply,
  one,
  subtract,
  terminates,
  toDecimal,
  toText,
  type Fraction,
} from '../maths/fraction'
import { figure } from './small-numbers'

const bottoms: readonly (readonly [RegExp, bigint])[] = [
  [/^hal(?:f|ves)/, 2n],
  [/^third/, 3n],
  [/^(?:fourth|quarter)/, 4n],
  [/^fifth/, 5n],
  [/^sixth/, 6n],
  [/^eighth/, 8n],
  [/^tenth/, 10n],
]
const share = String.raw`(?:(?:its?|the|a|an|only) )?(\d+ ?\/ ?\d+(?:th|rd|nd)?|\d+ ?%|half|(?:one|two|three|four|five|seven|an?)[- ](?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?)|(?<=\b[ae]k )(?:tihai|chauthai))`
const ofIt = String.raw`(?:[- ](?:part|portion|hissa|bhaag|share|space|volume|rd|th)s?)?(?: (?:of|ka) (?:it(?!s)|(?:the |its )?(?:whole |total )?[a-z]+(?: cream| cone)?))?`
const joined = String.raw`(?:[,.;] ?|\s)(?:(?:and|but|if|when|where|while|provided(?: that)?|given(?: that)?|assuming(?: that)?|agar|aur|lekin|of which|jisme|uska|iska|with) )*`
const is = String.raw`(?:,? (?:is|are|was|has been|remains?|kept|left|hai|h|being))*`
const empty = String.raw`(?:unfilled|empty|khali|not filled)(?: (?:hai|h|rah(?:ta|ti|a)|chhoda|with [a-z -]{3,12}))*`
const holds = 'ice[- ]?cream|water|pani|milk|doodh|juice|oil|tel|liquid|syrup|petrol|wheat|rice|sand|grain'
const full = String.raw`(?:full|filled|bhar[aei](?: hua)?)(?: (?:of|with) (?:${holds}))?`
const gone = String.raw`(?:flow(?:s|ed)|spill(?:s|ed)|leak(?:s|ed)|drain(?:s|ed)|tak(?:es|en)|pour(?:s|ed)|drunk|eaten|melt(?:s|ed)|used)(?: (?:out|away|up|off))*`
const asksContents = new RegExp(
  String.raw`\b(?:how much|kitn[aei]|(?:volume|quantity|amount) of (?:the )?)\b[^.?]*?(?:${holds})|(?:${holds})\b[^.?]{0,12}\b(?:volume|quantity|amount|kitn[aei])`,
  'i',
)
const goneWay = { form: new RegExp(`(?:${joined}| )${share}${ofIt}${is} ${gone}`, 'i'), isRest: true }
const ways = [
  { form: new RegExp(`${joined}(?:is )?${share}${ofIt}${is} ${empty}`, 'i'), isRest: true },
  goneWay,
  {
    form: new RegExp(
      `(?:${joined}(?:it |which |that )?| )(?:is |was )?(?:only )?(?:${share}(?:rd|th)?${is} ${full}|(?:has |have )?(?:(?:${holds}) )?(?:full|filled) up ?to ${share}${ofIt})`,
      'i',
    ),
    isRest: false,
  },
]

function valueOf(said: string): Fraction | null {
  const [, top, bottom] = /^(\d+) ?\/ ?(\d+)/.exec(said) ?? []
  if (top !== undefined) return Number(bottom) > 0 ? fraction(BigInt(top), BigInt(bottom ?? '1')) : null
  const percent = /^(\d+) ?%/.exec(said)?.[1]
  if (percent !== undefined) return fraction(BigInt(percent), 100n)
  const [count = '', name = count] = said.toLowerCase().split(/[- ]/)
  const of = bottoms.find(([form]) => form.test(name))?.[1]
  const n = /^(?:half|an?)$/.test(count) ? '1' : figure(count)
  return of === undefined || !/^\d+$/.test(n) ? null : fraction(BigInt(n), of)
}

/** What is in a vessel that is filled in part, "its 1/6 part is left unfilled": that part of what it holds. */
export async function partOfIt(message: string, ask: (text: string) => Promise<Reply | null>): Promise<Reply | null> {
  for (const { form, isRest } of ways) {
    const found = form.exec(message)
    if (!found) continue
    const part = valueOf(found[1] ?? found[2] ?? '')
    const isLeft = /(?:\b(?:is|are))?(?: (?:left|remaining|remains?|bach[ieao]\w*))+\b/i
    const rest = message.replace(form, /^[.;]/.test(found[0]) ? '. ' : ' ')
    const alone = rest
      .replace(isLeft, '')
      .replace(/ (?:is|are)(?= ?[.?]|$)/, '')
      .replace(/ +(?=[ .?])/g, '')
      .trim()
    // half as high is half as much in what is as wide all the way up
    const isHigh = /height|depth|deep|high/i.test(found[0]) && !/cylind|cuboid|rectang/i.test(message)
    const isOther = /\b(?:more|need|requir|add|flow|spill|waste|fill it|outflow)\w*/i.test(alone)
    if (isHigh || isOther || (form === goneWay.form && !isLeft.test(rest))) return null
    if (
      !part ||
      part.n <= 0n ||
      part.n >= part.d ||
      !asksContents.test(alone) ||
      /\bfig(?:ure|\.)|\bas shown/i.test(message)
    )
      return null
    const reply = await ask(alone)
    const [, size, bottom = '1', unit = ''] =
      /^(\d+(?:\.\d+)?)(?:\/(\d+))? ?((?:[cdk]?m|mm)³|litres)$/.exec(reply?.answer ?? '') ?? []
    if (!reply || size === undefined) return null
    const taken = isRest ? subtract(one, part) : part
    const value = multiply(divide(fromDecimal(size), fromDecimal(bottom)), taken)
    const answer = `${unit === 'litres' && terminates(value) ? toDecimal(value) : toText(value)} ${unit}`
    const shown = isRest ? `1 − ${toText(part)} = ${toText(taken)}` : toText(taken)
    return {
      ...reply,
      text: `${reply.text}\nOf it ${shown} is filled: ${toText(taken)} × ${reply.answer ?? ''} = ${answer}`,
      answer,
    }
  }
  return null
}
