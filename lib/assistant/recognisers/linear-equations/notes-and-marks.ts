import { equals } from '../../../maths/fraction'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { bothAsked, calledXAndY } from './unknowns'
import { notesAndMarks as solution, type Given } from '../../../solutions/linear-equations/notes-and-marks'
import { recogniser, type Found } from '../../recogniser'

const note = 'notes|note|coins|coin'
const all = 'all|altogether|total?'
const stories = [
  `#c .? #u or? #v ${note} only? .? #n ${note} ${all}`,
  `#n ${note} #c ${all} .? all? them? #u or? #v ${note}`,
  `#n ${note} #u or? #v ${note}? only? .? ${all} #c ${all}`,
  `#n ${note} .? all? #u or? #v ${note}? only? .? ${all} #c ${all}`,
] as const

const asked = [
  'number',
  'many',
  'each',
  'type',
  'kind',
  'sort',
  'both',
  'notes',
  'coins',
  'denomination',
  'kitne',
  'did',
  'he',
  'she',
  'they',
  'answers',
  'marks',
  'there',
]

/** "Find how many notes of each", "x notes of ₹50 and y notes of ₹100". */
function noteCounts(question: Question, found: Phrase<(typeof stories)[number]>): Pick<Phrase, 'taken'> | null {
  const simply = bothAsked(question, [found], asked)
  if (simply) return simply
  const letters =
    calledXAndY(question, `@x:letter ${note}? #u @y:letter ${note}? #v`) ??
    phrase(question, `many|number ${note} #u ${note}? many|number? ${note}? #v ${note}?`)
  const [u, v] = letters ? Object.values<Phrase<'#u'>['numbers']['u']>(letters.numbers) : []
  return letters && u && v && equals(u, found.numbers.u) && equals(v, found.numbers.v) ? letters : null
}

function notes(question: Question): Found<Given> | null {
  const found = phrase(question, ...stories)
  const ask = found && noteCounts(question, found)
  if (
    !found ||
    !ask ||
    found.units.n !== '' ||
    [found.units.c, found.units.u, found.units.v].some((unit) => !/^₹?$/.test(unit))
  )
    return null
  const { n, c, u, v } = found.numbers
  return { given: { kind: 'notes', values: [u, v], count: n, worth: c }, ...told(question, found, ask) }
}

const right = 'right|correct'
const wrong = 'wrong|incorrect'
const lost = 'losing|lost|lose|loses|costs|cost|deducted|deducts|subtracted|minus|negative|away|cut?'
const tests = [
  `#s marks? each? #r1 each? ${right} ${lost} #w1 ${lost} each|every? ${wrong} one? . #r2 each|every? ${right} ${lost} #w2 ${lost} each|every? ${wrong} one? #t`,
  `each|every? ${right} #r1 each|every? ${wrong} ${lost} #w1 .? #s . #r2 each|every? ${right} ${lost} #w2 ${lost} each|every? ${wrong} one? #t`,
  `#r1 each|every? ${right} ${lost} #w1 ${lost} each|every? ${wrong} one? .? #s . #r2 ${right}? ${lost} #w2 ${lost} ${wrong}? #t`,
] as const

const isLost = new Set(lost.replace('?', '').split('|'))

/** Two ways of marking one test: what is lost for a wrong answer must be said in both. */
function marks(question: Question): Found<Given> | null {
  const found = phrase(question, ...tests)
  if (found?.taken.filter((item) => item.kind === 'word' && isLost.has(item.text)).length !== 2) return null
  const ask =
    bothAsked(question, [found], [...asked, 'right', 'wrong', 'correct', 'incorrect']) ??
    calledXAndY(question, `@x:letter ${right} @y:letter ${wrong}`, `${right} @x:letter many? ${wrong} @y:letter`)
  const { r1, w1, s, r2, w2, t } = found.numbers
  return (
    ask && {
      given: { kind: 'marks', first: { right: r1, wrong: w1, score: s }, second: { right: r2, wrong: w2, score: t } },
      ...told(question, found, ask),
    }
  )
}

export const notesAndMarks = recogniser<Given>({
  id: 'notes-and-marks',
  solution,
  story: true,
  cues: ['notes', 'coins', 'right', 'correct'],
  words: ['each', 'all', 'only', 'both', 'many', 'number', 'class', 'rest', 'total'],
  examples: [
    'Meena went to a bank to withdraw ₹2000. She asked for ₹50 and ₹100 notes only, and got 25 notes in all. If she received x notes of ₹50 and y notes of ₹100, find x and y.',
    'meena withdrew 2000 rs in 50 rs and 100 rs notes. she got 25 notes in all. how many notes of each type did she get',
    'a person has 50 coins of Rs 1 and Rs 2. total amount is Rs 75. find number of coins of each kind',
    'yash scored 40 marks in a test getting 3 marks for each right answer and losing 1 mark for each wrong answer. had 4 marks been given for each right answer and 2 marks deducted for each wrong answer he would have scored 50 marks. how many right and wrong answers',
    'ek shopkeeper ke paas 30 notes hai, worth 2000 rs. all of them are 50 rs or 100 rs notes. kitne notes of each type?',
  ],
  refuses: [
    'Meena went to a bank to withdraw ₹2000. She asked for ₹50 and ₹100 notes only, and got 25 notes in all. How many ₹50 notes did she get?',
    'Meena went to a bank to withdraw ₹2000. She asked for ₹50, ₹100 and ₹500 notes only, and got 25 notes in all. How many of each?',
    'Yash scored 40 marks in a test, getting 3 marks for each right answer and losing 1 mark for each wrong answer. Had 4 marks been given for each right answer and 2 marks been deducted for each wrong answer, he would have scored 50 marks. How many questions were there?',
    'Yash scored 40 marks in a test, getting 3 marks for each right answer and 1 mark for each wrong answer. Had 4 marks been given for each right answer and 2 marks for each wrong answer, he would have scored 50 marks. How many right and wrong answers?',
  ],
  read: (question) => notes(question) ?? marks(question),
  before: () => '',
})
