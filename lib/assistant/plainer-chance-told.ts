import type { Pairs } from './question/replaced'

const chance = String.raw`(?:probability|prob\.?|chances?|sambhavna|prayikta)`
const ask = String.raw`(?:find |what is |how many |no\.? of |number of |kitn[ei] |the )*`
const kind = String.raw`(red|blue|green|black|white|yellow)`
const colours: Readonly<Record<string, string>> = {
  hare: 'green',
  hara: 'green',
  hari: 'green',
  neele: 'blue',
  neela: 'blue',
  neeli: 'blue',
  laal: 'red',
  lal: 'red',
  kaale: 'black',
  kaala: 'black',
  kaali: 'black',
  kale: 'black',
  kali: 'black',
  kala: 'black',
  safed: 'white',
  peele: 'yellow',
  peela: 'yellow',
}
const inColour = new RegExp(
  String.raw`\b(${Object.keys(colours).join('|')})\b(?=[^]*${chance})|(?<=${chance}[^]*)\b(${Object.keys(colours).join('|')})\b`,
  'gi',
)

const tensNamed: Readonly<Record<string, string>> = {
  ten: '10',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  eighty: '80',
  hundred: '100',
}

/** "(i) Two coins ... Three coins are tossed. Find the probability of (ii) ... (iii) ...": what opens them stands with each. */
const apartFrom = (_: string, first = '', lead = '', rest = ''): string =>
  `${first} ${rest.replace(/\((?:ii|iii|iv|v)\) /g, (label) => `${label}${lead} `)}`

const jar = (_: string, all = '', thing = '', one = '', other = '', told = '', value = '', wanted = ''): string =>
  `A jar contains ${all} ${thing}, some are ${one} and others are ${other}. If one is drawn at random from the jar, the probability that it is ${told} is ${value}. Find the number of ${wanted} ${thing} in the jar.`

/** "Her teacher writes each name on a card ... and draws one": one of the class is chosen, where nothing else happens to the cards. */
const nameDrawn = (whole: string, between: string): string =>
  /\d|\b(?:remov|two|second|absent|lost|torn|except|another|again)/i.test(between)
    ? whole
    : 'One student is chosen at random.'

/** "500 tickets are sold. Aman buys 10 of them ... the probability that Aman wins": one of his tickets is drawn. */
const ticketDrawn = (whole: string, all = '', between = '', few = '', rest = '', not = ''): string =>
  /\d|\b(?:prizes|and|two|three)\b/i.test(between + rest)
    ? whole
    : `A lot has ${all} tickets of which ${few} are good. One ticket is drawn. Find the probability that it is ${not.trim() === '' ? '' : 'not '}good.`

/** Chances as they are told in messages and in Hindi. */
const rupees: Readonly<Record<string, number>> = { one: 1, two: 2, five: 5, ten: 10, twenty: 20 }

