import type { ExamPaper, ExamPart, ExamQuestion } from '@/lib/papers'
import { marked, marksOf } from '@/lib/papers/marking'
import { scoreOf } from '@/lib/papers/score'

const part: ExamPart = {
  ask: 'Find the sum of the first 10 terms.',
  marks: 2,
  rule: {
    kind: 'number',
    expected: '100',
    slips: [{ response: '190', note: 'The half is missing.', step: 2 }],
  },
  answerFormat: 'number',
  scheme: [
    { text: '$S_n = \\frac{n}{2}(a + l)$', marks: 0.5 },
    { text: '$= 5 \\times 20$', marks: 1 },
    { text: '$= 100$', marks: 0.5 },
  ],
  key: '$100$',
}

test('a right answer has all the lines of the scheme', () => {
  expect(marksOf(part, marked(part, '100').lines)).toBe(2)
})

test('a slip keeps the half mark of the line before it', () => {
  const { verdict, lines } = marked(part, '190')
  expect(verdict?.correct).toBe(false)
  expect(verdict?.note).toContain('The half is missing.')
  expect(marksOf(part, lines)).toBe(0.5)
})

test('another wrong answer, and none, have no line until the student ticks one', () => {
  expect(marksOf(part, marked(part, '7').lines)).toBe(0)
  expect(marked(part, '  ')).toEqual({ verdict: null, lines: [false, false, false] })
})

test('a proof is not judged: it waits for the student', () => {
  expect(marked({ ...part, rule: null }, 'done')).toEqual({ verdict: null, lines: [false, false, false] })
})

test('the score is counted by section, unit and archetype, the one that lost most first', () => {
  const question = (number: number, topic: 'circles' | 'statistics', archetype: string): ExamQuestion => ({
    id: `q${number}`,
    number,
    kind: 'answer',
    marks: 2,
    topic,
    alternatives: [{ lead: '', parts: [part], archetypes: [archetype], sources: [] }],
    shared: 0,
  })
  const paper: ExamPaper = {
    id: 'x',
    title: 'X',
    marks: 6,
    minutes: 10,
    readingMinutes: 0,
    sections: [
      { title: 'A', description: '', questions: [question(1, 'circles', 'c'), question(2, 'statistics', 's')] },
      { title: 'B', description: '', questions: [question(3, 'statistics', 's')] },
    ],
  }
  const score = scoreOf(paper, ({ number }) =>
    number === 3 ? undefined : { alternative: 0, got: number === 1 ? 2 : 0.5 },
  )
  expect(score).toMatchObject({ got: 2.5, of: 6 })
  expect(score.sections.map(({ name, got, of }) => [name, got, of])).toEqual([
    ['A', 2.5, 4],
    ['B', 0, 2],
  ])
  expect(score.units.map(({ got, of }) => [got, of])).toEqual([
    [2, 2],
    [0.5, 4],
  ])
  expect(score.archetypes.map(({ name }) => name)).toEqual(['s', 'c'])
})
