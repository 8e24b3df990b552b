import { Pieces } from '../../question/pieces'
import { rootThreeIn } from './segment'
import { piOf } from './solids'
import { asksTogether, sectorsAsked } from './sectors-asked'
import {
  sectorsFound,
  sectorUnit,
  sectorsTold as solution,
  type SectorAsked,
  type SectorsTold,
} from '../../../solutions/areas-volumes/sectors-told'
import { piIn } from './solids-lexed'
import { isFact, isWord, type Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import {
  add,
  compare,
  divide,
  equals,
  fraction,
  isInteger,
  multiply,
  sign,
  subtract,
  type Fraction,
} from '../../../maths'
import { rootOf } from '../../../solutions/root'
import { numeral } from '../../../solutions/measure'

const tether = 'rope|ropes|chain|string|leash|rassi'
const hand = 'hand|sui'
const pendulum = 'pendulum'
const long = `${tether}|${hand}|blade|blades|wiper|wipers|${pendulum}`
const isLength = (unit: string) => /^(?:|[kcdm]?m|units?)$/.test(unit)
const isArea = (unit: string) => /^(?:|[kcdm]?m\^2)$/.test(unit)

interface Told {
  radius?: Fraction
  longer?: Fraction
  circumference?: Fraction
  angle?: Fraction
  why?: string
  arc?: Fraction
  area?: Fraction
  /** Of the sector, where its arc follows from it. */
  around?: Fraction
  times?: Fraction
  sides?: readonly Fraction[]
  field?: 'square' | 'rectangular' | 'triangular'
  isOutside?: true
}

/** What is told, word by word: each only once. */
class Telling {
  readonly told: Told = {}
  readonly units = new Set<string>()
  private clash = false
  set<Key extends keyof Told>(key: Key, value: NonNullable<Told[Key]>, unit = ''): boolean {
    if (this.told[key] !== undefined) {
      this.clash = true
      return false
    }
    this.told[key] = value
    if (unit !== '') this.units.add(unit.replace(/\^2$/, ''))
    return true
  }
  turn(angle: Fraction, why: string): boolean {
    return this.set('angle', angle) && this.set('why', why)
  }
  get isOdd(): boolean {
    return this.clash || this.units.size > 1
  }
}

function readLengths(pieces: Pieces, telling: Telling): void {
  const radius = (value: Fraction, unit: string) => isLength(unit) && telling.set('radius', value, unit)
  for (const fact of factsOf(pieces.question, 'equation')) {
    const [left, right, ...more] = fact.sides
    const value = right && more.length === 0 && fact.relation === '=' ? rational(right) : null
    if (left?.kind === 'letter' && left.name === 'r' && value && radius(value, '')) pieces.take(fact)
    if (left?.kind === 'letter' && left.name === 'θ' && value && telling.set('angle', value)) pieces.take(fact)
  }
  pieces.each(
    (view) => phrase(view, `instead #a`, `instead #a long? ${tether}?`),
    ({ numbers, units }) => radius(numbers.a, units.a),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `${tether}|it|length becomes|become #b`,
        `${tether}|length increased|extended|lengthened|changed to? #b`,
        'increased|extended|lengthened to #b',
        `${tether} replaced by? one? * #b`,
        `${tether} made|increased #b`,
        'made|becomes #b long',
        `${tether} ko? #b kar|karke|kiya|ho|badha|badhakar`,
        `${tether} ki? length ko? #b kar|ho|badha`,
        `if ${tether} was|were #b long?`,
        `${tether} were|was|is #b long? instead`,
        `${tether} #b long? instead`,
        `${tether} were #b long?`,
      ),
    ({ numbers, units }) => isLength(units.b) && telling.set('longer', numbers.b, units.b),
  )
  // "the pendulum describes an arc of length 8.8 cm": no length of what swings
  pieces.each(
    (view) => phrase(view, 'arc length #l', 'arc #l long|length', 'arc #l'),
    ({ numbers, units }) => units.l !== '' && isLength(units.l) && telling.set('arc', numbers.l, units.l),
  )
  // "perimeter 25 cm hai to radius nikalo": no length of the radius
  pieces.each(
    (view) => phrase(view, 'perimeter sector|slice * #p', 'sector|slice * perimeter #p', 'perimeter #p'),
    ({ numbers, units, taken: [from, ...taken] }) => {
      const { apart } = pieces.view
      const [at, to] = [from, taken.at(-1)].map((item) => (item ? apart.indexOf(item) : -1))
      const isBeside =
        taken.length > 1 ||
        apart.slice((at ?? 0) + 1, to).every((item) => isWord(item, /^(?:an?|the|is|of|circle|hai)$/))
      const isOther = isWord(apart[(to ?? 0) + 1], /^(?:radius|diameter)$/)
      return isBeside && !isOther && isLength(units.p) && telling.set('around', numbers.p, units.p)
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        'radius|radii|r #r',
        '#r radius',
        'radius #r',
        `${long} * #r long`,
        `length ${long} * #r`,
        `${long} * length #r`,
        `#r long? ${long}`,
        `${long} #r long?`,
        `${long} * #r lambi|lamba`,
      ),
    ({ numbers, units }) => radius(numbers.r, units.r),
  )
  const isHeld = pieces.question.words.some((word) => long.split('|').includes(word))
  if (isHeld)
    pieces.each(
      (view) => phrase(view, '#r long|lambi|lamba', 'length #r'),
      ({ numbers, units }) => units.r !== '' && radius(numbers.r, units.r),
    )
  pieces.each(
    (view) => phrase(view, 'diameter #r', '#r diameter'),
    ({ numbers, units }) => radius(multiply(numbers.r, fraction(1, 2)), units.r),
  )
  pieces.each(
    (view) => phrase(view, 'circumference * #c', 'circle circumference #c', '#c circumference'),
    ({ numbers, units }) => isLength(units.c) && telling.set('circumference', numbers.c, units.c),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        'length arc * #l',
        'arc length #l',
        'arc #l long?',
        '#l long? arc',
        'arc * length #l',
        'arc * #l long',
        'length arc * #l',
      ),
    ({ numbers, units }) => isLength(units.l) && telling.set('arc', numbers.l, units.l),
  )
  pieces.each(
    (view) => phrase(view, 'area sector * #s', 'sector area #s', 'sector * area #s', '#s area sector', 'area is #s'),
    ({ numbers, units }) => isArea(units.s) && telling.set('area', numbers.s, units.s),
  )
}

