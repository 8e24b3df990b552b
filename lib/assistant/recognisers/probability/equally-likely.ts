import { phrase } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { equallyLikely as solution, type Experiment } from '../../../solutions/probability/equally-likely'

/** Each by the two outcomes, and a word that stands there besides. */
const experiments: readonly (readonly [Experiment, pattern: string, of: RegExp])[] = [
  ['car', 'car starts|start', /^car$/],
  ['shot', 'shoots|hits|scores or misses|miss', /^(?:shot|shoot|ball|basketball)$/],
  ['guess', 'right or wrong', /^answer$/],
  ['baby', 'boy or girl', /^(?:baby|born|child)$/],
  ['coin', 'head or tail', /^coin$/],
]

/** "A baby is born. It is a boy or a girl. Are the outcomes equally likely?", each alone or as a part of a question. */
export const equallyLikely = recogniser<{ readonly of: Experiment }>({
  id: 'equally-likely-outcomes',
  solution,
  story: true,
  cues: ['equally'],
  words: [
    ...'equally likely outcome outcomes which following experiment experiments have has explain trial true false question not or right wrong'.split(
      ' ',
    ),
    ...'car start starts coin head tail tossed fair answer boy girl born child basketball shot ball player attempt attempts'.split(
      ' ',
    ),
  ],
  examples: [
    'A driver attempts to start a car. The car starts or does not start. Are the outcomes equally likely?',
    'A player attempts to shoot a basketball. She shoots or misses the shot. Are the outcomes equally likely? Explain.',
    'A baby is born. It is a boy or a girl. Are the outcomes equally likely? Explain.',
    'A trial is made to answer a true-false question. The answer is right or wrong. Are the outcomes equally likely?',
  ],
  refuses: [
    'A biased coin is tossed and shows a head or a tail. Are the outcomes equally likely?',
    'A player attempts to shoot a basketball. She shoots or misses the shot. Are the outcomes equally likely? What is the probability that she misses?',
    'A ball is drawn from a bag of red and blue balls. It is red or blue. Are the outcomes equally likely?',
  ],
  read: (question) => {
    const { words, facts } = question
    if (!['equally', 'likely'].every((word) => words.includes(word)) || facts.length > 0) return null
    if (words.some((word) => /^(?:biased|unfair|loaded|probability|red)$/.test(word))) return null
    const found = experiments.filter(
      ([, pattern, of]) => words.some((word) => of.test(word)) && phrase(question, pattern),
    )
    const [one, ...more] = found
    return one && more.length === 0 ? { given: { of: one[0] }, used: [] } : null
  },
})
