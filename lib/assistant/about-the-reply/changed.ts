import { numbersOf } from '../about-the-problem/lines'

const value = String.raw`(\d+(?:\.\d+)?)(?:\s*(?:°|degrees?|cm|m|km|%))?`

/** "60 ki jagah 30", "what if 108 was 120", "30 instead of 60": which number is to be another. */
const exchanges: readonly (readonly [form: RegExp, from: 1 | 2])[] = [
  [new RegExp(String.raw`${value}\s+(?:ki|ke|ka)\s+(?:jagah|badle)(?:\s+(?:par|pe|pr))?\s+${value}`, 'i'), 1],
  [new RegExp(String.raw`${value}\s+(?:instead|in place|in stead)\s+of\s+${value}`, 'i'), 2],
  [
    new RegExp(
      String.raw`(?:what if|if|agar)\s+(?:the\s+)?${value}\s+(?:was|were|is|becomes|ho jaye|hota)\s+${value}`,
      'i',
    ),
    1,
  ],
  [new RegExp(String.raw`(?:replace|change)\s+${value}\s+(?:by|with|to)\s+${value}`, 'i'), 1],
]

/** "what if the radius is 14 cm", "angle 90 hota to": what is named shall have another measure. */
const measured = new RegExp(
  String.raw`\b(radius|diameter|height|length|breadth|side|angle|speed|distance|time|price|age|mean|median|mode|total|edge)\b\s*(?:is|was|were|becomes|be|=|of|ko)?\s*${value}`,
  'i',
)
const supposes = /\b(?:what if|if|agar|hota|hoti|hote|ho to|ho toh|ho jaye|suppose)\b/i

/** The question with the measure that a message supposes, where it has one of this name. */
function supposed(text: string, question: string): Changed | null {
  const [, name, to] = supposes.test(text) ? (measured.exec(text) ?? []) : []
  if (name === undefined || to === undefined || numbersOf(text).length !== 1) return null
  const stands = [...question.matchAll(new RegExp(String.raw`\b${name}\b[^\d.?!]{0,12}?(\d+(?:\.\d+)?)`, 'gi'))]
  const [found] = stands
  const from = found?.[1]
  if (!found || from === undefined || stands.length > 1) return null
  const at = found.index + found[0].length - from.length
  return { question: question.slice(0, at) + to + question.slice(at + from.length), from, to }
}

export interface Changed {
  readonly question: string
  readonly from: string
  readonly to: string
}

/** The question with one of its numbers exchanged as the message says; null where it says nothing of the kind, or the number does not stand there once. */
export function changed(text: string, question: string): Changed | null {
  for (const [form, place] of exchanges) {
    const found = form.exec(text)
    const [from, to] = place === 1 ? [found?.[1], found?.[2]] : [found?.[2], found?.[1]]
    if (from === undefined || to === undefined) continue
    const isOnce = numbersOf(question).filter((number) => number === from).length === 1
    const whole = new RegExp(String.raw`(?<![\d.])${from.replace('.', String.raw`\.`)}(?![\d]|\.\d)`)
    return isOnce ? { question: question.replace(whole, to), from, to } : null
  }
  return supposed(text, question)
}

/** "π = 3.14 leke batao", "take root 3 as 1.73": the value of a constant, as a question says it. */
export function constantTold(text: string): string | null {
  const [, pi] = /(?:π|\bpi\b)\s*(?:=|as|is|ko|ki value)?\s*(3\.14\d*|22\s*\/\s*7)/i.exec(text) ?? []
  if (pi !== undefined) return `Use π = ${pi.replace(/\s/g, '')}.`
  const [, of, root] = /(?:√|\broot\s*)([23])\s*(?:=|as|is|ko|ki value)?\s*(1\.\d+)/i.exec(text) ?? []
  return of === undefined ? null : `Use √${of} = ${root}.`
}