/** "a straight strip cuts the window in two pieces", "a chord divides the circle into two parts" */
const cutsInTwo = (question: Question): boolean =>
  question.words.some((word) => /^(?:cuts?|divides?|splits)$/.test(word)) &&
  phrase(question, 'two pieces|parts') !== null &&
  phrase(question, 'chord|strip|bar|line|rod') !== null

const colours = /^(?:red|blue|green|yellow|white|black|orange|pink)$/

/** How far a hand of a clock turns, the corner of a field, equal parts, or an angle that is told. */
function readAngle(pieces: Pieces, telling: Telling): void {
  const clock = /^(?:from|between|at|to|and|till|until|upto|se|tak|pm|am|noon)$/
  pieces.each(
    (view) => phrase(view, 'minute hand|sui', 'minute wali hand|sui', 'hour hand|sui', 'hour wali hand|sui'),
    ({ taken }) => {
      const isMinute = taken.some((item) => item.kind === 'word' && item.text === 'minute')
      const passed = minutesPassed(pieces)
      if (passed !== null) {
        const { apart } = pieces.view
        pieces.take(...apart.filter((item) => item.kind === 'ratio' || (item.kind === 'word' && clock.test(item.text))))
        const turned = multiply(fraction(passed), isMinute ? fraction(6) : fraction(1, 2))
        return telling.turn(
          turned,
          `In these $${passed}$ minutes the ${isMinute ? 'minute' : 'hour'} hand turns through $${passed} \\times ${isMinute ? '6' : '0.5'}^\\circ = ${numeral(turned)}^\\circ$.`,
        )
      }
      const time = pieces.view.apart.find(
        (item) => item.kind === 'number' && (item.unit === 'minute' || (item.unit === 'hour' && !isMinute)),
      )
      if (time?.kind !== 'number') return false
      pieces.take(time)
      const angle = multiply(time.value, time.unit === 'hour' ? fraction(30) : isMinute ? fraction(6) : fraction(1, 2))
      const whole = isMinute ? '60 minutes' : '12 hours'
      return telling.turn(
        angle,
        `The ${isMinute ? 'minute' : 'hour'} hand turns through $360^\\circ$ in ${whole}, so in $${numeral(time.value)}$ ${time.unit === 'hour' ? 'hours' : 'minutes'} through $${numeral(angle)}^\\circ$.`,
      )
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        '#n equally? equal|spaced ribs|sectors|parts|pieces|slices|slice|sections',
        '#n ribs equally? spaced?',
        '#n sectors|parts|slices equal',
        '#n ribs',
        'cut #n slices',
        '#n slices cut',
      ),
    ({ numbers: { n }, units: { n: unit } }) => {
      if (unit !== '' || !isInteger(n) || n.n < 2n) return false
      const angle = divide(fraction(360), n)
      return telling.turn(
        angle,
        `There are $${n.n}$ equal sectors, so each has the angle $\\dfrac{360^\\circ}{${n.n}} = ${numeral(angle)}^\\circ$.`,
      )
    },
  )
  pieces.each(
    (view) => phrase(view, 'two consecutive|adjacent|successive'),
    () => true,
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        '#n such? sectors|sector|slices|slice|piece|pieces|wipers|wiper|blades|blade',
        '#n such? parts|part|portion|beds',
      ),
    ({ numbers: { n }, units, taken: [count, ...nouns] }) =>
      units.n === '' &&
      isInteger(n) &&
      n.n > 0n &&
      n.n < 13n &&
      // "in one sweep of the blades" counts no blades
      nouns.some((noun) => pieces.view.apart.some((item, at, all) => item === count && all[at + 1] === noun)) &&
      (n.n === 1n ? isOne(telling.told) : equals(n, telling.told.times ?? n) && isMany(telling.told, n)),
  )
  pieces.each(
    (view) => phrase(view, '#n of them', '#n coloured|painted|shaded|red|blue|green|yellow|white'),
    ({ numbers: { n }, units }) => {
      const isPart =
        units.n === '' &&
        isInteger(n) &&
        n.n > 1n &&
        n.n < 13n &&
        telling.told.why !== undefined &&
        isMany(telling.told, n)
      const named = pieces.view.apart.filter((item) => item.kind === 'word' && colours.test(item.text))
      const [colour, ...more] = new Set(named.map((item) => (item.kind === 'word' ? item.text : '')))
      const isRest = pieces.view.words.some((word) => /^(?:rest|others?|remaining|left|unpainted)$/.test(word))
      if (!isPart || more.length > 0 || isRest) return false
      // "painting 4 of them red ... the area painted red"
      if (colour !== undefined) pieces.take(...named)
      return true
    },
  )
  pieces.each(
    // of the perimeter: it has them anyway
    (view) => phrase(view, 'both|two|including|with radii included?', 'radii also? included?'),
    () => pieces.question.words.includes('perimeter'),
  )
  pieces.each(
    (view) => phrase(view, 'not|dont overlap|overlapping', 'without overlapping'),
    () => true,
  )
  pieces.each(
    (view) => phrase(view, '#n sweep'),
    ({ numbers }) => equals(numbers.n, fraction(1)),
  )
  // "a straight strip cuts the round window in two pieces"
  if (cutsInTwo(pieces.question))
    for (const said of [phrase(pieces.view, 'two pieces|parts'), phrase(pieces.view, 'cuts|divides|cut|divide|splits')])
      pieces.take(...(said?.taken ?? []))
  pieces.each(
    (view) => phrase(view, 'quadrant circle?', 'quarter circle'),
    () => telling.turn(fraction(90), 'A quadrant is a sector of angle $90^\\circ$.'),
  )
  pieces.each(
    (view) => phrase(view, 'semicircle', 'semi circle', 'half circle'),
    () => telling.turn(fraction(180), 'A semicircle is a sector of angle $180^\\circ$.'),
  )
  readField(pieces, telling)
  pieces.each(
    (view) =>
      phrase(
        view,
        'central? angle #a',
        'angle centre|center #a',
        'angle corresponding? sector|arc #a',
        '#a angle',
        'subtends|subtend|subtending|subtended|makes|make|making|banati|banata #a',
        '#a',
      ),
    ({ numbers, units, taken }) =>
      (units.a === '°' || (taken.length > 1 && units.a === '')) && telling.set('angle', numbers.a),
  )
  pieces.each(
    (view) => phrase(view, 'right angle'),
    () => telling.set('angle', fraction(90)),
  )
  for (const fact of factsOf(pieces.question, 'angle')) {
    const value = rational(fact.node)
    if (value && /^.O.$/.test(fact.name) && telling.set('angle', value)) pieces.take(fact)
  }
}

