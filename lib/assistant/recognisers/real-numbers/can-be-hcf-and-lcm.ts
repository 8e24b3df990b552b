import { canBeHcfAndLcm as solution, type Given } from '../../../solutions/real-numbers/can-be-hcf-and-lcm'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const canBeHcfAndLcm = recogniser<Given>({
  id: 'can-be-hcf-and-lcm',
  solution,
  story: true,
  cues: ['hcf', 'lcm'],
  words: [
    'number',
    'two',
    'hcf',
    'lcm',
    'natural',
    'positive',
    'integers',
    'any',
    'reason',
    'justify',
    'possible',
    'not',
    'or',
    'respectively',
  ],
  examples: [
    'Can two numbers have 18 as their HCF and 760 as their LCM? Give a reason.',
    'can two nos have hcf 18 and lcm 760 ?',
    'Is it possible for two numbers to have LCM 380 and HCF 16?',
    'Is it possible for the HCF and LCM of two numbers to be 18 and 378 respectively?',
  ],
  refuses: [
    'Can two numbers have the HCF 18 and the product 760?',
    'Can three numbers have HCF 18 and LCM 760?',
    'Two numbers have HCF 18 and LCM 756. Find the numbers.',
    'can 3 numbers have hcf 18 and lcm 760',
    'Can 36 and another number have HCF 18 and LCM 760?',
    'Two numbers have HCF 18 and LCM 756. Can one of them be 72?',
  ],
  read: (question) => {
    const asks = phrase(
      question,
      'can|could two number',
      'can|could hcf|lcm two number',
      'is? possible * two number',
      'check whether two number',
      'whether two number can',
      'two number * possible|sakta|sakti|sakte',
      'numbers? possible|sakta|sakti|sakte',
      'can|could #n be hcf|lcm',
    )
    const plain = phrase(question, 'hcf #h * lcm #l', '#h hcf * #l lcm', '#h hcf * lcm #l', 'hcf #h * #l their? lcm')
    const turned = plain ? null : phrase(question, 'lcm #l * hcf #h', '#l lcm * #h hcf')
    const found = plain ?? turned
    const both = phrase(
      question,
      'can|could &l respectively? lcm|hcf lcm|hcf two number',
      'is? possible lcm|hcf lcm|hcf two number &l respectively?',
      'can|could lcm|hcf lcm|hcf two number &l respectively?',
      'can|could two number lcm|hcf lcm|hcf &l respectively?',
      'is? possible two number lcm|hcf lcm|hcf &l respectively?',
    )
    const [first, second, ...rest] = both?.rows.l ?? []
    if (both && first && second && rest.length === 0 && question.options.length === 0) {
      const isHcfFirst = both.taken.find((item) => item.kind === 'word' && /^(?:hcf|lcm)$/.test(item.text))
      const [hcf, lcm] = isHcfFirst?.kind === 'word' && isHcfFirst.text === 'hcf' ? [first, second] : [second, first]
      return { given: { hcf, lcm }, ...told(question, both) }
    }
    const isOther = ['find', 'one', 'other', 'three', 'product', 'sum'].some((word) => question.words.includes(word))
    if (!asks || !found || isOther || question.options.length > 0) return null
    const { used, said } = told(question, asks, found)
    return { given: { hcf: found.numbers.h, lcm: found.numbers.l }, used, said }
  },
})
