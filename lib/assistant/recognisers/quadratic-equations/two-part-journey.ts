import { asks } from '../../question/asks'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { twoPartJourney as solution } from '../../../solutions/quadratic-equations/two-part-journey'
import { recogniser } from '../../recogniser'

const stories = [
  'after? #d one? mean|steady|uniform|constant? speed ~v? #m faster * #e',
  '#d one? mean|steady|uniform|constant? speed? next|then|another|further? distance? #e mean? speed? #m more|higher|faster',
  '#d one? mean|steady|uniform|constant? speed then|next #e speed increased #m',
] as const
const times = [
  'takes|take|took|in #t altogether|total|together|all?',
  'together take #t',
  'total time #t',
  'completes|complete|completed * #t',
  '#t altogether|total|together',
] as const

export const twoPartJourney = recogniser({
  id: 'two-part-journey',
  solution,
  story: true,
  cues: ['speed', 'faster'],
  words: [
    'speed',
    'mean',
    'one',
    'both',
    'first',
    'part',
    'next',
    'whole',
    'parts',
    'together',
    'altogether',
    'total',
    'original',
    'distance',
  ],
  examples: [
    'A bus covers 90 km at one average speed and the next 100 km at a speed 5 km/h higher. The whole journey takes 4 hours. Find the first speed in km/h.',
    'a train travels 63 km at an average speed and then 72 km at an average speed of 6 km/h more. it takes 3 hours altogether. find its first speed',
    'After 56 km at one speed a bus becomes 6 km/h faster and goes 136 km at the new speed. Both parts together take 6 hours. What was the first speed in km/h?',
    'a cyclist goes 60 km at a steady speed, and then 54 km at a speed 3 km/h more. ride takes 7 hours total. pehle part ki speed kya hogi, find the first speed',
  ],
  refuses: [
    'A bus covers 90 km at one average speed and the next 100 km at a speed 5 km/h higher. The whole journey takes 4 hours. Find the second speed.',
    'A bus covers 90 km at one average speed and the next 100 km at a speed 5 km/h lower, less than before. The whole journey takes 4 hours. Find the first speed.',
    'A bus covers 90 km at one average speed and the next 100 km at a speed 5 km/h higher. The second part takes 2 hours. Find the first speed.',
    'A bus covers 90 km at one average speed and the next 100 km at a speed 5 km/h higher. The whole journey takes 4 hours. Find the time of the first part.',
  ],
  read: (question) => {
    const found = phrase(question, ...stories)
    const time = phrase(question, ...times)
    if (!found || !time || phrase(question, 'second|less|lower')) return null
    const { d, m, e } = found.units
    if (d !== 'km' || e !== 'km' || m !== 'km/h' || !/^(?:hour)?$/.test(time.units.t)) return null
    if (factsOf(question, 'number').length !== 4) return null
    const asked = asks(question, [found, time], ['speed'])
    const first = phrase(question, 'first|original|initial|usual mean? speed', 'speed first part')
    return asked && first
      ? {
          given: { near: found.numbers.d, far: found.numbers.e, more: found.numbers.m, total: time.numbers.t },
          ...told(question, found, time, asked, first),
        }
      : null
  },
  before: () => 'Speed in km/h: ',
})
