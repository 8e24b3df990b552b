import { syllabusWords } from '../question/syllabus-words'
import { wordsOfMathematics } from '../question/of-mathematics'

/** Short forms and slips of messages, and what they stand for. */
const short: Readonly<Record<string, string>> = {
  hnt: 'hint',
  nxt: 'next',
  ans: 'answer',
  answr: 'answer',
  jawab: 'answer',
  uttar: 'answer',
  wrng: 'wrong',
  galat: 'wrong',
  incorrect: 'wrong',
  shud: 'should',
  ques: 'question',
  qn: 'question',
  que: 'question',
  sawal: 'question',
  prashn: 'question',
  soln: 'solution',
  sol: 'solution',
  eqn: 'equation',
  eqns: 'equations',
  plzz: 'please',
  plzzz: 'please',
  u: 'you',
  ur: 'your',
  urs: 'yours',
  ez: 'easy',
  whats: 'what is',
  dont: "don't",
  didnt: "didn't",
  poora: 'pura',
  puri: 'pura',
  poori: 'pura',
  smjh: 'samajh',
  samjh: 'samajh',
  samaj: 'samajh',
  nhi: 'nahi',
  nai: 'nahi',
  konse: 'konsa',
  kaunsa: 'konsa',
  kaunse: 'konsa',
  pehla: 'first',
  pehli: 'first',
  dusra: 'second',
  dusri: 'second',
  doosra: 'second',
  doosri: 'second',
  teesra: 'third',
  teesri: 'third',
  kidhar: 'kaha',
  kahan: 'kaha',
  kahase: 'kaha se',
}

/** Words that say to whom, and how kindly, and nothing else. */
const idle =
  /\b(?:yaar|yar|sir|sirji|ma'?am|mam|madam|bhai|bhaiya|didi|bro|dude|please|plz+|pls|kindly|thoda|zara|na|ji|bas|so basically|um+|oh+|okay so|ok so)\b/g

/** A message in small letters, its short forms written out, without signs that only show a mood. */
export function inPlainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{ASCII}°²³√πθαβ₹×÷−≤≥≠∠△∥]/gu, ' ')
    .replace(/\b[a-z]+\b/g, (word) => short[word] ?? word)
    .replace(idle, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.!?]+|[\s,]+$/g, '')
}

/** What a message about any problem may name. */
const ofAnyProblem = new Set(
  'answer calculate determine evaluate formula number numbers solution solutions method value correct sign signs place places end ends beginning complete sentence statement question prove steps maximum minimum number natural common total speed between area simple compare approximate exactly first square squares add minus cut cuts degree degrees'.split(
    ' ',
  ),
)
const mathematical = new Set(
  [...syllabusWords, ...wordsOfMathematics.trim().split(/\s+/)].filter((word) => !ofAnyProblem.has(word)),
)
const more = new Set(
  'trigonometry trigo statistics coprime hcf lcm mode grouped ap cone dice coin sin cos tan bpt pythagoras euclid'.split(
    ' ',
  ),
)

const ratios = /\b(?:sin|cos|tan|cosec|sec|cot)\b/

/** Whether a message names something of mathematics that what it might be about does not hold: then it is about something else. */
export function namesAnother(text: string, about: string): boolean {
  const there = about.toLowerCase()
  // "why tan and not sin" is about a line with either
  const isThere = (word: string) =>
    there.includes(word.replace(/(?:es|s)$/, '')) || (ratios.test(word) && ratios.test(there))
  return (text.toLowerCase().match(/[a-z-]{2,}/g) ?? []).some(
    (word) => (mathematical.has(word) || more.has(word)) && !isThere(word),
  )
}
