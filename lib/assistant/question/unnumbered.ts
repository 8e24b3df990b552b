import { withColumns } from './columns'
import { replaced, type Pairs } from './replaced'

const ornaments: Pairs = [
  // "Section B 21. If ...", "... = 0 [ Foreign , Delhi ] 2m", "... . 2", "... Exercise 5.3"
  [/^\s*Section [A-E]\b[\s:.–-]*(?=(?:Q\.? ?)?\d{1,2}\s*\.\s)/i, ''],
  [
    /\s*\[\s*[A-Z][a-z]+(?:[\s,]+(?:[A-Z][a-z]+|\d{4}))*\s*\]\s*(?:\d ?m(?:arks?)?)?\s*$|(?<== 0)\s+\d ?m(?:arks?)?\s*$/,
    '',
  ],
  [/(?<=[a-z²³)α-ω]\s?[.?])\s+[1-5]\s*$/, ''],
  [/(?<=[.?])\s+[1-6] ?M\s*$/i, ''],
  // "(d) a = 1/2, c = 5  1", "(D) c < 0 [1]"
  [/(?<=\([dD]\)[^()]*\S)(?: {2,}[1-5]| ?\[[1-5]\])\s*$/, ''],
  [/\s+[[(]?(?:NCERT )?Ex(?:ercise)?\.? ?\d{1,2}\.\d(?: type)?[\])]?\s*$/i, ''],
  [/(?<=\b(?:below|following)\s*:\s*)\((?:i{1,3}|iv|v)\)\s*(?=\$[^$]*\$[^($]*$)/i, ''],
  // "23.Find"
  [/^\s*\d{1,3}\.(?=[A-Z][a-z])/, ''],
  // "Ex 13.3 Q.9", "Exercise 5.3 Q 9(ii)", "Ex. 3.5 (2)", "Ex 2.2 Q."
  [
    /^\s*(?:NCERT )?Ex(?:ercise)?[.:-]?\s*\d{1,2}\.\d{1,2}\b[\s,:.)-]*(?:Q(?:ue(?:s(?:tion)?)?)?(?![a-z])\.?\s*(?:no\.?)?\s*[.:-]?\s*(?:\d{1,3}(?![\d²^]|[a-z](?![a-z])|\.\d|\s?[-+×*/=]))?|\d{1,3}\s*[.:)](?!\d))?\s*(?:\((?:[ivx]{1,4}|[a-h]|\d{1,2})\)(?=\s*[A-Za-z$]))?\s*[.:)-]*\s*(?=[A-Za-z$(\\\d])/i,
    '',
  ],
  // "12.2 Q4", "... formed. CBSE 2M", "(10,\n15)"
  [/^\s*\d{1,2}\.\d{1,2}\s+(?=Q(?:ue(?:s(?:tion)?)?)?\.? ?\d)/i, ''],
  [
    /(?<=[.?!)\]])\s+(?:CBSE|NCERT|PYQ|SQP)(?:[ ,]+(?:(?:19|20)\d\d|[1-6] ?M(?:arks?)?|board|delhi|foreign|all india|SQP|PYQ))*\s*$/i,
    '',
  ],
  [/(?<=[([][^()[\]\n]*,)\s*\n\s*(?=[-−–]?\s?\d+[)\]])/g, ' '],
  // "Q5.", "18.", "Ques 4)", "Q.3"
  [
    /^\s*(?:(?:Q(?:ue(?:s(?:tion)?)?)?|MCQ|Ex(?:ample)?)\s*(?:no)?\s*[.:-]?\s*\d{1,3}\s*[.:)-]?\s*(?=[A-Za-z$(\\])|\d{1,3}\s*[.)]\s+(?=[A-Za-z(]{2}|A\b|[A-Z] (?:and|is)\b|\$|\d+ [a-z]{4,} were\b))/i,
    '',
  ],
  [/^\s*MCQs?\s*[:.)–-]?\s+(?=[A-Z][a-z])/, ''],
  // "32 (OR)", "(OR) Find", "35 (b) Find"
  [
    /^\s*(?:(?:Q\.?\s*)?\d{1,2}\s*\.?\s*)?(?:\([A-Ca-c]\)\s*)?(?:[([]\s*OR\s*[)\]]|OR(?=\s+(?:[A-Z][a-z]|find|solve|prove|show)))\s*[:.]?\s+(?=[A-Za-z$])/,
    '',
  ],
  [
    /^\s*(?:Q\.?\s*)?\d{1,2}\s*\.?\s*(?=\((?:[a-dA-D]|i{1,3}|iv|vi{0,3})\)\s+(?:[A-Z][a-z]|(?:find|solve|prove|show|if|the|what|how|which)\b))/,
    '',
  ],
  // "In Fig. 6.21,", "(see Fig. 6.21)", "Using Theorem 6.1": numbers of the book
  [
    /\s*[([]\s*(?:see|refer(?: to)?|as (?:shown )?in)?\s*(?:the )?fig(?:ure)?s?\.?\s*\d+(?:\.\d+)*\s*(?:\(\s*[ivx]+\s*\))?\s*[)\]]/gi,
    '',
  ],
  [/\bfig(?:ure)?s?\.?\s*\d+\.\d+(?:\s*\(\s*[ivx]+\s*\))?(?:\.(?=\s+[A-Z]))?/gi, 'figure'],
  [/\bfig\.(?=\s*[,a-z])/g, 'figure'],
  [/\bFig\.(?=\s*[,a-z]|\s+[A-Z]{2})/g, 'figure'],
  [/\b(using|by|use) theorem \d+\.\d+(?=\s*[,.]|\s+(?:prove|show))/gi, '$1 BPT'],
  [/\s*\( ?recall that you have [^()\d]*\)/gi, ''],
  [/^\s*(?:q|que|ques|mcqs?)\s*[.:]\s+(?=[A-Za-z])/i, ''],
  // "168 l of milk, 252 l"
  [
    /^.*\b(?:milk|oil|petrol|diesel|juice|ghee|kerosene|paint|tankers?|drums?)\b.*$/gim,
    (line: string) => line.replace(/(?<=\d) ?l(?=[\s,.?]|$)/g, ' litres'),
  ],
  // "concentration of SO2": a gas, and no segment
  [/(?<=\bconcentration of )SO ?_?(?:\{?2\}?|₂)/gi, 'gas'],
  // "ice - cream", "x - axis"
  [
    /\b(ice|mid|co|semi|right|half|one|[xy]) - (cream|points?|ordinates?|prime|circles?|circular|angled|fourth|third|half|axis)\b/gi,
    '$1-$2',
  ],
  // "( a ) 49/16"
  [/(?<=^|\s)\( ([a-dA-D]|i{1,3}|iv) \)(?=\s)/gm, '($1)'],
  // "f ( x ) = ..."
  [/\b([fghpq]) ?\( ?([xtyz]) ?\)(?=\s*(?:=|is\b))/g, '$1($2)'],
  // "open bracket root 5 plus 2 close bracket x"
  [
    /^.*\bopen(?:ing)? bracket \S+(?: \S+){0,2} (?:plus|minus) .*clos(?:e|ing) bracket.*$/gim,
    (line: string) =>
      /\bcomma\b/i.test(line)
        ? line
        : line
            .replace(/\bopen(?:ing)? bracket /gi, '(')
            .replace(/ clos(?:e|ing) bracket\b/gi, ')')
            .replace(/ plus /gi, ' + ')
            .replace(/ minus /gi, ' - ')
            .replace(/ squared?\b/gi, '²')
            .replace(/\broot (\d+)/gi, '√$1'),
  ],
  // "zeroes of a x square ... find a and b": no article
  [/\ba (?=x (?:squared?|cubed?)\b(?=.*\b(?:find|values? of|what is) a\b))/gi, 'a*'],
  // "pi=3.14 root3=1.73"
  [/(?<=\d)\s+(?=(?:(?:root|√|sqrt)\s?\(?\d+\)?|π)\s*=)/gi, ', '],
  [/^\s*Q\s+(?=(?:an?|the|if|find|how|what|two|three)\b)/, ''],
  [/^\s*(?:case study(?:\s+(?:based )?(?:question|problem)s?)?)\s*(?:[–—-]?\s*\d+\s*(?=[:.\n–—-]))?[:.\n–—-]?\s*/i, ''],
  [/^\s*case\s*:\s*/i, ''],
  // what only bids to answer: "Based on the above information, answer the following questions:"
  [
    /(^|[.:?!\n])[ \t]*(?:(?:based on|on the basis of|using the (?:above|given)|from the (?:above|given)|read|study|observe)\b[^.:?!\n\d]{0,70}?[\s,])?(?:and |then )?answer(?: (?:the following|the questions|these|any)\b[^.:?!\n\d]{0,40}?(?:[:.]|(?=\n|\(i\)))|:(?=\s*\(i\)))/gi,
    '$1 ',
  ],
  [/(^|[.:?!\n])[ \t]*read the (?:following|passage|text|paragraph)[^.:?!\n\d]{0,40}?\banswer\s*[:.]/gi, '$1 '],
  // "Walk | Bicycle | Bus", a row of a table
  [
    /^([A-Za-z][^:|\n]*):([^|\n:]+(?:\|[^|\n:]+){2,})$/gm,
    (_: string, head = '', cells = '') =>
      `${head.trim()}: ${cells
        .split('|')
        .map((cell) => cell.trim())
        .join(', ')}`,
  ],
  // "(i) A (ii) C aane ki probability batao": what asks for both stands behind
  [
    /\(i\)([^()]{1,60})\(ii\)([^()]{1,60}?)(?:\(iii\)([^()]{1,60}?))? (?:aane|ane|hone|nikalne|milne) ki probability(?: kya (?:hai|hogi|h)| batao| bata do| nikalo| nikaliye| find karo| kitni hai)?\s*[.?]?\s*$/i,
    (_: string, one = '', two = '', three = '') =>
      `Find the probability of getting (i)${one}(ii)${two}${three === '' ? '' : ` (iii)${three}`}`,
  ],
  // "(x) 1 2 3 (f) 3 4 5", rows of a table
  [/(?<!\w)\((x|f)\)(?=(?: ?,? ?\d+){3}(?![^]*\((?:y|a|[ivx]{2,})\)))/g, '$1: '],
  // "Pulse (beats/min): ...", the title of a row; "an e-scooter"
  [/^([A-Za-z][^:|\n()]*)\([^()\n]*\/[^()\n]*\)(?=\s*[:|])/gm, '$1'],
  [/\be-(?=[a-z]{4})/gi, 'e'],
  [/\b(?:he or she|she or he|s?he\/s?he)\b/gi, 'he'],
  [/\b(?:his or her|her or his|his\/her)\b/gi, 'his'],
  [/\bC\.\s?I\b\.?(?=[\s:,])/g, 'CI'],
  [/(?<=\bof )c\.?i\.? (?=\d+ ?[-–] ?\d)/gi, 'class '],
  // "sec A 5 9 21", a row of numbers
  [/(?<=^|\n|[,.;]\s*)sec(?:tion)?\.?\s?([A-D])\s*[:-]?(?=\s+\d+[\s,]+\d+[\s,]+\d)/gi, 'section $1:'],
  // "= 26/5  x=?": what is asked is no factor of what stands before it
  [/(?<=[\d)])\s+(?=[a-z]\s*=\s*\?)/g, ', '],
  // "BC 7 cm AD?"
  [/(?<=\d ?(?:[cm]?m)?) (?=[A-Z]{2} ?\?)/g, ', '],
  // no tangent of an angle
  [
    /\btangents? of (?=(?:an? |the |two |both |these )?(?:[a-z]+ ){0,2}circles?\b)/gi,
    (found: string) => found.replace('of', 'to'),
  ],
  // a word that the end of a line has cut
  [/(?<=[a-z]{2})-\s*\n\s*(?=[a-z]{2})/g, ''],
  // its marks: "(2)", "[3 marks]", and no p(2)
  [
    /(?<=[a-z.?!)])(?<!\b[fghpqP])\s*[([]\s*\d(?:\s*(?:marks?|m))?\s*[)\]](?=\s*(?:\n|$|\(\s*(?:i{1,3}|iv|v)\s*\)|OR\b))/gi,
    '',
  ],
]

