import { tableWords } from './grouped'
import { classLines, measureOfTable, withProducts } from './of-table'
import { methodOfMean } from './method-of-mean'
import { told } from '../../question/phrase'
import { unitOfTable } from './unit-of-table'
import { recogniser } from '../../recogniser'
import { decimal } from '../../../solutions/statistics/pieces/decimal'
import { deviationSteps, meanAssumed } from '../../../solutions/statistics/mean-assumed'
import { meanDirect } from '../../../solutions/statistics/mean-direct'
import { markOf, type GroupedData } from '../../../solutions/statistics/pieces/grouped'
import { equals, fraction, multiply } from '../../../maths'

/** "class 0-10 10-20 20-30 freq 5 8 7 find mean" */
export const meanOfTable = recogniser({
  id: 'mean-of-table',
  solution: meanDirect,
  story: true,
  cues: ['mean'],
  words: [...tableWords, 'total'],
  examples: [
    'class 0-10 10-20 20-30 freq 5 8 7 find mean',
    'Marks: 0-20, 20-40, 40-60\nNumber of students: 4, 10, 6\nFind the mean marks, using the direct method.',
    'find mean 10-20: 3, 20-30: 7, 30-40: 5',
    'The ages of 40 patients are given below. Age (in years): 5–15, 15–25, 25–35. Number of patients: 10, 20, 10. mean age kya hoga',
  ],
  refuses: [
    'class 0-10 10-20 20-30 freq 5 8 f find mean',
    'class 0-10 10-20 20-30 freq 5 8 7 find mean and mode',
    'mean of class 0-10 10-20 20-30 freq 5 8 7 if each frequency is doubled',
    'class 0-10 10-20 20-30 freq 5 8 7 mean is 12 find the missing frequency',
    'class 0-10 10-20 20-30 freq 5 8 find mean',
    'class 0-10 10-20 20-30 freq 5 8 7 find mean deviation',
  ],
  read: (question) => measureOfTable(question, 'mean', (data) => ({ data, what: 'of the data' }), withProducts),
  before: () => 'Mean = ',
  unit: (_, question) => unitOfTable(question),
})

/** "... by the assumed mean method", "using step deviation" */
export const meanOfTableAssumed = recogniser({
  id: 'mean-of-table-by-deviations',
  solution: meanAssumed,
  story: true,
  cues: ['mean'],
  words: [...tableWords, 'total', 'assumed', 'deviation', 'deviations'],
  examples: [
    'class 0-10 10-20 20-30 freq 5 8 7 find mean by assumed mean method',
    'find the mean by step deviation method: 100-120, 120-140, 140-160, f: 12, 14, 8',
    '0-10 5, 10-20 8, 20-30 7. taking a = 15 find the mean by the step deviation method',
  ],
  refuses: [
    'class 0-10 10-20 20-30 freq 5 8 7 find mean deviation',
    'class 0-10 10-20 20-30 freq 5 8 7 find the assumed mean',
    'class 0-10 10-20 20-30 freq 5 8 7 find mean by the assumed mean method, a = 12',
    'class 0-10 10-20 20-30 freq 5 8 7 find mean by the step deviation method, a = 15, h = 5',
    'class 0-10 10-20 20-30 freq 5 8 7 find mean',
  ],
  read: (question) => {
    const way = methodOfMean(question)
    if (!way) return null
    const plain = way.method === 'assumed mean'
    const placeOf = (data: GroupedData) => {
      const { a } = way
      return a ? data.frequencies.findIndex((_, index) => equals(markOf(data, index), a)) : undefined
    }
    const found = measureOfTable(
      question,
      'mean',
      (data) => {
        const place = placeOf(data)
        return { data, what: 'of the data', method: way.method, ...(place !== undefined && { about: place }) }
      },
      (data) =>
        classLines(data, (index, f) => {
          const u = deviationSteps(data, placeOf(data))[index] ?? 0
          const d = decimal(multiply(fraction(u), data.width))
          return plain
            ? [`d = ${d}`, `fd = ${decimal(multiply(fraction(u * f), data.width))}`]
            : [`u = ${u}`, `fu = ${f * u}`]
        }),
    )
    if (!found || !('given' in found)) return found
    const own = told(question, way)
    const isMark = (found.given.about ?? 0) >= 0 && (!way.h || equals(way.h, found.given.data.width))
    return isMark ? { ...found, used: [...found.used, ...own.used], said: [...(found.said ?? []), ...own.said] } : null
  },
  before: () => 'Mean = ',
  unit: (_, question) => unitOfTable(question),
})
