import { only } from './story-of'
import { x, y } from './understood'
import { textOf, type Item } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { fraction, negate, type Fraction } from '../../../maths/fraction'
import { shifted, times } from '../../../solutions/told/expression'
import type { Given, Statement } from '../../../solutions/told/told'

const inRow = /^(?:students?|children|child|pupils?|soldiers?|plants?|chairs?|seats?|trees?|persons?|bachche|bachchon)$/
const up = /^(?:more|extra|increased|zyada|jyada|added|additional|badh|badhti|badhe|badhengi)$/
const down = /^(?:less|fewer|decreased|reduced|kam)$/
const asks = /^(?:find|how|what|calculate|determine|kitne|kitni|batao|nikalo)$/

interface Change {
  readonly of: 'in a row' | 'rows'
  readonly by: Fraction
}

const valueOf = (item: Item): Fraction | null =>
  item.kind === 'number' && item.unit === ''
    ? item.value
    : item.kind === 'word'
      ? item.text === 'one'
        ? fraction(1)
        : numberNamed(item.text)
      : null

/** "3 students are extra in a row", "there would be 1 row less" */
function changesIn(items: readonly Item[]): readonly (Change | null)[] {
  const places = items.flatMap((item, at) => (valueOf(item) ? [at] : []))
  return places.map((at, index): Change | null => {
    const behind = items.slice(at + 1, places[index + 1]).map(textOf)
    const comparing = behind.filter((word) => up.test(word) || down.test(word))
    const [way, ...more] = comparing
    const noun = behind.find((word) => inRow.test(word) || /^rows?$/.test(word))
    const size = valueOf(items[at] ?? { kind: 'mark', text: ',' })
    if (way === undefined || more.length > 0 || noun === undefined || !size) return null
    // "3 less in a row" are students
    const isInside = inRow.test(noun) || / (?:in|per) (?:(?:a|each|every|har|the) )*row\b/.test(` ${behind.join(' ')}`)
    return { of: isInside ? 'in a row' : 'rows', by: up.test(way) ? size : negate(size) }
  })
}

/** So many more in each row, and so many rows less: twice, of the same number of students. */
export function rowsIn(question: Question): Found<Given> | null {
  const { apart } = question
  const asking = apart.findLastIndex((item) => asks.test(textOf(item)))
  const total = apart.findLastIndex((item) => /^(?:total|number)$/.test(textOf(item)))
  // "total students kitne"
  const from = asking < 0 || (total >= 0 && asking - total < 4) ? total : asking
  const asked = apart.slice(from).map(textOf)
  const [a, b, c, d, ...more] = changesIn(from < 0 ? apart : apart.slice(0, from))
  if (from < 0 || !a || !b || !c || !d || more.length > 0 || asked.some((word) => /^rows?$|^each$/.test(word)))
    return null
  // "har row me kitne bachche"
  const before = apart
    .slice(Math.max(0, from - 5), from)
    .map(textOf)
    .join(' ')
  if (/(?:har|each|every|per|one|ek) rows?\b[^.]*$|\brows? mei?n?$/.test(before)) return null
  if (!asked.some((word) => inRow.test(word)) || apart.slice(from).some((item) => item.kind === 'number')) return null
  const changed = (one: Change, other: Change): Statement | null => {
    const [inside, rows] = one.of === 'in a row' ? [one, other] : [other, one]
    return inside.of === 'in a row' && rows.of === 'rows'
      ? { left: times(shifted(x, inside.by), shifted(y, rows.by)), right: times(x, y) }
      : null
  }
  const [first, second] = [changed(a, b), changed(c, d)]
  if (!first || !second) return null
  return only(
    question,
    [
      {
        unknowns: ['the number in each row', 'the number of rows'],
        statements: [first, second],
        limits: [x, y].map((of) => ({ of, is: 'whole' as const })),
        asked: [{ name: 'the number of all', value: times(x, y), unit: '' }],
      },
    ],
    true,
  )
}
