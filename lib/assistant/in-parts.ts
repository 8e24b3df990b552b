import { answered, type Answered } from './answered'
import { modelAsks, modelTold } from './plainer-models'
import { byItself, factAsked, fromEarlier, pickedFrom, stemOf } from './from-earlier'
import { leavesTheAsk, putTogether, someTogether, type AnsweredPart } from './put-together'
import { optionsApart } from './question/options'
import { partsApart, type LabelledPart } from './question/parts'
import { withoutPreface } from './question/preface'
import { withPlaces } from './question/placed'
import { withPrizes } from './question/prizes'
import { toldAndAsked } from './question/ask-pieces'
import { solvesOnly } from './question/equation-asked'
import { isFree } from './question/meanings'
import { joined, questionFrom, readQuestion, type Question } from './question/question'
import type { Item } from './question/fact'
import { severalAsked, triesOfMessage } from './several-asked'
import type { Reply } from './rule'

/** A question that several parts share: each is asked behind the stem, and all that the stem tells must be used by some part. */
export async function inParts(text: string): Promise<Reply | null> {
  const { stem, parts: asked } = partsApart(text)
  if (asked.length === 0) return null
  const parts = withNumbersNamed(withEachNamed(withSameAsked(asked)))
  const told = withoutPreface(stem)
  const found = (await behindStem(stem, parts)) ?? (told === stem ? null : await behindStem(told, parts))
  if (found) return found
  const model = modelTold(told)
  return model === stem || model === told
    ? null
    : behindStem(
        model,
        parts.map((part) => ({ ...part, text: modelAsks(part.text) })),
      )
}

/** "Find the same for boat B" behind "Find the distance of boat A from ...". */
const withSameAsked = (parts: readonly LabelledPart[]): readonly LabelledPart[] =>
  parts.map((part, at) => {
    const [, noun = '', name = ''] =
      /^(?:also )?(?:find|calculate|repeat)? ?(?:the )?same for (?:the )?([a-z]+ )?([A-Z])[.?]*\s*$/i.exec(part.text) ??
      []
    const before = parts[at - 1]?.text ?? ''
    const other = new RegExp(`\\b${noun}([A-Z])\\b(?!.*\\b${noun}[A-Z]\\b)`).exec(before)
    return name === '' || !other ? part : { ...part, text: before.replace(other[0], `${noun}${name}`) }
  })

/** "How many blue ones in each?" behind "how many red beads are in each necklace?": of which each one is, where a part before it has told. */
const withEachNamed = (parts: readonly LabelledPart[]): readonly LabelledPart[] =>
  parts.map((part, at) => {
    const [, noun] =
      parts
        .slice(0, at)
        .map(({ text }) => /\b(?:in|of) each ([a-z]{3,})\b/i.exec(text))
        .findLast((one) => one !== null) ?? []
    return noun === undefined
      ? part
      : { ...part, text: part.text.replace(/\bin each(?=\s*[?.]*\s*$)/i, `in each ${noun}`) }
  })