/** "The chord is equal to the radius", "△OAB is equilateral": behind the lengths, which stand between these words. */
function readEquilateral(pieces: Pieces, telling: Telling): void {
  const why = 'The radii and the chord make an equilateral triangle: the angle at the centre is $60^\\circ$.'
  pieces.each(
    (view) =>
      phrase(
        view,
        'chord @x:letter circle? length? equal radius',
        'triangle? @x:letter is? equilateral triangle?',
        'equilateral triangle @x:letter',
      ),
    ({ facts: { x } }) =>
      /^(?:O[A-Z]{2}|[A-Z]O[A-Z]|[A-Z]{2}O|[A-NP-Z]{2})$/.test(x.name) && telling.turn(fraction(60), why),
  )
  pieces.each(
    (view) => phrase(view, 'chord circle? length? equal radius'),
    () => telling.turn(fraction(60), why),
  )
}

/** From 6:10 to 6:30: within half a day. */
function minutesPassed({ view: { apart } }: Pieces): number | null {
  const times = apart.filter((item) => item.kind === 'ratio')
  const at = times.map(({ terms: [hours, minutes, more] }) =>
    hours && minutes && !more && minutes.n < 60n && hours.n < 13n ? Number(hours.n * 60n + minutes.n) : NaN,
  )
  const [from = NaN, to = NaN] = at
  const passed = to - from + (to < from ? 720 : 0)
  const halves = new Set(apart.flatMap((item) => (item.kind === 'word' && /^[ap]m$/.test(item.text) ? item.text : [])))
  return times.length === 2 && passed > 0 && halves.size < 2 ? passed : null
}

