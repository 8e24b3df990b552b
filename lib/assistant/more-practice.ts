import { readQuestion } from './question/question'
import type { Context, Offer, Reply } from './rule'
import { difficulties, topicKeys, chapterOf, type Difficulty, type TopicKey } from '../syllabus'

/** Words that name a chapter; the longer ones first, so that "real numbers" is no AP. */
const names: readonly (readonly [RegExp, TopicKey])[] = [
  [/\breal numbers?\b|\bhcf\b|\blcm\b|\bprime factori/i, 'real-numbers'],
  [/\bpolynomials?\b|\bzeroe?s\b/i, 'polynomials'],
  [/\blinear\b|\bpairs? of (?:linear )?equations?\b/i, 'linear-equations'],
  [/\bquadratics?\b/i, 'quadratic-equations'],
  [/\barithmetic progressions?\b|\bap'?s?\b|\ba\.p\./i, 'arithmetic-progressions'],
  [/\bcoordinate\b|\bco-ordinate\b|\bsection formula\b|\bdistance formula\b/i, 'coordinate-geometry'],
  [/\btriangles?\b|\bsimilarity\b|\bbpt\b/i, 'triangles'],
  [/\btrigonometry\b|\btrig\b|\bheights? and distances?\b/i, 'trigonometry'],
  [/\bcircles?\b|\btangents?\b/i, 'circles'],
  [/\bsurface areas?\b|\bvolumes?\b|\bmensuration\b|\bareas? (?:related|of circles)\b/i, 'areas-volumes'],
  [/\bstatistics\b|\bstats\b|\bmean\b|\bmedian\b|\bmode\b/i, 'statistics'],
  [/\bprobability\b/i, 'probability'],
]

const most = 10

/** "5 questions on circles", "give me a hard sum of probability": so many buttons, each with a new problem. */
export function morePractice(text: string, { problem, lesson }: Context): Reply | null {
  const { words, facts } = readQuestion(text)
  const said = new Set(words)
  // "the sum of the zeroes" is no sum to practise
  if (/\bsums? (?:of|and)\b.*\b(?:zeroe?s|roots|terms|digits|squares|angles|product)\b/i.test(text)) return null
  const wants = ['question', 'sum', 'problem', 'sums', 'problems', 'questions', 'sawal'].some((word) => said.has(word))
  const asks = [
    'give',
    'ask',
    'practise',
    'practice',
    'want',
    'some',
    'more',
    'another',
    'new',
    'do',
    'pose',
    'show',
    'on',
    'of',
    'from',
  ].some((word) => said.has(word))
  const [number, ...more] = facts.filter(({ kind }) => kind === 'number')
  if (
    !wants ||
    !asks ||
    more.length > 0 ||
    facts.some(({ kind }) => kind === 'equation' || kind === 'formula' || kind === 'list')
  )
    return null
  if (words.some((word) => ['solve', 'answer', 'find', 'how', 'what', 'why', 'important'].includes(word))) return null
  const topic = names.find(([name]) => name.test(text))?.[1] ?? problem?.type ?? lesson?.topic
  if (topic === undefined || !topicKeys.includes(topic)) return null
  const level = difficulties.find(
    (one) => said.has(one) || (one === 'easy' && said.has('simple')) || (one === 'hard' && said.has('difficult')),
  )
  const asked =
    number?.kind === 'number' && number.value.d === 1n
      ? Number(number.value.n)
      : said.has('question') || said.has('sum') || said.has('problem')
        ? 3
        : 1
  const count = Math.min(Math.max(asked, 1), most)
  const { title } = chapterOf(topic)
  const levels = Array.from(
    { length: count },
    (_, index): Difficulty => level ?? difficulties[Math.floor((3 * index) / count)] ?? 'easy',
  )
  const offers = levels.map((difficulty, index): Offer => ({
    kind: 'practise',
    label: `${index + 1}. ${difficulty.charAt(0).toUpperCase()}${difficulty.slice(1)}: ${title}`,
    topic,
    difficulty,
  }))
  const few = asked > most ? ` Here are ${most} to begin with.` : ''
  return {
    rule: 'more-practice',
    text: `${count === 1 ? 'One question' : `${count} questions`} on ${title}, with new numbers each.${few}`,
    offers,
  }
}
