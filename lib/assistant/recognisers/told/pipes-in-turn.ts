import { askedIn, piecesOf, toldIn, type Told } from './pieces'
import { only } from './story-of'
import { x, y } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { fraction, type Fraction } from '../../../maths/fraction'
import { number, over, plus, times } from '../../../solutions/told/expression'
import type { Asked, Given } from '../../../solutions/told/told'

const large = /^(?:larger|bigger|wider|first|faster|A)$/
const small = /^(?:smaller|narrower|second|slower|B)$/
const parts: Readonly<Record<string, Fraction>> = {
  half: fraction(1, 2),
  'one third': fraction(1, 3),
  'two third': fraction(2, 3),
  'one fourth': fraction(1, 4),
  quarter: fraction(1, 4),
}

/** Two pipes fill a pool together in a time, and a part of it when each runs for a time of its own: the time of each. */
export function pipesIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => /^[AB]$/.test(name))
  const { told, spare } = toldIn(pieces ?? [])
  const [one, two, three, ...more] = told
  if (!pieces || !one || !two || !three || more.length + spare.length > 0) return null
  if (told.some(({ unit, way }) => way !== null || unit !== one.unit) || !/^(?:hour|day)$/.test(one.unit)) return null
  const whose = ({ before }: Told) => {
    const word = before.findLast((each) => large.test(each) || small.test(each))
    return word === undefined ? null : large.test(word) ? 'large' : 'small'
  }
  const [joint, ...others] = told.filter((each) => whose(each) === null)
  const [a, b] = (['large', 'small'] as const).map((which) => told.find((each) => whose(each) === which))
  const names = Object.keys(parts).filter((name) => ` ${question.words.join(' ')} `.includes(` ${name} `))
  const [part, ...moreParts] = names
  const asked = askedIn(pieces)
  if (!joint || others.length > 0 || !a || !b || part === undefined || moreParts.length > 0) return null
  const isEach = asked.some((word) => /^(?:each|separately|individually|alone|alag|time|long)$/.test(word))
  const isPlain = !asked.some((word) => /^(?:together|rest|remaining|ratio|difference|more)$/.test(word))
  if (!isEach || !isPlain || !question.words.some((word) => /^(?:two|both|together|dono)$/.test(word))) return null
  const unit = ` ${one.unit}s`
  const times_: readonly Asked[] = [
    { name: 'the time of the larger one', value: over(number(1), x), unit },
    { name: 'the time of the smaller one', value: over(number(1), y), unit },
  ]
  const isOf = (form: RegExp) => asked.some((word) => form.test(word))
  const wanted = isOf(large) === isOf(small) ? times_ : times_.slice(isOf(large) ? 0 : 1, isOf(large) ? 1 : 2)
  return only(
    question,
    [
      {
        unknowns: [`the part that the larger one fills in an ${one.unit}`, 'the part that the smaller one fills'],
        statements: [
          { left: plus(x, y), right: over(number(1), number(joint.value)) },
          {
            left: plus(times(number(a.value), x), times(number(b.value), y)),
            right: number(parts[part] ?? fraction(1)),
          },
        ],
        limits: [x, y].map((of) => ({ of, is: 'positive' as const })),
        asked: wanted,
      },
    ],
    true,
  )
}
