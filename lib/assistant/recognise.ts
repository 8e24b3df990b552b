import { answered, whichIsMeant } from './answered'
import { judged } from './assertions'
import { assertionApart } from './assertions/apart'
import { inParts } from './in-parts'
import { plainer } from './plainer'
import { carefully } from './question/carefully'
import { optionsApart } from './question/options'
import { partsApart } from './question/parts'
import { readQuestion } from './question/question'
import { asksSeveral } from './question/several'
import type { Reply } from './rule'
import { unnumbered } from './question/unnumbered'
import { severalAsked, triesOfMessage, type Tries } from './several-asked'

/** The reply of the recogniser that understands the most of a question; where two differ it is asked which is meant; null when none understands it all. */
export async function recognised(typed: string): Promise<Reply | null> {
  // read as typed: the two statements are put plainer one by one
  if (assertionApart(typed)) return judged(typed)
  const text = unnumbered(carefully(typed)).replace(/\b(Mrs?|Ms|Dr|Smt|Shri)\.(?= ?[A-Z])/g, '$1')
  const tries = triesOfMessage()
  const reply = await asPut(text, tries)
  // which of the options it is may be told where they are put plainer
  if (reply && (reply.answer !== undefined || optionsApart(text).options.length === 0)) return reply
  const ways = plainer(text)
  const { algebraically, askedOutright, conditionFirst } = await import('./plainer-algebra')
  const told = [conditionFirst(text), askedOutright(text), text, ...ways]
    .map(algebraically)
    .filter((one) => one !== text && !ways.includes(one))
  for (const otherwise of new Set([...ways, ...told.toReversed()])) {
    const found = await asPut(otherwise, tries)
    if (found?.answer !== undefined) return found
  }
  return (optionsApart(text).options.length > 0 ? await amongWhole(text) : null) ?? reply
}

/** Each option by itself, where none was worked out beforehand. */
async function amongWhole(text: string): Promise<Reply | null> {
  const { chosenAmong } = await import('./choices')
  return chosenAmong(text)
}

async function asPut(text: string, tries: Tries): Promise<Reply | null> {
  const assertion = await judged(text)
  if (assertion) return assertion
  const { stem, options } = optionsApart(text)
  const question = readQuestion(stem, options)
  const whole = await answered(question, options)
  if (!whole) return (await inParts(text)) ?? (await severalAsked(text, tries)) ?? whichIsMeant(question)
  // what has a word against the whole of it may answer its parts
  if (whole.reply.answer === undefined) return (question.isInParts ? await inParts(text) : null) ?? whole.reply
  const isPart =
    options.length === 0 &&
    ((isOneValue(whole.reply) && (question.isInParts || asksSeveral(question.apart))) || lacksParts(text, whole.reply))
  // one value answers one ask of several
  return isPart ? ((await inParts(text)) ?? severalAsked(text, tries)) : whole.reply
}

/** A reply that gives one number: neither "3, 2" nor "yes". */
const isOneValue = ({ answer = '' }: Reply): boolean => /^[-−]?₹? ?[\d.,/√π()]+(?: ?[^\s\d,;]+)?$/.test(answer)

/** Fewer values than parts that ask: one of them was not understood. */
const lacksParts = (text: string, { answer = '' }: Reply): boolean =>
  answer !== '' && answer.split(/[;,]\s/).length < partsApart(text).parts.length
