import { placeOf, placeWords, places, whyPlace, adviceOn, type Place } from './pieces/places-of-point'
import { drawPoint, pointText, type Point } from './pieces/point'
import { exactTex, named, tupleTex } from '../../solutions/coordinate-geometry/pieces/point'
import { coordinateTex, sectionAt } from '../../solutions/coordinate-geometry/pieces/section'
import { choiceOf, drawOrder, letterAt } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import { smallRatios } from './pieces/small-ratios'

interface Draw {
  readonly a: Point
  readonly part: Point
  readonly m: number
  readonly n: number
  readonly others: readonly Place[]
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

const endOf = ({ a, part, m, n }: Draw): Point => [a[0] + (m + n) * part[0], a[1] + (m + n) * part[1]]
const pointOf = ({ a, part, m }: Draw): Point => [a[0] + m * part[0], a[1] + m * part[1]]

/** Where one comes with m and n exchanged; with equal parts, by half of the difference in place of half of the sum. */
const wronglyAt = ({ a, part, m, n }: Pick<Draw, 'a' | 'part' | 'm' | 'n'>): Point =>
  m === n ? part : [a[0] + n * part[0], a[1] + n * part[1]]

const stems: readonly ((a: string, b: string, ratio: string) => string)[] = [
  (a, b, ratio) =>
    `Where does the point lie that divides the line segment from $A${a}$ to $B${b}$ in the ratio $${ratio}$?`,
  (a, b, ratio) =>
    `The point which divides the line segment joining $A${a}$ and $B${b}$ internally in the ratio $${ratio}$ lies`,
  (a, b, ratio) =>
    `$P$ is the point of the segment from $A${a}$ to $B${b}$ with $AP : PB = ${ratio}$. Where does $P$ lie?`,
]

/** E.g. "In which quadrant does the point lie that divides the segment from A(-8, 1) to B(1, 7) in the ratio 1 : 2?" */
export const quadrantOfPoint = template<Draw>({
  id: 'cg-quadrant-of-section-point',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-quadrant-of-point', 'cg-section-point'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const place = random.pick(places)
    const [m, n] = random.pick([...smallRatios, [1, 1]] as const)
    const drawn = random.until(
      (source) => ({ a: drawPoint(source, 9), part: drawPoint(source, 4) }),
      ({ a, part }) => {
        const whole = { a, part, m, n, others: [], order: [], stem: 0 } as const
        const b = endOf(whole)
        return (
          part[0] !== 0 &&
          part[1] !== 0 &&
          placeOf(pointOf(whole)) === place &&
          ![place, 'origin'].includes(placeOf(wronglyAt(whole))) &&
          placeOf(a) !== place &&
          placeOf(b) !== place &&
          ![...a, ...b].includes(0) &&
          b.every((value) => Math.abs(value) <= 12)
        )
      },
    )
    const wrong = placeOf(wronglyAt({ ...drawn, m, n }))
    return {
      ...drawn,
      m,
      n,
      others: [
        ...places.filter((other) => other === wrong),
        ...random.shuffle(places.filter((other) => other !== place && other !== wrong)).slice(0, 2),
      ],
      order: drawOrder(random, 4),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  pose: (draw) => {
    const { a, m, n, others, order, stem } = draw
    const [b, p] = [endOf(draw), pointOf(draw)]
    const place = placeOf(p)
    const { rule, options } = choiceOf(
      [place, ...others].map((each) => placeWords[each]),
      order,
    )
    const [from, to] = [named('A', a).at, named('B', b).at]
    return {
      question: stems[stem]?.(pointText(a), pointText(b), `${m} : ${n}`) ?? '',
      rule,
      options,
      hints: [
        'Find the point with the section formula.',
        'The signs of its coordinates tell the quadrant; a zero tells an axis.',
      ],
      steps: [
        'By the section formula the point is $\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)$.',
        line(
          'point',
          `It is $${tupleTex(coordinateTex(m, n, a[0], b[0]), coordinateTex(m, n, a[1], b[1]))} = ${exactTex(sectionAt(from, to, m, n))}$.`,
        ),
        line('place', whyPlace[place]),
        earns(1, `Hence the point lies ${placeWords[place]}: option (${rule.expected}).`),
      ],
      explanation:
        'In the four quadrants the signs are $(+, +)$, $(-, +)$, $(-, -)$ and $(+, -)$, counted anticlockwise.',
    }
  },
  crossCheck: ({ a, part, m, n, others, order }) => {
    // Along the segment in m + n equal steps, m of them.
    let [x, y] = [a[0], a[1]]
    for (let step = 0; step < m; step++) [x, y] = [x + part[0], y + part[1]]
    const quadrant =
      x === 0 ? 'y-axis' : y === 0 ? 'x-axis' : x > 0 ? (y > 0 ? 'first' : 'fourth') : y > 0 ? 'second' : 'third'
    const shown = [...places.filter((each) => each === quadrant), ...others]
    return n > 0 ? letterAt(order.indexOf(shown.indexOf(quadrant))) : ''
  },
  slips: ({ others, order, m, n }) =>
    others.map((other, index) => ({
      response: letterAt(order.indexOf(index + 1)),
      // the first of them is where the usual mistake leads
      note:
        index > 0
          ? adviceOn[other]
          : `${adviceOn[other]} ${m === n ? 'The mid-point is half of the sum of the ends, not of their difference.' : 'Check also that $m$ goes with the far end.'}`,
      step: 'place',
    })),
})
