import { has } from './has'
import { askedIn, asksElse, piecesOf, toldIn, type Piece, type Told } from './pieces'
import { only } from './story-of'
import { travellersIn } from './two-travellers'
import { x, y } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { equals, type Fraction } from '../../../maths/fraction'
import { minus, number, over, plus, times, type Expression } from '../../../solutions/told/expression'
import type { Asked, Given, Statement } from '../../../solutions/told/told'

const says = (words: readonly string[], form: RegExp): boolean => words.some((word) => form.test(word))

interface Journey {
  readonly question: Question
  readonly pieces: readonly Piece[]
  readonly far: readonly Told[]
  readonly speeds: readonly Told[]
  readonly times: readonly Told[]
  readonly asked: readonly string[]
  /** Words that compare and belong to no measure. */
  readonly spare: readonly string[]
}

const speed = (name: string, value: Expression): Asked => ({ name, value, unit: ' km/h' })
const positive = (...all: readonly Expression[]) => all.map((of) => ({ of, is: 'positive' as const }))
const of = ({ value }: Told): Expression => number(value)
const isSame = (one: Fraction, other: Fraction | undefined): boolean => other !== undefined && equals(one, other)

const first =
  /^(?:original|originally|usual|first|initial|normal|uniform|actual|constant|starting|slower|slow|passenger|ordinary|pehle|shuru)$/
const second = /^(?:new|increased|reduced|decreased|changed|second|faster|fast|express|superfast|return|returning)$/
const timed = /^(?:time|duration|long|hours|samay)$/
const many = /^(?:both|each|two|speeds|respectively|other|dono)$/

/** A distance at x and at s more (or less): how long it takes, and what is asked of it. */
function changed({
  far: [d, ...same],
  speeds: [s, ...more],
  times: [t, ...others],
  asked,
  spare,
  question,
}: Journey): Given | null {
  if (!d || !s?.way || !t || more.length > 0 || others.length > 0) return null
  const leg = same.length === 1 && same[0] ? same[0] : d
  const isReturn = has(question, 'return', 'returns', 'returned', 'returning', 'back', 'wapas')
  const isTwo = spare.length > 0 || has(question, 'express', 'passenger', 'superfast', 'other', 'slow', 'fast')
  const next = s.way === 'up' || (isTwo && !isReturn && same.length === 0) ? plus(x, of(s)) : minus(x, of(s))
  const [one, two] = [over(of(d), x), over(of(leg), next)]
  const isUp = next.kind === 'joined' && next.by === '+'
  const isTotal =
    says([...t.before, ...t.after], /^(?:total|all|altogether|whole|entire|complete|kul|together|overall)$/) ||
    same.length === 1 ||
    (isReturn && t.way === null)
  if (same.length > 1 || (isTotal && t.way !== null && same.length !== 1)) return null
  // who is slower needs more time; who left late saves what he is late
  const isOnTime = has(question, 'time', 'schedule', 'scheduled', 'timely') && says(t.after, /^late$/)
  const isLate = t.way === 'up' && !isOnTime
  if (!isTotal && (t.way === null || (!isTwo && !isReturn && isLate === isUp))) return null
  if (isTotal && t.way !== null) return null
  const statement: Statement = {
    left: isTotal ? plus(one, two) : isUp ? minus(one, two) : minus(two, one),
    right: of(t),
  }
  const [usual, other] =
    isTwo && !isTotal
      ? (['the slower speed', 'the faster speed'] as const)
      : (['the first speed', 'the other speed'] as const)
  if (says(asked, /^(?:distance|far)$/)) return null
  const both = says(asked, many) || (says(asked, first) && says(asked, second))
  const values: readonly Asked[] = says(asked, timed)
    ? [{ name: 'the time', value: says(asked, second) ? two : one, unit: ' hours' }]
    : both
      ? [speed(usual, x), speed(other, next)]
      : says(asked, second)
        ? [speed(other, next)]
        : isTwo && !isTotal && !says(asked, first)
          ? []
          : [speed(usual, x)]
  const isTimeToo = says(asked, timed) && says(asked, /^speeds?$/) && says(asked, /^and$/)
  if (isTimeToo || values.length === 0 || (isTotal && both && says(asked, timed))) return null
  const named = [
    { name: 'the time', value: two, unit: ' hours', says: [timed, second] },
    { name: 'the time', value: one, unit: ' hours', says: [timed] },
    { ...speed(other, next), says: [/^speeds?$/, second] },
  ]
  return {
    unknowns: [`${usual} in km/h`],
    statements: [statement],
    limits: positive(x, next),
    asked: values,
    named,
    own: /^speed$/,
  }
}

