import { phrase } from '../../question/phrase'
import type { Fact, FactOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import type { TangentLength } from '../../../solutions/circles/tangent-length'
import type { Fraction } from '../../../maths/fraction'

export type TangentRole = TangentLength['asked']

const patterns: Readonly<Record<TangentRole, readonly string[]>> = {
  distance: [
    '#n away? centre',
    'distance * centre * #n',
    'distance @p:letter centre * #n',
    'distance point? @p:letter centre #n',
    'centre distance #n',
    'distance #n centre',
    '#n distance? centre',
  ],
  radius: ['radius #n', 'radius * #n', '#n radius'],
  tangent: [
    'length tangent * #n',
    'tangent * length #n',
    'tangent #n',
    'tangent * #n long',
    '#n tangent',
    'length #n',
    '#n long',
  ],
}

/** The roles that the words give a number. */
const rolesOf = (question: Question, number: FactOf<'number'>): readonly TangentRole[] =>
  (['distance', 'radius', 'tangent'] as const).filter((role) => {
    // "the tangent is 24 cm and the distance from the centre is 26 cm": the number behind the name is meant, not the one before it
    const behind = patterns.distance.slice(1, 4)
    const own = role === 'distance' && phrase(question, ...behind) ? behind : patterns[role]
    const found = own.map((pattern) => phrase(question, pattern)).find((one) => one?.taken.includes(number))
    // "the distance from the centre of a point from where the tangent is 9 cm long"
    const [from, to] = [found?.taken[0], number].map((item) => (item ? question.apart.indexOf(item) : -1))
    const isOther = question.apart.slice(from, to).some((item) => item.kind === 'word' && item.text === 'tangent')
    return found !== undefined && !(role === 'distance' && isOther && from !== undefined && from >= 0)
  })

interface Points {
  readonly p: string
  readonly t: string
  readonly o: string
}

/** The external point, the point of contact and the centre. */
export function tangentPointsIn(question: Question): Points {
  const o = phrase(question, 'centre @o:letter')?.facts.o.name.toUpperCase() ?? 'O'
  const from = phrase(
    question,
    'tangent @x:letter from point? @p:letter',
    'from external? point? @p:letter tangent @x:letter',
  )
  const other = from && [...from.facts.x.name].find((letter) => letter !== from.facts.p.name)
  const at =
    phrase(question, 'tangent @x:letter drawn? at point? @t:letter') ??
    phrase(question, 'tangent @x:letter length #n drawn? at point? @t:letter')
  const end = at && [...at.facts.x.name].find((letter) => letter !== at.facts.t.name)
  if (at && end && at.facts.x.name.length === 2) return { o, t: at.facts.t.name, p: end }
  if (from && other && from.facts.x.name.length === 2) return { o, p: from.facts.p.name, t: other }
  return { o, p: 'P', t: 'T' }
}

interface Told {
  readonly of: Partial<Record<TangentRole, Fraction>>
  readonly used: readonly Fact[]
  readonly unit: string
}

export function toldIn(question: Question, sides: Readonly<Record<TangentRole, string>>): Told | null {
  const lengths = lengthsIn(question)
  const of: Partial<Record<TangentRole, Fraction>> = {}
  const units = new Set<string>()
  const numbers = factsOf(question, 'number')
  if (!lengths) return null
  for (const role of ['distance', 'radius', 'tangent'] as const) {
    const value = lengths.of.get(segment(sides[role]))
    if (value) of[role] = value
  }
  if (Object.keys(of).length < lengths.of.size) return null
  if (lengths.of.size > 0) units.add(lengths.unit)
  for (const number of numbers) {
    const [named] = rolesOf(question, number).filter((one) => !of[one])
    // "the length of the tangent from a point A at a distance of 5 cm from the centre is 4 cm"
    const role = named ?? (of.distance && !of.tangent && phrase(question, 'length tangent') ? 'tangent' : undefined)
    if (!role) return null
    of[role] = number.value
    units.add(number.unit)
  }
  const [unit = '', ...others] = units
  return others.length === 0 ? { of, used: [...lengths.used, ...numbers], unit } : null
}
