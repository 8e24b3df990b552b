import { figure, smallNumber } from './small-numbers'
import type { Pairs } from './question/replaced'

const row = '(?:\\d+(?: ?, ?| aur | and | n ))+\\d+'

/** Turns of questions about factors, HCF and LCM that say the same as their books' turns. */
export const ofWholeNumbers: Pairs = [
  [
    /,? ?\b(?:aur |and |taa?ki )?(?:kuch|koi) (?:bhi )?(?:(?:na|nahi\w*|nhi|not) (?:bach\w*|remaining)|(?:bach\w*|remaining) (?:na|nahi\w*|nhi|not))\b/gi,
    ', nothing is left over',
  ],
  [
    /\bkitn[eai] (?:der|samay|time) (?:ke )?(?:baa?d|after|later)\b(?=[^]*\b(?:mil\w*|meet|together|saa?th)\b)(?<=\d ?min\w*\b[^]*)/gi,
    'kitne minute baad',
  ],
  [
    /,? ?(?:aur|and) (?:total |kul )?(?:kitni|how many) (?:baa?r|times) (?:bharn?a|bharega|bharenge|use|fill)(?: (?:karna|padega|hoga|jayega|padegi))*/gi,
    ', and how many cans are there in all',
  ],
  // "The number (5 − 3√2)(5 + 3√2) is (a) an irrational number (b) a rational number"
  [
    /^(?:the )?(?:number |value of |product )?([^a-z?]*√[^a-z?]*?) is(?: an?)?\s*:?(?=\s*\(?a[).][^]*\birrational\b)/i,
    'Is $1 rational or irrational? ',
  ],
  // "do drum me 456 litre aur 540 litre doodh hai. sabse bada bartan ... jo dono ka doodh pura naap sake"
  [
    /\b(?:do|2|ek) (\w+) (?:me|mein) (\d+) ?(?:l|litres?|ltr|ml) (?:aur|and|or) (?:(?:dusre|doosre) (?:\w+ )?(?:me|mein) )?(\d+) ?(l|litres?|ltr|ml) (\w+) (?:hai|h|hain)\b[.,]? (?:to |toh |us )?(?:sabse bad[aei]|adhiktam|greatest|us) (?:(?:dharita|capacity|bartan|dabb[ae]|glass|container|can|balti|naap)(?: (?:kitne?|litre|ka|ki|hoga|hogi|hai|capacity|dharita|batao|nikalo|kya|ml|adhiktam|bade se bad[aei]))* ?)?\b(?:jo )?(?:dono|both)(?: (?:ka|ke|ko|\w+ ka))?(?: \w+)?(?: (?:ka|ke|ko) \w+)? (?:(?:pura|poora|exact|exactly|complete|theek) ?)+(?:naap|map)\w*(?: (?:sak\w+|le|li\w+|de))?(?: (?:hai|h|ho))?/gi,
    'Two vessels contain $2 $4 and $3 $4 of $5. What is the capacity of the greatest container that can measure the $5 of both vessels exactly',
  ],
  // a number of such a kind is a natural one
  [
    /\b(least|smallest|greatest|largest|biggest) (?:positive |natural |whole )+(?:number|integer|no\.?)(?=[^]*\b(?:divi|remainder|multiple))/gi,
    '$1 number',
  ],
  // "jisko 6 aur 8 se divide karo to remainder 4 aur 6 aaye"
  [
    new RegExp(
      `\\b(?:jis(?:ko|e|me)|jo) (${row}) se (?:bhag|bhaag|divide|vibhajit)(?: (?:dene|karne|kare|karen|karo))? (?:par|pe|to|toh)(?: (?:remainders?|shesh))? (${row})(?: (?:remainders?|shesh))?(?: (?:bach|rah|aa|mil)\\w*)?(?: hai)?`,
      'gi',
    ),
    'which when divided by $1 leaves remainders $2 respectively',
  ],
  // "at what time will all 3 leave together"
  [
    /(?<=\b(?:together|again|every|intervals?)\b[^]*)\ball ([2-6])(?= (?:of them|[a-z]+))/gi,
    (_: string, count = '') => `all ${['two', 'three', 'four', 'five', 'six'][Number(count) - 2] ?? count}`,
  ],
  [/\b(again|every) (?:and|n) again\b/gi, '$1'],
  // "leave the ISBT Kashmere Gate stand together"
  [/(?<=\b(?:bus|trains?|metros?|buses)\b[^.]*)\b(?!HCF|LCM)[A-Z]{3,5} (?=[^.]*\btogether\b)/g, ''],
  [/\bhcf ?\(([a-z]) ?[,;] ?(\d+)\) ?(?:=|is|hai)/gi, 'the HCF of $1 and $2 is'],
  [
    /\b(\d+ (?:min(?:ute)?s?|sec(?:ond)?s?|ghante)) k[ei] (?:antar|antaraal|antral|gap) (?:par|pe|me|mein|se)\b/gi,
    '$1 intervals',
  ],
  [/\bek saa?th baj\w* (?:shuru|start) (?:hoti|hota|hote|karti|karte|hui|kiya|ki)\b/gi, 'start ringing together'],
  // "7! + 5"
  [
    /\b([3-9]) ?! ?(?=\+)/g,
    (_: string, n = '') => `${Array.from({ length: Number(n) }, (_, at) => Number(n) - at).join(' × ')} `,
  ],
  // "z splits into 5 and 77 and 77 into 7 and 11", "a number x is split as 2 and 1001"
  [
    /(?<=\btree\b[^]*\b(?:splits?|branch\w*|breaks?|broken)\b[^]*)(?:,? and|,|;) (\d+|[a-z]) (?:in ?to|as) (\d+|[a-z]) (?:and|,) (\d+|[a-z])\b/gi,
    ', $1 splits into $2 and $3',
  ],
  [
    /(?<=\btree\b[^]*)\b(?:a |the )?(?:number )?([a-z]|\d+) (?:is |was )?(?:split|broken|written|branched) (?:up )?(?:as|in) /gi,
    '$1 splits into ',
  ],
  // "the number x at the top splits into"
  [/(?<=\btree\b[^]*\b[a-z]) (?:at|on) (?:the )?(?:very )?top (?=(?:splits?|branch\w*|breaks?|is split)\b)/gi, ' '],
  // "they toll together at eight a m at what time"
  [
    /(?<=\btogether\b[^]*\bat (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) ([ap]) m(?= (?:at|when|after|what|find|and|they)\b|[,.?]|$)/gi,
    ' $1m',
  ],
  [
    /\b(dusra|doosra|dusri|other|ek|one|second) no\b\.?(?= (?:kya|kitn|hai|is|find|batao|\d)| ?[,?]| ?$)/gi,
    '$1 number',
  ],
  [/(?<=\btogether\b[^]*\bat )exactly (?=\d)/gi, ''],
  // "... in stacks so that ..., and the number of stacks is the least. How many books will each stack have?"
  [
    /,? and the number of (stack|row|group|pile|packet)s is (?:the )?(?:least|minimum|smallest|as small as possible)([.:][^?]*?)how many ([a-z]+) (?:will|should|must) (?:each|every) \1 (?:have|contain)/gi,
    '$2What is the greatest number of $3 in each $1',
  ],
  [
    /,? and the number of (stack|row|group|pile|packet)s is (?:the )?(?:least|minimum|smallest|as small as possible)([.:][^?]*?)how many \1s\b/gi,
    '$2What is the least number of $1s',
  ],
  // "HCF × LCM of two numbers is 2700"
  [
    /(?<!\d ?)\b(?:hcf ?[×x*] ?lcm|lcm ?[×x*] ?hcf|product of (?:the |their )?(?:hcf (?:and|&) (?:the )?lcm|lcm (?:and|&) (?:the )?hcf))(?: of (?:the )?(?:two|2) numbers)? ?(?:=|is|hai)? ?(\d+)(?= ?(?:,|\.|hai|h\b|and)[^]*\b(?:one|ek|first)\b)/gi,
    'product of HCF and LCM of two numbers is $1',
  ],
  // "Show that 11 × 19 × 23 + 3 × 11 is not a prime number"
  [
    /^(?:show|prove|explain|justify)(?: that)? (?:why )?(?:the number )?(\(?\d[\d ×x*+().!·-]*[×x*!·][\d ×x*+().!·-]*) is (?:a composite(?: number)?|composite|not (?:a )?prime(?: number)?)[.?\s]*$/i,
    'Explain why $1 is a composite number.',
  ],
  [
    /^why is (?:the number )?(\(?\d[\d ×x*+().!·-]*[×x*!·][\d ×x*+().!·-]*) (?:a composite(?: number)?|composite|not (?:a )?prime(?: number)?)[.?\s]*$/i,
    'Explain why $1 is a composite number.',
  ],
  // "agar abhi saath baje to kitni der baad phir saath bajenge"
  [
    /(?:agar |yadi )?(?:abhi |ek baar )?(?:teeno |sab )?(?:ek )?saa?th baj\w*(?: (?:hain?|h))?,? (?:to )?(?:kitn[aei] (?:der|time|samay) (?:ke )?baad|kab) (?:phir|dobara|fir)(?: se)? (?:ek )?saa?th baj\w+/gi,
    'If they ring together now, after how long will they ring together again',
  ],
  // "pehle 40 positive integers ka sum jo 6 se divisible hain"
  [
    /\b(?:pehle|first) (\d+) (positive integers|natural numbers) k[ai] sum (?:nikalo |batao )?jo (\d+) se (?:divisible|vibhajit)(?: (?:hain?|h|ho))?(?: (?:nikalo|batao))?/gi,
    'Find the sum of first $1 $2 divisible by $3',
  ],
  // "1 se 10 tak sab numbers (both included) se divide hone wala sabse chhota number"
  [
    /\b1 se (\d+) tak (?:ke )?(?:sab|sabhi|saare|saari|har) (?:numbers?|sankhya\w*)(?: \(?(?:both|dono) (?:included|inclusive|shamil)\)?)? se (?:divide|divisible|vibhajit|vibhajya|bhag) hone ?wal[aei] (?:sabse (?:chh?ot[ai])|smallest|least) (?:number|sankhya)(?: (?:kaun ?sa|konsa|kya|batao|nikalo))?(?: (?:hai|h))?/gi,
    'Find the smallest number divisible by all numbers from 1 to $1.',
  ],
  // "Consider the numbers 4^n, where n is a natural number. Check whether there is any value of n for which 4^n ends with the digit zero."
  [
    /^(?:consider (?:the )?numbers? \S+,? (?:where n is (?:a |any )?natural(?: number)?)?[.,;]? ?)?(?:check whether|is|find whether) (?:there )?(?:is )?any (?:value|number)(?: of)? n,? (?:for which|such that) (\S+) ends (?:with|in) (?:the )?(?:digit )?(zero|0|5)\s*[.?]*$/i,
    (_: string, power = '', digit = '') =>
      `Check whether ${power} can end with the digit ${digit.replace(/zero/i, '0')} for any natural number n.`,
  ],
  // the method that is asked for is the one that is shown
  [
    /\b(?:by )?using (?:the )?(?:concept of |idea of )?hcf\b,?(?![^]*\b(?:hcf|lcm)\b)(?<!\b(?:hcf|lcm)\b[^]*\bhcf,?) ?/gi,
    '',
  ],
  // "from 1 to 10 (both inclusive)"; between two numbers it says more, but where the smallest multiple of all is asked
  [
    /(?<=\b1 (?:to|se|-) \d+\b[^.?]*|\b(?:least|smallest)\b[^.?]* divisible by all (?:the )?(?:natural )?numbers between 1 and \d+) ?\(? ?(?:both|dono)?(?: numbers?)? ?(?:inclusive|included)(?: hai)? ?\)?/gi,
    '',
  ],
  // "in a factor tree top number is x and it breaks in 2 and y"
  [
    /(?<=\btree\b[^]*)\b(?:the )?(?:top|first|topmost|upper)(?:most)? (?:number|node) (?:is |= ?|hai )?(\d+|[a-z]),? (?:and |which |that )?(?:it |is )?(?=(?:breaks?|splits?|branch))/gi,
    '$1 ',
  ],
  [/(?<=\btree\b[^]*\bfind [a-z, ]*\b[a-z]) (?=[a-z](?![a-z]))/g, ', '],
  // "do numbers 3:5 ke ratio me hai aur unka LCM 180 hai. dono number aur unka HCF batao"
  [
    /(?<=\b(hcf|lcm)\b[^]*[.,] ?)(?:dono )?numbers? (?:aur|and) (?:unka|their|inka) (?!\1)(hcf|lcm) (?:batao|nikalo|bata\w*|find karo|kya (?:hai|hoga))\s*[.?]*$/gi,
    'Find the numbers and their $2.',
  ],
  // "all numbers from one to eight"
  [
    /(?<=\bnumbers? from )(one|two|three|1|2) (to|till|upto) (three|four|five|six|seven|eight|nine|ten|\d+)(?: (?:both|all) (?:included|inclusive)| inclusive)?\b/gi,
    (_: string, from = '', to = '', last = '') => `${figure(from)} ${to} ${figure(last)}`,
  ],
  // "1080 ke prime factorisation me prime factors ki powers ka sum"
  [
    /^(\d+) k[aei] prime factori[sz]ation (?:me|mein|mei) (?:(?:sab|sabhi|saare|all) )?(?:prime factors? |primes )?(?:k[aei] )?(?:powers?|exponents?) (?:ka|ki) (?:sum|yog|jod|total)\b/gi,
    'the sum of the exponents of the primes in the prime factorisation of $1',
  ],
  [
    /(?<=\b(?:bulbs|lights|lamps|leds|signals)),? (?:(?:of|in|colou?red|colou?rs?) )*(?:(?:red|green|blue|yellow|white|orange)(?:,| and|, and|) ){2,}/gi,
    ' ',
  ],
  [
    /\b(?:in )?(?:the )?factor tree of (?:a |the )?number [a-z](?: is)?(?: given| shown| as)*(?: below| here| follows)?\s*[,:.-]*(?=\s*[a-z\d]+ ?(?:→|⟶|-+>|\\to))/gi,
    'factor tree: ',
  ],
  // "x → 5 × y" of a factor tree, "x splits as 5 × y"
  [
    /(?<=\btree\b[^]*)\b(\d+|[a-z]) ?(?:(?:splits|breaks|branches) (?:as|in|into)|→|⟶|-+>|=>?|\\to|\\rightarrow) ?(\d+|[a-z]) ?(?:[×*,]|and|\\times) ?(\d+|[a-z])\b(?! ?[×*])(?: ?[;,])?/gi,
    '$1 splits into $2 and $3 then ',
  ],
  // "har room me same number of participants baithane hai aur sab same subject ke. minimum kitne rooms chahiye"
  [
    /\bhar (?:ek )?([a-z]+) (?:me|mein|mei) (?:same|equal|barabar)(?: number(?: of)?)? ([a-z]+) (?:baith|rakh|ho|bhar|lag)\w*(?: (?:hai|hain|h|ho|jaye|hoge))*,? (?:aur|and) (?:sab|sabhi|wo sab)(?: ek hi| same)? ([a-z]+) k[aei](?: (?:ho|hai|hain|h|hone|chahiye|honge))*[.,;]* (?:to )?(?:minimum|kam se kam|least|min) (?:kitn[aei] )?\1s? (?:kitne )?(?:chahiye|lagenge|honge|required|hoge|lagege)(?: (?:hai|honge|hoge))*/gi,
    'Find the minimum number of $1s required if in each $1 the same number of $2 are to be seated and all of them being in the same $3',
  ],
  [
    /\bhow many ([a-z]+) are (needed|required) at (?:the )?(?:least|minimum)\b/gi,
    'what is the minimum number of $1 $2',
  ],
  [
    /\bhow many ([a-z]+) can (he|she|they|we) make,? (?:and|aur) how many items of each (?:type|kind) (?:will|can|would) (?:be )?(?:there )?(?:be )?in (one|each|a) /gi,
    '(i) How many $1 can $2 make? (ii) How many items of each type are there in $3 ',
  ],
  [
    /\bek (?:kamre|room) ki length (.+?) breadth (.+?) (?:aur|and) height (.+?) (?:hain?|h)[,.]? (?:to |toh )?sabse lamb[ai] (rod|tape|scale)(?: ki (?:length|lambai))? (?:batao|nikalo|kya hogi|bataiye) jo (?:teeno?n?|three) ko (?:exactly|poora|pura) (?:naap|map) (?:sake|sakti ho)\b/gi,
    'a room is $1 long, $2 wide and $3 high. Find the longest $4 which can measure the three dimensions exactly',
  ],
  [/,? (?:namely|named|called) [A-D],? (?:and|&) [A-D],?(?=[^]*\bsection [A-D]\b)/g, ''],
  [/ ?÷ ?(?:by )?(?=\d)/g, ' divided by '],
  [/(?<=\bseminar\b[^]*)\beng\b(?= \d)/gi, 'english'],
  [/\bmax(?:imum)? in (?:one|each|a) ([a-z]+)(?=\s*[.?])/gi, 'what is the maximum number in each $1'],
  [
    /\b(?:each|every) ([a-z]+) equal (?:no\.?|number)(?: of [a-z]+)?,? and same ([a-z]+) only\b/gi,
    'each $1 has the same number, all of the same $2',
  ],
  // "HCF and LCM of two numbers are 23 and 1449 respectively"
  [
    /\b(?:the )?(hcf|lcm) (?:and|&|n|aur) (?:the )?(hcf|lcm) of (?:the |any )?((?:two|2) (?:positive |natural )*(?:numbers?|nos\.?|integers)) (?:are|is|=|r) (\d+) (?:and|,|&|aur) (\d+)(?:,? respectively)?/gi,
    'the $1 of $3 is $4 and their $2 is $5',
  ],
  [
    /\b((?:do|two|2) numbers?) k[ae] (hcf|lcm) (?:aur|and|n|,) (hcf|lcm) (?:respectively |kramash(?:ah)? )?(\d+) (?:aur|and|,) (\d+)(?: respectively| kramash(?:ah)?)?(?: (?:hain?|h)\b)?/gi,
    'the $2 of two numbers is $4 and their $3 is $5',
  ],
  [/\bk[ae] (?:guna|gunanfal)(?= (?:dono|in|un|ke|do|numbers?|barabar|bhi)\b)/gi, 'ka product'],
  [/\b(hcf|lcm) ?\+ ?(hcf|lcm) ?(?:=|is|hai|are)? ?(?=\d)/gi, 'the sum of $1 and $2 is '],
  [/\blcm ?[-–−] ?hcf ?(?:=|is|hai)? ?(?=\d)/gi, 'the difference of lcm and hcf is '],
  [/\blcm ?(?:=|is) ?(\d+) ?(?:times |[×x*] ?)?hcf\b/gi, 'the lcm is $1 times the hcf'],
  [
    /(?<=\b(?:hcf|lcm)(?: of)? )([a-z]) ([b-z])(?: ([b-z]))?(?= ?(?:$|[?.,=]|(?:is|hai|find)\b|\d))/g,
    (_: string, a = '', b = '', c = '') => [a, b, c].filter((one) => one).join(', '),
  ],
  [
    /\b(?:can ?not|can ?['’]?t|can never) be (?:written|expressed|put)(?: as| in(?: the)? form(?: of)?) \$?p ?\/ ?q\$?(?:,? (?:with|where|for|when) [^.?]*?integers?(?:,? (?:and|with) q [^.?]*)?)?(?=[\s.?!]*$|[.?!,])/gi,
    'is irrational',
  ],
  [
    /\b(\d+) ko abhajya gunankhand\w* k[ei] (?:gunanfal|guna|product)\w*(?: k[ei] (?:roop|form))? (?:me|mein) (?:likho|likhiye|vyakt karo|express karo)/gi,
    'write $1 as a product of prime factors',
  ],
  [/\bcan never be (?=their|the)/gi, 'cannot be '],
  [
    /\b(?:explain|show|tell)(?: why| that)? ([\d ×x*+]+?) and ([\d ×x*+]+?) are (?:both )?composite(?: numbers)?/gi,
    '(i) Explain why $1 is a composite number. (ii) Explain why $2 is a composite number',
  ],
  [/\b([hl]) c ([fm])\b/gi, '$1c$2'],
  [
    /\b(hcf|lcm) and product of (two numbers|two nos|2 nos|2 numbers|two number) (?:are|is|=) (\d+) and (\d+)/gi,
    '$1 of two numbers is $3 and their product is $4',
  ],
  [
    /\bproduct and (hcf|lcm) of (two numbers|two nos|2 nos|2 numbers) (?:are|is|=) (\d+) and (\d+)/gi,
    '$1 of two numbers is $4 and their product is $3',
  ],
  [/\b(hcf|lcm) ?\* ?(?=hcf|lcm)/gi, '$1 × '],
  [/\b(?:explain|tell|prove|show|samjhao) y (?=\d)/gi, 'explain why '],
  [
    /,? (?:and |also |& )?(?:give|write|find|state|name) (?:its |any |any of its )?(?:2|two) (?:of its )?factors(?: of it)?(?=[\s.]*$)/gi,
    '',
  ],
  [/\bin both(?: (?:the )?cases)?(?=[\s.?]*$)|\bdono (?:me|mein|baar)(?= )/gi, 'in each case'],
  [/, ?(?:with )?n (?:being|is) (?:a |any )?natural(?: number)? ?, ?/gi, ', where n is a natural number, '],
  [/\bcan the number \$?(\d+)\^\{?n\}?\$? ?, where n is a natural number, end with/gi, 'Can $1^n end with'],
  [/\bcan the number \$?(\d+)\^\{?n\}?\$?/gi, 'Can $1^n'],
  [
    new RegExp(
      `\\b(${row}) (?:(?:teeno|dono|sab|sabhi|in sab)n? )?se (?:(?:poori|puri|poora|pura|exactly) (?:tarah )?)?(?:se )?(?:divide|divisible|vibhajit|vibhajya|bhag) (?:ho\\w*|hai)(?: (?:jaye|jaaye|jae|jati|jata|sake|hai|ho))*`,
      'gi',
    ),
    ' is divisible by $1',
  ],
  [
    /\b(?:jis|us|is)(?:me|mein|mei) (\d+) (?:jod|add kar|mila)(?:ne|kar|ke|ein|e) (?!(?:par |pe |se )?(?:(?:us|is)ke )?digits?\b)(?:par |pe |se )?(?:w?v?oh? )?/gi,
    'which when increased by $1 ',
  ],
  [
    /\bjis(?:me|mein)? ?se (\d+) (?:ghatane|kam karne|subtract karne) (?:par |pe )?(?:w?v?oh? )?/gi,
    'which when decreased by $1 ',
  ],
  [
    /\b(?:wo |woh |vo )?(smallest|least|sabse chh?ot[ai]) (?:natural |positive )?(?:number|sankhya|no\.?) (?:batao|bataiye|nikalo|bata do|find karo|kya hai) (?=which|jo|jisme|jisse)/gi,
    'find the smallest number ',
  ],
  [/^2 (?=[a-z]{3,}s\b)/i, 'two '],
  [/\b[Tt]he number of ([A-Z][a-z]+ books) is (\d+)/g, '$2 $1'],
  [/\bmin\b\.? (?=(?:no\.?|number|nos|distance|length|amount|quantity|possible|of|total)\b)/gi, 'minimum '],
  [
    /\bhow many ([a-z]+) in (?:each|every|one|a) ([a-z]+) (?:max|maximum|at most)\b/gi,
    'what is the maximum number of $1 in each $2',
  ],
  [/\bassuming (?:that )?(?:all )?(?:the )?books are of (?:the )?same thickness,? ?/gi, ''],
  [
    /\b(?:topic|subject)[- ]?wise,? (?:with |and )?same height\b/gi,
    'each stack has the same number of books and only one subject',
  ],
  [/\b(max(?:imum)?|greatest) (columns|rows|stacks|groups|boxes|packets)(?=\s*\?*\s*$)/gi, 'find the $1 number of $2'],
  [/(?<=\btogether\b[^]*)(?<=\d) ?sec\b(?! ?[A-Zθ(])|(?<=\d) ?sec\b(?! ?[A-Zθ(])(?=[^]*\btogether\b)/g, ' seconds'],
  [/(?<=\b([a-z]) ?= ?[\da-z^²³⁴]+),? +(?=[a-z] ?= ?[\da-z^²³⁴]+)/g, ', '],
  [
    /(?<=\bremainder[^]*|^)(?:by |use |using )?(?:the )?euclid['’]?s?(?: division)? (?:algorithm|lemma|method)(?: to)?,? ?(?=[^]*\bremainder)/gi,
    '',
  ],
  [/\b(hcf|lcm) (?:into|times|x|×|\*) (hcf|lcm) (?:equals?|is equal to|is)(?: to)?(?= )/gi, '$1 × $2 = '],
  [/(?<=[?.] ?)(hcf|lcm)\s*\?+\s*$/gi, 'find the $1.'],
  [/\b(nos|numbers) r (?=\d)/gi, '$1 are '],
  [
    new RegExp(`(?<=\\bremainders? )(?:${smallNumber})(?:(?:,| and|, and) (?:${smallNumber}))*`, 'gi'),
    (row) => row.replace(new RegExp(smallNumber, 'gi'), figure),
  ],
  [
    new RegExp(
      `\\bjis(?:ko|e|me|mein) (${row}) se (?:bhag|bhaag|divide|vibhajit) (?:dene|karne|kiya jane) (?:par |pe )?(?:har baar |hamesha |sab me |har ek me )?(\\d+) (?:shesh|remainder|sheshfal)(?: (?:bache|bachta|rahe|aaye|mile|aata|bachega)\\w*)?`,
      'gi',
    ),
    'which when divided by $1 leaves remainder $2 in each case',
  ],
  [/\bsabse (?=smallest)|\b(?:chh?ot[aie]) se (?=chh?ot[aie])/gi, 'sabse '],
  [/(?<= )4 (?=(?:any|all|every|some|which|what|first) )/gi, 'for '],
  [/(?<=\d) ?L\b(?! ?[=+*/^-])/g, ' litres'],
  [/(?<=\d ?(?:litres|kg|cm|m)) n (?=\d)/g, ' and '],
  [/\bin (?:an )?exact (?:no\.?|number) of times\b/gi, 'an exact number of times'],
  [/\b(hcf|lcm) f (?=\d)/gi, '$1 of '],
  [
    /\b(?:unit['’]?s?|ones) (?:place )?digit\b|\bdigit (?:at|in) (?:the )?(?:units?|ones)(?:['’]s)? place\b/gi,
    'last digit',
  ],
  [/(?<=[?.] ?)\b[yY]\s*[?.]*\s*$/g, ''],
  [
    /\b(\d+) (?:jo )?(\d+) (?:aur|and|,) ([a-z]|\d+) (?:me|mein) (?:toot|tut|split|bat|break)\w*(?: (?:hai|h|hota|jata|karta))*/gi,
    '$1 splits into $2 and $3',
  ],
  [
    /\b([a-z]) (?:toot|tut|split|bat|break)\w*(?: (?:hai|h|hota|jata))* (\d+|[a-z]) (?:aur|and|,) ([a-z]|\d+) (?:me|mein)\b/gi,
    '$1 splits into $2 and $3',
  ],
  [/\bsabse upar (\d+|[a-z]) (?:hai|h) jo\b/gi, '$1'],
  [
    /\b(?:(?:two|three|four|[2-4]) sets of )?([A-Z][a-z]+) ?, ?([A-Z][a-z]+) (?:and|&) ([A-Z][a-z]+) ([a-z]+) (?:containing|numbering|of|having)? ?(\d+) ?, ?(\d+) and (\d+)(?: \4)? respectively/g,
    '$5 $1 $4, $6 $2 $4 and $7 $3 $4',
  ],
  [
    /\ball (?:the )?books are (?:stored|kept|arranged|stacked) (?:subject|topic)[- ]?wise and (?:the )?height of (?:each|every) stack is (?:the )?same|\b(?:subject|topic)[- ]?wise and each stack has (?:the )?same height/gi,
    'each stack has the same number of books and only one subject',
  ],
  [
    /(?<=\bonly one subject *)[.?] *(?:find|what is) the (?:total )?number of (?:such )?stacks(?! of each)/gi,
    '. Find the least number of stacks',
  ],
  [/\b(each|every) ([a-z]+) has (?:either )?only ([a-z]+) or only ([a-z]+)/gi, '$1 $2 has only one kind'],
  [/\bthen their (?=hcf|lcm)/gi, 'find their '],
  [/ of (?:his|her|their) (?:own )?(?:interest|choice|liking)\b/gi, ''],
  // "the size in inches", of feet
  [/\b(\d+) ?(?:ft|feet)\b(?=[^]*\bin inches\b)/gi, (_: string, n = '') => `${Number(n) * 12} inches`],
  [/\bratio between (?=(?:the )?(?:hcf|lcm))/gi, 'ratio of '],
  // "HCF(a, 8) = 4 and LCM(a, 8) = 24, then a is"
  [
    /^(?:if )?(?:the )?(hcf|lcm) ?(?:\(|of )([a-z]) ?(?:,|and) ?(\d+)\)? ?(?:=|is) ?(\d+),? (?:and )?(?:their |the )?(hcf|lcm)(?: ?\(\2 ?, ?\3\))? ?(?:=|is) ?(\d+)[,.]? ?(?:then |and )*(?:find |what is )?(?:the )?(?:value of )?\2(?: is| ?= ?\??| equals)?(?=[.?:\s]*(?:$|\(a\)))/i,
    'The $1 of two numbers is $4 and their $5 is $6. One of the numbers is $3. Find the other number',
  ],
  // "kam se kam kitni tiles lagengi\", "minimum kitne stack banenge"
  [
    /\b(?:kam se kam|minimum|least|min\.?) kitn[aei] ([a-z]+)(?: (?:lag|ban|chahiye|ho)\w*)+(?: hai| hain)?/gi,
    'find the least number of $1 required',
  ],
  [
    /\b(?:zyada se zyada|jyada se jyada|adhik se adhik|maximum|max\.?) kitn[aei] ([a-z]+)(?: (?:lag|ban|ho)\w*)+(?: (?:sakt\w+|hai|hain))*/gi,
    'find the greatest number of $1 that can be made',
  ],
]
