import { lengthOf, sceneWords, type Length } from './scene'
import type { Fact } from '../../question/fact'
import { phrase, type Phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { toNumber, type Fraction } from '../../../maths/fraction'
import { standardAngles, type StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'

/** Something that moves: it is seen at two angles, and the time between them is told. */
export interface Moving {
  readonly angles: readonly [StandardAngle, StandardAngle]
  readonly time: Fraction
  readonly unit: 'seconds' | 'minutes'
  readonly lengths: readonly Length[]
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
  const [fact, ...more] = times
  const time = fact?.value ?? inWords?.numbers.t
  if (!one || !two || !time || angles.length !== 2 || more.length > 0) return null
  const isSeconds = fact ? fact.unit === 'second' : phrase(question, '#t seconds|sec') !== null
  const letters = factsOf(question, 'letter').filter(({ name }) => /^[A-Z]{1,2}$/.test(name))
  const known: readonly Fact[] = [...angles, ...times, ...letters]
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
    used: [...known, ...others],
    found: inWords,
  }
}
