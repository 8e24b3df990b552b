import { decimalExpansion as solution, type Given } from '../../../solutions/real-numbers/decimal-expansion'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

const ends = 'terminate|terminates|terminating|terminated'

export const decimalExpansion = recogniser<Given>({
  id: 'decimal-expansion-of-fraction',
  solution,
  asPart: true,
  cues: ['terminate', 'terminates', 'terminating', 'decimal'],
  words: [
    ...[
      'decimal',
      'expansion',
      'expansions',
      'terminate',
      'terminates',
      'terminating',
      'non',
      'not',
      'repeating',
      'recurring',
    ],
    ...[
      'without',
      'division',
      'long',
      'places',
      'place',
      'after',
      'many',
      'whether',
      'rational',
      'number',
      'or',
      'and',
      'form',
    ],
    ...[
      'representation',
      'so',
      'if',
      'yes',
      'then',
      'also',
      'digits',
      'check',
      'which',
      'actually',
      'performing',
      'decimals',
      'end',
      'have',
    ],
  ],
  examples: [
    'Without actual division tell after how many decimal places the decimal expansion of 17/(2^3 × 5^2) will terminate.',
    'Without actually performing the long division, state whether 64/455 has a terminating or a non-terminating repeating decimal expansion.',
    'The decimal expansion of 17/8 will terminate after how many places of decimals?',
    '17/40 terminating hai ya nahi',
    'Is the decimal expansion of 13/3125 terminating? If yes, after how many decimal places does it terminate?',
    'Write down the decimal expansion of 23/(2^3 × 5^2).',
  ],
  refuses: [
    'After how many decimal places does the decimal expansion of 1/3 + 1/8 times x terminate?',
    'How many digits repeat in the decimal expansion of 1/7?',
    'Find the sum of the digits in the decimal expansion of 17/40.',
    'Which of 17/40 and 5/6 has a terminating decimal expansion?',
    'Find the 5th decimal digit in the decimal expansion of 17/40.',
  ],
  read: (question) => {
    const [fact, ...more] = question.facts
    const [number] = factsOf(question, 'number')
    const node = number?.node
    if (!fact || more.length > 0 || number?.unit !== '' || node?.kind !== 'binary' || node.operation !== '/')
      return null
    const [top, bottom] = [rational(node.left), rational(node.right)]
    if (top?.d !== 1n || bottom?.d !== 1n) return null
    if (question.words.includes('which')) return null
    const places =
      phrase(question, `many|number decimal? place|places`, `many digits after decimal`) ??
      (question.options.length > 0 ? phrase(question, `${ends} after`) : null)
    const isAsked = question.words.some((word) =>
      /^(?:whether|if|is|has|have|does|state|check|kya|or|ya|hai|kind|type)$/.test(word),
    )
    const kind = isAsked ? phrase(question, ends, 'kind|type decimal expansion') : null
    const decimal = phrase(question, 'write|find|what down? decimal expansion|form|representation')
    const isRepeat = question.words.some((word) => /^(?:repeats?|repeated|period|block)$/.test(word))
    const asked: Given['asked'] = [
      ...(kind && !(places && !phrase(question, 'or|ya non|not|nahi', 'yes|so')) ? ['kind' as const] : []),
      ...(places ? ['places' as const] : []),
      ...(decimal && !places ? ['decimal' as const] : []),
    ]
    return asked.length > 0 && !isRepeat
      ? { given: { top: top.n, bottom: bottom.n, asked }, ...told(question, places, kind, decimal, { taken: [fact] }) }
      : null
  },
})
