import { greatest, least } from './words'
import { ratioAndLcm as solution, type Given } from '../../../solutions/real-numbers/ratio-and-lcm'
import { phrase, told } from '../../question/phrase'
import { textOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** What is asked of the numbers, behind what is told of them. */
function askedIn(question: Question) {
  const asks = (asked: Given['asked'], ...patterns: readonly string[]) => {
    const found = phrase(question, ...patterns)
    return found ? [{ asked, found }] : []
  }
  const [one, ...more] = [
    ...asks('greatest', `greater|larger|bigger|${greatest} number|one|them`),
    ...asks('smallest', `smaller|${least} number|one|them`),
    ...asks(
      'all',
      'find|are numbers',
      'find|are both|all numbers',
      'find two|three numbers',
      'then number are',
      'then number .',
      'number? kya|batao|nikalo .',
      'both? number kya|many|konse honge|hoga|hai|hain?',
    ),
    ...asks(
      'HCF',
      'find their|the? hcf',
      'what is their|the? hcf',
      'hcf is? their .',
      'hcf nikalo|batao|kya|kitna',
      '. hcf .',
    ),
    ...asks(
      'LCM',
      'find their|the? lcm',
      'what is their|the? lcm',
      'lcm is? their .',
      'lcm nikalo|batao|kya|kitna',
      '. lcm .',
    ),
  ]
  return one && more.length === 0 ? one : null
}

/** "lcm 180, ratio 2:3, hcf?": of the two measures the one that is not told, where nothing else is asked. */
function otherMeasure({ apart, words }: Question, known: 'HCF' | 'LCM') {
  const asked: Given['asked'] = known === 'LCM' ? 'HCF' : 'LCM'
  const [word, ...more] = apart.filter((item) => textOf(item) === asked.toLowerCase())
  const isOther = words.some(
    (one) => /^(?:find|sum|product|difference)$/.test(one) && !words.includes(asked.toLowerCase()),
  )
  return word && more.length === 0 && !isOther ? { asked, found: { taken: [word] } } : null
}

export const ratioAndLcm = recogniser<Given>({
  id: 'numbers-in-a-ratio',
  solution,
  story: true,
  cues: ['ratio'],
  words: ['ratio', 'number', 'natural', 'positive', 'two', 'three', 'hcf', 'lcm', 'integers', 'respectively'],
  examples: [
    'Two numbers are in the ratio 5 : 8 and their LCM is 1000. Find the greater number.',
    'The ratio of three natural numbers is 2 : 3 : 7. Given that their HCF is 10, find their LCM.',
    'Three numbers are in the ratio 4 : 5 : 9 and their LCM is 2700. Find their HCF.',
    'two numbers are in ratio 3:4 and their lcm is 180, find the numbers',
  ],
  refuses: [
    'lcm 180, ratio of two numbers 2:3, sum of hcf and lcm?',
    'Two numbers are in the ratio 5 : 8 and their LCM is 1000. Find the sum of the numbers.',
    'Two numbers are in the ratio 5 : 8 and their sum is 39. Find their LCM.',
    'Two numbers are in the ratio 5 : 8 and their difference is 39. Find the greater number.',
    'Two numbers are in the ratio 5 : 8 and their LCM is 1000. Find the HCF and the greater number.',
  ],
  read: (question) => {
    const [only, ...others] = factsOf(question, 'ratio')
    const ratio =
      phrase(question, 'ratio * @r:ratio') ??
      (only && others.length === 0 && question.words.includes('ratio') ? { facts: { r: only }, taken: [only] } : null)
    const known = phrase(question, 'lcm is? #v') ?? phrase(question, 'hcf is? #v')
    if (!ratio || !known) return null
    const measure = known.taken.some((item) => item.kind === 'word' && item.text === 'lcm') ? 'LCM' : 'HCF'
    const asked = askedIn(question) ?? otherMeasure(question, measure)
    if (!asked) return null
    const many = phrase(question, 'two|three number|integers|natural|positive')
    const count_ = phrase(question, '#n number')
    const isCounted = !count_ || Number(count_.numbers.n.n) === ratio.facts.r.terms.length
    if (!isCounted) return null
    const count = many?.taken.some((item) => item.kind === 'word' && item.text === 'three') ? 3 : 2
    const { terms } = ratio.facts.r
    if (many && count !== terms.length) return null
    return {
      given: { terms, known: measure, value: known.numbers.v, asked: asked.asked },
      ...told(question, ratio, known, asked.found, count_),
    }
  },
})
