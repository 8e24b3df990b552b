import { mostZeroes as solution, type Given } from '../../../solutions/polynomials/most-zeroes'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { toNumber } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

const named = ['linear', 'quadratic', 'cubic', 'biquadratic'] as const

/** "A cubic polynomial", "a polynomial of degree 5". */
function degreeIn(question: Question) {
  const number = phrase(question, 'polynomial degree #n', 'degree #n polynomial', 'degree of? polynomial is? #n')
  const ordinal = phrase(question, 'polynomial @n:ordinal degree', '@n:ordinal degree polynomial')
  const letter = phrase(question, 'polynomial degree @n:letter', 'degree @n:letter polynomial')
  const words = named.flatMap((word, index) => {
    const found = phrase(question, `${word} polynomial`, 'polynomial')
    return question.words.includes(word) && found ? [{ degree: index + 1, found }] : []
  })
  const all = [
    ...(number ? [{ degree: toNumber(number.numbers.n), found: number }] : []),
    ...(ordinal ? [{ degree: ordinal.facts.n.n ?? ('n' as const), found: ordinal }] : []),
    ...(letter?.facts.n.name === 'n' ? [{ degree: 'n' as const, found: letter }] : []),
    ...words,
  ]
  const [only, ...more] = all
  return only && more.length === 0 ? only : null
}

export const mostZeroes = recogniser<Given>({
  id: 'most-zeroes-of-a-degree',
  solution,
  cues: ['zeroes'],
  words: [
    ...['polynomial', 'zeroes', 'linear', 'quadratic', 'cubic', 'biquadratic', 'degree', 'real', 'number', 'possible'],
    ...['maximum', 'most', 'greatest', 'largest', 'highest', 'can', 'have', 'has', 'many', 'any', 'sakte'],
  ],
  examples: [
    'What is the greatest number of zeroes that a cubic polynomial can have?',
    'A quadratic polynomial can have at most how many zeroes?',
    'max number of zeros of a polynomial of degree 5',
    'cubic polynomial ke zyada se zyada kitne zeroes ho sakte hai',
  ],
  refuses: [
    'How many zeroes does a cubic polynomial have at least?',
    'How many zeroes has the cubic polynomial x³ − x?',
    'What is the greatest zero of a cubic polynomial?',
    'What is the greatest number of common zeroes that a cubic and a quadratic polynomial can have?',
    'A polynomial has at most 3 zeroes. What is its degree?',
  ],
  read: (question) => {
    const degree = degreeIn(question)
    const most = phrase(
      question,
      'maximum|greatest|largest|highest|most possible? number * zeroes',
      'at? most|maximum * zeroes',
      'zeroes * at? most|maximum',
    )
    const many = phrase(
      question,
      'number zeroes',
      'number real|possible zeroes',
      'how many real? zeroes',
      'how many',
      'at most zeroes',
      'maximum zeroes',
    )
    return degree && most && many && question.options.length === 0
      ? { given: { degree: degree.degree }, ...told(question, degree.found, most, many) }
      : null
  },
})
