import { judgedAlone } from './assertions/by-work'
import type { Reply } from './rule'
import { topicOf } from './topic-of'

const bids =
  /^\s*(?:(?:state|write|tell|say|check|find out)?\s*(?:whether|if)?\s*(?:the following|this|the given|it)?\s*(?:statements?)?\s*(?:is|are)?\s*true (?:or|\/) false\s*(?:or not)?\s*[:.,–-]+\s*)/i
const behind =
  /[\s.,;?:–-]*\(?\s*(?:(?:state|write|tell|say|check)\s+)?(?:(?:whether|if|is|are)\s+)*(?:(?:this|the|above|given|following|it)\s+)*(?:statements?\s+)?(?:(?:is|are)\s+)?(?:true|correct) (?:or|\/|ya) (?:false|incorrect|not|wrong)\s*\)?[\s?.!]*$/i
const verdictAsked = /^\s*is it (?:true|correct)(?: to say)? that\s+/i
const quotes = /^[\s"“”'‘’]+|[\s"“”'‘’.?,]+$/g

/** The statement of which it is asked whether it is true; null where nothing is asked so. */
function statementIn(text: string): string | null {
  const plain = text.replace(/\btrue ?\/ ?false\b|\btrue false\b/gi, 'true or false').trim()
  const rest = [bids, behind, verdictAsked].reduce((so, one) => so.replace(one, ''), plain)
  const statement = rest.replace(/^\s*(?:true or false\s*[:.,–-]*)/i, '').replace(quotes, '')
  return rest === plain || statement.length < 8 ? null : statement
}

/** "The product of two consecutive integers is even. True or false?": judged as an assertion is. */
export async function trueOrFalse(text: string): Promise<Reply | null> {
  if (!/\b(?:true|correct)\b/i.test(text)) return null
  const statement = statementIn(text)
  const found = statement === null ? null : await judgedAlone(statement)
  if (!found) return null
  const answer = found.holds ? 'True' : 'False'
  const lines = found.lines.map((line) =>
    line.replace(
      'The assertion is a theorem of the chapter, so it is true.',
      'This holds always: it is a fact of the chapter.',
    ),
  )
  const topic = topicOf(found.archetype)
  return {
    rule: 'true-or-false',
    text: [...lines.filter((line) => line !== ''), `Answer: ${answer}`].join('\n'),
    answer,
    ...(topic && {
      offers: [{ kind: 'practise', label: 'Practise this', topic, difficulty: 'easy', archetype: found.archetype }],
    }),
  }
}
