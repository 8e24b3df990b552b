import { allOf, angleOf, heightAskedIn, sceneIn, sceneWords, sharesWord, withoutNames } from './scene'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { levelSights as solution } from '../../../solutions/trigonometry/level-sights'

export const levelSights = recogniser({
  id: 'top-above-and-foot-below',
  solution,
  story: true,
  cues: ['elevation', 'depression'],
  words: [...sceneWords, 'above'],
  examples: [
    '10 m high ghar ki chhat se ek tower ke top ka elevation 60 aur foot ka depression 45. height of tower',
    'From the top of a building 12 m high, the angle of elevation of the top of a tower is 60° and the angle of depression of its foot is 45°. Find the height of the tower.',
    'from top of 7 m high building angle of elevation of top of cable tower is 60° and angle of depression of its foot is 45°. tower ki height batao',
    'A sailor on the deck of a ship, 10 m above the water, sees the top of a cliff at an angle of elevation of 60° and the foot of the cliff, at the level of the water, at an angle of depression of 30°. Find the height of the cliff.',
    'A chimney is watched from the roof of a house, 9 m above level ground. The foot of the chimney is seen at an angle of depression of 30° and its top at an angle of elevation of 60°. How high is the chimney?',
  ],
  refuses: [
    'from top of a 10 m building elevation of top of a tower is 60° and depression of its foot is 45°. height of tower and distance between them',
    'From the top of a building 12 m high, the angle of elevation of the top of a tower is 60° and the angle of depression of its foot is 45°. Find the distance between the building and the tower.',
    'From the top of a building 12 m high, the angles of depression of the top and the foot of a house are 30° and 45°. Find the height of the house.',
    'From the top of a building, the angle of elevation of the top of a tower 12 m high is 60° and the angle of depression of its foot is 45°. Find the height of the building.',
    'From a point 12 m above a lake the angle of elevation of a cloud is 30° and the angle of depression of its reflection is 60°. Find the height of the cloud.',
  ],
  read: (question) => {
    const scene = sceneIn(question, 2)
    const named = withoutNames(question)
    const [top, foot] = [
      phrase(named, 'top ~x * elevation', '~x top elevation', 'elevation * top ~x', 'its top'),
      phrase(
        named,
        'depression * foot|bottom|base',
        'foot|bottom|base * depression',
        'foot|bottom|base * level * depression',
      ),
    ]
    const height = phrase(
      named,
      'from top|roof|window|terrace|balcony ~a #h high|tall|above',
      'from top|roof|window|terrace|balcony #h high|tall ~a',
      'from top ~a height #h',
      'from top|roof #h ~a',
      '#h high|tall ~a top|roof|chhat',
      'roof|deck|window|balcony ~a #h above',
    )
    const asked = heightAskedIn(named)
    const [length, ...more] = scene?.lengths ?? []
    if (!scene || !top || !foot || !height || !asked || !length || more.length > 0) return null
    if (length.value.radicand !== 1 || !height.taken.includes(length.fact)) return null
    const [above, below] = [angleOf(scene, question, 'elevation'), angleOf(scene, question, 'depression')]
    // the height of what one stands on is told, not asked
    if (!above || !below || sharesWord(asked.nouns.z, height.nouns.a)) return null
    return {
      given: { height: length.value.coefficient, up: above, down: below, rootThree: scene.rootThree },
      used: allOf(scene),
      said: told(question, top, foot, height, asked).said,
    }
  },
  unit: () => 'm',
})
