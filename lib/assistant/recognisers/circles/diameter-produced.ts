import { anglesIn, angleNamed } from '../../question/segments'
import { phrase, told } from '../../question/phrase'
import type { Fact, Word } from '../../question/fact'
import type { Question } from '../../question/question'
import type { Fraction } from '../../../maths/fraction'

/** KL is a diameter, M a point of the circle, and the tangent at M meets KL produced at N, on the side of L. */
export interface DiameterProduced {
  readonly names: readonly [k: string, l: string, m: string, n: string]
  /** ∠MKL. */
  readonly angle: Fraction
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
}

export const diameterWords = [
  ...['diameter', 'circle', 'centre', 'center', 'point', 'chord', 'tangent', 'angle', 'line', 'such', 'drawn', 'o'],
] as const

const meets = 'meets|cuts|intersects|meet'

/** Where the tangent meets the line of the diameter. */
const cutIn = (question: Question) =>
  phrase(
    question,
    `${meets} line? diameter? @kl:letter produced|extended? beyond @l:letter @n:letter`,
    `${meets} line? diameter? @kl:letter @n:letter beyond @l:letter`,
  ) ??
  phrase(
    question,
    `${meets} line? diameter? @kl:letter produced|extended @n:letter`,
    `${meets} extended|produced @kl:letter @n:letter`,
    `@kl:letter produced|extended ${meets} tangent @m:letter @n:letter`,
  )

/** The angle at K: by its name, or between the chord and the diameter. */
function angleIn(question: Question, k: string, l: string) {
  const [[name, value] = [], ...more] = [...(anglesIn(question)?.of ?? [])]
  if (name !== undefined && value) {
    const m = [...name].find((letter) => letter !== k && letter !== l)
    const isIt = m !== undefined && more.length === 0 && name === angleNamed(`${m}${k}${l}`)
    return isIt ? { m, value, used: anglesIn(question)?.used ?? [], found: null } : null
  }
  const found =
    phrase(question, 'chord @km:letter makes angle #g diameter @kl:letter') ??
    phrase(question, 'chord @km:letter circle makes angle #g diameter @kl:letter')
  const m = [...(found?.facts.km.name ?? '')].find((letter) => letter !== k)
  if (!found || m === undefined || !found.facts.km.name.includes(k) || found.units.g !== '°') return null
  return { m, value: found.numbers.g, used: [], found }
}

/** The figure, where a question speaks of it. */
export function diameterProducedIn(question: Question): DiameterProduced | null {
  const diameter = phrase(question, 'diameter @kl:letter', '@kl:letter diameter')
  const ends = phrase(question, '@l:letter ends|end diameter')
  const cut = cutIn(question)
  const pair = cut?.facts.kl.name ?? ''
  const [k, l] = pair
  const n = cut?.facts.n.name
  const isDiameter = diameter?.facts.kl.name === pair || (ends !== null && ends.facts.l.name === l)
  if (!cut || !isDiameter || !k || !l || pair.length !== 2 || n?.length !== 1) return null
  // beyond the end of the chord the tangent does not meet it
  if ('l' in cut.facts && cut.facts.l.name !== l) return null
  const angle = angleIn(question, k, l)
  const tangent = phrase(question, 'tangent circle? point? @m:letter', 'tangent @m:letter circle')
  const m = angle?.m
  if (!angle || m === undefined || tangent?.facts.m.name !== m || new Set([k, l, m, n]).size < 4) return null
  const all = told(question, diameter, ends, cut, tangent, angle.found)
  return { names: [k, l, m, n], angle: angle.value, used: [...all.used, ...angle.used], said: all.said }
}
