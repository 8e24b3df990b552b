import { factsSaid } from './said-facts'
import { fromFacts as solution, type Given } from '../../../solutions/arithmetic-progressions/from-facts'
import { told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** What is told of one AP, each thing an equation in a and d, and what is asked of it. */
export const fromFacts = recogniser<Given>({
  id: 'ap-from-facts',
  solution,
  last: true,
  cues: ['term', 'ap', 'sum', '#equation'],
  examples: [
    'The 17th term of an AP exceeds its 12th term by 35. If its 4th term is 30, find the 20th term of the AP.',
    'if 4th term of ap = -33 and 10th term = -15 which term is 0',
    'sum of 2nd n 7th term of an ap is 30 and sum of 4th n 10th term is 50, find first 3 terms',
    'The 8th term of an AP is twice its 3rd term and its 5th term is 12. Find its 20th term.',
    'The sum of the first 5 terms of an AP is 40 and its 7th term is 20. Find the sum of the first 10 terms.',
    'In an AP the 24th term is twice the 10th term. Prove that the 72nd term is 4 times its 15th term',
    'The sum of the first n terms of an AP is 2n² - 7n. Find its first term, common difference and 10th term.',
    'If the sum of the first n terms of an AP is S_n, prove that S_12 = 3(S_8 - S_4).',
    'the sum of first 16 terms of an AP is 528 and sum of next 16 terms is 1552. find first term and common difference',
    'd = 5, S9 = 75 find a and a9',
    'In an AP with non-zero common difference, the sum of the first 8 terms equals the sum of the first 14 terms. Find the sum of the first 22 terms.',
    'find the sum 6 + 10 + 14 + 18 and so on up to 122',
    'The 4th term of an AP is 11 and its 9th term exceeds the 6th term by 12. Find the AP.',
    'a = 4, n = 15, S15 = 690. find last term l and d',
  ],
  refuses: [
    'The 17th term of an AP exceeds its 12th term by 35. If its 4th term is 30, find the 20th term from the end.',
    'How do I find the 20th term of an AP?',
    'The 8th term of a GP is twice its 3rd term and its 5th term is 12. Find its 20th term.',
    'the common difference of an AP is 4 and its first term is not 3. find 5th term',
    'Find the sum of the odd terms of the AP 3, 5, 7, ..., 99',
    'Find the sum of the squares of the first 5 terms of the AP 3, 5, 7',
    'The sum of the middle three terms of an AP of 23 terms is 720. Find its first term.',
    'two APs have the same common difference 3. Their first terms are 2 and 5. find the difference of their 10th terms',
    'ratio of the sum of first m and n terms of an AP is m^2:n^2, find the 5th term',
  ],
  read: (question) => {
    const given = factsSaid(question)
    // "where S_n is the sum of the first n terms. Find S_27" asks once
    if (!given || new Set(given.asked.map(keyOf)).size < given.asked.length) return null
    return { given, ...told(question, { taken: question.apart }), used: question.facts }
  },
})

const keyOf = (asked: Given['asked'][number]): string =>
  JSON.stringify(asked, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
