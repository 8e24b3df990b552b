import { askedIn, piecesOf, toldIn, type Told } from './pieces'
import { only } from './story-of'
import { x } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, over, plus } from '../../../solutions/told/expression'
import type { Asked, Given } from '../../../solutions/told/told'

const shared = /^(?:price|cost|share|rent|pays?|paid|contribution|each|rate|expenses?|amount|per|at)$/
const each = /^(?:each|per|every|har|price|cost|rate|one|share)$/
const priced = /^(?:price|cost|rate|costs|much)$/
const counted = /^(?:many|number|count|kg|length|long|kitne|duration|days)$/

/** Of the two that change, which is what each is worth. */
function worth(told: readonly Told[]): Told | null {
  const money = told.filter(({ unit }) => unit === '₹')
  const behind = told.filter(({ before }) => before.slice(-6).some((word) => each.test(word)))
  const [only_, ...more] =
    money.length > 0
      ? money
      : behind.length === 1
        ? behind
        : told.filter(({ before, after }) =>
            [...before.slice(-6), ...after.slice(0, 3)].some((word) => each.test(word)),
          )
  return only_ && more.length === 0 ? only_ : null
}

/** A total that is shared: so many more of them, and each is worth so much less. */
export function sharesIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => name === 'x')
  const { told, spare } = toldIn(pieces ?? [])
  const changes = told.filter(({ way }) => way !== null)
  const [total, ...more] = told.filter(({ way }) => way === null)
  if (!pieces || !total || more.length > 0 || changes.length !== 2) return null
  const price = worth(changes)
  const count = changes.find((one) => one !== price)
  if (!price || !count || price.way === count.way || !/^(?:|kg|litre|m|day|₹)$/.test(`${count.unit}`)) return null
  const isPriceX = pieces.some((piece, at) => {
    const before = pieces[at - 1]
    return piece.kind === 'word' && piece.text === 'x' && before?.kind === 'word' && shared.test(before.text)
  })
  if (spare.length > 0 || isPriceX) return null
  const n = number(total.value)
  const [a, b] = [number(count.value), number(price.value)]
  const given =
    count.way === 'up'
      ? { statements: [{ left: minus(over(n, x), over(n, plus(x, a))), right: b }] }
      : { statements: [{ left: minus(over(n, minus(x, a)), over(n, x)), right: b }] }
  const asked = askedIn(pieces)
  const isAsked = (form: RegExp) => asked.some((word) => form.test(word))
  const money = price.unit === '₹' || total.unit === '₹' ? ' in rupees' : ''
  // those that came in the end, and what each of them pays
  const came = isAsked(
    /^(?:attended|attend|went|gaye|finally|actually|joined|left|remaining|came|present|travelled|participated)$/,
  )
  const isFirst = isAsked(/^(?:original|originally|initially|planned|first|pehle|shuru)$/)
  if (isAsked(/^(?:new|reduced|increased|now)$/) || (came && isFirst)) return null
  const days = count.unit === 'day' ? ' days' : ''
  const move = count.way === 'up' ? plus : minus
  const left = move(x, a)
  const [many, fewer]: readonly [Asked, Asked] = [
    { name: 'the number', value: x, unit: days },
    { name: 'the number in the end', value: left, unit: days },
  ]
  const worth_ = priced.test(asked.find((word) => priced.test(word)) ?? '') ? 'the price of each' : 'the share of each'
  const [much, other]: readonly [Asked, Asked] = [
    { name: `${worth_}${money}`, value: over(n, x), unit: '' },
    { name: `${worth_} in the end${money}`, value: over(n, left), unit: '' },
  ]
  const [isPrice, isCount] = [isAsked(priced), isAsked(counted)]
  // "how much did each pay?" asks what was paid in the end, where not all of them came
  const isPaid = isAsked(/^(?:pay|paid)$/) && !isFirst && count.way === 'down'
  // "how many apples did each get"
  const isShare =
    isCount &&
    !isPrice &&
    asked.some((word, at) => /^(?:many|number|much|kitne)$/.test(word) && asked.slice(at).includes('each'))
  const [one, of] = came ? [fewer, other] : [many, isPaid && isPrice ? other : much]
  if (isPaid && isCount && isPrice && !came) return null
  // "ek kitab ka ...": no count
  if (!isCount && !isPrice && isAsked(/^(?:k[aie]|kitna)$/)) return null
  // "har ek ko kitne rupaye dene pade"
  if (!isPrice && isAsked(/^(?:rup\w+|rs|dene|diye)$/)) return null
  const values = isShare ? [much] : [...(isCount || !isPrice ? [one] : []), ...(isPrice ? [of] : [])]
  const limits = [
    { of: x, is: 'positive' as const },
    { of: over(n, x), is: 'positive' as const },
    ...(count.way === 'down' ? [{ of: left, is: 'positive' as const }] : []),
    ...(count.unit === '' ? [{ of: x, is: 'whole' as const }] : []),
  ]
  const ends = /^(?:new|now|reduced|increased|finally|went|came|left|remaining|end|actually|attended|after)$/
  return only(
    question,
    [
      {
        unknowns: ['the number'],
        ...given,
        limits,
        asked: values,
        named: [
          { ...other, says: [ends, shared] },
          {
            ...much,
            says: [shared],
            // the same by what each is worth
            story: {
              unknowns: [much.name],
              statements: [
                count.way === 'up'
                  ? { left: minus(over(n, minus(x, b)), over(n, x)), right: a }
                  : { left: minus(over(n, x), over(n, plus(x, b))), right: a },
              ],
              limits: [],
              asked: [{ name: much.name, value: x }],
            },
          },
          { ...fewer, says: [ends] },
        ],
        own: /./,
      },
    ],
    true,
  )
}

/** "₹9000 is shared equally": what each gets, by their number. */
export function shareAloneIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => name === 'x')
  const [total, ...more] = toldIn(pieces ?? []).told
  const isShared = question.words.some((word) => /^(?:equally|share|shared|divided|distributed)$/.test(word))
  if (!pieces || !total || total.way !== null || more.length > 0 || !isShared) return null
  const much = {
    name: `the share of each${total.unit === '₹' ? ' in rupees' : ''}`,
    value: over(number(total.value), x),
  }
  return {
    given: {
      unknowns: ['the number'],
      statements: [],
      limits: [],
      asked: [much],
      named: [{ ...much, says: [shared] }],
      own: /./,
    },
    used: question.facts,
  }
}
