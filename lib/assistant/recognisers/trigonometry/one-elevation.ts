import { sightIn, sightWords } from './sight'
import { phrase } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { oneElevation as solution, type Given } from '../../../solutions/trigonometry/one-elevation'

const broken = ['breaks', 'broken', 'broke', 'bends', 'bent'] as const

export const oneElevation = recogniser<Given>({
  id: 'one-angle-of-elevation',
  solution,
  story: true,
  cues: ['elevation', 'inclined', 'angle', 'inclination', 'ladder', 'tree', 'kite'],
  words: [...sightWords, 'elevation', 'before', 'no', 'up', 'part', 'whole', 'total', 'root', 'wall'],
  examples: [
    'From a point C on the ground, 30 m away from the foot B of a tower AB, the angle of elevation of the top A is 60°. Find the height of the tower.',
    'a ladder 10 m long leans on a wall making angle of 60 degree with ground. how high on the wall does it reach',
    'A kite is flying at a height of 60 m above the ground. Its string makes an angle of 60° with the ground. Find the length of the string, if there is no slack in it.',
    'angle of elevation of top of a building from a point 20m away from its base is 45°, building ki height batao',
    'the shadow of a tower is 30 m long when the angle of elevation of the sun is 60°. find height of tower',
    'A ladder 10 m long makes an angle of 60° with the wall. How high does it reach?',
    'A ladder leaning against a wall makes an angle of 60° with the ground. The foot of the ladder is 4 m away from the wall. Find the height it reaches.',
    'a kite is flying on a string one hundred twenty metre long the string is tight and makes sixty degree with the ground find the height of the kite',
    'The tops of two poles of heights 25 m and 16 m are connected by a wire. If the wire makes an angle of 30° with the horizontal, find the length of the wire.',
  ],
  refuses: [
    'The tops of two poles of heights 25 m and 16 m are connected by a wire. If the wire makes an angle of 30° with the horizontal, find the distance between the poles.',
    'The tops of two poles of heights 25 m and 16 m are connected by a wire. If the wire makes an angle of 30° with the poles, find the length of the wire.',
    'A ladder 10 m long makes an angle of 60° with the string. How high does it reach?',
    'From a point 30 m away from the foot of a tower the angle of elevation of the top is 60°. Find the distance of the point from the top.',
    'From a point 30 m away from the foot of a tower the angle of elevation of the top is 60°. Find the height of the tower and the distance of the point from its top.',
    'From a point 30 m away from the foot of a tower the angle of elevation of the top of a flag on it is 60°, and that of the top of the tower 45°. Find the height of the flag.',
    'A tree breaks and its top touches the ground 9 m from the foot, at an angle of 30°. Find the height at which it broke.',
  ],
  read: (question) => {
    const sight = sightIn(question)
    if (!sight || question.words.includes('depression')) return null
    const { known, asked, length, angle, used, said, lead } = sight
    const isBroken = broken.some((word) => question.words.includes(word))
    if (!isBroken && ['part', 'whole', 'total'].some((word) => question.words.includes(word))) return null
    if (
      isBroken &&
      (known !== 'ground' || asked !== 'height' || !phrase(question, 'height tree', 'tree height|high|tall'))
    )
      return null
    if (isBroken && phrase(question, 'height * breaks|broken|broke') && !question.words.includes('before')) return null
    return {
      given: { known, wanted: isBroken ? 'height and sight' : asked, length, angle },
      used,
      said,
      ...(lead !== undefined && { lead }),
    }
  },
  unit: () => 'm',
})
