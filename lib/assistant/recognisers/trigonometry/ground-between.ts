import { allOf, angleOf, highThing, sceneIn, sceneWords, sharesWord, withoutNames } from './scene'
import { sightsOfFeet } from './each-others-feet'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { oneDepression } from '../../../solutions/trigonometry/one-depression'
import { oneElevation } from '../../../solutions/trigonometry/one-elevation'

const apartIn = (named: Question) =>
  phrase(
    named,
    'distance between',
    'distance * from ~x',
    'how far apart',
    'how far from',
    'far apart',
    'width road|street|river',
  )

/** The heights are in no part of it: one triangle gives the ground between two buildings. */
export const groundFromFeet = recogniser({
  id: 'ground-between-two-that-see-each-other',
  solution: oneElevation,
  story: true,
  cues: ['elevation'],
  words: [...sceneWords, 'height', 'same', 'each', 'other', 'between', 'distance'],
  examples: [
    'The angle of elevation of the top of a building from the foot of the tower is 30° and the angle of elevation of the top of the tower from the foot of the building is 60°. If the tower is 50 m high, find the distance between the building and the tower.',
  ],
  refuses: [
    'The angle of elevation of the top of a building from the foot of the tower is 30° and the angle of elevation of the top of the tower from the foot of the building is 60°. If the wall is 50 m high, find the distance between the building and the tower.',
  ],
  read: (question) => {
    const [scene, named] = [sceneIn(question, 2), withoutNames(question)]
    const sights = sightsOfFeet(named)
    const height = phrase(named, '#h high|tall', 'height ~k? #h')
    const asked = apartIn(named)
    const [length, ...more] = scene?.lengths ?? []
    const [one, two] = scene?.angles ?? []
    const thing = length && highThing(named, length.fact)
    if (!scene || !sights || !thing || !height || !asked || !length || !one || !two || more.length > 0) return null
    if (length.value.radicand !== 1 || scene.rootThree !== null || !height.taken.includes(length.fact)) return null
    if (!sights.found.taken.includes(one.fact) || !sights.found.taken.includes(two.fact)) return null
    const [isFirst, isSecond] = [sharesWord(thing, sights.first), sharesWord(thing, sights.second)]
    if (isFirst === isSecond) return null
    const angle = isFirst ? one.angle : two.angle
    return {
      given: { known: 'height' as const, wanted: 'ground' as const, length: length.value.coefficient, angle },
      used: allOf(scene),
      said: told(question, sights.found, height, asked).said,
    }
  },
  unit: () => 'm',
})

export const groundFromRoof = recogniser({
  id: 'ground-between-roof-and-tower',
  solution: oneDepression,
  story: true,
  cues: ['depression'],
  words: [...sceneWords, 'above', 'between', 'distance'],
  examples: [
    'From the top of a 7 m high building the angle of elevation of the top of a tower is 60° and the angle of depression of its foot is 45°. Find the distance between the building and the tower.',
  ],
  refuses: [
    'From the top of a 7 m high building the angle of elevation of the top of a tower is 60° and the angle of depression of its middle is 45°. Find the distance between the building and the tower.',
  ],
  read: (question) => {
    const [scene, named] = [sceneIn(question, 2), withoutNames(question)]
    const foot = phrase(named, 'depression * foot|bottom|base', 'foot|bottom|base * depression')
    const top = phrase(named, 'elevation * top', 'top * elevation')
    const height = phrase(
      named,
      'from top|roof|window|terrace|balcony ~a #h high|tall|above',
      'from top|roof|window|terrace|balcony #h high|tall ~a',
      'from top ~a height #h',
      '#h high|tall ~a top|roof|chhat',
      'roof|deck|window|balcony ~a #h above',
    )
    const asked = apartIn(named)
    const [length, ...more] = scene?.lengths ?? []
    const below = scene && angleOf(scene, question, 'depression')
    if (!scene || !foot || !top || !height || !asked || !length || !below || more.length > 0) return null
    if (length.value.radicand !== 1 || scene.rootThree !== null || !height.taken.includes(length.fact)) return null
    return {
      given: { height: length.value.coefficient, angle: below },
      used: allOf(scene),
      said: told(question, foot, top, height, asked).said,
    }
  },
  unit: () => 'm',
})
