import { allOf, heightAskedIn, sceneIn, sceneWords, sharesWord, withoutNames, type Length } from './scene'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { sign, zero } from '../../../maths/fraction'
import { twoTerm } from '../../../solutions/trigonometry/pieces/two-term'
import { observerHeight as solution } from '../../../solutions/trigonometry/observer-height'

const observer = 'boy|girl|man|woman|observer|student|person|child'

/** A length as whole numbers and √3; null with another root. */
export const rootThreeLength = ({ value: { coefficient, radicand } }: Length) =>
  radicand === 1 ? twoTerm(coefficient, 0) : radicand === 3 ? twoTerm(zero, coefficient) : null

export const observerHeight = recogniser({
  id: 'height-above-the-eyes',
  solution,
  story: true,
  cues: ['elevation'],
  words: [...sceneWords, 'above', 'distance', 'horizontal'],
  examples: [
    'girl 1.5 m tall stands 15√3 m away from a building, elevation of top from her eyes 60. height of building',
    'A girl whose eyes are 1.6 m above the ground stands 20√3 m away from a tower. She sees its top at an angle of elevation of 30°. Find the height of the tower.',
    'An observer is 24 m away from a chimney. The angle of elevation of the top of the chimney from her eyes, 1.5 m above the ground, is 45°. What is the height of the chimney?',
    '1.5 m tall boy is 30 m away from a building. angle of elevation of top of building from his eyes is 60°. building ki height nikalo',
  ],
  refuses: [
    'A girl whose eyes are 1.6 m above the ground stands 20 m away from a tower. She sees its top at an angle of elevation of 30°. Find the distance of her eyes from the top.',
    'A girl whose eyes are 1.6 m above the ground sees the top of a tower 20 m high at an angle of elevation of 30°. Find the height of the tower.',
    'A girl stands 20 m away from a tower of which the base is 1.6 m above the ground. She sees its top at an angle of elevation of 30°. Find the height of the tower.',
    'A girl 1.6 m tall stands 20 m away from a tower. She sees its foot at an angle of elevation of 30°. Find the height of the tower.',
  ],
  read: (question) => {
    const [scene, named] = [sceneIn(question, 1), withoutNames(question)]
    const eye = phrase(
      named,
      'eyes * #e above',
      'instrument * #e above',
      `#e tall|high ${observer}`,
      `${observer} height? #e tall?`,
    )
    const eyes = phrase(named, 'eyes|instrument')
    const asked = heightAskedIn(named)
    const seen = phrase(named, 'sees its? top', 'elevation * top') ?? phrase(named, 'elevation #a for? top')
    const [one, two, ...more] = scene?.lengths ?? []
    const [sight] = scene?.angles ?? []
    if (!scene || !eye || !eyes || !asked || !seen || !one || !two || !sight || more.length > 0) return null
    const [own, other] = eye.taken.includes(one.fact) ? [one, two] : [two, one]
    const { items } = question
    const after = items[items.indexOf(other.fact) + 1]
    const before = items.slice(0, items.indexOf(other.fact)).findLast(({ kind }) => kind === 'word')
    const isAway =
      (after?.kind === 'word' && /^(?:away|from|off|far)$/.test(after.text)) ||
      phrase(named, 'distance #d')?.taken.includes(other.fact) === true ||
      (before?.kind === 'word' && before.text === 'distance')
    const distance = rootThreeLength(other)
    if (!isAway || !distance || !eye.taken.includes(own.fact) || own.value.radicand !== 1) return null
    if (sign(own.value.coefficient) <= 0 || sharesWord(asked.nouns.z, observer.replaceAll('|', ' '))) return null
    return {
      given: { eye: own.value.coefficient, distance, angle: sight.angle, rootThree: scene.rootThree },
      used: allOf(scene),
      said: told(question, eye, eyes, asked, seen).said,
    }
  },
  unit: () => 'm',
})