const isOne = (told: Told): boolean => {
  delete told.times
  return true
}
const isMany = (told: Told, n: Fraction): boolean => {
  told.times = n
  return true
}

function readField(pieces: Pieces, telling: Telling): void {
  const { told } = telling
  const sides = (values: readonly Fraction[], ...units: readonly string[]) =>
    units.every(isLength) && telling.set('sides', values, units[0])
  const readSide = (many: number) => {
    const { apart } = pieces.question
    const all = (side: Fraction, unit: string) =>
      sides(
        Array.from({ length: many }, () => side),
        unit,
      )
    // "a 15 m side square field ... with a 5 m rope"
    pieces.each(
      (view) => phrase(view, '#a side|sides|bhuja'),
      ({ numbers, units, taken: [number, side] }) =>
        !!number && apart[apart.indexOf(number) + 1] === side && all(numbers.a, units.a),
    )
    if (!told.sides)
      pieces.each(
        (view) => phrase(view, 'side|sides #a', '#a side|sides'),
        ({ numbers, units }) => all(numbers.a, units.a),
      )
  }
  const named =
    phrase(pieces.view, 'square|rectangular|rectangle|triangular|triangle|quadrilateral') ??
    phrase(pieces.view, 'field|ground|plot|lawn|house|building|godown|shed|room|hut')
  const kind = named?.taken[0]?.kind === 'word' ? named.taken[0].text : ''
  const isBare = /^(?:field|ground|plot|lawn|house|building|godown|shed|room|hut)$/.test(kind)
  if (isBare && !phrase(pieces.view, '#a by #b')) return
  const corner =
    phrase(pieces.view, '#n corners|vertices') ??
    phrase(pieces.view, 'corners|vertices @x:letter .? @y:letter .? @z:letter') ??
    phrase(
      pieces.view,
      'each|all|every|three|four|its corners|corner|vertices|vertex',
      'corners|vertices @x:letter .? @y:letter .? @z:letter',
      'corners|vertices',
      'one? corner|vertex',
    )
  if (!named || !corner) return
  const one = corner.taken.every(
    (item) => item.kind !== 'word' || !/^(?:each|all|every|three|four|its|corners|vertices)$/.test(item.text),
  )
  const isTriangle = kind.startsWith('triang')
  pieces.each(
    (view) => phrase(view, '#n ~x'),
    ({ numbers: { n }, units, taken }) =>
      !one && units.n === '' && n.d === 1n && n.n === (isTriangle ? 3n : 4n) && taken.length >= 2,
  )
  pieces.take(...named.taken, ...corner.taken)
  // all of them are counted by their angles together
  if (!one && told.times && equals(told.times, fraction(isTriangle ? 3 : 4))) delete told.times
  for (;;) {
    const again = phrase(pieces.view, kind)
    if (!again) break
    pieces.take(...again.taken)
  }
  const each = phrase(pieces.view, 'three|four sectors|arcs|animals')
  if (each && !one) pieces.take(...each.taken)
  if (isTriangle && one) {
    const equal = phrase(pieces.view, 'equilateral')
    if (!equal) return
    pieces.take(...equal.taken)
    readSide(3)
    told.field = 'triangular'
    telling.turn(fraction(60), 'The angle at a corner of an equilateral triangle is $60^\\circ$.')
    return
  }
  if (kind === 'quadrilateral' && one) return
  told.field = isTriangle ? 'triangular' : kind === 'square' ? 'square' : 'rectangular'
  pieces.each(
    (view) => phrase(view, 'sides|side #a .? #b .? #c', '#a .? #b .? #c sides'),
    ({ numbers, units }) =>
      isTriangle && sides([numbers.a, numbers.b, numbers.c], units.a || units.c, units.b, units.c),
  )
  if (isTriangle && !told.sides) {
    const right = phrase(pieces.view, 'right angled? triangle', 'right')
    pieces.each(
      (view) => phrase(view, 'legs #a .? #b', 'sides containing|about|forming|including right angle #a .? #b'),
      ({ numbers: { a, b }, units }) => {
        const hypotenuse = rootOf(add(multiply(a, a), multiply(b, b)))
        return (
          right !== null &&
          hypotenuse?.radicand === 1 &&
          sides([a, b, hypotenuse.coefficient], units.a || units.b, units.b)
        )
      },
    )
    if (told.sides && right) pieces.take(...right.taken)
  }
  if (told.field === 'square') readSide(1)
  if (told.field === 'rectangular')
    pieces.each(
      (view) =>
        phrase(
          view,
          '#a by #b',
          '#a long .? #b broad|wide',
          'length #a * breadth|width #b',
          'sides|dimensions #a .? #b',
        ),
      ({ numbers, units }) => sides([numbers.a, numbers.b], units.a || units.b, units.b),
    )
  const outside = one ? phrase(pieces.view, 'outside|bahar|baahar') : null
  if (outside && told.sides) {
    for (;;) {
      const again = phrase(pieces.view, 'outside|bahar|baahar')
      if (!again) break
      pieces.take(...again.taken)
    }
    telling.turn(
      fraction(270),
      'Outside, the corner leaves $360^\\circ - 90^\\circ = 270^\\circ$: three quarters of a circle are reached.',
    )
    told.isOutside = true
  } else if (one)
    telling.turn(
      fraction(90),
      `The angle at a corner of a ${kind === 'square' ? 'square' : 'rectangle'} is $90^\\circ$.`,
    )
  else if (!isTriangle) {
    delete told.angle
    delete told.why
    telling.turn(
      fraction(360),
      'The angles at the four corners add up to $360^\\circ$: the four equal sectors together are a whole circle.',
    )
  } else
    telling.turn(
      fraction(180),
      'The angles at the three corners of a triangle add up to $180^\\circ$: the sectors together are one of $180^\\circ$.',
    )
}

