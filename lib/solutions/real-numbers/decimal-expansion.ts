import { fraction, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { line, type Step } from '../line'
import { worked } from '../solution'
import { factorLine } from './pieces/factor-lines'
import { powersOf } from './pieces/powers'

export interface Given {
  readonly top: bigint
  readonly bottom: bigint
  /** Whether it terminates, after how many places, and what it is: as it is asked. */
  readonly asked: readonly ('kind' | 'places' | 'decimal')[]
}

const most = 1_000_000_000n

const lowest = ({ top, bottom }: Given): Fraction => fraction(top, bottom)

const exponentOf = (q: bigint, prime: number): number =>
  powersOf(Number(q)).find((power) => power.prime === prime)?.exponent ?? 0

const terminates = (q: bigint): boolean => powersOf(Number(q)).every(({ prime }) => prime === 2 || prime === 5)

const placesOf = (q: bigint): number => Math.max(exponentOf(q, 2), exponentOf(q, 5))

/** 85 thousandths: "0.085". */
function decimalOf(value: Fraction, places: number): string {
  const digits = `${(value.n * 10n ** BigInt(places)) / value.d}`.padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

function expanded(value: Fraction): readonly Step[] {
  const places = placesOf(value.d)
  const scale = 10n ** BigInt(places)
  const shown = toTex(value)
  return [
    `The exponents of $2$ and $5$ are $${exponentOf(value.d, 2)}$ and $${exponentOf(value.d, 5)}$; the larger of them is $${places}$, so the expansion terminates after $${places}$ decimal ${places === 1 ? 'place' : 'places'}`,
    line(
      'decimal',
      says`${chain(shown, `\\frac{${(value.n * scale) / value.d}}{${scale}}`, decimalOf(value, places))}`,
    ),
  ]
}

/** E.g. "After how many decimal places will the decimal expansion of 17/(2³ × 5²) terminate?" */
export const decimalExpansion = worked<Given>({
  id: 'decimal-expansion',
  archetype: 'rn-classify-number',
  objection: (given) => {
    if (given.top <= 0n || given.bottom <= 0n || given.top > most || given.bottom > most)
      return 'I can work this for a fraction of two positive whole numbers up to $1000000000$.'
    const { d } = lowest(given)
    if (d === 1n) return 'The denominator divides the numerator: this is a whole number.'
    return !terminates(d) && !given.asked.includes('kind')
      ? `In lowest terms the denominator is $${d}$, which has a prime factor other than $2$ and $5$: the decimal expansion does not terminate.`
      : null
  },
  solve: (given) => {
    const value = lowest(given)
    const does = terminates(value.d)
    const answers = {
      kind: does ? 'terminating' : 'non-terminating repeating',
      places: `${placesOf(value.d)}`,
      decimal: does ? decimalOf(value, placesOf(value.d)) : '',
    }
    const isLowest = value.d === given.bottom
    return {
      lines: [
        isLowest
          ? `$${toTex(value)}$ is in lowest terms; its denominator is $${value.d}$`
          : line('lowest', says`In lowest terms: ${chain(`\\frac{${given.top}}{${given.bottom}}`, toTex(value))}`),
        line('factors', factorLine(Number(value.d))),
        does
          ? 'The denominator has no prime factor other than $2$ and $5$, so the decimal expansion terminates'
          : 'The denominator has a prime factor other than $2$ and $5$, so the decimal expansion is non-terminating and repeating',
        ...(does ? expanded(value) : []),
      ],
      key: given.asked
        .filter((one) => does || one === 'kind')
        .map((one) => answers[one])
        .join(', '),
    }
  },
})
