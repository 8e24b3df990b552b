import type { Amount } from '../../reading/values/amount'
import { baseUnit } from '../../reading/values/unit-names'
import type { Asked } from '../rule'
import { meaningOfNoun } from './meaning'
import type { Naming } from './asked'

/** Words before which the noun of a count ends: "9 students in each team". */
const after =
  /^(?:of|in|per|for|each|every|from|at|to|with|on|by|when|if|that|which|and|as|so|because|since|is|are|were|have|has|will|can|must|per|long|high|apart|away)$/i

/** No unit, or one that the question speaks of. */
const isKnown = (unit: string, { words, things = [] }: Asked): boolean =>
  /^(?:unit|percent)?$/.test(unit) ||
  words === undefined ||
  (things.length === 0 && words.some((word) => baseUnit(word) === unit.replace(/\^.*/, '')))

/** What was counted or measured instead of what is asked: ", not for rows"; undefined where nothing else was. */
export function countedOtherwise({ kind, unit }: Naming, asked: Asked, values: readonly Amount[]): string | undefined {
  const last = values.at(-1)
  if (!last || (kind !== 'number' && kind !== 'fraction' && kind !== 'surd')) return undefined
  const { things = [], words } = asked
  const isCount = things.length > 0
  if (unit === undefined && (isCount || kind === 'number') && !isKnown(last.unit, asked))
    return ', a number without a unit'
  if (last.nouns.includes('more') && !asked.names.includes('difference')) return ', not for how much more it is'
  const end = last.nouns.findIndex((noun) => after.test(noun))
  const noun = (end < 0 ? last.nouns : last.nouns.slice(0, end)).join(' ')
  if (noun === '' || last.unit !== '') return undefined
  const meaning = meaningOfNoun(noun, asked, unit !== undefined)
  return meaning === 'other' || (meaning === 'strange' && words !== undefined && (isCount || unit !== undefined))
    ? `, not for ${noun.slice(0, 40)}`
    : undefined
}
