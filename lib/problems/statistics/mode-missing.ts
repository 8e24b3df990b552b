import { tableThings } from './pieces/table-things'
import { divide, fraction, subtract, toDecimal, toTex, type Fraction } from '../../maths'
import { earns, line, template, type Step } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { drawTold } from './pieces/draw-table'
import { at, className, mode } from './pieces/grouped'
import { oneMissingStems, tableWithLetters, withFrequencies } from './pieces/missing'
import { hiddenIndex, modeMissingMistakes, type ModeMissing } from './pieces/mode-missing-slips'
import { modeParts } from './pieces/modes'
import { modeFromHistogram } from './pieces/readings'
import { withUnit } from './pieces/stories'
import { asksMode } from './pieces/worth-asking'

interface Draw extends ModeMissing {
  readonly stem: 0 | 1 | 2
}

/** p/q = (mode − l)/h in lowest terms, and the linear equation that follows. */
function equation({ table, side }: Draw, value: Fraction): readonly Step[] {
  const { l, h, f0, f1, f2 } = modeParts(table)
  const { n, d } = divide(subtract(value, fraction(l)), fraction(h))
  const [p, q] = [Number(n), Number(d)]
  const ratio = toTex(fraction(p, q))
  const times = (k: number, inner: string) => (k === 1 ? inner : `${k}(${inner})`)
  const xs = (k: number) => `${k === 1 ? '' : k}x`
  if (side === 'before')
    return [
      `$${ratio} = \\dfrac{${f1} - x}{${2 * f1} - x - ${f2}} = \\dfrac{${f1} - x}{${2 * f1 - f2} - x}$`,
      line('cross-multiplied', `$${times(p, `${2 * f1 - f2} - x`)} = ${times(q, `${f1} - x`)}$`),
      earns(0.5, `$${xs(q)} - ${xs(p)} = ${q * f1} - ${p * (2 * f1 - f2)}$`),
      ...(q - p === 1 ? [] : [`$${xs(q - p)} = ${q * f1 - p * (2 * f1 - f2)}$`]),
    ]
  return [
    `$${ratio} = \\dfrac{${f1} - ${f0}}{${2 * f1} - ${f0} - x} = \\dfrac{${f1 - f0}}{${2 * f1 - f0} - x}$`,
    line(
      'cross-multiplied',
      `$${times(p, `${2 * f1 - f0} - x`)} = ${q === 1 || f1 - f0 === 1 ? '' : `${q} \\times ${f1 - f0} = `}${q * (f1 - f0)}$`,
    ),
    earns(0.5, `$${xs(p)} = ${p * (2 * f1 - f0)} - ${q * (f1 - f0)} = ${p * (2 * f1 - f0) - q * (f1 - f0)}$`),
  ]
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
  pose: (draw) => {
    const { story, table } = draw
    const hidden = hiddenIndex(draw)
    const { index, l, h, f1 } = modeParts(table)
    const value = mode(table) ?? fraction(l)
    const told = toDecimal(value)
    const x = at(table.frequencies, hidden)
    const [before, after] =
      draw.side === 'before' ? ['x', at(table.frequencies, index + 1)] : [at(table.frequencies, index - 1), 'x']
    return {
      question: oneMissingStems(story, 'x', 'mode of the data', withUnit(story, told))[draw.stem],
      rule: { kind: 'number', expected: `${x}` },
      figure: tableWithLetters(story, table, { [hidden]: 'x' }),
      hints: [
        'The mode lies in the modal class, so the given mode tells you which class that is.',
        'Write down $l$, $h$, $f_0$, $f_1$ and $f_2$; one of them is $x$.',
        'Put them into the formula of the mode and solve the equation.',
      ],
      steps: [
        earns(0.5, `The mode $${told}$ lies in the class ${className(table, index)}, so this is the modal class.`),
        earns(0.5, `Here $l = ${l}$, $h = ${h}$, $f_1 = ${f1}$, $f_0 = ${before}$ and $f_2 = ${after}$.`, 'values'),
        earns(0.5, 'Mode $= l + \\left(\\dfrac{f_1 - f_0}{2f_1 - f_0 - f_2}\\right) \\times h$'),
        earns(
          0.5,
          `$${told} - ${l} = \\left(\\dfrac{${f1} - ${before}}{2 \\times ${f1} - ${before} - ${after}}\\right) \\times ${h}$`,
        ),
        `Dividing by $${h}$ and simplifying:`,
        ...equation(draw, value),
        earns(0.5, `Hence, the missing frequency is $x = ${x}$.`),
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
