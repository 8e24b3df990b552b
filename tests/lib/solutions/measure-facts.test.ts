import { measureFacts, type Told } from '../../../lib/solutions/real-numbers/measure-facts'
import { valuesOfPolynomial } from '../../../lib/solutions/polynomials/values-of-polynomial'
import { add, fraction, surd } from '../../../lib/maths'
import { approximate, constant, newBudget, add as addSums, single } from '../../../lib/maths/sum'
import { seededRandom } from '../../../lib/random'

const random = seededRandom('measure-facts')

test('the measures that are found are those of the two numbers', () => {
  for (let draw = 0; draw < 300; draw++) {
    const [a, b] = [random.integer(2, 90), random.integer(2, 90)]
    let h = Math.min(a, b)
    while (a % h !== 0 || b % h !== 0) h--
    const l = (a * b) / h
    const [hcf, lcm, product, times] = [h, l, a * b, l / h].map((n) => fraction(n))
    if (!hcf || !lcm || !product || !times || l === h) continue
    const [sum, excess] = [add(hcf, lcm), fraction(l - h)]
    const told: Told = random.pick<Told>([
      { hcf, lcm },
      { hcf, product },
      { lcm, product },
      { times, sum },
      { hcf, times },
      { lcm, sum },
      { product, times },
      ...(l === h
        ? []
        : [
            { times, excess },
            { hcf, excess },
          ]),
    ])
    const given = { told: { ...told, number: fraction(a) }, asked: ['hcf', 'lcm', 'product', 'other'] as const }
    expect(measureFacts.objection(given)).toBeNull()
    expect(measureFacts.solve(given).key).toBe(`HCF = ${h}, LCM = ${l}, product = ${a * b}, other number = ${b}`)
  }
})

test('a polynomial has the value that its terms add up to, with a root in the place too', () => {
  for (let draw = 0; draw < 200; draw++) {
    const coefficients = [random.pick([-2, -1, 1, 2, 3]), random.integer(-6, 6), random.integer(-9, 9)]
    const [p, q, n] = [random.integer(-3, 3), random.pick([0, 1, -1, 2]), random.pick([2, 3, 5])]
    const root = surd(fraction(q), n)
    const place = addSums(
      constant(fraction(p)),
      q === 0 ? new Map() : single({ coefficient: root.coefficient, radicand: BigInt(n), powers: [] }),
      newBudget(),
    )
    const given = {
      coefficients: coefficients.map((c) => constant(fraction(c))),
      letter: 'x',
      name: 'p',
      places: [place],
    }
    const { key } = valuesOfPolynomial.solve({ ...given, asked: 'values' })
    const x = approximate(place, () => NaN)
    const [a = 0, b = 0, c = 0] = coefficients
    // the value is r + s√n
    const r = a * (p * p + q * q * n) + b * p + c
    const s = 2 * a * p * q + b * q
    expect(r + s * Math.sqrt(n)).toBeCloseTo(a * x * x + b * x + c, 8)
    const size = Math.abs(s) === 1 ? '' : `${Math.abs(s)}`
    const surdText = s === 0 ? '' : `${size}√${n}`
    const texts =
      s === 0
        ? [`${r}`]
        : r === 0
          ? [`${s < 0 ? '-' : ''}${surdText}`]
          : [
              `${r} ${s < 0 ? '-' : '+'} ${surdText}`,
              `${s < 0 ? '-' : ''}${surdText} ${r < 0 ? '-' : '+'} ${Math.abs(r)}`,
            ]
    expect(texts).toContain(key)
    const isZero = valuesOfPolynomial.solve({ ...given, asked: 'zeroes' }).key
    expect(isZero).toBe(r === 0 && s === 0 ? 'Yes' : 'No')
  }
})
