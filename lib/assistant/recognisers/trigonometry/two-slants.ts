import { beside, known as ofOneTriangle, sentenceAt, sideOf, slants, withoutIgnored } from './one-triangle-told'
import { lengthOf } from './scene'
import { nounIn } from '../sighted/lexicon'
import { type Item, textOf, type Word } from '../../question/fact'
import { isFree } from '../../question/meanings'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { toNumber, type Fraction } from '../../../maths/fraction'
import { standardAngles, type StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import type { SightSide } from '../../../solutions/trigonometry/pieces/sight'
import { heightAbove, twoSlants as solution, type TwoSlants } from '../../../solutions/trigonometry/two-slants'

const besides = /^(?:second|another|other|same|side|sides|opposite|both|two|below)$/
/** Another angle, another triangle, or something that moves. */
const another =
  /^(?:depression|break|breaks|broke|broken|bends|walks|walked|moves|moved|eyes?|observer|wall|deewar|shadow|reflection|middle|half|halfway|midpoint|window|balcony)$/

/** "on the roof of a 10 m high building" */
const isRoof = (items: readonly Item[], at: number): boolean =>
  /^(?:high|tall|building|house)$/.test(textOf(items[at + 1])) &&
  items.slice(Math.max(0, at - 4), at).some((item) => /^(?:roof|terrace|top)$/.test(textOf(item)))

/** What is asked behind the second angle, and from what: `across` from the first point. */
function askedBehind(
  items: readonly Item[],
  angle: number,
): { readonly side: SightSide; readonly across: boolean } | null {
  const words = items.slice(angle + 1).map(textOf)
  const ask = words.findIndex((word) => /^(?:find|what|how|calculate|determine)$/.test(word))
  const said = ask < 0 ? [] : words.slice(ask + 1)
  const isLong = said.some((word) => /^(?:long|length)$/.test(word))
  const isFar = said.some((word) => /^(?:far|distance)$/.test(word))
  if (isLong === isFar || said.some((word) => /^(?:high|height|tall|and)$/.test(word))) return null
  if (isLong)
    return [...said, ...sentenceAt(items, angle)].some((word) => slants.has(word))
      ? { side: 'sight', across: false }
      : null
  const opposite = /(?:other|opposite) side/.test(items.slice(0, angle).map(textOf).join(' '))
  const from = said.lastIndexOf('from')
  const named = from < 0 ? '' : (said.slice(from + 1).find((word) => word !== '' && word !== 'the') ?? '')
  if (said.includes('top')) return null
  if (named === '' || /^(?:foot|base|bottom)$/.test(named) || nounIn(named)?.kind === 'U')
    return { side: 'ground', across: false }
  // "on the other side ... how far is he from Asha": who stands at the first point
  const first = items.slice(0, angle).map(textOf)
  return opposite && first.indexOf(named) >= 0 ? { side: 'ground', across: true } : null
}

function slantsIn({ apart: typed, facts }: Question): TwoSlants | null {
  const apart = withoutIgnored(typed)
  const numbers = apart.filter((item) => item.kind !== 'word' && item.kind !== 'mark' && item.kind !== 'letter')
  const angles = numbers.flatMap((item) => {
    const angle =
      item.kind === 'number' && item.unit === '°'
        ? standardAngles.find((one) => one === toNumber(item.value))
        : undefined
    return angle === undefined ? [] : [{ angle, at: apart.indexOf(item) }]
  })
  const [one, two, ...more] = angles
  const words = apart.map(textOf)
  if (
    !one ||
    !two ||
    more.length > 0 ||
    facts.some((fact) => fact.kind === 'letter' && !/^[A-Z]{1,2}$/.test(fact.name))
  )
    return null
  if (words.some((word) => another.test(word)) || !words.some((word) => slants.has(word))) return null
  if (!words.every((word) => word === '' || ofOneTriangle.has(word) || besides.test(word) || isFree(word))) return null
  const lengths = numbers.flatMap((item) => {
    const at = apart.indexOf(item)
    const value = angles.some((angle) => angle.at === at) ? null : lengthOf(item)
    return value?.radicand === 1 ? [{ value: value.coefficient, at }] : []
  })
  if (lengths.length !== numbers.length - 2) return null
  const roofs = lengths.filter(({ at }) => isRoof(apart, at) && at > one.at && at < two.at)
  const [length, ...others] = lengths.filter((each) => !roofs.includes(each))
  const isMet = words.includes('meet')
  if (!length || others.length > 0 || roofs.length > 1 || length.at > two.at || roofs.length > 0 !== isMet) return null
  return made(apart, one, two, length, roofs[0]?.value)
}

interface At {
  readonly angle: StandardAngle
  readonly at: number
}

function made(
  items: readonly Item[],
  one: At,
  two: At,
  length: { readonly value: Fraction; readonly at: number },
  raised: Fraction | undefined,
): TwoSlants | null {
  // two heights seen from one point
  const isAnew = /^(?:from|wire|rope|cable|string|second|another|other|point|makes|making|inclined|boy|girl)$/
  if (!items.slice(one.at, two.at).some((item) => isAnew.test(textOf(item)))) return null
  // one upright thing, besides the building on whose roof one stands
  const things = new Set(
    items.flatMap((item) => {
      const noun = nounIn(textOf(item))
      return noun?.kind === 'U' ? noun.noun : []
    }),
  )
  const words = items.map(textOf)
  const isOther = (at: number) =>
    /^(?:another|other|second)$/.test(words[at - 1] ?? '') ||
    (at > one.at && /^(?:his|her|their)$/.test(words[at - 1] ?? ''))
  const isOne = words.every((word, at) => !isOther(at) || !/^[UA]$/.test(nounIn(word)?.kind ?? ''))
  // both from the top of the one thing
  const isTop = things.size === 0 || raised !== undefined || words.filter((word) => word === 'top').length > 1
  if (!isTop || (!isOne && raised === undefined)) return null
  if (things.size > 1 || /^(?:wall|vertical)$/.test(beside(items, one.at, 1)[0] ?? '')) return null
  if (sentenceAt(items, one.at).join() !== sentenceAt(items, length.at).join()) return null
  const known = sideOf(items, length.at)
  const asked = askedBehind(items, two.at)
  if (!known || !asked) return null
  const given: TwoSlants = {
    known,
    length: length.value,
    angle: one.angle,
    wanted: asked.side,
    second: two.angle,
    ...(raised && { raised }),
    ...(asked.across && { across: true as const }),
  }
  return heightAbove(given) ? given : null
}

/** Two wires of one mast, or a wire and a point from which its top is seen: the first gives the height, from which the second is found. */
export const twoSlantsTold = recogniser<TwoSlants>({
  id: 'two-slants-of-one-height',
  solution,
  story: true,
  last: 'of all',
  asPart: true,
  cues: ['elevation', 'ground', 'horizontal', 'inclined'],
  examples: [
    'A wire 20 m long from the top of a pole to the ground makes an angle of 30° with the ground. A second wire from the top makes 45° with the ground. How long is the second wire?',
    'A boy is standing on the ground and flying a kite with 120 m of string at an elevation of 30°. Another boy is standing on the roof of a 10 m high building and is flying his kite at an elevation of 45°. Both the boys are on opposite sides of both the kites. Find the length of the string that the second boy must have so that the two kites meet.',
    'A wire of length 16 m is tied from the top of a mast to a peg on the ground and makes an angle of 30° with the ground. From a point on the ground the angle of elevation of the top is 60°. Find the distance of the point from the foot of the mast.',
  ],
  refuses: [
    'A wire 20 m long from the top of a pole to the ground makes an angle of 30° with the ground. A second wire from the top makes 45° with the pole wall. How long is the second wire?',
    'A wire 20 m long from the top of a pole to the ground makes an angle of 30° with the ground. A second wire from the top makes 45° with the ground. How long is the second wire and how high is the pole?',
    'A wire 20 m long from the top of a pole to the ground makes an angle of 30° with the ground. A second wire from the middle makes 45° with the ground. How high is the pole?',
    'A boy is flying a kite with 120 m of string at an elevation of 30°. Another boy on the roof of a 10 m high building is flying his kite at an elevation of 45°. Find the length of the string of the second boy.',
    'Cables are tied at two heights of a tower. From a point 36 m away from the base of the tower, the angle of elevation of the top of the lower section is 30° and of the top of the upper section is 45°. Find the length of the cable to the upper top.',
    'A boy is flying a kite with 120 m of string at an elevation of 30°. Another boy is flying his kite with a string at an elevation of 45°. How far is he from the first boy?',
  ],
  read: (question) => {
    const given = slantsIn(question)
    return (
      given && {
        given,
        used: question.facts,
        said: question.items.filter((item): item is Word => item.kind === 'word'),
      }
    )
  },
  unit: () => 'm',
})
