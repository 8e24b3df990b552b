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
  return null
}

/** "π = 3.14 leke batao", "take root 3 as 1.73": the value of a constant, as a question says it. */
export function constantTold(text: string): string | null {
  const [, pi] = /(?:π|\bpi\b)\s*(?:=|as|is|ko|ki value)?\s*(3\.14\d*|22\s*\/\s*7)/i.exec(text) ?? []
  if (pi !== undefined) return `Use π = ${pi.replace(/\s/g, '')}.`
  const [, of, root] = /(?:√|\broot\s*)([23])\s*(?:=|as|is|ko|ki value)?\s*(1\.\d+)/i.exec(text) ?? []
  return of === undefined ? null : `Use √${of} = ${root}.`
}
