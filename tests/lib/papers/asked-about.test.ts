import { smallExam } from './small-exam'
import { askedAbout } from '@/lib/papers/asked-about'
import { scoreSoFar } from '@/lib/papers/marked-question'
import { freshSitting, questionsOf, withDone, type PaperSitting } from '@/lib/papers/sitting'

const answered = (number: number, texts: Readonly<Record<string, string>>, before: PaperSitting, alternative = 0) => {
  const question = questionsOf(smallExam)[number - 1]
  if (!question) throw new Error(`no question ${number}`)
  return withDone(before, question, { texts, alternative })
}
const fresh = freshSitting('A small board paper')

test('an option is a problem with its options, its scheme and the letter that was picked', () => {
  const asked = askedAbout(smallExam, answered(1, { '0.0': 'A' }, fresh), 1)
  expect(asked).toMatchObject({
    response: ['A'],
    attempts: 1,
    solutionOpen: true,
    verdict: { correct: false, step: 1 },
    problem: { question: 'Which is prime?', steps: ['Five has two factors.'], answer: '(B) 5', isMarked: true },
  })
})

test('what was left out has no verdict', () => {
  const asked = askedAbout(smallExam, fresh, 2)
  expect(asked).toMatchObject({ response: [''], attempts: 0 })
  expect(asked).not.toHaveProperty('verdict')
})

test('of two alternatives the one that was answered is asked about, and its template asks more of it', () => {
  const asked = askedAbout(smallExam, answered(3, { '1.0': '9' }, fresh, 1), 3)
  expect(asked).toMatchObject({
    verdict: { correct: true },
    problem: { question: 'Find n.', kin: { template: 'ap-c' } },
  })
})

test('a proof is judged by nobody', () => {
  expect(askedAbout(smallExam, fresh, 4)?.problem).toMatchObject({ answerValidator: null, answer: '' })
})

test('of a case each part has its lines, its key and its verdict', () => {
  const asked = askedAbout(smallExam, answered(5, { '0.0': '3', '0.1': '5' }, fresh), 5)
  expect(asked?.problem.answer).toBe('(i) $3$; (ii) $4$; (iii) $5$')
  expect(asked?.problem.question).toBe('A hall has rows.\n(i) How many?\n(ii) How far?\n(iii) How long?')
  expect(asked?.problem.answerValidator).toMatchObject({ kind: 'parts' })
  expect(asked?.verdict?.parts?.map(({ correct }) => correct)).toEqual([true, false, false])
})

test('there is nothing to say of a number that no question has', () => {
  expect(askedAbout(smallExam, fresh, 6)).toBeNull()
})

test('the marks of the chapters add up to those of the paper', () => {
  const { got, of, chapters } = scoreSoFar(smallExam, answered(2, { '0.0': '100' }, fresh))
  expect([got, of]).toEqual([2, 12])
  expect(chapters).toEqual([
    { topic: 'real-numbers', got: 0, of: 4 },
    { topic: 'arithmetic-progressions', got: 2, of: 8 },
  ])
})
