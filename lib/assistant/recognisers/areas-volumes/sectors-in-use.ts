import { piOf } from './solids'
import type { Item } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { sectorsInUse as solution, type Use } from '../../../solutions/areas-volumes/sectors-in-use'
import type { Fraction } from '../../../maths/fraction'

interface Found {
  readonly use: Use
  readonly radius: Fraction
  readonly count: Fraction
  readonly unit: string
  readonly taken: readonly Item[]
}

const all = (...phrases: readonly (Pick<Phrase, 'taken'> | null)[]) => phrases.flatMap((one) => one?.taken ?? [])

function clockIn(question: Question): Found | null {
  const hand = phrase(question, 'minute hand')
  const long = phrase(question, 'length * #r', '#r long', 'hand * #r')
  const time = question.apart.find((item) => item.kind === 'number' && item.unit === 'minute')
  if (!hand || !long || time?.kind !== 'number' || /^(?:minute|°)$/.test(long.units.r)) return null
  return {
    use: 'minute hand',
    radius: long.numbers.r,
    count: time.value,
    unit: long.units.r,
    taken: [...all(hand, long), time],
  }
}

function wipersIn(question: Question): Found | null {
  const two = phrase(question, 'two wipers', 'pair wipers')
  const apart = phrase(question, 'not overlap', 'without overlapping')
  const long = phrase(question, 'blade|blades * length * #r', 'length blade|blades * #r', '#r long', 'blade * #r')
  const angle = phrase(question, 'angle * #a', 'through #a')
  const total = phrase(question, 'total area', 'area both')
  if (!two || !apart || !long || !total || angle?.units.a !== '°' || long.units.r === '°') return null
  return {
    use: 'wipers',
    radius: long.numbers.r,
    count: angle.numbers.a,
    unit: long.units.r,
    taken: all(two, apart, long, angle, total, phrase(question, 'two blades')),
  }
}

function umbrellaIn(question: Question): Found | null {
  const ribs = phrase(question, '#n equally? spaced? ribs')
  const spaced = phrase(question, 'equally spaced')
  const radius = phrase(question, 'radius * #r')
  const two = phrase(question, 'between two? consecutive|adjacent|successive ribs')
  if (!ribs || !spaced || !radius || !two) return null
  return {
    use: 'umbrella',
    radius: radius.numbers.r,
    count: ribs.numbers.n,
    unit: radius.units.r,
    taken: all(ribs, spaced, radius, two),
  }
}

function coverIn(question: Question): Found | null {
  const parts = phrase(question, '#n equal sectors|parts')
  const radius = phrase(question, 'radius * #r')
  const one = phrase(question, 'area one|each sector|part')
  if (!parts || !radius || !one) return null
  return {
    use: 'table cover',
    radius: radius.numbers.r,
    count: parts.numbers.n,
    unit: radius.units.r,
    taken: all(parts, radius, one),
  }
}

/** "The length of the minute hand of a clock is 14 cm. Find the area swept by the minute hand in 5 minutes." */
export const sectorsInUse = recogniser({
  id: 'sectors-in-daily-life',
  solution,
  story: true,
  cues: ['minute', 'wipers', 'ribs', 'sectors'],
  words: [
    'area',
    'face',
    'each',
    'minute',
    'circle',
    'circular',
    'flat',
    'use',
    'one',
    'long',
    'total',
    'angle',
    'divided',
    'together',
  ],
  examples: [
    'The length of the minute hand of a clock is 14 cm. Find the area swept by the minute hand in 5 minutes.',
    'A car has two wipers which do not overlap. Each wiper has a blade of length 25 cm sweeping through an angle of 115°. Find the total area cleaned at each sweep of the blades.',
    'An umbrella has 8 ribs which are equally spaced. Assuming umbrella to be a flat circle of radius 45 cm, find the area between the two consecutive ribs of the umbrella.',
    'minute hand 21 cm long hai, 10 minutes me kitna area sweep karegi, find area',
    'A round mat of radius 42 cm is sewn together from 6 equal sectors of coloured cloth. Find the area of one sector.',
  ],
  refuses: [
    'The length of the hour hand of a clock is 14 cm, that of the minute hand 21 cm. Find the area swept by the hour hand in 5 minutes.',
    'The length of the minute hand of a clock is 14 cm. Find the distance covered by its tip in 5 minutes.',
    'A car has two wipers. Each has a blade of length 25 cm sweeping through an angle of 115°. Find the area cleaned by one wiper.',
    'A round mat of radius 42 cm is divided into 6 equal sectors. Find the area of two sectors.',
    'A round mat of radius 42 cm is divided into 6 equal sectors. Find the perimeter of one sector.',
  ],
  read: (question) => {
    const found = clockIn(question) ?? wipersIn(question) ?? umbrellaIn(question) ?? coverIn(question)
    const area = phrase(question, 'area')
    const other = phrase(question, 'hour hand', 'perimeter', 'cost')
    if (!found || !area || other) return null
    const pi = piOf(question)
    const { use, radius, count, unit } = found
    return { given: { use, pi: pi.pi, radius, count, unit }, ...told(question, found, area, pi) }
  },
  unit: ({ unit }) => (unit === '' ? '' : `${unit}²`),
})
