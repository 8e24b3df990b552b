import { phrase, told } from '../../question/phrase'
import type { Fact } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { complement as solution } from '../../../solutions/probability/complement'

const happens = [
  'probability|chance * is #p . probability|chance * not|loses|losing|lose|fails|least',
  'probability|chance * is #p probability|chance * not|losing|least',
  'probability|chance * winning|wins * is #p . probability|chance * winning|wins|losing|loses',
] as const

/** Of an event with a name. */
const ofEvent = [
  'probability|chance event? @e:letter is #p .? probability|chance event? not @f:letter',
  'probability|chance event? not @e:letter is #p .? probability|chance event? @f:letter',
] as const

/** "P(E) = 0.3. Find P(not E)": the one event that is named, each time; null where there are two. */
function eventIn(question: Question): readonly Fact[] | null {
  const letters = factsOf(question, 'letter').filter(({ name }) => /^[A-Z]$/.test(name))
  return new Set(letters.map(({ name }) => name)).size < 2 ? letters : null
}

/** "The probability that it rains is 0.3. Find the probability that it does not rain." */
export const complement = recogniser({
  id: 'probability-of-not-happening',
  solution,
  story: true,
  cues: ['probability', 'chance', 'chances'],
  words: ['event', 'not', 'late', 'least', 'two', 'no', 'same'],
  examples: [
    'The probability that it will rain tomorrow is 0.85. What is the probability that it will not rain?',
    'probability that it snows tomorrow is 0.45, prob that it doesnt snow',
    "If P(E) = 0.05, what is the probability of 'not E'?",
    'If the probability of rain today is 0.35, find the probability of no rain today.',
    "P(E') = 2/7 then P(E) = ?",
    'Sangeeta and Reshma play a tennis match. The probability of Sangeeta winning is 0.62. What is the probability of Reshma winning?',
  ],
  refuses: [
    'If P(E) = 0.05, what is the probability of not F?',
    'If P(E) = 0.05, what is the probability of E?',
    'The probability of rain today is 0.35. Find the probability of no snow today.',
    'probability that it snows tomorrow is 0.45, prob that it snows on both days',
    'The probability that it rains is 0.3. A die is thrown once: what is the probability that it shows no six?',
    'The probability of rain is 0.3 on Monday and 0.4 on Tuesday. Find the probability that it does not rain.',
  ],
  read: (question) => {
    const none = phrase(question, 'probability|chance ~e * is #p .? * probability|chance no ~f')
    const isOne = none && none.nouns.e.split(' ')[0] === none.nouns.f.split(' ')[0]
    const found = phrase(question, ...happens) ?? phrase(question, ...ofEvent) ?? (isOne ? none : null)
    const event = eventIn(question)
    if (!found || !event) return null
    const form = found.taken.some((item) => item.kind === 'number' && item.node.kind === 'number' && item.node.decimal)
      ? ('decimal' as const)
      : ('fraction' as const)
    return { given: { told: found.numbers.p, form }, ...told(question, found, { taken: event }) }
  },
})
