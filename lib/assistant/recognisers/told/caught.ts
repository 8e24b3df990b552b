import { askedIn, piecesOf, toldIn } from './pieces'
import { only } from './story-of'
import { x } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, plus, times } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

/** A bird on a pillar and a snake on its way to the foot of it meet after equal ways: how far from the foot. */
export function caughtIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question)
  const { told, spare } = toldIn(pieces ?? [])
  const { words } = question
  const isStory =
    words.some((word) => /^(?:pillar|pole|tower|tree)$/.test(word)) &&
    words.some((word) => /^(?:hole|bottom|base|foot)$/.test(word)) &&
    words.some((word) => /^(?:caught|catch|catches|meet|pounces)$/.test(word)) &&
    /\bspeeds? (?:are|is|of both are) (?:equal|same)|(?:same|equal) speeds?/.test(words.join(' '))
  const [high, ...heights] = told.filter(
    ({ before, after }) => /^(?:high|tall)$/.test(after[0] ?? '') || before.slice(-3).includes('height'),
  )
  const [far, ...more] = told.filter(
    ({ after, before }) => /^(?:away|from)$/.test(after[0] ?? '') || before.slice(-3).includes('distance'),
  )
  const asked = pieces ? askedIn(pieces) : []
  if (!isStory || !high || !far || high === far || heights.length + more.length + spare.length > 0) return null
  if (told.length !== 2 || high.unit !== far.unit || !asked.includes('distance') || !asked.includes('hole')) return null
  const rest = minus(number(far.value), x)
  return only(
    question,
    [
      {
        unknowns: [`the distance from the hole in ${far.unit}`],
        statements: [
          { left: plus(times(number(high.value), number(high.value)), times(x, x)), right: times(rest, rest) },
        ],
        limits: [
          { of: x, is: 'positive' },
          { of: rest, is: 'positive' },
        ],
        asked: [{ name: 'the distance from the hole', value: x, unit: ` ${far.unit}` }],
      },
    ],
    true,
  )
}
