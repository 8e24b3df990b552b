import { texProblem } from './tex-problem'
import { checkProblem } from '@/lib/answers'
import { reply, type Context, type Reply } from '@/lib/assistant'
import { ideaOfLine } from '@/lib/assistant/about-the-problem/idea-of-line'
import { signsOfIdeas } from '@/lib/assistant/about-the-problem/signs-of-ideas'
import { topicTheory } from '@/lib/assistant/theory/topics'
import { poseProblem, templates } from '@/lib/problems/all'
import { topicKeys } from '@/lib/syllabus'

const posed = (id: string, seed: string) => {
  const template = templates.find((one) => one.id === id)
  if (!template) throw new Error(`no template ${id}`)
  return poseProblem(template, seed)
}

/** "In an AP, a_12 = 69 and a_16 = 97. Find a_31." */
const problem = posed('ap-two-terms-another-term', 's2')
const ruleOf = async (message: string, context: Context = { problem }) => (await reply(message, context)).rule

describe('what is asked about the open problem', () => {
  test.each([
    [
      'problem-hint',
      [
        'give me a hint',
        'hint',
        'I am stuck',
        'help',
        'ye kaise karte hai',
        'kaise kare',
        'samajh nahi aa raha',
        "I don't know how to start",
        'how do I do this',
        'no idea',
        'isko kaise solve karu',
      ],
    ],
    [
      'problem-asked',
      [
        'what is being asked here',
        'what is given',
        'what do I have to find',
        'kya nikalna hai isme',
        'question ka matlab kya hai',
        'explain the question',
        'what does this question mean',
      ],
    ],
    [
      'next-line',
      [
        'next step',
        'what next',
        'aage kya hoga',
        'phir kya',
        'show me one more step',
        'first step',
        'then what',
        'agla step batao',
        'continue',
      ],
    ],
    [
      'explain-line',
      [
        'explain step 2',
        'step 2 samjhao',
        'what is the meaning of step 3',
        'I do not understand step 2',
        'why step 2',
        '2nd step kaise aaya',
      ],
    ],
    [
      'mistake',
      [
        'why is my answer wrong',
        'what is my mistake',
        'I got 14, why is it wrong',
        'galat kyu hai',
        'why is it not right',
        'mera answer galat kyu hai',
        'where did I go wrong',
      ],
    ],
    ['where-from', ['where does the 69 come from', '69 kahan se aaya', 'how did you get 7']],
    ['problem-rule', ['what is the rule', 'which formula', 'what is the concept here', 'konsa formula use karu']],
    ['another', ['another like this', 'give me another question like this', 'ek aur sawal', 'similar question']],
    ['easier', ['easier', 'give me an easier one', 'aasan wala do']],
    ['harder', ['harder', 'a harder one please']],
    ['check-line', ['is a + 11d = 69 right so far', 'a + 11d = 69, correct?', 'is 4d = 28 right']],
    ['answer-asked', ['tell me the answer', 'what is the answer', 'just give me the answer', 'answer batao']],
  ])('%s', async (rule, messages) => {
    for (const message of messages) expect([message, await ruleOf(message)]).toEqual([message, rule])
  })

  test.each([
    ['hcf of 12 and 18', '6'],
    ['10th term of the AP 2, 7, 12', '47'],
    ['what is 2 + 3 * 4', '14'],
  ])('"%s" is another question, and answered', async (question, answer) => {
    expect((await reply(question, { problem })).answer).toBe(answer)
  })

  test.each([
    'what is the section formula',
    'which formula gives the volume of a cone',
    'explain the basic proportionality theorem',
    'why is root 2 irrational',
    'what is the mean',
    'hint for the board exam',
    'next chapter',
    'how do I solve x^2 - 5x + 6 = 0',
    'what is the answer of 12 + 30',
    'explain how to solve 2x + 3 = 7',
    'what is asked in the board exam from this chapter',
    'what is given by the sum of the squares of the roots',
  ])('"%s" is not about it', async (question) => {
    expect([
      'problem-hint',
      'next-line',
      'problem-rule',
      'explain-line',
      'mistake',
      'answer-asked',
      'another',
      'where-from',
      'check-line',
      'problem-asked',
    ]).not.toContain(await ruleOf(question))
  })
})

test('the question is told in two halves: what it gives, and what it asks', async () => {
  const { text } = await reply('what is being asked here', { problem })
  expect(text).toMatch(/^Given: In an AP, .*\nAsked: Find .*a_\{?31\}?\$\.$/)
})

