import { tangentPointsIn, toldIn, type TangentRole } from './tangent-told'
import { factsOf } from '../../question/question'
import { namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { tangentLength as solution, type TangentLength } from '../../../solutions/circles/tangent-length'

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
    'from a point Q the length of tangent to a circle is 24 cm n distance of Q from centre is 26cm. find radius',
  ],
  refuses: [
    'From a point P, 17 cm away from the centre O of a circle of diameter 16 cm, a tangent PT is drawn. Find PT.',
    'From a point P, 17 cm away from a circle with centre O and radius 8 cm, a tangent PT is drawn. Find PT.',
    'From a point P, 17 cm away from the centre of a circle of radius 8 cm, a tangent is drawn. Find the area of the circle.',
    'PT is a tangent to a circle with centre O, OT = 5 cm and PT = 12 cm. Find the perimeter of triangle OPT.',
  ],
  read: (question) => {
    const { p, t, o } = tangentPointsIn(question)
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
    const words: Readonly<Record<TangentRole, readonly string[]>> = {
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
        ...(p + t + o !== 'PTO' && { letters: own }),
      }
    )
  },
  unit: ({ unit }) => unit,
})
