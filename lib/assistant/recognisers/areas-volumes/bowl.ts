import { piOf } from './solids'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { product } from '../../../solutions/measure'
import { add, fraction, subtract, type Fraction } from '../../../maths/fraction'
import { bowl as solution } from '../../../solutions/areas-volumes/bowl'

interface Side {
  readonly radius: Fraction
  readonly unit: string
  readonly taken: readonly Item[]
}

/** "outer radius 9 cm", "internal diameter of 15 cm" */
function sideIn(question: Question, names: 'outer|external' | 'inner|internal|inside'): Side | null {
  const radius = phrase(question, `${names} radius #r` as const)
  const diameter = phrase(question, `${names} diameter #r` as const)
  const found = radius ?? diameter
  if (!found || (radius && diameter)) return null
  return {
    radius: radius ? found.numbers.r : product(fraction(1, 2), found.numbers.r),
    unit: found.units.r,
    taken: found.taken,
  }
}

/** "A hemispherical bowl has the inner radius 3.5 cm and is 0.5 cm thick. Find its total surface area." */
export const bowl = recogniser({
  id: 'hemispherical-bowl',
  solution,
  story: true,
  cues: ['hemispherical', 'hemisphere'],
  words: ['hollow', 'made', 'use', 'used', 'whole', 'shape'],
  examples: [
    'A hemispherical bowl made of brass has the inner radius 3.5 cm and is 0.5 cm thick. Find its total surface area. (Use π = 22/7.)',
    'hemispherical steel bowl outer radius 9 cm inner radius 7.5 cm find volume of the steel used',
    'ek hemispherical bowl ka internal diameter 10 cm hai aur thickness 0.25 cm hai. total surface area batao',
  ],
  refuses: [
    'A hemispherical bowl has the inner radius 3.5 cm and is 0.5 cm thick. Find the volume of water that it can hold.',
    'A hemispherical bowl has the inner radius 3.5 cm and is 0.5 cm thick. Find its inner curved surface area.',
    'A hemispherical bowl has the inner radius 3.5 cm and is 0.5 cm thick. Find the cost of painting it at ₹2 per cm².',
    'A hollow hemispherical ball and a sphere have the inner radius 3.5 cm and is 0.5 cm thick. Find the volume of the metal.',
    'A hemispherical bowl has the outer radius 9 cm, the inner radius 7.5 cm and is 2 cm thick. Find its total surface area.',
  ],
  read: (question) => {
    const [outer, inner] = [sideIn(question, 'outer|external'), sideIn(question, 'inner|internal|inside')]
    const thick = phrase(question, '#t thick', 'thickness * #t')
    const surface = phrase(question, 'total surface area', 'tsa')
    const volume = phrase(question, 'volume material|metal|steel|brass|wood|iron|copper|plastic|glass')
    const pi = piOf(question)
    const units = [outer?.unit, inner?.unit, thick?.units.t].filter((unit) => unit !== undefined)
    const [unit = ''] = units
    if ((surface === null) === (volume === null) || units.length !== 2 || units.some((other) => other !== unit))
      return null
    const [R, r, t] = [outer?.radius, inner?.radius, thick?.numbers.t]
    return {
      given: {
        asked: volume ? ('volume' as const) : ('total surface area' as const),
        pi: pi.pi,
        outer: R ?? add(r ?? fraction(0), t ?? fraction(0)),
        inner: r ?? subtract(R ?? fraction(0), t ?? fraction(0)),
        gives: !thick
          ? ('both radii' as const)
          : r
            ? ('inner and thickness' as const)
            : ('outer and thickness' as const),
        unit,
      },
      ...told(question, outer, inner, thick, surface, volume, pi),
    }
  },
  unit: ({ asked, unit }) => (unit === '' ? '' : `${unit}${asked === 'volume' ? '³' : '²'}`),
})