export const ofChanceTold: Pairs = [
  // where it was noted
  [
    /^(?:at|in|during) (?:an?|the) (?:[a-z]+ ){0,4}(?:camp|drive|programme|function|workshop|exhibition|rally|event)(?: (?:organi[sz]ed|held|conducted) (?:by|in|at) [a-z ]{3,30})?, (?=[a-z])/gi,
    '',
  ],
  // "5 ek bhi baar na aaye" of two throws
  [
    /\b(?:ek )?(dice|die) (?:ko )?(?:do|2) baar (?:phenk|fenk|uchhal)\w*(?: (?:gaya|jata|jaata))?(?: (?:hai|h)\b)?/gi,
    'A die is thrown twice',
  ],
  [
    /\b(\d) (?:does not|doesn't|will not|did not|never) (?:come|comes|appear|turn)(?:s)?(?: up)? (?:even once|at all|any time)/gi,
    '$1 will not come up either time',
  ],
  // the circle once more by its size
  [
    /\b(circle|square) (?:of|with) (diameter|radius|side) (\d[\d.]*) ?(c?m)\b([^]*?\b(?:inside|in|on|within) (?:the|this) \1) (?:of|with|whose) \2 (?:is )?\3 ?\4\b/gi,
    '$1 of $2 $3 $4$5',
  ],
  // "find the probability that xy > 10"
  [
    /(?<=\b(?:probability|chance)\b[^.]*)\bxy ?([<>≤≥]) ?(?=\d+\b(?! ?[<>≤≥]))/gi,
    (_: string, sign = '') =>
      `xy is ${sign === '<' ? 'less than' : sign === '>' ? 'greater than' : sign === '≥' ? 'at least' : 'at most'} `,
  ],
  [
    /(?<=\b(?:girls?|boys?|students?)\b[^]*)\b(?:the |her |their )?(?:class )?teacher (?:writes|wrote)([^]*?)\b(?:draws?|drew|picks|takes) (?:out )?(?:one|a) (?:card|slip|chit)(?: (?:at random|from (?:the )?(?:bag|box)))*\s*[.,]?/gi,
    nameDrawn,
  ],
  [
    /\b(?:the )?name (?:written )?(?:on (?:the |that )?(?:card|slip|chit) )?(?:is |be )(?:of |the name of |that of )?(?=an? (?:girl|boy)\b)/gi,
    'the student is ',
  ],
  [/\bclass of (\d+)(?= (?:there|has|hai|with)\b)/gi, 'class of $1 students'],
  [
    /\b(?:suppose )?(?:(?:you|we|i) drop an? (?:die|coin|counter)|(?:a |ek )?die dropped|(?:an? |ek )?(?:coin|counter) is dropped)(?: at random)? on(?= (?:the |an? )?(?:rectang|square|circular|board|sheet|region))/gi,
    'a stone is dropped at random on',
  ],
  [
    /\b(rectang\w+ \w+) (?:of|with) (?:length )?(\d[\d.]* ?[cm]?m) (?:length )?(?:and|by) (?:breadth |width )?(\d[\d.]* ?[cm]?m)(?: breadth| width)?/gi,
    '$1 $2 by $3',
  ],
  [
    /\b(?:which )?has a circle of (radius|diameter) (\d[\d.]* ?[cm]?m) (?:drawn |marked )?(?:on|in) it/gi,
    'in which a circle of $1 $2 is marked',
  ],
  [
    /(?<= by \d[\d.]* ?[cm]?m)(?: as shown[a-z .]*?)?\.? (?:what is the )?(probability that (?:it|the [a-z]+) (?:will )?(?:lands?|falls?) inside the circle) (?:with|of) (radius|diameter) (\d[\d.]* ?[cm]?m)/gi,
    ' in which a circle of $2 $3 is marked. What is the $1',
  ],
  [/\b(?:find )?P ?(?=\(i\) )/g, 'find the probability of getting '],
  [
    /^[^.]*?\b(\d+) (?:raffle |lottery )?tickets\b([^]*?)\b(?!buys|bought)[a-z]+ (?:buys|bought|has|purchased) (\d+) (?:tickets|of them)([^]*?)\b(?:find |what is )?(?:the )?(?:probability|chance) (?:that |of )(?:she|he|[a-z]+) ((?:does not |will not |not )?)(?:wins?|winning)(?: (?:the|it)(?: (?:first )?prize)?)?[?.\s]*$/gi,
    ticketDrawn,
  ],
  [
    /\b(?:same (?:result|thing|face)) ?,?\(? ?i\.?e\.?,? (?:three|3) heads (?:or|aur|ya) (?:three|3) tails,?\)?/gi,
    'same result',
  ],
  [/\bfifty[- ]pais[ae]\b/gi, '50p'],
  [/\b(?:his|her|its|their) not (?=\w+ing\b)/gi, 'not '],
  [/(?<=\bwants? (?:an? )?(?:good|non[- ]?defective) (?:ones?|\w+)) only\b/gi, ''],
  // "15 balls hai jisme x white hai. 5 white balls aur daal di to white aane ki probability double ho gayi"
  [
    /\b(\d+) (\w+s) (?:hain?|h|the),? (?:jis|jin) ?(?:me|mein|main) ?(?:se)? ([xnk]) (\w+) (?:hain?|h|the)\b/gi,
    '$1 $2 out of which $3 are $4',
  ],
  // "on a rectangular region 3 m × 2 m. prob that it lands inside a circle of diameter 1 m drawn in the rectangle (ans in π)"
  [/(?<=\brectangular (?:region|sheet|board|field)) (?:as )?shown in (?:the )?(?:figure|fig\.?)(?= \d)/gi, ''],
  [/(?<=\brectang[^.]*?\d ?c?m) ?[x×*] ?(?=\d[\d.]* ?c?m\b)/gi, ' by '],
  [/[,.]? ?\(? ?(?:leave )?(?:the )?(?:ans|answer) in (?:terms of )?(?:π|pi) ?\)?(?=[\s.]*$)/gi, ''],
  [
    /(?:\b(?:find|what is) the )?\bprob(?:ability)? (?:that |of )?it (?:will )?(?:lands?|landing|falls?|lies?) (inside|outside) (?:the|a) circle (?:of|with) (diameter|radius) (\d[\d.]* ?c?m)(?: drawn (?:in|on|inside) (?:it|the [a-z]+))?(?=[\s.?]*$)/gi,
    'A circle of $2 $3 is drawn in it. Find the probability that it lands $1 the circle',
  ],
  // "6 aur black balls daal de to black ball nikalne ki probability pehle se tiguni ho jati hai"
  [
    /\b(?:agar )?(\d+) (?:(?:aur|or|more|extra|nayi|naye) )?(\w+) (balls?|marbles?|beads?|cards?|pens?) (?:(?:aur|more) )?(?:(?:daal|dal|mila|rakh|add)\w*|are dropped,?)(?: (?:kar|di|diye|de|do|jaye|jayen|jaaye|gayi|gaye|par|pe|are dropped)\w*)*(?: (?:hain?|h))?,? (?:toh? )?\2 (?:\3 |balls? |marbles? )?(?:(?:aane|nikalne|milne|hone|drawing) )?ki (?:probability|chance|prayikta) (?:ab )?(?:(?:pehle|pahle|before) (?:se|ki|ke) )?(double|do ?guni|dugni|twice|tigu?ni|teen ?guni|triple|thrice|3 (?:guni|times)|\d+\/\d+ (?:gun[ai]|times))(?: (?:ho|ban|hai|h|hoti|jati|jaati|jaye|jayegi|gayi)\b)*/gi,
    (_: string, n = '', colour = '', things = '', times = '') =>
      `If ${n} more ${colour} ${things} are put in it, the probability of drawing a ${colour} one becomes ${/^\d+\//.test(times) ? times.replace(/ .*/, ' times') : /^d|^twice/i.test(times) ? 'double' : 'three times'} of what it was before`,
  ],
  // "aur green 14 hai"
  [
    new RegExp(
      String.raw`(?<=\bP ?\( ?\w+ ?\) ?=[^]*)\b(?:aur|and) ${kind} (\d+) (?:hain?|h|are)\b(?! ?${kind})`,
      'gi',
    ),
    'and there are $2 $1 ones',
  ],
  // "ek die par 1 se 6 hai aur dusre par 1, 1, 2, 2, 3, 3 likha hai. dono phenke"
  [
    /\bek (?:die|dice|paasa|pasa) (?:par|pe) 1 se 6 (?:tak )?(?:(?:likha|likhe|number) )?(?:hain?|h)\b,? (?:aur|and) (?:dusre|doosre|dusri) (?:par|pe) ((?:\d ?, ?){5}\d) (?:likha |likhe )?(?:hain?|h)\b[.,]? ?(?:dono|both) (?:ko )?(?:ek saath )?(?:phenke?|phenka|throw|roll|uchhale?)\w*(?: (?:jaye|gaye|gaya|karne par|kiya))?(?: to| toh| par)?,?/gi,
    'A die is numbered 1, 2, 3, 4, 5, 6 and another die is numbered $1. They are thrown together.',
  ],
  // "a die is dropped at random on a rectangular region"
  [
    /\b(?:a |the )?(?:die|dice) is (?:dropped|thrown|tossed|let fall) at random (?=(?:on|onto|in|into) (?:a|the) rect)/gi,
    'a dart falls ',
  ],
  [
    /(?<=\b(?:dart|point|ball|drone|coin)\b[^]*\bcircle of )diameter (\d+(?:\.\d+)?)(?= ?(?:c?m|metres?|units?)\b)/gi,
    (_, size: string) => `radius ${Number(size) / 2}`,
  ],
  [
    /\b(what is|find) the (probability|chance) that it (lands|falls) (?:inside|in|within) a circle of (radius \d+(?:\.\d+)? ?(?:c?m|metres?|units?)) (?:drawn |marked )?(?:in|inside|on) (?:it|the region|the rectangle)\b/gi,
    'a circle of $4 is drawn in it. $1 the $2 that it $3 inside the circle',
  ],
  [/[.,]? ?\b(?:leave|keep)(?: the)?(?: answer)?(?: in(?: terms of)?)? (?:pi|π)(?: as it is)?(?=\W*$)/gi, ''],
  [/,? ?\b(?:and |but )?(?:there is )?only one (?:first|1st) prize(?: is there)?\b/gi, ''],
  // an event alone asks for its probability
  [
    /^((?:\d|two|three) coins?(?: are| is)?(?: tossed| thrown| flipped)(?: simult\w+| together| at once)?)[ ,.:;]+(?:find )?((?:at ?least|at ?most|exactly|no) (?:\d |one |two |three )?(?:heads?|tails?))[\s?.]*$/i,
    '$1. Find the probability of $2.',
  ],
  [/\bprob(?:ab(?:ly|li|il|lil|i)t[iy]|ablity|abilty|ability)\b/gi, 'probability'],
  [/\bcoins (?=(?:and )?\d+ (?:₹\d+|rs\.? ?\d+|\d\dp) ?coins\b)/gi, 'coins, '],
  [
    /\bP\((not )?(?:an? )?(50p|₹\d+|rs\.? ?\d+)(?: coin)?\)/gi,
    (_: string, not = '', value = '') => `P(${not}a ${value.replace(/^rs\.? ?/i, '₹')} coin)`,
  ],
  [/\bthe only (?=prize\b)/gi, 'the first '],
  [/\(Extra\) /g, ''],
  [/\$?(\d[\d.]*)\$? ?per ?cent\b/gi, '$1%'],
  [/\b(?:for|in) an experiment with (?:finitely many|a finite number of) (?:equally likely )?outcomes,? /gi, ''],
  [/\bp ?\((?=(?:not )?(?:a |an )?(?:₹|rs\.? ?)?\d+)/gi, 'P('],
  [
    new RegExp(
      `\\b(${Object.keys(tensNamed).join('|')}) (?=(?:(?:rs\\.?|₹) ?)?\\d+ ?(?:p\\b|paise|rupee)?[a-z ]{0,2}coins?\\b)`,
      'gi',
    ),
    (_: string, name = '') => `${tensNamed[name.toLowerCase()] ?? name} `,
  ],
  // "its value is at least ₹5": each kind of coin that has
  [
    /^[^]*\bcoins\b[^]*\bvalue (?:is |of )?(?:at least|more than|less than|at most) ₹ ?\d+[^]*$/i,
    (text: string) => {
      const inFigures = text.replace(
        /\b(one|two|five|ten|twenty)[- ]rupee coins/gi,
        (_, name: string) => `₹${rupees[name.toLowerCase()] ?? 0} coins`,
      )
      const worth = [...new Set(Array.from(inFigures.matchAll(/₹ ?(\d+) coins/gi), ([, value]) => Number(value)))]
      return inFigures.replace(
        /\b(?:its|(?:(?:the|that) coin(?: drawn)?|it) (?:has|is of|of)(?: a)?|has|is of|of(?: a)?) value (?:is |of )?(at least|more than|less than|at most) ₹ ?(\d+)/gi,
        (said, bound: string, limit: string) => {
          const gap = (value: number) => (/least|more/i.test(bound) ? value - Number(limit) : Number(limit) - value)
          const fits = worth.filter((value) => (/^at/i.test(bound) ? gap(value) >= 0 : gap(value) > 0))
          return fits.length > 0 && fits.length < worth.length
            ? `it is ${fits.map((value) => `a ₹${value} coin`).join(' or ')}`
            : said
        },
      )
    },
  ],
  // "18 had group O, 12 group A": blood groups
  [
    /^(?=[^]*\bblood\b)[^]*$/i,
    (text: string) =>
      text.replace(
        /\b(\d+) (?:people |students |persons |donors )?(?:had |have |has |with |of |are of |were of )?(?:blood )?group (AB|A|B|O)\b/g,
        '$2 $1',
      ),
  ],
  [
    /(?<=\b[xyn](?:\^2|²)?|\|[xyn]\|) (?:is )?(less|greater|more) than or equal to (?=[-−–]?\d)/gi,
    (_: string, way = '') => (/^l/i.test(way) ? ' ≤ ' : ' ≥ '),
  ],
  // "kharab pens mixed with good ones"
  [
    /\b(\d+) kharab ([a-z]+?)s? (?:galti se )?(\d+) a?ch+h?[aei] \2s? (?:me|mein) (?:mil|mix)[a-z ]*?(?:h(?:ai|ain)?)?(?=[,.])/gi,
    '$1 defective $2s are mixed with $3 good ones',
  ],
  [/, ?dekh ?ke (?:pata|pta) nah?in? (?:chalta|lagta)(?: h(?:ai)?)?/gi, ''],
  [
    new RegExp(
      String.raw`^(?:ek )?(?:jar|bag|box|dibbe|thaile) (?:me|mein) (\d+) ([a-z]+) hai?n?,? (?:jinme )?kuch ${kind},? (?:aur )?kuch ${kind}[.,] ?ek (?:[a-z]+ )?nika+l[ai],? to ${kind} (?:aane|hone|nikalne) ki ${chance} (\d+\/\d+) hai\. ${kind} [a-z]+ kitn[ei] hain?\s*[?.]*$`,
      'i',
    ),
    jar,
  ],
  [
    new RegExp(
      String.raw`^(?:ek )?(?:ladki|girl|aadmi|ladke|boy|student) ki (?:ek )?lottery (?:me|mein) (?:pehla |first )?prize jeetne ki ${chance} (0?\.\d+) hai\.? (?:agar )?(?:total |kul )?(\d+) tickets? bik\w+(?: h(?:ai|ain)?)?,? to (?:us(?:ne|ney)) kitn[ie] tickets? kharid\w*[^.]*$`,
      'gi',
    ),
    'A girl calculates that the probability of her winning the first prize in a lottery is $1. If $2 tickets are sold, how many tickets has she bought?',
  ],
  [
    new RegExp(
      String.raw`^(\d+) (?:students|logo|dosto|people|friends) (?:ke|k) (?:ek )?(?:group|class) (?:me|mein) 2 (?:students|logo|people|friends|dosto) (?:ka|ke) birthdays? (?:(same|alag|different)( na)?) hone ki ${chance} (0?\.\d+) (?:hai|h)\.? (?:to )?(?:ek hi|same) (?:din|birthday) (?:hone ki |par hone ki )${chance}\b[^.]*$`,
      'gi',
    ),
    (whole: string, n = '', kind = '', not?: string, p = '') =>
      (kind === 'same') === (not !== undefined)
        ? `In a group of ${n} students, the probability of 2 students not having the same birthday is ${p}. What is the probability that the 2 students have the same birthday?`
        : whole,
  ],
  // dictated
  [
    /\bon one the same day two consecutive days three different days\s*$/i,
    'on (i) the same day (ii) consecutive days (iii) different days',
  ],
  [/(?<=\bsame week) (?=[a-z]+day to [a-z]+day each\b)([a-z]+day to [a-z]+day) each is\b/gi, ' ($1). Each is'],
  [/\b(as on another day) (?=what is the prob)/gi, '$1. '],
  [
    /\ba game consists of tossing a (?:(?:one|1) rupee )?coin (?:three|3) times and noting its outcome each time\b/gi,
    'A coin is tossed 3 times',
  ],
  // a place inside a region
  [
    /\bin (?:a|the) rectangular region ([\d.]+) ?(km|m) long and ([\d.]+) ?\2 (?:wide|broad)\. Inside (?:this|the) region there is a rectangular ([a-z]+) (?:of )?([\d.]+) ?\2? by ([\d.]+) ?\2\b/gi,
    'in a rectangular region of $1 $2 by $3 $2. there is a rectangular $4 of $5 $2 by $6 $2 in it',
  ],
  [
    / ?\((?:give |write )?(?:your )?answer in terms of (?:π|pi|\$\\pi\$)\)|,? (?:giving|leave|write) (?:your |the )?answer in terms of (?:π|pi|\$\\pi\$)/gi,
    '',
  ],
  // the next things of a part that opens another experiment
  [/^\s*(\(i\) [^()]+?\.) ([A-Z][^.()]+\. Find the probability (?:of|that [a-z ]+)) (?=\(ii\))([^]*)$/, apartFrom],
  [inColour, (one: string) => colours[one.toLowerCase()] ?? one],
  [/\bkanch[ae]\b/gi, 'marbles'],
  [
    /\b(red|white|black|blue|green|yellow) (marbles|balls) (?:k[ie] (?:sankhya|number|find the numbers?)|kitn[ei])(?: (?:hai|h|hain|batao|nikalo|honge|hongi))?\s*[?.]*\s*$/gi,
    'how many $1 $2 are there?',
  ],
  [/\bgen(?:d|de|dein|dey?n)\b/gi, 'balls'],
  [/[.,]? ?(?:tell|choose|give|find) the (?:right|correct) option with (?:a )?reasons?\.?/gi, ''],
  [/\bprobability of an event can never be\b/gi, 'Which of the following cannot be the probability of an event?'],
  [/\b(thrown|rolled|tossed|flipped) (?:2 times|do baar)\b/gi, '$1 twice'],
  [/\b(thrown|rolled|tossed|flipped) (?:3 times|teen baar)\b/gi, '$1 three times'],
  [
    /\b(discs?|cards?|tokens?|balls?|tickets?|slips?|chits?) (?:no\.?s?|numbered|marked|nos?\.)\.? ?(\d+) ?(?:-|–|to|se) ?(\d+)(?: tak)?\b/gi,
    '$1 numbered from $2 to $3',
  ],
  // one kind of two by its chance
  [
    new RegExp(
      String.raw`^(\d+) ([a-z]+) (?:in (?:a )?)?(?:jar|bag|box) ${kind} (?:n|and|&|aur) ${kind}(?: only)?[.,]? P ?\(${kind}\) ?= ?(\d+\/\d+)[.,]? ${ask}${kind}(?: [a-z]+)?\s*[?.]*$`,
      'i',
    ),
    jar,
  ],
  [
    new RegExp(
      String.raw`^in a (?:jar|bag|box) there are only ${kind} and ${kind} ([a-z]+),? (\d+) in all\. P ?\(${kind}\) ?= ?(\d+\/\d+)[.,]? ${ask}${kind}(?: [a-z]+)?(?: is)?\s*[?.:]*(?=\s*$|\s*\(a)`,
      'i',
    ),
    (whole: string, one = '', other = '', thing = '', all = '', told = '', value = '', wanted = '') =>
      jar(whole, all, thing, one, other, told, value, wanted),
  ],
  [
    new RegExp(
      String.raw`^ek (?:jar|bag|box|dibbe|thaile) (?:me|mein) (\d+) ([a-z]+) hai?n?,? (?:jinme )?kuch ${kind} (?:aur )?(?:baa?ki|remaining) ${kind}\.? ek [a-z]+ (?:nikalne|nikaalne) par ${kind} hone ki ${chance} (\d+\/\d+) hai\. ${kind} [a-z]+ kitn[ei] hain?\s*[?.]*$`,
      'i',
    ),
    jar,
  ],
  // the chance of the one is a multiple of that of the other
  [
    new RegExp(
      String.raw`^P ?\(${kind}\) ?= ?(\d) ?P ?\(${kind}\)[.,]? (?:a )?bag has (\d+) ${kind},? (?:and )?(?:the )?rest ${kind}[.,]? ${ask}${kind} balls\s*[?.]*$`,
      'i',
    ),
    (whole: string, more = '', times = '', less = '', count = '', told = '', rest = '', wanted = '') =>
      less.toLowerCase() === told.toLowerCase() &&
      more.toLowerCase() === rest.toLowerCase() &&
      wanted.toLowerCase() === rest.toLowerCase()
        ? `A bag contains ${count} ${told} balls and some ${rest} balls. If the probability of drawing a ${rest} ball is ${times === '2' ? 'double' : `${times} times`} that of a ${told} ball, find the number of ${rest} balls in the bag.`
        : whole,
  ],
  [/\b(\d+ [a-z]+ balls and some [a-z]+ balls) only\b/gi, '$1'],
  // more of them put in
  [
    new RegExp(
      String.raw`^(?:a box has )?(\d+) balls,? (?:of which )?x (?:are )?${kind}\.? (\d+) more ${kind} (?:balls )?(?:are )?(?:put|added)(?: in)? ?(?:->|→|,|then|and)* ?(?:the )?${chance} of ${kind} (?:becomes|is) (?:double|twice)[.,]? find x\s*[?.]*$`,
      'i',
    ),
    'A box contains $1 balls out of which x are $2. If $3 more $4 balls are put in the box, the probability of drawing a $5 ball is now double of what it was before. Find x.',
  ],
  [
    new RegExp(
      String.raw`^(?:ek )?(?:dibbe|box|bag|thaile) (?:me|mein) (\d+) balls hai?n? ?,? jinme x ${kind} hai?n?\.? agar (\d+) ${kind} balls aur daal de(?:n|in)?,? to ${kind} balls? nikalne ki ${chance} (?:pehle|before) se (?:double|dugni|twice) ho jati hai\. x nikalo\s*[?.]*$`,
      'i',
    ),
    'A box contains $1 balls out of which x are $2. If $3 more $4 balls are put in the box, the probability of drawing a $5 ball is now double of what it was before. Find x.',
  ],
  // "do dosto ka birthday alag alag din hone ki probability"
  [
    new RegExp(
      String.raw`\b(?:do|2|two) (?:dosto+n?|friends?|logo+n?|students?|bachch?o+n?) k[ae] (?:birthday|janm ?din)s? (?:(alag(?:[ -]alag)?|different)|ek hi|same) (?:din|day|tarikh)?(?: ?ko| ?par| ?pe)? ?(?:hone|ho|aane) ki ${chance}(?: kya (?:hogi|hai|h))?`,
      'gi',
    ),
    (_: string, apart?: string) =>
      `What is the probability that two friends have ${apart === undefined ? 'the same birthday' : 'different birthdays'}?`,
  ],
  [/\(? ?leap year (?:ko )?(?:ignore|chhod)[a-z ]*\)?/gi, '(ignoring a leap year)'],
  // a lottery
  [
    new RegExp(
      String.raw`\blottery ki (\d+) tickets? bik[ie] hai?n?\.? ek (?:ladki|girl|aadmi|ladke|boy) ko (?:pehla|first) (?:inaa?m|prize) (?:milne|jeetne) ki ${chance} (0?\.\d+) hai to us(?:ne|ney) kitn[ie] tickets? kharid[ie]\w*`,
      'gi',
    ),
    'A girl calculates that the probability of her winning the first prize in a lottery is $2. If $1 tickets are sold, how many tickets has she bought?',
  ],
  // two factors drawn
  [
    /\bfind P ?\( ?xy ?< ?(\d+) ?\) where x (?:∈|is from|\\in) ?\\?\{([\d, ]+?)\\?\} and y (?:∈|is from|\\in) ?\\?\{([\d, ]+?)\\?\} are chosen at random/gi,
    'A number x is selected at random from the numbers $2. Another number y is selected at random from the numbers $3. Find the probability that the product of x and y is less than $1',
  ],
  // draws in turn
  [
    /^(\d+) ([a-z]+) (\d+) (?:are )?defect\w*\. (?:one|1) (?:is )?drawn,? (?:find )?P ?\(defective\)\??\.? (?:if )?it (?:was|is) (?:good|not defective) (?:n|and|&) (?:is |was )?not (?:put back|replaced),? (?:another|one more) (?:is )?drawn,? (?:find )?P ?\((?:not defective|good)\)\s*[?.]*$/gi,
    'A lot of $1 bulbs contain $3 defective ones. (i) One bulb is drawn at random from the lot. What is the probability that this bulb is defective? (ii) Suppose the bulb drawn in (i) is not defective and is not replaced. Now one bulb is drawn at random from the rest. What is the probability that this bulb is not defective?',
  ],
  [
    /\bout of (\d+) ([a-z]+)s,? prob(?:ability)? of (?:an? )?([a-z]+)(?: \2)? is (0?\.\d+)[.,]? find (?:the )?(?:no\.?|number) of \3(?: \2s)?\b/gi,
    'A lot has $1 $2s. The probability of getting a $3 $2 is $4. How many $3 $2s are there',
  ],
  [/\bgrp\b/gi, 'group'],
  [
    /\b(?:6 |six )?faces (?:are |marked |show |showing |bear |letters |with )*((?:[A-F],? ){5}[A-F])\b/g,
    (_: string, faces = '') => `six faces show the letters ${faces.split(/,? /).join(', ')}`,
  ],
  [
    /\bproduct (\d+) on (?:two|2) diff(?:erence|erent)? dice thrown together prob\w*\?? (?:also|and) doublet prob\w*/gi,
    'Two different dice are thrown together. Find the probability of getting (i) the product of the numbers $1 (ii) a doublet',
  ],
]
