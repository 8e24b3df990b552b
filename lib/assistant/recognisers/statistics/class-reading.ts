import { groupedIn, tableWords } from './grouped'
import { toldBeside } from './beside'
import { type Item, textOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { classReading as solution, type ClassAsk } from '../../../solutions/statistics/class-reading'

const isLimit = (item: Item): boolean => /^(?:upper|lower)$/.test(textOf(item))

/** "the sum of the lower limits of both", "the upper limit of the one and the lower one of the other, their sum". */
function sumIn({ apart }: Question) {
  const said = apart.filter((item) => isLimit(item) || /^(?:median|modal)$/.test(textOf(item)))
  const sums = apart.filter((item) => textOf(item) === 'sum')
  const beside = apart.filter((item) => /^(?:limits?|boundar(?:y|ies)|class|classes)$/.test(textOf(item)))
  const kinds = said.map((item) => (isLimit(item) ? 'L' : 'C')).join('')
  if (sums.length !== 1 || !/^(?:CLCL|LCC|CCL)$/.test(kinds)) return null
  const limits = said.filter(isLimit).map((item) => textOf(item) === 'upper')
  const classes = said.filter((item) => !isLimit(item)).map(textOf)
  if (new Set(classes).size < 2) return null
  const upperOf = (name: string) => limits[classes.indexOf(name)] ?? limits[0] ?? false
  const upper = { median: upperOf('median'), modal: upperOf('modal') }
  return { ask: 'sum' as const, found: { taken: [...said, ...sums, ...beside] }, upper }
}

/** What is read from which class. */
function askIn(question: Question) {
  const both = sumIn(question)
  if (both) return both
  const asks: readonly ClassAsk[] = ['modal', 'median'].flatMap((which) =>
    (['upper limit', 'lower limit', 'class mark'] as const).map(
      (what) => `${what} of the ${which === 'modal' ? 'modal' : 'median'} class` as const,
    ),
  )
  for (const ask of asks) {
    const which = ask.includes('modal') ? 'modal' : 'median'
    const found = ask.startsWith('upper')
      ? phrase(question, which === 'modal' ? 'upper limit|boundary modal class' : 'upper limit|boundary median class')
      : ask.startsWith('lower')
        ? phrase(question, which === 'modal' ? 'lower limit|boundary modal class' : 'lower limit|boundary median class')
        : phrase(question, which === 'modal' ? 'class? mark modal class' : 'class? mark median class')
    if (found) return { ask, found }
  }
  return null
}

/** "Find the lower limit of the median class: class 0-10 10-20 20-30 freq 5 8 7" */
export const classReading = recogniser({
  id: 'limit-of-modal-or-median-class',
  solution,
  story: true,
  cues: ['modal', 'median'],
  words: [...tableWords, 'total', 'true', 'actual'],
  examples: [
    'find the lower limit of the median class: class 0-10 10-20 20-30 freq 5 8 7',
    'upper limit of modal class batao 0-10 5, 10-20 8, 20-30 7',
    'Marks: 0-20, 20-40, 40-60\nNumber of students: 4, 10, 6\nFind the class mark of the modal class.',
    'sum of lower limits of median class and modal class: 0-5, 5-10, 10-15, 15-20, 20-25 freq 10, 15, 12, 20, 9',
    '0-10: 7, 10-20: 12, 20-30: 14, 30-40: 18, 40-50: 9. median class ki upper limit aur modal class ki lower limit ka sum kitna hoga',
  ],
  refuses: [
    'find the lower limit of the modal class and the class size: class 0-10 10-20 20-30 freq 5 8 7',
    'find the median: class 0-10 10-20 20-30 freq 5 8 7',
    'find the difference of the lower limits of the median class and the modal class: class 0-10 10-20 20-30 freq 5 8 7',
    'find the lower limit of the class before the median class: class 0-10 10-20 20-30 freq 5 8 7',
    'find the frequency of the modal class: class 0-10 10-20 20-30 freq 5 8 7',
    'find the lower limit of the modal class and the mode: class 0-10 10-20 20-30 freq 5 8 7',
  ],
  read: (question) => {
    const grouped = groupedIn(question)
    const asked = askIn(question)
    // "... and the class size" asks for that as well
    if (!grouped || !asked || question.words.some((word) => /^(?:size|width)$/.test(word))) return null
    const { from, width, frequencies } = grouped
    const numbers = frequencies.filter((f) => typeof f === 'number')
    if (numbers.length < frequencies.length || numbers.some((f) => f < 0)) return null
    const measures = question.words.filter((word) => /^(?:mean|median|mode|modal)$/.test(word))
    if (measures.length > (asked.ask === 'sum' ? 2 : 1)) return null
    const { used, said } = told(question, grouped, asked.found)
    return {
      given: {
        data: { from, width, frequencies: numbers },
        ask: asked.ask,
        ...('upper' in asked && (asked.upper.median || asked.upper.modal) && { upper: asked.upper }),
      },
      used: [...used, ...toldBeside(question, grouped)],
      said,
      ...(grouped.lead.length > 0 && { lead: grouped.lead.join('\n') }),
    }
  },
})
