import { asksClass, groupedIn, tableWords, type Grouped } from './grouped'
import { toldBeside } from './beside'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { FactOf } from '../../question/fact'
import { rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { divide, equals, isInteger, subtract, toNumber, type Fraction } from '../../../maths'
import {
  tableReading as solution,
  type Limit,
  type LimitName,
  type TableAsk,
} from '../../../solutions/statistics/table-reading'

type Taken = Pick<Phrase, 'taken'>
interface Asked {
  readonly ask: TableAsk
  readonly found: Taken
}

const names: readonly (readonly [LimitName, string])[] = [
  ['lower limit', 'lower limit|boundary|limits'],
  ['upper limit', 'upper limit|boundary|limits'],
  ['class mark', 'class mark'],
]
const classes = ['modal', 'median'] as const

/** "the sum of the lower limit of the median class and the upper limit of the modal class" */
function ofTwo(question: Question): Asked | null {
  for (const kind of ['sum', 'difference'] as const)
    for (const [one, first] of names)
      for (const [two, second] of names)
        for (const of of classes) {
          const other = of === 'modal' ? 'median' : 'modal'
          const apart = phrase<string>(
            question,
            `${kind} ${first} ${of} class ${second} ${other} class`,
            `${first} ${of} class ${second} ${other} class ${kind}`,
          )
          const same =
            one === two
              ? phrase<string>(
                  question,
                  `${kind} ${first} ${of} class? ${other} class|classes`,
                  `${kind} ${first} ${of} class ${other} class`,
                )
              : null
          const found = apart ?? same
          const limits: readonly [Limit, Limit] = [
            { limit: one, of },
            { limit: two, of: other },
          ]
          if (found) return { ask: { kind, one: limits[0], two: limits[1] }, found }
        }
  return null
}

/** The place of a limit among the classes; null where it is none of their limits. */
function placeOf({ from, width, frequencies }: Grouped, limit: Fraction): number | null {
  const place = divide(subtract(limit, from), width)
  const at = isInteger(place) ? toNumber(place) : -1
  return at >= 0 && at <= frequencies.length ? at : null
}

/** "How many got less than 20", "the frequency of the class 20-30", with the table that is left. */
function ofNumbers(question: Question) {
  const less = phrase(
    question,
    'how many * less|fewer|younger|shorter|lighter than #n',
    'number * less|fewer|younger|shorter|lighter than #n',
    'how many * below|under #n',
    'number * below|under #n',
  )
  const more = less
    ? null
    : phrase(
        question,
        'how many * #n or more',
        'number * #n or more',
        'how many * at least|atleast #n',
        'number * at least|atleast #n',
        'how many * not less than #n',
        'number * not less than #n',
      )
  const between =
    (less ?? more)
      ? null
      : phrase(
          question,
          'how many * between #a and #b',
          'number * between #a and #b',
          'how many * from #a to #b',
          'number * from #a to #b',
        )
  const frequency =
    (less ?? more ?? between)
      ? null
      : phrase(
          question,
          'frequency class @c:number',
          '@c:number class frequency',
          '@c:number class how many',
          'frequency of|for @c:number',
        )
  return { less, more, frequency, between }
}

/** 10 and 20 of the class "10-20". */
function limitsOf(fact: FactOf<'number'>): readonly [Fraction, Fraction] | null {
  const { node } = fact
  const isClass = node.kind === 'binary' && node.operation === '-'
  const [low, high] = isClass ? [rational(node.left), rational(node.right)] : [null, null]
  return low && high ? [low, high] : null
}

function askedIn(
  question: Question,
  grouped: Grouped,
  { less, more, frequency, between }: ReturnType<typeof ofNumbers>,
): Asked | null {
  const bound = less ?? more
  if (bound) {
    const than = placeOf(grouped, bound.numbers.n)
    return than === null ? null : { ask: { kind: 'count', side: less ? 'less' : 'not less', than }, found: bound }
  }
  if (between) {
    const [low, high] = [placeOf(grouped, between.numbers.a), placeOf(grouped, between.numbers.b)]
    if (low === null || high === null || high <= low) return null
    if (high === low + 1) return { ask: { kind: 'frequency', of: low }, found: between }
    return { ask: { kind: 'several', from: low, to: high - 1 }, found: between }
  }
  if (frequency) {
    const [low, high] = limitsOf(frequency.facts.c) ?? []
    const of = low ? placeOf(grouped, low) : null
    const isOne = high && of !== null && placeOf(grouped, high) === of + 1
    return isOne ? { ask: { kind: 'frequency', of }, found: frequency } : null
  }
  const two = ofTwo(question)
  if (two) return two
  const measures = question.words.filter((word) => /^(?:mean|median|mode|modal)$/.test(word))
  // "the median of the class 0-10 ..." asks no class
  if (measures.length > 1 || !asksClass(question)) return null
  for (const of of classes) {
    const many = phrase<string>(question, `frequency ${of} class`)
    if (many) return { ask: { kind: 'frequency', of }, found: many }
    const one = phrase<string>(question, `${of} class`, `which class|interval|group * ${of === 'modal' ? 'mode' : of}`)
    if (one && !/\b(?:limit|mark|before|after|boundary)\b/.test(question.words.join(' '))) {
      const own = phrase(
        question,
        'its|their|uski|iski frequency',
        'number * in it|this|that class?',
        'how many * in it|this|that class?',
        'it has',
        'usme|isme how? many',
      )
      if (!own && phrase<string>(question, `${of} class and|aur number|how|total|frequency`)) return null
      return own
        ? {
            ask: { kind: 'class', of, withFrequency: true },
            found: { taken: [...one.taken, ...own.taken] },
          }
        : { ask: { kind: 'class', of }, found: one }
    }
  }
  return null
}

export const readingOfTable = recogniser({
  id: 'reading-of-a-table',
  solution,
  story: true,
  cues: ['modal', 'median', 'many', 'frequency'],
  words: tableWords,
  examples: [
    'which is the modal class: 0-10 5, 10-20 8, 20-30 7',
    'median class of 0-10 5, 10-20 8, 20-30 7',
    'class 0-5 5-10 10-15 15-20 20-25, freq 6 11 16 9 8. sum of lower limit of median class and upper limit of modal class?',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. how many students got less than 20 marks',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. how many students got marks between 10 and 40',
    'find the frequency of the modal class: class 0-10 10-20 20-30 freq 5 8 7',
  ],
  refuses: [
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. how many students got less than 25 marks',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. how many students got marks between 10 and 35',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. how many students did not get marks between 10 and 30',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. how many students got more than 20 marks',
    'class 0-10 10-20 20-30 freq 5 8 7. sum of the modal class and the median class',
    'class 0-10 10-20 20-30 freq 5 8 7. class before the modal class',
  ],
  read: (question) => {
    const numbered = ofNumbers(question)
    const { less, more, frequency, between } = numbered
    const grouped = groupedIn(without(question, less, more, frequency, between))
    if (!grouped) return null
    const { from, width, frequencies } = grouped
    const numbers = frequencies.filter((f) => typeof f === 'number')
    if (numbers.length < frequencies.length || numbers.some((f) => f < 0)) return null
    const asked = askedIn(question, grouped, numbered)
    if (!asked) return null
    const low = between?.taken.find((item) => item.kind === 'number')
    const included = phrase(question, '#n included|inclusive')
    const isLow = included && low?.kind === 'number' && equals(included.numbers.n, low.value)
    const { used, said } = told(question, grouped, asked.found, isLow ? included : null)
    return {
      given: { data: { from, width, frequencies: numbers }, ask: asked.ask },
      used: [...used, ...toldBeside(question, grouped)],
      said,
      ...(grouped.lead.length > 0 && { lead: grouped.lead.join('\n') }),
    }
  },
})
