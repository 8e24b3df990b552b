import { allOf, heightAskedIn, sceneIn, sceneWords, sharesWord, withoutNames } from './scene'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { towerOnBuilding as solution } from '../../../solutions/trigonometry/tower-on-building'

/** "a flagstaff of height 6 m stands on top of a building", "a statue stands on top of a pedestal which is 2 m high" */
function standing(question: Question) {
  const top = phrase(
    question,
    '~x height #h * on top? of? ~y',
    '~x #h high|tall|long * on top? of? ~y',
    '~y is? surmounted by ~x height #h',
  )
  if (top) return { given: 'top' as const, h: top, on: top.nouns.x, below: top.nouns.y }
  const base = phrase(
    question,
    'top bottom|foot ~x fixed|standing|mounted|placed|erected|hoisted * #h high|tall ~y',
    'bottom|foot top ~x fixed|standing|mounted|placed|erected|hoisted * #h high|tall ~y',
    'bottom|foot top ~x fixed|standing|mounted|placed|erected|hoisted * top? ~y height #h',
    '~x fixed|standing|mounted|placed|erected|hoisted * #h high|tall ~y',
    '~x * on top? of? ~y which|that? is? #h high|tall',
    '~x * on top? of? #h high|tall ~y',
    '~x * on top? of? ~y height #h',
    '~x * on top? of? #h ~y',
    '~y height #h is? surmounted by ~x',
  )
  return base && { given: 'base' as const, h: base, on: base.nouns.x, below: base.nouns.y }
}

/** In which order the two angles are told: of the bottom first, or of the top. */
function seenIn(named: Question, stands: ReturnType<typeof standing>) {
  const each = phrase(named, 'top ~s * #p * top ~t * #q')
  if (each) {
    const [first, second] = [each.nouns.s, each.nouns.t]
    if (!stands || sharesWord(stands.on, stands.below)) return null
    const isTurned = sharesWord(first, stands.on) && sharesWord(second, stands.below)
    const isStraight = sharesWord(first, stands.below) && sharesWord(second, stands.on)
    return isTurned === isStraight ? null : { ...each, isTurned }
  }
  const turned = phrase(
    named,
    'top * #p * bottom|foot * #q',
    'elevation top bottom|foot',
    'elevation * top ~s bottom|foot',
  )
  if (turned) return { ...turned, isTurned: true }
  const straight = phrase(named, 'bottom|foot * top', 'bottom|foot * #p * top')
  return straight && { ...straight, isTurned: false }
}

export const towerOnBuilding = recogniser({
  id: 'tower-on-a-building',
  solution,
  story: true,
  cues: ['elevation'],
  words: [...sceneWords, 'bottom', 'length', 'same', 'height'],
  examples: [
    'A flagstaff AB of height 6 m stands on top of a building BC. From a point P on the ground, the angles of elevation of the bottom B and the top A of the flagstaff are 45° and 60°. Find the height of the building.',
    'A statue stands on top of a pedestal which is 2 m high. From a point on the ground the angles of elevation of the bottom and the top of the statue are 30° and 60°. How high is the statue?',
    'a transmission tower is fixed on top of a 20 m high building. from a point on the ground angles of elevation of bottom and top of tower are 45 and 60 degrees. find height of tower',
  ],
  refuses: [
    'A flagstaff of height 6 m stands on top of a building. From a point on the ground, the angles of elevation of the bottom and the top of the flagstaff are 45° and 60°. Find the height of the flagstaff.',
    'A flagstaff of height 6 m stands on top of a building. From a point on the ground, the angles of elevation of the bottom and the top of the flagstaff are 45° and 60°. Find the distance of the point from the building.',
    'A flagstaff of height 6 m stands on top of a building. From a point on the ground, the angles of elevation of the middle and the top of the flagstaff are 45° and 60°. Find the height of the building.',
  ],
  read: (question) => {
    const named = withoutNames(question)
    const [scene, stands] = [sceneIn(question, 2), standing(named)]
    const asked =
      heightAskedIn(named) ??
      phrase(named, 'find|determine|calculate|what * length ~z', 'how long ~z', '. length ~z', 'length ~z')
    const seen = seenIn(named, stands)
    const [length, ...more] = scene?.lengths ?? []
    const [one, two] = scene?.angles ?? []
    if (!scene || !stands || !asked || !seen || !length || !one || !two || more.length > 0) return null
    if (length.value.radicand !== 1 || !stands.h.taken.includes(length.fact)) return null
    // what is asked is the one of the two that is not given
    const wanted = stands.given === 'top' ? stands.below : stands.on
    const other = stands.given === 'top' ? stands.on : stands.below
    if (!sharesWord(asked.nouns.z, wanted) || sharesWord(asked.nouns.z, other)) return null
    return {
      given: {
        asked: stands.given === 'top' ? ('base' as const) : ('top' as const),
        given: length.value.coefficient,
        low: seen.isTurned ? two.angle : one.angle,
        high: seen.isTurned ? one.angle : two.angle,
        rootThree: scene.rootThree,
      },
      used: allOf(scene),
      said: told(question, stands.h, asked, seen).said,
    }
  },
  unit: () => 'm',
})
