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
  [
    'h = 9 - t. (i) Find h(1). (ii) (a) When is h 0? OR (b) When is h 5?',
    'h = 9 - t.',
    ['Find h(1).', 'When is h 0?', 'When is h 5?'],
  ],
  ['Two flags. (i) Find AB. (ii) Find AC.\nOR\n(ii) Find BC.', 'Two flags.', ['Find AB.', 'Find AC.', 'Find BC.']],
  [
    'Tickets. (i) Write the pair. (ii) Find x, or find how much 3 cost.',
    'Tickets.',
    ['Write the pair.', 'Find x', 'find how much 3 cost.'],
  ],
  ['A die. (i) P(2 or 3)? (ii) P(odd or 2)?', 'A die.', ['P(2 or 3)?', 'P(odd or 2)?']],
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
    [
      'CASE STUDY 2\nRead the passage and answer the questions.\nAn AP starts with 5 and its common difference is 3. Based on the above information, answer the following questions:\n(i) find the 10th term [1]\n(ii) (a) find the sum of the first 8 terms [2]\nOR\n(b) find the 20th term [2]',
      '(i) 32; (ii)(a) 124; (ii)(b) 62',
    ],
    [
      'All red face cards are removed from a pack of 52 cards and the rest are shuffled. One card is drawn. Find the probability that it is (i) a red card, (ii) a face card.',
      '(i) 10/23; (ii) 3/23',
    ],
    [
      'On the plan of a village, the library is at L(2, 3) and the health centre is at H(12, 13), joined by a straight road, where 1 unit = 1 km. (i) The bus stop is at the mid-point of the road. Find its coordinates. (ii) How far is the health centre from the library? (iii) A tea shop stands on the road at (6, 7). In what ratio does it divide LH?',
      '(i) (7, 8); (ii) 10√2; (iii) 2:3',
    ],
    [
      "Ishaan's home is at H(1, 2) and his school is at S(13, 18). A dairy booth is exactly half way, and a petrol pump P lies on the road so that HP : PS = 1 : 3. (i) How far is the school from Ishaan's home? (ii) Write the coordinates of the dairy booth. (iii) Find the coordinates of the petrol pump.",
      '(i) 20; (ii) (7, 10); (iii) (4, 6)',
    ],
    [
      'The gate G is taken as the origin. A mango tree stands at M(3, 4) and a well is dug at W(15, 9). (i) How far is the mango tree from the gate? (ii) Find the distance between the mango tree and the well.',
      '(i) 5; (ii) 13',
    ],
    [
      'Pulse (beats/min): 60-65, 65-70, 70-75, 75-80, 80-85\nNumber of patients: 5, 9, 12, 8, 6\nAnswer the following:\n(i) Write the modal class.\n(ii) One patient is chosen at random. What is the probability that his or her pulse is 75 or more?',
      '(i) 70-75; (ii) 7/20',
    ],
    [
      'The roller coaster track is shaped like the graph of p(x) = x² - 5x + 6. (i) Find the zeroes of p(x). (ii) Find the sum of the zeroes. (iii) Find the value of p(1).',
      '(i) 3, 2; (ii) 5; (iii) 2',
    ],
    [
      'Rahul loves mathematics. He is making a kite to fly it on a Sunday. (i) Find the sum of the zeroes of x² - 3x - 4. (ii) Find the HCF of 12 and 18.',
      '(i) 3; (ii) 6',
    ],
    [
      'Mahesh has to arrange 96 chairs of plastic and 240 of wood in stacks, each stack having the same number of chairs of one kind. Find (i) HCF of 96 and 240 (ii) how many stacks in all if each has the greatest possible number of chairs',
      '(i) 48; (ii) 7',
    ],
    ['(i) distance between (1, 2) and (4, 6) (a) 4 (b) 5 (ii) HCF of 12 and 18 (a) 6 (b) 4', '(i) B; (ii) A'],
  ])('%s', async (question, answer) => {
    const said = await reply(question)
    expect(said.answer).toBe(answer)
    expect(said.text.endsWith(answer)).toBe(true)
  })

  test.each([
    'The first term of an AP is 5 and the common difference is 3. A third number is 7.\n(i) find the 10th term\n(ii) find the sum of the first 8 terms',
    'On the map of a town each unit is 10 m. The library is at A(1, 2) and the park is at B(7, 10).\n(i) How far is the park from the library in metres?\n(ii) Find the mid-point of AB.',
    'The library is at A(1, 2), the park is at B(7, 10) and a shop S lies on AB so that AS : SB = 1 : 1.\n(i) How far is the park from the library?\n(ii) How far is the shop from the library?',
    'The library is at A(1, 2) and the park is at B(7, 10). The park is moved 3 units east.\n(i) How far is the park from the library?\n(ii) Find the mid-point of AB.',
    '(i) HCF of 12 and 18 (ii) HCF of 12 and 18 and something that nobody knows',
  ])('what no part uses, or a part that is not understood, has no answer: %s', async (question) => {
    expect((await reply(question)).answer).toBeUndefined()
  })
})

test('where one part is not understood the others are answered under their labels, and no answer is given to the whole', async () => {
  const said = await reply(
    '(i) HCF of 12 and 18 (ii) HCF of 12 and 18 and something that nobody knows (iii) LCM of 4 and 6',
  )
  expect(said.answer).toBeUndefined()
  expect(said.text).toMatch(
    /^\(i\) [^]*= 6\n\(iii\) [^]*= 12\nI cannot work out \(ii\): ask it again in other words\.$/,
  )
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
