import { boundMeasures, type Bound, type Unbound } from './bound-measures'
import { piIn } from './lengths'
import { ratesIn } from './rates'
import { isFact, type Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import {
  circleFound as solution,
  circleFoundBy,
  type CircleAsked,
  type CircleFound,
  type CircleMeasure,
  type CircleWay,
} from '../../../solutions/areas-volumes/circle-found'
import { fraction } from '../../../maths'

const names: ReadonlyMap<string, CircleMeasure> = new Map([
  ...['radius', 'radii', 'r'].map((name) => [name, 'radius'] as const),
  ...['diameter', 'diameters'].map((name) => [name, 'diameter'] as const),
  ...['circumference', 'circumferences', 'perimeter', 'perimeters', 'boundary', 'paridhi'].map(
    (name) => [name, 'circumference'] as const,
  ),
  ...['area', 'areas', 'kshetrafal'].map((name) => [name, 'area'] as const),
])

const measure = (name: string): CircleMeasure =>
  name === 'radius' || name === 'diameter' || name === 'circumference' ? name : 'area'

interface Way {
  readonly way: CircleWay
  readonly taken: readonly Item[]
  /** The measures that are asked. */
  readonly rest: readonly Unbound[]
  readonly unit: string
}

const unitOf = (told: readonly Bound[]): string | null => {
  const units = new Set(told.map(({ unit }) => unit.replace(/\^2$/, '')).filter((unit) => unit !== ''))
  return units.size > 1 ? null : ([...units][0] ?? '')
}

/** "area equal to the sum of the areas of two circles of radii 8 cm and 6 cm" */
function togetherIn(question: Question, told: readonly Bound[], free: readonly Unbound[]): Way | null {
  const sum = phrase(
    question,
    'sum|total of? both? areas|area|circumferences|circumference|perimeters|perimeter',
    'areas|area|circumferences|circumference|perimeters|perimeter ke|ka|ki sum',
    'sum|difference of? their|both? areas|area|circumferences|circumference|perimeters|perimeter',
  )
  const equal = phrase(question, 'equal|equals|same')
  const less = sum?.taken.some((item) => item.kind === 'word' && item.text === 'difference') ?? false
  const named = sum?.taken.find((item) => free.some((one) => one.item === item))
  const of = free.find(({ item }) => item === named)?.name
  const [first] = told
  const unit = unitOf(told)
  if (!sum || !equal || !first || told.length < 2 || told.length > 4 || unit === null) return null
  if ((of !== 'area' && of !== 'circumference') || (first.name !== 'radius' && first.name !== 'diameter')) return null
  if (told.some(({ name, unit: own }) => name !== first.name || /\^2$/.test(own)) || (less && told.length > 2))
    return null
  return {
    way: {
      kind: 'together',
      of,
      told: first.name,
      values: told.map(({ value }) => value),
      ...(less && { less: true }),
    },
    taken: [
      ...sum.taken,
      ...equal.taken,
      ...free.flatMap((one) => (one.name === of ? one.item : [])),
      ...told.flatMap(({ items }) => items),
    ],
    rest: free.filter(({ name }) => name !== of),
    unit,
  }
}

const round = 'circumference|perimeter'
const across = 'radius|diameter'
const asNumber = (unit: string): boolean => /^(?:|[cdkm]?m|units?)$/.test(unit)

/** "the circumference exceeds the diameter by 16.8 cm", "area and perimeter are numerically equal" */
function relationIn(question: Question, free: readonly Unbound[]): Way | null {
  const more = phrase(
    question,
    `${round} exceeds|exceed ${across} by? #d`,
    `${round} #d more|greater|longer|larger|bigger ${across}`,
    `${round} more|greater|longer|larger|bigger ${across} by? #d`,
    `difference between? ${round} ${across} #d`,
    `difference between? ${across} ${round} #d`,
    `${round} ${across} ka|ke|mein|ki|between? difference|differ #d`,
    `${round} ${across} differ|differs by? #d`,
    `${round} ${across} #d zyada|adhik|bada|badi|jyada`,
    `${across} #d less|smaller|shorter ${round}`,
  )
  const sum = phrase(
    question,
    `sum ${round} ${across} #d`,
    `sum ${across} ${round} #d`,
    `${round} ${across} sum|total #d`,
  )
  const found = more ?? sum
  if (found && asNumber(found.units.d)) {
    const from = found.taken.some((item) => item.kind === 'word' && item.text === 'diameter') ? 'diameter' : 'radius'
    return {
      way: { kind: 'differs', from, by: found.numbers.d, ...(!more && { sum: true }) },
      taken: found.taken,
      rest: free.filter(({ item }) => !found.taken.includes(item)),
      unit: found.units.d,
    }
  }
  const equal = phrase(
    question,
    `${round} and area numerically? equal|equals|same`,
    `area and ${round} numerically? equal|equals|same`,
    `area numerically? equal|equals ${round}`,
    `${round} numerically? equal|equals area`,
  )
  const times = equal
    ? null
    : phrase(question, `area numerically? %k ${round}`, `area numerically? equal|equals %k ${round}`)
  const taken = equal?.taken ?? times?.taken
  if (!taken) return null
  return {
    way: { kind: 'numerically', times: times?.numbers.k ?? fraction(1) },
    taken,
    rest: free.filter(({ item }) => !taken.includes(item)),
    unit: 'units',
  }
}

/** "fencing at ₹24 per metre costs ₹5280" */
function paidIn(
  question: Question,
  told: readonly Bound[],
  free: readonly Unbound[],
): (Way & { readonly more: readonly CircleAsked[] }) | null {
  const rates = ratesIn(question)
  // what goes around a half circle is no half of what goes around it all
  if (question.words.some((word) => /^semicirc/.test(word))) return null
  const [one, ...two] = told
  const [only, ...further] = rates
  // "its circumference is 314 m: the cost of levelling at ₹5 per m²"
  if (one && only && two.length === 0 && further.length === 0) {
    const unit = one.unit.replace(/\^2$/, '')
    const cost = only.per === unit ? 'circumference' : only.per === `${unit}^2` ? 'area' : null
    const single = cost && singleIn(question, told, free)
    return (
      single && {
        ...single,
        taken: [...single.taken, ...only.taken],
        more: [{ cost, rate: only.rate }],
        rest: single.rest.filter(({ name }) => name !== cost),
      }
    )
  }
  const [fence, plough, ...others] = rates.toSorted((a, b) => a.per.length - b.per.length)
  const totals = question.apart.filter(
    (item) => item.kind === 'number' && item.unit === '₹' && !rates.some(({ taken }) => taken.includes(item)),
  )
  const [total, ...more] = totals
  if (!fence || fence.per !== 'm' || !total || total.kind !== 'number' || more.length > 0 || others.length > 0)
    return null
  if (plough && plough.per !== 'm^2') return null
  return {
    way: { kind: 'paid', total: total.value, rate: fence.rate },
    taken: [total, ...fence.taken, ...(plough?.taken ?? [])],
    rest: free.filter(({ name }) => name !== 'circumference'),
    unit: 'm',
    more: plough ? [{ cost: 'area', rate: plough.rate }] : [],
  }
}

/** What one circle is known by. */
function singleIn(question: Question, told: readonly Bound[], free: readonly Unbound[]): Way | null {
  const [only, ...more] = told
  const unit = unitOf(told)
  if (
    !only ||
    more.length > 0 ||
    unit === null ||
    /\^2$/.test(only.unit) !== (only.name === 'area' && only.unit !== '')
  )
    return null
  const isHalf = question.words.some((word) => /^(?:semicircle|semicircular)$/.test(word))
  // the perimeter of a half circle is not half that of the circle: sectors know it
  const isRound = only.items.some((item) => item.kind === 'word' && item.text.startsWith('circumference'))
  if (isHalf && (only.name === 'area' || isRound || free.some(({ name }) => name === 'circumference'))) return null
  if (isHalf && only.name === 'circumference')
    return { way: { kind: 'half', perimeter: only.value }, taken: only.items, rest: free, unit }
  return {
    way: { kind: 'measure', of: measure(only.name), value: only.value },
    taken: only.items,
    rest: free,
    unit,
  }
}

/** 3.14 where it alone lets the radius come out as a decimal. */
function suiting(given: CircleFound, isTold: boolean): CircleFound | null {
  const other = { ...given, pi: fraction(157, 50) }
  const isPlain = (one: CircleFound) => {
    const found = circleFoundBy({ ...one, asked: ['radius'] })
    return found !== null && !found.key.includes('/')
  }
  if (!isTold && !isPlain(given) && isPlain(other) && circleFoundBy(other)) return other
  return circleFoundBy(given) ? given : null
}

function askedOf(question: Question, rest: readonly Unbound[]): readonly CircleAsked[] {
  const isHalf = question.words.some((word) => /^(?:semicircle|semicircular)$/.test(word))
  const asked = rest.map(({ name }): CircleAsked => (isHalf && name === 'area' ? 'half area' : measure(name)))
  return [...new Set(asked)]
}

const isPrice = (question: Question): boolean =>
  question.words.some((word) => /^(?:costs?|costing|expenditure)$/.test(word))

/** Any circle by one thing that is told of it, or by two others; what is fenced at a price; a half circle by its perimeter. */
export const circlesTold = recogniser<CircleFound>({
  id: 'circles-told',
  solution,
  last: 'of all',
  story: true,
  cues: ['circle', 'circles', 'circular', 'circumference', 'semicircle', 'semicircular'],
  words: [
    ...[
      'circle',
      'circles',
      'circular',
      'semicircle',
      'semicircular',
      'circumference',
      'perimeter',
      'has',
      'have',
      'larger',
    ],
    ...[
      'using',
      'use',
      'take',
      'third',
      'new',
      'rate',
      'per',
      'both',
      'boundary',
      'numerically',
      'whole',
      'shape',
      'total',
    ],
  ],
  examples: [
    'The radii of two circles are 19 cm and 9 cm respectively. Find the radius of the circle which has circumference equal to the sum of the circumferences of the two circles.',
    'radii of two circles 8 and 6. radius of circle whose area = sum of areas',
    'If the area of a circle is equal to the sum of the areas of two circles of diameters 10 cm and 24 cm, then find the diameter of the larger circle.',
    'The circumference of a circle exceeds its diameter by 16.8 cm. Find its radius.',
    'If the perimeter and the area of a circle are numerically equal, then find the radius of the circle.',
    'The cost of fencing a circular field at the rate of Rs 24 per metre is Rs 5280. The field is to be ploughed at the rate of Rs 0.50 per m². Find the cost of ploughing the field (Take π = 22/7).',
    'circumference of a circle is 44 cm, area?',
    'area of a circular playground is 22176 m^2. find its circumference',
    'The perimeter of a semicircular protractor is 66 cm. Find its diameter.',
  ],
  refuses: [
    'circumference 88 cm hai, us circle ke semicircle ka perimeter nikalo',
    'perimeter of a semicircular protractor of diameter 14 cm',
    'The radii of two circles are 19 cm and 9 cm. Find the radius of the circle whose area is half the sum of the areas of the two circles.',
    'The circumference of a circle is 44 cm. Find the area of a square inscribed in it.',
    'The radius of a circle is 7 cm and its area is 100 cm². Find its circumference.',
    'The circumference of a circle is 44 cm. Find the area of its quadrant.',
    'A circular park of radius 21 m has a path 7 m wide around it. Find the area of the circle and the path.',
    'The circumference of a circle exceeds twice its diameter by 16.8 cm. Find its radius.',
  ],
  read: (question) => {
    const pi = piIn(question)
    const plain = without(question, { taken: [...pi.used, ...namesOfCircles(question)] })
    const { told, free } = boundMeasures(plain.apart, names, new Set())
    const paid = paidIn(plain, told, free)
    if (isPrice(plain) !== (paid !== null)) return null
    const found = paid ?? togetherIn(plain, told, free) ?? relationIn(plain, free) ?? singleIn(plain, told, free)
    if (!found) return null
    const asked = [...askedOf(plain, found.rest), ...(paid?.more ?? [])]
    if (asked.length === 0 || asked.length > 4) return null
    if (found.way.kind === 'measure' && asked.includes(found.way.of)) return null
    const given = suiting({ way: found.way, asked, pi: pi.pi, unit: found.unit }, pi.used.length > 0)
    const taken: readonly Item[] = [...namesOfCircles(question), ...found.taken, ...found.rest.map(({ item }) => item)]
    return (
      given && {
        given,
        used: [...taken.filter(isFact), ...pi.used, ...rowsOf(question, taken)],
        said: taken.filter((item) => item.kind === 'word'),
      }
    )
  },
})

const isCount = (item: Item | undefined): boolean =>
  item?.kind === 'word' ? /^(?:two|three|four)$/.test(item.text) : item?.kind === 'number' && item.unit === ''

/** "circle", "two circles": what is spoken of, which says nothing else. */
const namesOfCircles = ({ apart }: Question): readonly Item[] =>
  apart.flatMap((item, at) => {
    if (item.kind !== 'word' || !/^(?:circles?|circular)$/.test(item.text)) return []
    const before = apart[at - 1]
    return before && isCount(before) && item.text !== 'circle' ? [before, item] : [item]
  })

/** The rows all of whose values are taken. */
const rowsOf = (question: Question, taken: readonly Item[]) =>
  question.facts.filter(
    (fact) =>
      question.rows
        .get(fact)
        ?.filter(isFact)
        .every((one) => taken.includes(one)) ?? false,
  )
