import { expressAny } from '@/lib/solutions/trigonometry/express-any'
import { expressionValue } from '@/lib/solutions/trigonometry/expression-value'
import { simplest } from '@/lib/solutions/trigonometry/simplify-any'
import { ratioNames } from '@/lib/solutions/trigonometry/pieces/ratio'
import { factsOf, readQuestion } from '@/lib/assistant/question/question'
import { fraction, surd } from '@/lib/maths'
import type { Node } from '@/lib/reading/tree/node'
import { numericValue } from '@/lib/reading/tree/numeric'

const nodeOf = (text: string): Node => {
  const [formula] = factsOf(readQuestion(text), 'formula')
  if (!formula) throw new Error(`no formula in "${text}"`)
  return formula.node
}

/** By numbers, at an angle in degrees that is none of the table. */
const at = (text: string, angle: number): number => numericValue(nodeOf(`find ${text}`), () => angle)

test.each([
  'sec A*(1 - sin A)*(sec A + tan A)',
  '(1 + tan^2 A)/(1 + cot^2 A)',
  '(1 + tan A + sec A)*(1 + cot A - cosec A)',
  'sin A/(1 + cos A) + (1 + cos A)/sin A',
  '(sin A + cos A)*(sin A + cos A) + (sin A - cos A)*(sin A - cos A)',
  '(cosec A - sin A)*(sec A - cos A)*(tan A + cot A)',
])('%s comes to what it is for other angles', (text) => {
  const found = simplest(nodeOf(`simplify ${text}`))
  expect(found).not.toBeNull()
  if (!found) return
  const times = Number(found.times.n) / Number(found.times.d)
  for (const angle of [17, 41, 68]) {
    const ratio = found.name === null ? 1 : at(`${found.name} A`, angle) ** found.power
    expect(at(text, angle)).toBeCloseTo(times * ratio)
  }
})

test('what does not come to one ratio is left', () => {
  expect(simplest(nodeOf('simplify sin A + cos A'))).toBeNull()
})

test('every ratio in terms of cot, sec and cosec', () => {
  for (const given of ['cot', 'sec', 'cosec'] as const)
    for (const asked of ratioNames) {
      if (asked === given) continue
      const { key } = expressAny.solve({ asked, given, angle: ['A', 'A'] })
      const value = at(key, 52)
      expect([given, asked, value]).toEqual([given, asked, expect.closeTo(at(`${asked} A`, 52))])
    }
})

test.each([
  ['find 2*tan^2 A + sin^2 A - 1', 3 / 4],
  ['find sin A*cos A', 5 / 12],
  ['find (1 + sin A)/(1 - sin A)', 8 / 15],
] as const)('%s by numbers', (text, tangent) => {
  const value = surd(fraction(Math.round(tangent * 60), 60), 1)
  const expression = nodeOf(text)
  const given = { known: [{ letter: 'A', tex: 'A', lead: [], name: 'tan', value }], expression } as const
  const [n = NaN, d = 1] = expressionValue.solve(given).key.split('/').map(Number)
  expect(n / d).toBeCloseTo(at(text.replace('find ', ''), (Math.atan(tangent) * 180) / Math.PI))
})
