import { changeIn, isOfPercent } from './mean-after-change'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { divide, one, zero, type Fraction } from '../../../maths/fraction'
import {
  measuresChanged as solution,
  type MeasureName,
  type MeasuresChanged,
} from '../../../solutions/statistics/measures-changed'

const names: readonly MeasureName[] = ['mean', 'median', 'mode']
const isName = (item: Item, name: MeasureName): boolean => item.kind === 'word' && item.text === name

/** By how much every value is multiplied, and what is added then. */
function factorsIn(question: Question) {
  const change = changeIn(question)
  if (!change || isOfPercent(change.found)) return null
  const { part, found } = change
  const made = (by: Fraction, more: Fraction) => ({ by, more, found })
  switch (part.change) {
    case 'added to each':
      return made(one, part.by)
    case 'multiplied':
      return made(part.by, zero)
    case 'divided':
      return part.by.n === 0n ? null : made(divide(one, part.by), zero)
    case 'multiplied and added':
      return made(part.by, part.more)
    case 'added to some':
    case 'replaced':
    case 'removed':
    case 'included':
    case 'misread':
      return null
    default:
      return part satisfies never
  }
}

/** "The mean is 14 and the median 12. Each value is multiplied by 3, then 5 is subtracted. Find the new mean and the new median." */
export const measuresAfterChange = recogniser<MeasuresChanged>({
  id: 'measures-after-a-change',
  solution,
  story: true,
  last: true,
  cues: ['mean', 'median', 'mode'],
  words: ['mean', 'median', 'mode', 'data', 'observation', 'distribution', 'each', 'every', 'then', 'now', 'all'],
  examples: [
    'The mean of some data is 14 and their median is 12. Each value is multiplied by 3 and then 5 is subtracted. Find the new mean and the new median.',
    'ek data ka mean 14 aur median 12 hai. har value ko 3 se multiply karke 5 ghata diya. naya mean aur naya median kya hoga',
    'The median of a data set is 20. If each observation is increased by 5, what is the new median?',
    'The median of 25 observations is 15. 5 is added to every observation. Find the new median.',
    'mode of some data is 12. each observation is divided by 4. find the new mode',
  ],
  refuses: [
    'The mean of some data is 14. Each value is multiplied by 3. Find the new median.',
    'The median of some data is 14. 3 is added to the largest value. Find the new median.',
    'The median of some data is 14. Each value is multiplied by 3. By how much does the median change?',
    'The median of some data is 14 and its range is 6. Each value is multiplied by 3. Find the new range.',
  ],
  read: (question) => {
    const change = factorsIn(question)
    if (!change) return null
    const { apart } = question
    const end = apart.findLastIndex((item) => change.found.taken.includes(item))
    const numbers = change.found.taken.filter(({ kind }) => kind === 'number').length
    const changed = without(question, change.found)
    const extra = phrase(changed, 'data #n observation|number', '#n observation|number')
    const rest = without(changed, extra)
    const values = names.flatMap((name) => {
      const found = phrase(rest, `${name} is? #v`, `${name} ~x is? #v`, `${name} data|observation|distribution is? #v`)
      return found ? [{ name, value: found.numbers.v, found }] : []
    })
    const behind = apart.slice(end + 1)
    const asked = names.filter((name) => behind.some((item) => isName(item, name)))
    const of = values.filter(({ name }) => asked.includes(name))
    const isSum = numbers === (change.more === zero || change.by === one ? 1 : 2)
    if (asked.length === 0 || of.length < asked.length || !isSum || phrase(question, 'change|changes|difference'))
      return null
    const isTold = values.every(({ found }) => !found.taken.some((item) => behind.includes(item)))
    return isTold
      ? {
          given: { by: change.by, more: change.more, of: of.map(({ name, value }) => ({ name, value })) },
          ...told(question, change.found, extra, ...values.map(({ found }) => found)),
        }
      : null
  },
})