const asks = /^(?:arc|sector|segment|perimeter|angle|radius|chord|area|length|increase)$/

/** "the area of the sector and of the segment": two things joined behind all that is told. */
function isSeveral({ view: { apart } }: Pieces): boolean {
  const last = apart.findLastIndex((item) => item.kind === 'number')
  // "chord AB" is told
  const rest = apart
    .filter((item, at) => !(item.kind === 'word' && item.text === 'chord' && apart[at + 1]?.kind === 'letter'))
    .slice(last + 1)
    .flatMap((item) =>
      item.kind === 'word' ? [item.text] : item.kind === 'mark' ? [item.text === ',' ? 'and' : '.'] : [],
    )
  const isAsk = (word: string) => asks.test(word)
  // what a sentence before tells, "sector ka angle ... aur perimeter ... hai", asks nothing
  return rest
    .join(' ')
    .split(/ \. | hai /)
    .map((part) => part.split(' '))
    .some((part) =>
      part.some((word, at) => word === 'and' && part.slice(0, at).some(isAsk) && part.slice(at).some(isAsk)),
    )
}

function askedIn(pieces: Pieces, { told }: Telling): SectorAsked | null {
  const words = new Set(
    pieces.view.words.length === 0
      ? []
      : pieces.view.apart.flatMap((item) => (item.kind === 'word' ? [item.text] : [])),
  )
  const has = (...any: readonly string[]) => any.some((word) => words.has(word))
  if (phrase(pieces.question, 'area * and increase', 'graze|grazes * and increase')) return null
  if (has('increase', 'increases', 'more', 'additional', 'extra', 'zyada', 'badhega', 'badhegi', 'badh'))
    return told.longer && has('area', 'graze', 'grazing') ? 'increase' : null
  if (told.longer) return null
  const isLeft =
    has('ungrazed', 'left', 'remaining', 'cannot') ||
    (has('arcs') && !pieces.question.words.some((word) => /^sectors?$/.test(word))) ||
    phrase(pieces.view, 'not covered|grazed|shaded|included|reached|reach|graze') !== null
  if (isLeft && told.times && told.why !== undefined && !told.sides && !has('not', 'cannot'))
    return has('area') ? 'area' : null
  if (isLeft) return has('area', 'field', 'part') && told.sides ? 'left' : null
  if (isSeveral(pieces) || (has('minor') && has('major'))) return null
  // of the two pieces that a chord cuts
  const isCut = cutsInTwo(pieces.question)
  if (isCut && has('piece', 'part') && has('smaller', 'larger', 'bigger') && !has('radii', 'sector'))
    return has('area') && !has('perimeter') ? (has('smaller') ? 'minor segment' : 'major segment') : null
  if (has('segment', 'segments'))
    return !has('area') || has('perimeter') ? null : has('major') ? 'major segment' : 'minor segment'
  if (has('major')) return has('sector') && has('area') ? 'major sector' : null
  // "chord length" asks for another length
  const ofChord = phrase(pieces.view, 'chord length|long', 'length chord', 'how long chord') !== null
  if (ofChord && !has('area')) return null
  const isArc = has('arc') && has('length', 'long')
  const tip = has('tip') && has('distance', 'far', 'travels', 'moves', 'covered')
  // "find the length of the pendulum" whose arc is told
  const ofItself =
    told.arc !== undefined &&
    told.radius === undefined &&
    phrase(pieces.view, `length ${long}`, `${long} length`, `long ${long}`, 'its length') !== null
  const asks: readonly SectorAsked[] = [
    has('perimeter') ? ('perimeter' as const) : null,
    (isArc || tip) && told.arc === undefined ? ('length of the arc' as const) : null,
    has('area', 'graze', 'grazing') ? ('area' as const) : null,
    has('angle') && told.angle === undefined ? ('angle' as const) : null,
    has('radius') || ofItself ? ('radius' as const) : null,
  ].flatMap((one): readonly SectorAsked[] => (one === null ? [] : [one]))
  const [only, ...more] = asks
  return only !== undefined && more.length === 0 ? only : null
}

