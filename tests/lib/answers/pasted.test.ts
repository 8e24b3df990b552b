import { checkAnswer, checkProblem } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'
import { notAnswerable } from '@/lib/problems/problem'
import { seedsOf } from '../../seeds'

const x = { kind: 'number', expected: '3' } as const

test.each(['Hence $x = 3$.', '$2x = 6 = 3 \\times 2$, so $x = 3$', '$\\text{HCF} = 3$'])(
  'a line of the page is no answer: %s',
  (response) => {
    expect(checkAnswer(x, response)).toEqual({
      correct: false,
      unread: true,
      unclear: true,
      note: 'That stands in the question or its solution. Type only your own answer.',
    })
  },
)

test.each(['$3$', '$x = 3$', '$\\frac{6}{2}$', 'x = 3'])('a value may be typed as TeX: %s', (response) => {
  expect(checkAnswer(x, response).correct).toBe(true)
})

test.each(templates.map((template) => [template.id, template] as const))(
  '%s: its question, its hints and the lines before the last, put into the box, are no answer',
  (_, template) => {
    const right = seedsOf('pasted', { few: 1, many: 6 }).flatMap((seed) => {
      const problem = poseProblem(template, seed)
      if (problem.answer === notAnswerable) return []
      const { question, hints, steps } = problem
      const texts = [question, ...question.split(/(?<=[.?])\s/), ...hints, ...steps.slice(0, -1)]
      return texts.filter((text) => text.includes('$') && checkProblem(problem, text).correct)
    })
    expect(right).toEqual([])
  },
)

/** What a student would hardly type: set for the page, or long. Shorter lines, "So d = 5", are what a student writes as well. */
const isCopy = (text: string): boolean => /[$\\]/.test(text) || text.replace(/[^\p{L}\p{N}]/gu, '').length >= 30

test.each(templates.map((template) => [template.id, template] as const))(
  '%s: the question and the lines of each part before its last, with dollar signs or without, are no answer in the box of the part',
  (_, template) => {
    const right = seedsOf('copied', { few: 1, many: 6 }).flatMap((seed) => {
      const problem = poseProblem(template, seed)
      if (problem.answer === notAnswerable) return []
      const { parts, question } = problem
      return parts.flatMap(({ ask, steps }, box) => {
        const texts = [question, ask, ...steps.slice(0, -1).map(({ text }) => text)]
        const copies = [...texts, ...texts.map((text) => text.replaceAll('$', ''))].filter(isCopy)
        const boxes = (text: string) => parts.map((_, index) => (index === box ? text : ''))
        return copies.filter((text) => checkProblem(problem, boxes(text)).parts?.[box]?.correct !== false)
      })
    })
    expect(right).toEqual([])
  },
)
