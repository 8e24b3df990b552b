import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'

const sides = String.raw`(opposite|adjacent|hypotenuse|side opposite|side adjacent)(?: side)?(?: to (?:the |this |an )?(?:acute )?(?:angle|it|[A-Zθ]|theta)(?: [A-Zθ]| theta)?)?`
const over = String.raw`,? (?:over|by|upon|divided by|to|is divided by|\/) (?:the |its )?`
const definition = new RegExp(String.raw`\b${sides}${over}${sides}(?!\w)`, 'gi')

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
  sentencesIn(text).flatMap((sentence) => {
    if (!/\b(?:opposite|adjacent|hypotenuse)\b/i.test(sentence) || !isAsserted(sentence)) return []
    return sentence.split(parts).flatMap((part) => {
      const [found, ...more] = [...part.matchAll(definition)]
      const [named, another] = ratios.filter(([words]) => words.test(part))
      if (!found || more.length > 0 || !named || another) return []
      const [, name, above, below] = named
      const [, first = '', second = ''] = found
      const isSo = first.toLowerCase().includes(above) && second.toLowerCase().includes(below)
      return isSo ? [] : [`the ${name} is ${above} over ${below}, and not ${bare(first)} over ${bare(second)}`]
    })
  })

const bare = (side: string): string => side.toLowerCase().replace('side ', '')
