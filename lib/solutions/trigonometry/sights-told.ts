import { inverseOf, isZero, less, linearTex, product, solvedFor, times, withPut, type Linear } from './pieces/linear'
import { lengthLines, lengthTex, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { floating, twoTerm, twoTermTex, type TwoTerm } from './pieces/two-term'
import { valueTex, type StandardAngle } from './pieces/ratio'
import { surd, surdTex, surdText, type Surd } from '../../maths'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** How the lengths of the scene hang together. */
export type Tie =
  /** In the right triangle of a line of sight. */
  | {
      readonly kind: 'sight'
      readonly angle: StandardAngle
      readonly rise: Linear
      readonly run: Linear
      readonly seen: string
    }
  | { readonly kind: 'equal'; readonly left: Linear; readonly right: Linear; readonly why: string }

export interface AskedLength {
  /** "the height of the tower" */
  readonly name: string
  readonly value: Linear
  /** Asked together with the one before, as the distances from both. */
  readonly isMore?: true
  /** Along a line of sight at 45°: √2 times its run. */
  readonly byRootTwo?: true
}

export interface SightsTold {
  /** What each letter stands for: h, "the height of the tower". */
  readonly letters: ReadonlyMap<string, string>
  readonly ties: readonly Tie[]
  readonly asked: readonly AskedLength[]
  /** The ratio of the two that are asked. */
  readonly isRatio: boolean
  readonly rootThree: RootThree
}

const rootThreeTerm = twoTerm(0, 1)

/** What is zero in it. */
function equationOf(tie: Tie): Linear {
  if (tie.kind === 'equal') return less(tie.left, tie.right)
  const { angle, rise, run } = tie
  if (angle === 45) return less(rise, run)
  return angle === 60 ? less(rise, times(run, rootThreeTerm)) : less(times(rise, rootThreeTerm), run)
}

interface Settled {
  readonly found: ReadonlyMap<string, Linear>
  readonly lines: readonly string[]
}

/** The letters worked out one by one; null where the ties contradict each other or one of them says nothing new. */
function settle({ ties, letters }: SightsTold): Settled | null {
  let open = ties.map((tie, index) => ({ sum: equationOf(tie), label: `(${index + 1})` }))
  let found = new Map<string, Linear>()
  const lines: string[] = []
  while (open.length > 0) {
    if (open.some(({ sum }) => sum.of.size === 0)) return null
    const fewest = Math.min(...open.map(({ sum }) => sum.of.size))
    const next = open.find(({ sum }) => sum.of.size === fewest)
    const letter = next && [...letters.keys()].findLast((one) => next.sum.of.has(one))
    if (!next || letter === undefined) return null
    const value = solvedFor(next.sum, letter)
    const put = found.size > 0 && value.of.size === 0 ? 'with what was found before, ' : ''
    lines.push(`From ${next.label}, ${put}$${letter} = ${linearTex(value)}$`)
    open = open.filter((one) => one !== next).map(({ sum, label }) => ({ sum: withPut(sum, letter, value), label }))
    found = new Map([...found].map(([name, one]) => [name, withPut(one, letter, value)]))
    found.set(letter, value)
  }
  return { found, lines }
}

const valueOf = (value: Linear, found: ReadonlyMap<string, Linear>): Linear =>
  [...found].reduce((so, [letter, one]) => withPut(so, letter, one), value)

/** What is asked, in its order, each a number, or with one letter left in a ratio; null where the scene does not tell it, or not as it can be. */
export function lengthsAsked(given: SightsTold): readonly Linear[] | null {
  const settled = settle(given)
  if (!settled) return null
  const values = given.asked.map(({ value }) => valueOf(value, settled.found))
  const free = new Set([...given.letters.keys()].filter((letter) => !settled.found.has(letter)))
  const scaleOf = (value: Linear): number =>
    floating(value.constant) + [...value.of.values()].reduce((sum, one) => sum + floating(one), 0)
  const sizes = [
    ...values,
    ...[...settled.found.values()].map((one) => valueOf(one, settled.found)),
    ...given.ties.flatMap((tie) =>
      tie.kind === 'sight' ? [tie.rise, tie.run].map((one) => valueOf(one, settled.found)) : [],
    ),
  ]
  if (sizes.some((one) => scaleOf(one) <= 0)) return null
  if (given.asked.some(({ byRootTwo }, at) => byRootTwo && values[at] && !timesRootTwo(values[at].constant)))
    return null
  if (given.isRatio)
    return free.size === 1 &&
      values.length === 2 &&
      values.every(({ constant, of }) => isZero({ constant, of: new Map() }) && of.size === 1)
      ? values
      : null
  return free.size === 0 && values.every(({ of }) => of.size === 0) ? values : null
}

/** √2 times a number, or times one of √3; null for a sum of both. */
const timesRootTwo = ({ rational, root }: TwoTerm): Surd | null =>
  root.n === 0n ? surd(rational, 2) : rational.n === 0n ? surd(root, 6) : null

const bracket = (one: Linear): string =>
  one.of.size + (isZero({ constant: one.constant, of: new Map() }) ? 0 : 1) > 1 ? `(${linearTex(one)})` : linearTex(one)

function tieLine(tie: Tie, index: number): string {
  const label = `\\quad \\ldots (${index + 1})`
  if (tie.kind === 'equal') return `${tie.why}: $${linearTex(tie.left)} = ${linearTex(tie.right)} ${label}$`
  const { angle, rise, run, seen } = tie
  const [r, d] = [linearTex(rise), linearTex(run)]
  const so =
    angle === 45
      ? `${r} = ${d}`
      : angle === 60
        ? `${r} = \\sqrt{3}\\,${bracket(run)}`
        : `${d} = \\sqrt{3}\\,${bracket(rise)}`
  return `${seen}: $\\tan ${angle}^\\circ = \\frac{${r}}{${d}}$ and $\\tan ${angle}^\\circ = ${valueTex('tan', angle)}$, so $${so} ${label}$`
}

const ratioOf = ([one, two]: readonly Linear[]): TwoTerm => {
  const first = [...(one?.of.values() ?? [])][0] ?? twoTerm(1, 0)
  const second = [...(two?.of.values() ?? [])][0] ?? twoTerm(1, 0)
  return product(first, inverseOf(second))
}

/** E.g. "From the top of a 60 m tower the top and foot of a building are seen at depressions of 30° and 60°. Find its height and how far it is." */
export const sightsTold = worked<SightsTold>({
  id: 'sights-told',
  archetype: 'ht-elevation-depression',
  objection: (given) => {
    const values = lengthsAsked(given)
    if (!values) return 'These lengths and angles do not fit together: look at them again.'
    return given.isRatio
      ? null
      : (values.map(({ constant }) => rootObjection(constant, given.rootThree)).find((one) => one !== null) ?? null)
  },
  solve: (given) => {
    const { letters, ties, asked, isRatio, rootThree } = given
    const settled = settle(given)
    const values = lengthsAsked(given)
    if (!settled || !values) throw new Error('sights that do not fit together')
    const let_ = [...letters].map(([letter, name]) => `$${letter}$${isRatio ? '' : ' m'} be ${name}`)
    const head: readonly Step[] = [
      ...(let_.length > 0 ? [`Let ${let_.join(', and ')}.`] : []),
      ...ties.map((tie, index) => earns(1, tieLine(tie, index))),
      ...settled.lines,
    ]
    if (isRatio) {
      const ratio = ratioOf(values)
      const [one, two] = ratio.root.n === 0n ? [String(ratio.rational.n), String(ratio.rational.d)] : rootRatio(ratio)
      const shown = asked.map(
        ({ name }, index) => `${name} is $${linearTex(values[index] ?? { constant: twoTerm(0, 0), of: new Map() })}$`,
      )
      return {
        lines: [...head, `So ${shown.join(' and ')}.`, `The ratio is $${one} : ${two}$`],
        key: `${one}:${two}`.replaceAll(/\\sqrt\{3\}/g, '√3'),
      }
    }
    const last = asked.flatMap(({ name, value, byRootTwo }, index): readonly Step[] => {
      const length = values[index]?.constant ?? twoTerm(0, 0)
      const slanting = byRootTwo ? timesRootTwo(length) : null
      if (slanting) {
        const put = `\\sqrt{2} \\times ${lengthTex(length)}`
        return [
          `The line of sight makes $45^\\circ$ with the ground: $\\cos 45^\\circ = \\frac{1}{\\sqrt{2}}$, so it is $\\sqrt{2}$ times as long as its part along the ground.`,
          `Hence ${name} is $${put}${put === surdTex(slanting) ? '' : ` = ${surdTex(slanting)}`}$ m.`,
        ]
      }
      if (rootThree !== null && length.root.n !== 0n) return lengthLines(1, name, linearTex(value), length, rootThree)
      const isShown = value.of.size > 0 && [...value.of].some(() => true)
      return [`Hence ${name} is $${isShown ? `${linearTex(value)} = ` : ''}${lengthTex(length)}$ m.`]
    })
    return {
      lines: [...head, ...last],
      key: keyOf(
        asked,
        values.map(({ constant }, at) => {
          const slanting = asked[at]?.byRootTwo ? timesRootTwo(constant) : null
          return slanting ? surdText(slanting) : lengthText(constant, rootThree)
        }),
      ),
    }
  },
})

const labels = ['(i)', '(ii)', '(iii)', '(iv)', '(v)', '(vi)']

/** "20 m", "(i) 40 m; (ii) 15, 45 m" */
function keyOf(asked: readonly AskedLength[], texts: readonly string[]): string {
  const groups: string[][] = []
  for (const [index, { isMore }] of asked.entries()) {
    if (!isMore) groups.push([])
    groups.at(-1)?.push(texts[index] ?? '')
  }
  const shown = groups.map((group) => `${group.join(', ')} m`)
  return shown.length === 1 ? shown.join('') : shown.map((one, index) => `${labels[index] ?? ''} ${one}`).join('; ')
}

/** √3 : 1, 1 : √3, 2√3 : 1 */
const rootRatio = (ratio: TwoTerm): readonly [string, string] => {
  if (ratio.rational.n !== 0n) return [twoTermTex(ratio), '1']
  const { n, d } = ratio.root
  // n√3/d with 3 below is n/(d/3) over √3
  return d % 3n === 0n
    ? [String(n), d === 3n ? '\\sqrt{3}' : `${d / 3n}\\sqrt{3}`]
    : [n === 1n ? '\\sqrt{3}' : `${n}\\sqrt{3}`, String(d)]
}
