import { replaced, type Pairs } from './replaced'

const ordinal = '(?:first|next|second|third|last|another)'

/** What stands in a case study and asks or tells nothing, and asks as their parts put them. */
const pairs: Pairs = [
  [/\b(in|of|with|buy|made) (an? |the )?tents? (?:made )?of canvas\b/gi, '$1 $2tent'],
  [/\bconcentric circular arrangement\b/gi, 'rows'],
  [/\bcircular rows?\b(?=[^]*\b(?:seats|chairs)\b)/gi, 'row'],
  // a name, and no card
  [/\bRani\b(?= (?:was|is|has|had|and her|played|picked|drew|draws|wants|bought|went|and [A-Z]))/g, 'Rita'],
  [new RegExp(String.raw`\b[A-Z][a-z]+ got (?:the )?${ordinal} chance(?: to (?:roll|throw) the dice)?\.\s*`, 'g'), ''],
  [/\b(?:Now )?(?:it was|it is) (?:now )?[A-Z][a-z]+['’]s (?:turn|chance)(?: to (?:roll|throw) the dice)?\.\s*/gi, ''],
  [/\b(?:on the|appearing on the) top faces? of the (?:two )?dice\b/gi, 'on the dice'],
  [
    /\bthat (?:he|she) got (?:the )?sum of the two numbers(?: appearing)?(?: on the dice)? (?:is |as )?/gi,
    'of getting a sum ',
  ],
  [/\bthat (?:he|she) got (?:the|a) sum\b/gi, 'of getting a sum'],
  [/,? hence (?=(?:what|how|find)\b)/gi, ', '],
  [
    /\bif the product of two positive integers is equal to the product of their hcf and lcm(?: is true)?,?(?: then)?,? /gi,
    '',
  ],
  // "form the quadratic equation in x, where x is the speed"
  [
    /\b((?:form|write|make|frame) (?:the|a) (?:corresponding )?quadratic equation)(?: in x)?,? (?:where|if|taking) x (?:is|as|be) (the [^.?(]*)/gi,
    'let $2 be x. $1',
  ],
  [
    /\b(?:assuming|taking|considering|if|let) (?:the )?([^.?,]*?) (?:be|as|is|to be) x(?: units?| km\/hr?| k?m| cm)?,? (?:then )?((?:make|form|write|frame) (?:the|a) quadratic equation)(?: (?:from|for|of|to represent|representing) the (?:above|given) (?:information|situation))?/gi,
    'let the $1 be x. $2',
  ],
  [
    /\b(let|if) (?:the )?(speed of the [a-z]+) be x km\/hr?,? then (?:the )?(speed of the [a-z]+(?: boat)?)(?: in)? (upstream|downstream)(?: direction)? (?:will|would) be(?= *\?| *$)/gi,
    'let the $2 be x km/h. Write the $3 $4 in terms of x',
  ],
  [
    /\bwrite the (?:dimensions|length and (?:breadth|width)|sides) of the outer rectangle (in terms of x)/gi,
    'write the outer length and the outer breadth $1',
  ],
]

const isCase = /\(ii\)|\(2\)|\bcase study\b/i

export const withCaseWords = (text: string): string => (isCase.test(text) ? replaced(text, pairs) : text)
