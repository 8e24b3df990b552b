import { boundMeasures, type Bound } from './bound-measures'
import { figures } from './figures-by-heart'
import { piIn } from './lengths'
import { ratesIn } from './rates'
import { rootThreeIn } from './segment'
import { isFact, type Item, type Word } from '../../question/fact'
import { rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import {
  areasTogether as solution,
  areasWorked,
  type AreasTogether,
} from '../../../solutions/areas-volumes/areas-together'
import type { Fraction } from '../../../maths'

const names: ReadonlyMap<string, string> = new Map([
  ...['radius', 'radii'].map((name) => [name, 'radius'] as const),
  ...['diameter', 'diameters'].map((name) => [name, 'diameter'] as const),
  ...['side', 'sides', 'edge', 'length'].map((name) => [name, 'side'] as const),
  ...['area', 'areas'].map((name) => [name, 'area'] as const),
])

/** What a figure is told by: each measure with its values in order, lengths by their names, and one angle. */
export interface Sizes {
  readonly of: (name: string) => readonly Fraction[]
  readonly named: (...names: readonly string[]) => Fraction | null
  readonly lengths: readonly Fraction[]
  readonly angle: Fraction | null
  /** How many sizes are told. */
  readonly count: number
  /** All words, in order. */
  readonly words: ReadonlySet<string>
  readonly text: string
}

interface Told {
  readonly sizes: Sizes
  readonly taken: readonly Item[]
  readonly unit: string
}

const sameName = (one: string, other: string): boolean =>
  [...one].toSorted().join('') === [...other].toSorted().join('')

/** "in terms of √3" */
const isRootThree = (item: Item): boolean =>
  item.kind === 'formula' && item.node.kind === 'root' && rational(item.node.of)?.n === 3n

/** All sizes that are told; null where one has no measure, or units are mixed. */
function sizesIn({ apart }: Question): Told | null {
  const { told } = boundMeasures(apart, names, new Set())
  const bound = new Set(told.flatMap(({ items }) => items))
  const lengths: { readonly name: string; readonly value: Fraction; readonly unit: string }[] = []
  const loose: Fraction[] = []
  const angles: Fraction[] = []
  const taken: Item[] = [...bound]
  for (const item of apart) {
    if (isRootThree(item)) taken.push(item)
    if (item.kind === 'length') {
      const value = rational(item.node)
      if (!value) return null
      lengths.push({ name: item.name, value, unit: item.unit })
      taken.push(item)
    } else if (item.kind === 'angle' || (item.kind === 'number' && item.unit === '°')) {
      const value = item.kind === 'angle' ? rational(item.node) : item.value
      if (!value) return null
      angles.push(value)
      taken.push(item)
    } else if (item.kind === 'letter' && /^[A-Z]{1,4}$/.test(item.name)) taken.push(item)
    else if (item.kind === 'number' && !bound.has(item)) {
      if (!/^(?:[cdm]?m)$/.test(item.unit)) return null
      loose.push(item.value)
      taken.push(item)
    }
  }
  const units = new Set(
    [
      ...told,
      ...lengths,
      ...apart.filter((item) => item.kind === 'number' && !bound.has(item) && item.unit !== '°'),
    ].flatMap((one) => ('unit' in one && one.unit !== '' ? one.unit.replace(/\^2$/, '') : [])),
  )
  if (units.size > 1 || angles.length > 1) return null
  const ofName = (name: string) => told.filter((one: Bound) => one.name === name).map(({ value }) => value)
  return {
    sizes: {
      of: ofName,
      named: (...wanted) => lengths.find(({ name }) => wanted.some((one) => sameName(one, name)))?.value ?? null,
      lengths: [...lengths.map(({ value }) => value), ...loose],
      angle: angles[0] ?? null,
      count: told.length + lengths.length + loose.length,
      words: new Set(apart.flatMap((item) => (item.kind === 'word' ? [item.text] : []))),
      text: apart
        .flatMap((item) =>
          item.kind === 'word' ? [item.text] : item.kind === 'letter' ? [item.name] : isRootThree(item) ? ['√3'] : [],
        )
        .join(' '),
    },
    taken,
    unit: [...units][0] ?? '',
  }
}

/** Shaded figures of squares, triangles, circles and their parts, as they stand in the books. */
export const shadedFigures = recogniser<AreasTogether>({
  id: 'shaded-figures',
  solution,
  story: true,
  last: true,
  cues: [
    'square',
    'quadrant',
    'quadrants',
    'semicircle',
    'semicircles',
    'circle',
    'circles',
    'concentric',
    'arcs',
    'road',
    'path',
    'track',
    'footpath',
    'segments',
    'circular',
    'arc',
    'segment',
    'equilateral',
  ],
  examples: figures.map(({ example }) => example),
  refuses: [
    'ABCD is a square of side 14 cm and four circles, each touching two others and two sides of the square, are drawn inside it. Find the perimeter of the shaded region.',
    'ABCD is a square of side 10 cm and semicircles are drawn with three of its sides as diameter. Find the area of the shaded region.',
    'Three concentric circles have radii 7 cm, 14 cm and 21 cm. Find the area of the shaded region.',
    'A square is inscribed in a circle of radius 7 cm. Find the area of the square and the area of one segment.',
    'OACB is a quadrant of a circle with centre O and radius 3.5 cm. If OD = 4 cm, find the area of the shaded region.',
    'A circle is inscribed in a square of side 14 cm and a smaller circle of radius 2 cm is cut out of it. Find the area of the shaded region.',
  ],
  read: (question) => {
    const [pi, root] = [piIn(question), rootThreeIn(question)]
    const rates = ratesIn(question)
    const [rate, ...more] = rates
    const plain = without(question, { taken: [...pi.used, ...root.used, ...rates.flatMap(({ taken }) => taken)] })
    const told = sizesIn(plain)
    const isPrice = question.words.some((word) => /^(?:costs?|costing|expenditure)$/.test(word))
    if (!told || more.length > 0 || isPrice !== (rate !== undefined)) return null
    if (rate && rate.per !== `${told.unit}^2`) return null
    for (const figure of figures) {
      const known = new Set(figure.words.split(' '))
      if (!figure.needs.every((form) => form.test(told.sizes.text))) continue
      const found = figure.read(told.sizes)
      if (!found) continue
      const given: AreasTogether = {
        ...found,
        pi: pi.pi,
        ...(root.root && { root: root.root }),
        ...(rate && { rate: rate.rate }),
        unit: told.unit,
      }
      if (!areasWorked(given)) continue
      const said = question.items.filter(
        (item): item is Word =>
          item.kind === 'word' &&
          (known.has(item.text) || (rate !== undefined && /^(?:rate|per|sq|cost)$/.test(item.text))),
      )
      const taken = [...told.taken, ...pi.used, ...root.used, ...rates.flatMap((one) => one.taken)]
      return {
        given,
        used: question.facts.filter(
          (fact) =>
            taken.includes(fact) ||
            (question.rows
              .get(fact)
              ?.filter(isFact)
              .every((one) => taken.includes(one)) ??
              false),
        ),
        said,
      }
    }
    return null
  },
})
