import { checkAnswer, readAnswer, type AnswerRule } from '@/lib/answers'
import { formulaOptions } from '@/lib/rich-text/formula'
import { segments } from '@/lib/rich-text/segments'
import fc from 'fast-check'
import katex from 'katex'
import { runsOf } from '../../seeds'

const rules: readonly AnswerRule[] = [
  { kind: 'number', expected: '154', unit: 'cm²' },
  { kind: 'number', expected: '2053', tolerance: 1 },
  { kind: 'fraction', expected: '3/13' },
  { kind: 'ratio', expected: '2:3' },
  { kind: 'surd', expected: '20√3 - 20' },
  { kind: 'roots', expected: '2 ± √3' },
  { kind: 'coordinates', expected: '(1, 2), (3, 4)' },
  { kind: 'pair', expected: 'HCF = 6, LCM = 36' },
  { kind: 'pair', expected: 'x = 19/5, y = 6/5', named: true },
  { kind: 'expression', expected: 'x^2 - 5x + 6', upToFactor: true },
  { kind: 'expression', expected: 'x + 2y = 5' },
  { kind: 'expression', expected: 'sec A + tan A' },
  { kind: 'text', expected: 'infinitely many solutions' },
  { kind: 'keywords', expected: 'rhs | congruence & 19/5' },
  { kind: 'choice', expected: 'B', options: ['$\\frac{1}{2}$', '2 cm', 'parallel', '$x + 1$'] },
  { kind: 'sequence', expected: 'B D A C' },
  {
    kind: 'parts',
    expected: '(i) 9; g = (3, -4); (iii) yes',
    parts: [
      { label: '(i)', rule: { kind: 'number', expected: '9' }, marks: 1 },
      { label: 'g', rule: { kind: 'coordinates', expected: '(3, -4)' }, marks: 1, aliases: ['centre'] },
      { label: '(iii)', rule: { kind: 'text', expected: 'yes' }, marks: 2 },
    ],
  },
]

const renders = (tex: string) => katex.renderToString(tex, formulaOptions(false))

/** The promises that hold for every response. */
function check(rule: AnswerRule, response: string) {
  const verdict = checkAnswer(rule, response)
  expect(checkAnswer(rule, response)).toEqual(verdict)
  const { tex, problem } = readAnswer(rule, response)
  for (const formula of [verdict.reading, tex]) if (formula !== undefined) renders(formula)
  for (const text of [verdict.note, problem])
    for (const part of segments(text ?? '')) if (part.kind === 'formula') renders(part.tex)
}

const pieces = fc.constantFrom(
  ...[
    'x',
    'y',
    'A',
    '=',
    ',',
    ' ',
    '(',
    ')',
    '+',
    '-',
    '*',
    '/',
    '^',
    '√',
    '±',
    '∓',
    'π',
    'sin',
    'cosec',
    '°',
    'cm',
    '²',
    '½',
    '.',
    ':',
    '%',
  ],
  ...[
    '₹',
    'Rs',
    'or',
    'and',
    'not',
    'is',
    'root',
    '\\frac',
    '\\sqrt',
    '{',
    '}',
    '$',
    '_',
    '₁',
    'θ',
    'theta',
    'क',
    '३',
    '<=',
    '≥',
    'e',
    'HCF',
    'to',
  ],
  ...['0', '1', '2', '12', '7.5', '1,000', '99999999'],
)

describe.each(rules.map((rule) => [`${rule.kind} ${rule.expected}`, rule] as const))('%s', (_, rule) => {
  test('is judged alike twice, and every reading renders, whatever is typed', () => {
    const responses = fc.oneof(
      fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    fc.assert(
      fc.property(responses, (response) => check(rule, response)),
      { seed: 20250303, numRuns: runsOf(500) },
    )
  })

  test('accepts its own key', () => {
    expect(checkAnswer(rule, rule.expected).correct).toBe(true)
    expect(checkAnswer(rule, ` ${rule.expected} `).correct).toBe(true)
  })

  test.each([
    ['100 kB of x', 'x'.repeat(100_000)],
    ['100 kB of 1', '1'.repeat(100_000)],
    ['10,000 brackets', '('.repeat(10_000)],
    ['10,000 pairs of brackets', `${'('.repeat(10_000)}1${')'.repeat(10_000)}`],
    ['(x - a)^6000', '(x - a)^6000'],
    ['a tower of nines', '9^9^9^9'],
    ['a long sum of roots', '√999999937 + '.repeat(30)],
    ['a product of large powers', '((x+1)^30)*'.repeat(30)],
    ['a continued fraction', `${'1/(1+'.repeat(28)}√2${')'.repeat(28)}`],
    ['half a smiley', '\ud83d'],
    ['100,000 spaces and a word', `${' '.repeat(100_000)}x`],
    ['100,000 full stops', '. '.repeat(50_000)],
    // Work that grows without bound would never come back: the runner's own limit ends it.
  ])('judges %s and comes back', (_name, response) => {
    expect(checkAnswer(rule, response).correct).toBe(false)
  })
})

test.each<AnswerRule>([
  { kind: 'number', expected: 'about @ ten' },
  { kind: 'fraction', expected: '3//4' },
  { kind: 'roots', expected: '((' },
  { kind: 'coordinates', expected: 'the origin' },
  { kind: 'pair', expected: '' },
  { kind: 'expression', expected: 'x +' },
  { kind: 'ratio', expected: 'two' },
  { kind: 'number', expected: '1/0' },
])('a key that cannot be read, $kind "$expected", is compared as words', (rule) => {
  expect(checkAnswer(rule, rule.expected).correct).toBe(true)
  expect(checkAnswer(rule, '17').correct).toBe(false)
})
