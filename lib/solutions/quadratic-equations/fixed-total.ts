import { toNumber, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { noWhole, wholeObjection, wholeRoot } from './pieces/story'

/** A total at one price: at a price so much higher there are so many fewer. Or a total shared among persons. */
export interface Given {
  readonly total: Fraction
  readonly change: Fraction
  readonly fewer: Fraction
  readonly unknown: 'price' | 'persons'
}

export interface Manner {
  /** 'the price of one pen be ₹$x$' */
  readonly unknown: string
  /** 'the price of one pen is' */
  readonly asked: string
  /** What the total divided by the unknown is. */
  readonly number: string
  /** What cannot be negative. */
  readonly many: string
}

const plain: Readonly<Record<Given['unknown'], Manner>> = {
  price: {
    unknown: 'the price of one be ₹$x$',
    asked: 'the price of one is',
    number: 'the number that is bought',
    many: 'a price',
  },
  persons: {
    unknown: 'the number of persons be $x$',
    asked: 'the number of persons is',
    number: 'the amount for each, in rupees,',
    many: 'a number of persons',
  },
}

/** x(x + change) = total × change ÷ fewer. */
function priceOf(given: Given): number | null {
  const [total, change, fewer] = [toNumber(given.total), toNumber(given.change), toNumber(given.fewer)]
  const product = (total * change) / fewer
  return Number.isInteger(product) ? wholeRoot(change, product) : null
}

/** E.g. "A club spends ₹1800 on saplings of one price. If each cost ₹5 more, it would get 12 fewer. Find the price." ₹25 */
export const fixedTotal = worked<Given, Manner>({
  id: 'fixed-total',
  archetype: 'qe-word-fixed-total',
  objection: (given) => {
    const general = wholeObjection(given.total, given.change, given.fewer)
    if (general !== null) return general
    return priceOf(given) === null ? noWhole(given.unknown === 'price' ? 'the price' : 'the number of persons') : null
  },
  solve: (given, { unknown, asked, number, many } = plain[given.unknown]) => {
    const [total, change, fewer] = [toNumber(given.total), toNumber(given.change), toNumber(given.fewer)]
    const price = priceOf(given) ?? 0
    const times = fewer === 1 ? '' : `${fewer}`
    const [now, then] = [`\\frac{${total}}{x}`, `\\frac{${total}}{x + ${change}}`]
    return {
      lines: [
        line('unknown', `Let ${unknown}. Then ${number} is $${now}$, and with the change $${then}$.`),
        earns(1, `By the condition: $${now} - ${then} = ${fewer}$`, 'equation'),
        line(
          'cleared',
          `Multiplying by $x(x + ${change})$: $${total}(x + ${change}) - ${total}x = ${times}x(x + ${change})$, that is, $${total * change} = ${times}(x^2 + ${change === 1 ? '' : change}x)$`,
        ),
        line(
          'divided',
          says`${fewer === 1 ? 'Without the brackets' : `Dividing by $${fewer}$`}: $x^2 + ${change === 1 ? '' : change}x = ${(total * change) / fewer}$`,
        ),
        ...storySteps(price, -(price + change), { factors: 0.5 }),
        earns(0.5, `$x = -${price + change}$ is rejected, because ${many} cannot be negative.`, 'rejected'),
        earns(0.5, `Hence ${asked} ${given.unknown === 'price' ? '₹' : ''}$${price}$.`),
      ],
      key: `${price}`,
    }
  },
})
