import { letterInMeasure as solution, type Given } from '../../../solutions/real-numbers/letter-in-measure'
import type { Fact } from '../../question/fact'
import { lettersNamed, valuesOf } from '../../question/pick'
import { linearIn } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { sumTex } from '../../../maths'

/** The one am + b of a question. */
function expressionIn(question: Question) {
  const [only, ...more] = factsOf(question, 'formula').flatMap((fact) => {
    const linear = linearIn(fact)
    return linear ? [{ fact, ...linear }] : []
  })
  return only && more.length === 0 ? only : null
}

const isRow = (fact: Fact): boolean => fact.kind === 'list' || fact.kind === 'point'

export const letterInMeasure = recogniser<Given>({
  id: 'letter-in-measure',
  solution,
  cues: ['hcf', 'lcm'],
  words: [
    'number',
    'two',
    'expressible',
    'expressed',
    'form',
    'linear',
    'combination',
    'represented',
    'integer',
    'some',
  ],
  examples: [
    'The HCF of 65 and 117 is expressible in the form 65m − 117. Find m.',
    'if the lcm of 12 and 42 is 10m+4 then m is',
    'If HCF(408, 1032) = 1032 × 2 + 408p, find p.',
  ],
  refuses: [
    'The HCF of 65 and 117 is expressible in the form 65m − 117n. Find m.',
    'The HCF of 65 and 117 is less than 65m − 117. Find m.',
    'The HCF and the LCM of 65 and 117 are 65m − 117. Find m.',
  ],
  read: (question) => {
    const found = expressionIn(question)
    const [row, ...more] = question.facts.filter(isRow)
    const numbers = row && valuesOf(row)
    const [hcf, lcm] = ['hcf', 'lcm'].map((word) => question.words.includes(word))
    if (!found || !row || !numbers || more.length > 0 || hcf === lcm) return null
    const { letter, a, b } = found
    return {
      given: {
        measure: hcf === true ? 'HCF' : 'LCM',
        numbers,
        letter,
        a,
        b,
        expression: sumTex([
          [a, letter],
          [b, ''],
        ]),
      },
      used: [row, found.fact, ...lettersNamed(question, letter)],
    }
  },
  before: ({ letter }) => `${letter} = `,
})
