import type { Asked } from '../../answers/rule'
import type { Asking } from './asking'

/** What a measure "head of the tail" counts, and what it does not: 31 runs are a median of the runs, 42 patients no age of the patients. */
export function countedBeside({ whole }: Asking, head: string, tail: string): Pick<Asked, 'things' | 'otherThings'> {
  const isOwnUnit = isSeveral(tail) && isStatistic.test(head) && !isMeasured.test(tail)
  const others = [
    ...(isSeveral(tail) && !isOwnUnit ? [tail] : []),
    ...ownersIn(whole),
    ...populationIn(whole, head),
    ...holdersOf(whole, tail),
  ].filter((thing) => !isOwnUnit || thing !== tail)
  return {
    ...(isOwnUnit && { things: [tail] }),
    ...(others.length > 0 && { otherThings: [...new Set(others)] }),
  }
}

const isSeveral = (thing: string): boolean =>
  /^[a-z ]*[a-z][^sua]s$|people$|children$/.test(thing) && !/values$|numbers$/.test(thing)

/** What the numbers of a list count is the unit of their median. */
const isStatistic = /^(?:mean|median|mode|average|range)(?: number)?$/
const isMeasured = /\b(?:ages|heights|weights|lengths|distances|speeds|temperatures|areas|observations|data)$/

const owned = /\bthe (?:mean|average|median|mode|modal)\b[a-z ]{0,30} of (?:the |these |all )?⟦?\d{1,6}⟧? ([a-z]+s)\b/gi

const counted = /⟦?\d{2,4}⟧? ([a-z]{4,}s|women|men|children|people)\b/g
const noOwners =
  /^(?:marks|numbers|observations|values|readings|times|hours|years|months|weeks|days|minutes|seconds|units|degrees|runs|goals|metres|litres|grams|rupees|classes|terms)$/

/** "students" in "the marks of 40 students": a mean of their marks is no number of them. */
const populationIn = (whole: string, head: string): readonly string[] =>
  isStatistic.test(head.replace(/ .*/, ''))
    ? [...whole.matchAll(counted)].flatMap(([, thing = '']) => (noOwners.test(thing) ? [] : thing))
    : []

/** "surnames" in "the mean number of letters in a surname". */
const holdersOf = (whole: string, thing: string): readonly string[] => {
  const [, holder] = isSeveral(thing)
    ? (new RegExp(`number of ${thing} (?:in|on|of|per) (?:an? |each |every )?([a-z]{3,})`).exec(whole) ?? [])
    : []
  return holder === undefined ? [] : [holder.endsWith('s') ? holder : `${holder}s`]
}

/** "players" in "the average score of 11 players": they have it. */
const ownersIn = (whole: string): readonly string[] => [...whole.matchAll(owned)].flatMap(([, thing]) => thing ?? [])
