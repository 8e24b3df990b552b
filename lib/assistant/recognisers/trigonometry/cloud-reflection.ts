import { allOf, angleOf, sceneIn, sceneWords, withoutNames } from './scene'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { cloudReflection as solution } from '../../../solutions/trigonometry/cloud-reflection'

export const cloudReflection = recogniser({
  id: 'height-from-a-reflection',
  solution,
  story: true,
  cues: ['elevation'],
  words: [...sceneWords, 'above', 'surface', 'still', 'over', 'kite'],
  examples: [
    'from a point 10 m above the surface of a lake a balloon is seen at elevation 45° and its image in water at depression 60°. find height of balloon above lake',
    'From a point 60 m above a lake the angle of elevation of a cloud is 30°, and the angle of depression of its reflection in the lake is 60°. Find the height of the cloud above the water.',
    'angle of elevation of cloud from a point 200 m above lake is 30° and angle of depression of its reflection in lake is 60°, find height of cloud above the lake',
    'A girl on a bridge, 25 m above the still water of a lake, sees a balloon at an angle of elevation of 45° and its reflection in the water at an angle of depression of 60°. Find the height of the balloon above the water.',
  ],
  refuses: [
    'From a point 60 m above a lake the angle of elevation of a cloud is 30°, and the angle of depression of its reflection in the lake is 60°. Find the distance of the cloud from the point.',
    'From a point 60 m above a lake the angle of elevation of a cloud is 30°, and the angle of depression of its reflection in the lake is 60°. Find the height of the cloud above the point.',
    'From a point 60 m above a lake the angle of elevation of a cloud is 30°. Find the height of the cloud above the lake.',
  ],
  read: (question) => {
    const [scene, named] = [sceneIn(question, 2), withoutNames(question)]
    const image = phrase(named, 'reflection|image|shadow')
    const eye = phrase(named, '#e above * lake|water|pond|sea|river', '#e above')
    const asked = phrase(
      named,
      'find|determine|calculate|what * height * above|from * water|lake|pond|sea|river|surface',
      'how high * above * water|lake|pond',
      'height * above * water|lake|pond * nikalo|batao',
    )
    const [length, ...more] = scene?.lengths ?? []
    if (!scene || !image || !eye || !asked || !length || more.length > 0) return null
    if (length.value.radicand !== 1 || !eye.taken.includes(length.fact)) return null
    const [above, below] = [angleOf(scene, question, 'elevation'), angleOf(scene, question, 'depression')]
    if (!above || !below) return null
    return {
      given: { eye: length.value.coefficient, up: above, down: below, rootThree: scene.rootThree },
      used: allOf(scene),
      said: told(question, image, eye, asked).said,
    }
  },
  unit: () => 'm',
})
