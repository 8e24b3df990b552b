import { isAsserted, isConditional } from './asserted'
import { sentencesIn } from './in-plain-words'
import { small } from '@/lib/reading/tokens/number-names'
import { mayFit } from '../../../lib/assistant/question/replaced'

const degrees: Readonly<Record<string, number>> = { linear: 1, quadratic: 2, cubic: 3, biquadratic: 4, quartic: 4 }

const number = String.raw`(?:n(?: [+-] 1)?|\d+|${small.slice(0, 11).join('|')})(?![\w²³])`
const subject = String.raw`(?<article>an?|any|every|each|all|no) (?:(?<kind>${Object.keys(degrees).join('|')})(?: (?:polynomials?|equations?))?|(?:polynomials?|equations?) of degree (?<degree>${number}))(?: p\(x\))?(?: in (?:x|one variable))?`
const verb = String.raw`(?<verb>(?: (?:can|may|must|will|cannot|can never|never|always|also))* (?:have|has)(?: always)?)?`
const bound =
  '(?<bound>at ?most|at ?least|exactly|precisely|no more than|not more than|no fewer than|not fewer than|no less than|not less than|more than|fewer than|less than|up to|as many as|a maximum of|a minimum of)'
const zeroes = '(?:zeroes|zeros|zero|roots?|solutions?)'
const count = String.raw`(?<count>${number})`

const forms = [
  new RegExp(String.raw`\b${subject}${verb},? ${bound} ${count}(?!\s*%)`, 'i'),
  new RegExp(String.raw`\bnumber of (?:\w+ )?${zeroes} of ${subject} is(?<verb> always)? ${bound} ${count}`, 'i'),
  new RegExp(
    String.raw`\bgraph of ${subject}(?<verb> (?:can|may|must|will|cannot|can never|always))? (?:meets?|cuts?|cross(?:es)?|intersects?|touch(?:es)?) the x-axis(?: at| in)? ${bound} (?<count>${number}|once|twice)`,
    'i',
  ),
  new RegExp(
    String.raw`\b${subject}(?<verb> always (?:have|has)| (?:have|has) always| (?:can|may) (?:also )?have) (?<bound>)${count} (?:\w+ )?${zeroes}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?<article>every|each|all|any) (?:(?<kind>linear|quadratic|cubic) polynomials?|polynomials? of degree (?<degree>${number}))(?<verb> (?:have|has)) (?<bound>)${count} (?:(?:real|distinct|different) )*(?:zeroes|zeros|zero)(?!\w| (?:at (?:most|least)|or (?:fewer|less|more)))`,
    'i',
  ),
]

/**
 * How many zeroes a polynomial of some degree has, where a text tells it of all of them: "A cubic polynomial has at least three zeroes". They
 * are real ones, and each counts once: at most as many as the degree, and one at least where it is odd.
 */
export const zeroCountFaults = (text: string): readonly string[] =>
  sentencesIn(text)
    .filter((sentence) => /zero|root|x-axis/i.test(sentence) && !isConditional(sentence))
    .flatMap((sentence) =>
      sentence.split(/[,;:] (?:but |while |whereas )?|(?<=\d|[a-z]) (?:and|but|while|whereas) /).flatMap(partFaults),
    )

function partFaults(part: string): readonly string[] {
  for (const form of forms) {
    const found = mayFit(form, part) ? form.exec(part) : null
    if (!found) continue
    const { article, kind, degree, verb: said = '', bound: told = '', count: many = '' } = found.groups ?? {}
    const rest = part.replace(found[0], '')
    const most = kind === undefined ? valueOf(degree ?? '') : (degrees[kind.toLowerCase()] ?? NaN)
    const isLetter = (degree ?? '').startsWith('n')
    const least = !isLetter && most % 2 === 1 ? 1 : 0
    if (!isAsserted(rest) || isLetter !== many.startsWith('n')) return []
    return isSo(
      /^no$/i.test(article ?? '') ? 'cannot' : said,
      told.toLowerCase().replace('at', 'at '),
      valueOf(many),
      least,
      most,
    )
      ? []
      : [
          `"${found[0]}": a polynomial of degree ${isLetter ? 'n' : most} has at most ${isLetter ? 'n' : most} zeroes${least === 1 ? ', and at least 1' : ''}`,
        ]
  }
  return []
}

/** A degree that is a letter is taken as a large number. */
function valueOf(word: string): number {
  if (/^(?:once|twice)$/i.test(word)) return word.toLowerCase() === 'once' ? 1 : 2
  const [, sign] = /^n(?: ([+-]) 1)?$/.exec(word) ?? []
  if (word.startsWith('n') && word !== 'nine') return 100 + (sign === undefined ? 0 : Number(`${sign}1`))
  return /^\d/.test(word) ? Number(word) : small.indexOf(word.toLowerCase())
}

function isSo(verb: string, bound: string, count: number, least: number, most: number): boolean {
  const isUpper = /most|no more|not more|up to|as many|maximum/.test(bound)
  const isLower = /at {1,2}least|no fewer|not fewer|no less|not less|minimum/.test(bound)
  if (/cannot|never/.test(verb)) {
    if (/^more/.test(bound)) return count === most
    if (/^(?:fewer|less)/.test(bound)) return count <= least
    return true
  }
  if (isUpper) return count === most
  if (/can|may/.test(verb)) return /^more/.test(bound) ? count < most : isLower || count <= most
  if (isLower) return count <= least
  if (/^more/.test(bound)) return count < least
  if (/^(?:fewer|less)/.test(bound)) return count > most
  return least === most && count === most
}
