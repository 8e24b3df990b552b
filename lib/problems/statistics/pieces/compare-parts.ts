import { absolute, add, fraction, multiply, subtract, toDecimal, toNumber, zero, type Fraction } from '../../../maths'
import { choiceOf, letterOf } from '../../kinds-of-question/lettered'
import type { PosedPart } from '../../posed'
import { chain, earns, equals, says } from '../../template'
import { at, classMark, fits, mean, sum, type Grouped } from './grouped'
import { groupOf, type GroupsStory } from './two-groups'

export interface TwoGroups {
  readonly story: GroupsStory
  readonly tables: readonly [Grouped, Grouped]
  readonly order: readonly number[]
  /** Whether the wrong difference among the options is the smaller one of the two. */
  readonly wrongIsSmaller: boolean
}

const total = (table: Grouped): Fraction =>
  table.frequencies.reduce((so, f, i) => add(so, multiply(classMark(table, i), fraction(f))), zero)

const gapOf = ([a, b]: TwoGroups['tables']): Fraction => absolute(subtract(mean(a), mean(b)))

/** "minutes", or "minute" for one. */
export const unitFor = ({ unit }: TwoGroups['story'], count: string): string =>
  count === '1' ? unit.replace(/s$/, '') : unit

/** As many decimals as the other has. */
const looksLike = (one: Fraction, other: Fraction): boolean =>
  toDecimal(one).replace(/^.*?(?=\.|$)/, '').length === toDecimal(other).replace(/^.*?(?=\.|$)/, '').length

/** A difference that is not the one of the means: half or twice it, that of lower limits and class marks mixed, or that of the modes. */
export function wrongGap({ tables, wrongIsSmaller }: Omit<TwoGroups, 'order' | 'story'>): Fraction | undefined {
  const [a, b] = tables
  const gap = gapOf(tables)
  const half = fraction(a.width, 2)
  const peak = ({ frequencies }: Grouped) => frequencies.indexOf(Math.max(...frequencies))
  const modes = fraction(Math.abs(peak(a) - peak(b)) * a.width)
  return [modes, absolute(subtract(gap, half)), add(gap, half), multiply(gap, fraction(1, 2)), add(gap, gap)].find(
    (wrong) =>
      fits(wrong) &&
      wrong.n !== 0n &&
      looksLike(wrong, gap) &&
      (wrongIsSmaller ? toNumber(wrong) < toNumber(gap) : toNumber(wrong) > toNumber(gap)),
  )
}

/** The right conclusion first, then the wrong group, the wrong difference, and both. */
export function optionsOf(draw: Omit<TwoGroups, 'order'>): readonly [string, string, string, string] {
  const { story, tables } = draw
  const [a, b] = tables
  const firstIsBetter = toNumber(subtract(mean(a), mean(b))) > 0 !== (story.low === true)
  const [better, worse] = firstIsBetter ? story.groups : [story.groups[1], story.groups[0]]
  const gap = gapOf(tables)
  const other = wrongGap(draw)
  if (!other) throw new Error('optionsOf: the tables have no wrong difference of that size')
  const said = (group: string, by: Fraction) => `${group}, by $${toDecimal(by)}$ ${unitFor(story, toDecimal(by))}`
  return [said(better, gap), said(worse, gap), said(better, other), said(worse, other)]
}

/** Two means of two marks each, and what they tell. */
export function compareParts(draw: TwoGroups): readonly PosedPart[] {
  const { story, tables, order } = draw
  const [a, b] = tables
  const [one, other] = [mean(a), mean(b)].map(toDecimal)
  const gap = toDecimal(gapOf(tables))
  const larger = toNumber(subtract(mean(a), mean(b))) > 0
  const better = larger !== (story.low === true) ? story.groups[0] : story.groups[1]
  const { rule, options } = choiceOf(optionsOf(draw), order)
  const meanPart = (label: string, name: string, group: string, table: Grouped): PosedPart => {
    const marks = table.frequencies.map((_, i) => toDecimal(classMark(table, i)))
    const value = toDecimal(mean(table))
    return {
      label,
      ask: `Find the mean ${story.what} of ${groupOf(story, group)}.`,
      rule: { kind: 'number', expected: value, ...(story.unit === 'minutes' && { unit: 'min' }) },
      steps: [
        earns(
          1,
          says`With the class marks $${marks.join(', ')}$: ${equals('sum of the products', table.frequencies.map((f, i) => `${f} \\times ${marks[i] ?? ''}`).join(' + '), toDecimal(total(table)))}.`,
          name,
        ),
        earns(
          1,
          says`${equals('Total frequency', table.frequencies.map((_, i) => `${at(table.frequencies, i)}`).join(' + '), `${sum(table.frequencies)}`)}, so ${equals(`the mean of ${group}`, `\\dfrac{${toDecimal(total(table))}}{${sum(table.frequencies)}}`, value)}.`,
        ),
        `Hence, the mean ${story.what} of ${groupOf(story, group)} is $${value}$${story.unit === 'marks' ? '' : ` ${story.unit}`}.`,
      ],
    }
  }
  return [
    meanPart('(i)', 'first', story.groups[0], a),
    meanPart('(ii)', 'second', story.groups[1], b),
    {
      label: '(iii)',
      ask: story.question,
      rule,
      options,
      steps: [
        earns(
          1,
          says`The means differ by ${chain(larger ? `${one ?? ''} - ${other ?? ''}` : `${other ?? ''} - ${one ?? ''}`, gap)}, and here the ${story.low ? 'smaller' : 'larger'} mean is the better one: that of ${groupOf(story, better)}.`,
          'difference',
        ),
        `Hence, it is ${better}, by $${gap}$ ${unitFor(story, gap)}: the correct option is (${letterOf(0, order)}).`,
      ],
    },
  ]
}
