import { gcd } from '../../maths'
import { choiceOf, choiceSlips, drawOrder, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import { known, reasons, type Case, type Compared } from './pieces/criterion-data'

interface Draw extends Compared {
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

/** What each criterion lacks in the data of each case. */
function lack(fits: Case, other: Case): string {
  if (other === 'none') return 'Compare again: what is given is enough.'
  if (other === 'AA') return 'For AA you need two pairs of equal angles.'
  if (other === 'SSS') return 'For SSS you need all three pairs of sides in one ratio.'
  return fits === 'none'
    ? 'For SAS the equal angle must lie between the two sides.'
    : `For SAS you need ${fits === 'AA' ? 'two pairs of sides, and no side is given' : 'a pair of equal angles, and no angle is given'}.`
}

/** The line of the solution that tells against it: the data, the ratios, or what the angles or sides show. */
function lineAgainst(fits: Case, other: Case): 'data' | 'compared' | 'shown' {
  if (other === 'none' || (fits === 'none' && other === 'SAS')) return 'shown'
  return other === 'SSS' && fits !== 'AA' ? 'compared' : 'data'
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
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-criterion'],
  marks: 1,
  draw: (random) => ({
    fits: random.pick(cases),
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
    angles: [random.integer(35, 80), random.integer(35, 80)] as const,
    narrow: random.integer(25, 32),
    order: drawOrder(random, 4),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { fits, order, stem } = draw
    const [compared, shown] = reasons(draw)
    const [pair, similar] = ['$\\triangle ABC$ and $\\triangle DEF$', '$\\triangle ABC \\sim \\triangle DEF$']
    const stories = [
      `In ${pair} it is known that ${known(draw)}. Which criterion, if any, shows that ${similar}?`,
      `By which criterion, if any, can you conclude that ${similar} when ${known(draw)}?`,
      `Vikram measures ${pair} and finds ${known(draw)}. He says that ${similar}. Which criterion, if any, is his reason?`,
    ] as const
    return {
      question: stories[stem],
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
      explanation:
        'Two angles are enough; otherwise all three sides, or two sides and the angle between them, must be compared.',
    }
  },
  // Recognise the case from the data as printed.
  crossCheck: (draw) => {
    const text = known(draw)
    const seen: Case = !text.includes('AB =')
      ? 'AA'
      : text.includes('CA =')
        ? 'SSS'
        : text.includes('angle B')
          ? 'SAS'
          : 'none'
    return letterOf(optionsFor(draw.fits).indexOf(seen), draw.order)
  },
  slips: ({ fits, order }) =>
    choiceSlips(
      optionsFor(fits)
        .slice(1)
        .map((other) => [lack(fits, other), lineAgainst(fits, other)] as const),
      order,
    ),
})