/** "9π cm²" as a number, where π cancels out of what is asked; with what stands for it. */
function withPi(question: Question) {
  const { pi } = piOf(question)
  const origin = new Map<Item, readonly Item[]>()
  const apart = question.apart.flatMap((item, at, all): readonly Item[] => {
    const before = all[at - 1]
    if (item.kind === 'word' && before && origin.get(before)?.includes(item)) return []
    const value = item.kind === 'formula' ? piIn(item) : null
    if (!value || item.kind !== 'formula') return [item]
    const next = all[at + 1]
    const isUnit = next?.kind === 'word' && /^[cdmk]?m\^2$/.test(next.text)
    const number: Item = {
      kind: 'number',
      value: multiply(value.p, pi),
      unit: isUnit ? next.text : '',
      node: item.node,
    }
    origin.set(number, isUnit ? [item, next] : [item])
    return [number]
  })
  const units = new Set([...origin.values()].flatMap((items) => items.slice(1)))
  return origin.size === 0
    ? null
    : {
        origin,
        question: {
          ...question,
          apart: apart.filter((item) => !units.has(item)),
          items: apart,
          facts: apart.filter(isFact),
        },
      }
}

function read(question: Question): Found<SectorsTold> | null {
  const inPi = withPi(question)
  const found = readPlain(inPi?.question ?? question)
  if (!inPi || !found) return found
  // π stays only where a measure is found by π itself
  if (!/^(?:angle|radius)$/.test(found.given.asked) || found.given.also) return null
  const taken = found.used.flatMap((fact) => inPi.origin.get(fact) ?? [fact])
  return {
    ...found,
    used: taken.filter(isFact),
    said: [...(found.said ?? []), ...taken.filter((item) => item.kind === 'word')],
  }
}

