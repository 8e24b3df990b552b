import { countThings } from './pieces/table-things'
import { fraction, subtract, toDecimal, toNumber, type Fraction } from '../../maths'
import { inPart } from '../slips/in-part'
import { decimalText } from '../slips/wrong-values'
import { template, type Slip } from '../template'
import { drawOrder, letterOf } from '../kinds-of-question/lettered'
import { compareParts, optionsOf, unitFor, wrongGap, type TwoGroups } from './pieces/compare-parts'
import { className, fits, hasOnePeak, hill, mean, sum, type Grouped } from './pieces/grouped'
import { meanOfValues, typed } from './pieces/readings'
import { groupsStories } from './pieces/two-groups'

interface Draw extends TwoGroups {
  readonly stem: 0 | 1 | 2
}

const leads = [
  'Compare the two groups by their means.',
  'Work out the mean of each group, and compare.',
  'Answer the questions with the help of the means.',
] as const

/** E.g. "Marks of section A and of section B ... Which section did better on average, and by how much?" */
export const compareGroups = template({
  id: 'stat-compare-two-groups',
  version: 5,
  topic: 'statistics',
  archetypes: ['stat-compare-sets'],
  difficulty: 'hard',
  marks: 5,
  draw: (random): Draw => {
    // what is the smaller of the two differences must not tell the right one
    const wrongIsSmaller = random.chance(0.5)
    const drawn = random.until(
      (r) => {
        const story = r.pick(groupsStories)
        const place = { from: r.pick(story.froms), width: r.pick(story.widths) }
        const total = r.pick([20, 25, 40, 50])
        const other = r.chance(0.5) ? total : r.pick([20, 25, 40, 50])
        const table = (n: number): Grouped => ({ ...place, frequencies: hill(r, 5, n) })
        return { story, tables: [table(total), table(other)] as const, wrongIsSmaller }
      },
      ({ tables: [a, b] }) =>
        [a, b].every(
          ({ frequencies, ...of }) =>
            Math.min(...frequencies) >= 2 && hasOnePeak(frequencies) && fits(mean({ ...of, frequencies })),
        ) &&
        Math.abs(toNumber(subtract(mean(a), mean(b)))) >= a.width / 20 &&
        fits(subtract(mean(a), mean(b))) &&
        wrongGap({ tables: [a, b], wrongIsSmaller }) !== undefined,
    )
    return { ...drawn, order: drawOrder(random, 4), stem: random.pick([0, 1, 2] as const) }
  },
  things: ({ tables }) => tables.flatMap(({ frequencies }) => countThings(frequencies)),
  pose: (draw) => {
    const { story, tables, stem } = draw
    const [a, b] = tables
    const rows = a.frequencies.map((f, i) => [className(a, i), `$${f}$`, `$${b.frequencies[i] ?? 0}$`])
    return {
      question: `${story.tell} ${leads[stem]}`,
      figure: {
        kind: 'table',
        description: `Frequency table of two groups. ${story.classes}: ${a.frequencies.map((f, i) => `${className(a, i)}: ${story.groups[0]} ${f}, ${story.groups[1]} ${b.frequencies[i] ?? 0}`).join('; ')}.`,
        head: [story.classes, ...story.groups],
        rows,
      },
      hints: [
        'The class marks are the same for both groups; the frequencies are not.',
        'Divide each sum of products by the total frequency of its own group.',
        story.low
          ? 'Think what is better here: a larger mean or a smaller one?'
          : 'Subtract the smaller mean from the larger one.',
      ],
      parts: compareParts(draw),
      explanation:
        'Groups of different size are compared by their means, not by their sums. Whether the larger or the smaller mean is the better one depends on what is measured.',
    }
  },
  crossCheck: ({ story, tables: [a, b], order, wrongIsSmaller }) => {
    const [one, other] = [meanOfValues(a), meanOfValues(b)]
    const firstIsBetter = story.low ? one < other : one > other
    const said = `${firstIsBetter ? story.groups[0] : story.groups[1]}, by $${typed(Math.abs(one - other))}$ ${unitFor(story, typed(Math.abs(one - other)))}`
    const item = optionsOf({ story, tables: [a, b], wrongIsSmaller }).indexOf(said)
    return [typed(one), typed(other), letterOf(item, order)]
  },
  slips: (draw): readonly Slip[] => {
    const { tables, order } = draw
    const wrong = (part: string, step: string, table: Grouped, other: Grouped): readonly Slip[] => {
      const half = fraction(table.width, 2)
      const off = (value: Fraction, note: string) => ({ response: decimalText(value), note, step })
      return inPart(part, toDecimal(mean(table)), [
        off(subtract(mean(table), half), 'Use the class marks, not the lower limits.'),
        ...(Math.abs(toNumber(subtract(mean(table), mean(other)))) > 0.02
          ? [off(mean(other), 'That is the mean of the other group.')]
          : []),
        off(
          fraction(mean(table).n * BigInt(sum(table.frequencies)), mean(table).d * BigInt(table.frequencies.length)),
          'Divide by the total frequency, not by the number of classes.',
        ),
      ]).filter(({ response }) => Math.abs(Number(response) - toNumber(mean(table))) > 0.02)
    }
    const [a, b] = tables
    const notes = [
      'Which mean is the better one here? Think of what is measured.',
      'The difference of the two means is asked: subtract them again.',
      'Look at both: which group is better, and what the difference of the means is.',
    ]
    return [
      ...wrong('(i)', 'first', a, b),
      ...wrong('(ii)', 'second', b, a),
      ...inPart(
        '(iii)',
        letterOf(0, order),
        notes.map((note, i) => ({ response: letterOf(i + 1, order), note, step: 'difference' })),
      ),
    ]
  },
})
