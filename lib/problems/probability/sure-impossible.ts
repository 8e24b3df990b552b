import { earns, isValue, line, says, template } from '../template'
import { sureFamilies, sureFamilyNames } from './pieces/sure-facts'

/** E.g. "Fill in the blank: The probability of an event that is certain to happen is _____." */
export const sureOrImpossible = template({
  id: 'prob-fill-in-fact',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-valid-value'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const isSure = random.chance(0.5)
    const about = random.pick(sureFamilyNames)
    return {
      about,
      value: isSure ? '1' : '0',
      fact: sureFamilies[about](random, isSure),
      lead: random.pick(['Fill in the blank with a number.', 'Complete the statement with a number.']),
    }
  },
  variants: { all: sureFamilyNames, of: ({ about }) => about },
  pose: ({ fact: { text, why, count }, value, lead }) => ({
    question: `${lead} ${text} _____.`,
    rule: { kind: 'number', expected: value },
    hints: count
      ? ['How many outcomes are favourable to the event?', 'Is the event sure, impossible, or neither?']
      : [
          'Think of an experiment with a few outcomes: how many of them are favourable here?',
          'Is the event sure, impossible, or are all the parts of a whole taken together?',
        ],
    steps: [
      line(
        'formula',
        'Probability of an event $= \\dfrac{\\text{number of favourable outcomes}}{\\text{number of all possible outcomes}}$',
      ),
      line('why', why),
      earns(1, says`Hence, ${isValue('the number for the blank', value)}.`),
    ],
    explanation: 'A probability lies from $0$ to $1$: it is $0$ for an impossible event and $1$ for a sure event.',
  }),
  crossCheck: ({ fact: { count }, value }) => {
    if (!count) return value === '1' ? '100%' : '0.00'
    const [good, total] = count()
    return `${good / total}`
  },
  slips: ({ value }) => [
    {
      response: value === '1' ? '0' : '1',
      note: 'Is the event sure to happen, or can it not happen? Read it again.',
      step: 'why',
    },
    { response: '1/2', note: 'It is not a matter of even chances: count the favourable outcomes.', step: 'why' },
    { response: '100', note: 'A probability is never more than $1$.', step: 'formula' },
  ],
})
