import { numberOf } from '../answers/number-of'
import type { Reply } from './rule'
import { divide, fraction, fromDecimal, multiply, terminates, toDecimal, toText } from '../maths/fraction'

const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  tenth: 1,
  hundredth: 2,
  thousandth: 3,
}
const units: Readonly<Record<string, string>> = {
  metre: 'm',
  meter: 'm',
  centimetre: 'cm',
  kilometre: 'km',
  rupee: '₹',
}
const phrase =
  /[,;]?\s*\(?\s*(?:(?:give|write) (?:the |your )?answer )?(?:(?:rounded|round)(?: off)?,? |correct(?:ed)? |approximately |answer )*(?:(?:(?:up ?to|to|in) (?:the )?|(?<=\(\s*))nearest ([a-z]+(?: ?\^? ?[23²³])?(?: number)?)|(?:up ?to |to |in )?(\d|one|two|three|four) (?:decimal places?|places? of decimals?|decimals?|d\.?p\.?))(?![a-z])\s*\)?/gi

interface Rounding {
  readonly places: number
  /** In which the answer is told; null for any. */
  readonly unit: string | null
  readonly said: string
}

function roundingOf(nearest: string | undefined, decimals: string | undefined): Rounding | null {
  if (decimals !== undefined) {
    const places = counts[decimals.toLowerCase()] ?? Number(decimals)
    return { places, unit: null, said: `to ${places} decimal place${places === 1 ? '' : 's'}` }
  }
  const name = (nearest ?? '')
    .toLowerCase()
    .replace(/ ?\^? ?([23])$/, (_, power: string) => (power === '2' ? '²' : '³'))
  const said = `to the nearest ${name}`
  if (/^(?:integer|whole number|number|unit|ten)$/.test(name))
    return name === 'ten' ? null : { places: 0, unit: null, said }
  if (counts[name] !== undefined) return { places: counts[name], unit: null, said }
  return { places: 0, unit: units[name] ?? name, said }
}

const valued =
  /^(₹ ?)?([-−]?[\d.,/√π()+\-− ]+?)(?: ?((?:[ckdm]?m|kg|g|km)[²³]?|°|years?|units?|hours?|minutes?|seconds?))?$/

/** A question that asks for its answer "correct to two decimal places" or "to the nearest metre": without that, and the answer rounded. */
export async function rounded(message: string, ask: (text: string) => Promise<Reply | null>): Promise<Reply | null> {
  const [found, ...more] = message.matchAll(phrase)
  const rounding = found && more.length === 0 ? roundingOf(found[1], found[2]) : null
  if (!found || !rounding) return null
  const reply = await ask(`${message.slice(0, found.index)} ${message.slice(found.index + found[0].length)}`.trim())
  const [, money = '', size = '', unit = ''] = valued.exec(reply?.answer ?? '') ?? []
  const value = size === '' ? undefined : numberOf(size)
  const isInUnit = rounding.unit === null || rounding.unit === (money === '' ? unit : '₹')
  if (!reply || value === undefined || !isInUnit) return null
  const by = 10 ** rounding.places
  const near = (Math.sign(value) * Math.round(Math.abs(value) * by + 1e-9)) / by
  const answer = `${money}${near.toFixed(rounding.places)}${unit === '' ? '' : unit === '°' ? unit : ` ${unit}`}`
  return { ...reply, text: `${reply.text}\nAnswer ${rounding.said}: ${answer}`, answer }
}

const rootTold =
  /[,.;]?\s*\(?\s*(?:(?:(?:you|we) may )?(?:use|take|taking|using|given|assume)(?: that)?:? )?√ ?([235]) ?= ?(\d\.\d+)\s*\)?\s*\.?(?=\s|$)/gi

/** "(Use √3 = 1.73)" where no recogniser has it: the exact answer, and what it is with that value. */
export async function withRootValue(
  message: string,
  ask: (text: string) => Promise<Reply | null>,
): Promise<Reply | null> {
  const [found, ...more] = message.matchAll(rootTold)
  if (!found || more.length > 0) return null
  const [said, root = '', value = ''] = found
  const reply = await ask(
    `${message.slice(0, found.index)}${found.index + said.length < message.length ? '. ' : ''}${message.slice(found.index + said.length)}`,
  )
  const exact = reply?.answer
  if (!reply || exact === undefined || !exact.includes(`√${root}`)) return null
  const all = exact.split('; ').map((one) => {
    const [, name = '', size = '', unit = ''] =
      /^(\([ivx]+\) |[A-Z]+ = )?([\d.√/()+\-− ]+?)( ?[ckd]?m[²³]?| (?:s|min))?$/.exec(one) ?? []
    const near = numberOf(size.replaceAll(`√${root}`, `(${value})`))
    return near === undefined || size.replaceAll(`√${root}`, '').includes('√')
      ? null
      : `${name}${Math.round(near * 100 + 1e-9) / 100}${unit}`
  })
  const answer = all.join('; ')
  return !all.includes(null)
    ? { ...reply, text: `${reply.text}\nWith $\\sqrt{${root}} = ${value}$: ${answer}, to two places`, answer }
    : null
}

const litresAsked = /\b(?:(?:in|many|kitne) lit(?:re|er)s?|lit(?:re|er)s? (?:me|mein))\b/i

/** A volume that is asked in litres and was worked out in another unit: how many litres that is; null where its unit is not known. */
export function inLitres(message: string, reply: Reply): Reply | null {
  const { answer = '', text } = reply
  if (!litresAsked.test(message) || /\d ?(?:l|lit(?:re|er)s?)\b/i.test(message)) return reply
  const [, size, bottom = '1', unit = ''] = /^(\d+(?:\.\d+)?)(?:\/(\d+))? ([cd]?)m³$/.exec(answer) ?? []
  if (size === undefined)
    return /^[^;,]*m³$|^[\d./π]+$/.test(answer) && /\b(?:volume|capacity)\b/i.test(message) ? null : reply
  const by = unit === '' ? fraction(1000) : unit === 'c' ? fraction(1, 1000) : fraction(1)
  const value = multiply(divide(fromDecimal(size), fromDecimal(bottom)), by)
  const litres = `${terminates(value) ? toDecimal(value) : toText(value)} litres`
  return { ...reply, text: `${text}\nThat is ${litres}: 1 litre is 1000 cm³.`, answer: litres }
}
