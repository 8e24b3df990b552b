import { boundMeasures } from './bound-measures'
import { piIn } from './lengths'
import { isFact, type FactOf, type Item, type Word } from '../../question/fact'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { numeral, product } from '../../../solutions/measure'
import {
  wheel as solution,
  isOfLengths,
  wheelFound,
  type Wheel,
  type WheelAsked,
} from '../../../solutions/areas-volumes/wheel'
import { divide, fraction, type Fraction } from '../../../maths'

const names: ReadonlyMap<string, 'radius' | 'diameter' | 'circumference'> = new Map([
  ['radius', 'radius'],
  ['radii', 'radius'],
  ['diameter', 'diameter'],
  ['diameters', 'diameter'],
  ['circumference', 'circumference'],
])

/** In centimetres. */
const lengths: Readonly<Record<string, number>> = { cm: 1, m: 100, km: 100000 }
/** In minutes. */
const times: Readonly<Record<string, Fraction>> = {
  h: fraction(60),
  hour: fraction(60),
  min: fraction(1),
  minute: fraction(1),
  s: fraction(1, 60),
  second: fraction(1, 60),
}

const turning = /^(?:revolutions?|rotations?|rounds?|turns?|chakkar|revolves?|rotates?)$/
const isTurn = (item: Item | undefined): boolean => item?.kind === 'word' && turning.test(item.text)

interface Numbers {
  readonly turns?: Fraction
  readonly distance?: FactOf<'number'>
  readonly speed?: { readonly value: Fraction; readonly told: string; readonly unit: string }
  readonly minutes?: Fraction
  readonly taken: readonly Item[]
}

/** What the numbers that are no width tell by their units, each once. */
function numbersIn({ apart }: Question, used: ReadonlySet<Item>): Numbers | null {
  let all: Numbers = { taken: [] }
  const put = (more: Omit<Numbers, 'taken'>, ...taken: readonly Item[]): boolean => {
    if (Object.keys(more).some((key) => key in all)) return false
    all = { ...all, ...more, taken: [...all.taken, ...taken] }
    return true
  }
  for (const [at, item] of apart.entries()) {
    if (item.kind !== 'number' || used.has(item)) continue
    const next = apart[at + 1]
    const rate = /^([ck]?m)\/(h|min|s)$/.exec(item.unit)
    const [, length = '', time = ''] = rate ?? []
    let done = false
    if (rate) {
      const value = divide(product(item.value, lengths[length] ?? 1), times[time] ?? fraction(1))
      done = put({ speed: { value, told: `${numeral(item.value)} \\text{ ${length}/${time}}`, unit: length } }, item)
    } else if (Object.hasOwn(times, item.unit))
      done = put({ minutes: product(item.value, times[item.unit] ?? fraction(1)) }, item)
    else if (Object.hasOwn(lengths, item.unit)) done = put({ distance: item }, item)
    else if (item.unit === '' && (isTurn(next) || next?.kind === 'word')) {
      const joint = [1, 2, 3].find((more) => isTurn(apart[at + more]))
      const isTimes = next?.kind === 'word' && next.text === 'times' && apart.slice(0, at).some(isTurn)
      if (joint === undefined && !isTimes) return null
      done = put({ turns: item.value }, item, ...apart.slice(at + 1, at + 1 + (joint ?? 1)))
      // "revolutions per minute"
      const [per, unit] = apart.slice(at + 1 + (joint ?? 1), at + 3 + (joint ?? 1))
      const of = unit?.kind === 'word' ? times[unit.text] : undefined
      const isRate = per?.kind === 'word' && /^(?:per|every|a|in|each)$/.test(per.text) && of !== undefined
      if (done && isRate && per && unit) done = put({ minutes: of }, per, unit)
    }
    if (!done) return null
  }
  return all
}

/** What is asked, with the words that say so. */
function askedIn(
  { apart }: Question,
  free: readonly { readonly name: string; readonly item: Word }[],
  numbers: Numbers,
) {
  const asks: { readonly asked: WheelAsked; readonly taken: readonly Item[] }[] = []
  for (const [at, item] of apart.entries()) {
    if (item.kind !== 'word' || numbers.taken.includes(item)) continue
    const before = apart.slice(Math.max(0, at - 3), at)
    const many = before.find((one) => one.kind === 'word' && /^(?:many|number|kitn[ei])$/.test(one.text))
    if ((isTurn(item) || item.text === 'times') && many) asks.push({ asked: 'turns', taken: [many, item] })
    if (item.text === 'speed' && !numbers.speed) asks.push({ asked: 'speed', taken: [item] })
    if (/^(?:distance|far)$/.test(item.text) && !numbers.distance) asks.push({ asked: 'distance', taken: [item] })
    if (item.text === 'time' && !numbers.minutes) asks.push({ asked: 'time', taken: [item] })
  }
  for (const { name, item } of free)
    if (name === 'radius' || name === 'diameter' || name === 'circumference') asks.push({ asked: name, taken: [item] })
  const [only, ...more] = asks
  return only && more.every(({ asked }) => asked === only.asked)
    ? { asked: only.asked, taken: [only, ...more].flatMap(({ taken }) => taken) }
    : null
}

