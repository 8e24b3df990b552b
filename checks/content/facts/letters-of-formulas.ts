import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'

/** A formula, and what one of its letters stands for in it. */
interface Letter {
  /** The formula, as it is in inPlainWords, without spaces. */
  readonly formula: RegExp
  readonly letter: string
  /** What the letter is called where it is called wrongly. */
  readonly never: string
  readonly says: string
}

const progression = /a_n=a\+\(n-1\)d|a\+\(n-1\)d/
const heron = /\b(?:area|a|delta|Δ|ar\([a-z]{3}\))=rs\b|\brs=(?:area|a)\b|sqrt\{?s\(s-a\)/i
const grouped = /l\+\(/

const letters: readonly Letter[] = [
  {
    formula: heron,
    letter: 's',
    never:
      '(?:whole |full )?perimeter|(?:twice|double) the perimeter|(?:sum|total) of (?:the |its |all )?(?:three )?sides|(?:a|one|the (?:longest|shortest)) side',
    says: 's is half the perimeter',
  },
  { formula: /=rs\b/, letter: 'r', never: 'diameter|circumradius', says: 'r is the radius of the inscribed circle' },
  {
    formula: progression,
    letter: 'a',
    never: 'last term|nth term|second term|number of terms|common difference',
    says: 'a is the first term',
  },
  {
    formula: progression,
    letter: 'd',
    never: 'first term|last term|common ratio|number of terms|sum',
    says: 'd is the common difference',
  },
  {
    formula: progression,
    letter: 'n',
    never: '(?:first|last|nth) term|common difference|sum',
    says: 'n is the number of the term',
  },
  { formula: /\(a\+l\)/, letter: 'a', never: 'last term|common difference', says: 'a is the first term' },
  {
    formula: /\(a\+l\)/,
    letter: 'l',
    never: 'first term|second term|number of terms|common difference|length',
    says: 'l is the last term',
  },
  {
    formula: grouped,
    letter: 'l',
    never: '(?:upper|higher) (?:class )?(?:limit|boundary)|class mark|mid-?point|length of',
    says: 'l is the lower limit of the class',
  },
  {
    formula: grouped,
    letter: 'h',
    never: 'height|number of classes|class mark|(?:lower|upper) (?:class )?limit',
    says: 'h is the class size',
  },
  {
    formula: /pirl|πrl/i,
    letter: 'l',
    never: 'height|vertical height|length|radius|diameter|perpendicular height',
    says: 'l is the slant height',
  },
  {
    formula: /(?:pi|π)r²h|1\/3(?:pi|π)r²h/i,
    letter: 'h',
    never: 'slant height|radius|diameter',
    says: 'h is the height',
  },
  {
    formula: /(?:theta|θ)\/360°?/i,
    letter: '(?:theta|θ)',
    never: 'angle (?:at|on|of) the (?:circumference|circle|arc)|length of the arc|radius',
    says: 'θ is the angle at the centre',
  },
]

const called = String.raw`(?: is| are| being| denotes?| stands? for|,)? (?:the |its )?`

/** "Area = rs, where s is the perimeter": what the letter of a formula stands for. */
export const letterFaults = (text: string): readonly string[] =>
  /\b(?:wrong|mistake|slip|instead|not)\b/i.test(text) || !text.includes('=')
    ? []
    : sentencesIn(text).flatMap((sentence) => {
        const tight = sentence.replaceAll(' ', '')
        return letters.flatMap(({ formula, letter, never, says }) => {
          if (!formula.test(tight)) return []
          const found = new RegExp(
            String.raw`(?:where|with|here|and|,|;) ((?<![a-z]\/)\b${letter}\b${called}(?:${never}))\b`,
            'i',
          ).exec(sentence)
          return found && isAsserted(sentence) ? [`"${found[1] ?? ''}": in this formula ${says}`] : []
        })
      })
