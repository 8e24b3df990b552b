import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'

const sides = String.raw`(opposite|adjacent|hypotenuse|side opposite|side adjacent)(?: side)?(?: to (?:the |this |an )?(?:acute )?(?:angle|it|[A-Zθ]|theta)(?: [A-Zθ]| theta)?)?`
const over = String.raw`,? (?:over|by|upon|divided by|to|is divided by|\/) (?:the |its )?`
const definition = new RegExp(String.raw`\b${sides}${over}${sides}(?!\w)`, 'gi')

/** The sides by what they are in stories: "the height by the shadow", "perpendicular by base". */
const things: readonly (readonly [words: string, side: string])[] = [
  ['(?:vertical )?height|perpendicular|vertical side', 'opposite'],
  ['shadow|base|ground|horizontal distance|horizontal side|distance', 'adjacent'],
  ['ladder|string|rope|wire|line of sight|slope', 'hypotenuse'],
]
const thing = String.raw`(opposite|adjacent|hypotenuse|${things.map(([words]) => words).join('|')})(?: side)?(?: of (?:the |a )?(?:pole|tower|tree|kite|wall|building|person|stick))?`
const ofThings = new RegExp(
  String.raw`\b${thing},? (?:over|by|upon|divided by|is divided by|\/) (?:the |its )?${thing}(?!\w)`,
  'gi',
)
const sideOf = (word: string): string =>
  things.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word))?.[1] ?? word.toLowerCase()

/** Each ratio by the two sides that make it. */
const ratios: readonly (readonly [words: RegExp, name: string, above: string, below: string])[] = [
  [/\b(?:sine|sin)\b/i, 'sine', 'opposite', 'hypotenuse'],
  [/\b(?:cosine|cos)\b/i, 'cosine', 'adjacent', 'hypotenuse'],
  [/\b(?:tangent|tan)\b/i, 'tangent', 'opposite', 'adjacent'],
  [/\b(?:cosecant|cosec)\b/i, 'cosecant', 'hypotenuse', 'opposite'],
  [/\b(?:secant|sec)\b/i, 'secant', 'hypotenuse', 'adjacent'],
  [/\b(?:cotangent|cot)\b/i, 'cotangent', 'adjacent', 'opposite'],
]

/** A colon behind the name of a ratio, "Tangent: opposite over adjacent", parts nothing. */
const parts =
  /(?<!\b(?:sine|sin|cosine|cos|tangent|tan|cosecant|cosec|secant|sec|cotangent|cot)):\s|;\s|,\s|\s(?:and|but|while|whereas)\s/i

/** "The tangent of an angle is the adjacent side divided by the opposite side": the two are the other way round. */
export const ratioFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((whole) => {
    // "The tangent is the height by the shadow, not the shadow by the height"
    const sentence = whole.replace(
      /,? (?:and |but )?not (?:the |its )?[a-z ]+ (?:by|over|divided by) (?:the |its )?[a-z ]+(?=[.,;]|$)/gi,
      '',
    )
    if (!ratios.some(([words]) => words.test(sentence)) || !isAsserted(sentence)) return []
    return sentence.split(parts).flatMap((part) => {
      const plain = [...part.matchAll(definition)]
      const [found, ...more] = plain.length > 0 ? plain : [...part.matchAll(ofThings)]
      const [named, another] = ratios.filter(([words]) => words.test(part))
      if (!found || more.length > 0 || !named || another) return []
      const [, name, above, below] = named
      const [, first = '', second = ''] = found
      const isSo = sideOf(first).includes(above) && sideOf(second).includes(below)
      return isSo ? [] : [`the ${name} is ${above} over ${below}, and not ${bare(first)} over ${bare(second)}`]
    })
  })

const bare = (side: string): string => side.toLowerCase().replace('side ', '')
