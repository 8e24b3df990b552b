import { surdSumIn } from './surd-sum-in'
import { smallestSurdFactor as solution, type Given } from '../../../solutions/real-numbers/smallest-surd-factor'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { nodeTex } from '../../../reading/tree/tex'

export const smallestSurdFactor = recogniser<Given>({
  id: 'smallest-surd-factor',
  solution,
  cues: ['irrational'],
  words: [
    'irrational',
    'rational',
    'number',
    'smallest',
    'least',
    'multiplied',
    'multiply',
    'multiplying',
    'so',
    'product',
    'should',
    'which',
    'result',
  ],
  examples: [
    'The smallest irrational number by which √45 should be multiplied so as to get a rational number is',
    'What is the smallest irrational number by which √27 should be multiplied to get a rational number?',
    '√20 ko kis sabse chhoti irrational number se multiply kare ki rational number mile',
    'least irrational no by which √8 is multiplied so that the product is rational',
  ],
  refuses: [
    'What is the smallest rational number by which √45 should be multiplied to get an irrational number?',
    'The smallest irrational number by which √45 + √2 should be multiplied to get a rational number is',
    'The smallest irrational number by which √45 should be divided so as to get an irrational number is',
    'The smallest irrational number which should be added to √45 to get a rational number is',
  ],
  read: (question) => {
    const [fact, ...more] = question.facts
    const [of, ...others] = (fact && surdSumIn(fact)) ?? []
    const asked = phrase(question, 'smallest|least irrational')
    const wanted = phrase(
      question,
      'get|obtain|becomes|is|make|gives|mile|bane * rational',
      'multiply|multiplied|multiplying * rational',
      'product * rational',
    )
    const times = phrase(question, 'multiplied|multiply|multiplying')
    if (!fact || !('node' in fact) || !of || more.length + others.length > 0 || !asked || !wanted || !times) return null
    const isOther = question.words.filter((word) => word === 'irrational').length > 1
    return isOther || of.coefficient.n <= 0n
      ? null
      : { given: { of, written: nodeTex(fact.node) }, ...told(question, asked, wanted, times, { taken: [fact] }) }
  },
})
