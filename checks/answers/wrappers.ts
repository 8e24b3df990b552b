import type { Spelling } from './spellings'

const around = (open: string, close: string): Spelling => [
  `${open}…${close} around it`,
  (key) => `${open}${key}${close}`,
]
const before = (words: string): Spelling => [`“${words}” before it`, (key) => `${words}${key}`]
const behind = (words: string): Spelling => [`“${words}” behind it`, (key) => `${key}${words}`]

/** Sentences and marks in which students put an answer of any kind; it stays the answer that it is. */
export const wrappers: readonly Spelling[] = [
  ...['Final answer: ', 'My answer is ', 'ans is ', 'ans: ', 'Ans. ', 'Ans:- ', 'Answer = ', 'Answer - '].map(before),
  ...['The correct answer is ', 'Required answer: ', 'Solution: ', 'Hence, the required answer is '].map(before),
  ...['So ', 'So, ', 'Hence ', 'Therefore ', 'Thus, we have ', 'isliye ', '∴ ', '⇒ ', '=> ', '--> ', '= '].map(before),
  ...['it is ', 'I got ', 'we get ', 'I think it is ', 'It comes out to be '].map(before),
  ...[' hai', ' ans.', ' Ans', ' (Ans)', ' ✓', ' sir', '.'].map(behind),
  ...['()', '[]', '{}', '""', '“”', "''", '``', '$$'].map((pair) => around(pair.charAt(0), pair.charAt(1))),
  ...['**', '__', '$$'].map((mark) => around(mark, mark)),
  around('the answer is ', '.'),
  around('answer ', ' hoga'),
  around('mera answer ', ' hai'),
  around('So the answer is (', ')'),
  around('**Answer: ', '**'),
  around('', ' is the answer'),
]