const roman = /(?<=^|\n)\s*\((?:i{1,3}|iv|v|vi{0,3}|ix|x)\)(?=\s)/g
const lettered = /^\s*\([a-dA-D]\)(?=\s+[A-Za-z]{2})/

const label = '[ivx]{1,4}|[a-h]'
/** "... by the substitution method: (v) 0.3x + 0.4y = 2.5", behind what asks it, and no factor. */
const behindAsk = new RegExp(
  String.raw`(?<=(?:^|[\n:.;,]|\b(?:[Ss]olve|method|following|polynomials|equations|numbers|pairs?|substitution|elimination|factori[sz]ation|factors|coefficients|consistent|irrational))\s*)(?:[([](${label})[)\]]|(?<=[^,;\s]\s+)(${label})\)|(?<=: )(${label})\.)\s*(?=[-−–\d(√\\$A-Za-z])`,
  'g',
)
const anyLabel = new RegExp(String.raw`(?<![\w}])[([](?:${label})[)\]]|(?<=\s)(?:${label})[).](?=\s)`)
const others = String.raw`(?:find|for|of|where|if) `

/** "(ii) 204 and 90", of which the other parts were not copied, without its label. */
function withoutLabel(text: string): string {
  const rest = text.replace(roman, ' ')
  if (lettered.test(text) && !/(?<![a-zA-Z])[a-d]\)\s/i.test(text.replace(lettered, '')))
    return text.replace(lettered, '')
  if (text.match(roman)?.length === 1 && !/\((?:i{1,3}|iv|v)\)/.test(rest)) return rest
  const [only, ...more] = text.matchAll(behindAsk)
  const name = only?.slice(1).find((one) => one !== undefined) ?? ''
  const alone = text.replace(behindAsk, ' ')
  const isLetter = name !== 'x' && new RegExp(`${others}${name}(?![a-z]| [a-z]{2})|\\b${name} ?=`).test(alone)
  return !only || more.length > 0 || isLetter || anyLabel.test(alone) ? text : alone
}

/** "A. yes", "a)1:2": options as they are marked elsewhere. */
function withOptions(text: string): string {
  const lines = /^\s*A\.\s.*\n\s*B\.\s.*\n\s*C\.\s/m.test(text) ? text.replace(/^\s*([A-D])\.\s+/gm, '\n($1) ') : text
  return /\sa\)\S[^]*\sb\)\S[^]*\sc\)\S/i.test(lines) ? lines.replace(/(?<=\s)([a-d])\)(?=\S)/gi, '$1) ') : lines
}

/** A question without its number, its marks and the breaks of its lines. */
export const unnumbered = (text: string): string => withoutLabel(replaced(withColumns(withOptions(text)), ornaments))
