import { gcd } from '../../maths'
import { choiceOf, choiceSlips, drawOrder, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import {
  drawCase,
  fitting,
  known,
  measuredAngles,
  measuredSides,
  type Case,
  type Compared,
} from './pieces/criterion-data'
import { criterionFigure } from './pieces/criterion-figure'
import { reasons } from './pieces/criterion-reasons'
import { stemNames, stems } from './pieces/criterion-stems'

interface Draw extends Compared {
  readonly order: readonly number[]
  readonly stem: keyof typeof stems
}

/** What each criterion lacks in the data of each case. */
function lack({ measured, agree }: Compared, other: Case): string {
  if (other === 'none') return 'Compare again: what is given is enough.'
  if (other === 'AA') return 'For AA you need two pairs of equal angles.'
  if (other === 'SSS') return 'For SSS you need all three pairs of sides in one ratio.'
  if (measured === 'opposite') return 'For SAS the equal angle must lie between the two sides.'
  if (measured === 'included' && !agree) return 'For SAS the two pairs of sides must be in one ratio.'
  return `For SAS you need ${measured === 'angles' ? 'two pairs of sides, and no side is given' : 'a pair of equal angles, and no angle is given'}.`
}

/** The line of the solution that tells against it: the data, the ratios, or what the angles or sides show. */
function lineAgainst({ measured, agree }: Compared, other: Case): 'data' | 'compared' | 'shown' {
  if (other === 'none' || measured === 'opposite') return 'shown'
  const near = { angles: 'AA', sides: 'SSS', included: 'SAS' }[measured]
  return other === near && !agree ? 'shown' : 'data'
}

const names: Readonly<Record<Case, string>> = {
  AA: 'AA similarity criterion',
  SSS: 'SSS similarity criterion',
  SAS: 'SAS similarity criterion',
  none: 'No criterion applies: similarity cannot be concluded',
}

const cases = ['AA', 'SSS', 'SAS', 'none'] as const

const optionsFor = (fits: Case): readonly Case[] => [fits, ...cases.filter((other) => other !== fits)]

/** E.g. "In △ABC and △DEF, AB = 4, BC = 6, ∠B = 50° and DE = 6, EF = 9, ∠E = 50°. By which criterion are they similar?" */
export const whichCriterion = template<Draw>({
  id: 'tri-which-criterion',
  version: 4,
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-criterion'],
  marks: 1,
  draw: (random) => ({
    ...drawCase(random),
    second: random.shuffle([...random.pick(['DEF', 'PQR', 'XYZ', 'KLM'])]).join(''),
    ...random.until(
      (source) => ({ p: source.integer(1, 5), q: source.integer(1, 5) }),
      ({ p, q }) => p !== q && gcd(p, q) === 1,
    ),
    sides: random.pick([
      [4, 5, 6],
      [3, 5, 7],
      [4, 6, 7],
      [5, 6, 7],
      [5, 7, 9],
    ] as const),
    angles: random.until(
      (source) => [source.integer(35, 80), source.integer(35, 80)] as const,
      ([first, other]) =>
        Math.abs(first - other) > 6 && Math.abs(174 - 2 * first - other) > 6 && Math.abs(180 - first - 2 * other) > 12,
    ),
    narrow: random.integer(25, 32),
    order: drawOrder(random, 4),
    stem: random.pick(stemNames),
  }),
  pose: (draw) => {
    const { second, order, stem } = draw
    const fits = fitting(draw)
    const [compared, shown] = reasons(draw)
    const similar = `$\\triangle ABC \\sim \\triangle ${second}$`
    return {
      question: stems[stem](`$\\triangle ABC$ and $\\triangle ${second}$`, similar, known(draw)),
      ...choiceOf(
        optionsFor(fits).map((each) => names[each]),
        order,
      ),
      hints: [
        'Note what is known: angles only, sides only, or both.',
        'If sides and one angle are known, is that angle between the two sides?',
      ],
      steps: [
        line('data', `Given: ${known(draw)}`),
        line('compared', compared),
        line('shown', shown),
        earns(
          1,
          fits === 'none'
            ? `Hence no criterion applies. The correct option is ${letterOf(0, order)}.`
            : `Hence ${similar} by the ${names[fits]}. The correct option is ${letterOf(0, order)}.`,
        ),
      ],
      figure: criterionFigure(draw),
      explanation:
        'Two angles are enough; otherwise all three sides, or two sides and the angle between them, must be compared.',
    }
  },
  // Count what agrees, measure by measure, with every side and angle of the second triangle scaled back.
  crossCheck: (draw) => {
    const { p, q, order } = draw
    const scaled = measuredSides(draw).filter(({ value }) => value[0] * q === value[1] * p).length
    const angles = measuredAngles(draw)
    const degrees = angles.map(([, each]) => each)
    const atA = angles.some(([vertex]) => vertex === 'A')
    const third = 180 - (degrees[0] ?? 0) - (degrees[1] ?? 0)
    const seen: Case =
      degrees.length === 4
        ? degrees[3] === third
          ? 'AA'
          : 'none'
        : scaled === 3
          ? 'SSS'
          : scaled === 2 && degrees.length === 2 && !atA
            ? 'SAS'
            : 'none'
    return letterOf(optionsFor(fitting(draw)).indexOf(seen), order)
  },
  slips: (draw) =>
    choiceSlips(
      optionsFor(fitting(draw))
        .slice(1)
        .map((other) => [lack(draw, other), lineAgainst(draw, other)] as const),
      draw.order,
    ),
})
