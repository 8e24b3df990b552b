import type { Answered } from './answered'
import type { Item } from './question/fact'
import { isFree } from './question/meanings'
import type { Reply } from './rule'

/** A part of a question with its answer. */
export interface AnsweredPart extends Omit<Answered, 'knows'> {
  readonly label: string
  readonly answer: string
}

/** The replies to the parts as one; null where something that is told for all is used by none, or two parts get one reply. */
export function putTogether(parts: readonly AnsweredPart[]): Reply | null {
  const isUsed = (item: Item) => parts.some(({ left }) => !left.includes(item))
  const unused = parts.flatMap(({ left }) =>
    left.filter((item) => !(item.kind === 'word' && isFree(item.text)) && !isUsed(item)),
  )
  if (unused.length > 0 || isSaidTwice(parts) || isCalledOtherwise(parts) || parts.some(passesOverPi)) return null
  const answer = parts.map((one) => `${one.label} ${one.answer}`).join('; ')
  const texts = textsOf(parts)
  return { ...parts[0]?.reply, rule: 'in-parts', text: [...texts, `Answers: ${answer}`].join('\n'), answer }
}

/** The parts that have a reply, each under its label, and the labels of the others; null where none or all have one. */
export function someTogether(
  all: readonly { readonly label: string; readonly part: AnsweredPart | null }[],
): Reply | null {
  const known = all.flatMap(({ part }) => part ?? [])
  const missing = all.flatMap(({ label, part }) => (part ? [] : [label]))
  const [first] = known
  if (!first || missing.length === 0 || isSaidTwice(known) || isCalledOtherwise(known)) return null
  const texts = known.map(({ label, reply }) => `${label} ${reply.text}`)
  const left = `I cannot work out ${missing.join(' and ')}: ask ${missing.length > 1 ? 'them' : 'it'} again in other words.`
  return {
    rule: 'some-parts',
    text: [...texts, left].join('\n'),
    ...(first.reply.offers && { offers: first.reply.offers }),
  }
}

/** "Give the answers in terms of π" is told for every part. */
const passesOverPi = ({ left, reply }: AnsweredPart): boolean =>
  left.some((item) => item.kind === 'word' && /^terms?$/.test(item.text)) && /\\frac\{22\}\{7\}|3\.14/.test(reply.text)

/** Two parts ask two things: where one solution is found for both, one of them was not understood; but one proof may show both. */
const isSaidTwice = (parts: readonly AnsweredPart[]): boolean => {
  const others = parts.filter(({ answer }) => answer !== 'proved')
  return new Set(others.map(({ reply }) => reply.text)).size < others.length
}

/** "x = 3, y = 5" behind "7x + 5y = 50": the letters were called otherwise there. */
function contradicts(equations: string, answer: string): boolean {
  const [, x, y] = /^x = ([-−]?[\d.]+), y = ([-−]?[\d.]+)$/.exec(answer) ?? []
  if (x === undefined || y === undefined) return false
  const by = { x, y }
  return equations.split(', ').some((one) => {
    const [, a = '', u, sign, b = '', v, sum = ''] = linear.exec(one) ?? []
    if (!isName(u) || !isName(v)) return false
    const of = (count: string, name: 'x' | 'y') => Number(count || 1) * Number(by[name].replace('−', '-'))
    return Math.abs(of(a, u) + (sign === '+' ? 1 : -1) * of(b, v) - Number(sum.replace('−', '-'))) > 1e-9
  })
}
const linear = /^(\d*)([xy]) ([-+−]) (\d*)([xy]) = ([-−]?[\d.]+)$/
const isName = (name?: string): name is 'x' | 'y' => name === 'x' || name === 'y'

const isCalledOtherwise = (parts: readonly AnsweredPart[]): boolean =>
  parts.some(({ answer }) => parts.some((one) => contradicts(one.answer, answer)))

/** Each reply under its label; one proof for several parts is told once. */
function textsOf(parts: readonly Pick<AnsweredPart, 'label' | 'reply'>[]): readonly string[] {
  const texts = [...new Set(parts.map(({ reply }) => reply.text))]
  return texts.map((text) => {
    const labels = parts.filter(({ reply }) => reply.text === text).map(({ label }) => label)
    return `${labels.join(', ')} ${text}`
  })
}

const bids = /^(?:find|calculate|determine|compute|evaluate|solve|write|give|state|what|which|how)$/

/** A part that is a bare equation is asked what the stem asks: none of its words may be left over. */
export const leavesTheAsk = (part: readonly Item[], left: readonly Item[]): boolean =>
  part.every((item) => item.kind !== 'word' || (isFree(item.text) && !bids.test(item.text))) &&
  left.some((item) => item.kind === 'word' && !isFree(item.text))
