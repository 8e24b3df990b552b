import { sightIn, sightWords } from './sight'
import { recogniser } from '../../recogniser'
import { oneDepression as solution } from '../../../solutions/trigonometry/one-depression'

export const oneDepression = recogniser({
  id: 'one-angle-of-depression',
  solution,
  story: true,
  cues: ['depression'],
  words: [...sightWords, 'depression', 'above'],
  examples: [
    'From the top of a lighthouse AB, which is 45 m high, the angle of depression of a ship at C is 30°. Find the distance of the ship from the foot of the lighthouse.',
    'angle of depression of a car from top of 75 m high tower is 30 deg find the distance of car from base of tower',
    'The angle of depression of a boat, seen from the top of a cliff of height 60 m, is 60°. boat cliff ke foot se kitni door (how far) hai?',
  ],
  refuses: [
    'From the top of a tower 75 m high the angle of depression of a car is 30°. Find the distance of the car from the top of the tower.',
    'From the top of a tower 75 m high the angles of depression of two cars are 30° and 45°. Find the distance between the cars.',
    'From the top of a tower the angle of depression of a car 75 m away from its foot is 30°. Find the height of the tower.',
  ],
  read: (question) => {
    const sight = sightIn(question)
    if (!sight || sight.known !== 'height' || sight.asked !== 'ground') return null
    return { given: { height: sight.length, angle: sight.angle }, used: sight.used, said: sight.said }
  },
  unit: () => 'm',
})
