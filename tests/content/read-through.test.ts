import { changedInOnePlace, sentencesKnown, toBeKnown } from '@/checks/content/read-through'
import { exchangeIn } from '@/checks/content/read-through/exchanged'
import { nameOf, sentencesOf, textsOf } from '@/checks/content/read-through/sentences'
import known from '@/checks/content/read-through/read-through.json'
import knownSentences from '@/checks/content/read-through/sentences.json'
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

test('most sentences are known too', () => {
  const now = Object.entries(sentencesKnown(files))
  const known: Readonly<Record<string, string>> = knownSentences
  expect(now.filter(([name, what]) => known[name] === what).length).toBeGreaterThan(0.8 * now.length)
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
  [
    'two stretches in each other’s places',
    'lessons/coordinate-geometry.mdx',
    'twice as far from her home as from the school',
    'twice as far from the school as from her home',
    '"the school" and "her home" have changed places',
  ],
  [
    'what is subtracted and from what',
    'lessons/statistics.mdx',
    'subtract the next entry from each entry',
    'subtract each entry from the next entry',
    '"each" and "the next" have changed places',
  ],
  [
    'a number more amid others',
    'lessons/real-numbers.mdx',
    '1 and itself: 2, 3, 5, 7, 11, 13',
    '1 and itself: 2, 3, 5, 7, 9, 11, 13',
    '"9" stands here and did not stand there before',
  ],
  [
    'a number fewer amid others',
    'lessons/real-numbers.mdx',
    '1 and itself: 2, 3, 5, 7, 11, 13',
    '1 and itself: 2, 3, 5, 11, 13',
    '"7" between "5" and "11" is gone',
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
  [
    'names that are joined by commas and "and"',
    'lessons/triangles.mdx',
    'All circles, all squares and all equilateral triangles are similar',
    'All equilateral triangles, all squares and all circles are similar',
  ],
  [
    'a list that goes on',
    'lessons/real-numbers.mdx',
    '1 and itself: 2, 3, 5, 7, 11, 13 and so on',
    '1 and itself: 2, 3, 5, 7, 11, 13, 17 and so on',
  ],
  [
    'stretches in each other’s places where more has changed',
    'lessons/coordinate-geometry.mdx',
    'twice as far from her home as from the school.',
    'twice as far from the school as from her home. The library lies midway.',
  ],
  ['other words', tips, 'Count all possible outcomes first and then', 'First count all possible outcomes and then'],
])('nothing is said of %s', (_, path = '', from, to) => {
  expect(saidOf(path, from, to)).toEqual([])
})

const sentenceOf = (text: string) =>
  sentencesOf({ first: 0, lines: [text], over: '', isFormula: false }).sentences[0] ?? []
const exchangeOf = (was: string, is: string) =>
  exchangeIn(sentenceOf(is), (name) => name === nameOf(textsOf(sentenceOf(was))))

test.each([
  [
    'The mean and the median are 5 and 6, respectively, here.',
    'The median and the mean are 5 and 6, respectively, here.',
  ],
  ['In the plane every square is a rhombus too.', 'In the plane every rhombus is a square too.'],
  ['The shadow of it is long when the sun stands low.', 'The sun stands low when the shadow of it is long.'],
  [
    'The number of favourable outcomes is divided by the number of all.',
    'The number of all is divided by the number of favourable outcomes.',
  ],
  ['First halve the chord, then draw the radius to it.', 'First draw the radius, then halve the chord to it.'],
  [
    'Here sin increases while cos decreases as the angle grows.',
    'Here cos increases while sin decreases as the angle grows.',
  ],
])('"%s" is not "%s"', (was, is) => {
  expect(exchangeOf(was, is)).toBeDefined()
})

test.each([
  ['A bag holds a red ball and a blue ball.', 'A bag holds a blue ball and a red ball.'],
  ['Here the mean, the median and the mode are told.', 'Here the mode, the median and the mean are told.'],
  ['The first line is parallel to the second line.', 'The second line is parallel to the first line.'],
  ['Find the distance from her home to the school.', 'Find the distance from the school to her home.'],
  ['Both the pole and its shadow stand on level ground.', 'Both its shadow and the pole stand on level ground.'],
  ['The hypotenuse is the longest side of a triangle.', 'The longest side is the hypotenuse of a triangle.'],
  ['The tangent meets the radius at the point.', 'The radius meets the tangent at the point.'],
  ['Now the ship sails to the island with great speed.', 'With great speed the ship sails to the island now.'],
])('"%s" may be told as "%s"', (was, is) => {
  expect(exchangeOf(was, is)).toBeUndefined()
})

test('a text that is not known is left alone', () => {
  const text = 'A stone falls from the upper window, and the angle of depression is smaller than before.'
  expect(changedInOnePlace({ path: circles ?? '', text })).toEqual([])
})
