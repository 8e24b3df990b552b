import { namesOf, pointsIn, pointWords } from './points'
import {
  pointAndCircle as solution,
  type PointAndCircle,
} from '../../../solutions/coordinate-geometry/point-and-circle'
import { named } from '../../../solutions/coordinate-geometry/pieces/point'
import { divide, fraction } from '../../../maths'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const places = { inside: /^(?:inside|interior|within)$/, outside: /^(?:outside|exterior)$/ }

/** "Does the point (-1, 7) lie inside, on or outside the circle with centre (3, 4) and radius 5 units?" */
export const pointAndCircle = recogniser<PointAndCircle>({
  id: 'point-and-circle',
  solution,
  story: true,
  cues: ['inside', 'outside', 'interior', 'exterior', 'within'],
  words: [
    ...pointWords,
    ...['circle', 'centre', 'radius', 'diameter', 'origin', 'inside', 'outside', 'interior', 'exterior', 'within'],
    ...[
      'on',
      'lie',
      'lies',
      'or',
      'whether',
      'check',
      'where',
      'passes',
      'passing',
      'through',
      'its',
      'point',
      'drawn',
    ],
    ...['units', 'unit', 'does', 'is', 'circumference', 'distance', 'formula', 'using'],
  ],
  examples: [
    'Does the point (-1, 7) lie inside, on or outside the circle with centre (3, 4) and radius 5 units?',
    'circle centre (0,0) radius 6. is (4,5) inside or outside the circle',
    'A circle has its centre at the origin and passes through (3, 4). Does the point (2, -4) lie inside the circle?',
    'check whether the point P(5, 1) lies outside the circle with centre C(2, 3) and diameter 6',
  ],
  refuses: [
    'Does the point (-1, 7) lie inside the circle with centre (3, 4)?',
    'Does (-1, 7) lie inside or outside the square with centre (3, 4) and side 5?',
    'Find the point inside the circle with centre (3, 4) and radius 5 that is nearest to (9, 9).',
    'Do the points (-1, 7) and (2, 2) lie inside the circle with centre (3, 4) and radius 5?',
    'The point (k, 7) lies inside the circle with centre (3, 4) and radius 5. Find k.',
  ],
  read: (question) => {
    const { words } = question
    if (!words.includes('circle') || words.some((word) => /^(?:find|not|show|prove|nearest)$/.test(word))) return null
    const found = pointsIn(question)
    if (!found) return null
    const origin = phrase(question, 'centre at|is|as? origin', 'origin as|is? centre')
    const around = origin ? null : phrase(question, 'centre circle? is|at|its? is|at? @c:point', 'centre * @c:point')
    const on = phrase(question, 'passes|passing through @q:point')
    const length = phrase(question, 'radius is? #r', '#r radius')
    const width = phrase(question, 'diameter is? #r', '#r diameter')
    const placeOf = (fact: unknown) => found.points[found.used.findIndex((one) => one === fact)]
    const centre = around ? placeOf(around.facts.c) : origin ? named('O', [0, 0]) : undefined
    const own = on ? placeOf(on.facts.q) : undefined
    const [point, ...others] = found.points.filter((one) => one !== centre && one !== own)
    const size = length ?? width
    const isOne = [own, length, width].filter(Boolean).length === 1
    if (!centre || !point || others.length > 0 || !isOne) return null
    const said = (['inside', 'outside'] as const).filter((place) => words.some((word) => places[place].test(word)))
    const isOn = phrase(question, 'on or|circle|outside|inside', 'or on') !== null
    const [only = null] = said
    const asked = said.length === 1 && !isOn ? only : null
    const radius = own ?? (size && divide(size.numbers.r, fraction(length ? 1 : 2)))
    if (!radius) return null
    const { used, said: heard } = told(question, around, origin, on, length, width)
    return {
      given: { centre, point, radius, asked },
      used: [...found.used, ...used, ...namesOf(question, found.points)],
      said: heard,
    }
  },
})
