import { reply, type Context } from '@/lib/assistant'
import { poseProblem, templates } from '@/lib/problems/all'

const posed = (id: string, seed = 's2') => {
  const template = templates.find((one) => one.id === id)
  if (!template) throw new Error(`no template ${id}`)
  return poseProblem(template, seed)
}

/** "In an AP, a_12 = 69 and a_16 = 97. Find a_31." */
const problem = posed('ap-two-terms-another-term')
const ruleOf = async (message: string, context: Context = { problem, response: ['95'] }) =>
  (await reply(message, context)).rule

describe('short forms, Hindi, moods and slips say the same of the open problem', () => {
  test.each([
    [
      'problem-hint',
      [
        'yaar ye kaise hoga',
        'mam ek choti hint do na',
        'stuck 😢',
        'kaha se shuru karu bhai',
        'koi idea do',
        'ek aur hint please',
      ],
    ],
    ['next-line', ['nxt', 'iske baad kya', 'ok then?', 'uske baad kya karna hai', 'what should i do after step 1']],
    ['answer-asked', ['ans', 'bhai answer bata do', 'final ans de do', 'i give up', 'mam only answer please']],
    [
      'solution-asked',
      [
        'show the full solution',
        'pura solution chahiye',
        'show all the steps',
        'give full solution sir',
        'complete working dikhao',
      ],
    ],
    ['easier', ['koi easy wala do', 'ek asaan sum dijiye']],
    ['harder', ['this is too easy give a harder one', 'mushkil wala do', 'challenge me']],
    ['another', ['next question', 'aisa hi ek aur', 'same type ka ek aur do']],
    ['problem-chapter', ['konse chapter ka hai ye', 'kis ch ka h', 'chapter name']],
    ['problem-marks', ['ye kitne marks ka hai', 'is it a 3 mark question', 'will marks be cut if i skip a step']],
    ['mistake', ['galat kyu bata raha h', 'y is it wrng', 'why not 95']],
    ['check-line', ['shud it be a+11d = 69', 'i have a plus 11d equals 69 is it correct']],
    ['where-from', ['ye 28 kaha se aa gaya 😅', 'mam 97 kidhar se laya']],
    ['complaint', ['your answer is wrong', 'the question is wrong', 'option b is also correct']],
    ['noted', ['ok', 'got it', 'samajh gaya', '👍']],
  ])('%s', async (rule, messages) => {
    for (const message of messages) expect(`${message}: ${await ruleOf(message)}`).toBe(`${message}: ${rule}`)
  })

  test.each([
    ['explain the second line', 2],
    ['dusra step samjhao', 2],
    ['third step kaise aaya', 3],
    ['line no 2 not clear', 2],
    ['explain step two', 2],
    ['first line samajh nahi aaya', 1],
  ])('a line is named by its place: %s', async (message, step) => {
    expect((await reply(message, { problem })).text).toContain(`Step ${step} of ${problem.steps.length}:`)
  })

  test.each([
    ['explain the last step', 0],
    ['aakhri line kaise aayi', 0],
    ['second last step samjhao', 1],
  ])('from the end, where the solution is open: %s', async (message, before) => {
    const { text } = await reply(message, { problem, solutionOpen: true })
    expect(text).toContain(`Step ${problem.steps.length - before} of`)
  })

  test('a line that was explained is explained again', async () => {
    const last = await reply('explain step 2', { problem })
    for (const message of [
      'explain again',
      'in simple words',
      'samajh nahi aaya phir se',
      'where is that coming from',
      'how did that happen',
    ])
      expect((await reply(message, { problem, last })).text).toContain('Step 2 of')
  })

  test('a question that names other mathematics is no word about the problem', async () => {
    for (const message of [
      'what is the formula for the area of a circle',
      'explain pythagoras theorem',
      'help me with trigonometry identities',
      'which method is used for the mode of grouped data',
      'hint for the board exam',
      'next chapter',
      'give the formula of the volume of a cone',
    ])
      expect(await ruleOf(message)).not.toMatch(/^problem-|^next-line|^answer-asked|^mistake|^explain-line|^another/)
  })

  test('a line from which the answer is worked out does not give it away', async () => {
    // "153 / 3 = 51" names a 3 beside the key x = 3, y = 2
    const tree = posed('rn-factor-tree', 'q9e')
    expect((await reply('explain step 2', { problem: tree })).text).toContain('Step 2 of')
  })

  test('a rule is told whole', async () => {
    const zeroes = posed('poly-transformed-zeroes', 'fu7')
    expect((await reply('what is the rule', { problem: zeroes })).text).not.toMatch(/:$/)
  })
})

describe('behind a solution', () => {
  test('what names other mathematics is a new question', async () => {
    const last = await reply('area of sector radius 6 angle 60')
    expect(last.text).not.toMatch(/ ²/)
    expect(last.text).toContain('square units')
    for (const message of [
      'how many marks is trigonometry',
      'why do we take a and b coprime in the proof of root 2',
      'circle ki tangent kaise banate hai',
      'trapezium ka area kaise nikale',
    ])
      expect((await reply(message, { last })).text).not.toMatch(/It rests on|Step \d of|r = 6/)
  })

  test('a doubt about it is about it', async () => {
    const last = await reply('area of sector radius 6 angle 60')
    expect((await reply('why do we divide by 360', { last })).text).toMatch(/360/)
    expect((await reply('explain the second step', { last })).text).toMatch(/Step 2 of/)
  })
})
