import { isAsserted } from './asserted'
import { inPlainWords, sentencesIn } from './in-plain-words'
import { ordinals, small } from '@/lib/reading/tokens/number-names'

/** What is one too many or one too few: steps to a term, terms of a stretch, places from the end. */
export const offByOneFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) =>
    !counts.test(sentence) || /\?["”)]?$/.test(sentence) || !isAsserted(sentence)
      ? []
      : [
          ...fromEnd(sentence),
          ...stepsTo(sentence),
          ...between(sentence),
          ...stretches(sentence),
          ...lettered(sentence),
        ],
  )

/** Without one of these nothing is counted. */
const counts = /\b(?:end|last|steps?|times|differences?|jumps|between|number of|terms?|numbers|from)\b/i

const place = String.raw`(\d+(?:st|nd|rd|th)|${ordinals.slice(1).join('|')})`
const placeOf = (said = ''): number => (/^\d/.test(said) ? parseInt(said, 10) : ordinals.indexOf(said.toLowerCase()))
const count = String.raw`(\d+|${small.slice(1).join('|')})`
const countOf = (said = ''): number => (/^\d/.test(said) ? Number(said) : small.indexOf(said.toLowerCase()))

const things = String.raw`(?:terms?|rows?|years?|months?|days?|weeks?|steps?|rungs?|seats?|trees?|logs?|cards?|instalments?|numbers?|multiples?|rounds?|hours?|minutes?|semicircles?|poles?|houses?)`
const paces = String.raw`(?:steps?|times|differences|common differences|jumps|times the common difference|times d|d)`

const both = String.raw`(?:,? (?:both|the two|each|all|the ends) (?:counted|included|ones included|inclusive|of them counted)|,? inclusive|,? including both)`
const ofMany = new RegExp(
  String.raw`\b(?:of|has|with) ${count} ${things}\b.*\b${place} (?:${things} )?from the (?:end|last)(?: term)?(?: \w+)? is (?:also |then |therefore )?(?:the )?${place}(?: ${things})?(?: from the (?:beginning|start|front))?`,
  'i',
)
const afterFirst = new RegExp(
  String.raw`\b${place} ${things} (?:is|lies|comes|stands|are) ${count} (?:${paces}|years?|months?|rows?|weeks?|days?)(?: [a-z]+)? (?:after|behind|from|beyond|away from|above) the (?:first|1st)`,
  'i',
)
const toReach = new RegExp(
  String.raw`(?<!from the \w+(?: [a-z]+)? )\b(?:to (?:reach|get to|come to|find|arrive at)|to|for|up to) the ${place} ${things}\b(?:,? from the first(?: one| term)?)?,? (?:[a-z]+ ){0,3}?(?:(?:you |we |one )?(?:takes?|needs?|adds?|makes?|goes?|move|are|is|it takes|there are)) (?:the |a )?(?:common difference |difference |d |only |exactly )*${count} ${paces}(?! from)`,
  'i',
)
const fromFirst = new RegExp(
  String.raw`\bfrom the (?:first|1st)(?: ${things})? to the ${place}(?: ${things})?,? (?:there are|it is|are|one takes|it takes|you take|we take|you need|take) (?:only |exactly )?${count} ${paces}`,
  'i',
)
const addedTimes = new RegExp(
  String.raw`\badd(?:s|ed|ing)? (?:the )?(?:common )?(?:difference|d) ${count} times\b.*\b(?:reach|get|gives?|find|obtain|have|for|to) (?:to )?the ${place} ${things}`,
  'i',
)
const betweenTwo = new RegExp(
  String.raw`\b(?:between|from) the ${place}(?: ${things})? (?:and|to) the ${place}(?: ${things})?,? (?:there are|are|lie|it is|there lie|one makes|it takes) (?:exactly |only )?${count} ${paces}`,
  'i',
)
const gapOfTwo = new RegExp(
  String.raw`\b(?:difference|gap) (?:between|of) the ${place}(?: ${things})? and the ${place}(?: ${things})? is ()?${count} ?(?:times the common difference|times d|d|common differences)(?!\w)`,
  'i',
)
const termsFrom = new RegExp(
  String.raw`\b(?:terms?|numbers?|rows?) from the ${place}(?: ${things})? to the ${place}(?: ${things})?${both}?,? (?:is|are) ${count}(?![\w/]| ?[-+×])`,
  'i',
)
const fromBoth = new RegExp(
  String.raw`\bfrom the ${place}(?: ${things})? to the ${place}(?: ${things})?${both},? (?:there are|are|it is|we have) ${count} (?:terms|rows|numbers)`,
  'i',
)
const numbersFrom = new RegExp(
  String.raw`\bfrom (\d+) to (\d+)${both}?,? there are (?:exactly |only )?${count} (?:whole |natural |consecutive )*(?:numbers|integers|cards)`,
  'i',
)

/** "In an AP of 20 terms the 3rd term from the end is the 17th" */
function fromEnd(sentence: string): readonly string[] {
  const found = ofMany.exec(sentence) ?? []
  const [whole, many, fromLast, is] = found
  if (whole === undefined) return []
  const should = countOf(many) - placeOf(fromLast) + 1
  return placeOf(is) === should ? [] : [`"${whole}": it is number ${should}, for the last one is the 1st from the end`]
}

