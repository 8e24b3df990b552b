import { writtenOut } from '../question/carefully'
import { withoutHindi } from '../question/hindi-words'
import { replaced, type Pairs } from '../question/replaced'
import { chance } from './chance'
import { figures } from './figures'
import { formulas } from './formulas'
import { putAs } from './frame'
import { geometry } from './geometry'
import { heights } from './heights'
import { numbers } from './numbers'
import { pairs } from './pairs'
import { quadratics } from './quadratics'
import { solids } from './solids'

const frames = [...numbers, ...pairs, ...quadratics, ...geometry, ...heights, ...solids, ...chance]

/** Beyond this many words a message is no telegram. */
const mostWords = 30

/** Words that only telegrams shorten. */
const shortened: Pairs = [
  [/\belev\b\.?/g, 'elevation'],
  [/\bdep\b\.?/g, 'depression'],
  [/\bdist\b\.?/g, 'distance'],
  [/\b(?:b\/w|bw|btw)\b/g, 'between'],
  [/\bbldg\b\.?/g, 'building'],
  [/\bconsec\b\.?/g, 'consecutive'],
  [/\b(?:w\/|w)(?= (?:the )?(?:ground|wall|horizontal|2|two)\b)/g, 'with'],
  [/\bpts\b/g, 'points'],
  [/\bpt\b\.?/g, 'point'],
  [/\b(?:degs?|degree)\b\.?/g, 'degrees'],
  [/\bprob\b\.?/g, 'probability'],
  [/\bunnayan kon\b/g, 'angle of elevation'],
  [/\bavnaman kon\b/g, 'angle of depression'],
  [/\b(?:khambh?[ae]|khamba)\b/g, 'pole'],
  [/\b(?:minaar|minar)\b/g, 'tower'],
  [/\b(?:imarat|makaan)\b/g, 'building'],
  [/\bpatang\b/g, 'kite'],
  [
    /(?:,? aur)?,? (?:dhag[ae]|dor|dori|string) (?:me|mein) (?:koi )?(?:dheel|slack) nahin?(?: (?:hai|h)\b)?/g,
    ' no slack',
  ],
  [/\buncha(?=\s*(?:hai|h|\?|$))/g, 'height'],
]

/** Without the marks that end it and with a space around its commas; what stands between digits stays. */
const asTelegram = (message: string): string =>
  replaced(
    withoutHindi(writtenOut(replaced(message.toLowerCase(), shortened)))
      .replace(/(?<![a-z])root ?(?=\d)/g, '√')
      .replace(/ ?= ?\?+/g, ' ')
      .replace(/(?<=\d) ?(?:deg(?:ree)?s?\b\.?|°)/g, ' degrees')
      .replace(/(?<=[a-z)\d]) ?[?!;]+ ?|(?<=[a-z)])[.:] ?(?= |$)|(?<=\d)\.(?= [a-z]|$)/g, ' ')
      .replace(/ \.(?= |$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    shortened,
  )

/** The book's cm is the unit that the telegram tells, or none; of two units only a frame that reads them tells both. */
function inToldUnit(question: string, telegram: string): string {
  const [unit, ...more] = new Set(Array.from(telegram.matchAll(/\d ?(cm|mm|m)(?![a-z/])/g), ([, one = '']) => one))
  if (more.length > 0) return [unit, ...more].every((one) => question.includes(` ${one} `)) ? question : ''
  return unit === 'cm' || /\bnumber of\b/.test(question)
    ? question
    : question
        .replace(/(?<=\d) cm(?=[\s.,²³])/g, unit === undefined ? '' : ` ${unit}`)
        .replace(/(?<=\d)[²³](?= are| each|\.|,)/g, (power) => (unit === undefined ? '' : power))
}

/** "... is a) 65 b) 115 c) 57.5 d) 90" */
const optionsBehind = /^(.+?)\s+(\(?a[).]\s*\S.*?\s\(?b[).]\s*\S.*)$/i

/** The questions that a telegram may stand for, "tower height? distance 30m angle 60", as a book words them. */
export function telegrams(message: string): readonly string[] {
  const [, stem, options] = optionsBehind.exec(message) ?? []
  if (stem !== undefined && options !== undefined)
    return withoutOptions(stem).map((question) => `${question} ${options}`)
  return withoutOptions(message)
}

function withoutOptions(message: string): readonly string[] {
  if (/\n|\((?:i{1,3}|iv|vi{0,3})\)|\([a-d]\) /.test(message) || message.split(/\s+/).length > mostWords) return []
  const telegram = asTelegram(message)
  const apart = telegram.replace(/ ?, ?/g, ' , ')
  const ofFrames = frames.map((frame) => putAs(frame, apart))
  const ofPairs = [...formulas, ...figures].map((pair) => replaced(telegram, [pair]))
  return [...new Set([...ofFrames, ...ofPairs])]
    .filter((one): one is string => one !== null && one !== telegram && one !== apart && one !== '')
    .map((one) => inToldUnit(one, telegram))
    .filter((one) => one !== '')
}
