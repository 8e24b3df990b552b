import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'

const seeds = Array.from({ length: 12 }, (_, index) => `perturbed-${index}`)
const rules: readonly AnswerRule[] = templates.flatMap((template) =>
  seeds
    .map((seed) => poseProblem(template, seed))
    .filter(({ answer }) => answer !== 'N/A')
    .map(({ answerValidator }) => answerValidator),
)

/** The key with one digit made one greater; digits whose change a tolerance forgives are left alone. */
function withDigitsChanged(key: string, decimals: number): readonly string[] {
  return [...key].flatMap((character, index) => {
    if (!/\d/.test(character)) return []
    const places = /\.(\d*)$/.exec(key.slice(0, index))?.[1]?.length ?? -1
    const isBeyond = places >= decimals
    return isBeyond ? [] : [`${key.slice(0, index)}${(Number(character) + 1) % 10}${key.slice(index + 1)}`]
  })
}

/** Exact keys only: a calculation with a decimal in it may be rounded. */
const offByAThousandth = (key: string): readonly string[] => (key.includes('.') ? [] : [`${key} + 1/1000`])

const isZero = (key: string): boolean => /^-?0*(?:\.0*)?$/.test(key)

/** Wrong answers that lie as near to the key as its kind allows. */
function perturbed(rule: AnswerRule): readonly string[] {
  const { kind, expected } = rule
  switch (kind) {
    case 'number':
      return rule.tolerance === undefined
        ? [
            ...withDigitsChanged(expected, 2),
            ...(isZero(expected) ? [] : [`-(${expected})`]),
            ...offByAThousandth(expected),
          ]
        : []
    case 'fraction':
    case 'surd':
      return [
        ...withDigitsChanged(expected, 2),
        ...(isZero(expected) ? [] : [`-(${expected})`]),
        `${expected} + 1/1000`,
      ]
    case 'roots':
    case 'coordinates':
      return withDigitsChanged(expected, 0)
    case 'pair':
      return withDigitsChanged(expected.replace(/\d+(?= ?[=])/g, ''), 2)
    case 'ratio':
      return withDigitsChanged(expected, 0)
    case 'expression':
      return rule.upToFactor ? [`(${expected}) + 1/1000`] : withDigitsChanged(expected, 0)
    case 'choice':
      return ['A', 'B', 'C', 'D'].filter((letter) => letter !== expected)
    case 'sequence': {
      const letters = expected.split(' ')
      return letters.slice(1).map((letter, index) =>
        letters
          .with(index, letter)
          .with(index + 1, letters[index] ?? '')
          .join(' '),
      )
    }
    case 'parts':
      return rule.parts.flatMap(({ rule: changed }, at) =>
        perturbed(changed).map((response) =>
          rule.parts
            .map(({ label, rule: other }, index) => `${label} = ${index === at ? response : other.expected}`)
            .join('; '),
        ),
      )
    case 'text':
    case 'keywords':
      return [`not ${expected.split(/[|&]/)[0] ?? ''}`]
    default:
      return rule satisfies never
  }
}

test.each([...new Set(rules.map(({ kind }) => kind))].sort())('every perturbed %s key is rejected', (kind) => {
  const mine = rules.filter((rule) => rule.kind === kind)
  const accepted = mine.flatMap((rule) =>
    perturbed(rule)
      .filter((response) => response.trim() !== '' && checkAnswer(rule, response).correct)
      .map((response) => `${response} for ${rule.expected}`),
  )
  expect([...new Set(accepted)]).toEqual([])
})

test('every decimal key is also wrong by one hundredth', () => {
  const decimals = rules.filter(
    (rule) => rule.kind === 'number' && rule.tolerance === undefined && /^-?\d+\.\d{1,2}$/.test(rule.expected),
  )
  expect(decimals.length).toBeGreaterThan(10)
  for (const rule of decimals)
    for (const off of [0.01, -0.01])
      expect([rule.expected, checkAnswer(rule, (Number(rule.expected) + off).toFixed(2)).correct]).toEqual([
        rule.expected,
        false,
      ])
})
