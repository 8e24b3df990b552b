import { surdSumIn } from './surd-sum-in'
import { whichIsRational as solution, type Given } from '../../../solutions/real-numbers/which-is-rational'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** The exact value of each option. */
function offeredIn({ options }: Question) {
  const found = options.flatMap(({ items }) => {
    const [only, ...more] = items
    const value = only && only.kind !== 'word' && only.kind !== 'mark' ? surdSumIn(only) : null
    return only && only.kind !== 'word' && only.kind !== 'mark' && value && more.length === 0
      ? [{ fact: only, value }]
      : []
  })
  return found.length === options.length && found.length > 1 ? found : null
}

export const whichIsRational = recogniser<Given>({
  id: 'which-is-rational',
  solution,
  story: true,
  chooses: true,
  cues: ['rational', 'irrational'],
  words: ['number', 'only', 'one', 'exactly', 'four', 'each', 'real'],
  examples: [
    'Which of the following is an irrational number? (A) √100 (B) √50/√2 (C) 2.3333... (D) 6√6',
    'Simplify the following numbers. Which of them turns out to be rational? (A) √12 (B) √32 × √50 (C) √18 × √7 (D) √18 × √5',
    'Four students each write down a number. Whose number is rational? (A) 2 + √6 (B) (6 + √2)(6 − √2) (C) √10/√5 (D) (√2 + √5)^2',
    'which is irrational a) 22/7 b) root 2 c) root 16 d) 3.14',
  ],
  refuses: [
    'Which of the following is not a rational number? (A) √100 (B) √50/√2 (C) 2.3333... (D) 6√6',
    'Which of the following rational numbers has a terminating decimal expansion? (A) 1/3 (B) 2/7 (C) 3/8 (D) 5/11',
    'The product of which of these with √2 is rational? (A) √8 (B) √5 (C) √3 (D) √7',
    'Which of the following is an irrational number? (A) √100 (B) π (C) 2.3333... (D) 6√6',
  ],
  read: (question) => {
    // which of rational numbers terminates is another question
    if (question.words.some((word) => /^(?:terminat|decimal|recurring|repeating)/.test(word))) return null
    const offered = offeredIn(question)
    const [rational, irrational] = ['rational', 'irrational'].map((word) => question.words.includes(word))
    if (!offered || rational === irrational || question.facts.length > 0) return null
    return {
      given: { wanted: rational ? 'rational' : 'irrational', options: offered.map(({ value }) => value) },
      used: offered.map(({ fact }) => fact),
    }
  },
})