const perHour: Readonly<Record<string, readonly [string, Fraction]>> = {
  kmph: ['km/h', fraction(100000, 60)],
  kmphr: ['km/h', fraction(100000, 60)],
  mps: ['m/s', fraction(6000)],
}

function read(question: Question) {
  const pi = piIn(question)
  const plain = without(question, { taken: pi.used })
  const { told, free } = boundMeasures(plain.apart, names, new Set())
  const [across, ...more] = told
  if (more.length > 0 || (across && !Object.hasOwn(lengths, across.unit))) return null
  const numbers = numbersIn(plain, new Set(across?.items ?? []))
  const asked = numbers && askedIn(plain, free, numbers)
  if (!numbers || !asked) return null
  // "how many revolutions per minute"
  const turn =
    asked.asked === 'turns' ? plain.apart.indexOf(asked.taken.at(-1) ?? pi.used[0] ?? { kind: 'mark', text: '.' }) : -1
  const [per, each] = turn < 0 ? [] : plain.apart.slice(turn + 1, turn + 3)
  const rated = per?.kind === 'word' && per.text === 'per' && each?.kind === 'word' ? times[each.text] : undefined
  const own = across?.unit ?? (numbers.distance ? numbers.distance.unit : (numbers.speed?.unit ?? 'm'))
  // the wheel is measured in the smaller unit
  const unit = across ? own : own === 'km' ? 'm' : own
  const ours = lengths[unit] ?? 1
  const scaled = (value: Fraction, from: string): Fraction => divide(product(value, lengths[from] ?? 1), fraction(ours))
  const wish = plain.apart.find((item) => item.kind === 'word' && Object.hasOwn(perHour, item.text))
  const [name, is] = (wish?.kind === 'word' ? perHour[wish.text] : undefined) ?? ['km/h', fraction(100000, 60)]
  const answer =
    asked.asked === 'speed'
      ? { unit: name, is: divide(is, fraction(ours)) }
      : asked.asked === 'distance'
        ? { unit: unit === 'cm' ? 'm' : unit, is: fraction(unit === 'cm' ? 100 : 1) }
        : { unit: asked.asked === 'turns' ? '' : asked.asked === 'time' ? 'minutes' : unit, is: fraction(1) }
  const isTrack = plain.words.some((word) => /^(?:track|park|field|garden|ground|path|lake|pond|circular)$/.test(word))
  const { turns, distance, speed, minutes = rated } = numbers
  if (rated && numbers.minutes) return null
  const given: Wheel = {
    asked: asked.asked,
    called: isTrack ? 'track' : 'wheel',
    pi: pi.pi,
    ...(across && { across: { of: ofName(across.name), value: across.value } }),
    ...(turns && { turns }),
    ...(distance && { distance: scaled(distance.value, distance.unit) }),
    ...(speed && { speed: { value: divide(speed.value, fraction(ours)), told: speed.told } }),
    ...(minutes && { minutes }),
    unit,
    answer,
  }
  if (speed && distance) return null
  if (isOfLengths(given) && !wheelFound(given)) return null
  const taken: readonly Item[] = [...(across?.items ?? []), ...numbers.taken, ...asked.taken]
  return {
    given,
    used: [...taken.filter(isFact), ...pi.used],
    said: taken.filter((item): item is Word => item.kind === 'word'),
  }
}

const ofName = (name: string): 'radius' | 'diameter' | 'circumference' =>
  name === 'radius' || name === 'diameter' ? name : 'circumference'

/** A wheel's turns, its way and its width, and how often a round track is gone round. */
export const wheel = recogniser<Wheel>({
  id: 'turns-of-a-wheel',
  solution,
  story: true,
  last: true,
  cues: ['wheel', 'wheels', 'revolutions', 'revolution', 'rotations', 'rounds', 'pahiya'],
  words: [
    'each',
    'speed',
    'distance',
    'circular',
    'uniform',
    'has',
    'having',
    'rate',
    'constant',
    'complete',
    'one',
    'per',
    'minute',
  ],
  examples: [
    'The wheels of a car are of diameter 80 cm each. How many complete revolutions does each wheel make in 10 minutes when the car is travelling at a speed of 66 km per hour?',
    'A wheel has diameter 84 cm. How many complete revolutions must it take to cover 792 m?',
    'A bicycle wheel makes 5000 revolutions in moving 11 km. Find the diameter of the wheel.',
    'The wheel of a motor cycle is of radius 35 cm. How many revolutions per minute must the wheel make so as to keep a speed of 66 km/h?',
    'The diameter of the driving wheel of a bus is 140 cm. It makes 150 revolutions per minute. Find its speed in km/h.',
  ],
  refuses: [
    'The wheels of a car are of diameter 80 cm each. How many revolutions do all four wheels make together in 10 minutes at 66 km per hour?',
    'The front wheel of a cart has diameter 80 cm and the back wheel has diameter 120 cm. How many revolutions does each make in 2 km?',
    'A wheel of diameter 84 cm makes 100 revolutions. Find the area of the wheel.',
  ],
  read,
})
