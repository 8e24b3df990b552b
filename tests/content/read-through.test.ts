import { changedInOnePlace, toBeKnown } from '@/checks/content/read-through'
import known from '@/checks/content/read-through/read-through.json'
import { contentFiles } from '@/scripts/content-files'

const files = contentFiles('content')

/** What is said of a file in which a text has become another. */
function saidOf(path: string, from: string, to: string) {
  const file = files.find((one) => one.path === path)
  if (!file?.text.includes(from)) throw new Error(`${path} does not say "${from}"`)
  const text = file.text.replace(from, () => to)
  const changed = text.split('\n').findIndex((line, index) => line !== file.text.split('\n')[index]) + 1
  return changedInOnePlace({ path, text }).map(({ line, message, remark }) => ({
    isThere: line === changed,
    message,
    remark,
  }))
}

test('nothing is said of the content as it stands', () => {
  expect(files.flatMap(changedInOnePlace)).toEqual([])
})

test('most texts of the content are known as they stand: npm run asked writes them down', () => {
  const now = Object.keys(toBeKnown(files))
  expect(now.filter((name) => name in known).length).toBeGreaterThan(0.8 * now.length)
})

const [tips, circles, progressions] = [
  'tips/problem.yaml',
  'lessons/circles.mdx',
  'lessons/arithmetic-progressions.mdx',
]

test.each([
  [
    'a word of its kind',
    tips,
    'perpendicular to the tangent',
    'parallel to the tangent',
    '"parallel" stands here where "perpendicular" stood',
  ],
  [
    'a sign',
    progressions,
    'the common difference $-4$',
    'the common difference $4$',
    '"4" stands here where "-4" stood',
  ],
  ['a letter', progressions, 'it begins with $l$', 'it begins with $a$', '"a" stands here where "l" stood'],
  [
    'two words in each other’s places',
    'lessons/triangles.mdx',
    'the same height, then of triangles on the same base',
    'the same base, then of triangles on the same height',
    '"base" and "height" have changed places',
  ],
  [
    'a denial that is gone',
    'tips/study.yaml',
    'There is no negative marking; cross',
    'There is negative marking; cross',
    'a "no" before "negative" is gone',
  ],
  [
    'a denial that was not there',
    circles,
    'The common point of a tangent and a circle is called',
    'The common point of a tangent and a circle is not called',
    '"not" stands here and did not stand there before',
  ],
  [
    'an exponent more',
    'lessons/areas-volumes.mdx',
    '\\text{arc} \\times r$.',
    '\\text{arc} \\times r^2$.',
    '"^ 2" stands in this formula where nothing stood',
  ],
  [
    'a fraction upside down',
    'lessons/areas-volumes.mdx',
    '\\frac{\\text{large volume}}{\\text{one small volume}}',
    '\\frac{\\text{one small volume}}{\\text{large volume}}',
    'stands in this formula where',
  ],
  [
    'another relation on a line of its own',
    'lessons/linear-equations.mdx',
    '\\frac{a_1}{a_2} = \\frac{b_1}{b_2} \\neq',
    '\\frac{a_1}{a_2} = \\frac{b_1}{b_2} =',
    '"=" stands here where "\\neq" stood',
  ],
  [
    'verbs that have changed places',
    'lessons/statistics.mdx',
    'Take half of the gap from each lower limit and add it to each',
    'Add half of the gap to each lower limit and take it from each',
    '"Add" and "Take" have changed places',
  ],
  [
    'an "equal" that is gone',
    'lessons/probability.mdx',
    'A spinner with $n$ equal sectors has',
    'A spinner with $n$ sectors has',
    'an "equal" before "$" is gone',
  ],
  [
    'a restriction that is gone',
    progressions,
    'only if $n$ comes out as a **positive integer**',
    'only if $n$ comes out as an **integer**',
    'a "positive" before "integer" is gone',
  ],
  [
    'a wider word',
    progressions,
    'comes out as a **positive integer**',
    'comes out as a **positive number**',
    '"number" stands here where "integer" stood',
  ],
])('%s is remarked on at its line', (_, path = '', from, to, what) => {
  const said = saidOf(path, from, to)
  expect(said).toEqual([{ isThere: true, message: expect.stringContaining(what), remark: true }])
})

test.each([
  [
    'another word that says the same',
    'lessons/trigonometry.mdx',
    'The nearer the observer, the larger the angle',
    'The nearer the observer, the greater the angle',
  ],
  [
    'numbers that are carried through',
    'lessons/quadratic-equations.mdx',
    'The length is 20 m and the breadth 10 m.',
    'The length is 30 m and the breadth 15 m.',
  ],
  [
    'a sentence more',
    tips,
    'It is perpendicular to the tangent, and',
    'It is parallel to no tangent. It is perpendicular to the tangent, and',
  ],
  ['a sum the other way round', 'lessons/linear-equations.mdx', 'Check: $4 + 2 = 6$', 'Check: $2 + 4 = 6$'],
  [
    'a formula that is set otherwise',
    'lessons/areas-volumes.mdx',
    '$= \\frac{1}{2} \\times \\text{arc} \\times r$',
    '$= \\dfrac{1}{2} \\cdot r \\cdot \\text{arc}$',
  ],
  [
    'a further step',
    'lessons/areas-volumes.mdx',
    '= \\frac{22}{7} \\times 14 \\times 14 = 616$',
    '= \\frac{22}{7} \\times 14 \\times 14 = 22 \\times 28 = 616$',
  ],
  [
    'a restriction that is told once more',
    'lessons/real-numbers.mdx',
    'the product of the',
    'the exact product of the',
  ],
  ['other words', tips, 'Count all possible outcomes first and then', 'First count all possible outcomes and then'],
])('nothing is said of %s', (_, path = '', from, to) => {
  expect(saidOf(path, from, to)).toEqual([])
})

test('a text that is not known is left alone', () => {
  const text = 'A stone falls from the upper window, and the angle of depression is smaller than before.'
  expect(changedInOnePlace({ path: circles ?? '', text })).toEqual([])
})
