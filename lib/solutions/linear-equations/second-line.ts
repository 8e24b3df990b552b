import { letterAt } from '../../letters'
import { earns } from '../line'
import { worked } from '../solution'
import { clearing, equationsObjection, wholeLine, type Equation } from './pieces/equation'
import { lineTex, type Line } from './pieces/line'
import { outcomeOf, ratioLines, type Outcome } from './pieces/ratio-test'

export interface Given {
  readonly base: Equation
  /** In their order. */
  readonly options: readonly Equation[]
  readonly wanted: Outcome
}

const found: Readonly<Record<Outcome, string>> = {
  unique: 'the lines intersect',
  none: 'the lines are parallel',
  infinite: 'the lines coincide',
}

const whole = (equation: Equation): Line => wholeLine(equation, clearing(equation))

const placesOf = ({ base, options, wanted }: Given): readonly number[] =>
  options.flatMap((option, place) => (outcomeOf([whole(base), whole(option)]) === wanted ? [place] : []))

/** The name of a line that compares the option under that letter: the first two ratios, or the third. */
export const ratioOf = (letter: string, index: 0 | 1): string => `${letter}${index}`

/** E.g. "Which line makes a pair of parallel lines with 3x − 4y = 7: 6x − 8y = 14, 6x − 8y = 5, 6x + 8y = 5 or ...?" */
export const secondLine = worked<Given>({
  id: 'second-line',
  archetype: 'le-second-line',
  objection: (given) => {
    const { base, options, wanted } = given
    for (const option of options) {
      const general = equationsObjection([base, option])
      if (general !== null) return general
    }
    const count = placesOf(given).length
    if (count === 1) return null
    return `For ${count === 0 ? 'none' : 'more than one'} of the options ${found[wanted]}: look at them again.`
  },
  solve: (given) => {
    const base = whole(given.base)
    const options = given.options.map(whole)
    const right = placesOf(given)[0] ?? 0
    return {
      lines: [
        'Compare the ratios of the coefficients of the given equation and of each option.',
        ...options.flatMap((second, place) => {
          const ratios = ratioLines([base, second]).slice(0, -1)
          return ratios.map((one, index) => ({
            ...one,
            name: `${letterAt(place)}${index}`,
            text: `${index === 0 ? `(${letterAt(place)}) ` : ''}${one.text}${index === ratios.length - 1 ? `: ${found[outcomeOf([base, second])]}` : ''}`,
          }))
        }),
        earns(1, `So the correct option is (${letterAt(right)}): $${lineTex(options[right] ?? base)}$`),
      ],
      key: letterAt(right),
    }
  },
})