const flows = /^(?:stream|current|river|flow|flows|flowing|water's)$/
const directions = /^(?:upstream|downstream)$/

/** What goes down a stream and up it. */
function onStream({ pieces, far, speeds, times: spans, asked, spare }: Journey): Given | null {
  if (spare.length > 0) return null
  const lastTold = pieces.findLastIndex((piece) => piece.kind === 'measure')
  const ways = pieces.flatMap((piece, at) =>
    piece.kind === 'word' && directions.test(piece.text) && at < lastTold + 4 ? [piece.text] : [],
  )
  const isBoth =
    says(asked, flows) && says(asked, /^(?:still|boat|motorboat|steamer|rower|streamer|man|launch|ferry|swimmer)$/)
  const [d, other = d] = far
  const [t, u] = spans
  // "how much time does it take downstream"
  const [way, ...otherWays] = says(asked, timed) ? asked.filter((word) => directions.test(word)) : []
  const isTimed = way !== undefined && otherWays.length === 0 && speeds.length === 1
  if (!d || !other || !t || says(asked, /^(?:distance|far)$/) || (says(asked, timed) && !isTimed)) return null
  const named = [speed('the speed in still water', x), speed('the speed of the stream', y)]
  const boat = says(asked, /^still$/) || !says(asked, flows)
  const wanted = isBoth ? named : named.slice(boat ? 0 : 1, boat ? 1 : 2)
  const legs =
    ways.length === 2 ? ways : ways.length === 1 ? [ways[0], ways[0] === 'upstream' ? 'downstream' : 'upstream'] : []
  if (speeds.length === 0 && u && spans.length === 2 && legs.length === 2 && far.length < 3 && !t.way && !u.way) {
    const statements = [d, other].map((leg, at): Statement => ({
      left: legs[at] === 'downstream' ? plus(x, y) : minus(x, y),
      right: over(of(leg), of(at === 0 ? t : u)),
    }))
    return {
      unknowns: named.map(({ name }) => `${name} in km/h`),
      statements,
      limits: positive(x, y, minus(x, y)),
      asked: wanted,
    }
  }
  const [v] = speeds
  if (!v || v.way || speeds.length > 1 || spans.length > 1 || far.length > 2 || isBoth) return null
  const asksNone = isTimed || (says(asked, /^(?:them|x)$/) && !says(asked, /^(?:still|boat|speed|stream)$/))
  const isOfBoat = asksNone && says(v.before.slice(-4), /^(?:boat|motorboat|steamer|motor)$/)
  const isBoat =
    says([...v.before, ...v.after.slice(0, 4)], /^still$/) || (!says(v.before, flows) && (!boat || isOfBoat))
  if (isBoat === boat && !asksNone) return null
  const [up, down] = isBoat ? [minus(of(v), x), plus(of(v), x)] : [minus(x, of(v)), plus(x, of(v))]
  const isUpFirst = legs[0] !== 'downstream'
  if (!isSame(d.value, other.value) && ways.length !== 2) return null
  const [upward, downward] = [over(of(isUpFirst ? d : other), up), over(of(isUpFirst ? other : d), down)]
  const name = `the speed ${isBoat ? 'of the stream' : 'in still water'}`
  const span = { name: `the time ${way ?? ''}`, value: way === 'upstream' ? upward : downward, unit: ' hours' }
  return {
    unknowns: [`${name} in km/h`],
    statements: [{ left: t.way ? minus(upward, downward) : plus(upward, downward), right: of(t) }],
    limits: positive(x, up, down),
    asked: [isTimed ? span : speed(name, x)],
    named: [
      { name: 'the time upstream', value: upward, unit: ' hours', says: [timed, /^upstream$/] },
      { name: 'the time downstream', value: downward, unit: ' hours', says: [timed, /^downstream$/] },
      { ...speed('the speed upstream', up), says: [/^upstream$/] },
      { ...speed('the speed downstream', down), says: [/^downstream$/] },
    ],
    own: isBoat ? flows : /^(?:still|boat|motorboat|steamer)$/,
  }
}

/** One goes north and one west: how far apart they are after a time. */
function apart({
  far: [d, ...more],
  speeds: [s, ...others],
  times: [t, ...rest],
  asked,
  question,
}: Journey): Given | null {
  const isRight = (has(question, 'north', 'south') && has(question, 'east', 'west')) || has(question, 'right')
  if (!isRight || !d || !s?.way || !t || t.way || more.length + others.length + rest.length > 0 || !says(asked, many))
    return null
  const sides = [times(of(t), x), times(of(t), plus(x, of(s)))]
  const [a = x, b = x] = sides
  return {
    unknowns: ['the slower speed in km/h'],
    statements: [{ left: plus(times(a, a), times(b, b)), right: times(of(d), of(d)) }],
    limits: positive(x),
    asked: [speed('the slower speed', x), speed('the faster speed', plus(x, of(s)))],
  }
}

/** So much faster takes so much less, so much slower so much more. */
function twice({ far, speeds, times: spans, asked }: Journey): Given | null {
  if (far.length > 0 || speeds.length !== 2 || spans.length !== 2) return null
  const statements = speeds.flatMap((s, at): readonly Statement[] => {
    const t = spans[at]
    if (!s.way || !t?.way || s.way === t.way || t.at < s.at) return []
    const [v, span] = s.way === 'up' ? [plus(x, of(s)), minus(y, of(t))] : [minus(x, of(s)), plus(y, of(t))]
    return [{ left: times(v, span), right: times(x, y) }]
  })
  const values: readonly Asked[] = [
    ...(says(asked, /^(?:distance|far|length)$/) ? [{ name: 'the distance', value: times(x, y), unit: ' km' }] : []),
    ...(says(asked, /^speed$/) ? [speed('the speed', x)] : []),
    ...(says(asked, timed) ? [{ name: 'the time', value: y, unit: ' hours' }] : []),
  ]
  if (statements.length < 2 || values.length === 0) return null
  return { unknowns: ['the speed in km/h', 'the time in hours'], statements, limits: positive(x, y), asked: values }
}

export function journeysIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => /^[xv]$/.test(name))
  const read = pieces && toldIn(pieces)
  const all = read?.told ?? []
  // "half the distance"
  if (
    !pieces ||
    !read ||
    pieces.some((piece) => piece.kind === 'word' && piece.text === 'half') ||
    !all.every(({ unit }) => /^(?:km|km\/h|hour)$/.test(unit))
  )
    return null
  const by = (unit: string) => all.filter((one) => one.unit === unit)
  const asked = askedIn(pieces)
  const left = read.spare.filter((word) => !asked.includes(word))
  const spare = left.filter((word) => /^(?:faster|slower)$/.test(word))
  if (left.some((word) => !/^(?:faster|slower|slowed)$/.test(word))) return null
  if (asksElse(asked)) return null
  const journey: Journey = {
    question,
    pieces,
    far: by('km'),
    speeds: by('km/h'),
    times: by('hour'),
    asked,
    spare,
  }
  // whose speed is asked is told by name
  if (journey.speeds[0]?.after.includes('than') && travellersIn(question)) return null
  const isStream = has(question, 'stream', 'upstream', 'downstream', 'current', 'river')
  return only(question, isStream ? [onStream(journey)] : [apart(journey) ?? changed(journey), twice(journey)])
}
