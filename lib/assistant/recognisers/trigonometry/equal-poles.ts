import { allOf, sceneIn, sceneWords, withoutNames } from './scene'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { equalPoles as solution } from '../../../solutions/trigonometry/equal-poles'

export const equalPoles = recogniser({
  id: 'poles-of-equal-height',
  solution,
  story: true,
  cues: ['elevation'],
  words: [...sceneWords, 'opposite', 'each', 'other', 'either', 'side', 'sides', 'between', 'exactly', 'width', 'face'],
  examples: [
    'Two poles AB and CD of equal height stand opposite each other on either side of a road which is 80 m wide. From a point P on the road between them the angles of elevation of the tops A and C are 60° and 30°. Find the height of the poles.',
    'two poles of equal heights are standing opposite each other on either side of a 20 m wide road. from a point between them on the road angles of elevation of tops are 60° and 30°. find the height of poles',
    'On the two banks of a river 84 m wide stand two watch towers of the same height, exactly opposite each other. From a boat in the line of their feet the tops are seen at angles of elevation of 45° and 30°. How high are the towers?',
  ],
  refuses: [
    'Two poles of equal height stand opposite each other on either side of a road which is 80 m wide. From a point on the road between them the angles of elevation of the tops are 60° and 30°. Find the height of the poles and the distances of the point from the poles.',
    'Two poles stand opposite each other on either side of a road which is 80 m wide. From a point on the road between them the angles of elevation of the tops are 60° and 30°. Find the height of the poles.',
    'Two poles of equal height stand opposite each other on either side of a road. From a point on the road 80 m from one of them the angles of elevation of the tops are 60° and 30°. Find the height of the poles.',
  ],
  read: (question) => {
    const [scene, named] = [sceneIn(question, 2), withoutNames(question)]
    const equal = phrase(named, 'equal|same height|heights')
    const width = phrase(named, '#w wide', 'width #w', '#w apart') ?? phrase(named, 'width @w:length')
    const asked = phrase(named, 'find|determine|calculate|what * height', 'how high', 'height * nikalo|batao|find')
    const [length, ...more] = scene?.lengths ?? []
    const [one, two] = scene?.angles ?? []
    if (!scene || !equal || !width || !asked || !length || !one || !two || more.length > 0) return null
    if (length.value.radicand !== 1 || !width.taken.includes(length.fact) || one.angle === two.angle) return null
    const [near, far] = one.angle > two.angle ? [one.angle, two.angle] : [two.angle, one.angle]
    return {
      given: { width: length.value.coefficient, near, far, rootThree: scene.rootThree },
      used: allOf(scene),
      said: told(question, equal, width, asked).said,
    }
  },
  unit: () => 'm',
})
