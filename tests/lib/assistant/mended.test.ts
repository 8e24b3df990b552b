import { questionTables } from '@/checks/assistant/questions/tables'
import { reply } from '@/lib/assistant'
import { recognisersOf } from '@/lib/assistant/all'
import { mended, mendedWord } from '@/lib/assistant/question/mended'
import { syllabusWords } from '@/lib/assistant/question/syllabus-words'

test.each([
  ['circumfrence', 'circumference'],
  ['trinagle', 'triangle'],
  ['hieght', 'height'],
  ['perimetre', 'perimeter'],
  ['eqaution', 'equation'],
  ['quadratc', 'quadratic'],
  ['probabilty', 'probability'],
  ['cylnder', 'cylinder'],
  ['raduis', 'radius'],
  ['aera', 'area'],
  ['volme', 'volume'],
  ['distence', 'distance'],
  // words of stories and of messages: the commonest slips alone
  ['mising', 'missing'],
  ['midle', 'middle'],
  ['lottrey', 'lottery'],
  ['imposible', 'impossible'],
  ['wnning', 'winning'],
  ['parchhia', 'parchhai'],
  ['calcualte', 'calculate'],
])('"%s" is "%s"', (typed, word) => {
  expect(mendedWord(typed)).toBe(word)
})

test.each(
  `cane tens sold price prize steam seed speeds plant paint print chore cord lower tower miner mayor ration hollows weight weights
  decrees attitude latitude power cosecx arena give kits medal national models prime primes product towed towers bowl lotus pole sheet rope
  shadowy wining carton cartoon plates greed sales hoses though compete paces graphs lateral reminder vector cube cone coin hall wall tank table`
    .trim()
    .split(/\s+/),
)('"%s" stays', (word) => {
  expect(mendedWord(word)).toBe(word)
})

test('no word of the syllabus is a slip of another', () => {
  expect(syllabusWords.filter((word) => mendedWord(word) !== word)).toEqual([])
})

test('names stay, and a sentence may begin with a slip', () => {
  expect(mended('Distence of Lenth from Ratik')).toBe('Distance of Lenth from Ratik')
})

test('no word of a question that recognisers give as an example is taken for another', () => {
  const texts = Object.values(recognisersOf)
    .flat()
    .flatMap(({ examples, refuses }) => [...examples, ...refuses])
  const words = new Set(texts.flatMap((text) => text.match(/(?<![\\\w])[a-z]{4,}(?!\w)/g) ?? []))
  const slips = [...words].filter((word) => mendedWord(word) !== word)
  expect(slips.filter((word) => !/^(?:eqation|probabilty)$/.test(word))).toEqual([])
  expect(questionTables.length).toBe(12)
})

test.each([
  ['hcf n lcm of 12 n 18', 'hcf and lcm of 12 and 18'],
  ['sum of first n odd numbers', 'sum of first n odd numbers'],
  ['m splits into n and 21. find m and n', 'm splits into n and 21. find m and n'],
  ['sum of n terms, a n d', 'sum of n terms, a n d'],
  ['triangle p m n d e', 'triangle p m n d e'],
  ['pehle part ki speed', 'first part ki speed'],
  ['two dice r thrown', 'two dice are thrown'],
  ['circle of radius r in a square', 'circle of radius r in a square'],
  ['ages 5 saal pehle aur 3 saal baad', 'ages 5 years ago aur 3 years later'],
  ['laal na hone ki probability', 'laal not hone ki probability'],
  ['solve karo na', 'solve karo '],
  ['500/- Rs', '500 Rs'],
])('"%s" is "%s"', (text, written) => {
  expect(mended(text)).toBe(written)
})

test.each([
  ['circumfrence of a circle is 88 cm find area of its quadrant', '154 cm²'],
  ['eqaution x^2-5x+6=0 ke roots', '3, 2'],
  ['curvd surface aera of cone radius 7 cm height 24 cm', '550 cm²'],
  ['length of tangent frm a point 17cm away frm centre of circle of radius 8 cm', '15 cm'],
  ['bag has 5 red n 3 blue balls wats prob of red ball', '5/8'],
  ['cone ki trijya 7 cm aur unchai 24 cm hai to aayatan batao', '1232 cm³'],
])('%s', async (question, answer) => {
  expect((await reply(question)).answer).toBe(answer)
})

describe('what is glued together or said without brackets is read as it is meant, and its neighbour as it stands', () => {
  test.each([
    ['alpha, beta are zeroes of x^2+7x+7, find 1/alpha + 1/beta - 2alphabeta', '-15'],
    ['alpha, beta are zeroes of x^2+7x+7, find 1/alpha + 1/beta - 2', '-3'],
    ['two tan thirty degree divided by one plus tan square thirty degree', '(1/2)√3'],
    ['right angled at B in triangle ABC, AB=24 BC=7, find sinA cosA', '(i) 7/25; (ii) 24/25'],
    ['right angled at B in triangle ABC, AB=24 BC=7, find the value of sinA cosA', '168/625'],
    ['15 m ki seedhi deewar ke saath 60° ka angle banati hai, deewar par kitni unchai tak pahunchti hai', '15/2 m'],
    ['15 m ki seedhi zameen ke saath 60° ka angle banati hai, deewar par kitni unchai tak pahunchti hai', '15√3/2 m'],
  ])('%s', async (question, answer) => {
    expect((await reply(question)).answer).toBe(answer)
  })
})