/** "The 15th term is 15 steps after the first", "to reach the 20th term add the difference 20 times" */
function stepsTo(sentence: string): readonly string[] {
  const after = afterFirst.exec(sentence)
  const reach = toReach.exec(sentence)
  const from = fromFirst.exec(sentence)
  const added = addedTimes.exec(sentence)
  return [
    ...[after, reach, from].flatMap((found) => (found ? wrongSteps(found[0], found[1], found[2]) : [])),
    ...(added ? wrongSteps(added[0], added[2], added[1]) : []),
  ]
}

function wrongSteps(whole: string, to: string | undefined, told: string | undefined): readonly string[] {
  const should = placeOf(to) - 1
  return countOf(told) === should || countOf(told) < 0
    ? []
    : [`"${whole}": from the 1st to the ${to ?? ''} there are ${should} steps`]
}

/** "Between the 4th and the 11th term there are 8 common differences" */
function between(sentence: string): readonly string[] {
  const found = betweenTwo.exec(sentence) ?? gapOfTwo.exec(sentence) ?? []
  const [whole, one, other] = found
  const told = found.at(-1)
  if (whole === undefined || told === undefined) return []
  const should = Math.abs(placeOf(other) - placeOf(one))
  return countOf(told) === should ? [] : [`"${whole}": they are ${should}`]
}

/** "From the 5th to the 12th, both counted, there are 7 terms", "from 10 to 30 there are 20 whole numbers" */
function stretches(sentence: string): readonly string[] {
  const found = termsFrom.exec(sentence) ?? fromBoth.exec(sentence) ?? numbersFrom.exec(sentence) ?? []
  const [whole, first, last, told] = found
  if (whole === undefined) return []
  const should = placeOf(last) - placeOf(first) + 1
  return countOf(told) === should ? [] : [`"${whole}": they are ${should}, with both ends`]
}

interface Lettered {
  readonly words: string
  readonly says: string
}

const th = '(?:-?th)'
const letters: readonly Lettered[] = [
  {
    words: String.raw`([kmrpi])${th} (?:term )?from the (?:end|last)\b[^.;=]{0,60}?(?:is|=|:)(?: also| then| therefore)?(?: the)? \(?n ?- ?\1\)?(?! ?\+ ?1)(?:${th})?(?! ?\+)`,
    says: 'it is the (n - k + 1)th: the last term is the 1st from the end',
  },
  {
    words: String.raw`([kmrpi])${th} (?:term )?from the (?:end|last)\b[^.;=]{0,40}?(?:is|=|:)(?: the)? \(?n ?- ?\1 ?- ?1\)?`,
    says: 'it is the (n - k + 1)th: the last term is the 1st from the end',
  },
  {
    words: String.raw`([nkmr])${th} (?:term )?from the (?:end|last)(?: of [^.;=]{0,20})? (?:is|=) l ?- ?(?:\1d|\(\1 ?\+ ?1\) ?d)`,
    says: 'it is l - (n - 1)d: the last term is the 1st from the end',
  },
  {
    words: String.raw`([nkmr])${th} (?:term|row|year|month) (?:is|lies|comes|stands) (?:\1|\(?\1 ?\+ ?1\)?) (?:steps?|times|differences|jumps|years?|months?|rows?)(?: [a-z]+)? (?:after|behind|from|beyond|above) the (?:first|1st)`,
    says: 'it is n - 1 steps after the first',
  },
  {
    words: String.raw`(?:to (?:reach|get to|find)|to) the ([nkmr])${th} term,? (?:[a-z]+ ){0,4}?(?:\1|\(?\1 ?\+ ?1\)?) (?:steps|times|differences|jumps)`,
    says: 'from the 1st to the nth term there are n - 1 steps',
  },
  {
    words: String.raw`(?:add(?:ed|ing|s)? |the common difference |d )+(?:the common difference |d )?n times\b[^.;]*\bnth term`,
    says: 'the common difference is added n - 1 times',
  },
  {
    words: String.raw`number of terms (?:is|=|:) (?:\(l ?- ?a\) ?/ ?d|l ?- ?a/d|\(last term - first term\)/(?:the )?common difference)(?! ?\+)`,
    says: 'it is one more: (l - a)/d + 1',
  },
  {
    words: String.raw`number of terms is (?:the )?(?:difference of the (?:last and (?:the )?first|first and (?:the )?last) terms?|last term minus the first(?: term)?,?) divided by (?:d|the common difference)(?!,? (?:plus|and (?:then )?(?:1|one)|increased))`,
    says: 'it is one more: (l - a)/d + 1',
  },
  {
    words: String.raw`number of (?:terms|numbers|integers) from ([a-z])(?:${th})? to ([a-z])(?:${th})?(?:,? both (?:counted|included|inclusive)|,? inclusive)?,? is \2 ?- ?\1(?! ?\+)`,
    says: 'with both ends there is one more',
  },
  {
    words: String.raw`(?:last|the) ([kmr]) terms (?:begin|start)s? with the \(?n ?- ?\1\)?${th}`,
    says: 'they begin with the (n - k + 1)th',
  },
]

const lettersRead = letters.map(({ words: said, says }) => ({
  says,
  pattern: new RegExp(String.raw`(?<![\w-])(?:${said})(?!\w)`, 'i'),
}))

/** "the kth term from the end is the (n - k)th" */
const lettered = (sentence: string): readonly string[] =>
  lettersRead.flatMap(({ pattern, says }) => {
    const [whole] = pattern.exec(inPlainWords(sentence)) ?? []
    return whole === undefined ? [] : [`"${whole}": ${says}`]
  })