/** Whether it is what is left of a circle that is asked. */
const restOf = ({ words }: Question): boolean => words.some((word) => /^(?:left|remaining|remains|uneaten)$/.test(word))

function readPlain(question: Question): Found<SectorsTold> | null {
  // each hand of a clock has a length and a turn of its own
  if (question.words.includes('hands')) return null
  // what is shaded stands in a figure: a triangle with more than its sector
  if (['shaded', 'equilateral'].every((word) => question.words.includes(word))) return null
  const pieces = new Pieces(question)
  const telling = new Telling()
  const pi = piOf(question)
  const root = rootThreeIn(question)
  pieces.take(...pi.taken, ...root.used)
  readAngle(pieces, telling)
  readLengths(pieces, telling)
  readEquilateral(pieces, telling)
  const { told } = telling
  // "the area of the triangular flower bed AOB" is none of a sector
  if (!told.field && phrase(question, 'area triangular|triangle')) return null
  const several = sectorsAsked(pieces.view.apart)
  const single = several.length > 0 ? null : askedIn(pieces, telling)
  const [asked = null, ...also] = single === null ? several : [single]
  if (asked === null || telling.isOdd) return null
  if (told.longer && !also.includes('increase') && asked !== 'increase') return null
  if ([asked, ...also].some((one) => (one === 'angle' && told.angle) || (one === 'radius' && told.radius))) return null
  // "eats three of the eight slices: what is left"
  const parts = told.times && told.angle ? divide(fraction(360), told.angle) : null
  const rest = parts && told.times && asked === 'area' && restOf(question) ? subtract(parts, told.times) : null
  if (restOf(question) && told.times && (!rest || sign(rest) <= 0)) return null
  if (rest) told.times = rest
  if (told.times && (also.length > 0 || !(rest ?? asksTogether(question)))) return null
  if (told.radius && told.circumference) return null
  if (told.longer && told.radius && compare(told.longer, told.radius) <= 0) return null
  const { field, sides, around, isOutside, ...own } = told
  const measures: Told = own
  // around a corner a long rope reaches further
  if (
    isOutside &&
    (asked !== 'area' || also.length > 0 || !sides?.every((side) => told.radius && compare(told.radius, side) <= 0))
  )
    return null
  if (told.longer && isOutside) return null
  if (around && told.angle && !told.radius && !told.arc && !told.area) measures.around = around
  else if (around) {
    if (!told.radius || told.arc || told.angle || told.why !== undefined) return null
    const arc = subtract(around, multiply(fraction(2), told.radius))
    if (sign(arc) <= 0) return null
    measures.arc = arc
    measures.why = `The perimeter is $l + 2r$, so $l = ${numeral(around)} - 2 \\times ${numeral(told.radius)} = ${numeral(arc)}$.`
  }
  // the corners of a field are no sectors of one circle
  const given: SectorsTold = {
    ...measures,
    ...(sides && { sides }),
    ...(field && { field }),
    ...(root.root && !equals(root.root, fraction(173, 100)) && { root: root.root }),
    asked,
    ...(also.length > 0 && { also }),
    pi: pi.pi,
    unit: [...telling.units][0] ?? '',
  }
  if (sectorsFound(given) === null) return null
  const { used, said } = pieces.told()
  const names = factsOf(question, 'letter').filter(({ name }) => /^(?:[A-Z]{1,3}|r)$/.test(name))
  return { given, used: [...new Set([...used, ...names])], said }
}

