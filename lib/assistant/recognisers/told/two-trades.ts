import { askedIn, piecesOf, toldIn, type Told } from './pieces'
import { only } from './story-of'
import { stem } from './two-kinds'
import { x, y } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { add, divide, fraction, negate, type Fraction } from '../../../maths/fraction'
import { number, plus, times } from '../../../solutions/told/expression'
import type { Asked, Given, Statement } from '../../../solutions/told/told'

const up = /^(?:profit|gains?|faida|munafa)$/
const down = /^(?:loss|discount|nuksan|haani|hani)$/

/** So many percent more or less for one of two things that are sold. */
interface Share {
  readonly thing: string
  readonly by: Fraction
}

/** "a saree at 8% profit" has its thing before it, "10% profit on the table" behind it. */
function thingOf({ before, after }: Told): string {
  if (before.at(-1) === 'at') {
    const said = before.slice(0, -1)
    const from =
      said.findLastIndex((word) => /^(?:an?|the|and|,|if|he|she|they|sells?|selling|sold|had)$/.test(word)) + 1
    return said.slice(from).map(stem).join(' ')
  }
  const on = after.slice(0, 3).indexOf('on')
  return on < 0 ? '' : stem(after.slice(on + 1).find((word) => word !== 'the') ?? '')
}

/** "a profit of 10% on the table and 25% on the chair": what is not said again holds on. */
function sharesIn(percents: readonly Told[]): readonly (Share | null)[] {
  let last: string | undefined
  return percents.map((one) => {
    const isWay = (word: string) => up.test(word) || down.test(word)
    const own = one.after.slice(0, 2).find(isWay) ?? (one.before.at(-1) === 'of' ? one.before.at(-2) : undefined)
    last = own !== undefined && isWay(own) ? own : last
    const [thing, by] = [thingOf(one), divide(one.value, fraction(100))]
    return last === undefined || thing === '' ? null : { thing, by: up.test(last) ? by : negate(by) }
  })
}

/** Two things sold together twice, each with another profit or loss: the price of each. */
export function tradesIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question)
  const { told, spare } = toldIn(pieces ?? [], /^(?:gain(?:s|ed)|before)$/)
  const shares = sharesIn(told.filter(({ unit }) => unit === '%'))
  const [m, n, ...more] = told.filter(({ unit }) => /^₹?$/.test(unit))
  const [a, b, c, d] = shares
  if (!pieces || !a || !b || !c || !d || !m || !n || more.length + spare.length > 0 || told.length !== 6) return null
  const [u, v] = [a.thing, b.thing]
  const isOther = [c.thing, d.thing].toSorted().join() === [u, v].toSorted().join()
  const asked = askedIn(pieces)
  const isPrice = asked.some((word) => /^(?:cost|costs|prices?|daam|kimat)$/.test(word))
  if (u === v || !isOther || !isPrice || asked.some((word) => /^(?:selling|ratio|sum|total|difference)$/.test(word)))
    return null
  const isGain = (money: Told) => money.before.slice(-2).some((word) => up.test(word))
  if ([m, n].some(({ before, after }) => [...before.slice(-2), ...after.slice(0, 2)].some((word) => down.test(word))))
    return null
  const sold = (money: Told, ...both: readonly Share[]): Statement => {
    const whole = fraction(isGain(money) ? 0 : 1)
    const [first, second] = [u, v].map((thing) => both.find((one) => one.thing === thing))
    const so = (share: Share | undefined) => number(add(whole, share?.by ?? whole))
    return { left: plus(times(so(first), x), times(so(second), y)), right: number(money.value) }
  }
  const prices: readonly Asked[] = [x, y].map((value, at) => ({
    name: `the price of the ${[u, v][at] ?? ''} in rupees`,
    value,
    unit: '',
  }))
  const wanted = prices.filter((_, at) => asked.some((word) => stem(word) === [u, v][at]))
  return only(
    question,
    [
      {
        unknowns: prices.map(({ name }) => name),
        statements: [sold(m, a, b), sold(n, c, d)],
        limits: [x, y].map((of) => ({ of, is: 'positive' as const })),
        asked: wanted.length === 0 ? prices : wanted,
      },
    ],
    true,
  )
}
