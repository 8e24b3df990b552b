import type { Pairs } from './replaced'

/** What tells where to look and where to write, and nothing of the question. */
export const instructions: Pairs = [
  // "one-day matches"
  [/\bone-day (?=match|cricket|international)/gi, ' '],
  // where the figure stands
  [/\(\s*(?:see|refer(?: to)?) (?:the )?(?:given |adjoining )?fig(?:ure|\.)?\s*\)/gi, ' '],
  // "In Fig. 12.9, ...", "as shown in Fig. 6.3"
  [
    /,?\s*\b(?:(?:as )?(?:shown |given |depicted )?in (?:the )?(?:given |adjoining )?)?fig(?:ure|\.)? ?\d+(?:\.\d+)*(?: ?\((?:i|ii|iii|iv|v|vi)\))?(?! ?(?:cm|m)\b),?/gi,
    ' ',
  ],
  // "Choose the correct option and justify your choice:"
  [
    /^\s*(?:tick|choose|write|select|pick|mark) (?:out )?the (?:correct|right|most appropriate) (?:answer|option|choice|alternative)s?(?: (?:from|out of|in|among) (?:the )?(?:given|following|each of the following)(?: (?:four )?(?:options|alternatives|choices))?)?(?: and (?:justify|give (?:the )?reasons? for) your (?:choice|answer))?\s*[:.–-]*\s*(?=\S)/gi,
    '',
  ],
  // "explain how to find x": what is found is asked, where there is something to find it from
  [
    /\b(?:please |pls |plz )?explain how (?:to|do (?:i|we|you)|(?:i|we|you) can)(?: do this\b:?)?(?= ?(?:find|get|solve|calculate|work|decide|prove|show|do\b|[a-z]))(?=[^]*\d[^]*\d)/gi,
    ' ',
  ],
  [
    /(?<=\d[^]*[.?!,;)\]}$a-z]\s*)\b(?:please |pls |plz )(?:explain|show)(?: (?:each part|(?:all )?(?:the )?steps?|with (?:answers?|steps?|reasons?)|the table|also|too))*\s*[.?!]*\s*$/gi,
    '',
  ],
  // a blank for a number at the end, and how it is asked for
  [/\b(?:fill in the blanks?|complete the statement) with a number\b[.:]?/gi, ' '],
  [/(?<=\b(?:is|are)|=)\s*_{2,}/g, ' '],
  [/=\s*(?=$|\n|\.(?!\d))/g, ' '],
]

const not = String.raw`(?:not |\\(?:bar|overline) ?\{? ?)?`
const shareOf = String.raw`(\d*) ?P ?\( ?(${not})([A-FH-W])(['’′]?) ?\}? ?\)`

/** The signs of probability in words: "P(face card)", "P(E) = 0.3", "P(E')". */
export const ofChance: Pairs = [
  // "3P(A) = 2P(not A)"
  [
    new RegExp(`${shareOf} ?= ?${shareOf}`, 'g'),
    (whole: string, m = '', no = '', name = '', mark = '', n = '', never = '', other = '', sign = '') => {
      const isDenied = no + mark !== '' && never + sign === ''
      const isPlain = no + mark === '' && never + sign !== ''
      const [one, two] = [n === '' ? '1' : n, m === '' ? '1' : m]
      return name === other && m + n !== '' && (isPlain || isDenied)
        ? `P(${name}) and P(not ${name}) is ${isPlain ? `${one} : ${two}` : `${two} : ${one}`}`
        : whole
    },
  ],
  [/['‘’](not [A-Z])['’]/g, '$1'],
  // "P(face card)", and not "P(x)" or "P(2, 3)"
  [/\bP ?\( ?(?=[a-z][a-z]+\b)([\w ]+?) ?\)/gi, ' probability of $1 '],
  // "find P of drawing"
  [/\bP(?= of (?:drawing|getting|picking|not getting)\b)/g, 'probability'],
  // "P(E)", "P(E')"
  [/\bP ?\( ?(?:\\(?:bar|overline) ?\{? ?([A-FH-W]) ?\}?|([A-FH-W]) ?['’′]) ?\)/g, ' probability of not $1$2 '],
  [/\bP ?\( ?([A-FH-W]) ?\)/g, ' probability of $1 '],
  [
    /\bprobability of ([A-Z])\s+denotes? (?:the )?probability of (?:an? |the )?(?:event )?\s*\1\s*,?\s*(?:and|where|with)\b/g,
    '',
  ],
  [/(?<=\bprobability of (?:not )?\$?[A-FH-W]\$? ) ?= ?(?=\S)/g, 'is '],
  [/\b(probability of (?:(?:an |the )?event )?\$?[A-Z]\$? ) ?\+ +(?=(?:the )?probability\b)/gi, 'sum of $1 and '],
  [/(?<=\bprobability of (?:not )?\$?[A-Z]\$? ) ?[-−–] +(?=probability of )/g, 'minus '],
]
