import { kind } from './kind'

const averages = /^(?:the )?(?:arithmetic )?(?:mean|median|mode)\W*$/i
const others =
  /^(?:the )?(?:range|frequency|(?:cumulative|class) frequency|class (?:size|mark|interval|limit)|variance|standard deviation|mean deviation|quartile deviation)\W*$/i

export const ofAverages = kind(
  'stat-property',
  /^(?:is|are) (?:an? |the )?measures? of central tendency$/,
  () => (option) => {
    const holds = averages.test(option.trim())
    return holds || others.test(option.trim())
      ? { holds, why: holds ? 'it is one of mean, median and mode' : 'it is none of mean, median and mode' }
      : null
  },
)
