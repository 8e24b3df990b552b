import { reply } from '@/lib/assistant'
import { recogniser } from '@/lib/assistant/recogniser'
import { phrase, told } from '@/lib/assistant/question/phrase'
import { partsApart } from '@/lib/assistant/question/parts'
import { joined, readQuestion } from '@/lib/assistant/question/question'
import { worked } from '@/lib/solutions/solution'

test.each([
  ['An AP: 2, 5, ... (i) Find d. (ii) Find a.', 'An AP: 2, 5, ...', ['Find d.', 'Find a.']],
  ['A die is thrown.\ni) P(2)?\nii) P(odd)?', 'A die is thrown.', ['P(2)?', 'P(odd)?']],
  [
    'The table: \n(i) Mode?\n(ii) Mean?\nClass: 0-10, 10-20\nf: 2, 3',
    'The table:\nClass: 0-10, 10-20\nf: 2, 3',
    ['Mode?', 'Mean?'],
  ],
  [
    'The table:\n(i) Mode?\n(ii) Mean?\nRainfall (in mm): 0-8, 8-16\nNumber of days: 2, 3',
    'The table:\nRainfall (in mm): 0-8, 8-16\nNumber of days: 2, 3',
    ['Mode?', 'Mean?'],
  ],
])('"%s" has its parts taken apart', (text, stem, parts) => {
  const apart = partsApart(text)
  expect([apart.stem, apart.parts.map((part) => part.text)]).toEqual([stem, parts])
})

test.each(['Solve (i) x + 2 = 3', 'line (ii) follows from line (i)', '(i) (ii)', 'f(i) = 2 and f(iii) = 3'])(
  '"%s" has none',
  (text) => {
    expect(partsApart(text).parts).toEqual([])
  },
)

describe('a question in parts is answered part by part, each behind what is told for all', () => {
  test.each([
    ['(i) HCF of 12 and 18 (ii) LCM of 4 and 6', '(i) 6; (ii) 12'],
    [
      'The first term of an AP is 5 and the common difference is 3.\n(i) find the 10th term\n(ii) find the sum of the first 8 terms',
      '(i) 32; (ii) 124',
    ],
    ['(i) distance between (1, 2) and (4, 6) (a) 4 (b) 5 (ii) HCF of 12 and 18 (a) 6 (b) 4', '(i) B; (ii) A'],
  ])('%s', async (question, answer) => {
    const said = await reply(question)
    expect(said.answer).toBe(answer)
    expect(said.text.endsWith(answer)).toBe(true)
  })

  test.each([
    'The first term of an AP is 5 and the common difference is 3. A third number is 7.\n(i) find the 10th term\n(ii) find the sum of the first 8 terms',
    '(i) HCF of 12 and 18 (ii) HCF of 12 and 18 and something that nobody knows',
  ])('what no part uses, or a part that is not understood, has no answer: %s', async (question) => {
    expect((await reply(question)).answer).toBeUndefined()
  })
})

const total = worked<{ readonly price: bigint }>({
  id: 'of-parts',
  archetype: 'of-parts',
  objection: () => null,
  solve: ({ price }) => ({ lines: [`$${price}$`], key: `${price}` }),
})

const price = recogniser({
  id: 'price-of-a-part',
  solution: total,
  story: true,
  asPart: true,
  cues: ['cost'],
  examples: [],
  read: (question) => {
    const found = phrase(question, 'pen #p . find cost pen')
    return found && { given: { price: found.numbers.p.n }, ...told(question, found) }
  },
})

describe('a recogniser that may be one part', () => {
  const stem = readQuestion('An eraser is 3 rupees. A pen is 7 rupees.')
  const part = readQuestion('find the cost of the pen')
  const whole = joined(stem, part)

  test('leaves what the stem tells besides, and names it', () => {
    const left = price.understand(whole, new Set(stem.items))?.left ?? []
    expect(left.flatMap((item) => (item.kind === 'number' ? item.value.n : []))).toEqual([3n])
  })

  test('understands all of what is its own', () => {
    const more = joined(stem, readQuestion('find the cost of the pen, and of 8 books'))
    expect(price.understand(more, new Set(stem.items))).toBeNull()
  })

  test('leaves nothing of a question that is not in parts', () => {
    expect(price.understand(whole)).toBeNull()
  })
})

const largest = recogniser({
  id: 'of-options',
  solution: worked<{ readonly numbers: readonly bigint[] }>({
    id: 'of-options',
    archetype: 'of-options',
    objection: () => null,
    solve: ({ numbers }) => ({ lines: [], key: numbers.every((one) => one <= (numbers[0] ?? 0n)) ? 'A' : 'B' }),
  }),
  chooses: true,
  cues: ['largest'],
  examples: [],
  read: ({ options }) => {
    const numbers = options.map(({ facts }) => facts[0])
    const values = numbers.flatMap((fact) => (fact?.kind === 'number' ? fact.value.n : []))
    return { given: { numbers: values }, used: numbers.flatMap((fact) => fact ?? []) }
  },
})

describe('a recogniser that chooses', () => {
  const letter = (options: readonly string[]) =>
    largest.understand(readQuestion('which is largest', options))?.said.answer

  test('reads the options', () => {
    expect(letter(['3', '8'])).toBe('B')
  })

  test.each([[[]], [['3', '8 or 9']], [['3', '8, but not 9']]])('understands all of them: %j', (options) => {
    expect(letter(options)).toBeUndefined()
  })
})
