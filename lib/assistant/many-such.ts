import type { Reply } from './rule'
import {
  divide,
  fraction,
  fromDecimal,
  multiply,
  rupees,
  terminates,
  toDecimal,
  toText,
  type Fraction,
} from '../maths/fraction'

const counts = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const count = `(\\d{1,6}|${counts.join('|')})`
/** "10 such cones", "such 10 cones", "aise 10 cones", "10 of these": so many of what was told of one. */
const such = new RegExp(
  `\\b(?:all )?(?:(?:the )?${count} (?:such|aise|aisi)|(?:such|aise|aisi) ${count})((?: (?:ice[- ]?creams?|identical|solid|cylindrical|conical|similar))*) ([a-z]{3,}s|k?hambe)\\b|\\b${count} of (?:these|them|this kind)\\b`,
  'gi',
)
const adds = /\b(?:volume|capacity|cost|mass|weight|areas?|[ct]sa|surface|canvas|cloth|kharcha|how much)\b/i
/** What is of all of them another thing, or not so many times. */
const others =
  /\b(?:ratio|melt\w*|recast\w*|pighl\w*|how many|kitn[ei]|number of|radius of the|height of the|packed|joined|left|remain\w*|each other|stacked|one above|average|altogether with|more than|less than)\b/i
const shapes = /\b(?:con(?:e|ical)|cylind\w+|hemispher\w+|(?<!hemi)spher\w+|cub(?:e|ical)|cuboid\w*)s?\b/gi

const shapeOf = (word: string): string => word.toLowerCase().replace(/(?:e|ical|es|[es]?s|er|rical|ical)$/, '')
const valued = /^(₹ ?)?(?:(\d+)\/(\d+)|(\d+(?:\.\d+)?))?(π|√\d+)?((?: ?[ckdm]?m[²³]?| (?:k?g|litres?))?)$/

/** "... Find the volume of 10 such cones": worked for one, and so many times that; null where one has no single value. */
export async function manySuch(message: string, ask: (text: string) => Promise<Reply | null>): Promise<Reply | null> {
  const [found, ...more] = message.matchAll(such)
  if (!found || more.length > 0 || !adds.test(message) || others.test(message)) return null
  const [said, before, behind, , noun = '', of] = found
  const word = (before ?? behind ?? of ?? '').toLowerCase()
  const times = counts.includes(word) ? counts.indexOf(word) + 2 : Number(word)
  const single = noun.replace(/(?<=ss)es$|s$/, '').toLowerCase()
  const named = new Set((message.match(shapes) ?? []).map(shapeOf))
  const ways = named.size > 1 || noun === '' ? ['the whole solid'] : [`the ${single}`, 'the whole solid']
  if (named.size > 1 && noun !== '' && noun.search(shapes) < 0) ways.push(`the ${single}`)
  for (const one of ways) {
    const reply = await ask(message.slice(0, found.index) + one + message.slice(found.index + said.length))
    const answer = reply?.answer === undefined ? null : multiplied(reply, times)
    if (reply && answer !== null)
      return {
        ...reply,
        text: `${reply.text}\nThat is one; ${times} such: ${times} × ${reply.answer ?? ''} = ${answer}`,
        answer,
      }
  }
  return null
}

/** So many times the one value that is answered; null where it is none, or was rounded. */
function multiplied({ text, answer = '' }: Reply, times: number): string | null {
  const [all, money = '', n, d, decimal, root = '', unit = ''] = valued.exec(answer) ?? []
  if (all === undefined || /\\approx|correct to|nearest/.test(text) || times < 2) return null
  const size: Fraction | null =
    n !== undefined && d !== undefined
      ? fraction(BigInt(n), BigInt(d))
      : decimal !== undefined
        ? fromDecimal(decimal)
        : root === ''
          ? null
          : fraction(1)
  if (!size) return null
  const product = multiply(size, fraction(times))
  const figures = decimal === undefined ? toText(product) : toDecimal(product)
  return `${money}${money === '' ? figures : rupees(figures)}${root}${unit}`
}

/** A fence is as long as what it goes around. */
const fence =
  /(?:find |calculate |what is )?(?:the )?(?:total )?cost (?:of|for) (?:fencing|bordering) (?:all around |along |around )?(?:the )?(?:whole |entire |complete )?(?:boundary |perimeter |border )?(?:of )?(it|its boundary|(?:the )?[a-z]+(?: [a-z]+)?)?,? ?(?:at|@) (?:the rate of )?(?:₹|rs\.?) ?(\d+(?:\.\d+)?) ?(?:per|\/|a) ?(c?m|met(?:re|er))\b/i

/** "... the cost of fencing the flower bed at ₹15 per metre", of what has a perimeter. */
export async function costOfFence(
  message: string,
  ask: (text: string) => Promise<Reply | null>,
): Promise<Reply | null> {
  const [said, of = 'it', rate = '', unit = ''] = fence.exec(message) ?? []
  if (said === undefined) return null
  const reply = await ask(
    message.replace(
      said,
      of === 'it' || of.startsWith('its')
        ? 'find its perimeter'
        : `find the perimeter of ${of.replace(/^(?!the )/i, 'the ')}`,
    ),
  )
  const [, n, d = '1', told] = /^(\d+(?:\.\d+)?)(?:\/(\d+))?(?: (c?m))?$/.exec(reply?.answer ?? '') ?? []
  // in no other unit than the one that is told
  const units = new Set(told === undefined ? message.match(/(?<=\d ?)[ckm]?m(?=²|\b)/g) : [told])
  if (!reply || n === undefined || units.size !== 1 || !units.has(unit.replace(/^met.*/i, 'm'))) return null
  const cost = multiply(divide(fromDecimal(n), fromDecimal(d)), fromDecimal(rate))
  const answer = `₹${terminates(cost) ? rupees(toDecimal(cost)) : toText(cost)}`
  return { ...reply, text: `${reply.text}\nCost of the fence: ${reply.answer ?? ''} × ₹${rate} = ${answer}`, answer }
}
