import { newBudget } from '@/lib/maths/sum'
import { checkAnswer, kinds, type AnswerRule } from '@/lib/answers'
import { answerTo } from '@/lib/answers/kinds'
import { kindTables } from '@/checks/answers/kinds'
import { readNumber } from '@/lib/answers/kinds/number'
import { typed, type Typed } from '@/lib/reading/typed'

/** A response that counts how often its text, its tokens and its words are asked for. */
function counted(text: string) {
  const counts = { text: 0, tokens: 0 }
  const source = typed(text)
  const response: Typed = {
    get text() {
      counts.text++
      return source.text
    },
    whole: source.whole,
    plain: source.plain,
    get tokens() {
      counts.tokens++
      return source.tokens
    },
    get apart() {
      counts.tokens++
      return source.apart
    },
    get wording() {
      return source.wording
    },
  }
  return { counts, response }
}

const slips = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ response: `${index + 100}`, note: 'No.', step: 1 }))

test('slips are judged from the reading: with twenty of them the tokens are read as often as with none', () => {
  const readings = [0, 20].map((count) => {
    const { counts, response } = counted('17 cm')
    answerTo({ kind: 'number', expected: '154', unit: 'cm', slips: slips(count) }, response).verdict()
    return counts.tokens
  })
  expect(readings).toEqual([1, 1])
})

test('judging asks for no tokens: what was read is judged', () => {
  const { counts, response } = counted('22/7 × 7 × 7 = 154')
  const answer = answerTo({ kind: 'number', expected: '154' }, response)
  const before = counts.tokens
  expect(answer.verdict().correct).toBe(true)
  expect(counts.tokens).toBe(before)
})

test('a reading says nothing of right or wrong: keys of one shape read a response alike', () => {
  const readings = ['154', '7', '0'].map((expected) => {
    const { reading } = answerTo({ kind: 'number', expected }, typed('none'))
    return 'tex' in reading ? reading.tex : reading.problem
  })
  expect(readings).toEqual(['0', '0', '0'])
  expect(readNumber(typed('12 balls'), {}, {}, newBudget()).values).toMatchObject([{ nouns: ['balls'] }])
})

describe('a response that cannot be read', () => {
  const rule: AnswerRule = {
    kind: 'pair',
    expected: 'x = 3, y = 2',
    slips: [
      { response: 'not possible', note: 'It is possible.', step: 1 },
      { response: 'x = 2, y = 3', note: 'Exchanged.', step: 2 },
    ],
  }

  test('is unread, not only wrong', () => {
    expect(checkAnswer(rule, 'x = ((, y = 2')).toMatchObject({ correct: false, unread: true })
    expect(checkAnswer(rule, 'x = 5, y = 2').unread).toBeUndefined()
  })

  test('gets no slip, but words that are read as words do', () => {
    expect(checkAnswer(rule, 'x = 2, y = 3 +').note).not.toMatch(/Exchanged/)
    expect(checkAnswer(rule, 'Not possible.')).toEqual({
      correct: false,
      note: 'It is possible. Look again at step 1 of the solution.',
      step: 1,
    })
  })

  test('an empty one is unread', () => {
    expect(checkAnswer(rule, '  ')).toEqual({ correct: false, unread: true, note: 'Write an answer.' })
  })
})

test.each(Object.keys(kinds))('%s: a reading is judged alike twice', (kind) => {
  const table = Object.entries(kindTables).find(([name]) => name === kind)?.[1]
  for (const [response] of table?.responses ?? []) {
    const answer = table && answerTo(table.rule, typed(response))
    expect(answer?.verdict()).toEqual(answer?.verdict())
  }
})
