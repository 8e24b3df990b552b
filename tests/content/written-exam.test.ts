import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { modelPaper } from './second-roads/model-paper'
import { examComplaints } from '@/checks/papers/exam-complaints'
import { blueprintsIn } from '@/lib/content/blueprints-in'
import { contentErrors } from '@/lib/content/content-errors'
import { isWritten } from '@/lib/content/written/is-written'
import { writtenPaperSchema } from '@/lib/content/written/written-schema'
import { marked, marksOf } from '@/lib/papers/marking'
import { scoreOf } from '@/lib/papers/score'
import { contentFiles } from '@/scripts/content-files'

const files = contentFiles('content')
const board = blueprintsIn(files).get('board')
const paper = modelPaper('model-standard')
const questions = paper.sections.flatMap((section) => section.questions)
const question = (id: string) => questions.find((one) => one.id === id)

describe('a paper that was written by hand, as it is sat', () => {
  test.each(['model-standard', 'model-basic'])('%s has what is asked of a drawn paper', (id) => {
    expect(board && examComplaints(board, modelPaper(id))).toEqual([])
    expect(modelPaper(id)).toEqual(JSON.parse(JSON.stringify(modelPaper(id))))
  })

  test('its questions are numbered through the whole paper', () => {
    expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 38 }, (_, index) => index + 1))
  })

  test('a choice has its options, the letter as its rule, and its key with the letter', () => {
    const [part] = question('q1')?.alternatives[0]?.parts ?? []
    expect(part).toMatchObject({ rule: { kind: 'choice', expected: 'C' }, key: '(C) $5$', answerFormat: 'string' })
    expect(part?.label).toBeUndefined()
  })

  test('assertion and reason have the four options of the board, and a word for each wrong one', () => {
    const [part] = question('q19')?.alternatives[0]?.parts ?? []
    expect(part?.options).toHaveLength(4)
    expect(part?.ask).toMatch(/^Assertion \(A\): .*\nReason \(R\): /)
    expect(part?.rule?.slips?.map(({ response }) => response).toSorted()).toEqual(['A', 'B', 'C'])
  })

  test('a proof has no rule and no key: it is marked with the scheme', () => {
    expect(question('q26')?.alternatives[0]?.parts).toMatchObject([{ rule: null, key: '', marks: 3 }])
  })

  test('an internal choice is two alternatives, each with what it asks', () => {
    const [own, other] = question('q22')?.alternatives ?? []
    expect([own?.archetypes, other?.archetypes]).toEqual([['qe-k-equal-roots'], ['qe-param-from-root']])
    expect(question('q22')?.shared).toBe(0)
  })

  test('a case has its choice in the last part alone', () => {
    const [own, other] = question('q36')?.alternatives ?? []
    expect(question('q36')?.shared).toBe(2)
    expect(own?.parts.map(({ label, marks }) => [label, marks])).toEqual([
      ['(i)', 1],
      ['(ii)', 1],
      ['(iii)', 2],
    ])
    expect(other?.parts.slice(0, 2)).toEqual(own?.parts.slice(0, 2))
    expect(other?.parts[2]?.label).toBe('(iii)')
    expect(other?.lead).toBe(own?.lead)
  })

  test('a wrong answer that has a word keeps the marks of the lines before it', () => {
    const [part] = question('q32')?.alternatives[0]?.parts ?? []
    if (!part) throw new Error('q32 has no part')
    const { verdict, lines } = marked(part, '72')
    expect(verdict?.note).toContain('greater speed')
    expect(marksOf(part, lines)).toBe(4)
    expect(marksOf(part, marked(part, '60 km/h').lines)).toBe(5)
  })

  test('its score has every unit of the syllabus', () => {
    const score = scoreOf(paper, ({ marks }) => ({ alternative: 0, got: marks }))
    expect([score.got, score.of, score.units.length]).toEqual([80, 80, 7])
  })
})

test('solved samples are no paper to be sat', () => {
  expect(isWritten(parse(readFileSync('content/papers/cbse-2024-sample.yaml', 'utf8')))).toBe(false)
})

test('a model paper that leaves its pattern is named with its line', () => {
  const path = 'papers/model-standard.yaml'
  const said = (from: string, to: string) =>
    contentErrors(
      files.map((file) => (file.path === path ? { path, text: file.text.replace(from, to) } : file)),
      { hasFile: () => true, only: path },
    ).join('\n')
  expect(said('', '')).toBe('')
  expect(said('archetypes: [poly-count-zeroes-graph]', 'archetypes: [poly-zeroes-nonmonic-verify]')).toMatch(
    /model-standard\.yaml:\d+:\d+: archetypes: poly-zeroes-nonmonic-verify is asked already/,
  )
  expect(said('topic: polynomials', 'topic: probability')).toMatch(/the unit algebra has 20 marks, here 19/)
})

describe('the figures of a paper', () => {
  const withFigure = (figure: unknown) => {
    const source = parse(readFileSync('content/papers/model-basic.yaml', 'utf8'))
    source.sections[0].questions[5].figure = figure
    return writtenPaperSchema.safeParse(source)
  }
  test('may be in the short forms of the lessons; the browser gets them in full', () => {
    const [q6, q30] = [5, 29].map((place) => modelPaper('model-basic').sections.flatMap((s) => s.questions)[place])
    expect(q6?.alternatives[0]?.parts[0]?.figure).toMatchObject({
      kind: 'sketch',
      segments: [{ label: '2 cm' }, {}, {}, {}, {}, {}],
    })
    expect(q30?.alternatives[0]?.parts[0]?.solutionFigure).toMatchObject({ kind: 'sketch', circles: [{ radius: 3 }] })
    expect(withFigure({ kind: 'frequencies', of: 'Marks', classes: ['0-10', '10-20'], f: [4, 9] }).success).toBe(true)
  })
  test.each([
    [
      { kind: 'trapezium' },
      'is one of plane, sketch, solid, table, histogram, number-line, triangle, tangents, frequencies',
    ],
    [{ kind: 'triangle', parallel: 'D' }, 'two capital letters: write parallel="DE"'],
    [
      { kind: 'tangents', centre: 'O', from: 'P', at: 'T', radius: 18, distance: 17 },
      'the point is outside the circle: write more than the radius, 18',
    ],
  ])('what cannot be drawn, %j, gets the word that it gets in a lesson', (figure, message) => {
    const issues = withFigure(figure).error?.issues ?? []
    expect(issues.map((issue) => issue.message)).toEqual([message])
    expect(issues[0]?.path.slice(0, 5)).toEqual(['sections', 0, 'questions', 5, 'figure'])
  })
})
