import { smallExam } from '../papers/small-exam'
import { reply, type Context, type Reply } from '@/lib/assistant'
import { isNamed, questionNamed } from '@/lib/assistant/about-the-paper/question-named'
import { markedPaper } from '@/lib/papers/asked-about'
import { freshSitting, questionsOf, withDone } from '@/lib/papers/sitting'

/** Question 1 was answered with a slip, 2 rightly; the others were left out. */
const sitting = [
  { index: 0, text: 'A' },
  { index: 1, text: '100' },
].reduce((before, { index, text }) => {
  const question = questionsOf(smallExam)[index]
  return question ? withDone(before, question, { texts: { '0.0': text } }) : before
}, freshSitting('A small board paper'))

const marked = (place: number) => markedPaper(smallExam, { ...sitting, place: place - 1 })
const beside = (message: string, place = 1, last?: Reply) =>
  reply(message, { paper: marked(place), ...(last && { last }) } satisfies Context)

describe('a question that a message names', () => {
  test.each([
    ['explain question 3', 3],
    ['why is my answer to q 1 wrong', 1],
    ['q26 kaise kare', 26],
    ['Q. no. 12 samjhao', 12],
    ['ques 4 ka answer kya hai', 4],
    ['3rd question explain please', 3],
    ['26 number wala sawal samajh nahi aaya', 26],
    ['second question how', 2],
    ['question 5', 5],
  ])('%s', (message, number) => {
    expect(questionNamed(message)).toMatchObject({ number })
  })

  test.each([
    'Q5. Find the HCF of 12 and 18',
    'question 3: solve x^2 - 5x + 6 = 0',
    'hcf of 12 and 18',
    'explain step 2',
    'a question of 3 marks',
    'q 3.5',
  ])('not in: %s', (message) => {
    expect(isNamed(questionNamed(message))).toBe(false)
  })
})

test('a question that is named is never taken for the one in view', async () => {
  for (const message of ['q2 ka pura solution', 'question 2 full marks kaise milte', 'tell me all of question 2'])
    expect((await beside(message, 1)).text).not.toContain('Five has two factors')
})

describe('while the paper is written', () => {
  const during = (message: string) => reply(message, { paper: { state: 'sitting' } })

  test.each(['give me a hint', 'explain question 3', 'q 5 ka answer', 'is my answer right', 'ye kaise karte hai'])(
    'nothing is said of its questions: %s',
    async (message) => {
      expect((await during(message)).rule).toBe('paper-sitting')
    },
  )

  test('a question that is asked in full is answered, as anywhere', async () => {
    expect((await during('hcf of 12 and 18')).answer).toBe('6')
    expect((await during('what is the section formula')).rule).not.toBe('paper-sitting')
  })
})

describe('once it is marked', () => {
  test('the question in view is the problem that is open', async () => {
    const { text } = await beside('why is my answer wrong')
    expect(text).toContain('It is a square.')
    expect(text).toContain('step 1')
  })

  test('another is asked about by its number, and said by it', async () => {
    const said = await beside('explain question 2', 1)
    expect(said.text).toMatch(/^Question 2\. Step 1 of 2:\nFirst line of Find the sum\./)
  })

  test('the next message goes on with it, as long as the same question is in view', async () => {
    const first = await beside('explain question 2', 1)
    expect((await beside('next step', 1, first)).text).toMatch(/^Question 2\. Step 2 of 2:/)
    expect((await beside('next step', 3, first)).text).toMatch(/^Step 1 of 2:\nFirst line of Find the term\./)
  })

  test('its answer may be told, and nothing is to be typed or submitted', async () => {
    for (const message of [
      'what is the answer of question 2',
      'q2 full solution',
      'I got 100 in question 2, is it right',
    ])
      expect((await beside(message)).text).not.toMatch(/Submit|box|Show Solution/)
    expect((await beside('what is the answer of question 2')).text).toContain('The answer is $100$')
  })

  test('what was left out is said to be left out', async () => {
    expect((await beside('why is my answer wrong', 3)).text).toContain('left without an answer')
  })

  test('a right answer is called right', async () => {
    expect((await beside('is my answer to question 2 right')).text).toContain('Your answer is right.')
  })

  test('a proof has no answer to tell; its lines are gone through', async () => {
    expect((await beside('next step', 4)).text).toContain('Let it be rational.')
    expect((await beside('what is the answer', 4)).text).not.toContain('The answer is')
    expect((await beside('what is the rule', 4)).text).toContain('Let it be rational.')
  })

  test('more of its kind are posed by its template', async () => {
    const { offers } = await beside('another like this', 2)
    expect(offers).toEqual([expect.objectContaining({ kind: 'practise', template: 'ap-a' })])
  })

  test.each([
    ['where did i lose marks in question 1', 'It is a square.'],
    ['q1 me zero kyu mila', 'It is a square.'],
    ['question 1 option a kyu galat hai', 'It is a square.'],
    ['why option B in question 1', 'Five has two factors.'],
    ['is question 2 marked correctly', 'Your answer is right.'],
    ['q no 5 part ii explain', 'Step 3 of 6:\n(ii) First line of How far?'],
  ])('in a student’s words: %s', async (message, words) => {
    expect((await beside(message, 3)).text).toContain(words)
  })

  test('a number that no question has is asked back', async () => {
    expect((await beside('explain question 39')).text).toContain('1 to 5')
  })

  test.each(['how many marks did i get', 'mera score kya hai', 'mujhe kitne marks mile'])(
    'the marks: %s',
    async (message) => {
      expect((await beside(message)).text).toBe('You have 2 of 12 marks on this paper.')
    },
  )

  test('what is weak is the chapter that lost most, and its lesson is offered', async () => {
    const { text, offers } = await beside('which chapter should i study')
    expect(text).toContain('Most marks were left in Arithmetic Progressions (6 of 8) and Real Numbers (4 of 4).')
    expect(offers?.map(({ kind }) => kind)).toEqual(['lesson', 'practise'])
  })

  test.each([
    ['how many marks is this question', 'problem-marks'],
    ['how many marks is the exam', 'board-marks'],
  ])('of other marks it is not: %s', async (message, rule) => {
    const said = await beside(message)
    expect(said.rule).not.toBe('paper-score')
    if (rule === 'problem-marks') expect(said.text).toContain('It carries 1 mark')
  })

  test.each(['why were my marks cut', 'why did i get zero', 'why option a is wrong'])(
    'of the question in view too: %s',
    async (message) => {
      expect((await beside(message)).text).toContain('It is a square.')
    },
  )

  test.each(['what is a zero polynomial', 'in how many points can a line cut a circle', 'what is marked price'])(
    'words that mean marks elsewhere are left to mathematics: %s',
    async (message) => {
      expect((await beside(message)).rule).not.toBe('mistake')
    },
  )

  test('a question of its own is solved beside it', async () => {
    expect((await beside('hcf of 12 and 18')).answer).toBe('6')
  })
})

test('where no paper is in view, it is asked which question is meant', async () => {
  expect((await reply('explain question 3')).text).toMatch(/^I do not see which question that is/)
})
