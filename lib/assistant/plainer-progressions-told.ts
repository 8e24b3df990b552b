import { figure } from './small-numbers'
import type { Pairs } from './question/replaced'

const n = String.raw`[-−–]?\d+(?:\.\d+)?`
const list = String.raw`((?:${n} ?, ?){2,}${n})(?: ?,? ?(?:\.{2,}|…))?`
const th = String.raw`(\d+)(?:st|nd|rd|th|va|ve|vi|wa|we|wi|vaa|ven|vein)`
const money = String.raw`(?:₹|rs\.?)? ?(\d[\d,]*)`
const hai = String.raw`(?: (?:hain?|h|ho|hoga)\b)?`

const places: Readonly<Record<string, string>> = {
  ...{ pehl: 'first', dusr: 'second', doosr: 'second', teesr: 'third', tisr: 'third' },
  ...{
    chauth: '4th',
    paanchv: '5th',
    panchv: '5th',
    chhath: '6th',
    chhat: '6th',
    saatv: '7th',
    satv: '7th',
    aathv: '8th',
    nauv: '9th',
    dasv: '10th',
  },
}
const named = new RegExp(
  String.raw`\b(${Object.keys(places).join('|')})(?:[aei]|aa|en|in)\b(?= (?:term|pad|aur|and|${n})\b)`,
  'gi',
)

const term = String.raw`[-−–]?\d*[a-z](?: ?[-+−–] ?\d+)?`

/** "If k, 2k - 1 and 2k + 1 are in AP": a letter by itself is a term of the row as well. */
function withBareTerms(whole: string, row = '', behind = ''): string {
  const letters = new Set(row.match(/[a-z](?!nd\b)/g)?.filter((one) => one !== 'a' && one !== 'n' && one !== 'd'))
  return letters.size === 1 && /\d/.test(row)
    ? `${row.replace(/(?<![\w+−–-]|[+−–-] )([a-z])(?=\s*(?:,|and\b|$))/g, '$1 + 0')}${behind}`
    : whole
}

const bidding = '(?:nikalo|nikaliye|batao|bataiye|likho|find karo|determine karo|gyat karo)'

