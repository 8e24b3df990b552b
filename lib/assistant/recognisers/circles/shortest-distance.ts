import { letterFacts, namesOnly } from './named-lengths'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { shortestDistance as solution, type ShortestDistance } from '../../../solutions/circles/shortest-distance'

const nearest = 'shortest|least|minimum|smallest|nearest'

/** "The tangent from P to a circle is 24 cm long and the shortest distance of P from the circle is 16 cm. Find the radius." */
export const shortestDistance = recogniser<ShortestDistance>({
  id: 'shortest-distance-of-a-point',
  solution,
  story: true,
  cues: ['shortest', 'least', 'minimum', 'smallest', 'nearest'],
  words: [
    ...['tangent', 'circle', 'point', 'centre', 'center', 'length', 'long', 'drawn', 'external', 'outside', 'distance'],
    ...['radius', 'its', 'has'],
  ],
  examples: [
    'tangent from P to a circle is 24 cm long and shortest distance of P from the circle is 16 cm, find radius',
    'The shortest distance of a point P from a circle is 8 cm and the radius of the circle is 5 cm. Find the length of the tangent from P.',
    'The length of the tangent from an external point P to a circle is 12 cm. The shortest distance of P from the circle is 8 cm. What is the radius of the circle?',
  ],
  refuses: [
    'tangent from P to a circle is 24 cm long and the shortest distance of P from the circle is 16 cm, find the longest chord',
    'tangent from P to a circle is 24 cm long and shortest distance of P from the circle is 16 cm, find the area of the circle',
    'tangent from P to a circle is 24 cm long and shortest distance of P from the centre is 26 cm, find radius',
  ],
  read: (question) => {
    const near = phrase(
      question,
      `${nearest} distance point? @p:letter circle #s`,
      `${nearest} distance point? circle #s`,
      `${nearest} distance circle point? @p:letter #s`,
      `${nearest} distance #s`,
      `#s ${nearest} distance`,
    )
    const centred = phrase(question, `${nearest} distance * centre|center`, 'distance centre|center #x')
    const beside = near ? without(question, near) : question
    const tangent =
      phrase(
        beside,
        'tangent external? point? @x:letter circle #t',
        'tangent circle @x:letter #t',
        'tangent @x:letter #t',
        'length tangent external? point? @x:letter circle? #t',
      ) ??
      phrase(beside, 'tangent * circle #t', 'length tangent * #t', 'tangent length #t', '#t long tangent', 'tangent #t')
    const radius = phrase(beside, 'radius circle? #r')
    if (!near || centred || factsOf(question, 'length').length > 0) return null
    const points = letterFacts(question)
    const asksTangent = phrase(question, 'length tangent', 'tangent length', 'long tangent', 'find tangent')
    const asksRadius = phrase(question, 'radius')
    const asksDistance = phrase(question, 'distance * centre|center', 'far * centre|center')
    const unit = near.units.s
    if (!namesOnly(question, ['P', 'T', 'A', 'Q'])) return null
    if (radius && asksTangent && !asksDistance && radius.units.r === unit && radius.taken.at(-1) !== near.taken.at(-1))
      return {
        given: { asked: 'tangent', near: near.numbers.s, radius: radius.numbers.r, unit: unit === '' ? 'units' : unit },
        used: [...told(question, near, radius, asksTangent).used, ...points],
        said: told(question, near, radius, asksTangent).said,
      }
    if (!tangent || radius || tangent.units.t !== unit || (asksRadius && asksDistance)) return null
    if (tangent.taken.some((item) => item.kind === 'number' && near.taken.includes(item))) return null
    if (!asksRadius && !asksDistance) return null
    const all = told(question, near, tangent, asksDistance)
    return {
      given: {
        asked: asksRadius ? 'radius' : 'distance',
        near: near.numbers.s,
        tangent: tangent.numbers.t,
        unit: unit === '' ? 'units' : unit,
      },
      used: [...all.used, ...points],
      said: all.said,
    }
  },
  unit: ({ unit }) => unit,
})
