import { allOf, heightAskedIn, highThing, sceneIn, sceneWords, sharesWord, withoutNames } from './scene'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import {
  depressionsTopFoot as solution,
  type DepressionsTopFoot,
} from '../../../solutions/trigonometry/depressions-top-foot'

const feet = 'foot|base|bottom'

/** The two angles as the words order them: of the top, then of the foot. */
function anglesIn(named: Question) {
  const row =
    phrase(named, `depression top ${feet} * #a #b`) ??
    phrase(named, `depression * top ${feet} * #a #b`) ??
    phrase(named, `top * ${feet} * #a * #b`) ??
    phrase(named, `top * #a * ${feet} * #b`)
  const turned =
    phrase(named, `depression ${feet} top * #b #a`) ??
    phrase(named, `${feet} * depression * #b * top * #a`) ??
    phrase(named, `${feet} * #b * top * #a`)
  return { row, turned }
}

/** Whether the points, where they have names, are called as in the solution. */
const isNamedSo = (question: Question): boolean =>
  factsOf(question, 'letter').every(({ name }) => /^(?:[ABCD]|AB|CD|BD)$/.test(name))

export const depressionsTopFoot = recogniser<DepressionsTopFoot>({
  id: 'top-and-foot-both-below',
  solution,
  story: true,
  cues: ['depression'],
  words: [...sceneWords, 'height', 'distance', 'between', 'same', 'across', 'its'],
  examples: [
    'A house CD is 10 m high. From the top A of a tower AB, the angles of depression of the top C and the foot D of the house on the same level ground are 30° and 60°. Find the height AB of the tower and the distance BD between the tower and the house.',
    'The angles of depression of the top and the bottom of an 8 m tall building from the top of a multi-storeyed building are 30° and 45°, respectively. Find the height of the multi-storeyed building and the distance between the two buildings.',
    'From the top of a tower 60 m high the angles of depression of the top and the foot of a house are 30° and 60°. Find the height of the house.',
  ],
  refuses: [
    'From the top of a tower 60 m high the angles of depression of the top and the foot of a house are 60° and 30°. Find the height of the house.',
    'From the top of a tower 60 m high the angles of depression of the top and the foot of a house are 30° and 60°. Find the distance between the tower and the house.',
    'From the top of a tower 60 m high the angle of elevation of the top and the angle of depression of the foot of a house are 30° and 60°. Find the height of the house.',
    'From the top of a tower the angles of depression of the top and the foot of a house 60 m away are 30° and 60°. Find the height of the house.',
  ],
  read: (question) => {
    const scene = sceneIn(question, 2)
    const named = withoutNames(question)
    const { row, turned } = anglesIn(named)
    const low = phrase(
      named,
      `top ${feet} of? #h high|tall ~l`,
      `top ${feet} ~l`,
      'looks|look down? at ~l',
      `${feet} ~l`,
    )
    const tall = phrase(named, 'from top|roof|terrace ~t', 'seen from top|roof ~t')
    const asked = heightAskedIn(named)
    const apart = phrase(named, 'distance between', 'apart', 'far apart|are')
    const [length, ...more] = scene?.lengths ?? []
    const [one, two] = scene?.angles ?? []
    const high = length && highThing(named, length.fact)
    const height = phrase(named, '#h high|tall', 'height ~k? #h') ?? phrase(named, '@h:length high|tall')
    if (!scene || !high || !height || !low || !tall || !asked || !length || !one || !two || more.length > 0) return null
    if (length.value.radicand !== 1 || !height.taken.includes(length.fact) || !isNamedSo(question)) return null
    if (question.words.includes('elevation') || !(row ?? turned)) return null
    // the foot lies deeper; the words must not say otherwise
    const isRising = one.angle < two.angle
    if (one.angle === two.angle || (isRising ? !row : !turned)) return null
    const isLowKnown = sharesWord(high, low.nouns.l)
    const other = isLowKnown ? tall.nouns.t : low.nouns.l
    if (!isLowKnown && !sharesWord(high, tall.nouns.t)) return null
    if (sharesWord(low.nouns.l, tall.nouns.t) && !/multi|taller|higher/.test(tall.nouns.t)) return null
    if (!sharesWord(asked.nouns.z, other)) return null
    const all = told(question, isRising ? row : turned, height, low, tall, asked, apart)
    return {
      given: {
        angles: isRising ? [one.angle, two.angle] : [two.angle, one.angle],
        height: length.value.coefficient,
        isLowKnown,
        asked: apart ? 'both' : 'height',
      },
      used: allOf(scene),
      said: all.said,
    }
  },
  before: ({ asked }) => (asked === 'both' ? '' : 'Answer: '),
  unit: ({ asked }) => (asked === 'both' ? '' : 'm'),
})
