import { movingIn, movingWords } from './moving'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { fraction, multiply } from '../../../maths/fraction'
import { groundSpeed as solution, type GroundSpeed } from '../../../solutions/trigonometry/ground-speed'
import { twoTerm } from '../../../solutions/trigonometry/pieces/two-term'

const mover = 'boat|ship|car|bus|man|boy|girl|person|jeep|truck|bike|cyclist|steamer|yacht|vehicle'

/** The speed of a boat or a car that is seen from the top of a tower at two angles. */
export const speedOnTheGround = recogniser<GroundSpeed>({
  id: 'speed-on-the-ground',
  solution,
  story: true,
  cues: ['elevation', 'depression'],
  words: [...movingWords, 'both', 'directly', 'straight', 'between', 'observation', 'distance', 'first'],
  examples: [
    'A man in a boat rowing away from a lighthouse 100 m high takes 2 minutes to change the angle of elevation of the top of the lighthouse from 60° to 45°. Find the speed of the boat.',
    'From the top of a 120 m high tower a man observes a car moving towards the tower. The angle of depression changes from 30° to 60° in 8 seconds. Find the speed of the car in m/s.',
    'a boat is moving away from an observation tower. it makes an angle of depression of 60 with an observers eye when at a distance. tower 50 m high. after 8 sec the angle becomes 30. speed of boat in km/h',
    'From the top of a cliff 90 m high a man sees a boat coming towards the cliff at a uniform speed. Its angle of depression is 30° at first and 60° three minutes later. How far does the boat travel in these three minutes?',
  ],
  refuses: [
    'From the top of a cliff 90 m high a man sees a boat coming towards the cliff at a uniform speed. Its angle of depression is 30° at first and 60° three minutes later. How far is the boat from the cliff then?',
    'From the top of a cliff 90 m high a man sees a boat coming towards the cliff. Its angle of depression is 30° at first and 60° three minutes later. How far does the boat travel in the next three minutes?',
    'From the top of a cliff 90 m high a man sees a boat coming towards the cliff. Its angle of depression is 30° at first and 60° three minutes later. Find its speed and the distance travelled.',
    'A man in a boat rowing away from a lighthouse 100 m high takes 2 minutes to change the angle of elevation of the top of the lighthouse from 45° to 60°. Find the speed of the boat.',
    'A boat moves away from a lighthouse. The angle of elevation of its top changes from 60° to 45° in 2 minutes. Find the speed of the boat.',
    'A plane flies at a height of 100 m. Its angle of elevation changes from 60° to 45° in 2 seconds. Find its speed.',
    'A man in a boat rowing away from a lighthouse 100 m high takes 2 minutes to change the angle of elevation of the top from 60° to 45°. Find the speed of the boat and the distance.',
    'From the top of a 120 m high tower a man observes a car moving towards the tower. The angle of depression changes from 30° to 60° in 8 seconds. In how many more seconds does it reach the tower?',
  ],
  read: (question) => {
    const moving = movingIn(question)
    const [height, ...more] = moving?.lengths ?? []
    const way = phrase(
      question,
      `far * ${mover}|it|he|she * travel|go|move|row|sail|come|gone|moved|travelled`,
      'distance|far travelled|covered|moved|travels|covers|moves',
      `distance * ${mover}|it|he|she travelled|covered|moved|travels|covers|moves`,
    )
    const speed = phrase(question, 'find|what|determine|calculate|nikalo * speed', 'speed * nikalo|batao', '. speed')
    const isUniform = phrase(question, 'uniform|constant|steady speed')
    // "at a uniform speed" asks for none
    const isWay = way !== null && (isUniform !== null || !question.words.includes('speed'))
    const asked = isWay ? way : speed
    const isMover = phrase(question, mover)
    const tower = phrase(question, 'lighthouse|tower|cliff|building|hill|rock')
    if (!moving || moving.speed || !height || more.length > 0 || !asked || !isMover || !tower) return null
    if (phrase(question, 'plane|jet|balloon|bird|drone|helicopter|kite|reach|reaches')) return null
    if (
      !isWay &&
      phrase(question, 'speed * and * distance', 'distance * and * speed', 'find|calculate|determine * distance')
    )
      return null
    const [from, to] = moving.angles
    const { coefficient, radicand } = height.value
    const isAway = to < from
    const towards = phrase(question, 'towards|toward|approaching|approaches|nearer|closer|taraf|coming')
    const away = phrase(question, 'away|recedes|receding|farther|door|leaving')
    if ((radicand !== 1 && radicand !== 3) || (isAway ? towards !== null || !away : !towards || away !== null))
      return null
    const isHourly = phrase(question, 'kmph|kmphr|km/h', 'kilometres|km per? hour') !== null
    const perHour = phrase(question, 'mph', 'metres|m per? hour')
    const perSecond = phrase(question, 'm/s|mps', 'metres|m per? second') !== null
    return {
      given: {
        height: radicand === 1 ? twoTerm(coefficient, 0) : twoTerm(0, coefficient),
        from,
        to,
        ...(moving.rootThree && { rootThree: moving.rootThree }),
        time: perSecond && moving.unit === 'minutes' ? multiply(moving.time, fraction(60)) : moving.time,
        unit: perSecond ? 'seconds' : moving.unit,
        isHourly,
        ...(isWay && { isWay }),
        ...(perHour && { isInMetresAnHour: true }),
      },
      used: moving.used,
      said: told(
        question,
        asked,
        isMover,
        tower,
        towards,
        away,
        moving.found,
        isUniform,
        perHour,
        phrase(question, 'kmph|m/s|mps|km/h', 'km per hour'),
      ).said,
    }
  },
  unit: ({ unit, isHourly, isInMetresAnHour = false, isWay = false }) =>
    isWay ? 'm' : isHourly ? 'km/h' : isInMetresAnHour ? 'm/h' : unit === 'minutes' ? 'm/min' : 'm/s',
})
