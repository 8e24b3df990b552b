import type { Pairs } from './question/replaced'

const relative = '(daughter|son|brother|sister|wife|friend|mother|father|child|niece|nephew|grandson|grandfather)'
const says = '(?:tells?|told|says?|said)(?: to)?'
const opening = new RegExp(
  `\\b((?:an? |the )?[a-z]+) ${says} (?:his|her|their|the|your) ${relative}\\b(?: that)?\\s*[,:–-]*\\s*["“”'‘’]*`,
  'i',
)

/** "Aftab tells his daughter, 'Seven years ago I was seven times as old as you were then.'": told by the names. */
function withoutSpeech(text: string): string {
  const found = opening.exec(text)
  if (!found?.[1] || !found[2]) return text
  const [whole, who, other] = found
  const said = text.slice(found.index + whole.length)
  if (!/\bi\b/i.test(said) || !/\b(?:you|u|your|ur)\b/i.test(said)) return text
  const listener = `the ${other}`
  const plain = said
    .replace(/["“”]/g, '')
    .replace(
      /\b(?:you|u) (?:were|was|are|will be|shall be|would be|wud be|wil be)(?: then| now| at that time)?\b/gi,
      listener,
    )
    .replace(/\b(?:you|u)\b(?: then)?/gi, listener)
    .replace(/\b(?:your|ur)\b/gi, `${listener}'s`)
    .replace(/\bI am\b/gi, `${who} is`)
    .replace(/\bmy\b/gi, `${who}'s`)
    .replace(/\bI\b/gi, who)
    .replace(/\b(?:shall|wil)\b/gi, 'will')
    .replace(/(?<=[.!] )also,? /gi, '')
  const before = text.slice(0, found.index).trim()
  return `${before}${before === '' ? '' : ' '}${plain}`
}

const counted = (noun: string) => `(\\d+|one|two|three|four|five|six) ${noun}`

const sideOf = (word: string): string => (/^l/i.test(word) ? 'length' : 'breadth')

/** Stories as their books tell them, in plainer words. */
const turns: Pairs = [
  // "bus ka total kiraya 1200 rs tha, 10 students nahi aaye to baki sab ko 20 rs extra dena pada"
  [
    /\b(\w+) k[ai] (?:total |kul )?(?:kiraya|bhada|fare|kharcha?) (?:rs\.? ?|₹ ?)?(\d+)(?: ?(?:rs|rupa\w+))? th[ai]\b[,.]?/gi,
    'The total fare of a $1 was Rs $2.',
  ],
  [
    /\b(?:lekin |par |but )?(\d+) ([a-z]+) (?:nahi\w*|nhi|not) (?:aa?ye|gaye|aa paye|ja paye),? (?:to|toh|isliye)?,? ?(?:baa?ki|remaining)(?: (?:sab|sabhi|bach\w+|students?|har ek|logo\w*|ko))* (?:rs\.? ?|₹ ?)?(\d+)(?:-\3)?(?: ?(?:rs|rupa\w+))? (?:extra|zyada|jyada|aur|more) den[ae] pad[aei]\b[,.]?/gi,
    '$1 $2 did not come, so each of the others had to pay Rs $3 more.',
  ],
  [
    /\b(?:pehle|before|shuru me|asal me) (?:kitne|how many) ([a-z]+) (?:jane|aane) wal[ei] th[ei]\b/gi,
    'How many $1 were to go at first',
  ],
  // "bachho ko rows me khada kiya. agar har row me 5 bachhe zyada hote to 4 row kam banti"
  [
    /\b(?:class ke |school ke )?(?:bach\w+|students?) ko (?:rows?|lines?|kataro?n?|panktiyo?n?) (?:me|mein) khada kiya(?: (?:gaya|jata|hai))*/gi,
    'Students of a class stand in rows',
  ],
  [
    /\b(?:agar |if |and |aur )*(?:har|each|ek) (?:row|line|katar|pankti) (?:me|mein) (\d+) (?:bach\w+ |students? )?(zyada|jyada|more|extra|kam|less) (?:hot[ei]|ho|khade hote|rakhe)(?: (?:to|toh|tab))?,? (\d+) (?:rows?|lines?|katar|pankti) (zyada|jyada|more|kam|less) (?:ban\w+|hot[ei]|ho (?:jati|jaati|jayegi)|lagti)/gi,
    (_: string, n = '', how = '', m = '', then = '') =>
      `If ${n} students are ${/^[kl]/i.test(how) ? 'less' : 'extra'} in a row, there would be ${m} rows ${/^[kl]/i.test(then) ? 'less' : 'more'}`,
  ],
  [
    /(?<=\bstand in rows\b[^]*)\b(?:total|kul) (?:bach\w+|students?) (?:kitne|how many)(?: (?:hai|hain|h|the))?/gi,
    'Find the number of students',
  ],
  // "length 3 m kam aur breadth 2 m zyada kare to area same rehta hai"
  [
    /\b(?:(?:agar )?ek rectangle ki )?(length|breadth|lambai|chaudai|width) (\d+) ?m (kam|zyada|jyada) (?:aur|and) (length|breadth|lambai|chaudai|width) (\d+) ?m (kam|zyada|jyada) (?:kar\w*|ho\w*)(?: (?:de|diya|di|jaye|jaaye|jay))* (?:to|tab|toh)(?: bhi)? area (?:same|utna hi|wahi|vahi|equal) (?:rehta|rahta|rahega|hai|rehti|hota|hoga)(?: (?:hai|h))?/gi,
    (_: string, one = '', a = '', how = '', other = '', b = '', then = '') =>
      `If the ${sideOf(one)} of a rectangle is ${/^k/i.test(how) ? 'reduced' : 'increased'} by ${a} m and the ${sideOf(other)} is ${/^k/i.test(then) ? 'reduced' : 'increased'} by ${b} m, the area remains the same`,
  ],
  [
    /(?<=\brectangle is (?:reduced|increased)\b[^]*)\blength (?:aur |and )?breadth (?:nikal\w*|batao|kitni hai)/gi,
    'Find the length and the breadth',
  ],
  // "200 people came. Adult ticket ₹50, child ticket ₹20 ... how many adults and children": each has a ticket
  [
    /^(?=[^]*\badult ticket\b)(?=[^]*\bchild ticket\b)[^]*$/i,
    (text: string) =>
      text
        .replace(/^[^.,\d]*\b(\d+) (?:people|persons|log|visitors|members)\b[^.,\d]*[.,] ?/i, '$1 tickets were sold. ')
        .replace(
          /(?:the )?(?:cost|price) of (?:an |each |one )?adult ticket (?:is|was) ([^.,]*?\d+(?: ?(?:rs|rupees))?),? and (?:that )?(?:of )?(?:a |each |one )?child ticket (?:is |was )?/i,
          'An adult ticket costs $1 and a child ticket costs ',
        )
        .replace(
          /\b(?:an )?(?:each )?adult ticket(?: is| was| ka| for)? (?=(?:rs\.? ?|₹ ?)?\d)/i,
          'An adult ticket costs ',
        )
        .replace(
          /,?(?: and)? (?:a )?(?:each )?child ticket(?: is| was| ka| for)? (?=(?:rs\.? ?|₹ ?)?\d)/i,
          ' and a child ticket costs ',
        )
        .replace(
          /\b(?:how many|find the number of|kitne) adults? (?:and|aur) (?:how many |kitne |number of )?(?:children|child)\b[^.?]*[.?]?\s*$/i,
          'How many adult tickets and child tickets were sold?',
        ),
  ],
  [/\b(?:went|goes|going|go|gone|shot|moved|rises|rose) up (?=by\b)/gi, 'increased '],
  [/\b(?:went|goes|going|go|gone|came|comes|come|moved) down (?=by\b)/gi, 'decreased '],
  // "only 50 and 100 notes", "notes of 50 and 100", "1 aur 2 rupaye ke 50 sikke"
  [
    /\b(only )?(?:rs\.? ?|₹ ?)?(\d+)(?: rs| rupees?)? (?:and|aur|n|&) (?:rs\.? ?|₹ ?)?(\d+)(?: rs\.?| rupees?| rupa\w+)?(?: wal[ei]| k[ei])? (notes|coins)\b(?= (?:and |she |he )?got|[^]*\b(?:got|in all|total|altogether)\b)/gi,
    '₹$2 and ₹$3 $4 only',
  ],
  [/\b(notes|coins) of (?:only )?(\d+) and (\d+)\b(?! ?(?:rs|rup|paise))/gi, '₹$2 and ₹$3 $1 only'],
  [
    /\b(?:\w+ (?:me|mein|ke paas) )?(\d+) (?:aur|and) (\d+) rupa?[iy]?[ae]\w* (?:k[ei]|wal[ei]) (?:total |kul )?(\d+) (?:sikke|sikko\w*|coins) (?:hai|hain|h)\b[,.]? (?:aur )?(?:kul |total )(?:rakam |amount |value )?(?:rs\.? ?|₹ ?)?(\d+)(?: rupa\w+| rs)?(?: (?:hai|hain|h)\b)?/gi,
    'There are $3 coins of ₹$1 and ₹$2. The total amount is ₹$4',
  ],
  [/\bkitne kitne (?:sikke|coins)(?: (?:hai|hain|honge))?/gi, 'how many coins of each kind'],
  [/\bkitne kitne notes?(?: (?:hai|hain|honge))?/gi, 'how many notes of each kind'],
  // "buys another bat and 3 more balls of the same kind"
  [
    /\b(?:another|one more) ([a-z]+) and (\d+|two|three|four|five|six) more ([a-z]+)(?: of (?:the )?same (?:kind|type|variety))?/gi,
    '1 $1 and $2 $3',
  ],
  [/\bof (?:the )?same (?:kind|type|variety|quality)\b/gi, ''],
  [
    /(?<=[.;,] ?)(?:later|afterwards|after some time|next day|the next day|then),? (?=(?:he|she|they|her|his|the|another)\b)/gi,
    '',
  ],
  [
    /(?<=\bthe cost of [^.]*?) (?:on (?:a|one|that|some) (?:particular )?day )?(?:was|is) found to be (?=₹|rs)/gi,
    ' is ',
  ],
  [/\bafter an? (?:month|week|day|year),? (?=the cost\b)/gi, ''],
  [
    /\b[Hh]er friend ([A-Z][a-z]+) saw the new variety of [a-z]+ and [a-z]+ with [A-Z][a-z]+,? and (?:she )?(?:also )?(?=bought)/g,
    '$1 ',
  ],
  [/\b(algebraically|algebraic(?:al)? form) (?:and|&) (?:then )?(?:graphically|geometrically)\b/gi, 'algebraically'],
  [
    /\bwhen (?:her|his) friends? asked (?:her|him) how many of each (?:she|he) had bought,? (?:she|he) answered,?/gi,
    '',
  ],
  [/^[A-Z][a-z]+ went to an? ['‘’"]?sale['‘’"]?[^.]*\.\s*/i, ''],
  [/\bhelp (?:her|his) friends? to (?=find)/gi, ''],
  [/(?<=\bhow many [a-z]+ and [a-z]+) [A-Z][a-z]+ (?:had )?bought(?=[\s.?]*$)/g, ''],
  // the letters of a solution
  [
    /^\s*if \(?x ?= ?([a-c]),? (?:and )?y ?= ?([a-c])\)? is the solution of (?:the )?(?:pair of )?(?:linear )?(?:equations? )?([^]*?),? (?:then )?(?:find )?(?:the )?values? of \1 and \2\b/gi,
    'Solve $3. Find x and y',
  ],
  // how two lines lie
  [/\b(?:rails|tracks|railway lines|roads|straight paths|paths)\b(?:(?=[^]*=)|(?<==[^]*))/gi, 'lines'],
  [
    /^(?:the )?(?:two )?lines? are (?:represented|given) by the (?:linear )?equations ([^?]*?)\. (?:will|do) the (?:two )?lines (?:cross|meet|intersect)(?: each other)?(?: or not)?\s*\?*\s*$/gi,
    'Do the lines $1 intersect?',
  ],
  [/\b(\d+ km) upstream and (?:then )?returns? (?=in \d)/gi, '$1 upstream and $1 downstream '],
  [/\bapart from each other\b/gi, 'apart'],
  [/ ?\(without taking into consideration the time (?:that )?they stop at (?:the )?intermediate stations\)/gi, ''],
  [/\bdifferences of (?=its distances)/gi, 'difference of '],
  [/\bif you give (?=\d+ of your\b)/gi, 'if you give me '],
  [/\bas left with you\b/gi, 'as you'],
  [/\bon the other hand,? /gi, ''],
  [/\blater than (?:the |its )?scheduled? time\b/gi, 'late'],
  [
    /\bthe difference (?:between|of) (?:the )?(?:lengths? of )?(?:the )?other two sides(?: of the triangle)? is (?=\d)/gi,
    'the other two sides differ by ',
  ],
  [
    /\bthe consecutive (even|odd) integers whose squares have the sum\b/gi,
    'two consecutive $1 integers, sum of whose squares is',
  ],
  [/\bis there (?:a|any) real value of x satisfying (?:the equation )?([^?]+?= ?0)/gi, 'Does $1 have real roots'],
  [
    /\bnumber, when (increased|decreased|diminished) by (\d+), (?:is |becomes )?equals?(?: to)? /gi,
    'number $1 by $2 is equal to ',
  ],
  [
    /\b(twice|thrice|(?:\d+|three|four|five|six|seven|eight) times) the sum (?:and|as well as) (twice|thrice|(?:\d+|two|three|four) times) the product of (?=(?:its|the) digits)/gi,
    '$1 the sum of its digits and $2 the product of ',
  ],
  [/\bT\. ?V\.(?: ?set)?/g, 'television'],
  // marks of a test
  [/(?<=\bmarks?\b[^]*)\bincorrect (?=answers?|responses?)/gi, 'wrong '],
  [/(?<=\bmarks?\b[^]*)\bcorrect (?=answers?|responses?)/gi, 'right '],
  // who is rich
  [/\b(?:a|one) hundred\b/gi, '100'],
  [/, friend ?!/gi, ','],
  [/\b[Gg]ive me ten\b/g, 'give me 10'],
  [/\(\s*respective\s*\)/gi, ''],
  [/\btell me,? (?=what)/gi, ''],
  // "∠C = 3∠B = 2(∠A + ∠B)"
  [
    /(?:∠|\\angle|\bangle) ?([A-C]) ?= ?(\d+) ?(?:∠|\\angle|\bangle) ?([A-C]) ?= ?(\d+) ?\(\s*(?:∠|\\angle|\bangle) ?([A-C]) ?\+ ?(?:∠|\\angle|\bangle) ?([A-C]) ?\)/g,
    'angle $1 is $2 times angle $3 and angle $1 is $4 times the sum of angle $5 and angle $6',
  ],
  [/\bR[es]\.? ?(?:1|one) and Rs\.? ?(?:2|two) (?=coins\b)/g, '₹1 and ₹2 '],
  [
    /,? (?:then )?(the (?:number|present ages?|values?|cost|numbers) of [^.,?]*?)(?:, in years,)? (?:is|are),? respectively,?\s*(?=$|\([aA]\))/gi,
    '. Find $1. ',
  ],
  // fares
  [
    new RegExp(`(?<=\\b(?:buy|buys|bought|of|and) )${counted('tickets?')} to ([A-Z][a-z]+)(?= |,)`, 'g'),
    '$1 $2 tickets',
  ],
  [
    /\bfares? (?:from the [a-z ]+?,? )?to ([A-Z][a-z]+),? and (?:to )?([A-Z][a-z]+)/g,
    'cost of one $1 ticket and one $2 ticket',
  ],
  [/^from (?:a|the) [a-z ]+? in [A-Z][a-z]+,? /gi, ''],
  [/; ?but if /gi, '. If '],
  // xy below a line
  [/(?<=[)\d]) ?\/ ?\(?xy\)?(?= ?[=,+−-])/g, '/(1xy)'],
  [/(?<=[=+−-] ?)xy\b/g, '1xy'],
]

export const ofStories: Pairs = [[/^[^]*$/, (text: string) => withoutSpeech(text)], ...turns]