describe('hints and lines come one by one', () => {
  test('each hint in turn, then the lines', async () => {
    let last: Reply | undefined
    const texts: string[] = []
    for (let i = 0; i < problem.hints.length + 1; i++) {
      last = await reply('give me a hint', { problem, ...(last && { last }) })
      texts.push(last.text)
    }
    problem.hints.forEach((hint, index) => expect(texts[index]).toContain(hint))
    expect(texts.at(-1)).toContain(problem.steps[0])
  })

  test('hints that the page has shown are not told again', async () => {
    expect((await reply('hint', { problem, hintsSeen: 1 })).text).toContain(problem.hints[1])
  })

  test('help for another problem begins anew', async () => {
    const other = posed('ap-nth-term', 's1')
    const last = await reply('hint', { problem: other })
    expect((await reply('hint', { problem, last })).text).toContain(problem.hints[0])
  })
})

describe('a mistake', () => {
  test('that is known is named, with its step', async () => {
    const [slip] = problem.answerValidator.slips ?? []
    const response = slip?.response ?? ''
    const { text } = await reply('why is it wrong', {
      problem,
      response: [response],
      verdict: checkProblem(problem, response),
    })
    expect(text).toMatch(/step \d/)
    expect((await reply(`I got ${response}, why is it wrong`, { problem })).text).toMatch(/step \d/)
  })

  test('a value on the way is told from the end of the way', async () => {
    expect((await reply('I got 7 why is it wrong', { problem })).text).toMatch(/7 is what step \d finds/)
  })

  test('a right answer is not called wrong', async () => {
    expect((await reply(`I got ${problem.answer}, why is it wrong`, { problem })).text).toContain('is right')
  })

  test('without an answer there is none', async () => {
    expect((await reply('why is my answer wrong', { problem })).text).toContain('I see no answer of yours yet')
  })
})

describe('a line of the student’s own', () => {
  test.each([
    ['is a + 11d = 69 right so far', /^Yes/],
    ['is 69 = a + 11d right', /^Yes/],
    ['is a + 10d = 69 right', /I do not find/],
    ['is 97 - 69 = 28 right', /^Yes|is true/],
    ['is 97 - 69 = 18 right', /^No/],
    ['is a + 69 = a + 69 right', /I do not find|is true/],
  ])('%s', async (message, words) => {
    expect((await reply(message, { problem })).text).toMatch(words)
  })
})

