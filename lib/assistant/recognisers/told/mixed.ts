import { askedIn, piecesOf, toldIn } from './pieces'
import { only } from './story-of'
import { x, y } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { compare, multiply, toText } from '../../../maths'
import { number, plus, times } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

/** Two solutions of so many percent that are mixed to so many litres of another: how much of each. */
export function mixedIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question)
  const { told, spare } = toldIn(pieces ?? [])
  const [amount, ...more] = told.filter(({ unit }) => unit !== '%')
  const target = amount && told[told.indexOf(amount) + 1]
  const [p, q, ...others] = told.filter((one) => one.unit === '%' && one !== target)
  if (!pieces || !amount || target?.unit !== '%' || !p || !q || more.length + others.length + spare.length > 0)
    return null
  if (told.some(({ way }) => way !== null) || !/^(?:l|litre|ml|kg|g)$/.test(amount.unit)) return null
  // "10 litres of a 40% solution"
  const isTarget = target.before.every((word) => /^(?:of|a|an|the|solution|mixture|with|containing|is)$/.test(word))
  const isBetween = compare(p.value, target.value) * compare(q.value, target.value) < 0
  const asked = askedIn(pieces)
  const isAmount = asked.some((word) => /^(?:much|litres|many|quantity|kitn[aei])$/.test(word))
  // "how many litres of acid does it hold?"
  const isOfAcid = asked.some(
    (word, at) =>
      /^(?:acid|alcohol|salt|milk|sugar|pure)$/.test(word) &&
      !/^solution/.test(asked[at + 1] ?? '') &&
      !asked.slice(0, at).includes('each'),
  )
  if (
    !isTarget ||
    !isBetween ||
    !isAmount ||
    isOfAcid ||
    asked.some((word) => /^(?:more|difference|water)$/.test(word))
  )
    return null
  const both = [p, q].map(({ value }, at) => ({
    name: `the amount of the ${toText(value)}% solution`,
    value: at === 0 ? x : y,
    unit: ` ${/^l(?:itre)?$/.test(amount.unit) ? 'litres' : amount.unit}`,
  }))
  return only(question, [
    {
      unknowns: both.map(({ name }) => name),
      statements: [
        { left: plus(x, y), right: number(amount.value) },
        {
          left: plus(times(number(p.value), x), times(number(q.value), y)),
          right: number(multiply(target.value, amount.value)),
        },
      ],
      limits: [x, y].map((of) => ({ of, is: 'positive' as const })),
      asked: both,
    },
  ])
}
