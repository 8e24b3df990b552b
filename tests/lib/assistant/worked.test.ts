import { texProblem } from './tex-problem'
import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { reply } from '@/lib/assistant'
import { seededRandom } from '@/lib/random'

const random = seededRandom('worked')
const draws = Array.from({ length: process.env.THOROUGH ? 300 : 25 }, () =>
  Array.from({ length: 8 }, () => random.integer(-12, 12)),
)
const nonZero = (value: number): number => (value === 0 ? 5 : value)
const signed = (value: number, symbol: string): string => `${value < 0 ? '-' : '+'} ${Math.abs(value)}${symbol}`
const quadratic = (a: number, b: number, c: number): string => `${a}x^2 ${signed(b, 'x')} ${signed(c, '')}`

async function accepted(question: string, rule: AnswerRule): Promise<void> {
  const { text, answer } = await reply(question)
  expect([question, answer, answer !== undefined && checkAnswer(rule, answer).correct]).toEqual([
    question,
    answer,
    true,
  ])
  expect([question, texProblem(text)]).toEqual([question, null])
  expect(text.endsWith(answer ?? '')).toBe(true)
}

test('equations made from their roots give these roots', async () => {
  for (const [p = 0, q = 0, r = 0, s = 0] of draws) {
    const [d, e] = [Math.abs(nonZero(q)), Math.abs(nonZero(s))]
    // (dx - p)(ex - r)
    const expected = [...new Set([`${p}/${d}`, `${r}/${e}`])].join(', ')
    await accepted(`solve ${quadratic(d * e, -(d * r + e * p), p * r)} = 0`, { kind: 'roots', expected })
    await accepted(`factorise ${quadratic(d * e, -(d * r + e * p), p * r)}`, {
      kind: 'expression',
      expected: `(${d}x - (${p}))(${e}x - (${r}))`,
    })
  }
})

test('equations with irrational roots give them exactly', async () => {
  for (const [p = 0, q = 0] of draws) {
    const root = [2, 3, 5, 6, 7][Math.abs(q) % 5] ?? 2
    const k = Math.abs(nonZero(q))
    // x = p ± k√root
    await accepted(`roots of ${quadratic(1, -2 * p, p * p - k * k * root)} = 0`, {
      kind: 'roots',
      expected: `${p} + ${k}√${root}, ${p} - ${k}√${root}`,
    })
  }
})

test('pairs of equations made from their solution give this solution', async () => {
  for (const [x = 0, y = 0, a = 0, b = 0, c = 0, d = 0] of draws) {
    if (a * d === b * c || a * b * c * d === 0) continue
    const equation = (m: number, n: number) => `${m}x ${signed(n, 'y')} = ${m * x + n * y}`
    await accepted(`solve ${equation(a, b)} and ${equation(c, d)}`, { kind: 'pair', expected: `x = ${x}, y = ${y}` })
  }
})

test('terms, sums, points and averages agree with counting', async () => {
  for (const [a = 0, d = 0, x = 0, y = 0, u = 0, v = 0] of draws) {
    const terms = Array.from({ length: 15 }, (_, i) => a + i * d)
    const list = terms.slice(0, 4).join(', ')
    await accepted(`15th term of the AP ${list}`, { kind: 'number', expected: `${terms[14]}` })
    const sum = terms.reduce((total, term) => total + term, 0)
    await accepted(`sum of the first 15 terms of ${list}`, { kind: 'number', expected: `${sum}` })
    await accepted(`distance between (${x}, ${y}) and (${u}, ${v})`, {
      kind: 'surd',
      expected: `√${(x - u) ** 2 + (y - v) ** 2}`,
    })
    // one point has no mid-point: the solution says so
    if (x === u && y === v) continue
    await accepted(`mid-point of (${x}, ${y}) and (${u}, ${v})`, {
      kind: 'coordinates',
      expected: `(${(x + u) / 2}, ${(y + v) / 2})`,
    })
    await accepted(`mean of ${x}, ${y}, ${u}, ${v}`, { kind: 'fraction', expected: `${x + y + u + v}/4` })
  }
})
