import { letterAt } from '@/lib/letters'
import { calledIn, type AskedChoice } from './asked-of'
import { mostGuessed } from './bounds'
import { worst, type Finding } from './finding'
import { shapesOf } from './shapes'
import { bareNumbers, valueOfText } from './values'

/** Of the options of a problem, those that a rule of thumb leaves: all where it says nothing. */
type Rule = (asked: AskedChoice) => readonly number[]

/** Rules of thumb about the place, the size, the length and the shape of the options that find the key too often. */
export function optionFindings(choices: readonly AskedChoice[]): readonly Finding[] {
  const [first] = choices
  if (!first) return []
  const count = Math.max(...choices.map(({ options }) => options.length))
  const places = Array.from({ length: count }, (_, place) => place)
  const findings = (check: Finding['check'], rules: readonly (readonly [what: string, rule: Rule])[]) =>
    worst(
      rules.map(([what, rule]) => ({
        check,
        what: `${calledIn(choices)}${what} is the key`,
        share: shareOf(choices, rule),
        draws: choices.length,
        most: mostGuessed(count),
      })),
    )
  const sizes = sizesOf(choices)
  const shaped = shapesAmong(choices)
  return [
    ...findings(
      'position',
      places.map((place) => [`option ${letterAt(place)}`, () => [place]]),
    ),
    ...findings(
      'size',
      places.map((rank) => [`the value at place ${rank + 1} by size`, (asked) => atRank(sizes.get(asked) ?? [], rank)]),
    ),
    ...findings(
      'length',
      places.map((rank) => [
        `the text at place ${rank + 1} by length`,
        ({ options }) => atRank(options.map(shown), rank),
      ]),
    ),
    ...findings(
      'shape',
      [...new Set([...shaped.values()].flatMap((each) => each.flatMap((one) => [...one])))].flatMap((shape) => [
        [`an option ${shape}`, (asked) => having(shaped.get(asked) ?? [], shape, true)],
        [`an option not ${shape}`, (asked) => having(shaped.get(asked) ?? [], shape, false)],
      ]),
    ),
  ]
}

/** In what share of the draws the rule finds the key, where a guess among those that it leaves decides. */
function shareOf(choices: readonly AskedChoice[], rule: Rule): number {
  const found = choices.map((asked) => {
    const left = rule(asked)
    if (left.length === 0) return 1 / asked.options.length
    return left.includes(asked.key) ? 1 / left.length : 0
  })
  return found.reduce((sum, one) => sum + one, 0) / choices.length
}

/** About as long as it is seen: commands of TeX are one sign. */
const shown = (option: string): number => option.replace(/\\[a-zA-Z]+/g, '~').replace(/[{}$^_\s]/g, '').length

/** Where all are different or some alike: those that can be called the one at that rank. */
function atRank(values: readonly number[], rank: number): readonly number[] {
  if (values.length === 0 || values.some(Number.isNaN)) return []
  const [wanted] = values.toSorted((a, b) => a - b).slice(rank)
  return values.flatMap((value, place) => (wanted !== undefined && Math.abs(value - wanted) < 1e-9 ? [place] : []))
}

const sizesOf = (choices: readonly AskedChoice[]) =>
  new Map(choices.map((asked) => [asked, asked.options.map(valueOfText)]))

const shapesAmong = (choices: readonly AskedChoice[]) =>
  new Map(
    choices.map((asked) => {
      const printed = bareNumbers(asked.problem.question)
      return [asked, asked.options.map((option) => shapesOf(option, printed))]
    }),
  )

function having(shapes: readonly ReadonlySet<string>[], shape: string, wanted: boolean): readonly number[] {
  return shapes.flatMap((one, place) => (one.has(shape) === wanted ? [place] : []))
}