const numbersInRow = /(?<![\w.=(/-])\d+(?:, ?\d+)*,? (?:and|aur|&) \d+\b(?![.:/]\d| ?[a-z²³])/i

/** "These three numbers" of a part by their values, where a part before it has them in a row. */
const withNumbersNamed = (parts: readonly LabelledPart[]): readonly LabelledPart[] =>
  parts.map((part, at) => {
    const row = parts
      .slice(0, at)
      .flatMap(({ text }) => numbersInRow.exec(text)?.[0] ?? [])
      .at(-1)
    const count = row?.match(/\d+/g)?.length ?? 0
    return row === undefined || numbersInRow.test(part.text)
      ? part
      : {
          ...part,
          text: part.text.replace(
            /\b(?:these|the above|the given) (?:(two|three|four) )?numbers\b/i,
            (found, said?: string) =>
              said === undefined || ['two', 'three', 'four'].indexOf(said.toLowerCase()) + 2 === count
                ? `the numbers ${row}`
                : found,
          ),
        }
  })

/** Whether each part has its answer under its own label: neither fewer labels than the question has, nor values for its equations (a part that asks two things may count on). */
export function fitsParts(text: string, answer: string): boolean {
  const { parts } = partsApart(text)
  const labels = parts.map(({ label }) => label)
  const given = answer.match(/(?<=^|; )\((?:i{1,3}|iv|vi?)\)/g) ?? []
  if (labels.length < 2 || !labels.every((label) => /^\((?:i{1,3}|iv|vi?)\)$/.test(label))) return true
  return given.length > 0
    ? labels.every((label, at) => given[at] === label)
    : !parts.some((part) => solvesOnly(part.text, answer))
}

/** The parts that can be worked out where others cannot, and which are left: no answer to the whole. */
export async function someOfParts(text: string): Promise<Reply | null> {
  const { stem, parts } = partsApart(text)
  if (parts.length < 2) return null
  for (const about of new Set([stem, withoutPreface(stem)])) {
    const replies = await repliesTo(readQuestion(about), parts, (part) => part)
    const reply = someTogether(replies)
    if (reply) return reply
  }
  return null
}

/** The parts asked one by one as whole questions, where they are not understood as parts: each must then use all of the stem. */
export async function partByPart(text: string, ask: (text: string) => Promise<Reply | null>): Promise<Reply | null> {
  const { stem, parts: asked } = partsApart(text)
  const parts = withEachNamed(withSameAsked(asked))
  if (parts.length < 2 || parts.length > mostParts) return null
  const about = withoutPreface(stem)
  const replies: Replied[] = []
  for (const [at, { label, part }] of (await repliesTo(readQuestion(about), parts, (one) => one)).entries()) {
    const asks = parts[at]?.text ?? ''
    const before = replies.flatMap((one, place) =>
      one.part ? [{ text: parts[place]?.text ?? '', answer: one.part.answer }] : [],
    )
    const fact = factAsked(about, asks)
    if (part && !fact) {
      const answer = pickedFrom(about, asks, part.answer, before)
      replies.push({ label, part: answer === part.answer ? part : { ...part, ...picked(part.reply, answer) } })
      continue
    }
    const own = byItself(about, asks, before)
    const stemOfIt = stemOf(about, own)
    let found: Reply | null = fact
    for (const stem of new Set([stemOfIt, modelTold(stemOfIt)])) {
      const asked = stem === stemOfIt ? own : modelAsks(own)
      if (found?.answer === undefined) found = await ask(`${stem} ${asked}`)
      if (found?.answer === undefined) found = await fromEarlier(stem, own, before, ask)
    }
    // "At what point does 2x + 3y = 12 meet the x-axis?", of the pair that was told
    const [equation = '\0'] = /[\dxy][^=,.?]*= ?[-−]?\d+/.exec(own.replace(/^.*? (?=[-−\dxy])/, '')) ?? []
    if (found?.answer === undefined && about.includes(equation)) found = await ask(own)
    const reply = found
    const answer = pickedFrom(about, asks, reply?.answer ?? '', before)
    // "sin A and cos A"; what answers more than is asked is of another question
    const isOne =
      reply?.answer !== undefined && (!answer.includes('(i)') || /\band\b/.test(asks)) && !isOfOther(asks, answer)
    replies.push({
      label,
      part: isOne
        ? { label, ...unlabelled(answer === reply.answer ? reply : picked(reply, answer).reply), left: [] }
        : null,
    })
  }
  const known = replies.flatMap(({ part }) => part ?? [])
  return known.length === parts.length ? putTogether(known) : someTogether(replies)
}

/** One of what a reply answers. */
const picked = (reply: Reply, answer: string) => ({
  answer,
  reply: { ...reply, text: `${reply.text}\nAsked is: ${answer}`, answer },
})

const mostParts = 6

async function behindStem(stem: string, parts: readonly LabelledPart[]): Promise<Reply | null> {
  const whole = readQuestion(stem)
  const prizes = withPrizes(whole)
  const found =
    (prizes && (await replied(prizes.stem, parts, prizes.read))) ?? (await replied(whole, parts, (part) => part))
  const places = found
    ? null
    : withPlaces(
        whole,
        parts.map((part) => readQuestion(part.text)),
      )
  return found ?? (places && replied(places.stem, parts, places.read))
}

/** The parts answered behind what is told for all; `read`: a part with what the stem calls an event. */
async function replied(
  about: Question,
  parts: readonly LabelledPart[],
  read: (part: Question) => Question,
): Promise<Reply | null> {
  const replies = await repliesTo(about, parts, read, true)
  const known = replies.flatMap(({ part }) => part ?? [])
  return known.length === parts.length ? putTogether(known) : null
}

interface Replied {
  readonly label: string
  /** null where it is not understood. */
  readonly part: AnsweredPart | null
}

/** Each part with its reply; `all`: none more where one has none. */
async function repliesTo(
  about: Question,
  parts: readonly LabelledPart[],
  read: (part: Question) => Question,
  all = false,
): Promise<readonly Replied[]> {
  const asked = parts.map((part) => {
    // "(i) A" names a letter
    const { stem: ask, options } = optionsApart(part.text.replace(/^[AI](?= or [A-Z]+\b|\s*[?.]*$)/, 'letter $&'))
    return { label: part.label, options, question: read(readQuestion(ask, options)) }
  })
  const replies: Replied[] = []
  for (const [index, { label, options, question }] of asked.entries()) {
    // "(i) red (ii) white or blue": neither is told for the other
    const isChance = about.words.includes('probability') && isEvent(question)
    const earlier = asked.slice(0, index).flatMap((one) => (isChance && isEvent(one.question) ? [] : [one.question]))
    const found =
      (await behind([about], question, options)) ??
      (await behind([about, ...earlier], question, options)) ??
      (question.facts.length === 0 ? await behind([about, ...toldIn(earlier)], question, options) : null) ??
      (await alone(about, question, options)) ??
      (await inTurn(about, earlier, question, options)) ??
      (about.items.length === 0 ? await ofItsOwn(parts[index]?.text ?? '', question) : null)
    const part =
      found?.reply.answer === undefined ||
      // what answers in parts itself answers more than this part
      found.reply.answer.startsWith('(i) ') ||
      isOfOther(parts[index]?.text ?? '', found.reply.answer) ||
      solvesOnly(parts[index]?.text ?? '', found.reply.answer) ||
      leavesTheAsk(question.items, found.left) ||
      saysNoMore(
        found.reply.answer,
        replies.map((one) => one.part?.answer ?? ''),
      )
        ? null
        : { label, answer: found.reply.answer, ...found }
    replies.push({ label, part })
    if (all && !part) break
  }
  return replies
}

/** Neither a fact nor an ask: it ends what the stem asks. */
const isEvent = ({ facts, apart }: Question): boolean =>
  facts.every(({ kind }) => kind === 'letter') && toldAndAsked(apart).isBare === true

/** The sentences of earlier parts that tell something, without what they ask. */
const toldIn = (earlier: readonly Question[]): readonly Question[] =>
  earlier.flatMap(({ apart }) => {
    const { told, asked } = toldAndAsked(apart)
    return asked.length > 0 && told.some(({ kind }) => kind !== 'mark') ? [questionFrom(told)] : []
  })

/** "60 km/h, 40 km/h" for "the speed of the other car": it asks for one of them. */
const isOfOther = (part: string, answer: string): boolean =>
  /\bthe (?:other|slower|faster|smaller|larger|older|younger) [a-z]*[a-rt-z](?=[?.\s]*$)/i.test(part) &&
  answer.includes(', ')

/** "AC = 10 m, radius = 2 m" behind "10 m" and "2 m": what was asked before is answered once more, and not this part. */
function saysNoMore(answer: string, before: readonly string[]): boolean {
  const values = answer.split(', ').map((one) => one.replace(/^[^=]*= /, ''))
  return values.length > 1 && before.length > 1 && values.every((value) => before.includes(value))
}

/** A part that asks two or three things, "Find AB. Is it longer than BC?": each behind the stem. */
async function inTurn(
  about: Question,
  earlier: readonly Question[],
  question: Question,
  options: readonly string[],
): Promise<Answered | null> {
  const { told, asked } = toldAndAsked(question.apart)
  const [first, ...others] = asked
  if (options.length > 0 || !first || others.length < 1 || others.length > 2) return null
  const found: Answered[] = []
  for (const ask of asked) {
    const own = told.some((item) => item.kind !== 'mark') ? [questionFrom(told)] : []
    const one = questionFrom(ask)
    const each = (await behind([about, ...own], one, [])) ?? (await behind([about, ...earlier, ...own], one, []))
    if (each?.reply.answer === undefined || leavesTheAsk(ask, each.left)) return null
    found.push(each)
  }
  const [one] = found
  const texts = new Set(found.map(({ reply }) => reply.text))
  if (!one || texts.size < found.length) return null
  return {
    reply: { ...one.reply, text: [...texts].join('\n'), answer: found.map(({ reply }) => reply.answer).join(', ') },
    left: one.left.filter((item) => found.every(({ left }) => left.includes(item))),
    knows: new Set(found.flatMap(({ knows }) => [...knows])),
  }
}

/** A part that is a whole question, "If tan A + cot A = 5, find tan² A + cot² A and sin A cos A": its answers in a row. */
async function ofItsOwn(text: string, question: Question): Promise<Answered | null> {
  const reply = await severalAsked(text, triesOfMessage())
  if (reply?.answer === undefined) return null
  return { reply: unlabelled(reply).reply, left: [], knows: new Set(question.items) }
}

/** Its answers in a row: they are of one part. */
function unlabelled(reply: Reply): { readonly reply: Reply; readonly answer: string } {
  const isLabelled = reply.answer?.includes('(i)') === true
  const answer = (reply.answer ?? '').replace(/\([ivx]+\) /g, '').replaceAll('; ', ', ')
  const text = reply.text.replace(/^(?:\([ivx]+\) |Answers: .*)/gm, '').trim()
  return isLabelled ? { reply: { ...reply, text, answer }, answer } : { reply, answer: reply.answer ?? '' }
}

/** What a message asks further of a question that was worked out: "now find the 20th term", "median bhi nikal do". */
export async function askedFurther(text: string, more: string): Promise<Reply | null> {
  const { apart } = readQuestion(optionsApart(text).stem)
  const ask = readQuestion(more)
  if (ask.facts.length === 0 && ask.items.every((item) => item.kind === 'word' && isFree(item.text))) return null
  // "find the 20th term of the AP 8, 13, 18, ..." tells nothing outside its ask
  for (const told of [toldAndAsked(apart).told, apart.filter(isGiven)]) {
    const found = await behind([questionFrom(told)], ask, [])
    const isWhole = found?.left.every(
      (item) => !ask.items.includes(item) || (item.kind === 'word' && isFree(item.text)),
    )
    if (found?.reply.answer !== undefined && isWhole && !leavesTheAsk(ask.items, found.left)) return found.reply
  }
  return null
}

const givenWords =
  /^(?:ap|polynomial|equations?|circle|cylinder|cone|sphere|hemisphere|cube|cuboid|radius|radii|diameter|height|length|breadth|width|side|slant|base|edge)$/

/** What an ask holds that is given: rows of numbers, equations, and what they are of; not the place that is asked for. */
const isGiven = (item: Item): boolean =>
  item.kind === 'word' ? givenWords.test(item.text) : !/^(?:mark|ordinal|letter)$/.test(item.kind)

const behind = (before: readonly Question[], question: Question, options: readonly string[]) =>
  answered(joined(...before, question), options, new Set(before.flatMap(({ items }) => items)))

/** A part about numbers that it states itself, "find the LCM of 96 and 160": it needs nothing of the stem. */
async function alone(about: Question, question: Question, options: readonly string[]): Promise<Answered | null> {
  const found = question.facts.some(({ kind }) => /^(?:number|list|formula|equation|point)$/.test(kind))
    ? await answered(question, options)
    : null
  // where the stem tells nothing, the parts tell all themselves
  if (found && about.facts.length === 0 && about.items.every((item) => item.kind !== 'word' || isFree(item.text)))
    return { ...found, left: about.items }
  const isOf = (chapter: string) =>
    found?.reply.offers?.some((offer) => 'archetype' in offer && offer.archetype?.startsWith(chapter))
  // "From cards numbered 1 to 30 one is drawn: ..." opens another experiment, where it takes nothing from what was told
  const opens =
    isOf('prob-') === true &&
    question.words.some((word) => /^(?:drawn|thrown|tossed|rolled)$/.test(word)) &&
    !question.words.some((word) =>
      /^(?:rest|remaining|left|again|now|another|same|these|them|removed|other)$/.test(word),
    )
  // "Write a quadratic polynomial whose zeroes are −1 and 4": another than the one that was told
  const forms =
    isOf('poly-form-') === true &&
    !question.words.some((word) => /^(?:p\(x\)|this|these|those|above|its|given|same)$/.test(word))
  return found && (isOf('rn-') === true || opens || forms) ? { ...found, left: about.items } : null
}
