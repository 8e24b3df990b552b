import { chain, says, type Said } from '../../claim'
import { earns, line, type Line } from '../../line'
import { powersOf, powersTex } from './powers'

/** "$6$, $72$ and $120$". */
export function listed(numbers: readonly (number | bigint)[]): string {
  const shown = numbers.map((n) => `$${n}$`)
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** "$72 = 2^{3} \times 3^{2}$"; a prime says that it is one, and 1 that it has none. */
export function factorLine(n: number): Said {
  const powers = powersOf(n)
  if (powers.length === 0) return { text: `$${n}$ has no prime factor` }
  const shown = powersTex(powers)
  return shown === `${n}` ? { text: `$${n}$ is a prime number` } : says`${chain(`${n}`, shown)}`
}

/** The factorisations of some numbers, called 'factors 1', 'factors 2', ...; the marks for all of them stand at the last one. */
export const factorLines = (numbers: readonly number[], marks: number): readonly Line[] =>
  numbers.map((n, index) => {
    const name = `factors ${index + 1}`
    return index === numbers.length - 1 ? earns(marks, factorLine(n), name) : line(name, factorLine(n))
  })
