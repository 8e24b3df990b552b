import { checkProblem } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'
import type { Part } from '@/lib/problems/problem'
import { seedsOf } from '../../seeds'

const seeds = seedsOf('turned', { few: 4, many: 20 })

const nameOf = ({ rule }: Part): string => rule.asked?.names.find((one) => !/[?+]/.test(one) && one.length < 40) ?? ''
const named = (part: Part): string => `${nameOf(part)} = ${part.rule.expected}`

const isSeveralPoints = (expected: string): boolean => /\),\s*\(/.test(expected)

/** Problems whose parts are one value each, with a name of its own. */
const problems = templates
  .flatMap((template) => seeds.map((seed) => poseProblem(template, seed)))
  .filter(({ parts }) => {
    const names = parts.map(nameOf)
    return (
      parts.length > 1 &&
      parts.every(({ rule }) => rule.kind !== 'roots' && !isSeveralPoints(rule.expected)) &&
      names.every((name) => name !== '') &&
      new Set(names).size === names.length
    )
  })

test('there are many of them', () => {
  expect(new Set(problems.map(({ templateId }) => templateId)).size).toBeGreaterThanOrEqual(8)
})

test('named parts in another order earn all the marks, as one text and as a list of texts', () => {
  const short = problems.flatMap((problem) => {
    const turned = [...problem.parts].reverse().map(named)
    return [turned.join('; '), turned.join('\n')].flatMap((response) => {
      const { marks, note } = checkProblem(problem, response)
      return marks === problem.marks ? [] : [`${problem.id}: ${JSON.stringify(response)}: ${note ?? ''}`]
    })
  })
  expect(short).toEqual([])
})

test('names with the values of one another earn nothing for these values', () => {
  const accepted = problems.flatMap((problem) => {
    const { parts } = problem
    const values = parts.map(({ rule }) => rule.expected)
    const moved = parts.map((part, index) => `${nameOf(part)} = ${values[(index + 1) % values.length]}`)
    const isMoved = new Set(values).size === values.length
    const { correct } = checkProblem(problem, moved.join('; '))
    return isMoved && correct ? [`${problem.id}: ${moved.join('; ')}`] : []
  })
  expect(accepted).toEqual([])
})

test('a label decides where it stands: the area behind (i) is no answer to (i)', () => {
  const accepted = problems.flatMap((problem) => {
    const turned = [...problem.parts].reverse()
    // of one value each: turned round, nothing changes
    if (problem.parts.every(({ rule }, index) => rule.expected === turned[index]?.rule.expected)) return []
    const response = problem.parts.map(({ label }, index) => `${label} ${turned[index] ? named(turned[index]) : ''}`)
    return checkProblem(problem, response.join(' ')).correct ? [`${problem.id}: ${response.join(' ')}`] : []
  })
  expect(accepted).toEqual([])
})
