import { readQuestion } from '../../../lib/assistant/question/question'
import { quadraticInLetters } from '../../../lib/assistant/question/quadratic-in-letters'
import { inLetters, type Given } from '../../../lib/solutions/quadratic-equations/in-letters'
import { rootThenEqual } from '../../../lib/solutions/quadratic-equations/root-then-equal'
import { fraction } from '../../../lib/maths'
import { seededRandom } from '../../../lib/random'
import { numericValue } from '../../../lib/reading/tree/numeric'
import { approximate } from '../../../lib/maths/sum'

const random = seededRandom('quadratic-in-letters')

const coefficientsOf = (text: string): Given['coefficients'] => {
  const found = readQuestion(text).facts.flatMap((fact) => quadraticInLetters(fact) ?? [])[0]
  if (!found) throw new Error(`no quadratic: ${text}`)
  return found.coefficients
}

const values: Readonly<Record<string, number>> = { p: 1.7, q: 0.6, a: 2.3, b: 1.1 }
const at = (letter: string): number => values[letter] ?? NaN

const worth = (text: string): number => {
  const [fact] = readQuestion(`value of ${text}`).facts
  return fact && 'node' in fact ? numericValue(fact.node, at) : fact?.kind === 'letter' ? at(fact.name) : NaN
}

const linear = (): string => `(${random.integer(1, 4)}p ${random.pick(['+', '-'])} ${random.integer(1, 4)}q)`

test('the roots of (ux + v)(wx + z) in letters satisfy it', () => {
  for (let draw = 0; draw < 120; draw++) {
    const [u, w] = [random.pick(['p', 'q', '2', '3', 'p q']), random.pick(['p', '1', '2', 'q^2'])]
    const [v, z] = [linear(), linear()]
    const coefficients = coefficientsOf(`(${u}x + ${v})(${w}x - ${z}) = 0`)
    const given: Given = { x: 'x', coefficients, asked: 'roots' }
    expect(inLetters.objection(given)).toBeNull()
    const roots = inLetters.solve(given).key.split(', ')
    const [a = NaN, b = NaN, c = NaN] = coefficients.map((one) => approximate(one, at))
    for (const root of roots) {
      const x = worth(root)
      expect(a * x * x + b * x + c).toBeCloseTo(0, 6)
    }
    const wanted = [-worth(v) / worth(u), worth(z) / worth(w)].toSorted((s, t) => s - t)
    const found = (roots.length === 1 ? [...roots, ...roots] : roots).map(worth).toSorted((s, t) => s - t)
    found.forEach((one, index) => expect(one).toBeCloseTo(wanted[index] ?? NaN, 6))
  }
})

test('with equal roots the letter makes the discriminant zero', () => {
  for (let draw = 0; draw < 60; draw++) {
    const coefficients = coefficientsOf(
      `${random.integer(1, 5)}px^2 + ${random.integer(1, 6)}qx + ${random.integer(1, 4)}b = 0`,
    )
    const b = worth(inLetters.solve({ x: 'x', coefficients, asked: { letter: 'b' } }).key)
    const with_ = (letter: string): number => (letter === 'b' ? b : at(letter))
    const [a = NaN, m = NaN, c = NaN] = coefficients.map((one) => approximate(one, with_))
    expect(m * m - 4 * a * c).toBeCloseTo(0, 6)
    const root = worth(inLetters.solve({ x: 'x', coefficients, asked: 'equal root' }).key)
    expect(a * root * root + m * root + c).toBeCloseTo(0, 6)
  }
})

test('what does not follow from equal roots is not proved', () => {
  const coefficients = coefficientsOf('(b - p)x^2 + (p - a)x + (a - b) = 0')
  const target = (text: string) => coefficientsOf(`x^2 + (${text}) = 0`)[2]
  const given = (text: string): Given => ({
    x: 'x',
    coefficients,
    asked: { prove: [{ zero: target(text), said: text }] },
  })
  expect(inLetters.objection(given('2b - a - p'))).toBeNull()
  expect(inLetters.objection(given('2b - a + p'))).not.toBeNull()
  expect(inLetters.objection(given('b - a - p'))).not.toBeNull()
})

test('the letters that a root and equal roots give satisfy both equations', () => {
  for (let draw = 0; draw < 120; draw++) {
    const r = random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4])
    const [a, c, e] = [random.integer(1, 4), random.integer(-9, 9), random.integer(1, 5)]
    const first = coefficientsOf(`${a}x^2 + px + ${c} = 0`)
    const second = coefficientsOf(
      random.pick([`${e}x^2 + px + k = 0`, `kx^2 + ${e}px + ${e} = 0`, `p(x^2 + x) + k = 0`]),
    )
    const given = { root: fraction(r), first, second, letters: ['p', 'k'] as const, asked: 'both' as const }
    if (rootThenEqual.objection(given) !== null) continue
    const { key } = rootThenEqual.solve(given)
    const [, p = '', k = ''] = /^p = (\S+), k = (\S+)/.exec(key) ?? []
    const number = (text: string): number =>
      text
        .split('/')
        .map(Number)
        .reduce((n, d) => n / d)
    const known = (letter: string): number => (letter === 'p' ? number(p) : number(k))
    const [a1 = NaN, b1 = NaN, c1 = NaN] = first.map((one) => approximate(one, known))
    expect(a1 * r * r + b1 * r + c1).toBeCloseTo(0, 8)
    const [a2 = NaN, b2 = NaN, c2 = NaN] = second.map((one) => approximate(one, known))
    expect(b2 * b2 - 4 * a2 * c2).toBeCloseTo(0, 8)
    expect(a2).not.toBe(0)
  }
})
