import { toldBeside } from './beside'
import { groupedIn, tableWords, type Grouped } from './grouped'
import { tableIn } from './table'
import { textOf, type Item } from '../../question/fact'
import { told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { cumulative as solution, type Made } from '../../../solutions/statistics/cumulative'

const makes =
  /^(?:construct|form|prepare|make|write|convert|change|draw|find|obtain|give|get|complete|banao|banaiye|banaye|banana|taiyar|badlo|badle|badalo)$/

/** The words that ask for a table: behind the last verb, or, as it is said in Hindi, before it; none of the table's own. */
function askIn(question: Question, { taken }: Grouped): readonly Item[] {
  const items = question.apart.filter((item) => !taken.includes(item) || item.kind === 'word')
  const at = items.findLastIndex((item) => makes.test(textOf(item)))
  const behind = items.slice(at + 1)
  const isBehind = at >= 0 && behind.some((item) => /^(?:frequency|frequencies|type|cumulative)$/.test(textOf(item)))
  if (isBehind) return behind
  const start = items.slice(0, Math.max(0, at)).findLastIndex((item) => item.kind === 'mark' && item.text === '.')
  // the part of a longer question: "Form: (i) less than type ..."
  return at < 0 ? [] : items.slice(start + 1, at)
}

/** Which tables are wanted of one with classes, or of a cumulative one. */
function askedIn(question: Question, grouped: Grouped, isCumulative: boolean): readonly Made[] | null {
  const ask = askIn(question, grouped)
  const names = ask
    .filter((item) => item.kind === 'word' && !grouped.taken.includes(item))
    .map((item) => textOf(item).replace(/^frequencies$/, 'frequency'))
  const [first] = names.filter((name) => /^(?:frequency|cumulative|less|more|type)$/.test(name))
  if (first === undefined || !names.some((name) => /^(?:table|distribution|series|type|frequency)$/.test(name)))
    return null
  const isFrequency = first === 'frequency' && !names.includes('type')
  if (isCumulative) return isFrequency ? ['frequency'] : null
  if (isFrequency) return null
  const wanted: readonly Made[] = [
    ...(names.includes('less') ? (['less than'] as const) : []),
    ...(names.includes('more') ? (['more than or equal to'] as const) : []),
  ]
  return wanted.length > 0 ? wanted : ['less than']
}

/** Every "cumulative" names a table or its type: none stands over a row of numbers. */
const namesTables = ({ apart }: Question): boolean =>
  apart.every((item, at) => {
    if (textOf(item) !== 'cumulative') return true
    const next = apart.slice(at + 1, at + 3).map(textOf)
    return next.some((name) => /^(?:table|distribution|series|type)$/.test(name)) || apart[at + 2] === undefined
  })

/** "0-10 5, 10-20 8, 20-30 7: construct the less than type cumulative frequency table" */
export const cumulativeTable = recogniser({
  id: 'cumulative-table',
  solution,
  story: true,
  cues: ['cumulative', 'frequency', 'frequencies'],
  words: [
    ...tableWords,
    'cumulative',
    'type',
    'less',
    'more',
    'than',
    'equal',
    'or',
    'above',
    'total',
    'into',
    'simple',
    'both',
  ],
  examples: [
    '0-10 5, 10-20 8, 20-30 7: construct the less than type cumulative frequency table',
    'Weight (in kg): 40-45, 45-50, 50-55. Number of persons: 4, 13, 5. Construct a cumulative frequency distribution of the more than type.',
    'below 20: 17, below 40: 22, below 60: 29, below 80: 37. Form the frequency distribution table.',
    '0-10 5, 10-20 8, 20-30 7 ki cumulative frequency table banao',
    'Prepare the less than type and the more than type cumulative frequency distribution. Age: 10-20, 20-30, 30-40. Number of patients: 60, 42, 55',
  ],
  refuses: [
    '0-10 5, 10-20 8, 20-30 7: construct the frequency table',
    '0-10 5, 10-20 8, 20-30 7: draw the less than type ogive',
    '0-10 5, 10-20 8, 20-30 7: construct the cumulative frequency table and find the median',
    'class 0-10, 10-20, 20-30, cumulative frequency 5, 13, 20. construct the more than type cumulative frequency table',
    '0-10 5, 10-20 x, 20-30 7: construct the less than type cumulative frequency table',
    'below 20: 17, below 40: 22, below 60: 29. Form the more than type cumulative frequency distribution.',
  ],
  read: (question) => {
    const grouped = groupedIn(question)
    if (
      !grouped ||
      !namesTables(question) ||
      question.words.some((word) => /^(?:mean|median|mode|modal|relative|percentage|cf)$/.test(word))
    )
      return null
    const { from, width, frequencies } = grouped
    const numbers = frequencies.filter((f) => typeof f === 'number')
    if (numbers.length < frequencies.length || numbers.some((f) => f < 0)) return null
    const kind = tableIn(question)?.rows[0]?.of.kind
    const limit =
      kind === 'below' ? ('less than' as const) : kind === 'above' ? ('more than or equal to' as const) : null
    const made = askedIn(question, grouped, limit !== null)
    if (!made) return null
    const { used, said } = told(question, grouped)
    return {
      given: { data: { from, width, frequencies: numbers }, made, ...(limit && { from: limit }) },
      used: [...used, ...toldBeside(question, grouped)],
      said,
      ...(limit === null && grouped.lead.length > 0 && { lead: grouped.lead.join('\n') }),
    }
  },
})
