import { askedIn, asksElse, piecesOf, toldIn, type Told } from './pieces'
import { only } from './story-of'
import { x } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { minus, number, plus, times, type Expression } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

const totals = /^(?:total|sum|together|altogether|kul|milakar|combined|have|has)$/
const alike = /^(?:each|both|dono|every)$/

const about = ({ before, after }: Told): readonly string[] => [...before, ...after.slice(0, 3)]

/** Two counts of which the sum is told, and the product once both, or each by its own number, are more or less: marbles lost, marks that might have been. */
export function productsIn(question: Question): Found<Given> | null {
  // "both possible values of the first": of the two answers only a part is asked
  if (question.words.includes('possible')) return null
  const pieces = piecesOf(question)
  const { told: all, spare } = toldIn(pieces ?? [])
  // "marked out of 20": neither is more
  const isMost = ({ before, way }: Told): boolean => way === null && before.slice(-2).join(' ') === 'out of'
  const [told, [most, ...othersMost]] = [all.filter((one) => !isMost(one)), all.filter(isMost)]
  const led = told.filter(({ before }) => before.includes('product'))
  const [product, ...products] =
    led.length > 0 ? led : told.filter(({ after }) => after.slice(0, 4).includes('product'))
  const changes = told.filter((one) => one.way !== null && one !== product)
  const [total, ...others] = told.filter((one) => one.way === null && one !== product)
  const [first, second, ...more] = changes
  if (
    !pieces ||
    !product ||
    othersMost.length > 0 ||
    products.length > 0 ||
    !total ||
    others.length > 0 ||
    !first ||
    more.length > 0 ||
    product.way !== null ||
    spare.length > 0
  )
    return null
  const asked = askedIn(pieces)
  if (!about(total).some((word) => totals.test(word)) || asksElse(asked.filter((word) => word !== 'much'))) return null
  const isBoth = pieces.some((piece) => piece.kind === 'word' && alike.test(piece.text))
  if (!second && !isBoth) return null
  const by = (of: Expression, { way, value }: Told) =>
    way === 'up' ? plus(of, number(value)) : minus(of, number(value))
  const other = minus(number(total.value), x)
  const [one, two] = [by(x, first), by(other, second ?? first)]
  // of two that are changed alike either may be the smaller
  const isAlike = second === undefined
  return only(
    question,
    [
      {
        unknowns: ['the first'],
        statements: [{ left: times(one, two), right: number(product.value) }],
        limits: [
          ...[x, other, one, two].map((of) => ({ of, is: 'positive' as const })),
          ...(most ? [x, other].map((of) => ({ of: minus(number(most.value), of), is: 'from-zero' as const })) : []),
          ...(isAlike ? [{ of: minus(other, x), is: 'from-zero' as const }] : []),
        ],
        asked: [
          { name: 'the first', value: x },
          { name: 'the second', value: other },
        ],
      },
    ],
    true,
  )
}
