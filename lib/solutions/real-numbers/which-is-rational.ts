import { letterAt } from '../../letters'
import { earns, line } from '../line'
import { surdsTex, type SurdSum } from '../pieces/surd-sum'
import { worked } from '../solution'

export interface Given {
  readonly wanted: 'rational' | 'irrational'
  /** The exact values of the options, in their order. */
  readonly options: readonly SurdSum[]
}

const isRational = (value: SurdSum): boolean => value.every(({ radicand }) => radicand === 1)

const placesOf = ({ wanted, options }: Given): readonly number[] =>
  options.flatMap((value, place) => (isRational(value) === (wanted === 'rational') ? [place] : []))

function reason(value: SurdSum): string {
  if (isRational(value)) return `its value is $${value.length === 0 ? '0' : surdsTex(value)}$, which is rational`
  const roots = value.filter(({ radicand }) => radicand > 1).map(({ radicand }) => `$\\sqrt{${radicand}}$`)
  return `its value is $${surdsTex(value)}$, and ${roots.join(' and ')} ${roots.length === 1 ? 'is' : 'are'} irrational`
}

/** E.g. "Which of the following is an irrational number?" 0.272727..., 2 + √3, 22/7, √12 ÷ √3 */
export const whichIsRational = worked<Given>({
  id: 'which-is-rational',
  archetype: 'rn-classify-number',
  objection: (given) => {
    const count = placesOf(given).length
    if (count === 1) return null
    return `${count === 0 ? 'None' : 'More than one'} of the options is ${given.wanted}: look at them again.`
  },
  solve: (given) => {
    const letter = letterAt(placesOf(given)[0] ?? 0)
    return {
      lines: [
        ...given.options.map((value, place) =>
          line(`option ${letterAt(place)}`, `(${letterAt(place)}) ${reason(value)}`),
        ),
        earns(1, `So the ${given.wanted} number is in option (${letter})`),
      ],
      key: letter,
    }
  },
})