/** A sector, a segment, what a hand of a clock sweeps or a tied animal grazes: any measure from those that are told. */
export const sectorsTold = recogniser<SectorsTold>({
  id: 'sectors-told',
  solution,
  story: true,
  asPart: true,
  last: 'of all',
  cues: [
    'sector',
    'sectors',
    'arc',
    'segment',
    'quadrant',
    'semicircle',
    'minute',
    'hour',
    'ribs',
    'rope',
    'tied',
    'graze',
    'grazing',
    'tethered',
    'slices',
    'slice',
    'wipers',
    'blades',
    'bandhi',
    'sui',
    'segments',
    'arcs',
    'theta',
    'strip',
    'chord',
  ],
  words: [
    ...[
      'sector',
      'sectors',
      'segment',
      'segments',
      'areas',
      'lengths',
      'zyada',
      'hence',
      'corresponding',
      'divides',
      'divide',
      'minor',
      'major',
      'arc',
      'area',
      'length',
      'long',
      'angle',
      'centre',
      'center',
      'chord',
      'perimeter',
    ],
    ...[
      'radius',
      'circle',
      'circular',
      'part',
      'shape',
      'formed',
      'divided',
      'equal',
      'equally',
      'each',
      'one',
      'graze',
      'grazing',
      'increase',
    ],
    ...[
      'field',
      'corner',
      'end',
      'length',
      'distance',
      'tip',
      'between',
      'consecutive',
      'adjacent',
      'swept',
      'over',
      'which',
      'minute',
      'face',
      'right',
    ],
    ...[
      'arcs',
      'ungrazed',
      'left',
      'remaining',
      'cannot',
      'additional',
      'only',
      'both',
      'total',
      'piece',
      'smaller',
      'larger',
      'bigger',
      'together',
      'inside',
      'not',
    ],
  ],
  examples: [
    'the minute hand of our classroom clock is 10.5 cm long. how much area does it sweep between 8:05 and 8:25',
    'the area of a sector of a circle of radius 6 centimetre is 9 pi square centimetre find the angle of the sector',
    'A pony is tethered at one vertex of a field shaped like an equilateral triangle of side 30 m with a rope 10.5 m long. Find the area of the field that the pony cannot graze. Take π = 22/7 and √3 = 1.732.',
    'ghadi ki minute wali sui 7 cm lambi hai, 10 minute me kitna area sweep karegi',
    'A cow is tethered at the corner of a rectangular field by a 21 m rope. Find the area over which it grazes.',
    'A circle has circumference 44 cm. Find the length of an arc of 60°.',
    'A goat is tied with a rope 7 m long to a corner of a large square field. If the rope is replaced by one of length 14 m, find the increase in the grazing area.',
    '3 goats are tied with 7m ropes at 3 corners of triangular field with sides 26 m 28m 30m . area left ungrazed?',
    'A sector of area 231 cm² has an arc of length 22 cm. Find its radius.',
    'A cow is tethered at the corner of a rectangular field by a 21 m rope. Find the area over which it grazes and the increase if the rope becomes 28 m.',
    'A circular park of radius 21 m is divided into 6 equal sectors. Find the area of two sectors.',
    'radius 15 cm ke circle ki chord center par 60 degree ka angle banati hai. minor aur major segment ka area nikalo. π=3.14, √3=1.73',
    'square of side 14 cm, from each corner a quadrant of radius 3.5 cm is cut. find area of remaining portion',
    'The legs of a right triangle are 15 cm and 20 cm. With each vertex as centre, a sector of radius 7 cm is drawn inside the triangle. Find the area of the part of the triangle not covered by the sectors.',
  ],
  refuses: [
    'minute hand of a clock is 7 cm long. area swept from 6:10 pm to 6:30 am',
    'A goat is tied outside a corner of a 12 m by 9 m house with a rope 14 m long. Find the area it can graze.',
    'A board of radius 21 cm is divided into 12 equal sectors. 4 of them are red. Find the area of the blue sectors.',
    'A board of radius 21 cm is divided into 12 equal sectors. 4 of them are red. Find the area of the rest.',
    'A sector of angle 60° has the area 6π cm². Find its perimeter.',
    'A goat is tied with a rope 7 m long to a peg outside the corner of a square building. Find the area that it can graze.',
    'The minute hand of a clock is 7 cm long. Find the area swept by both hands in 10 minutes.',
    'a sector of angle 120 is cut from a circle of radius 21 cm, find area of minor sector and corresponding major sector',
    'A circular park of radius 21 m is divided into 6 equal sectors. Find the cost of grassing one sector at ₹5 per m².',
    'Three goats are tied with 7 m ropes at the corners of a triangular field. Find the area left ungrazed.',
    'A sector of a circle of radius 7 cm and angle 60° is cut out of a square. Find the area of the rest of the square.',
  ],
  read,
  unit: ({ asked, also, unit }) => (also ? '' : sectorUnit(asked, unit)),
})
