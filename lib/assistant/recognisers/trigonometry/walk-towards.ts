import { allOf, sceneIn, sceneWords } from './scene'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { walkTowards as solution } from '../../../solutions/trigonometry/walk-towards'

type Side = 'first far' | 'first near' | 'any'

/** How the two points lie: which of the angles belongs to the farther one. */
function orderIn(question: Question): { readonly order: Side; readonly found: Pick<Phrase, 'taken'> } | null {
  const towards = phrase(
    question,
    'walks|walking|walked|moves|moving|goes|going|advancing #d * towards|nearer|closer',
    'walks|walking|walked|moves|moving|goes|going|advancing towards|nearer|closer * #d',
  )
  if (towards) return { order: 'first far', found: towards }
  const away = phrase(question, 'walks|walking|walked|moves|moving|goes #d * away|back|backwards')
  if (away) return { order: 'first near', found: away }
  const shadow = phrase(question, '#d longer')
  const than = shadow && phrase(question, 'than when', 'than')
  if (shadow && than && question.words.includes('shadow'))
    return { order: 'first far', found: { taken: [...shadow.taken, ...than.taken] } }
  const two = phrase(question, 'two point')
  const side = phrase(question, 'same side', 'same line', 'other side', 'straight line')
  return two && side && { order: 'any', found: { taken: [...two.taken, ...side.taken] } }
}

export const walkTowards = recogniser({
  id: 'height-from-two-points',
  solution,
  story: true,
  cues: ['elevation', 'altitude'],
  words: [...sceneWords, 'other', 'side', 'shadow', 'length', 'apart', 'distance', 'altitude', 'sun'],
  examples: [
    'A boy standing at D sees the top A of a tower AB at an angle of elevation of 30°. He walks 20 m towards the tower to C and the angle becomes 60°. Find the height of the tower.',
    'The shadow of a tower standing on level ground is 40 m longer when the Sun’s altitude is 30° than when it is 60°. Find the height of the tower.',
    'angle of elevation of top of tower is 30°. on walking 50 m towards the tower it becomes 60°. tower ki height nikalo',
    'From two points C and D in line with the foot B of a tree AB and on the same side, the angles of elevation of the top A are 45° and 30°. If CD = 12 m, find the height of the tree.',
  ],
  refuses: [
    'A boy sees the top of a tower at an angle of elevation of 30°. He walks 20 m towards the tower and the angle becomes 60°. Find the distance of the boy from the tower.',
    'A boy sees the top of a tower at an angle of elevation of 30°. He walks 20 m towards the tower and the angle becomes 60°. Find the height of the tower and the width of the road.',
    'A boy 1.5 m tall sees the top of a tower at an angle of elevation of 30°. He walks 20 m towards the tower and the angle becomes 60°. Find the height of the tower.',
    'A boy sees the top of a tower at an angle of elevation of 60°. He walks 20 m towards the tower and the angle becomes 30°. Find the height of the tower.',
    'From two points on opposite sides of a tower, 20 m apart, the angles of elevation of the top are 30° and 60°. Find the height of the tower.',
  ],
  read: (question) => {
    const [scene, order] = [sceneIn(question, 2), orderIn(question)]
    const height = phrase(
      question,
      'find|determine|calculate|what|whats|evaluate * height',
      'high|tall',
      'height * find|nikalo|batao',
    )
    const [length, ...more] = scene?.lengths ?? []
    const [one, two] = scene?.angles ?? []
    if (!scene || !order || !height || !length || !one || !two || more.length > 0) return null
    if (length.value.radicand !== 1 || question.words.includes('depression')) return null
    const isFirstFar = one.angle < two.angle
    if (one.angle === two.angle || (order.order !== 'any' && isFirstFar !== (order.order === 'first far'))) return null
    const [far, near] = isFirstFar ? [one.angle, two.angle] : [two.angle, one.angle]
    return {
      given: { apart: length.value.coefficient, far, near, rootThree: scene.rootThree },
      used: allOf(scene),
      said: told(question, order.found, height).said,
    }
  },
  unit: () => 'm',
})
