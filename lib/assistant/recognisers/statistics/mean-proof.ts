import { meanProof as solution, type Given } from '../../../solutions/statistics/mean-proof'
import { textOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const changes: Readonly<Record<string, Given['of']>> = {
  ...{ multiplied: 'times', divided: 'divided', increased: 'plus', decreased: 'minus' },
}

/** "Prove that the sum of the deviations of the observations from their mean is zero." */
export const meanProof = recogniser<Given>({
  id: 'mean-proof',
  solution,
  cues: ['mean'],
  words: [
    'distribution',
    'frequency',
    'observation',
    'observations',
    'all',
    'mean',
    'if',
    'set',
    'data',
    'arithmetic',
    'algebraic',
    'always',
  ],
  examples: [
    'Prove that the sum of the deviations of all observations from their mean is zero.',
    'Prove that the sum of the deviations of the distribution from its mean is zero.',
    'Show that the algebraic sum of deviations of n observations from their mean is always 0.',
  ],
  refuses: [
    'Prove that the sum of the squares of the deviations of all observations from their mean is zero.',
    'Prove that the sum of the deviations of all observations from their median is zero, not from the mean.',
    'The sum of the deviations of all observations from 5 is zero. Find the mean.',
  ],
  read: (question) => {
    const each = phrase(
      question,
      'prove mean all observation multiplied|divided|increased|decreased and? increased? each',
    )
    if (each) {
      const [one, two] = each.taken.map(textOf).filter((word) => Object.hasOwn(changes, word))
      const of = two === undefined ? changes[one ?? ''] : 'times plus'
      return of ? { given: { of }, ...told(question, each) } : null
    }
    const found = phrase(
      question,
      'prove|show algebraic? sum deviations all? @n:letter observation mean always? zeroes|0',
      'prove|show algebraic? sum deviations all? observation mean always? zeroes|0',
      'prove|show algebraic? sum deviations set? @n:letter? observation? mean always? zeroes|0',
    )
    const ofDistribution =
      found ?? phrase(question, 'prove|show algebraic? sum deviations frequency? distribution mean always? zeroes|0')
    const zero =
      ofDistribution ??
      phrase(question, 'prove|show algebraic? sum deviations all? @n:letter observation mean always? #z') ??
      phrase(question, 'prove|show algebraic? sum deviations all? observation mean always? #z')
    if (!zero) return null
    const isZero = zero.taken.every((item) => item.kind !== 'number' || item.value.n === 0n)
    const withFrequencies = !found && zero === ofDistribution
    return isZero
      ? { given: { of: withFrequencies ? 'sum with frequencies' : 'sum of the deviations' }, ...told(question, zero) }
      : null
  },
  before: () => 'Hence ',
})
