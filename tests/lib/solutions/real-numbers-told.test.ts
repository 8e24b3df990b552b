import { cycles, lengths, type Unit } from '../../../lib/solutions/real-numbers/cycles'
import { irrationality } from '../../../lib/solutions/real-numbers/irrationality'
import { letterInMeasure } from '../../../lib/solutions/real-numbers/letter-in-measure'
import { fraction } from '../../../lib/maths'
import { lineOf } from '../../../lib/solutions/line'
import { readQuestion } from '../../../lib/assistant/question/question'
import { numericValue } from '../../../lib/reading/tree/numeric'
import { seededRandom } from '../../../lib/random'

const random = seededRandom('real-numbers-told')

test('what comes round together again does so at the first moment that all intervals divide', () => {
  for (let draw = 0; draw < 200; draw++) {
    const intervals = Array.from({ length: random.integer(2, 4) }, () => random.integer(2, 30))
    let moment = 1
    while (intervals.some((one) => moment % one !== 0)) moment++
    const unit: Unit = random.pick(['second', 'minute', 'hour', 'day'])
    const { key } = cycles.solve({ intervals: intervals.map((n) => fraction(n)), unit, asked: unit })
    expect(key).toBe(`${moment} ${unit}${moment === 1 ? '' : 's'}`)
  }
})

test('the clock then shows so many seconds more', () => {
  for (let draw = 0; draw < 200; draw++) {
    const intervals = [random.integer(2, 40), random.integer(2, 40)]
    const start = random.integer(1, 40_000)
    const given = { intervals: intervals.map((n) => fraction(n)), unit: 'second' as const, asked: { start } }
    expect(cycles.objection(given)).toBeNull()
    const { key } = cycles.solve(given)
    const [, h = '', m = '', s = '0', half = ''] = /^(\d+):(\d+)(?::(\d+))? ([ap]\.m\.)$/.exec(key) ?? []
    const shown = ((Number(h) % 12) + (half === 'p.m.' ? 12 : 0)) * 3600 + Number(m) * 60 + Number(s)
    let moment = 1
    while (intervals.some((one) => moment % one !== 0)) moment++
    expect(shown).toBe(start + moment * lengths.second)
  }
})

test('the letter makes the expression equal to the measure', () => {
  for (let draw = 0; draw < 200; draw++) {
    const numbers = [random.integer(2, 200), random.integer(2, 200)]
    const [a, b] = [random.integer(1, 60), random.integer(-90, 90)]
    const given = {
      numbers: numbers.map((n) => fraction(n)),
      letter: 'm',
      a: fraction(a),
      b: fraction(b),
      expression: '',
    }
    const [first = 1, second = 1] = numbers
    let divisor = Math.min(first, second)
    while (first % divisor !== 0 || second % divisor !== 0) divisor--
    for (const [measure, value] of [
      ['HCF', divisor],
      ['LCM', (first * second) / divisor],
    ] as const) {
      const [n = '', d = '1'] = letterInMeasure.solve({ ...given, measure }).key.split('/')
      expect((a * Number(n)) / Number(d) + b).toBeCloseTo(value, 8)
    }
  }
})

/** The values of both sides of an equation in TeX at some r and s. */
function sidesAt(tex: string, r: number, s: number): readonly number[] {
  const [equation] = readQuestion(tex).facts
  return equation?.kind === 'equation'
    ? equation.sides.map((side) => numericValue(side, (letter) => (letter === 'r' ? r : s)))
    : []
}

test('each step of a proof that a number is irrational would hold of its own value', () => {
  for (let draw = 0; draw < 200; draw++) {
    const [first, second] = [random.pick([2, 3, 5, 6, 7]), random.pick([10, 11, 13, 14, 15])]
    const coefficient = () => fraction(random.pick([-3, -2, -1, 1, 2, 3]), random.pick([1, 1, 2]))
    const rest = random.integer(-4, 4)
    const value = [
      ...(rest === 0 ? [] : [{ coefficient: fraction(rest), radicand: 1 }]),
      { coefficient: coefficient(), radicand: first },
      ...(draw % 2 === 0 ? [{ coefficient: coefficient(), radicand: second }] : []),
    ]
    const isBare = value.length === 1 && value.every(({ coefficient: { n, d } }) => n === d)
    if (isBare) continue
    const r = value.reduce(
      (so, { coefficient: { n, d }, radicand }) => so + (Number(n) / Number(d)) * Math.sqrt(radicand),
      0,
    )
    const s = r - rest
    const lines = irrationality.solve({ targets: [{ written: 'w', value }] }).lines.map((one) => lineOf(one).text)
    const equations = lines.filter((one) => /^(?:Then|So|Squaring,) \$[^$]*=[^$]*\$/.test(one))
    expect(equations.length).toBeGreaterThan(0)
    for (const line of equations) {
      const [left, right] = sidesAt(/\$([^$]*)\$/.exec(line)?.[1] ?? '', r, s)
      expect(left).toBeCloseTo(right ?? NaN, 8)
    }
  }
})
