import { allOf, sceneIn, sceneWords, withoutNames } from './scene'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { oppositeSides } from '../../../solutions/trigonometry/opposite-sides'
import { shipsInLine } from '../../../solutions/trigonometry/ships-in-line'

/** The height of what stands upright: "60 m high", "of height 60 m", "75 m above the sea". */
const heightIn = (question: Question) => phrase(question, 'height|heights #h', '#h high|tall|above', 'height ~x #h')

/** "Find the distance between the ships", "how far apart are they" */
const apartIn = (question: Question) =>
  phrase(
    question,
    'distance between',
    'beech|bich distance',
    'far apart',
    'far from? each other',
    'width',
    'distance apart',
  )

/** The height, the two angles, and that the distance of the two points is asked. */
function seenIn(question: Question) {
  const named = withoutNames(question)
  const [scene, height, apart] = [sceneIn(question, 2), heightIn(named), apartIn(named)]
  const [length, ...more] = scene?.lengths ?? []
  const [one, two] = scene?.angles ?? []
  if (!scene || !height || !apart || !length || !one || !two || more.length > 0) return null
  if (length.value.radicand !== 1 || !height.taken.includes(length.fact)) return null
  const { said } = told(question, height, apart)
  const isDepression = question.words.includes('depression')
  if (isDepression === question.words.includes('elevation')) return null
  return {
    height: length.value.coefficient,
    angles: [one.angle, two.angle] as const,
    rootThree: scene.rootThree,
    used: allOf(scene),
    said,
  }
}

export const pointsOnOppositeSides = recogniser({
  id: 'points-on-opposite-sides',
  solution: oppositeSides,
  story: true,
  cues: ['elevation', 'depression'],
  words: [...sceneWords, 'one', 'below', 'side', 'sides', 'either', 'other', 'exactly'],
  examples: [
    'From the top A of a lighthouse AB, 60 m high, the angles of depression of two ships C and D on opposite sides of the lighthouse are 45° and 30°. The ships and the foot B are in one line. Find the distance between the ships.',
    'two men on either side of a 75 m high building in line with its base see its top at angle of elevation 30° and 60°. find distance between the two men',
    'A point A on a bridge is 21 m above the point B of the river directly below it. From A the angles of depression of the two opposite banks C and D are 30° and 60°. Find the width of the river.',
  ],
  refuses: [
    'From the top of a lighthouse, 60 m high, the angles of depression of two ships on the same side of it are 45° and 30°. Find the distance between the ships.',
    'From the top of a lighthouse, 60 m high, the angles of depression of two ships are 45° and 30°. Find the distance between the ships.',
    'Two poles of equal height stand on opposite sides of a road 80 m wide. From a point on it the angles of elevation of their tops are 60° and 30°. Find the distance of the point from the poles.',
    'From the top of a lighthouse, 60 m high, the angles of depression of two ships on opposite sides are 45° and 30°. Find the distance of the nearer ship.',
  ],
  read: (question) => {
    const seen = seenIn(question)
    const sides = phrase(question, 'opposite side|sides|banks', 'either side', 'both sides')
    if (!seen || !sides) return null
    const { height, angles, rootThree, used, said } = seen
    const given = { height, left: angles[0], right: angles[1], rootThree }
    return { given, used, said: [...said, ...told(question, sides).said] }
  },
  unit: () => 'm',
})

export const pointsInLine = recogniser({
  id: 'two-points-on-one-side',
  solution: shipsInLine,
  story: true,
  cues: ['elevation', 'depression'],
  words: [...sceneWords, 'one', 'other', 'side', 'exactly'],
  examples: [
    'From the top of a lighthouse 75 m above the sea, two ships in line with its foot and on the same side of it are seen at angles of depression of 30° and 45°. Find the distance between the two ships. Use √3 = 1.73.',
    'A guard on a cliff 72 m above the sea sees two boats straight ahead, one behind the other, at angles of depression of 30° and 45°. Find the distance between the two boats.',
  ],
  refuses: [
    'From the top of a lighthouse 75 m high, two ships on opposite sides of it are seen at angles of depression of 30° and 45°. Find the distance between the two ships.',
    'From the top of a lighthouse 75 m high, two ships on the same side of it are seen at angles of depression of 30° and 45°. Find the distance of the nearer ship from the foot.',
    'Two ships on the same side of a lighthouse are 75 m apart and are seen from its top at angles of depression of 30° and 45°. Find the height of the lighthouse.',
    'From the top of a lighthouse 75 m high, two ships are seen at angles of depression of 30° and 45°. Find the distance between the two ships.',
  ],
  read: (question) => {
    const seen = seenIn(question)
    const side = phrase(question, 'same side', 'one? behind other', 'straight ahead')
    const [one, two] = seen?.angles ?? []
    if (!seen || !side || !one || !two || one === two) return null
    const { height, rootThree, used, said } = seen
    return {
      given: { height, far: one < two ? one : two, near: one < two ? two : one, rootThree },
      used,
      said: [...said, ...told(question, side, phrase(question, 'behind other')).said],
    }
  },
  unit: () => 'm',
})
