import { askedIn, asksElse, compares, piecesOf, toldIn } from './pieces'
import { only } from './story-of'
import { x } from './understood'
import { isFree, isNoun } from '../../question/meanings'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { fraction, multiply, type Fraction } from '../../../maths/fraction'
import { number, over, plus } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

const together = /^(?:do|together|both|dono|two|jointly|simultaneously|combined|running|mil|milkar|saath|sath)$/
const slower = /^(?:smaller|slower|second|narrower|chhota|chota)$/
const faster = /^(?:larger|bigger|faster|wider|greater|bada|quicker)$/
const all = /^(?:each|both|separately|individually|alone|dono|alag|every|two|time|take|many)$/

/** Two who do a work together in a time, the one in so much less time than the other. */
export function workIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => /^[A-Za-z]$/.test(name))
  const { told, spare } = toldIn(pieces ?? [])
  const [one, two, ...more] = told
  if (!pieces || !one || !two || more.length > 0 || one.unit !== two.unit || !/^(?:hour|day)$/.test(one.unit))
    return null
  const [joint, gap] = two.way !== null ? [one, two] : [two, one]
  const asked = askedIn(pieces)
  if (asksElse(asked)) return null
  const isJoint = [...joint.before, ...joint.after].some((word) => together.test(word))
  if (
    gap.after.slice(0, 5).some((word) => /^(?:both|together)$/.test(word)) ||
    joint.way !== null ||
    gap.way === null ||
    !isJoint
  )
    return null
  if (spare.some((word) => !/^(?:slower|faster)$/.test(word))) return null
  // who takes longer or less, and than whom
  const sides = [gap.before, gap.after.slice(0, 8)] as const
  const [subject, object] = sides.map((words, at) =>
    words.some(
      (word) =>
        asked.includes(word) &&
        !sides[1 - at]?.includes(word) &&
        (/^[A-Zb-z]$/.test(word) || (isNoun(word) && isFree(word) && !all.test(word))),
    ),
  )
  // who is 5 hours faster takes 5 hours less
  const isPace = /^(?:faster|slower|quicker)$/.test(gap.after.find(compares) ?? '')
  const isUp = (gap.way === 'up') !== isPace
  const [slow, fast] = [
    asked.some((word) => slower.test(word)) || (isUp ? subject : object) === true,
    asked.some((word) => faster.test(word)) || (isUp ? object : subject) === true,
  ]
  // "11 1/9 minutes": told in minutes, answered in minutes
  const isMinutes =
    question.apart.every((item) => item.kind !== 'number' || item.unit !== 'hour') &&
    question.words.every((word) => !/^(?:hours?|ghante|ghanta|days?)$/.test(word)) &&
    joint.unit === 'hour'
  const inUnits = (value: Fraction) => number(isMinutes ? multiply(value, fraction(60)) : value)
  const unit = isMinutes ? ' minutes' : ` ${joint.unit}s`
  const next = plus(x, inUnits(gap.value))
  const values = [
    { name: 'the time of the faster one', value: x, unit },
    { name: 'the time of the slower one', value: next, unit },
  ]
  // "each hose" asks for both, whatever else is said of one of them
  const isEach = slow === fast || asked.some((word) => /^(?:each|both|dono|every|individually|separately)$/.test(word))
  if (isEach && !asked.some((word) => all.test(word))) return null
  return only(question, [
    {
      unknowns: [`the time of the faster one in${unit}`],
      statements: [
        { left: plus(over(number(1), x), over(number(1), next)), right: over(number(1), inUnits(joint.value)) },
      ],
      limits: [{ of: x, is: 'positive' }],
      asked: isEach ? values : values.slice(slow ? 1 : 0, slow ? 2 : 1),
    },
  ])
}
