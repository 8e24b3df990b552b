import { pairsOf, twoTrianglesFigure, type Pair } from './pieces/two-triangles'
import { coRatio, measured, ratioAt } from './pieces/ratio'
import { ratioNames, sidesOf, type RatioName, type Side } from '../../solutions/trigonometry/pieces/ratio'
import { fraction, toText, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { layouts, twoTriangles as solution } from '../../solutions/trigonometry/two-triangles'
import { template } from '../template'

interface Draw {
  readonly pair: Pair
  readonly name: RatioName
  /** Which side of the second triangle is given beside the common one. */
  readonly given: 'first' | 'second'
  readonly stem: number
}

const sides: readonly Side[] = ['opposite', 'adjacent', 'hypotenuse']

const lengthIn = ({ second }: Pair, side: Side): number => second[sides.indexOf(side)] ?? 1

const nameIn = ({ layout }: Pair, side: Side): string => layouts[layout].second[sides.indexOf(side)] ?? ''

const ratioIn = (pair: Pair, name: RatioName): Fraction =>
  fraction(lengthIn(pair, sidesOf[name][0]), lengthIn(pair, sidesOf[name][1]))

/** The side of the second triangle that is given, and the one that is found. */
function twoSides({ pair, given }: Draw): readonly [given: Side, found: Side] {
  const [one = 'opposite', two = 'adjacent'] = sides.filter((side) => side !== layouts[pair.layout].commonAs)
  return given === 'first' ? [one, two] : [two, one]
}

/** The lengths of the first triangle: those that are given, and the common one. */
const firstLengths = ({ layout, first }: Pair): readonly [number, number, number] =>
  layout === 'altitude' ? [first[2], first[0], first[1]] : first

/** What is said of the two triangles. */
const stories: Readonly<Record<Pair['layout'], string>> = {
  'hypotenuse and leg': 'In the quadrilateral $ABCD$ the angles $ABC$ and $ACD$ are right angles.',
  altitude: 'In $\\triangle ABC$ the point $D$ lies on $BC$, and $AD$ is perpendicular to $BC$.',
  'common hypotenuse': 'In the quadrilateral $ABCD$ the angles $ABC$ and $ADC$ are right angles.',
}

const stems: readonly ((story: string, facts: string, asked: string) => string)[] = [
  (story, facts, asked) => `${story} It is given that ${facts}. Find ${asked}.`,
  (story, facts, asked) => `${story} If ${facts}, find the value of ${asked}.`,
  (story, facts, asked) => `${story} Here ${facts}. What is ${asked}?`,
]

/** E.g. "In the quadrilateral ABCD the angles ABC and ACD are right angles. AB = 6 cm, BC = 8 cm, AD = 26 cm. Find tan CAD." */
export const twoTriangles = template({
  id: 'trig-ratio-across-two-triangles',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['trig-two-triangles'],
  difficulty: 'medium',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random): Draw => {
    const layout = random.pick(['hypotenuse and leg', 'altitude', 'common hypotenuse'] as const)
    return {
      pair: random.pick(pairsOf(layout)),
      name: random.pick(ratioNames),
      given: random.pick(['first', 'second'] as const),
      stem: random.integer(0, stems.length - 1),
    }
  },
  given: (draw) => {
    const { pair, name } = draw
    const [told] = twoSides(draw)
    const [one, other] = firstLengths(pair)
    return {
      layout: pair.layout,
      first: [fraction(one), fraction(other)] as const,
      told,
      length: fraction(lengthIn(pair, told)),
      name,
      unit: 'cm',
    }
  },
  solution,
  ask: (draw) => {
    const { pair, name, stem } = draw
    const { known, common, angle } = layouts[pair.layout]
    const story = stories[pair.layout]
    const [given] = twoSides(draw)
    const [one, other] = firstLengths(pair)
    const lengths: Readonly<Record<string, number>> = {
      [known[0]]: one,
      [known[1]]: other,
      [nameIn(pair, given)]: lengthIn(pair, given),
    }
    const facts = Object.entries(lengths)
      .map(([side, length]) => `$${side} = ${length}$ cm`)
      .join(', ')
    const asked = `\\${name} ${angle}`
    return {
      question: (stems[stem] ?? stems[0])?.(story, facts, `$${asked}$`) ?? '',
      rule: { kind: 'fraction' },
      figure: twoTrianglesFigure(
        pair,
        Object.fromEntries(Object.entries(lengths).map(([side, length]) => [side, `${length} cm`])),
        `${story.replaceAll('$', '').replace('\\triangle', 'triangle')} ${facts.replaceAll('$', '')}.`,
      ),
      hints: [
        `The side $${common}$ belongs to both right triangles. Find it from the first one.`,
        'Where is the right angle of each triangle? Only opposite to it is the hypotenuse.',
      ],
      explanation: 'The common side carries the measure of the first triangle into the second one.',
    }
  },
  crossCheck: ({ pair, name }) => {
    const [opposite, adjacent] = pair.second
    return measured(ratioAt(name, (Math.atan2(opposite, adjacent) * 180) / Math.PI))
  },
  slips: (draw) => {
    const { pair, name } = draw
    const value = ratioIn(pair, name)
    const [, , shared] = firstLengths(pair)
    return distinctSlips(toText(value), [
      {
        response: toText(ratioIn(pair, coRatio[name])),
        note: 'Opposite and adjacent are exchanged: look from the corner of the angle that is asked.',
        step: 'ratio',
      },
      {
        response: toText(fraction(value.d, value.n)),
        note: 'The ratio is upside down.',
        step: 'ratio',
      },
      {
        response: toText(fraction(shared, lengthIn(pair, twoSides(draw)[0]))),
        note: 'Which two sides does this ratio hold? One of yours does not belong to it.',
        step: 'ratio',
      },
    ])
  },
})
