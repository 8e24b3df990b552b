import { possibleHcfLcm as solution, type Given } from '../../../solutions/real-numbers/possible-hcf-lcm'
import type { FactOf } from '../../question/fact'
import { says } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** The one bare number that each option is; null where one is anything else. */
export function numbersOffered({ options }: Question): readonly FactOf<'number'>[] | null {
  const numbers = options.flatMap(({ facts, words }) => {
    const [only, ...more] = facts
    return only?.kind === 'number' && only.unit === '' && more.length + words.length === 0 ? [only] : []
  })
  return numbers.length === options.length && numbers.length > 1 ? numbers : null
}

const measureIn = (question: Question) =>
  phrase(question, 'hcf two? number @v:number') ??
  phrase(question, 'lcm two? number @v:number') ??
  phrase(question, '@v:number as|is? hcf|lcm') ??
  phrase(question, 'hcf|lcm @v:number')

export const possibleHcfLcm = recogniser<Given>({
  id: 'possible-hcf-or-lcm',
  solution,
  story: true,
  chooses: true,
  cues: ['hcf', 'lcm'],
  words: ['number', 'two', 'hcf', 'lcm', 'only', 'one', 'not', 'cannot', 'four', 'natural', 'impossible', 'integers'],
  examples: [
    'If two numbers have 180 as their LCM, then which of these numbers can be the HCF of the two? (A) 8 (B) 44 (C) 20 (D) 37',
    'The HCF of two numbers is 16. Which of the following cannot be their LCM? (A) 48 (B) 160 (C) 168 (D) 320',
    'Four students guess the LCM of two numbers whose HCF is 24. Only one of the guesses is impossible. Which one? (A) 48 (B) 408 (C) 390 (D) 336',
    'hcf of two nos is 12, which can not be their lcm a) 24 b) 36 c) 50 d) 60',
  ],
  refuses: [
    'The HCF of two numbers is 16. Which of the following can be their product? (A) 48 (B) 256 (C) 168 (D) 320',
    'The HCF of two numbers is 16 and one of them is 32. Which of the following can be their LCM? (A) 48 (B) 64 (C) 168 (D) 320',
    'The HCF of two numbers is 16. Which of the following can be one of them and their LCM? (A) 47 (B) 64 (C) 168 (D) 321',
  ],
  read: (question) => {
    const offered = numbersOffered(question)
    const found = measureIn(question)
    if (!offered || !found || !says(question, 'hcf', 'lcm')) return null
    const isHcf = found.taken.some((item) => item.kind === 'word' && item.text === 'hcf')
    const isNot = ['cannot', 'impossible', 'not'].some((word) => question.words.includes(word))
    const isCan = ['can', 'possible', 'may', 'could'].some((word) => question.words.includes(word))
    const isNumber = phrase(question, 'be|is one them|number')
    if ((!isNot && !isCan) || isNumber) return null
    const stated = told(question, found)
    return {
      given: {
        given: isHcf ? 'HCF' : 'LCM',
        value: found.facts.v.value,
        wanted: isNot ? 'cannot' : 'can',
        candidates: offered.map(({ value }) => value),
      },
      said: stated.said,
      used: [...stated.used, ...offered],
    }
  },
})
