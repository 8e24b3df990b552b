import { reply, type Context, type Reply } from '@/lib/assistant'
import { numberedText, workedLines } from '@/lib/assistant/steps-of-reply'
import { poseProblem, templates } from '@/lib/problems/all'

/** The conversation so far, message by message, with nothing else open. */
async function said(messages: readonly string[], context: Context = {}): Promise<Reply> {
  let last: Reply | undefined
  for (const message of messages) last = await reply(message, last ? { ...context, last } : context)
  if (!last) throw new Error('nothing was said')
  return last
}

const quadratic = 'solve x^2-5x+6=0'

describe('what is asked about the question that was worked out last', () => {
  test.each([
    ['explain step 2', 'Step 2 of 7:\nTwo numbers with sum $-5$'],
    ['step 3 samjh nahi aaya', 'Step 3 of 7:\nSplitting the middle term'],
    ['samajh nahi aaya', 'Step 1 of 7:'],
    ['next step', 'Step 1 of 7:'],
    ['why', 'It rests on this:\nSolution by factorisation'],
    ['what is the rule', 'It rests on this:\nSolution by factorisation'],
    ['how did you get -2 and -3', 'Step 2 of 7:\nTwo numbers with sum'],
    ['why did you take -2', 'The $2$ comes in at step 2.'],
    ['where does the 6 come from', 'The $6$ stands in your question'],
    ['another like this', 'Here is one of this kind'],
    ['is there another method', 'I have this one way for it'],
    ['are you sure?', 'Yes. I checked the lines'],
    ['i got 2 and 3', 'Yes, that is what comes out.'],
    ['i got 2, 4', 'That is not what comes out here:\nAnswer: 3, 2'],
    ['step 9', 'My solution has 7 steps; there is no step 9.'],
  ])('%s', async (message, told) => {
    expect((await said([quadratic, message])).text).toContain(told)
  })

  test('its lines are gone through one by one, and behind the last stands what comes out', async () => {
    const asked = [quadratic, 'explain', ...Array.from({ length: 7 }, () => 'Next step')]
    expect((await said(asked)).text).toBe('That was the last step. What comes out:\nAnswer: 3, 2')
  })

  test('is as open after a word about it as before', async () => {
    expect((await said([quadratic, 'are you sure', 'why', 'explain step 4'])).text).toContain('Step 4 of 7')
  })

  test.each([
    'solve x^2-7x+12=0',
    'hcf of 12 and 18',
    'what is a polynomial',
    'find 3 numbers in AP whose sum is 12 and product is 48',
  ])('a new question is a new question: %s', async (question) => {
    expect((await said([quadratic, question])).text).toBe((await said([question])).text)
  })

  test('where something else was said since, nothing is known any more of its lines', async () => {
    expect((await said([quadratic, 'what is a polynomial', 'explain step 2'])).text).not.toContain('Step 2 of')
  })

  test('a meaning that is chosen can be asked about too', async () => {
    const last: Reply = { rule: 'which-is-meant', text: '', readings: [await said([quadratic])] }
    const chosen = await reply('Meaning 1', { last })
    expect((await reply('explain step 2', { last: chosen })).text).toContain('Step 2 of 7')
  })

  test('what an older page has kept of a conversation is no trouble', async () => {
    const { worked: _, ...older } = await said([quadratic])
    expect((await reply('explain step 2', { last: older })).rule).not.toBe('explain-reply')
  })
})

