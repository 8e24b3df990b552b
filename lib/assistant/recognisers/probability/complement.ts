import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { complement as solution } from '../../../solutions/probability/complement'

const happens = [
  'probability|chance * is #p . probability|chance * not|loses|losing|lose|fails|least',
  'probability|chance * is #p probability|chance * not|losing|least',
  'probability|chance * winning|wins * is #p . probability|chance * winning|wins|losing|loses',
] as const

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
    'Sangeeta and Reshma play a tennis match. The probability of Sangeeta winning is 0.62. What is the probability of Reshma winning?',
  ],
  refuses: [
    'probability that it snows tomorrow is 0.45, prob that it snows on both days',
    'The probability that it rains is 0.3. A die is thrown once: what is the probability that it shows no six?',
    'The probability of rain is 0.3 on Monday and 0.4 on Tuesday. Find the probability that it does not rain.',
  ],
  read: (question) => {
    const found = phrase(question, ...happens)
    if (!found) return null
    const form = found.taken.some((item) => item.kind === 'number' && item.node.kind === 'number' && item.node.decimal)
      ? ('decimal' as const)
      : ('fraction' as const)
    return { given: { told: found.numbers.p, form }, ...told(question, found) }
  },
})
