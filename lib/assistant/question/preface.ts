import { isFact } from './fact'
import { isFree } from './meanings'
import { readQuestion } from './question'
import { fillers } from './words'

/** Words that have a meaning elsewhere, and in a sentence without numbers and names of points only lead a story in. */
const harmless = new Set(
  `class standard event events different natural parabola parabolic quadratic polynomial linear equation equations pair similar triangle triangles
  mean one two distance speed time statistics probability area shape graph kite tower data represented property properties board game ride
  perfect various or after before largest smallest biggest greatest maximum minimum highest lowest least most more range include includes
  including reduce reduces depression first second half times part parts whole present past future common formed only both all above below over under between inside outside early late other others another elder older younger`.split(
    /\s+/,
  ),
)

/** What takes the sentence's numbers or things from elsewhere, or changes them. */
const changes =
  /\b(?:as many|as much|this|these|those|such|except|without|not|no|never|removed?|lost|replaced|remaining|rest|same|equal(?:ly)?|respectively|half|double|twice|thrice|if|then)\b/i

/** "Students of class X", "(CBL)", "in 2017": no numbers of a sum. */
const aside =
  /\b(?:of|in|from) (?:class|grade|std|standard) (?:IX|XI?I?|9|1[0-2])(?:th)?\b|\([A-Z]{2,6}\)|\b(?:in|since|of|year) (?:19|20)\d\d\b/g

const isPreface = (said: string): boolean => isPlainTale(said.replace(aside, ''))
const isPlainTale = (sentence: string): boolean =>
  !/[\d=∠°₹$√]/.test(sentence) &&
  !changes.test(sentence) &&
  readQuestion(sentence).items.every((item) =>
    item.kind === 'word' ? isFree(item.text) || fillers.has(item.text) || harmless.has(item.text) : !isFact(item),
  )

/** "Form the pair of linear equations in the following problems, and find their solutions by any algebraic method": what each part asks. */
const asksAgain =
  /^\s*(?:form|write|frame) (?:the |a )?pairs? of linear equations (?:in|for|of) (?:each of )?the following (?:word )?(?:problems?|situations?|statements?|cases?),? and (?:then )?(?:find|solve)(?: (?:their|its|the) solutions?)?(?:,? \(?(?:if (?:they|it) exists?|graphically|(?:by|using) [a-z -]{3,30}?(?: method)?)\)?)*\s*[.:]?\s*$/i

/** A stem without the sentences that only lead its story in: without numbers, points and conditions. */
export function withoutPreface(stem: string): string {
  if (asksAgain.test(stem)) return ''
  const sentences = withoutPurpose(stem).split(/(?<=[.!?]\s+)(?=\S)/)
  const from = sentences.findIndex((sentence) => !isPreface(sentence))
  return shortly(from < 0 ? '' : sentences.slice(from).join(''))
}

/** "To enhance the reading skills of grade X students, the librarian has 96 books": what it is done for. */
const withoutPurpose = (stem: string): string =>
  stem.replace(
    /^((?:case[- ]study\s*[:.–-]\s*)?)(?:in order )?to (?!find|check|prove|show|see|know|solve|get|make)[a-z]+ [^,.:?!\d=]+, (?=(?:the|an?|his|her|their|[A-Z][a-z]+|he|she|they|we)\b)/i,
    (found: string, label: string) => (changes.test(found) ? found : label),
  )

const leadsToFormula =
  /^([^.?!]*?)\b(?:(?:is|are|can be|has been) )?(?:shaped like|in the (?:shape|form) of|represented by|given by|modelled by|described by|follows?|follow the path of)(?: the)?(?: graph of)?(?: the)?(?: quadratic)?(?: polynomial)? (?=[a-z]\([a-z]\) = )/i

/** "The track is shaped like the graph of p(x) = x² − 5x + 6" tells p(x). */
function shortly(stem: string): string {
  const [whole = '', lead] = leadsToFormula.exec(stem) ?? []
  return lead !== undefined && isPreface(lead.replace(/\b(?:ball|thrown|kicked|hit)\b/g, ''))
    ? stem.slice(whole.length)
    : stem
}