/** Terms and sums as they are named in Hindi. */
const inHindi: Pairs = [
  // "har prize apne se pehle wale prize se 60 rupaye kam hai"
  [/\b(har|each) ([a-z]+) (?:apne|us) (?:se )?(?:pehle|pahle|pichhle|pichle) wal[aei] \2 se\b/gi, '$1 $2 pichle se'],
  [
    new RegExp(
      String.raw`\b(?:[a-z]+ ne )?(\d+) [a-z]+ ko (?:cash )?prizes? dene (?:ke liye|k liye|par|me) (?:total |kul )?${money}(?: rupa?ye?| rs| rupees)? (?:rakh|diy|kharch)[a-z]*(?: kiye| gaye)?${hai}`,
      'gi',
    ),
    '$2 rupaye $1 prizes dene ke liye hain',
  ],
  // "wo AP batao jiska 3rd term 5 aur 7th term 9 hai", "51 terms ka sum nikalo jis AP ke ...", "jis AP ka ... ho uske ..."
  [
    new RegExp(
      String.raw`^(?:(?:wo|woh|us|vo|ek) )?(?:in an )?AP,? ((?:k[aei] )?[^.,]+? )?${bidding},? jis(?:k[aei]) ([^.]+?)${hai}[.?]*$`,
      'i',
    ),
    (_: string, asked = 'ka AP ', told = '') => `ek AP ka ${told} hai. ${asked.replace(/^k[aei] /, '')}nikalo`,
  ],
  [
    new RegExp(String.raw`^([^.,]+?) ${bidding},? jis AP k[aei] ([^.]+?)${hai}[.?]*$`, 'i'),
    'ek AP ka $2 hai. $1 nikalo',
  ],
  [
    new RegExp(
      String.raw`^jis AP k[aei] ([^.]+?) (?:hain?|h|ho),? (?:us|is)k[aei] ([^.]+?)(?: ${bidding}| kya (?:hai|hoga))?[.?]*$`,
      'i',
    ),
    'ek AP ka $1 hai. $2 nikalo',
  ],
  [/\bAP (?:determine|gyat|pata|find) k(?:a)?ro\b/g, 'AP nikalo'],
  [
    /\b(last|first|\d+(?:th|nd|rd)) (row|line|day) (?:me|mein|mei) (\d+ [a-z]+(?: [a-z]+)?) (?:hain?|h)\b/gi,
    'there are $3 in the $1 $2',
  ],
  // "by how many does production go up every year"
  [
    /\bby how (?:many|much)(?: [a-z]+)? (?:does|do|did|is|has) (?:the |its |his |her |their )?((?:[a-z]+ ){1,3}?)(go up|goes up|gone up|rise|increased?|grow|raised|go down|gone down|fall|decreased?|reduced?)(?: in| each| every| per)* (year|month|week|day|hour|row)\b/gi,
    (_: string, of = '', way = '', period = '') =>
      `what is the ${/down|fall|de|redu/i.test(way) ? 'decrease' : 'increase'} in the ${of.trim()} each ${period}`,
  ],
  // what the claim takes for granted: the two places differ
  [/ ?\(\s*\$?([mnpq])\s*(?:≠|!=|\\neq?)\s*(?!\1)[mnpq]\$?\s*\)(?=[^]*\b(?:show|prove) that\b)/g, ''],
  [
    /(?<=\bjoined (?:a |the |his |her )?(?:job|bank|company|office|school|firm) [^]*)\bat (?:a )?salary (?:of )?(?=(?:₹|rs\.?)? ?\d)/gi,
    'at a salary of ',
  ],
  // "the $m$th term"
  [/\$([a-z]|\([a-z] ?[-+] ?[a-z]\))\$(?=(?:th| times)\b)/g, '$1'],
  [
    /(?<=\bsalary\b[^]*)\bin which (y(?:ea)?r|month) (?:did )?((?:his|her|the) (?:salary|income|pay)) (?:become|became|reached)\b/gi,
    'in which $1 did $2 become',
  ],
  // "aise hi har din Rs 50 zyada. 20 din late hone par total kitni penalty deni padegi"
  [
    /\bcontract(?:or)? (?:late ho gaya|(?:me|mein|mei) (?:late hone|deri|der hone|delay hone) (?:par|pe)),? penalty(?: (?:hai|h|lagti hai))?\s*[:.,]*/gi,
    'A contract has a penalty for delay:',
  ],
  [
    /\b(?:aise hi |isi tarah )?har (?:agle )?din (?:pichhle din se )?((?:₹|rs\.?) ?\d+(?:\.\d+)?) (?:zyada|jyada|adhik)\b(?: (?:hai|h)\b)?/gi,
    'the penalty for each succeeding day being $1 more than for the preceding day',
  ],
  [
    /\b(?:agar )?(\d+) din (?:(?:late hone|ki deri|ki der|delay hone|delay) (?:par|pe|hone par)|(?:late|der|delay) (?:hua|hui|ho) toh?) (?:total )?(?:kitni|kul kitni|total) penalty (?:deni|bharni|lag\w*|ho\w*|kitni)(?: (?:padegi|hogi|hai|lagegi))?/gi,
    'How much is the penalty for a delay of $1 days?',
  ],
  [named, (_: string, one = '') => places[one.toLowerCase()] ?? one],
  [/\b(?:aakhri|aakhiri|akhri|antim|last wala) (?=term|pad|[-−]?\d)/gi, 'last '],
  [/\btotal sum\b/gi, 'sum'],
  [/\binaam\b/gi, 'prize'],
  [
    /\b(?:har|each) ([a-z]+),? (?:apn[ei] )?(?:pichl[ei]|pehl[ei]|before|previous) (?:wal[ei] |one |\1 )?se ((?:₹|rs\.?)? ?\d+(?: ?(?:rs\.?|rupees?|rupaye|₹))?) (?:ka )?(kam|zyada|jyada|adhik)(?: (?:hai|ho|h)\b)?/gi,
    (_: string, thing = '', by = '', how = '') =>
      `each ${thing} is ${by} ${how === 'kam' ? 'less' : 'more'} than the previous one`,
  ],
  [
    /\b(?:har|each) ([a-z]+) k[ai] (?:value|rakam|rashi|keemat|kimat|mulya) (?:kya (?:hai|hogi)|batao|bataiye|nikalo|find karo)/gi,
    'find the value of each $1',
  ],
  [/\bterms? k[ai] (?:sankhya|number)\b/gi, 'number of terms'],
  [
    /\bnumber of terms (?:aur|and) common difference (?:batao|nikalo|bataiye)/gi,
    'find the number of terms and the common difference',
  ],
  [/\bjod\b/gi, 'sum'],
  [/\bpad\b(?=[^]*\bAP\b)|(?<=\bAP\b[^]*)\bpad\b/g, 'term'],
  [
    new RegExp(String.raw`\b(?:piche|peeche|pichhe|end|aakhir|last|antim) se ${th} term`, 'gi'),
    '$1th term from the end',
  ],
  [
    new RegExp(
      String.raw`\b(?:kaun(?:sa|si)|kon ?sa) term (?:apne|uske|iske|its) ${th} term se (\d+) (?:zyada|jyada|adhik|bada|more)(?: hoga| hai)?`,
      'gi',
    ),
    'which term is $2 more than its $1th term',
  ],
  [
    new RegExp(String.raw`\b(?:first|pehle|before) (\d+) terms? k[ai] (?:sum|total) (\d+)${hai}`, 'gi'),
    'the sum of first $1 terms is $2',
  ],
  [
    /\b(?:first|pehle|before) n terms? k[ai] (?:sum|total) (?:kya|kitna)(?: hoga| hai)?/gi,
    'find the sum of first n terms',
  ],
  [
    new RegExp(
      String.raw`(?:\bAP )?${list} ke kitne terms? (?:jodne|lene|milane|joining) (?:par|pe|se) (?:sum )?(\d+)(?: aayega| aaye| hoga| ho| milega)?`,
      'gi',
    ),
    'How many terms of the AP $1, ... must be taken to give a sum of $2?',
  ],
  [
    new RegExp(
      String.raw`(?:\bAP )?${list} se (?:leke|lekar) (${n}) tak kitne terms?(?: honge| hain| hai)?(?: AP (?:me|mein))?`,
      'gi',
    ),
    'How many terms are there in the AP $1, ..., $2?',
  ],
  [
    new RegExp(
      String.raw`\bdo APs?${hai}:? ${list} (?:aur|and) ${list}[,.]? ?n ki kis (?:value|maan) (?:pe|par|ke liye) (?:dono|both) k[aei] n(?:va|th|ve) terms? (?:barabar|equal)(?: hoga| honge| hai)?`,
      'gi',
    ),
    'For what value of n are the nth terms of the APs $1, ... and $2, ... equal?',
  ],
  [/\bn(?:va|ve|vi) (?=term)/gi, 'nth '],
  [/[.,?]? ?\bhaa?n ya na(?:hi|hin)?\b[.?]*/gi, ''],
  [
    new RegExp(String.raw`^kya (${n}),? is AP ${list} k[ai] (?:koi )?(?:ek )?term`, 'i'),
    'Is $1 a term of the AP $2, ...?',
  ],
  [/\b(\d+) (?:kaun ?sa|kon ?sa) term (?:hai|hoga)\b/gi, 'which term is $1?'],
]

