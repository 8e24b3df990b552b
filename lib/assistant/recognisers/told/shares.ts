import { askedIn, piecesOf, toldIn, type Told } from './pieces'
import { only } from './story-of'
import { x } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, over, plus } from '../../../solutions/told/expression'
import type { Asked, Given } from '../../../solutions/told/told'

const each = /^(?:each|per|every|har|price|cost|rate|one|share)$/
const priced = /^(?:price|cost|rate|costs|much)$/
const counted = /^(?:many|number|count|kg|length|kitne)$/

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
  if (!price || !count || price.way === count.way || !/^(?:|kg|litre|m|₹)$/.test(`${count.unit}`)) return null
  if (spare.length > 0) return null
  const n = number(total.value)
  const [a, b] = [number(count.value), number(price.value)]
  const given =
    count.way === 'up'
      ? { statements: [{ left: minus(over(n, x), over(n, plus(x, a))), right: b }] }
      : { statements: [{ left: minus(over(n, minus(x, a)), over(n, x)), right: b }] }
  const asked = askedIn(pieces)
  const isNew = asked.some((word) => /^(?:new|reduced|increased|now)$/.test(word))
  const [isPrice, isCount] = [priced, counted].map((form) => asked.some((word) => form.test(word)))
  const money = price.unit === '₹' || total.unit === '₹' ? '₹' : ''
  // those that came in the end
  const came = asked.some((word) =>
    /^(?:attended|attend|went|gaye|finally|actually|joined|left|remaining|came|present)$/.test(word),
  )
  const many: Asked = came
    ? { name: 'the number in the end', value: (count.way === 'up' ? plus : minus)(x, a), unit: '' }
    : { name: 'the number', value: x, unit: '' }
  const much: Asked = {
    name: money === '' ? 'the share of each' : 'the price of each in rupees',
    value: over(n, x),
    unit: '',
  }
  // "how many apples did each get"
  const isShare =
    isCount &&
    !isPrice &&
    asked.some((word, at) => /^(?:many|number|much|kitne)$/.test(word) && asked.slice(at).includes('each'))
  const values = isShare ? [much] : [...(isCount || !isPrice ? [many] : []), ...(isPrice ? [much] : [])]
  if (isNew) return null
  return only(question, [
    {
      unknowns: ['the number'],
      ...given,
      limits: [
        { of: x, is: 'positive' },
        { of: over(n, x), is: 'positive' },
        ...(count.way === 'down' ? [{ of: minus(x, a), is: 'positive' } as const] : []),
        ...(count.unit === '' ? [{ of: x, is: 'whole' } as const] : []),
      ],
      asked: values,
    },
  ])
}
