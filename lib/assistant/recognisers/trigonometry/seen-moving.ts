import { movingIn, movingWords } from './moving'
import { heightAskedIn, withoutNames } from './scene'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { fraction, multiply } from '../../../maths/fraction'
import { seenMoving as solution, type SeenMoving } from '../../../solutions/trigonometry/seen-moving'

const flying = 'plane|jet|aeroplane|airplane|aircraft|helicopter|bird|drone|balloon|rocket|fighter|kite|glider'

/** The constant height of a plane by its speed. */
export const heightOfPlane = recogniser<SeenMoving>({
  id: 'height-of-a-plane-by-its-speed',
  solution,
  story: true,
  cues: ['elevation'],
  words: movingWords,
  examples: [
    'The angle of elevation of a jet from a point on the ground is 60°. After a flight of 15 seconds the angle of elevation changes to 30°. If the jet flies at a constant height with a speed of 720 km/h, find that height. (Use √3 = 1.732)',
    'A helicopter flies horizontally at 50 m/s. From a point on the ground its angle of elevation is 60°, and 20 seconds later it is 45°. Find the height at which it flies.',
  ],
  refuses: [
    'The angle of elevation of a jet is 60°. After 15 seconds it is 30° in the opposite direction. It flies at a constant height with a speed of 720 km/h. Find that height.',
    'A balloon rises vertically at 2 m/s. Its angle of elevation changes from 30° to 60° in 20 seconds. Find its height.',
    'The angle of elevation of a jet is 60°. After 15 seconds it is 30°. It flies at a constant height of 900 m with a speed of 720 km/h. Find its distance.',
  ],
  read: (question) => {
    const moving = movingIn(question)
    const flies = phrase(question, 'horizontally|horizontal', 'constant height', 'same height', 'flight|flying')
    const height = heightAskedIn(withoutNames(question)) ?? phrase(question, 'find|determine|calculate|what * height')
    if (!moving?.speed || moving.lengths.length > 0 || !flies || !height || !phrase(question, flying)) return null
    if (phrase(question, 'rises|rising|up|upwards|vertically|opposite|other|different|distance')) return null
    const [from, to] = moving.angles
    const seconds = moving.unit === 'minutes' ? multiply(moving.time, fraction(60)) : moving.time
    return {
      given: { asked: 'height', speed: moving.speed, from, to, time: seconds, rootThree: moving.rootThree },
      used: moving.used,
      said: told(question, flies, height, moving.found).said,
    }
  },
  unit: () => 'm',
})

/** The speed of a balloon that rises straight up, so far from who sees it. */
export const speedOfRising = recogniser<SeenMoving>({
  id: 'speed-of-what-rises',
  solution,
  story: true,
  cues: ['elevation'],
  words: [...movingWords, 'distance', 'rate'],
  examples: [
    'A balloon rises vertically at a uniform speed 300 m away from an observer. The angle of elevation changes from 30° to 60° in 2 minutes. Find the speed of the balloon in metres per minute.',
    'A child stands 60 m away from the spot where a lantern rises straight up. At 7:10 pm its angle of elevation is 30° and at 7:11 pm it is 45°. Find the speed of the lantern.',
  ],
  refuses: [
    'A plane flies horizontally at a height of 300 m. The angle of elevation changes from 60° to 30° in 20 seconds. Find the speed of the plane.',
    'A balloon rises vertically 300 m away. The angle of elevation changes from 30° to 60° in 2 minutes. Find the height of the balloon.',
    'A balloon rises vertically. The angle of elevation changes from 30° to 60° in 2 minutes. Find the speed of the balloon.',
  ],
  read: (question) => {
    const moving = movingIn(question)
    const rises = phrase(
      question,
      'rises|rising|rise|goes|going|moves|moving|ascends|ascending vertically|straight|upwards|upward|up',
      'vertically|upwards|upward rises|rising|rise|goes|going|moves|moving',
    )
    const asked = phrase(question, 'find|what|determine|calculate|nikalo * speed', 'speed * nikalo|batao', '. speed')
    const [apart, ...more] = moving?.lengths ?? []
    if (!moving || !rises || !asked || !apart || more.length > 0 || moving.speed) return null
    const away = phrase(question, 'away', 'distance of', 'far', 'from')
    if (!away || phrase(question, 'horizontally|height|opposite') || apart.value.radicand !== 1) return null
    const [from, to] = moving.angles
    if (to < from) return null
    const hourly = phrase(question, 'kmph|kmphr', 'kilometres|km per? hour')
    const secondly = phrase(question, 'mps', 'metres|m per? second')
    const minutely = phrase(question, 'mpmin', 'metres|m per? minute|min')
    const inSeconds = moving.unit === 'seconds' || secondly !== null || hourly !== null
    const minutes = moving.unit === 'minutes'
    if (minutely && !minutes) return null
    return {
      given: {
        asked: 'speed',
        apart: apart.value.coefficient,
        from,
        to,
        time: minutes && inSeconds ? multiply(moving.time, fraction(60)) : moving.time,
        unit: hourly ? 'km/h' : inSeconds ? 'm/s' : 'm/min',
        rootThree: moving.rootThree,
      },
      used: moving.used,
      said: told(question, rises, asked, away, hourly, secondly, minutely, moving.found).said,
    }
  },
  unit: (given) => (given.asked === 'speed' ? given.unit : 'm'),
})