/** Terms and sums as they are told in messages and in one's own words. */
export const ofProgressionsTold: Pairs = [
  // "2 saal me total", where it is told month by month
  [
    /(?<=\b(?:first|1st|pehl[ae]) (?:month|mahin[ae])\b[^]*)\b(?:in )?(\d) (?:years?|saal)\b(?: m(?:e|ein?)\b)?(?! (?:later|baad|ago))/gi,
    (_: string, n = '') => `in ${12 * Number(n)} months`,
  ],
  [
    /\b(dusr|doosr|te?e?sr)[ei] (?=m(?:e|ein?)\b (?:rs\.? ?|₹ ?)?\d)/gi,
    (_: string, word = '') => `${/^t/i.test(word) ? 'third' : 'second'} `,
  ],
  // a claim is of no AP whose terms are all the same
  [
    /,? (?:with|having|whose|of|and)(?: an?)? (?:non[- ]?zero common difference|common difference (?:is )?(?:non[- ]?zero|not (?:equal to )?(?:zero|0)))(?=[^]*\b(?:prove|show)\b)/gi,
    '',
  ],
  [/\b(missing (?:terms?|numbers?) (?:of|in)) (?:(?:each of|the|these|following) ){1,3}APs\b/gi, '$1 the AP'],
  // "25 for the first km and 12 for each additional km, for 15 km"
  [
    new RegExp(
      String.raw`^[^.\d]*?\b(?:taxi|cab|auto|rickshaw|fare|hire)\b[^.\d]*? ${money}(?: ?rupees| ?rs\.?)? (?:for|in) (?:the )?(?:1st|first)(?: 1)? ?(?:km|kilometre|kilometer),? (?:and|aur|then) (?:(?:is|at|it is) )?${money}(?: ?rupees| ?rs\.?)? (?:for|in|per) (?:each|every)? ?(?:additional|extra|subsequent|next|further|following)(?: 1)? ?(?:km|kilometre|kilometer)(?: after that)?[.,;]? ?(?:and )?(?:find|what (?:is|will be)|how much is|calculate)? ?(?:the )?(?:total )?(?:taxi |cab )?(?:fare|charges?|cost|amount)?(?: (?:paid|to be paid))? (?:for|of) (?:a (?:journey|ride|trip|distance) of |travelling )?(\d+) ?(?:km|kilometres?|kilometers?)[?.]*$`,
      'i',
    ),
    (_: string, first = '', step = '', n = '') => {
      const [a, d] = [first, step].map((one) => Number(one.replace(/[,.]$|,/g, '')))
      return `Find the ${n}th term of the AP ${[0, 1, 2].map((k) => (a ?? 0) + k * (d ?? 0)).join(', ')}, ...`
    },
  ],
  // "insert 8 numbers between 7 and 43": they are the missing terms
  [
    new RegExp(
      String.raw`^(?:insert ([a-z]+|\d) (?:numbers|terms|arithmetic means)(?: \(?AMs?\)?)? between (${n}) and (${n})|(${n}) (?:aur|and) (${n}) ke beech (?:me |mein )?([a-z]+|\d) (?:numbers|terms|sankhya\w*) (?:daalo|dalo|daliye|rakho|insert karo|likho))(?:,? (?:so|such) that (?:the )?(?:resulting |whole )?(?:sequence|series|list|progression|they|all)?(?: all)? ?(?:is|are|forms?|becomes|make)?(?: in)?(?: an)? AP|,? (?:taki|jisse|ki)(?: pur[ai])? (?:ek )?AP (?:ban|ho) (?:jaye|jaaye|jae))?[.?]*$`,
      'i',
    ),
    (whole: string, many = '', a = '', b = '', c = '', d = '', count = '') => {
      const size = Number(figure(many === '' ? count : many))
      return size > 0 && size < 9
        ? `Find the missing terms of the AP ${a === '' ? c : a}, ${[...'pqrstuvw'].slice(0, size).join(', ')}, ${b === '' ? d : b}`
        : whole
    },
  ],
  // ages that differ by months, as an AP of years
  [
    /^(?:[^.\d]*\bminimum age\b[^.\d]* (\d+) years?\. )?(?:it (?:is|was) observed that )?(?:the )?age of (?:the )?youngest (?:[a-z]+ )(?:was|is) (\d+) years?,? and (?:the )?ages of (?:the )?(?:rest of |other |remaining )(?:the )?[a-z]+ (?:are having|have|had|are with) a common difference of (\d+) months?[.,;] (?:if )?(?:the )?sum of (?:the )?ages of all (?:the )?[a-z]+ (?:is|was) (\d+) years?,? (?:then )?find (?:(the age of (?:the )?eldest [a-z]+)|the number of [a-z]+)(?: in the [a-z]+(?: [a-z]+)?)?[.? ]*$/i,
    (whole: string, least = '', first = '', months = '', sum = '', eldest?: string) =>
      least !== '' && least !== first
        ? whole
        : `In an AP the first term is ${first}, the common difference is ${months}/12 and the sum is ${sum}. Find the ${eldest === undefined ? 'number of terms' : 'last term'}.`,
  ],
  // "plants a number of trees equal to twice the number of its class"
  [
    /\ba number of (trees|plants|saplings) (?:which is |that is )?equal to ((?:twice|double|thrice) )?(?:the )?number of (?:its|their|the) class\b/gi,
    (_: string, trees = '', by = '') => `${by}as many ${trees} as its class number`,
  ],
  [
    /,? with (\d+|two|three|four|five) (sections|divisions) in (?:each|every) class,? (?:and )?(?=each)/gi,
    '. Each class has $1 $2. ',
  ],
  // "of the two APs 75, 77, 79 and 3, 9, 15"
  [
    new RegExp(
      String.raw`\b(?:two )?(APs|arithmetic progressions) ((?:${n}(?: ?, ?| comma )){2,}${n})(?:,? (?:\.{2,}|…),?)? and ((?:${n}(?: ?, ?| comma )){2,}${n})(?! ?,? ?(?:\.{2,}|…|comma))`,
      'gi',
    ),
    (_: string, name = '', one = '', other = '') =>
      `${name} ${[one, other].map((row) => `${row.replaceAll(/ comma /g, ', ')}, ...`).join(' and ')} `,
  ],
  // "if the first instalment is ₹3750, find by how much the instalment increases each month and the amount of the last instalment"
  [
    new RegExp(
      String.raw`^[^.\d]*\b(?:repays|repay|pays back|pays off|clears) (?:a |his |her |the )?(?:total )?(?:loan|debt) of ${money} in (\d+|[a-z]+) (?:monthly |annual |yearly |weekly )?instal?lments?,? (?:which|that) (?:form an|are in) AP[.,;] (?:if )?(?:the |his |her )?first instal?lment is ${money}[,.;] (?:then )?find by how much (?:the |each )?instal?lments? (?:increases?|rises?|grows?) (?:each|every) (?:month|year|week) and (?:the )?(?:amount|value) of (?:the )?last instal?lment[.?]*$`,
      'i',
    ),
    (_: string, total = '', many = '', first = '') =>
      `In an AP, a = ${first.replaceAll(',', '')}, n = ${figure(many)}, S_n = ${total.replaceAll(',', '')}. Find d and the last term.`,
  ],
  // dictated, "salim repays a loan the first instalment is"
  [
    /(?<=\b(?:repays|repay|repaying|pays back|returns) (?:a|his|her|the) loan) (?=the first (?:monthly )?instal?lment\b)/gi,
    '. ',
  ],
  // "the bottom row has 25 pipes, the next row 24, the row above it 23 and so on, with 10 pipes in the top row"
  [
    /^[^.?]*\bbottom (?:row|layer) (?:has|contains|is of|have) (\d+)(?: [a-z]+)?, (?:and )?the (?:next|second)(?: row| layer)?(?: has)? (\d+)(?: [a-z]+)?, (?:and )?the (?:(?:row|layer|one) (?:above|next to|after) (?:it|that)|next|third)(?: row| layer| one)?(?: has)? (\d+)(?: [a-z]+)?,? and so on,? (?:with|and there are|until there are|and) (?:only )?(\d+)(?: [a-z]+)? (?:in|are in|on) the top(?: row| layer)?[.,;]? find the (?:total )?number of (?:rows|layers) and the total number of [a-z]+\.?$/i,
    (_: string, a = '', b = '', c = '', last = '') =>
      `Find the number of terms and the sum of the AP ${a}, ${b}, ${c}, ..., ${last}.`,
  ],
  // "the sum of the first and eighth terms of an AP is 32 and their product is 60"
  [
    /\bsum of (?:the |its )?(first|1st|(?:\d+(?:st|nd|rd|th))|[a-z]+(?:th|rd|nd)) and (?:the )?(\d+(?:st|nd|rd|th)|[a-z]+(?:th|rd|nd)) terms? (?:of an A\.?P\.? )?is ([-−]?\d+)(?: and|[.,]) (?:their|the) product is ([-−]?\d+)/gi,
    'sum of the $1 and $2 terms of an AP is $3. The product of the $1 and $2 terms is $4',
  ],
  // "the last term of an AP of 30 terms is 119 and the 8th term from the end is 91"
  [
    /\blast term of an A\.?P\.? (?:of|with|having) (\d+) terms is ([-−]?\d+) and (?:the |its )?(\d+)(?:st|nd|rd|th) term from the (?:end|last)(?: \([^()]*\))? is ([-−]?\d+)([^]*)$/i,
    (whole: string, n = '', last = '', m = '', value = '', rest = '') => {
      const place = Number(n) - Number(m) + 1
      return place > 0 && place < Number(n)
        ? `${n}th term of an AP is ${last} and its ${place}${place % 10 === 1 && place !== 11 ? 'st' : place % 10 === 2 && place !== 12 ? 'nd' : place % 10 === 3 && place !== 13 ? 'rd' : 'th'} term is ${value}${rest.replace(/\bsum of all (?:the |its )?terms\b/gi, `sum of the first ${n} terms`)}`
        : whole
    },
  ],
  // "aur batao kya 299 is AP ka term hai"
  [
    /(?:,? ?\b(?:aur|and))? (?:(?:ye |yeh |yah )?(?:bhi )?(?:batao|check karo|dekho) )?(?:ki )?kya ([-−]?\d+) (?:bhi )?(?:(?:is|us|iss|diye gaye) (?:AP|series|list|shreni) (?:ka|ki|me|mein)|iska|uska|isme|isme[in]+) (?:bhi )?(?:koi |ek )?(?:term|pad)\b/gi,
    ' and kya $1 iska term',
  ],
  // "... ka kaunsa term -81 hai? aur kya koi term 0 hoga", "Will any term be zero?"
  [
    /(?<=\b(?:k(?:au?|o)ns[aei]|which)\b[^]*-?\d[^]*?)[.,;?]*\s+(?:(?:aur|and|also),? )*(?:kya (?:is(?:ka|ki|me|mein) |ap (?:ka|ki|me) )?koi (?:bhi )?(?:term|pad) (?:0|zero|shunya)(?: (?:bhi|hoga|hogi|hai|h|ho|sakta|sakti)\b)*|(?:will|can|does|is)(?: there(?: be)?)? any term (?:ever )?(?:be |that is |which is |equals? |equal to )?(?:0|zero))[\s.?]*$/gi,
    '. Also, is any term 0?',
  ],
  [
    new RegExp(
      String.raw`(?<![\w.,+*/^−–-])(${term}(?: ?, ?| and )${term}(?: ?,? and | ?, ?)${term})( (?:are |be |hain? )?(?:in |form |(?:the )?(?:three|3) consecutive terms of )(?:an? )?A\.?P\b)`,
      'g',
    ),
    withBareTerms,
  ],
  ...inHindi,
  [/\bthat of (?:its |the )?first (\d+|n) terms?\b/gi, 'the sum of first $1 terms'],
  [
    new RegExp(
      String.raw`\bfirst term (?:is |= ?|being )?(${n})${hai},? ?(?:and |aur |& )?(?:the )?second(?: term)? (?:is |= ?|being )?(${n})`,
      'gi',
    ),
    'first term is $1 and second term is $2',
  ],
  [new RegExp(String.raw`(?<![\w^])([aSt])_?(\d+) ?= ?(${n})(?= [aSt]_?\d)`, 'g'), '$1_$2 = $3, '],
  [/(?<=\bterm) (?:nikalna|nikaalna|find karna)(?: hai)?,? (?=[aSt]_?\d+ ?=)/gi, ' find. '],
  [
    new RegExp(String.raw`${list},? last(?: term)?(?: is| =)? (${n})(?= how many| kitne| find| number| no)`, 'gi'),
    '$1, ..., $2 ',
  ],
  [
    new RegExp(String.raw`^(${n}) (?:comes|is|aata hai|lies) in ${list},? ?or not\s*[?.]*$`, 'i'),
    'Is $1 a term of the AP $2, ...?',
  ],
  [
    /^(3|three|2|two)[- ]digits? (?:nos?\.?|numbers?) (?:div(?:isible|ision)?\.? by|multiples? of) (\d+|[a-z]+),? ?(?:how many|count|kitne)\s*[?.]*$/gi,
    (_: string, digits = '', by = '') =>
      `How many ${/^(?:2|two)$/i.test(digits) ? 'two' : 'three'}-digit numbers are divisible by ${by}?`,
  ],
  [
    new RegExp(String.raw`\bterm (?:=|is) ${th} term (?:\+|plus) (\d+) which one\b`, 'gi'),
    'which term is $2 more than its $1th term',
  ],
  [
    new RegExp(String.raw`\bfind n if a_n [-−–] a_\{?(\d+)\}? = (\d+) (?:for|in) (?:the )?A\.?P\.?,? ${list}`, 'gi'),
    'Which term of the AP $3, ... is $2 more than its $1th term?',
  ],
  [
    new RegExp(
      String.raw`\bone (?:list|sequence|AP) (?:goes|is|runs) ${list},? (?:and|while) another (?:goes|is|runs) ${list}[;,.] ?at which (?:position|place|term) do both (?:show|have) the (?:very )?same (?:number|term|value)`,
      'gi',
    ),
    'For what value of n are the nth terms of the APs $1, ... and $2, ... equal',
  ],
  [
    /^(find )?(?:the )?sum of multiples of (\d+),? (?:from )?(\d+) to (\d+)\s*[?.]*$/gi,
    'Find the sum of all multiples of $2 between $3 and $4',
  ],
  [
    new RegExp(String.raw`^S_?n ?= ?(\d+),? ${list},? ?(?:find )?n\s*[?.]*$`, 'i'),
    'How many terms of the AP $2, ... must be taken to give a sum of $1?',
  ],
  [
    new RegExp(
      String.raw`\bi keep adding (?:the numbers )?${list},? one after another until the total is (\d+)\. how many of them did i use`,
      'gi',
    ),
    'How many terms of the AP $1, ... must be taken to give a sum of $2',
  ],
  [
    new RegExp(
      String.raw`^sum (?:is |= ?)?(\d+),? last(?: term)? (?:is |= ?)?(${n}),? (?:and )?first(?: term)? (?:is |= ?)?(${n})\.? (?:find )?(?:no\.?|number) of terms (?:&|and|n) (?:cd|c\.d\.|common diff\w*|d)(?: of (?:the |an )?ap)?\s*[?.]*$`,
      'i',
    ),
    'The first term of an AP is $3, the last term is $2 and the sum is $1. Find the number of terms and the common difference.',
  ],
  [
    /^S_?n ?= ?([^,.=?]+?),? a_?n ?= ?\??,? (?:and |also )?(\d+) is which term\s*[?.]*$/gi,
    'S_n = $1. Find the nth term. Which term is $2?',
  ],
  [/\bwats\b/gi, 'what is '],
  // "the sum of the first n terms of an AP is denoted by Sn": that is what Sn always is
  [
    /^(?:if|let) (?:the )?sum of (?:the )?(?:first )?n terms of an A\.?P\.?,? (?:is|be) (?:denoted|given|represented) by \$?S_?n\$?[.,;]? (?:then )?(?=(?:prove|show)\b)/i,
    'In an AP ',
  ],
  // "If ... then its nth term is", before options
  [
    /(?<=\bterm[^]*),? then (its|the) ((?:nth|\([a-z] ?\+ ?[a-z]\) ?th) term) (?:is|=)(?=\s*(?:$|\(?[aA][).]))/g,
    '. Find $1 $2 ',
  ],
  [
    new RegExp(
      String.raw`\bat (?:what|which) (?:place|position|term) does (?:the )?(?:sequence|list|AP) ${list},? (?:drop|fall|go|become) (?:below zero|negative)(?: for the first time)?`,
      'gi',
    ),
    'Which term of the AP $1, ... is the first negative term',
  ],
  [
    /((?:\d+ ?\+ ?){2,}\d+ ?\+ ?(?:\.{2,}|…) ?\+ ?x) ka sum (\d+) hai(?: to)? x (?:kitna|kya)(?: hoga| hai)?/gi,
    '$1 = $2. Find x',
  ],
  [
    new RegExp(
      String.raw`\bthe numbers ${list} are added till the total becomes (\d+)[;,.] ?i call the last number added x\. what is x`,
      'gi',
    ),
    'Find the last term x if the sum of the AP $1, ..., x is $2',
  ],
  // the sums of two APs
  [
    /^(?:2|two|do) APs?\.? ?(?:the )?S_?n ratio (?:is )?\(?([\dn+\- ]+?)\)? ?: ?\(?([\dn+\- ]+?)\)?\. ?(?:find )?(?:the )?ratio of (?:their )?(\d+)(?:st|nd|rd|th) terms?\s*[?.]*$/gi,
    'The ratio of the sums of first n terms of two APs is ($1) : ($2). Find the ratio of their $3th terms.',
  ],
  [
    /\bsums of (?:the )?first n terms of two APs is \$?S_?n ?: ?S['’′]_?n ?= ?(\([^()$]+\) ?: ?\([^()$]+\))\$?/gi,
    'sums of first n terms of two APs is $1',
  ],
]
