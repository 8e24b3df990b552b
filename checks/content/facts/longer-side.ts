import { isTurned } from './in-plain-words'
import { valueOfTex } from '../../prove/value-of-tex'
import { ratioNames, sidesOf } from '@/lib/solutions/trigonometry/pieces/ratio'

const side = '(opposite|adjacent|hypotenuse)'
const compared = new RegExp(
  String.raw`\b${side}(?: side)?(?: is| may be| can be| could be| must be)? (?:(longer|greater|larger)|shorter|smaller|less) than the ${side}\b([^.$]*)\$\\(?:operatorname\{)?(sin|cos|tan|cot|sec|cosec)\}?\b[^$=]*=\s*([^$=]+)\$`,
  'g',
)

/** "The opposite side is longer than the adjacent one, for example tan 30° = 1/√3": a ratio is above 1 where its first side is the longer one. */
export const longerSideFaults = (text: string): readonly string[] =>
  [...text.matchAll(compared)].flatMap(
    ([, one = '', longer, other = '', between = '', ratio = '', value = '']): readonly string[] => {
      const name = ratioNames.find((one) => one === ratio)
      const [above = '', below = ''] = name ? sidesOf[name] : []
      const number = valueOfTex(value)
      const isOfBoth = above === one ? below === other : above === other && below === one
      if (!isOfBoth || !Number.isFinite(number) || isTurned(between)) return []
      const isAboveLonger = (longer !== undefined) === (one === above)
      if (number > 1 === isAboveLonger) return []
      const [how, size] = isAboveLonger ? ['longer', 'more'] : ['shorter', 'less']
      return [`${ratio} is ${above} over ${below}: where the ${above} side is the ${how} one it is ${size} than 1`]
    },
  )
