import { allOf, heightAskedIn, highThing, sceneIn, sceneWords, sharesWord, withoutNames } from './scene'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { eachOthersFeet as solution } from '../../../solutions/trigonometry/each-others-feet'

const foot = 'foot|base|bottom'

/** The thing whose top is seen first, from the foot of the other, and the same of the second; and the angles. */
export function sightsOfFeet(named: Question) {
  const inWords = phrase(named, `top ~x * ${foot} ~y * #a * top ~z * ${foot} ~w * #b`)
  if (inWords) {
    const { x, y, z, w } = inWords.nouns
    return sharesWord(x, w) && sharesWord(y, z) && !sharesWord(x, y) ? { first: x, second: y, found: inWords } : null
  }
  const fromFoot =
    phrase(named, `${foot} ~y top ~x #h high|tall * #a * ${foot} ~w top ~z * #b`) ??
    phrase(named, `${foot} ~y * top ~x * #a * ${foot} ~w * top ~z * #b`)
  if (fromFoot) {
    const { x, y, z, w } = fromFoot.nouns
    return sharesWord(x, w) && sharesWord(y, z) && !sharesWord(x, y) ? { first: x, second: y, found: fromFoot } : null
  }
  const whose = phrase(named, `height ~x #h * its top * #a * ${foot} ~y whose own? top * #b * ${foot} ~w`)
  if (!whose) return null
  const { x, y, w } = whose.nouns
  return sharesWord(x, w) && !sharesWord(x, y) ? { first: x, second: y, found: whose } : null
}

export const eachOthersFeet = recogniser({
  id: 'tops-from-each-others-feet',
  solution,
  story: true,
  cues: ['elevation'],
  words: [...sceneWords, 'height', 'same', 'each'],
  examples: [
    'The angle of elevation of the top of a building from the foot of the tower is 30° and the angle of elevation of the top of the tower from the foot of the building is 60°. If the tower is 50 m high, find the height of the building.',
    'A building and a tower stand on level ground. From the foot of the tower the top of the building, which is 18 m high, is seen at an angle of elevation of 30°; from the foot of the building the top of the tower is seen at 60°. Find the height of the tower.',
    'elevation of top of building from foot of tower is 30 degree and elevation of top of tower from foot of building is 60 degree. tower is 50 m high. find height of building',
  ],
  refuses: [
    'A building and a tower stand on level ground, and the wall is 50 m high. The angle of elevation of the top of the building from the foot of the tower is 30° and the angle of elevation of the top of the tower from the foot of the building is 60°. Find the height of the building.',
    'The angle of elevation of the top of a building from the foot of the tower is 30° and the angle of elevation of the top of the tower from the foot of the building is 60°. If the tower is 50 m high, find the height of the tower.',
    'The angle of elevation of the top of a building from the foot of the tower is 30° and the angle of elevation of the top of the tower from the top of the building is 60°. If the tower is 50 m high, find the height of the building.',
    'The angle of elevation of the top of a building from the foot of the tower is 30° and the angle of elevation of the top of the tower from the foot of the building is 60°. If they are 50 m apart, find the height of the building.',
    'The angle of elevation of the top of a building from the foot of the tower is 30° and the angle of elevation of the top of the tower from the foot of the building is 60°. If the tower is 50 m high, find the distance between them.',
  ],
  read: (question) => {
    const scene = sceneIn(question, 2)
    const named = withoutNames(question)
    const sights = sightsOfFeet(named)
    const height = phrase(named, '#h high|tall', 'height ~k? #h') ?? phrase(named, '@h:length high|tall')
    const asked = heightAskedIn(named)
    const [length, ...more] = scene?.lengths ?? []
    const [one, two] = scene?.angles ?? []
    const thing = length && highThing(named, length.fact)
    if (!scene || !sights || !thing || !height || !asked || !length || !one || !two || more.length > 0) return null
    if (length.value.radicand !== 1 || !height.taken.includes(length.fact)) return null
    if (!sights.found.taken.includes(one.fact) || !sights.found.taken.includes(two.fact)) return null
    const isFirst = sharesWord(thing, sights.first)
    const [known, other] = isFirst ? [sights.first, sights.second] : [sights.second, sights.first]
    if (!sharesWord(thing, known) || sharesWord(thing, other)) return null
    if (!sharesWord(asked.nouns.z, other) || sharesWord(asked.nouns.z, known)) return null
    const [low, high] = isFirst ? [one.angle, two.angle] : [two.angle, one.angle]
    return {
      given: { known: length.value.coefficient, low, high, rootThree: scene.rootThree },
      used: allOf(scene),
      said: told(question, sights.found, height, asked).said,
    }
  },
  unit: () => 'm',
})
