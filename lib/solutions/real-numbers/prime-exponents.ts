import { add, fraction, isPrime, multiply, toTex, toText, type Fraction } from '../../maths'
import type { Sum } from '../../maths/sum'
import { lettersTex } from '../pieces/letters-sum'
import { chain, says } from '../claim'
import { earns, line, type Line } from '../line'
import { worked } from '../solution'
import { factorsObjection, naturals } from './pieces/naturals'
import { powersOf, powersTex, type Powers } from './pieces/powers'

/** number = bases[0]^letters[0] × bases[1]^letters[1] × ... */
export interface Given {
  readonly number: Fraction
  readonly bases: readonly Fraction[]
  readonly letters: readonly string[]
  /** The one that is asked for; all of them where it is left out. */
  readonly only?: string
  /** Powers that stand there without a letter: the 7 of "2^x × 3^y × 7". */
  readonly told?: Powers
  /** What is asked of the exponents: "2x − y + z". */
  readonly form?: Sum
}

/** "a = 3, b = 2, c = 1" */
export const exponentsText = (letters: readonly string[], exponents: readonly number[]): string =>
  letters.map((letter, index) => `${letter} = ${exponents[index] ?? 0}`).join(', ')

const exponentsOf = ({ number, bases }: Given): readonly number[] =>
  naturals(bases).map((base) => powersOf(Number(number.n)).find(({ prime }) => prime === base)?.exponent ?? 0)

/** The form with the exponents put in, "2 × 3 − 2 + 1", and its value. */
function putIn(form: Sum, letters: readonly string[], exponents: readonly number[]) {
  const terms = [...form.values()].map(({ coefficient, powers }) => {
    const factors = powers.flatMap(([letter, power]) =>
      Array.from({ length: power }, () => exponents[letters.indexOf(letter)] ?? 0),
    )
    const size = fraction(coefficient.n < 0n ? -coefficient.n : coefficient.n, coefficient.d)
    const isUnit = size.n === size.d && factors.length > 0
    const tex = [...(isUnit ? [] : [toTex(size)]), ...factors.map(String)].join(' \\times ')
    const value = factors.reduce((product, factor) => multiply(product, fraction(factor)), coefficient)
    return { tex, isMinus: coefficient.n < 0n, value }
  })
  const tex = terms.map(({ tex: one, isMinus }, at) => `${isMinus ? '- ' : at === 0 ? '' : '+ '}${one}`).join(' ')
  return { tex, value: terms.reduce((sum, { value }) => add(sum, value), fraction(0)) }
}

function objection({ number, bases, letters, told = [] }: Given): string | null {
  const problem = factorsObjection([number, ...bases], 'prime factorisation')
  if (problem !== null) return problem
  if (number.n < 2n) return '1 is not a product of primes: prime factorisation begins at 2.'
  if (bases.length < 2 || bases.length !== letters.length || new Set(letters).size !== letters.length)
    return 'Each prime needs a letter of its own for its exponent.'
  const primes = [...naturals(bases), ...told.map(({ prime }) => prime)]
  const odd = primes.find((base) => !isPrime(base))
  if (odd !== undefined) return `$${odd}$ is not a prime number, so this is no prime factorisation.`
  if (new Set(primes).size !== primes.length) return 'Each prime may stand there only once.'
  const missing = powersOf(Number(number.n)).find(({ prime }) => !primes.includes(prime))
  if (missing) return `$${number.n}$ has the prime factor $${missing.prime}$ too, which is missing there.`
  const unlike = told.find(
    ({ prime, exponent }) =>
      (powersOf(Number(number.n)).find((power) => power.prime === prime)?.exponent ?? 0) !== exponent,
  )
  return unlike ? `In the prime factorisation of $${number.n}$ the exponent of $${unlike.prime}$ is another one.` : null
}

/** One line for each base but the last: what is left when it is divided out. */
function divided(given: Given): readonly Line[] {
  const exponents = exponentsOf(given)
  let rest = Number(given.number.n)
  let first = true
  return naturals(given.bases)
    .slice(0, given.told?.length ? undefined : -1)
    .flatMap((base, index) => {
      const exponent = exponents[index] ?? 0
      const whole = rest
      rest /= base ** exponent
      if (exponent === 0) return [line(`divided ${index + 1}`, `$${whole}$ cannot be divided by $${base}$`)]
      const lead = first ? 'Dividing' : 'Dividing the quotient'
      first = false
      const power = powersTex([{ prime: base, exponent }])
      const right = rest > 1 ? `${power} \\times ${rest}` : power
      return [
        line(`divided ${index + 1}`, says`${lead} by $${base}$ as often as possible: ${chain(`${whole}`, right)}`),
      ]
    })
}

/** E.g. "If 360 = 2^a × 3^b × 5^c, find a, b and c." */
export const primeExponents = worked<Given>({
  id: 'prime-exponents',
  archetype: 'rn-prime-factorisation',
  objection,
  solve: (given) => {
    const { number, letters } = given
    const exponents = exponentsOf(given)
    const found = letters.map((letter, index) => chain(letter, `${exponents[index] ?? 0}`))
    const form = given.form && { ...putIn(given.form, letters, exponents), named: lettersTex(given.form) }
    return {
      lines: [
        ...divided(given),
        line('product', says`So ${chain(`${number.n}`, powersTex(powersOf(Number(number.n))))}`),
        earns(
          1,
          {
            text: `Comparing the exponents of each prime, ${found.map(({ set }) => set).join(', ')}`,
            claim: found.map(({ claim }) => claim),
          },
          'compared',
        ),
        ...(form ? [earns(1, says`Hence ${chain(form.named, form.tex, toTex(form.value))}`, 'form')] : []),
      ],
      key: form
        ? toText(form.value)
        : given.only === undefined
          ? exponentsText(letters, exponents)
          : `${exponents[letters.indexOf(given.only)] ?? 0}`,
    }
  },
})
