import type { Reply } from './rule'

const place = /^\([^()]+,[^()]+\)$/
const further =
  /^(.*?\b(?:points?|mid-?points?|centroid|centre|center|vertex|coordinates)\b.*?)[,;.]?\s+(?:and|aur|also|hence|then)?\s*(?:also |hence |then )*(?:find |calculate |what is )?(?:its|uski|iski|uska|iska) distance from (?:the )?(.+?)[?.\s]*$/is

const ratio = '(?:sin|cos|tan|cosec|sec|cot)'
const ofLetter = String.raw`${ratio} ?\(?(?:\d ?)?[a-zA-Zθα]\)?`
const known = String.raw`(?:\\?${ratio}|\^\{?\\circ\}?| ?degrees?|\^2|[-+–−*×/.()√°² ]|\d)+`
const bySums = new RegExp(
  String.raw`(?<![\d+*/)−–-] ?)(${ofLetter} ?= ?)(${known}${ratio}${known})(?=[,.;?]|$| (?:and|then|find|where|if|for|to|,)\b)`,
)

/** "tan 3x = sin 45° cos 45° + sin 30°": what stands on the right is worked out first. */
async function knownSideFirst(text: string, ask: (text: string) => Promise<Reply | null>): Promise<Reply | null> {
  const found = bySums.exec(text)
  const [said, left = '', right = ''] = found ?? []
  if (!found || said === undefined || text.slice(found.index + said.length).includes('=')) return null
  const value = await ask(`Find the value of ${right.trim()}.`)
  if (value?.answer === undefined || !/^[\d√/.()]+$/.test(value.answer)) return null
  const next = await ask(text.slice(0, found.index) + left + value.answer + text.slice(found.index + said.length))
  return next?.answer === undefined
    ? null
    : { ...next, text: `${value.text.replace(/^Answer: /gm, 'So the right-hand side is ')}\n${next.text}` }
}

/** "Find the mid-point of A(2, 3) and B(4, 7) and its distance from the origin": the second is asked of what the first gives. */
export async function thenAsked(text: string, ask: (text: string) => Promise<Reply | null>): Promise<Reply | null> {
  const [, first, from = ''] = further.exec(text) ?? []
  if (first === undefined) return knownSideFirst(text, ask)
  const found = await ask(first)
  if (found?.answer === undefined || !place.test(found.answer)) return null
  const [, name] = /^(?:the )?(?:point |vertex )?([A-Z])$/.exec(from) ?? []
  const named = name === undefined ? undefined : new RegExp(`(?<![A-Z])${name} ?(\\([^()]+\\))`).exec(first)?.[1]
  const to = named ?? from.replace(/^(?:the )?point (?=\()/, '')
  if (!/^(?:origin|[xy][- ]?axis|\([^()]+,[^()]+\))$/i.test(to)) return null
  const next = await ask(
    to.startsWith('(')
      ? `Find the distance between ${found.answer} and ${to}.`
      : `Find the distance of ${found.answer} from the ${to}.`,
  )
  if (next?.answer === undefined) return null
  const answer = `(i) ${found.answer}; (ii) ${next.answer}`
  return { ...found, rule: 'in-parts', text: `(i) ${found.text}\n(ii) ${next.text}\nAnswers: ${answer}`, answer }
}
