import { isAsserted } from '../asserted'
import { sentencesIn } from '../in-plain-words'
import { withSubjects } from '../subjects'
import { chanceSwaps } from './chance'
import { circlesSwaps } from './circles'
import { dataSwaps } from './data'
import { linesSwaps } from './lines'
import { numbersSwaps } from './numbers'
import { planeSwaps } from './plane'
import { polynomialsSwaps } from './polynomials'
import { progressionsSwaps } from './progressions'
import { ratiosSwaps } from './ratios'
import { solidsSwaps } from './solids'
import { trianglesSwaps } from './triangles'
import type { TopicKey } from '@/lib/syllabus'
import { mayFit } from '../../../../lib/assistant/question/replaced'

const read = [
  ...numbersSwaps,
  ...polynomialsSwaps,
  ...linesSwaps,
  ...progressionsSwaps,
  ...dataSwaps,
  ...trianglesSwaps,
  ...planeSwaps,
  ...ratiosSwaps,
  ...circlesSwaps,
  ...solidsSwaps,
  ...chanceSwaps,
].map((swap) => ({
  ...swap,
  pattern: new RegExp(String.raw`(?<![\w-])(?:${swap.words})(?![\w²³]|\.\d)`, 'i'),
}))

const wide = read.filter(({ whole }) => whole === true)
const narrow = read.filter(({ whole }) => whole !== true)

const cut =
  /(?<!\s)[;:]\s|,?\s(?:but|while|whereas)\s|,\s(?=(?:and )?not (?:the|an?|by|from|to|in|on|of|with|for|at)\b)|,?\sand (?=(?:do|does|did|is|are) not\b|neither\b)|,?\s(?:so|and) (?=(?:it|they|there) (?:is|are) (?:never|not|no)\b)/

/** "No probability is negative", "not every tangent ..." */
const fewer = /\b(?:no|not every|not all|not any|hardly any|few|some|(?<!\bin )which|what)(?: \w+)?\s*$/i

/** What a text says with a wrong word in a sentence that everyone knows: "The class mark is half of the difference of the limits". */
export const swapFaults = (topic: TopicKey | undefined, text: string): readonly string[] =>
  withSubjects(sentencesIn(text)).flatMap((sentence) => [
    ...faultsIn(topic, sentence, sentence, wide),
    ...sentence.split(cut).flatMap((part) => faultsIn(topic, part, sentence, narrow)),
  ])

const faultsIn = (topic: TopicKey | undefined, part: string, sentence: string, swaps: typeof read): readonly string[] =>
  swaps.flatMap(({ in: topics, pattern, says, evenIf }) => {
    const isHere = !topics || (topic && topics.includes(topic))
    const found = isHere && mayFit(pattern, part) ? pattern.exec(part) : null
    if (!found || fewer.test(part.slice(0, found.index))) return []
    const [whole] = found
    const rest = part.replace(whole, '')
    const isOnCondition = evenIf !== true && /\b(?:if|when|whenever|unless)\b/i.test(rest)
    return isOnCondition || !isAsserted(rest) || /\?$/.test(sentence) ? [] : [`"${whole}": ${says}`]
  })
