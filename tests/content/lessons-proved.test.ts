import { readFileSync } from 'node:fs'
import { proveExample } from '@/checks/lessons/prove-example'
import { proveLesson } from '@/checks/lessons/prove-lesson'
import { lessonTexts, type WorkedExample } from '@/checks/lessons/worked-examples'
import { changedNumber, changedSign, numberPlaces, signPlaces } from '@/checks/prove/faults/places'
import { seededRandom, type Random } from '@/lib/random'
import { topicKeys, type TopicKey } from '@/lib/syllabus'

const lessons = topicKeys.map((topic) => ({ topic, text: readFileSync(`content/lessons/${topic}.mdx`, 'utf8') }))
const proofs = lessons.map(({ topic, text }) => ({ topic, ...proveLesson(topic, text) }))
/** Of the lines that claim something in numbers or letters, so many at least are checked. */
const leastChecked = 0.9
/** Of the numbers and signs made wrong in lines, so many at least are found. */
const leastCaught = 0.85

test.each(proofs)('every line of every worked example of $topic holds', ({ complaints }) => {
  expect(complaints).toEqual([])
})

test('of the lines that claim something in numbers or letters, nearly all are checked', () => {
  const total = (count: (proof: (typeof proofs)[number]) => number) => proofs.reduce((sum, one) => sum + count(one), 0)
  const [checked, claiming] = [total((proof) => proof.checked), total((proof) => proof.claiming)]
  process.stdout.write(`Lines of the lessons that claim something: ${claiming}, checked: ${checked}\n`)
  expect(checked / claiming).toBeGreaterThanOrEqual(leastChecked)
})

const faults = {
  number: [numberPlaces, changedNumber],
  sign: [signPlaces, changedSign],
} as const

/** The example with one number or sign of a line made wrong; nothing where no line has one. */
function withFault(kind: keyof typeof faults, example: WorkedExample, random: Random): WorkedExample | undefined {
  const [places, change] = faults[kind]
  const spots = example.lines.flatMap((line) => places(line.text).map((place) => ({ line, place })))
  if (spots.length === 0) return undefined
  const { line, place } = random.pick(spots)
  const faulty = { ...line, text: change(line.text, place, random) }
  return { ...example, lines: example.lines.map((one) => (one === line ? faulty : one)) }
}

test.each(['number', 'sign'] as const)('a %s made wrong in a line is found', (kind) => {
  const found = lessons.flatMap(({ topic, text }) =>
    lessonTexts(text).examples.flatMap((example) => {
      const faulty = withFault(kind, example, seededRandom(`${topic}/${example.title}/${kind}`))
      return faulty ? [proveExample(topic, faulty).complaints.length > 0] : []
    }),
  )
  const share = found.filter(Boolean).length / found.length
  process.stdout.write(
    `A ${kind} made wrong in ${found.length} examples of the lessons, found: ${(share * 100).toFixed(1)} %\n`,
  )
  expect(found.length).toBeGreaterThan(kind === 'sign' ? 80 : 180)
  expect(share).toBeGreaterThanOrEqual(leastCaught)
})

describe('a false line is named with its file and line', () => {
  const line = 40
  const lesson = (solution: string, prose = 'It is so.') =>
    [
      ...Array.from({ length: line - 9 }, () => ''),
      '<Concept title="C">',
      '',
      prose,
      '',
      '<Example title="E">',
      '',
      'Find the zeroes of $x^2 - 5x + 6$.',
      '',
      '<Solution>',
      '',
      ...solution.split('\n'),
      '',
      '</Solution>',
      '',
      '</Example>',
      '',
      '</Concept>',
    ].join('\n')
  const complaintsOf = (text: string) => proveLesson('polynomials', text).complaints

  test('nothing is said of what is true', () => {
    expect(
      complaintsOf(lesson('1. $x^2 - 5x + 6 = (x - 2)(x - 3)$.\n2. The sum is $2 + 3 = 5$.', 'So $2 + 2 = 4$.')),
    ).toEqual([])
  })

  test.each([
    ['an equality of numbers', '1. The sum is $2 + 3 = 6$.', 0, '2 + 3 = 6'],
    ['a step of a chain', '1. $x^2 - 5x + 6 = x^2 - 2x - 3x + 6 = (x - 2)(x + 3)$.', 0, 'not the same'],
    ['an equation that does not follow', '1. The zeroes are easy.\n2. $x - 3 = 0$ gives $x = 4$.', 1, 'x = 4'],
  ])('%s', (_, solution, index, what) => {
    const complaints = complaintsOf(lesson(solution))
    const place = `content/lessons/polynomials.mdx:${line + 2 + index}: `
    expect(complaints.filter((complaint) => !complaint.startsWith(place))).toEqual([])
    expect(complaints.join('\n')).toContain(what)
  })

  test('an equality of numbers in what the lesson explains', () => {
    expect(complaintsOf(lesson('1. So it is.', 'Here $\\frac{6}{4} = \\frac{3}{4}$.'))).toEqual([
      expect.stringContaining(`content/lessons/polynomials.mdx:${line - 6}: `),
    ])
  })
})

describe('lines that must agree with each other', () => {
  const complaintsOf = (topic: TopicKey, question: string, ...texts: readonly string[]) =>
    proveExample(topic, {
      title: '',
      question,
      lines: texts.map((text, index) => ({ text, line: index + 1 })),
      figures: [undefined, undefined],
    }).complaints.map(({ line, what }) => `${line.line}: ${what}`)

  test.each([
    [
      'an equation and its standard form',
      'quadratic-equations',
      '$x(x + 5) = 84$',
      '$x^2 + 5x - 84 = 0$',
      '$x^2 + 5x - 48 = 0$',
    ],
    [
      'an equation with fractions and without',
      'quadratic-equations',
      '$x + \\frac{1}{x} = \\frac{10}{3}$',
      '$3x^2 - 10x + 3 = 0$',
      '$3x^2 - 11x + 3 = 0$',
    ],
    [
      'the ratios of one angle',
      'trigonometry',
      '$\\sin C = \\frac{8}{17}$',
      '$\\cos C = \\frac{15}{17}$',
      '$\\cos C = \\frac{15}{18}$',
    ],
  ] as const)('%s', (_, topic, first, right, wrong) => {
    expect(complaintsOf(topic, 'Find it.', first, right)).toEqual([])
    expect(complaintsOf(topic, 'Find it.', first, wrong)).not.toEqual([])
  })

  test('parts have letters of their own, and may go on from one another', () => {
    const question = 'Find $a$ in (i) $2a = 6$ (ii) $5a = 20$.'
    expect(complaintsOf('polynomials', question, '(i) $a = 3$', '(ii) $a = 4$')).toEqual([])
    expect(complaintsOf('polynomials', question, '(i) $a = 3$', '(ii) $a = 5$')).not.toEqual([])
    const follows = 'Let $b = 7$. Find (i) $b + 1$ (ii) twice that.'
    expect(complaintsOf('polynomials', follows, '(i) $c = b + 1 = 8$', '(ii) $2c = 16$')).toEqual([])
  })
})
