import { tableThings } from './pieces/table-things'
import { missingFromMode as solution } from '../../solutions/statistics/missing-from-mode'
import { fraction, toDecimal } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { drawTold } from './pieces/draw-table'
import { at, mode } from './pieces/grouped'
import { oneMissingStems, tableWithLetters, withFrequencies } from './pieces/missing'
import { hiddenIndex, modeMissingMistakes, type ModeMissing } from './pieces/mode-missing-slips'
import { modeParts } from './pieces/modes'
import { modeFromHistogram } from './pieces/readings'
import { withUnit } from './pieces/stories'
import { asksMode } from './pieces/worth-asking'

interface Draw extends ModeMissing {
  readonly stem: 0 | 1 | 2
}

/** E.g. "The mode of the following data is 36. Find the missing frequency x." */
export const modeMissing = template({
  id: 'stat-missing-frequency-from-mode',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-mode-missing'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (r): Omit<Draw, 'stem'> => ({
        ...drawTold(r, { totals: [30, 40, 50, 60], passes: (table) => asksMode(table, 1) }),
        side: r.pick(['before', 'after'] as const),
      }),
      (draw) => {
        const index = hiddenIndex(draw)
        return index >= 0 && index < draw.table.frequencies.length
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: tableThings,
  given: (draw) => ({
    from: fraction(draw.table.from),
    width: fraction(draw.table.width),
    frequencies: draw.table.frequencies.map((f, k) => (k === hiddenIndex(draw) ? null : f)),
    mode: mode(draw.table) ?? fraction(0),
    letter: 'x',
  }),
  solution,
  ask: (draw) => {
    const { story, table } = draw
    const told = toDecimal(mode(table) ?? fraction(modeParts(table).l))
    return {
      question: oneMissingStems(story, 'x', 'mode of the data', withUnit(story, told))[draw.stem],
      rule: { kind: 'number' },
      figure: tableWithLetters(story, table, { [hiddenIndex(draw)]: 'x' }),
      hints: [
        'The mode lies in the modal class, so the given mode tells you which class that is.',
        'Write down $l$, $h$, $f_0$, $f_1$ and $f_2$; one of them is $x$.',
        'Put them into the formula of the mode and solve the equation.',
      ],
      explanation:
        'Only the modal class and its two neighbours enter the formula of the mode, so the other frequencies do not matter here.',
    }
  },
  crossCheck: (draw) => {
    const told = modeFromHistogram(draw.table)
    for (let x = 0; x < modeParts(draw.table).f1; x++)
      if (Math.abs(modeFromHistogram(withFrequencies(draw.table, { [hiddenIndex(draw)]: x })) - told) < 1e-9)
        return `${x}`
    return null
  },
  slips: (draw) => wrongValues(fraction(at(draw.table.frequencies, hiddenIndex(draw))), modeMissingMistakes(draw)),
})
