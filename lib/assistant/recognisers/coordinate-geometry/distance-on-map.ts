import { namesOf, pointsIn, pointWords } from './points'
import { distanceOnMap as solution, type DistanceOnMap } from '../../../solutions/coordinate-geometry/distance-on-map'
import { equals, one } from '../../../maths/fraction'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const isAsked = ['distance between', 'distance * from', 'how far', 'how long', 'straight? distance'] as const

/** "1 unit" is read as a number with its unit, "one unit" as a number and a word. */
function scaleIn(question: Question) {
  const inWords =
    phrase(question, '#u unit * stands|represents|represent|means|shows|equals #s') ??
    phrase(question, '#u unit grid|map|graph is? #s')
  const measured = inWords ? null : phrase(question, '#u map|grid|graph|plan? stands|represents|means|shows|equals #s')
  return inWords ?? (measured && /^units?$/.test(measured.units.u) ? measured : null)
}

/** "1 unit on the map stands for 2 km. How far is the school (10, 9) from the house (2, 3)?" */
export const distanceOnMap = recogniser<DistanceOnMap>({
  id: 'distance-on-a-map',
  solution,
  story: true,
  cues: ['distance', 'far', 'long'],
  words: [...pointWords, 'between', 'straight', 'one', 'far', 'long', 'from'],
  examples: [
    "On a map drawn on graph paper Ravi's house is at (1, 2) and the market is at (7, 10). If 1 unit on the map stands for 3 km, what is the straight-line distance between his house and the market?",
    'On a map one unit represents 5 km. Town A is at (1, 2) and town B at (4, 6). Find the distance between the towns in km.',
    'On the plan of a school one unit of the grid stands for 10 m. The library is at A(2, 4) and the canteen at B(14, 13). How long is the straight path between them, in metres?',
  ],
  refuses: [
    'On a map 1 cm stands for 5 km. Town A is at (1, 2) and town B at (4, 6). Find the distance between the towns in km.',
    'On a map one unit represents 5 km. Town A is at (1, 2) and town B at (4, 6). Find the distance between the towns on the map.',
    'On a map one unit represents 5 km. Town A is at (1, 2) and town B at (4, 6). A man goes from A to B and back. How far does he go?',
    'On a map one unit represents 5 km. Town A is at (1, 2) and town B at (4, 6). How far is the place halfway between them from A?',
    'On a map two units represent 5 km. Town A is at (1, 2) and town B at (4, 6). Find the distance between the towns in km.',
    'On a map one unit represents 5 km. Town A is at (1, 2), B at (4, 6) and C at (7, 8). Find the distance between A and C.',
    'On a map one unit represents 5 km. Town A is at (1, 2) and town B at (4, 6). How long does a car take between the towns at 50 km/h?',
    'On a map one unit represents 5 km. Town A is at (1, 2) and town B at (4, 6). Find the distance between the towns in metres.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    const scale = scaleIn(question)
    const asked = phrase<string>(question, ...isAsked)
    if (!found || !a || !b || more.length > 0 || !scale || !asked) return null
    // one to one: the distance on the map is asked
    if (equals(scale.numbers.s, one)) return null
    if (!equals(scale.numbers.u, one) || !/^(?:m|km|cm)$/.test(scale.units.s)) return null
    const { words } = question
    if (words.some((word) => /^(?:halfway|back|returns?|wapas|twice|half|shortest|walls?)$/.test(word))) return null
    // asked of the map itself, or in another unit
    const behind = words.slice(words.findLastIndex((word) => /^(?:distance|far|long)$/.test(word)))
    const others = {
      m: /^(?:km|kilomet\w+|cm|centimet\w+)$/,
      km: /^(?:m|met\w+|cm|centimet\w+)$/,
      cm: /^(?:m|km|\w*met\w+)$/,
    }
    const other = others[scale.units.s === 'km' ? 'km' : scale.units.s === 'cm' ? 'cm' : 'm']
    if (behind.some((word) => /^(?:map|plan|grid|graph|paper|units?)$/.test(word) || other.test(word))) return null
    const { used, said } = told(question, scale, asked)
    return {
      given: { a, b, scale: scale.numbers.s, unit: scale.units.s },
      used: [...found.used, ...namesOf(question, [a, b]), ...used],
      said,
    }
  },
  before: () => 'Distance = ',
  unit: ({ unit }) => unit,
})
