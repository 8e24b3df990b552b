import { measureFacts as solution, type Given, type Told } from '../../../solutions/real-numbers/measure-facts'
import { lettersNamed } from '../../question/pick'
import { textOf } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'

const of = 'two|both|three? number|integers?' as const

type Way = readonly [name: keyof Told, patterns: readonly string[]]

/** How each thing is told; what relates the two measures goes before what they are. */
const ways: readonly Way[] = [
  [
    'times',
    [`lcm ${of} #v times hcf`, `lcm ${of} %v hcf`, 'lcm hcf #v times', 'lcm hcf %v', 'number lcm hcf #v times'],
  ],
  [
    'sum',
    [
      `sum hcf|lcm lcm|hcf ${of} #v`,
      'sum hcf|lcm lcm|hcf #v',
      'number hcf|lcm lcm|hcf sum #v',
      'hcf|lcm lcm|hcf sum #v',
      'lcm|hcf lcm|hcf add|adds up to? #v',
      'lcm|hcf plus lcm|hcf #v',
    ],
  ],
  [
    'excess',
    [
      'lcm exceeds hcf #v',
      'difference hcf|lcm lcm|hcf #v',
      'lcm|hcf hcf|lcm difference #v',
      'lcm #v more|greater hcf',
      'lcm hcf #v zyada|jyada|adhik|more',
      'lcm more hcf #v',
    ],
  ],
  ['product', [`product hcf|lcm lcm|hcf ${of} #v`, `product ${of} #v`, 'number product #v', 'product #v']],
  ['hcf', [`hcf ${of} #v`, 'hcf #v']],
  ['lcm', [`lcm ${of} #v`, 'lcm #v']],
  ['number', ['one|first|ek number #v', 'one #v', 'one them #v']],
]

interface Taken {
  readonly told: Told
  readonly found: readonly Pick<Phrase, 'taken'>[]
}

function toldIn(whole: Question): Taken {
  // "of two numbers a and b", "their LCM is more than their HCF"
  const question = {
    ...whole,
    apart: whole.apart.filter((item) => item.kind !== 'letter' && textOf(item) !== 'their'),
  }
  const taken = new Set<unknown>()
  const facts: Partial<Record<keyof Told, Fraction>> = {}
  const found: Pick<Phrase, 'taken'>[] = []
  for (const [name, patterns] of ways)
    for (const pattern of patterns) {
      if (facts[name]) continue
      const one: Phrase<'#v'> | null = phrase<string>(question, pattern)
      const value = one?.numbers.v
      const number = one?.taken.find((item) => item.kind === 'number')
      // "two" of "two numbers" is no value
      if (!number && one?.taken.some((item) => textOf(item) === 'two') === true) continue
      const isSeen = number ? taken.has(number) : one?.taken.some((item) => taken.has(item))
      if (!one || !value || isSeen === true) continue
      one.taken.forEach((item) => taken.add(item))
      facts[name] = value
      found.push(one)
    }
  return { told: facts, found }
}

const asks = {
  hcf: ['find|what|calculate their|the? hcf', 'hcf .', 'hcf batao|nikalo|kya|kitna'],
  lcm: ['find|what|calculate their|the? lcm', 'lcm .', 'lcm batao|nikalo|kya|kitna'],
  product: ['find|what product', 'product ab|xy|pq? .', 'product batao|nikalo|kya|kitna'],
  other: ['other|second number?'],
} as const

/** The HCF and the LCM of two numbers from whatever is told of them. */
export const measureFacts = recogniser<Given>({
  id: 'measures-from-what-is-told',
  solution,
  last: 'of all',
  cues: ['hcf', 'lcm'],
  words: [
    'number',
    'two',
    'of',
    'hcf',
    'lcm',
    'product',
    'times',
    'sum',
    'difference',
    'one',
    'other',
    'second',
    'natural',
    'positive',
    'integers',
    'both',
    'ab',
    'their',
  ],
  examples: [
    'LCM of two numbers is 9 times their HCF. the sum of LCM and HCF is 500. find HCF',
    'The HCF of two numbers a and b is 5 and their LCM is 200. Find the product ab.',
    'The product of the HCF and LCM of two numbers is 2700. If one number is 54, find the other number.',
  ],
  refuses: [
    'LCM of two numbers is 9 times their HCF. The sum of the numbers is 500. Find the HCF.',
    'LCM of two numbers is 9 times their HCF. the sum of LCM and HCF is 500. find the numbers',
    'The HCF of three numbers is 5 and their LCM is 200. Find their product.',
    'The HCF of two numbers is 5 and their LCM is 200. Find the product of their squares.',
  ],
  read: (question) => {
    const { told: facts, found } = toldIn(question)
    if (question.words.includes('three') || found.length < 2) return null
    const names = ['hcf', 'lcm', 'product', 'other'] as const
    const free = {
      ...question,
      apart: question.apart.filter((item) => !found.some(({ taken }) => taken.includes(item))),
    }
    const wanted = names.flatMap((name) => {
      const ask =
        facts[name === 'other' ? 'hcf' : name] && name !== 'other'
          ? null
          : asks[name].reduce<Phrase | null>((so, pattern) => so ?? phrase<string>(free, pattern), null)
      return ask ? [{ name, ask }] : []
    })
    const given: Given = { told: facts, asked: wanted.map(({ name }) => name) }
    if (wanted.length === 0 || solution.objection(given) !== null) return null
    const stated = told(question, ...found, ...wanted.map(({ ask }) => ask))
    return { given, said: stated.said, used: [...stated.used, ...lettersNamed(question, 'a', 'b', 'p', 'q', 'x', 'y')] }
  },
})
