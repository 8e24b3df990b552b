import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'

type Way = 'rises' | 'falls'

const up = String.raw`(?:increas(?:es?|ing)|ris(?:es?|ing)|grow(?:s|ing)?|climbs?|goes up|(?:gets?|becomes?) (?:larger|greater|bigger))`
const down = String.raw`(?:decreas(?:es?|ing)|falls?|falling|diminish(?:es)?|drops?|shrinks?|sinks?|goes down|(?:gets?|becomes?) (?:smaller|less))`
const angle = String.raw`(?:the |an |its )?(?:acute )?(?:angle(?: (?:theta|θ|[A-Z]))?|theta|θ|[A-Zx])`

/** What a text says of the angle, and which way it goes there. */
const conditions: readonly (readonly [RegExp, Way])[] = [
  [new RegExp(String.raw`\b(?:as|when|while|if|whenever) ${angle} (?:itself )?${up}`, 'gi'), 'rises'],
  [new RegExp(String.raw`\b(?:as|when|while|if|whenever) ${angle} (?:itself )?${down}`, 'gi'), 'falls'],
  [/\b(?:from|between) 0°? (?:to|towards?|up to|and) (?:90°|45°)/gi, 'rises'],
  [/\bfrom (?:90°|45°)? (?:down )?(?:to|towards?) 0°/gi, 'falls'],
  [new RegExp(String.raw`\bwith (?:${angle}|(?:an? )?(?:increasing|growing) ${angle})(?![\w°²])`, 'gi'), 'rises'],
  [/\bfor (?:all )?acute angles\b/gi, 'rises'],
]

const ratios: readonly (readonly [name: string, words: RegExp, goes: Way, values: string])[] = [
  ['the sine', /\b(?:sines?|sin)\b/i, 'rises', '0 to 1'],
  ['the tangent', /\b(?:tangents?|tan)\b/i, 'rises', ''],
  ['the secant', /\b(?:secants?|sec)\b/i, 'rises', ''],
  ['the cosine', /\b(?:cosines?|cos)\b/i, 'falls', '1 to 0'],
  ['the cosecant', /\b(?:cosecants?|cosec)\b/i, 'falls', ''],
  ['the cotangent', /\b(?:cotangents?|cot)\b/i, 'falls', ''],
]

const [isUp, isDown] = [up, down].map((words) => new RegExp(String.raw`\b${words}(?!\w)`, 'i'))
/** Not the ratio itself goes up or down, or more than it. */
const isMore =
  /[-+/×=<>]|\b(?:sum|difference|product|quotient|reciprocal|denominator|numerator|minus|plus|over|slower|faster|less than|more than)\b/i

/** Which ratios grow with an acute angle, and which fall: "When the angle grows from 0° to 90°, the cosine rises". */
export const trendFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) => {
    if (!ratios.some(([, words]) => words.test(sentence)) || !isAsserted(sentence)) return []
    const [rest, ways] = withoutConditions(sentence)
    const [way, other] = ways
    if (way === undefined || other !== undefined) return []
    let before: typeof ratios = []
    return rest.split(/[,;:]\s|\s(?:and|or|but|while|whereas)\s|[,;.]$/).flatMap((clause) => {
      const named = ratios.filter(([, words]) => words.test(clause))
      const spoken = [...before, ...named]
      const [rises, falls] = [isUp?.test(clause) === true, isDown?.test(clause) === true]
      const [, from, to] = /\bfrom ([01]) (?:up |down )?to ([01])\b/.exec(clause) ?? []
      const isOpen = !rises && !falls && from === undefined
      before = isOpen ? spoken : []
      if (named.length === 0 || isOpen || (rises && falls) || isMore.test(clause.replace(/-axis/g, ''))) return []
      const told: Way = rises === (way === 'rises') ? 'rises' : 'falls'
      return spoken.flatMap(([name, , goes, values]) => {
        const isWay = goes === told || rises === falls
        const areValues =
          from === undefined || values === '' || (values === `${from} to ${to ?? ''}`) === (way === 'rises')
        return isWay && areValues
          ? []
          : [
              `${name} of an acute angle ${goes} as the angle grows${values === '' ? '' : `, from ${values.replace(' to', ' to')}`}`,
            ]
      })
    })
  })

/** A sentence without what it says of the angle, and the ways in which the angle goes. */
function withoutConditions(sentence: string): readonly [rest: string, ways: readonly Way[]] {
  let rest = sentence
  const ways = new Set<Way>()
  for (const [words, way] of conditions)
    rest = rest.replace(words, () => {
      ways.add(way)
      return ''
    })
  return [rest, [...ways]]
}

const near = /(?:to|towards|near|nears|approach\w*|close to|almost|nearly|reaches) (0|90)°/gi
const vanishing =
  /\b(hypotenuse|opposite side|side opposite|adjacent side|opposite|adjacent)\b(?: to (?:it|the angle|[A-Zθ]|theta))? (?:becomes?|is|gets|goes|tends|comes|shrinks|will be)(?: (?:nearly|almost|close|to|very|near|towards|down|practically))* (?:0|zero|nothing|small)(?!\d|\.\d|°)/i

/** "As the angle grows to 90°, the hypotenuse becomes nearly 0": it is the adjacent side. */
export const vanishingFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) => {
    const ends = new Set(Array.from(sentence.matchAll(near), ([, end]) => end))
    const [whole, side = ''] = vanishing.exec(sentence) ?? []
    if (whole === undefined || !isAsserted(sentence)) return []
    const [end] = ends
    const should = ends.size === 1 ? (end === '0' ? 'opposite' : 'adjacent') : undefined
    if (/hypotenuse/i.test(side))
      return ends.size > 0 || /\bangle\b/i.test(sentence) ? [`"${whole}": ${said(should)}`] : []
    return should === undefined || side.toLowerCase().includes(should) ? [] : [`"${whole}": ${said(should)}`]
  })

const said = (side: string | undefined): string =>
  side === undefined
    ? 'near 0° it is the opposite side, near 90° the adjacent side'
    : `near ${side === 'opposite' ? 0 : 90}° it is the ${side} side`
