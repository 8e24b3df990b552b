import { spend, type Budget } from './budget'
import { divide, fraction, sign, type Fraction } from './fraction'
import { bigGcd } from './integer'
import { leadingTerm } from './monomial-order'
import { divideExactly } from './polynomial-division'
import { add, constant, isZero, letter, lettersOf, multiply, single, subtract, unity, type Sum } from './sum'

/** The greatest number that every coefficient is a whole multiple of: 2/3 for (4/3)x − 2y. Never negative; 1 for zero. */
export function contentOf(sum: Sum): Fraction {
  let [top, bottom] = [0n, 1n]
  for (const { coefficient } of sum.values()) {
    top = bigGcd(top, coefficient.n)
    bottom = (bottom / bigGcd(bottom, coefficient.d)) * coefficient.d
  }
  return fraction(top === 0n ? 1n : top, bottom)
}

/** Without its content, and with a positive leading term. */
function primitive(sum: Sum, budget: Budget): Sum {
  const lead = leadingTerm(sum)
  return lead ? multiply(sum, constant(divide(fraction(sign(lead.coefficient)), contentOf(sum))), budget) : sum
}

/** A polynomial in one letter: its coefficients, by their power. */
type Powered = ReadonlyMap<number, Sum>

function poweredIn(sum: Sum, name: string, budget: Budget): Powered {
  const found = new Map<number, Sum>()
  for (const term of sum.values()) {
    const power = term.powers.find(([one]) => one === name)?.[1] ?? 0
    const rest = single({ ...term, powers: term.powers.filter(([one]) => one !== name) })
    found.set(power, add(found.get(power) ?? new Map(), rest, budget))
  }
  return found
}

const degreeOf = (powered: Powered): number => Math.max(0, ...powered.keys())

/** The common factor of the coefficients. */
const factorIn = (powered: Powered, budget: Budget, start: Sum = new Map()): Sum =>
  [...powered.values()].reduce((factor, one) => commonFactor(factor, one, budget), start)

/** What is left of a times a power of the leading coefficient of b when b is taken away as often as it goes. */
function pseudoRest(a: Sum, b: Sum, name: string, budget: Budget): Sum {
  const divisor = poweredIn(b, name, budget)
  const degree = degreeOf(divisor)
  const lead = divisor.get(degree) ?? unity
  let rest = a
  for (;;) {
    spend(budget, 1)
    const powered = poweredIn(rest, name, budget)
    const over = degreeOf(powered) - degree
    if (isZero(rest) || over < 0) return rest
    const top = multiply(powered.get(degree + over) ?? unity, over === 0 ? unity : letter(name, over), budget)
    rest = subtract(multiply(rest, lead, budget), multiply(b, top, budget), budget)
  }
}

/** Divided by a factor that it has. */
const without = (sum: Sum, factor: Sum, budget: Budget): Sum => divideExactly(sum, factor, budget) ?? sum

/**
 * The greatest common factor of two polynomials with rational coefficients, by Euclid's algorithm letter by letter: M + m for M² − m² and
 * (M + m)². Without numbers: 1 for 4 and 6.
 */
export function commonFactor(a: Sum, b: Sum, budget: Budget): Sum {
  if (isZero(a)) return primitive(b, budget)
  if (isZero(b)) return primitive(a, budget)
  const [inA, inB] = [lettersOf(a), lettersOf(b)]
  for (const name of inA) if (!inB.has(name)) return factorIn(poweredIn(a, name, budget), budget, b)
  for (const name of inB) if (!inA.has(name)) return factorIn(poweredIn(b, name, budget), budget, a)
  const [name] = inA
  if (name === undefined) return unity
  const contents = [a, b].map((one) => factorIn(poweredIn(one, name, budget), budget))
  const [numbers = unity, others = unity] = contents
  let [first, second] = [without(a, numbers, budget), without(b, others, budget)]
  while (!isZero(second)) {
    const rest = pseudoRest(first, second, name, budget)
    first = second
    second = isZero(rest) ? rest : without(rest, factorIn(poweredIn(rest, name, budget), budget), budget)
  }
  const factor = lettersOf(first).has(name) ? primitive(first, budget) : unity
  return multiply(factor, commonFactor(numbers, others, budget), budget)
}