describe('the answer', () => {
  test('is told after two tries, or with the solution open, and not before', async () => {
    const asked = (context: Omit<Context, 'problem'>) => reply('tell me the answer', { problem, ...context })
    expect((await asked({})).answer).toBeUndefined()
    expect((await asked({ attempts: 1 })).answer).toBeUndefined()
    expect((await asked({ attempts: 2 })).answer).toBe(String(problem.answer))
    expect((await asked({ solutionOpen: true })).answer).toBe(String(problem.answer))
  })

  test('is not told by the back door: the question typed again gets help', async () => {
    const open = posed('ap-nth-term', 's1')
    expect((await reply(open.question)).answer).toBe(String(open.answer))
    const { answer, rule } = await reply(open.question, { problem: open })
    expect([answer, rule]).toEqual([undefined, 'problem-hint'])
    expect((await reply(open.question, { problem: open, attempts: 2 })).answer).toBe(String(open.answer))
  })

  test('no help gives it away in any problem of the bank, and all help is well set', async () => {
    for (const template of templates) {
      const open = poseProblem(template, 'help')
      let last: Reply | undefined
      for (const message of [
        'hint',
        'next step',
        'next step',
        'next step',
        'next step',
        'next step',
        'explain step 1',
        `explain step ${open.steps.length}`,
        'why',
        'what is the rule',
        'tell me the answer',
        'another like this',
      ]) {
        last = await reply(message, { problem: open, ...(last && { last }) })
        expect([template.id, message, last.answer, texProblem(last.text.replace(/"/g, ''))]).toEqual([
          template.id,
          message,
          undefined,
          null,
        ])
        expect([template.id, last.text.includes(`The answer is ${open.answer}`)]).toEqual([template.id, false])
      }
      const final = open.steps.at(-1) ?? ''
      const shown = await reply(`explain step ${open.steps.length}`, { problem: open })
      if (open.parts.length === 1) expect([template.id, shown.text.includes(final)]).toEqual([template.id, false])
    }
  })
})

describe('practice that is asked for', () => {
  test.each([
    ['5 questions on circles', 5, 'circles'],
    ['give me 3 hard questions on probability', 3, 'probability'],
    ['give me a sum on AP', 3, 'arithmetic-progressions'],
  ] as const)('%s', async (message, count, topic) => {
    const { offers = [] } = await reply(message)
    expect(offers).toHaveLength(count)
    for (const offer of offers) expect(offer).toMatchObject({ kind: 'practise', topic })
  })

  test.each([
    'solve 5 questions of circles 3, 4',
    'important questions of circles',
    'how many questions are in the paper',
  ])('"%s" is no such wish', async (message) => {
    expect((await reply(message)).rule).not.toBe('more-practice')
  })
})

describe('an answer that the student names is judged', () => {
  const pair = posed('le-params-from-solution', 'fol7')

  test.each([
    ['I got a = 1, b = 7, why is it wrong', 'exchanged'],
    ['mujhe a = 1, b = 7 mila galat kyu hai', 'exchanged'],
    ['my answer is a = 1, b = 7', 'exchanged'],
    ['so is it a = 7, b = 1?', 'a = 7, b = 1 is right'],
  ])('%s', async (message, word) => {
    const { rule, text } = await reply(message, { problem: pair })
    expect(rule).toBe('mistake')
    expect(text).toContain(word)
  })

  test.each([
    ['I got x = 1, y = 8 is it ok?', 'le-solve-named', 'fu3', 'exchanged'],
    ['i got -16 is it ok?', 'qe-k-both-real', 'fu3', 'The positive value is asked'],
    ['i got 32 is it ok?', 'rn-equal-rows-case', 'fu3', '32 is right for part (ii)'],
    ['my answer is -50, -120', 'poly-price-case', 'fu3', 'Part (i): Set each factor equal to 0'],
  ])('%s', async (message, template, seed, word) => {
    const { rule, text } = await reply(message, { problem: posed(template, seed) })
    expect(rule).toBe('mistake')
    expect(text).toContain(word)
  })

  test('an option is tried on the card first, and judged after that', async () => {
    const choice = posed('le-second-line', 'fol5')
    const first = await reply('is it A?', { problem: choice })
    expect(first.text).toMatch(/Choose A on the card/)
    const tried = await reply('I chose A, why is it wrong?', {
      problem: choice,
      attempts: 1,
      response: ['A'],
      verdict: checkProblem(choice, 'A'),
    })
    expect(tried.text).toMatch(/step \d/)
  })

  test('a line that is part of the working is no answer: it is judged as a line', async () => {
    const { rule } = await reply('is a(5) + 3(-6) = 17 right so far', { problem: pair })
    expect(rule).toBe('check-line')
  })
})

describe('an explained line names the rule behind it, and where the lesson teaches it', () => {
  const lines = (id: string) => posed(id, 's2')

  test('in an AP it is the nth term', async () => {
    const { text, offers = [] } = await reply('explain step 1', { problem })
    expect(text).toContain('a_n = a + (n - 1)d')
    expect(offers).toContainEqual(
      expect.objectContaining({ kind: 'lesson', topic: 'arithmetic-progressions', concept: 2 }),
    )
  })

  test('every sign of an idea leads to an idea of its chapter', () => {
    for (const topic of topicKeys) {
      const known = topicTheory[topic].theories.map(({ id }) => id)
      for (const [id] of signsOfIdeas[topic]) expect(known).toContain(id)
    }
  })

  test('more than half of the lines of the bank show their idea', () => {
    const all = templates.flatMap((template) => {
      const one = poseProblem(template, 'idea')
      return one.steps.map((step) => ideaOfLine(one, step) !== null)
    })
    expect(all.filter(Boolean).length / all.length).toBeGreaterThan(0.55)
  })

  test('what is asked of the problem itself is answered', async () => {
    expect((await reply('how many marks is this', { problem })).text).toMatch(/It carries \d marks?/)
    expect((await reply('which chapter is this from', { problem })).text).toContain('Arithmetic Progressions')
    expect((await reply('mmm zzz', { problem: lines('ap-two-terms-another-term') })).text).toContain(
      'the problem in front of you',
    )
  })
})

describe('several lines of a student are right only where each is', () => {
  const pair = posed('le-book-pair', 's1')
  const stated = (...lines: readonly string[]) => ({
    ...pair,
    question: 'Solve $33x + 3 = 0$.',
    steps: [...lines.map((line) => `$${line}$`), 'Hence it is found.'],
  })

  test('a right line and a wrong one behind it', async () => {
    const told = (await reply('33x = -3 so x = -11 right?', { problem: stated('33x = -3', 'x = -\\frac{1}{11}') })).text
    expect(told).toContain('What stands before it is right: it is step 1.')
    expect(told).toContain('The second of your lines is not in my working.')
  })

  test('all of them right', async () => {
    const told = (await reply('33x = -3 so x = -1/11 right?', { problem: stated('33x = -3', 'x = -\\frac{1}{11}') }))
      .text
    expect(told).toContain('Yes, all of it is right so far: it ends at step 1')
  })
})

describe('a message that is not put plainly', () => {
  test.each([
    ['my ans 110 its showing wrong', 'mistake'],
    ['explain step 1 pls why it is not coming two times', 'explain-line'],
    ['kaise aaya a + 11d', 'explain-line'],
  ])('%s', async (message, rule) => {
    expect(await ruleOf(message)).toBe(rule)
  })

  test('of an ordering no line is told at its place', async () => {
    const ordering = posed('cir-order-the-proof', 's1')
    const told = (await reply('explain step 1', { problem: ordering })).text
    expect(told).toContain('the steps themselves are the answer')
    expect((await reply('explain step 1', { problem: ordering, attempts: 2 })).text).toContain('Step 1 of')
  })
})
