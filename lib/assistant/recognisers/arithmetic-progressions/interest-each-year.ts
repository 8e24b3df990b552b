import { wholeOf } from './progression'
import { nthTerm as solution } from '../../../solutions/arithmetic-progressions/nth-term'
import type { Progression } from '../../../solutions/arithmetic-progressions/pieces/progression'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { divide, fraction, multiply, toTex } from '../../../maths'

/** "₹1000 is invested at 8 % simple interest per year. Find the interest at the end of 30 years." */
export const interestEachYear = recogniser<Progression & { readonly n: number }>({
  id: 'interest-each-year',
  solution,
  story: true,
  cues: ['interest'],
  words: ['simple', 'per', 'annum', 'each', 'ap', 'sum', 'using', 'these', 'form', 'fact', 'making', 'so'],
  examples: [
    'A sum of ₹1000 is invested at 8% simple interest per year. Calculate the interest at the end of each year. Do these interests form an AP? If so, find the interest at the end of 30 years making use of this fact.',
    '2000 rs invested at 7% simple interest per annum. do the interests at the end of each year form an ap? find interest at the end of 20 years',
  ],
  refuses: [
    'A sum of ₹1000 is invested at 8% compound interest per year. Do these interests form an AP? If so, find the interest at the end of 30 years.',
    'A sum of ₹1000 is invested at 8% simple interest per year. Do these interests form an AP? If so, find the amount at the end of 30 years.',
    'A sum of ₹1000 is invested at 8% simple interest per year. In how many years is the interest 2400?',
  ],
  read: (question) => {
    const invested = phrase(
      question,
      '#p invested|invest|deposited at? #r percent? simple interest per? year|annum|yearly',
    )
    const each = phrase(question, 'interest|interests end each|every year', 'interest|interests each|every year end?')
    const ap = phrase(question, 'interests|interest * form ap', 'using|use ap')
    const asked = phrase(question, 'interest end|after #n', 'interest in|for #n year')
    const n = asked && wholeOf(asked.numbers.n)
    if (
      !invested ||
      (invested.units.r !== '%' && !invested.taken.some((item) => item.kind === 'word' && item.text === 'percent')) ||
      !ap ||
      !asked ||
      !/^(?:years?|)$/.test(asked.units.n)
    )
      return null
    if (n === null || n < 1 || question.words.includes('compound')) return null
    const { p, r } = invested.numbers
    const interest = divide(multiply(p, r), fraction(100))
    const shown = [1, 2, 3].map((k) => toTex(multiply(fraction(k), interest)))
    return {
      given: { a: interest, d: interest, n },
      lead: `Simple interest $= \\frac{PRT}{100}$: at the end of the 1st, 2nd, 3rd, ... year it is $${shown.join(',\\ ')},\\ \\ldots$ rupees: an AP.`,
      ...told(question, invested, each, ap, asked),
    }
  },
  unit: () => '₹',
})
