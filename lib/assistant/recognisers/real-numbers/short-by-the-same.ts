import { least } from './words'
import { shortByTheSame as solution, type Given } from '../../../solutions/real-numbers/short-by-the-same'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const shortByTheSame = recogniser<Given>({
  id: 'least-number-with-several-remainders',
  solution,
  story: true,
  cues: ['remainder', 'remainders', 'left'],
  words: ['number', 'respectively', 'each', 'over', 'possible', 'natural', 'positive'],
  examples: [
    'Find the least number which, when divided by 18, 35 and 45, leaves the remainders 14, 31 and 41 respectively.',
    'Saplings are planted in rows. If each row has 15, 25 and 35 saplings, then 12, 22 and 32 saplings respectively are left over. What is the least possible number of saplings?',
    'Find the smallest number which leaves remainders 8 and 12 when divided by 28 and 32 respectively.',
    'smallest number which when divided by 28 and 32 leaves remainders 8 and 12 respectively',
  ],
  refuses: [
    'Find the greatest number which, when divided by 18, 35 and 45, leaves the remainders 14, 31 and 41 respectively.',
    'Find the least number of four digits which, when divided by 18, 35 and 45, leaves the remainders 14, 31 and 41 respectively.',
    'Find the least number which, when divided by 18, 35 and 45, leaves the remainder 14 in each case.',
    'Saplings are planted in rows. If each row has 15, 25 and 35 saplings, then 12, 22 and 32 saplings respectively are left over. What is the least possible number of rows?',
  ],
  read: (question) => {
    const bare = phrase(
      question,
      `${least} number divided &l leaves|leave|leaving|gives remainder|remainders &r respectively?`,
      `${least} number leaves|leave|leaving|gives remainder|remainders &r divided &l respectively?`,
    )
    if (bare) return { given: { divisors: bare.rows.l, remainders: bare.rows.r }, ...told(question, bare) }
    const left =
      phrase(question, 'each ~group &l ~thing &r ~thing respectively? left') ??
      phrase(question, '&l ~thing each ~group &r ~thing respectively? left')
    const asked = phrase(question, `${least} possible? number ~thing`)
    return left && asked && asked.nouns.thing === left.nouns.thing
      ? { given: { divisors: left.rows.l, remainders: left.rows.r }, ...told(question, left, asked) }
      : null
  },
})
