import { small, tens } from './reading'

const digit = small.slice(1, 10).join('|')
const rest = `(?:${tens.slice(2).join('|')})(?:[ -](?:${digit}))?|${small.slice(10, 20).join('|')}`
const unit = `(?:centi|kilo|milli)?met(?:re|er)s?|[ckm]?m|km|feet|degrees?|lit(?:re|er)s|students|children|people|persons|workers|families|houses|pages|marks|kg`
const how = 'high|tall|long|deep|wide|away|apart|above|below|each'
/** What goes on behind a size, where no thing follows that it is the size of. */
const goesOn =
  'and|the|is|are|was|of|from|to|at|find|what|how|if|then|an|with|whose|has|have|which|that|in|on|its|it|stands|makes|casts|subtends|per|calculate|when|for|who|were|pass|passed|did|do|like'
const spoken = new RegExp(
  `(?<!\\b(?:hundred|(?:zero|ten|${digit}) point|hundred and|comma|minus|plus|by|to|${digit}) |[\\d.] ?)\\b(${digit}) (${rest}) (${unit})\\b(?=(?: (?:${how})\\b)?(.*))`,
  'gi',
)
const isEnd = new RegExp(`^(?:\\s*$|\\s*[,.;?)]|\\s+(?:${goesOn})\\b)`, 'i')
/** "one thirty degrees and the other sixty degrees", "one of forty metres and one twenty metres", "each one twenty metres" */
const isOther = new RegExp(
  `\\b(?:(?<!each )other|another|remaining)\\b|\\bone (?!hundred\\b|(?:${rest})\\b).*\\band one\\b`,
  'i',
)
const pronoun =
  /\b(?:each|every|which|any|least|only|other|first|second|there is|has|exactly|smaller|larger|longer|shorter) $/i

const valueOf = (words: string): number =>
  words
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (tens.indexOf(word) > 1 ? 10 * tens.indexOf(word) : small.indexOf(word)), 0)

const figures = /\b(?:triangle|circle|sides|tangents?|chords?)\b/
/** "sides are a b fourteen b c eleven": a length between two names. */
const betweenNames = new RegExp(`(?<=\\b[a-z] [a-z] )(${rest}|${digit})(?= [a-z] [a-z]\\b)`, 'g')

/**
 * "one twenty metres high" is 120 metres; where a thing follows, "one twenty metre long rope", it may be one rope of 20 m: then the two words are
 * one, of which nothing is known.
 */
export const withSpokenHundreds = (typed: string): string => {
  const text = figures.test(typed) ? typed.replace(betweenNames, (words) => `${valueOf(words)}`) : typed
  return text.replace(
    spoken,
    (found: string, hundreds: string, tail: string, name: string, behind: string, at: number) => {
      const isOne = hundreds.toLowerCase() === 'one'
      const isClear = isEnd.test(behind) && !(isOne && (isOther.test(text) || pronoun.test(text.slice(0, at))))
      const size = 100 * valueOf(hundreds) + valueOf(tail)
      return isClear ? `${size} ${name}` : `${hundreds}${tail.replace(/[ -]/g, '')} ${name}`
    },
  )
}
