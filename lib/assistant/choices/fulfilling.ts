import type { Decided } from './kind'
import { stemOf } from './asked'
import { factsIn, isNear, none, shown } from './values'
import { numericValue } from '../../reading/tree/numeric'
import { lettersOf } from '../question/reading'

const asks =
  /^(?:if )?(.+?=.+?)(?: is (?:true|valid|satisfied|satisfied by))(?: only)?(?: when| for| if)? ?(?:the value of )?([a-zθα])?(?: =| is)?(?: equal to)?$/

/** "sin 2A = 2 sin A kab true hota hai, A = ?", "for which value of A is sin 2A = 2 sin A true" */
const otherwise = [
  /^(.+?=.+?) (?:kab|kiske liye) (?:true|sahi|valid)(?: hota| hoga| hai| h)*(?:[ ,;]+[a-zθα] ?=)?[ ?]*$/,
  /^for (?:what|which) (?:value|angle)(?: of)? [a-zθα],? (?:is )?(.+?=.+?)(?: is)? (?:true|valid|satisfied)$/,
]

/** Whether an option makes the equation of a stem true: "sin 2A = 2 sin A is true when A = ..."; null for any other stem. */
export function fulfilling(stem: string): ((option: string) => Decided | null) | null {
  const said = stemOf(stem)
  const equation = [asks, ...otherwise].map((one) => one.exec(said)?.[1]).find((one) => one !== undefined)
  const [fact, ...more] = equation === undefined ? [] : (factsIn(equation) ?? [])
  if (fact?.kind !== 'equation' || fact.relation !== '=' || fact.sides.length !== 2 || more.length > 0) return null
  if (new Set(fact.sides.flatMap((side) => [...lettersOf(side)])).size !== 1) return null
  return (option) => {
    const [one, ...others] = factsIn(option) ?? []
    const value = one?.kind === 'number' && others.length === 0 ? numericValue(one.node, none) : NaN
    const [left = NaN, right = NaN] = fact.sides.map((side) => numericValue(side, () => value))
    if (!Number.isFinite(left) || !Number.isFinite(right)) return null
    return { holds: isNear(left, right), why: `left side ${shown(left)}, right side ${shown(right)}` }
  }
}
