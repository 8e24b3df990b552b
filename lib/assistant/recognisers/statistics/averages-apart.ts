import { phrase, told } from '../../question/phrase'
import { numberIn } from './number-in'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { averagesApart as solution, type Apart } from '../../../solutions/statistics/averages-apart'
import { multiply, fraction } from '../../../maths'

const pairs: readonly (readonly [Apart, string, string])[] = [
  ['median - mean', 'median', 'mean'],
  ['mode - median', 'mode', 'median'],
  ['mode - mean', 'mode', 'mean'],
]

/** A difference as it is named; `turned`: "mean minus median". */
function differenceIn(question: Question, behind: '' | ' #v') {
  for (const [apart, one, two] of pairs) {
    const straight = phrase<string>(
      question,
      `${one} minus ${two}${behind}`,
      `difference ${one} ${two}${behind}`,
      `${one} ${two} difference${behind}`,
    )
    const turned = straight ? null : phrase<string>(question, `${two} minus ${one}${behind}`)
    const found = straight ?? turned
    if (found) return { apart, turned: turned !== null, found, value: numberIn(found.taken) }
  }
  return null
}

/** "mode - median = 24, then median - mean = ?" */
export const averagesApart = recogniser({
  id: 'averages-apart',
  solution,
  story: true,
  cues: ['mean', 'median', 'mode'],
  words: ['distribution', 'data', 'frequency', 'equal', 'formula'],
  examples: [
    'If mode − median = 24, then median − mean is equal to what?',
    'mode - mean = 15, find mode - median using empirical formula',
    'the difference of mode and median is 24. find the difference of median and mean',
    'mode aur median ka difference 24 hai to median aur mean ka difference kitna hoga',
  ],
  refuses: [
    'If mode − median = 24, find the mean.',
    'mode - median = 24 and mean is 5, find median - mean',
    'mode - median = 24, find mode + median',
  ],
  read: (question) => {
    const first = differenceIn(question, ' #v')
    const asked = first && differenceIn(without(question, first.found), '')
    if (!first?.value || !asked) return null
    const value = first.turned ? multiply(first.value, fraction(-1)) : first.value
    return {
      given: { told: first.apart, value, asked: asked.apart, turned: asked.turned },
      ...told(question, first.found, asked.found),
    }
  },
})
