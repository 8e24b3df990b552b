import { askedIn, asksElse, piecesOf } from './pieces'
import { only } from './story-of'
import { x } from './understood'
import { textOf } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { isInteger } from '../../../maths/fraction'
import { minus, number, plus, times } from '../../../solutions/told/expression'
import type { Asked, Given } from '../../../solutions/told/told'

const ofTiles = /^(?:tiles?|slabs?|stones?)$/
const larger = 'longer|more|larger|bigger|greater'
const smaller = 'shorter|less|smaller'

/** By how much the side of a tile is another. */
function changeIn(question: Question) {
  const up = phrase(question, `#g unit|units? ${larger}`, 'increased|increases|increase by #g', 'increased #g')
  const down = phrase(
    question,
    `#g unit|units? ${smaller}`,
    'decreased|decreases|reduced by #g',
    'reduced|decreased #g',
  )
  const found = up ?? down
  return found && (up === null) !== (down === null)
    ? { by: found.numbers.g, unit: found.units.g, isUp: up !== null }
    : null
}

/** A floor that so many square tiles cover, or so many others of a side that is so much longer: the side. */
export function tilesIn(question: Question): Found<Given> | null {
  const { apart } = question
  const counted = factsOf(question, 'number').filter((fact) => {
    const at = apart.indexOf(fact)
    return (
      fact.unit === '' && isInteger(fact.value) && [1, 2, 3].some((ahead) => ofTiles.test(textOf(apart[at + ahead])))
    )
  })
  const [first, second, ...more] = counted
  const change = changeIn(question)
  const pieces = piecesOf(question, (name) => name === 'x')
  if (!first || !second || more.length > 0 || !change || !pieces) return null
  if (factsOf(question, 'number').length !== 3) return null
  const asked = askedIn(pieces)
  const by = number(change.by)
  const other = change.isUp ? plus(x, by) : minus(x, by)
  const unit = /^(?:c?m|mm)$/.test(change.unit) ? ` ${change.unit}` : ' units'
  const side = (name: string, value: Asked['value']): Asked => ({ name, value, unit })
  const isNew = asked.some((word) => /^(?:new|larger|bigger|longer)$/.test(word))
  const isOld = asked.some((word) => /^(?:original|smaller|first|old)$/.test(word))
  if (asksElse(asked) || (isNew && isOld) || !asked.some((word) => /^(?:sides?|length|x|them)$/.test(word))) return null
  const [small, large] = change.isUp ? [x, other] : [other, x]
  const isLarge = asked.some((word) => /^(?:larger|bigger|longer)$/.test(word))
  const isSmall = asked.includes('smaller')
  const value = isLarge ? large : isSmall ? small : isNew ? other : x
  return only(
    question,
    [
      {
        unknowns: ['the side of a tile'],
        statements: [
          { left: times(number(first.value), times(x, x)), right: times(number(second.value), times(other, other)) },
        ],
        limits: [small, large].map((of) => ({ of, is: 'positive' as const })),
        asked: [side('the side', value)],
        named: [{ ...side('the new side', other), says: [/^(?:new|larger|bigger|longer|smaller)$/, /^side$/] }],
        own: /^(?:sides?|length|tiles?)$/,
      },
    ],
    true,
  )
}
