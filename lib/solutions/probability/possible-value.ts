import { letterAt } from '../../letters'
import { listed } from './pieces/chance'
import { one, sign, subtract, toTex, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A number that is offered as a probability, as it is written: '15\\%'. */
export interface Offered {
  readonly tex: string
  readonly value: Fraction
}

/** Numbers to choose from: the one that can be a probability, or the one that cannot. */
export interface PossibleValue {
  readonly wanted: 'can' | 'cannot'
  readonly options: readonly Offered[]
}

/** In which order the others are gone through: places among the options. */
export interface PossibleManner {
  readonly others: readonly number[]
}

/** Whether it lies from 0 to 1. */
const fits = ({ value }: Offered): boolean => sign(value) >= 0 && sign(subtract(one, value)) >= 0

/** "is less than $0$", "$= 1.05$ is greater than $1$" */
function placed({ tex, value }: Offered): string {
  if (sign(value) < 0) return 'is less than $0$'
  return `${tex.endsWith('\\%') ? `$= ${Number(tex.slice(0, -2)) / 100}$ ` : ''}is greater than $1$`
}

const right = ({ options, wanted }: PossibleValue): readonly number[] =>
  options.flatMap((option, index) => (fits(option) === (wanted === 'can') ? [index] : []))

/** E.g. "Which of the following cannot be the probability of an event? (A) 2/3 (B) −1.5 (C) 15% (D) 0.7" */
export const possibleValue = worked<PossibleValue, PossibleManner>({
  id: 'possible-value',
  archetype: 'prob-valid-value',
  objection: (given) => {
    const { length } = right(given)
    if (length === 1) return null
    return length === 0
      ? `None of these numbers ${given.wanted} be a probability: look at the options again.`
      : `More than one of these numbers ${given.wanted} be a probability: look at the options again.`
  },
  solve: (given, manner) => {
    const { options, wanted } = given
    const [at = 0] = right(given)
    const shown = options.map(({ tex }) => `$${tex}$`)
    const found = options[at] ?? { tex: toTex(one), value: one }
    const others = manner?.others ?? options.flatMap((_, index) => (index === at ? [] : [index]))
    const key = letterAt(at)
    return {
      key,
      lines: [
        'For every event $E$, $0 \\le P(E) \\le 1$.',
        ...(wanted === 'cannot'
          ? [
              line(
                'others',
                `${listed(others.map((index) => shown[index] ?? ''))} ${others.length > 1 ? 'lie' : 'lies'} from $0$ to $1$.`,
              ),
              earns(1, `${shown[at] ?? ''} ${placed(found)}.`),
            ]
          : [
              ...others.flatMap((index, place) => {
                const other = options[index]
                return other ? [line(`value ${place + 1}`, `$${other.tex}$ ${placed(other)}.`)] : []
              }),
              earns(1, `Only ${shown[at] ?? ''} lies from $0$ to $1$.`),
            ]),
        `Hence, ${shown[at] ?? ''} ${wanted} be a probability: the correct option is (${key}).`,
      ],
    }
  },
})
