import { movingIn, movingWords } from './moving'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { multiply, fraction } from '../../../maths/fraction'
import { planeSpeed as solution } from '../../../solutions/trigonometry/plane-speed'
import { twoTerm } from '../../../solutions/trigonometry/pieces/two-term'

export const planeSpeed = recogniser({
  id: 'speed-of-a-plane',
  solution,
  story: true,
  cues: ['elevation'],
  words: movingWords,
  examples: [
    'The angle of elevation of a jet plane from a point A on the ground is 60°. After a flight of 30 seconds, the angle of elevation changes to 30°. If the jet plane is flying at a constant height of 3600√3 m, find the speed of the jet plane.',
    'A jet plane flies horizontally at a height of 1200√3 m. A boy at a point O on the ground sees it at an angle of elevation of 60°, and 15 seconds later at 30°. Find the speed of the plane in m/s.',
    'plane ka elevation 60° se 30° ho jata hai 10 seconds me, constant height 1500√3 m. speed of plane in km/h batao',
  ],
  refuses: [
    'The angle of elevation of a jet plane from a point A on the ground is 60°. After a flight of 30 seconds, the angle of elevation changes to 30°. If its speed is 200 m, find the height at which it flies.',
    'The angle of elevation of a balloon that rises straight up is 30°. After 15 seconds it is 60° at a height of 1500√3 m. Find its speed.',
    'The angle of elevation of a jet plane is 60°. After a flight of 30 seconds it is 30° in the opposite direction. It flies at a constant height of 3600√3 m. Find its speed.',
  ],
  read: (question) => {
    const moving = movingIn(question)
    const asked = phrase(question, 'find|what|determine|calculate|nikalo * speed', 'speed * nikalo|batao', '. speed ~x')
    const flies = phrase(
      question,
      'horizontally * height',
      'constant height',
      'same height',
      'height * horizontally|constant',
      'flying|flies height',
    )
    const isPlane = phrase(question, 'plane|jet|aeroplane|airplane|aircraft|helicopter|bird|drone|balloon')
    const [height, ...more] = moving?.lengths ?? []
    if (!moving || moving.speed || !asked || !flies || !isPlane || !height || more.length > 0) return null
    if (
      phrase(question, 'rises|rising|up|vertically|opposite|other|different') ||
      (phrase(question, 'straight') && !phrase(question, 'straight away')) ||
      !/^(?:1|3)$/.test(`${height.value.radicand}`)
    )
      return null
    const { coefficient, radicand } = height.value
    const inHours = phrase(question, 'kmph|kmphr|km/h', 'kilometres|km per? hour')
    const [from, to] = moving.angles
    return {
      given: {
        height: radicand === 1 ? twoTerm(coefficient, 0) : twoTerm(0, coefficient),
        from,
        to,
        ...(moving.rootThree && { rootThree: moving.rootThree }),
        time: moving.unit === 'minutes' ? multiply(moving.time, fraction(60)) : moving.time,
        unit: inHours ? ('km/h' as const) : ('m/s' as const),
      },
      used: moving.used,
      said: told(question, asked, flies, moving.found, inHours).said,
    }
  },
  unit: ({ unit }) => unit,
})
