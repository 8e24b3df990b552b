import { askedIn, asksElse, piecesOf, toldIn } from './pieces'
import { only } from './story-of'
import { x } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { numberNamed } from '../../question/number-named'
import { fraction, type Fraction } from '../../../maths/fraction'
import { minus, number, over, plus, times } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

const factors: Readonly<Record<string, number>> = { twice: 2, double: 2, thrice: 3 }

/** A boat that needs three times as long upstream as downstream: the speed of the stream. */
export function timesAsLongIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question)
  const { told, spare } = toldIn(pieces ?? [])
  const [v, ...speeds] = told.filter(({ unit }) => unit === 'km/h')
  const kms = told.filter(({ unit }) => unit === 'km')
  const counts = told.filter(({ unit, after }) => unit === '' && after[0] === 'times')
  const { words } = question
  const named = words.flatMap((word, at): readonly Fraction[] => {
    const spoken = words[at + 1] === 'times' ? numberNamed(word) : null
    return factors[word] !== undefined ? [fraction(factors[word])] : spoken ? [spoken] : []
  })
  const [k, ...others] = counts.length > 0 ? counts.map(({ value }) => value) : named
  if (!pieces || !v || !k || speeds.length + others.length + spare.length > 0) return null
  if (told.length !== 1 + kms.length + counts.length || kms.length === 0 || kms.length > 2) return null
  const text = words.join(' ')
  const [up, down] = [words.indexOf('upstream'), words.indexOf('downstream')]
  const isStill = /still water/.test(text) || words.includes('boat')
  const asked = askedIn(pieces)
  const isStream = asked.some((word) => /^(?:stream|current)$/.test(word))
  // the slow way is told first: it takes so many times as long
  if (up < 0 || down < up || !isStill || !isStream || asksElse(asked) || !words.includes('time')) return null
  const [far, back = far] = kms
  return far && back
    ? only(
        question,
        [
          {
            unknowns: ['the speed of the stream in km/h'],
            statements: [
              {
                left: over(number(far.value), minus(number(v.value), x)),
                right: times(number(k), over(number(back.value), plus(number(v.value), x))),
              },
            ],
            limits: [
              { of: x, is: 'positive' },
              { of: minus(number(v.value), x), is: 'positive' },
            ],
            asked: [{ name: 'the speed of the stream', value: x, unit: ' km/h' }],
          },
        ],
        true,
      )
    : null
}
