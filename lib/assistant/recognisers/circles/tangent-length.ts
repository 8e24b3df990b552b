import { phrase, told } from '../../question/phrase'
import type { Fact, FactOf, Word } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn, namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { tangentLength as solution, type TangentLength } from '../../../solutions/circles/tangent-length'
import type { Fraction } from '../../../maths/fraction'

type Role = TangentLength['asked']

const patterns: Readonly<Record<Role, readonly string[]>> = {
  distance: [
    '#n away? centre',
    'distance * centre * #n',
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
const rolesOf = (question: Question, number: FactOf<'number'>): readonly Role[] =>
  (['distance', 'radius', 'tangent'] as const).filter((role) =>
    patterns[role].some((pattern) => phrase(question, pattern)?.taken.includes(number) ?? false),
  )

interface Points {
  readonly p: string
  readonly t: string
  readonly o: string
}

/** The external point, the point of contact and the centre. */
function pointsIn(question: Question): Points {
  const o = phrase(question, 'centre @o:letter')?.facts.o.name.toUpperCase() ?? 'O'
  const from = phrase(
    question,
    'tangent @x:letter from point? @p:letter',
    'from external? point? @p:letter tangent @x:letter',
  )
  const other = from && [...from.facts.x.name].find((letter) => letter !== from.facts.p.name)
  const at = phrase(question, 'tangent @x:letter at point? @t:letter')
  const end = at && [...at.facts.x.name].find((letter) => letter !== at.facts.t.name)
  if (at && end && at.facts.x.name.length === 2) return { o, t: at.facts.t.name, p: end }
  if (from && other && from.facts.x.name.length === 2) return { o, p: from.facts.p.name, t: other }
  return { o, p: 'P', t: 'T' }
}

interface Told {
  readonly of: Partial<Record<Role, Fraction>>
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
  readonly unit: string
}

function toldIn(question: Question, sides: Readonly<Record<Role, string>>): Told | null {
  const lengths = lengthsIn(question)
  const of: Partial<Record<Role, Fraction>> = {}
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
  return others.length === 0 ? { of, used: [...lengths.used, ...numbers], said: [], unit } : null
}

/** "From a point P, 17 cm away from the centre of a circle of radius 8 cm, a tangent PT is drawn. Find PT." */
export const tangentLength = recogniser<TangentLength>({
  id: 'length-of-tangent',
  solution,
  cues: ['tangent'],
  words: [
    'tangent',
    'has',
    'have',
    'point',
    'circle',
    'centre',
    'center',
    'radius',
    'distance',
    'length',
    'long',
    'far',
    'away',
    'drawn',
    'external',
    'touching',
    'touches',
    'external',
    'meets',
    'line',
    'through',
    'such',
    'o',
  ],
  examples: [
    'From a point P, which is 17 cm away from the centre O of a circle of radius 8 cm, a tangent PT is drawn to the circle. Find the length of PT.',
    'the length of tangent from a point A at a distance 5 cm from the centre of circle is 4 cm. find radius of the circle',
    'A tangent PQ at a point P of a circle of radius 5 cm meets a line through the centre O at a point Q so that OQ = 12 cm. Find the length of PQ.',
    'PT is a tangent to a circle with centre O, touching it at T. If OT = 5 cm and PT = 12 cm, OP kya hoga',
  ],
  refuses: [
    'From a point P, 17 cm away from the centre O of a circle of diameter 16 cm, a tangent PT is drawn. Find PT.',
    'From a point P, 17 cm away from a circle with centre O and radius 8 cm, a tangent PT is drawn. Find PT.',
    'From a point P, 17 cm away from the centre of a circle of radius 8 cm, a tangent is drawn. Find the area of the circle.',
    'PT is a tangent to a circle with centre O, OT = 5 cm and PT = 12 cm. Find the perimeter of triangle OPT.',
  ],
  read: (question) => {
    const { p, t, o } = pointsIn(question)
    const sides = { tangent: `${p}${t}`, radius: `${o}${t}`, distance: `${o}${p}` }
    const found = toldIn(question, sides)
    const roles = (['tangent', 'radius', 'distance'] as const).filter((role) => !found?.of[role])
    const [asked, ...more] = roles
    if (!found || !asked || more.length > 0) return null
    const letters = factsOf(question, 'letter')
    const single = new Set(letters.flatMap(({ name }) => (name.length === 1 ? name.toUpperCase() : [])))
    const sidesNamed = namesOf(question, 2).map(({ name }) => segment(name))
    const canonical = Object.values(sides).map(segment)
    if (!sidesNamed.every((name) => canonical.includes(name))) return null
    // without names of sides any letter may name the point
    if (sidesNamed.length > 0 && ![...single].every((letter) => [p, t, o].includes(letter))) return null
    const words: Readonly<Record<Role, readonly string[]>> = {
      tangent: ['length', 'long', 'tangent'],
      radius: ['radius'],
      distance: ['distance', 'far'],
    }
    const last = namesOf(question, 2).at(-1)?.name
    const isNamed = last !== undefined && segment(last) === segment(sides[asked])
    if (!isNamed && !words[asked].some((word) => question.words.includes(word))) return null
    const { radius, tangent, distance } = found.of
    const unit = found.unit === '' ? 'units' : found.unit
    const given: TangentLength | null =
      asked === 'tangent'
        ? radius && distance
          ? { asked, radius, distance, unit }
          : null
        : asked === 'radius'
          ? tangent && distance
            ? { asked, tangent, distance, unit }
            : null
          : radius && tangent
            ? { asked, radius, tangent, unit }
            : null
    const own = { P: p, T: t, O: o }
    return (
      given && {
        given,
        used: [...found.used, ...letters],
        said: told(question, null).said,
        ...(p + t + o !== 'PTO' && { letters: own }),
      }
    )
  },
  unit: ({ unit }) => unit,
})
