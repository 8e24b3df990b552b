import { lengthOf, rootIn, sceneWords, type Length } from './scene'
import { isWord, type Fact } from '../../question/fact'
import { phrase, type Phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { add, fraction, multiply, subtract, toNumber, type Fraction } from '../../../maths/fraction'
import { standardAngles, type StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'

/** Something that moves: it is seen at two angles, and the time between them is told. */
export interface Moving {
  readonly angles: readonly [StandardAngle, StandardAngle]
  readonly time: Fraction
  readonly unit: 'seconds' | 'minutes'
  readonly lengths: readonly Length[]
  /** In metres a second, where it is told. */
  readonly speed: Fraction | null
  /** The number told for √3. */
  readonly rootThree: Fraction | null
  /** All that is told. */
  readonly used: readonly Fact[]
  /** The time, where it stands in words. */
  readonly found: Pick<Phrase, 'taken'> | null
}

export const movingWords = [
  ...sceneWords,
  ...[
    'horizontally',
    'horizontal',
    'constant',
    'uniform',
    'speed',
    'height',
    'after',
    'later',
    'time',
    'above',
    'same',
  ],
] as const

/** "At 7:10 a.m. ... and at 7:12 a.m.": the minutes between them. */
function byClock(question: Question) {
  const { apart } = question
  const times = apart.flatMap((item, at) => {
    const half = apart[at + 1]
    return item.kind === 'ratio' && isWord(half, /^[ap]m$/) ? [{ fact: item, half }] : []
  })
  const [one, two, ...more] = times
  const [from, to] = [one, two].map((time) => minutesOf(time?.fact.terms))
  return one && two && from && to && more.length === 0 && one.half.text === two.half.text
    ? { minutes: subtract(to, from), facts: [one.fact, two.fact], taken: [one.half, two.half] }
    : null
}

/** Of the day. */
function minutesOf(terms: readonly Fraction[] = []): Fraction | null {
  const [hours, minutes, ...more] = terms
  return hours && minutes && more.length === 0 ? add(multiply(hours, fraction(60)), minutes) : null
}

/** The angles in the order in which they are told, with one time and the rest lengths. */
export function movingIn(question: Question): Moving | null {
  const numbers = factsOf(question, 'number')
  const marked = numbers.filter(({ unit }) => unit === '°')
  const bare = numbers.filter(
    ({ unit, value }) => unit === '' && standardAngles.some((angle) => angle === toNumber(value)),
  )
  const angles = marked.length > 0 ? marked : bare
  const [one, two] = angles.map(({ value }) => standardAngles.find((angle) => angle === toNumber(value)))
  const times = numbers.filter(({ unit }) => unit === 'second' || unit === 'minute')
  const inWords = times.length > 0 ? null : phrase(question, '#t seconds|sec', '#t minutes|min')
  // "three minutes later ... in these three minutes"
  const again = inWords && phrase(question, 'these #t seconds|sec', 'these #t minutes|min')
  if (again && toNumber(again.numbers.t) !== toNumber(inWords.numbers.t)) return null
  const [fact, ...more] = times
  const clock = times.length > 0 || inWords ? null : byClock(question)
  const time = fact?.value ?? inWords?.numbers.t ?? clock?.minutes
  if (!one || !two || !time || angles.length !== 2 || more.length > 0) return null
  const isSeconds = fact ? fact.unit === 'second' : phrase(question, '#t seconds|sec') !== null
  const letters = factsOf(question, 'letter').filter(({ name }) => /^[A-Z]{1,2}$/.test(name))
  const root = rootIn(question)
  const speeds = numbers.filter(({ unit }) => unit === 'km/h' || unit === 'm/s')
  const [speed, ...others_] = speeds
  if (others_.length > 0) return null
  const known: readonly Fact[] = [
    ...angles,
    ...times,
    ...letters,
    ...speeds,
    ...(root ? [root.fact] : []),
    ...(clock?.facts ?? []),
  ]
  const others = question.facts.filter((one_) => !known.includes(one_))
  const lengths = others.flatMap((one_) => {
    const value = lengthOf(one_)
    return value ? [{ fact: one_, value }] : []
  })
  if (lengths.length !== others.length) return null
  return {
    angles: [one, two],
    time,
    unit: isSeconds ? 'seconds' : 'minutes',
    lengths,
    speed: speed ? (speed.unit === 'm/s' ? speed.value : multiply(speed.value, fraction(5, 18))) : null,
    rootThree: root?.value ?? null,
    used: [...known, ...others],
    found: inWords ? { taken: [...inWords.taken, ...(again?.taken ?? [])] } : clock,
  }
}
