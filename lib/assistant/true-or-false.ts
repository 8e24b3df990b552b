import { answered } from './answered'
import { judgedAlone } from './assertions/by-work'
import { partsApart } from './question/parts'
import { readQuestion } from './question/question'
import type { Reply } from './rule'
import { topicOf } from './topic-of'

const verdict = String.raw`(?:true|t|sahi|correct)\s*(?:or|\/|,|ya|and)?\s*(?:false|f|galat)`
const bid = String.raw`(?:state|write|say|tell|find|determine|check)?\s*(?:whether\s*)?(?:(?:the following|this|it|these|the|each|given|statements?|of|is|are)\s*)*`
/** "State true or false:", before it. */
const why = String.raw`(?:,? ?(?:and|with|,) (?:(?:say )?why|(?:also )?(?:justify|explain)(?: (?:your|ur|the) answers?)?|(?:give |giving )?(?:a )?(?:reasons?|justification)(?: for (?:your|ur) answers?)?)\b)?`
const before = new RegExp(String.raw`^\s*${bid}\(?\b${verdict}\b\)?${why}\s*[:.,;?–-]*\s*`, 'i')
/** "True or false?", behind it. */
const behind = new RegExp(String.raw`[.,;:?]?\s*[([]?\s*\b${bid}\b${verdict}\s*(?:hai|h)?\s*[)\]]?[\s.?!]*$`, 'i')
const reasons =
  /\s*(?:and\s+|also\s+)?(?:justify|explain|give (?:an? )?(?:reasons?|justification))(?: (?:for |in support of )?(?:your|the|ur) answers?)?\s*[.!]?\s*$/i

const verdictAsked =
  /^\s*(?:(?:is|will) it (?:be )?(?:true|correct)(?: to say)? that,?\s+|is (?:the following|this) statement (?:true|correct)\s*\?\s*(?:why\s*\?|give reasons?\b[^.]*\.|justify\b[^.]*\.)?\s*(?=["“'‘A-Z]))/i
const orNot =
  /[\s.,;?:–-]*\(?\s*(?:(?:state|write|tell|say|check)\s+)?(?:(?:whether|if|is|are)\s+)*(?:(?:this|the|above|given|following|it)\s+)*(?:statements?\s+)?(?:(?:is|are)\s+)?(?:true|correct) (?:or|\/|ya) (?:incorrect|not|wrong)\s*\)?[\s?.!]*$/i
const quotes = /^[\s"“”'‘’]+|[\s"“”'‘’.?,]+$/g

/** What is to be judged, where a text asks for nothing but "true or false". */
function statementApart(text: string): string | null {
  const whole = text.replace(reasons, '')
  const ways = [before, behind, verdictAsked, orNot].map((bids) => whole.replace(bids, ''))
  const statement = ways.find((one) => one !== whole)?.replace(quotes, '') ?? ''
  return statement.includes('?') || statement.length < 8 ? null : statement
}

const asFact = (line: string): string =>
  line.replace(
    'The assertion is a theorem of the chapter, so it is true.',
    'This holds always: it is a fact of the chapter.',
  )

/** One statement with its verdict, as the recognisers of statements put it. */
async function judgedOne(statement: string): Promise<(Reply & { readonly answer: string }) | null> {
  const found = await judgedAlone(statement)
  if (!found) return null
  const topic = topicOf(found.archetype)
  const answer = found.holds ? 'True' : 'False'
  return {
    rule: 'true-or-false',
    text: [
      ...found.lines.filter((line) => line !== '' && !line.startsWith('Answer: ')).map(asFact),
      `So the statement is ${answer.toLowerCase()}.`,
      `Answer: ${answer}`,
    ].join('\n'),
    answer,
    ...(topic && {
      offers: [{ kind: 'practise', label: 'Practise this', topic, difficulty: 'easy', archetype: found.archetype }],
    }),
  }
}

/** A statement that a recogniser judges: "tan A is always less than 1". */
async function saidOf(statement: string): Promise<(Reply & { readonly answer: string }) | null> {
  const found = await answered(readQuestion(`True or false: ${statement}`), [])
  const { answer } = found?.reply ?? {}
  return found && (answer === 'True' || answer === 'False') ? { ...found.reply, answer } : null
}

/** "State true or false: ...", one statement or several in parts; null where one of them cannot be judged. */
export async function trueOrFalse(text: string): Promise<Reply | null> {
  const { stem, parts } = partsApart(text)
  if (parts.length === 0) {
    const statement = statementApart(text)
    return statement === null ? null : judgedOne(statement)
  }
  // nothing but the bid stands before the parts
  if (stem.replace(reasons, '').replace(before, '').trim() !== '' || !before.test(stem)) return null
  const judged: string[] = []
  const texts: string[] = []
  let offers: Reply['offers']
  for (const { label, text: statement } of parts) {
    const one = (await judgedOne(statement)) ?? (await saidOf(statement))
    if (!one) return null
    judged.push(`${label} ${one.answer}`)
    texts.push(`${label} ${one.text}`)
    offers ??= one.offers
  }
  const answer = judged.join('; ')
  return { rule: 'in-parts', text: [...texts, `Answers: ${answer}`].join('\n'), answer, ...(offers && { offers }) }
}
