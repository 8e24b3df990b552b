import { measureOfList as solution, type Given } from '../../../solutions/statistics/measure-of-list'
import { onlyList, valuesOf } from '../../question/pick'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths'

const measures = ['mean', 'median', 'mode'] as const

export const measureOfList = recogniser<Given>({
  id: 'measure-of-list',
  solution,
  story: true,
  cues: measures,
  words: [
    'observation',
    'data',
    'last',
    'different',
    'successive',
    'one',
    'obtained',
    'length',
    'lengths',
    'height',
    'heights',
    'speed',
    'ages',
    'marks',
  ],
  examples: [
    'mean of 4, 7, 9, 12',
    'Find the median of the following observations: 17, 4, 48, 11, 21, 40.',
    'mode of 2, 3, 3, 5, 7',
    'runs scored by a batter in her last few innings are 13, 44, 22, 48. mean kya hoga',
  ],
  refuses: [
    'mean and median of 4, 7, 9, 12',
    'mean of 4, 7, 9, 12 if each is increased by 2',
    'mean of 4, 7, 9 and x is 8, find x',
    'mean of the squares of 4, 7, 9, 12',
    'median of 4, 7, 9, 12 with frequencies 1, 2, 3, 4',
    'median of 7, 3, 9, 5 if 4 is added',
    'mean of 0-6, 6-10, 10-14',
  ],
  read: (question) => {
    const [measure, ...more] = measures.filter((name) => question.words.includes(name))
    const list = onlyList(question)
    // "0-6" is a class, and no number
    const isClass = list?.items.some((item) => item.kind === 'binary' && item.operation === '-') ?? false
    const values = list && list.items.length > 2 && !isClass ? valuesOf(list) : null
    // "in 7 innings 34 56 ...": how many there are
    const counts = factsOf(question, 'number').filter(
      ({ value, unit }) => unit === '' && isInteger(value) && toNumber(value) === values?.length,
    )
    return list && values && measure && more.length === 0
      ? { given: { measure, values }, used: [list, ...counts.slice(0, 1)] }
      : null
  },
  before: ({ measure }) => `${measure.charAt(0).toUpperCase()}${measure.slice(1)} = `,
})