describe('what is said of it in other words, by the line that it is nearest to', () => {
  const tower =
    'from the top of a 7 m high building the angle of elevation of the top of a cable tower is 60° and the angle of depression of its foot is 45°. find the height of the tower'
  const tangents = 'two tangents inclined at 60° are drawn to a circle of radius 3 cm. find the length of each tangent'
  const lights = 'find the HCF and LCM of 48 and 72'

  test.each([
    [tower, 'AE = 7 kaise aaya', 'Step 2 of'],
    [tangents, '30 degree kaha se aagya 60 tha na', '\\angle APO'],
    [tangents, 'tan hi kyu lagaya sin kyu nhi', '\\tan 30^\\circ'],
    [quadratic, 'step 6 kya kiya', 'Step 6 of 7'],
    [lights, 'why greatest power', 'LCM'],
  ])('%s: %s', async (question, doubt, told) => {
    expect((await said([question, doubt])).text).toContain(told)
  })

  test.each([
    [tower, '60 ki jagah 30 ho to height', '(7/3)√3 + 7 m'],
    [quadratic, 'what if 6 was 4', '4, 1'],
    [quadratic, '4 instead of 6', '4, 1'],
    [tangents, 'OP ki length bhi batado', '6 cm'],
    ['find 20th term of the AP 8, 13, 18, ...', 'now find the sum of first 10 terms', '305'],
    ['find the 20th term of the AP 8, 13, 18, ...', 'aur 30th term?', '153'],
    ['find zeroes of x^2-5x+6', 'now sum of zeroes', '5'],
    ['find the volume of a cylinder of radius 7 cm and height 10 cm', 'and its curved surface area', '440 cm²'],
    ['find the volume of a cylinder of radius 7 cm and height 10 cm', 'what if the radius is 14 cm', '6160 cm³'],
    ['find the volume of a sphere of radius 21 cm', 'π = 3.14 leke batao', '38772.72 cm³'],
  ])('asked anew: %s: %s', async (question, more, answer) => {
    expect((await said([question, more])).answer).toBe(answer)
  })

  test('a number that the question does not hold, or holds twice, cannot be exchanged', async () => {
    expect((await said([quadratic, 'what if 9 was 4'])).answer).toBeUndefined()
    expect((await said(['solve 2x+2y=8, x-y=1', 'what if 2 was 3'])).answer).toBeUndefined()
    const cylinder = 'find the volume of a cylinder of radius 7 cm and height 10 cm'
    expect((await said([cylinder, 'what if the diameter is 14 cm'])).answer).toBeUndefined()
    expect((await said([cylinder, 'find the height of a cone with radius 7'])).answer).toBeUndefined()
  })

  test('an answer is not called wrong where it may be the same in another form', async () => {
    const table = 'class 5-15, 15-25, 25-35, 35-45, 45-55, 55-65 freq 6, 11, 21, 23, 14, 5 find mean and mode'
    expect((await said([table, 'i got mode 36.8 is it ok'])).text).toContain('Yes: 36.8 is')
    expect((await said([table, 'i got mode 36.9 is it ok'])).text).not.toContain('Yes')
    expect((await said([tower, 'mera 7√3 aaya bas'])).text).not.toContain('not what comes out')
    expect((await said(['find the area of a square of side 200 cm', 'i got 4 m2'])).text).not.toContain('not what')
  })

  test('what it cannot do it says', async () => {
    expect((await said([quadratic, 'hindi me samjhao pls pura'])).text).toContain('only in English so far')
    expect((await said([tower, 'figure kaise banega'])).text).toContain('I cannot draw the figure of your question')
  })

  test('other words with the same letters are no idea of a chapter', async () => {
    expect((await said(['fraction me answer aa raha hai matlab galat hai kya'])).rule).not.toBe('similarity-criteria')
    expect((await said(['432 sec se 7 min 12 sec kese bana'])).rule).not.toBe('trigonometry')
    expect((await said(['which club is cheaper'])).rule).not.toBe('cards')
    expect((await said(['what is AA similarity'])).text).toContain('two angles')
    expect((await said(['clubs and spades'])).rule).toBe('cards')
    expect((await said(['what is sec'])).text).toContain('cos')
  })
})

describe('beside an open problem', () => {
  const [template] = templates.filter(({ id }) => id === 'ap-two-terms-another-term')
  if (!template) throw new Error('no such template')
  const problem = poseProblem(template, 's2')

  test('the lines that were told last are meant, and the hints, the key and the marks are those of the problem', async () => {
    expect((await said([quadratic, 'explain step 2'], { problem })).text).toContain('Two numbers with sum')
    expect((await said([quadratic, 'give me a hint'], { problem })).rule).toBe('problem-hint')
    expect((await said([quadratic, 'next step'], { problem })).rule).toBe('next-line')
    expect((await said([quadratic, 'how many marks'], { problem })).rule).not.toBe('explain-reply')
  })

  test('after the student has gone on to another problem it is meant', async () => {
    const last = await said([quadratic], { problem })
    const other = { ...problem, templateId: 'another' }
    expect((await reply('explain step 1', { problem: other, last })).text).not.toContain('x^2 - 5x')
  })
})

test('the steps are numbered, and the result stands behind them', async () => {
  const { text } = await said([quadratic])
  expect(workedLines(text).steps).toHaveLength(7)
  expect(workedLines(text).result).toBe('Answer: 3, 2')
  expect(numberedText(text)).toMatch(/^1\. Given: .*\n2\. Two numbers/)
  expect(numberedText(text)).toMatch(/\nAnswer: 3, 2$/)
  expect(numberedText('one line\nAnswer: 2')).toBe('one line\nAnswer: 2')
})
