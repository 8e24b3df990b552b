import { checkProblem } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'
import type { Part, Problem } from '@/lib/problems/problem'
import { seedsOf } from '../../seeds'

const seeds = seedsOf('said', { few: 2, many: 12 })
const problems = templates.flatMap((template) =>
  seeds.map((seed) => poseProblem(template, seed)).filter(({ answerValidator }) => answerValidator.kind === 'parts'),
)

const withUnit = ({ rule }: Part): string =>
  'unit' in rule && typeof rule.unit === 'string' ? `${rule.expected} ${rule.unit}` : rule.expected

const named = ({ rule }: Part): string => {
  const name = rule.asked?.names.find((one) => !one.includes('?') && one.length < 40)
  return name === undefined ? rule.expected : `${name} = ${rule.expected}`
}

/** "g = 6": a letter of the student's own, where the question has none for it; a point goes by its letter. */
const lettered = ({ rule }: Part, index: number): string => {
  const [first = ''] = rule.asked?.names ?? []
  if (rule.kind === 'coordinates' && /^[A-Z]$/.test(first)) return `${first}${rule.expected}`
  const isFree = /^(?:number|fraction|surd)$/.test(rule.kind) && !/^[a-z]$/.test(first)
  return isFree ? `${'gqjf'[index]} = ${rule.expected}` : rule.expected
}

const marked = (say: (part: Part, index: number) => string) => (part: Part, index: number) =>
  `${part.label} ${say(part, index)}`
const half = (part: Part): string => `${part.label?.replace('(', '')} ${part.rule.expected}`
const key = ({ rule }: Part): string => rule.expected

const ways: readonly (readonly [string, (parts: readonly Part[]) => string | readonly string[]])[] = [
  ['a text for each', (parts) => parts.map(key)],
  ['a text for each, with units', (parts) => parts.map(withUnit)],
  ['a text for each, with names', (parts) => parts.map(named)],
  ['labels and commas', (parts) => parts.map(marked(key)).join(', ')],
  ['labels and units', (parts) => parts.map(marked(withUnit)).join(' ')],
  ['half a bracket behind each label', (parts) => parts.map(half).join(' ')],
  ['labels, names and lines', (parts) => parts.map(marked(named)).join('\n')],
  ['semicolons', (parts) => parts.map(key).join('; ')],
  ['commas', (parts) => parts.map(key).join(', ')],
  ['lines', (parts) => parts.map(key).join('\n')],
  ['names', (parts) => parts.map(named).join(', ')],
  ['letters', (parts) => parts.map(lettered).join(', ')],
  ['“and” between', (parts) => parts.map(lettered).join(' and ')],
]

describe('over all problems in parts', () => {
  test.each(ways)('%s: one text and a list of texts earn all the marks', (_, say) => {
    const short = problems.flatMap((problem) => {
      const response = say(problem.parts)
      const { marks, note } = checkProblem(problem, response)
      return marks === problem.marks ? [] : [`${problem.id}: ${JSON.stringify(response)}: ${note ?? ''}`]
    })
    expect(short).toEqual([])
  })

  test('a part that is wrong loses its own marks and no others', () => {
    const lost = (problem: Problem, at: number) => {
      const texts = problem.parts.map((part, index) => (index === at ? '12345' : part.rule.expected))
      const { marks = 0 } = checkProblem(
        problem,
        texts.map((text, index) => `${problem.parts[index]?.label} ${text}`).join('\n'),
      )
      return problem.marks - marks
    }
    for (const problem of problems)
      expect(problem.parts.map((_, at) => lost(problem, at))).toEqual(problem.parts.map(({ marks }) => marks))
  })
})

test('what a question asks of several kinds has a rule of its kind for each', () => {
  const kinds = new Set(problems.map(({ parts }) => parts.map(({ rule }) => rule.kind).join(' ')))
  expect([...kinds].filter((one) => new Set(one.split(' ')).size > 1).length).toBeGreaterThanOrEqual(6)
})
