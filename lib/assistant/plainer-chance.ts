import type { Pairs } from './question/replaced'

/** "a red ball, a blue ball and a yellow ball": one of each. */
function oneOfEach(whole: string): string {
  const all = [...whole.matchAll(/\b(?:an?|one) ([a-z]+) (ball|card|marble|pen|bead|toffee|chit)\b/gi)]
  const things = new Set(all.map(([, , thing = '']) => thing.toLowerCase()))
  return things.size === 1 ? `${all.map(([, kind = '']) => `1 ${kind}`).join(', ')} ${[...things].join('')}s` : whole
}

const name = String.raw`(?:an?|one) [a-z]+ (?:ball|card|marble|pen|bead|toffee|chit)`

/** "jacks, queens and kings of red colour": each of them red. */
const coloured = (_: string, row = '', colour = ''): string =>
  row.replace(/jacks|queens|kings|aces/gi, (one) => `${colour} ${one}`)

const rupeesNamed: Readonly<Record<string, string>> = { one: '1', two: '2', five: '5', ten: '10' }

/** Who wins where all tosses are alike, and loses else: the event itself. */
const alike = (isAlike: boolean): string =>
  `find the probability that ${isAlike ? '' : 'not '}all the tosses are the same.`

/** "an integer between 0 and 100": the numbers that lie between them. */
const between = (_: string, thing = '', from = '', to = ''): string =>
  `one ${thing} is chosen from the numbers ${Number(from) + 1} to ${Number(to) - 1}`

/** "2, 3 or 4" */
const anyOf = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'none') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`

const housesTold: RegExp =
  /\b(?:A |The )?class has (\d+) students,? ((?:\d+ from house [A-F],? ?){2,5})(?:and )?(?:the )?rest from house ([A-F])\.([^]*?)\b(?:the )?probability that the (?:selected )?student is not from ([A-F](?:, [A-F])*(?:,? (?:and|or) [A-F])?)/gi

/** "23 students, 4 from house A, 8 from house B and the rest from house C": each with its number, and who is from none of the named ones. */
function housesInRow(whole: string, all = '', told = '', last = '', between = '', not = ''): string {
  const counts = [...told.matchAll(/(\d+) from house ([A-F])/gi)].map(
    ([, count = '', name = '']) => [name, Number(count)] as const,
  )
  const left = Number(all) - counts.reduce((sum, [, count]) => sum + count, 0)
  const names = [...counts.map(([name]) => name), last]
  const named: readonly string[] = not.match(/[A-F]/g) ?? []
  const others = names.filter((name) => !named.includes(name))
  return left > 0 && others.length > 0
    ? `Houses: ${counts.map(([name, count]) => `${name}: ${count}`).join(', ')}, ${last}: ${left}.${between} the probability that the student is from ${others.join(' or ')}`
    : whole
}

const figures: Readonly<Record<string, string>> = { do: '2', teen: '3', ek: '1', one: '1', two: '2' }

/** "ek family me 2 bachche hai, kam se kam ek ladka hone ki probability" */
function family(_: string, count = '', how = '', number = '', child = '', ending = ''): string {
  const least = /least|kam/i.test(how) ? 'at least' : /most|zyada/i.test(how) ? 'at most' : 'exactly'
  const isGirl = child === 'beti' || (child === 'ladk' && /^i/i.test(ending))
  const size = figures[number.toLowerCase()] ?? number
  return `A family has ${figures[count.toLowerCase()] ?? count} children. Find the probability of ${least} ${size === '1' ? 'one' : 'two'} ${isGirl ? 'girl' : 'boy'}${size === '1' ? '' : 's'}.`
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi']

/** "each sum from 2 to 9, separately": a part for each. */
function eachSum(whole: string, from = '', to = ''): string {
  const [low, high] = [Number(from), Number(to)]
  const sums = roman.slice(0, Math.max(0, high - low + 1)).map((label, at) => `(${label}) ${low + at}`)
  return high - low < roman.length && sums.length > 1 ? `probability of getting the sum ${sums.join(' ')}` : whole
}

/** "A consonant which comes before g": b, c, d or f. */
function lettersBefore(_: string, kind = '', last = ''): string {
  const all = Array.from('abcdefghijklmnopqrstuvwxyz').filter((one) => one < last.toLowerCase())
  const named = all.filter((one) => kind.toLowerCase() === 'letter' || /[aeiou]/.test(one) === /^v/i.test(kind))
  const names = named.map((one) => one.toUpperCase())
  return anyOf(names)
}

/** What the stories of chances tell besides, and names for things of the pack and the purse. */
export const besideTheChance: Pairs = [
  // "ek bulb nikala wo theek tha ..., ab bache hue bulbs me se ek nikale to uske theek hone ki probability"
  [
    /(?<=\b(?:kharab|defective)\b[^]*)\b(?:wo|vo|woh) (?:theek|thik|sahi|achha|acha) (tha|thi|nikla|nikli)\b/gi,
    'wo kharab nahi $1',
  ],
  [
    /(?<=\bkharab nahi \w+ [^]*),? ?ab (?:bache|bachi) hu[ei] [a-z]+ (?:me|mein) se ek (?:aur )?(?:[a-z]+ )?nikal\w*,? (?:to|toh) (?:us|is)ke (?:theek|thik|sahi|achha|acha) hone\b/gi,
    '. ab ek aur nikala. kharab na hone',
  ],
  // "prob of winning a game 0.62 prob of losing?"
  [
    /^((?:the )?prob(?:ability)? (?:of|that) [a-z ]+?) (0?\.\d+|\d+\/\d+)[,.;]? (?=(?:find |what is )?(?:the )?prob)/gi,
    '$1 is $2. ',
  ],
  [/(?<=\bcoin is tossed [^.]*\boutcome is noted) each time\b/gi, ''],
  // "30 coins of ₹2", "30 sikke 2 rs ke"
  [
    /\b(\d+) (?:sikke|coins?) (?:(?:of |ke )?(?:rs\.? ?|₹ ?)(1|2|5|10|20)|(?:of )?(1|2|5|10|20) ?(?:rs|rupees?|rupaye|rupay)\b\.?)(?: (?:ke|wale|each)\b)?(?!\d|\.\d|\/)/gi,
    (_: string, many = '', one = '', two = '') => `${many} ₹${one || two} coins`,
  ],
  [
    /(?<=₹\d+ coins[^]*)\b(\d+) (?:ya|or) (\d+) (?:rs|rupees?|rupaye)\b\.?(?: (?:ka|wala|coin|sikka)\b)*/gi,
    '₹$1 or ₹$2 coin',
  ],
  [/(?<=₹\d+ coins[^]*)\b(\d+) (?:rs|rupees?|rupaye)\b\.?(?: (?:ka|wala|coin|sikka)\b)+/gi, '₹$1 coin'],
  // "10 like football the most": of one thing each
  [/\b(likes? (?!most\b)(?:[a-z]+(?: or )?){1,2}) (?:the )?most(?=[\s,.?]|$)/gi, '$1'],
  [
    /(?<=\bcards? (?:is |was )?(?:drawn |picked |taken |chosen |selected )?from )52(?= [a-z])(?! (?:cards|playing|well))/gi,
    'a pack of 52 cards, ',
  ],
  // "ek lottery me 750 ticket bike. ravi ke first prize jeetne ki probability 0.06 hai to usne kitne ticket kharide"
  [
    /^(?:ek )?lottery (?:me|mein|m|ke) (?:kul )?(\d+) tickets?(?: the)?(?: bik[ei]\w*)?(?: (?:hai|hain|the|gaye|gye))*[.,]? ([a-z]+) (?:ke|ki|ka) (?:(?:first|1st|pehla|pehle) )?(?:prize|inaam) jeetne ki (?:probability|prob|chance|sambhavna) (\d*\.\d+) (?:hai|h|thi)[.,]? (?:to |toh )?(?:us ?ne|[a-z]+ ne) kitn[ei] tickets? (?:kharid\w*|liy[ae]|li)(?: (?:the|hai|hain|honge|hoge|batao))*[?.\s]*$/gi,
    'The probability of $2 winning the first prize in a lottery is $3. If $1 tickets are sold, how many tickets did she buy?',
  ],
  [/\bany one of the coins falls out\b/gi, 'one of the coins will fall out'],
  // "vowel (y not vowel)"
  [/\s*\(\s*(?:the letter )?['"‘’“”]?y['"‘’“”]? (?:is )?not (?:a )?vowel\s*\)/gi, ''],
  // "kam se kam ek ladka hone ki probability" of a family
  [
    /\b(?:ek |a )?family (?:me|mein|main|ke|m) (2|3|do|teen) (?:bachche|bacche|bache|children|kids) (?:hai|hain|h)\b[^]*?\b(?:(kam se kam|at ?least|exactly|theek|zyada se zyada|at ?most) )?(ek|1|one|do|2|two) (ladk|beti|bet)([aei])\w* hone k[iae] (?:probability|prob|sambhavna|chance)(?: (?:kya|hai|h|hogi|batao|nikalo))*[^a-z]*(?:\(?(?:ladka|ladki|boy|girl)[^()]*\)?)?\s*$/gi,
    family,
  ],
  [/,? (?:and|where) there is only one (?:first )?prize(?=[.,])/gi, ''],
  [
    /(?<=\balphabets?\b[^]*)\b(?:a |an )?(letter|consonant|vowel)s? (?:which |that )?(?:comes|appears|stands|lies) before (?:the letter )?['‘’"]?([b-z])['‘’"]?(?=[\s.,?(]|$)/gi,
    lettersBefore,
  ],
  [/\bany (?:one |1 )?day as on another\b(?: day)?/gi, 'any day as on another day'],
  [/(?<=\bday as on another day\b[^]*\bprobability that )they (?=(?:will )?visit\b)/gi, 'both '],
  [/ of an? random experiment(?: having finitely many equally likely outcomes)?,?(?= (?:prove|show) that)/gi, ','],
  [
    /\bdo (?:ladkiy?on?|ladk[eo]n?|girls|boys|friends|dost\w*) k[ai] (?:janm|birthday) (?:ek )?(?:hafte|week) k[ei] alag alag din (?:hua )?ho(?:ne)? (?:iski|uski|is ki|ki) prob\w*[^]*$/gi,
    'find the probability that two friends were born on different days of the week',
  ],
  [/,? and the sum of the numbers (?:on them|appearing on them) is noted\b/gi, ''],
  [/\bprobability of (?:getting )?each sum from (\d+) to (\d+)(?:,? (?:separately|one by one))?/gi, eachSum],
  // a boundary in 9 of 45 balls
  [
    /\b(?:in a (?:cricket )?match,? )?(?:an? |the )?(?:batsman|batswoman|batter|player|woman|cricketer) hits (?:a |the )?boundary (\d+) times (?:out of|in) (\d+) balls(?: (?:that )?s?he (?:plays|faces|played))?/gi,
    'There are $2 balls, $1 of them boundaries. One ball is chosen at random',
  ],
  [
    /\bprobability that (?:(?:in|on) (?:a|any) given (?:ball|delivery),? )?s?he (?:does|did|will) not hit (?:a|the) boundary\b/gi,
    'probability that it is not a boundary',
  ],
  [
    /\bprobability that (?:(?:in|on) (?:a|any) given (?:ball|delivery),? )?s?he (?:hits|hit|will hit) (?:a|the) boundary\b/gi,
    'probability that it is a boundary',
  ],
  // "(only one first prize, each ticket equally likely)"
  [
    /\s*\((?:there is |with )?only one (?:first )?prize(?:,? (?:and )?(?:each|every|all) tickets? (?:is |are |being )?equally likely)?\)/gi,
    '',
  ],
  [
    /\s*\(,? ?(?:each|every|all) (?:tickets?|cards?|outcomes?|balls?) (?:is |are |being )?equally likely(?: to be (?:drawn|chosen|selected))?\)/gi,
    '',
  ],
  [/(?<=\bselects one card at random) and (?:that|the) card is not replaced(?=\.)(?![^]*\bsecond\b)/gi, ''],
  // "If the selected card has a perfect square, the player wins a prize. ... the first player wins a prize?"
  [
    /\bif the (?:selected |drawn |chosen )?(card|ticket|slip|ball|disc) (has|bears|shows|is) (an? [^,.]+?),? (?:then )?(?:the |a )?(?:player|person|girl|boy|child) wins (?:a |the )?prize\.([^]*?\bprobability that )(?:the |a )?(?:first )?(?:player|person|girl|boy|child) wins (?:a |the )?prize\b(?![^]*\bsecond\b)/gi,
    '$4the $1 $2 $3',
  ],
  [/ (?:in|of) (?:the )?class (?:X|IX|10|ten)\b(?: of a school)?/gi, ''],
  [/\bthe ([a-z]+) (?:taken|drawn|picked) out is (?=an? )/gi, 'it is '],
  [/\bfirst half[- ](minute|hour)\b/gi, 'first 0.5 $1s'],
  [/\bhas been advised to stop playing the music at any time\b/gi, 'stops the music at any time'],
  [
    /\b((?:jacks|queens|kings|aces)(?:(?:, and |, | and )(?:jacks|queens|kings|aces))+) of (red|black) colou?r\b/gi,
    coloured,
  ],
  [/\((?:jacks?, queens? and kings?|king, queen and jack) are picture cards\)/gi, ''],
  [/\bpicture cards?\b/gi, 'face card'],
  [/,? after (?:reshuffling|shuffling)(?: (?:them|the (?:cards|pack)))?\b/gi, ''],
  [/\bloosing\b/gi, 'losing'],
  [/,? \(?ignoring (?:the |a )?leap years?\)?/gi, ''],
  [/\bof the same size,?/gi, ''],
  [/\b(?:numbers|integers) (\d+) to (\d+) are written\b/gi, 'numbered $1 to $2 are'],
  [/\bless then\b/gi, 'less than'],
  [new RegExp(String.raw`\b${name}(?:, ${name})+,? and ${name}\b`, 'gi'), oneOfEach],
  [/,? all the (?:balls|marbles|cards) being (?:of the )?(?:same size|identical)/gi, ''],
  [/\bIt is known that\b/gi, ''],
  [/(?<=^|[.?!:] |\n)(?:Write(?: down)?|List)(?: all)? the possible outcomes\./gi, ''],
  [/\(say,? one is of [^()]*\)/gi, ''],
  [
    /,? (?:as )?shown in (?:the )?(?:adjoining )?(?:figure|fig\.?)(?: ?\d[\d.]*)?|\((?:see|in) (?:the )?fig(?:ure|\.)?[^()]*\)/gi,
    '',
  ],
  [
    /\bIt is not possible to (?:just )?look at (?:a|the|any) [a-z]+ and tell whether (?:or not )?it is [a-z]+(?: or not)?\./gi,
    '',
  ],
  [/\b(?:accidentally|by accident|by mistake)\b/gi, ''],
  [/\ban event has (?=probability)/gi, ''],
  [/\bis noted\b(?=[^]*\bprobability\b)/gi, 'is found'],
  [/\bThe product of (?:the )?numbers appearing on (?:them|the dice) is found\./gi, ''],
  // the chain that options offer
  [/([-−–]?\d) ?(?:≤|<=|\\leq?) ?P ?\(([A-Z])\) ?(?:≤|<=|\\leq?) ?(\d)/g, 'P($2) lies from $1 to $3'],
  // "50p coins", "ten ₹5 coins"
  [/\b50 ?p\b(?! coins?\b)|\b(?:50|fifty) ?paisa?e?\b/gi, 'fifty-paise'],
  // a name on a card stands for who bears it
  [
    /\b(?:what she does,? she |the teacher |she |he )?writes the names? of (?:each|every|all) (?:student|pupil)s? on (?:an? )?(?:separate )?cards?(?:, the cards being identical)?/gi,
    '',
  ],
  [
    /(?:^|(?<=[.,] ))(?:then )?(?:and )?(?:she |he )?puts (?:the )?(?:cards|them) (?:in|into) an? (?:bag|basket|box)(?: and (?:stirs|mixes)(?: them)?(?: thoroughly)?)?\.?/gi,
    '',
  ],
  [/\band puts them into a basket and mixes thoroughly\b/gi, ''],
  [
    /\b(?:teacher )?puts (?:their )?names on cards (?:in|into) a (?:bag|box) and draws one\b/gi,
    'one student is chosen',
  ],
  [/\b(?:the name written on the card is )?the name of (?=(?:an? )?(?:girl|boy|\())/gi, 'it is '],
  [/\bthe name (?:written )?on the card is it is\b/gi, 'it is'],
  [/\bthe name (?:written )?on the card is (?:the name of)?/gi, 'it is '],
  [
    /\b(?:has to|wants to|must) (?:select|choose) one (student|pupil) (?:as|for|to be) (?:an? |the )?[a-z]+(?: [a-z]+)?\./gi,
    'chooses one $1.',
  ],
  [/\b(?:she |he |a child )?(?:then )?(?:is asked to )?(?:draws?|picks?) one card from the (?:bag|basket|box)\./gi, ''],
  [/\bto be the (?:class )?(?:monitor|captain|representative|head)\b/gi, ''],
  // games of coins
  [
    /\b([a-z]+) wins if all (?:the )?(?:tosses )?(?:are |give |show )?(?:the )?same(?: result| face)?(?:,? i\.e\.,? (?:three|3) heads or (?:three|3) tails)?,? (?:and |else |or else )?(?:he |she )?(?:loses|else loses)(?: otherwise)?\.? (?:calculate |find |what is )?(?:the )?prob(?:ability)? (?:that )?(?:\1|he|she) (will )?(los\w+|wins?)(?: the game)?/gi,
    (_: string, __ = '', ___ = '', what = '') => alike(/^w/i.test(what)),
  ],
  [/,? and noting (?:its|the) outcomes? each time/gi, ''],
  [/\bA game consists of tossing (?:a|one)(?: one rupee)? coin (3|three|2|two) times/gi, 'A coin is tossed $1 times'],
  [/\b(?:a |an |1 |one )?(?:1 |one |2 |two |5 )?rupee coin\b/gi, 'a coin'],
  [
    /,? \(?(?:say,? )?one (?:is )?(?:of )?(?:(?:₹|rs\.?|re\.?) ?\d+|(?:\d+|one) rupee) (?:and|&) (?:the )?other (?:is )?(?:of )?(?:(?:₹|rs\.?|re\.?) ?\d+|\d+ rupees?)\)?/gi,
    '',
  ],
  [
    /\b(?:1|one) or (?:2|two) heads (?:pe |par )?(?:fee|entry fee) back,? (?:3|three) heads (?:pe |par )?double(?: fee)?\.?/gi,
    'FEE.',
  ],
  [
    /(?<=\bFEE\.[^]*)\b(?:(?:just )?gets (?:her|his|the) entry fee(?: back)?|just gets (?:the )?fee)\b/g,
    '1 or 2 heads',
  ],
  [/(?<=\bFEE\.[^]*)\bgets (?:the )?double(?: the)?(?: entry fees?)?\b/g, '3 heads'],
  [/(?<=\bFEE\.[^]*)\bloses? (?:the |her |his )?(?:entry )?fee\b/g, 'no head'],
  [/(?<=\bFEE\.[^]*)\bprob(?:ability)? that (?:she|he)(?= \()/g, 'probability of getting'],
  [/\b(?:In a game,? )?(?:the )?entry fee (?:is |of )?(?:₹ ?|rs\.? ?)?\d+(?: rs\.?| rupees)?\.?(?=[^]*\bFEE\.)/gi, ''],
  [/\bThe game consists of an? tossing a coin\b|\bThe game consists of tossing a coin\b/gi, 'A coin is tossed'],
  [/\bFor tossing a coin (?:three|3) times,? /gi, ''],
  [/\bFEE\. ?/g, '. '],
  [
    /\b(?:ek )?sikka (\d|teen|do) baar uchh?a\w+(?: (?:jata|jaata) (?:hai|h)| gaya(?: (?:hai|h))?)?/gi,
    (_: string, n = '') => `A coin is tossed ${n === 'teen' ? 3 : n === 'do' ? 2 : n} times`,
  ],
  [
    /\b[a-z]+ (?:tab )?jeet\w*(?: (?:hai|h|jata hai|jayega))? (?:agar|jab) (?:teeno|dono|sab|saare) (?:baar )?(?:same|ek jaise)(?: result)? (?:aaye|ho|aate)\w*(?: (?:hai|h))?(?: yani [^.,]*)?(?:,? (?:warna|nahi to) haar\w*(?: (?:hai|h|jata hai|jayega))?)?\.? (?:[a-z]+ ke )?(haar|jeet)\w* ki prob\w*/gi,
    (_: string, what = '') => alike(/^j/i.test(what)),
  ],
  [/\bbachche\b/gi, 'children'],
  [/\bladkiy?[ao]n?\b|\bladkiyaan\b/gi, 'girls'],
  [/\bladke\b/gi, 'boys'],
  [/,? (?:ladka|boy) (?:ya|or) (?:ladki|girl) hone ka chance (?:equal|barabar|same) (?:hai|h)\b/gi, ''],
  [
    /\b([a-z]+) (pen|phone|bulb|mobile) tabhi (?:leg[ia]|kharid\w+) jab (?:wo |vo )?(?:achh?a|sahi|good|theek) ho(?:ga)?/gi,
    '$1 will buy a $2 if it is good. One $2 is drawn',
  ],
  [/\bprob(?:ability)? (?:batao|bataiye|nikalo) ki (?:wo |vo )?(?=\(i\))/gi, 'find the probability that '],
  [/\(i\) kharid\w+ \(ii\) (?:nahi|nahin|nhi) kharid\w+/gi, '(i) she will buy it (ii) she will not buy it'],
  [/\bP ?\( ?xy ?< ?(\d+) ?\)/g, 'the probability that the product of x and y is less than $1'],
  [/\bno\.? ([xy]) (?:is )?(?:picked|chosen|selected)\b/gi, 'a number $1 is chosen'],
  [/(?<=[^]*)\band then ([xy]) (?:is )?(?:picked|chosen|selected)\b/gi, 'and a number $1 is chosen'],
  [
    /\bletters ((?:[a-f] ){5})([a-f])\b/g,
    (_: string, row = '', last = '') =>
      `letters ${row.trim().toUpperCase().split(' ').join(', ')}, ${last.toUpperCase()}`,
  ],
  // numbers
  [/\b(?:an|one) (integer) is (?:chosen|selected|picked)(?: at random)? between (\d+) and (\d+)/gi, between],
  [/\bSomeone is asked to (?:take|choose) a number from\b/gi, 'A number is chosen from'],
  // regions
  [/\b(?:Suppose )?(?:you|we) drop a die at random on\b/gi, 'A dart is thrown at random at'],
  [/\binside the lake (?:which is|of size|measuring) /gi, 'in the lake of '],
  [
    /[.,]? ?(?:(?:and|where|assuming|if) (?:that )?)?\(?(?:the )?(?:(?:chances? of|having) )?(?:an? )?(?:boys?|girls?) (?:and|or|aur) (?:an? )?(?:girls?|boys?) (?:(?:are|being|is|hona) )?equally likely\)?(?=[.,]| find| what)[.,]?/gi,
    '.',
  ],
  // what a turn of the game costs, where no money is asked for
  [
    /(?<![₹][^]*)(?<=^|[.?!] )(?:[A-Z][a-z]+|each player|a player|one|every player) pays (?:₹|rs\.?) ?\d+ (?:a|for (?:each|one|a|every)|per|to) (?:spin|play|game|turn|try|ticket|throw|draw)[^.?]*\. (?![^]*(?:₹|\b(?:rupees|money|wins?|lose|loses|gets?|profit)\b))/gi,
    '',
  ],
  [
    /(?<=\brectangular (?:region|field|park|plot|area) (?:of )?)(\d[\d.]* ?k?m) long (?:and|,) (\d[\d.]* ?k?m) (?:wide|broad)\b/gi,
    '$1 by $2',
  ],
  [
    /\binside (?:the|a) lake(?: in (?:this|the) region)?,? (?:the lake |which |it )?(?:being|is) (?:a )?rectang(?:le|ular) /gi,
    'in the lake which is a rectangle ',
  ],
  // told twice
  [
    /(?<=\bcircle of diameter (\d[\d.]*) ?(c?m)\b[^]*\binside the circle) (?:with|of) (?:a )?diameter (?:of )?\1 ?\2\b/gi,
    '',
  ],
  [
    /\bprob(?:ability)? ki (?:wo |vo |ye )?(coin|card|ball|number|pen|bulb) (?=\(i\))/gi,
    'find the probability that the $1 ',
  ],
  [
    /\bmusic (?:can |may |will )?stops? (?:at )?any ?time within (\d+) min(?:ute)?s?/gi,
    'the music stops at any time within $1 minutes',
  ],
  [
    /\bprob(?:ability)? (?:that )?(?:it|music|the music) (?:will )?stops? (?:with)?in (?:the )?first (?:half|0\.5) (?:a )?min(?:ute)?s?/gi,
    'find the probability that it stops within the first 0.5 minutes',
  ],
  [
    /\b([a-z]+) (?:will )?accepts? only (?:the )?good(?: ones| shirts| phones)?,? (?:and |but )?([a-z]+) (?:will )?rejects? only (?:those |the ones |shirts )?(?:with |having )?(?:the )?major defects?/gi,
    '$1 will only accept good. $2 will only reject major defects',
  ],
  [
    /\bprob(?:ability)? (?:that it is )?acceptable to ([a-z]+) and (?:to )?([a-z]+)(?=\s*[.?]*\s*$)/gi,
    'find the probability that it is (i) acceptable to $1 (ii) acceptable to $2',
  ],
  [/,? write (?:down )?(?:all )?(?:the )?(?:possible )?outcomes and (?=find)/gi, '. '],
  [/\btwo dice,? one blue (?:and )?one gr[ae]y\b/gi, 'two dice'],
  [
    /\b([a-z]+) kharid\w+ agar ([a-z]+) (?:achh?a|sahi|good|theek) (?:ho|hai|hoga)\b/gi,
    '$1 will buy a $2 if it is good. One $2 is drawn',
  ],
  [/\bprob(?:ability)? (?=\(i\) (?:she|he) will)/gi, 'find the probability that '],
  [
    /\bdo customers? ([a-z]+) (?:aur|and) ([a-z]+) ([a-z]+day) (?:se|to) ([a-z]+day) (?:ke (?:beech|bich) )?(?:ek )?(?:dukan|shop|dukaan) (?:me |pe )?jaa?te(?: (?:hai|hain))?/gi,
    '$1 and $2 visit a shop $3 to $4',
  ],
  [
    /(?<=\. )([a-z ]{3,20}?) (?:jaa?ne|hone|aane) ki prob(?:ability)?(?: kya hogi)?\? (?:aur |and )?([a-z ]{3,20}?)(?: ki)?\?/gi,
    'find the probability of (i) $1 (ii) $2',
  ],
  [/\bprobability (of|that) xy ?< ?(\d+)/gi, 'probability that the product of x and y is less than $2'],
  [/\bmusic ruk\w*(?: (?:hai|h|sakta hai))?\b/gi, 'the music stops'],
  [
    /\b(\d+) (min(?:ute)?s?) (?:ke |k )?andar kabhi bhi the music stops/gi,
    'the music stops at any time within $1 minutes',
  ],
  // tickets in Hindi
  [
    /(?<=\bprob\w* [^]*)\b(?:agar )?(?:total |kul )?(\d+) tickets? (?:biki|bikin|bike|bechi|beche|bik)(?: (?:gayi|gaye|gai|hai|hain|thi|ho))*\b/gi,
    '$1 tickets are sold',
  ],
  [
    /(?<=\btickets are sold[^]*)\b(?:to )?(?:usne|us ne|isne) (?:kitn[ei] tickets?|tickets? kitn[ei]) (?:kharid\w*|li|liye)(?: (?:hai|hain|thi|the|hogi))*/gi,
    'how many tickets did she buy',
  ],
  [/(?<=\bfirst prize) jee?tne ki prob\w*(?= ?(?:hai )?0?\.\d)/gi, ' winning probability is'],
  // "five cards the ten jack queen king and ace of clubs"
  [
    /\b((?:10|ten|nine|9|jack|queen|king|ace)(?: (?:10|ten|nine|9|jack|queen|king|ace)){1,5}) and (10|ten|jack|queen|king|ace) of (?=(?:clubs|hearts|spades|diamonds)\b)/gi,
    (_: string, row = '', last = '') => `${row.split(' ').join(', ')} and ${last} of `,
  ],
  // "is a a queen b a king": the letters are labels
  [
    /(?<=\b(?:card|ball|number|it)(?: [a-z]+){0,3} (?:is|be) )a (an? [a-z]+(?: [a-z]+)?) b (an? [a-z]+(?: [a-z]+)?)\s*[?.]*\s*$/gi,
    '(a) $1 (b) $2',
  ],
  [
    /^\s*(?:find |what is )?P ?\( ?(?:an? )?((?:sure|certain|impossible) event) ?\) ?\+ ?P ?\( ?(?:an? )?((?:sure|certain|impossible) event) ?\)(?: ?=| is)?[\s?.]*$/gi,
    'The sum of the probabilities of the $1 and the $2 is ',
  ],
  // lots
  [
    /\b(?:The )?prob(?:ability)? of (?:(?:getting|selecting|picking|choosing|drawing|finding) )?(?:an? )?([a-z]+) ([a-z]+) (?:in|from|out of) (?:a )?lot of (\d+)(?: \2s)? is (0?\.\d+|\d+\/\d+)[.,]? (?:The |find (?:the )?)?(?:number of|how many) \1 \2s(?: (?:in the lot is|are there))?\b/gi,
    'A lot has $3 $2s. The probability of getting a $1 $2 is $4. How many $1 $2s are there',
  ],
  [
    /\b(\d+) ([a-z]+)s (?:me|mein) ([a-z]+) \2s? (?:hone |aane )?ki prob(?:ability)? (?:is )?(0?\.\d+)(?: hai)?[.,]? \3 \2s? kitn\w+(?: hain?)?/gi,
    'A lot has $1 $2s. The probability of getting a $3 $2 is $4. How many $3 $2s are there',
  ],
  [
    /\bnames on (?:separate )?cards?,? (?:one|1|a) card (?:is )?(?:drawn|picked)(?: for [a-z]+(?: [a-z]+)?)?/gi,
    'one student is chosen',
  ],
  [
    /\b(\d+) (balls|marbles|pens),? ([a-z]) (?:are |is )?([a-z]+)\. (\d+) more \4 (?:balls |marbles |pens )?(?:daal\w*|dal\w*|are put in|added|mila\w*) (?:to |then |so )?(?:its |the )?prob(?:ability)? (?:becomes? |is |ho jaye )?(double|twice|thrice|triple)d?[.,]? ?(?:ho (?:gayi|jaye) )?(?:find )?\3\b/gi,
    'Out of $1 $2 $3 are $4. If $5 more $4 $2 are put in, the probability of drawing a $4 one becomes $6. Find $3',
  ],
  [
    /\b(?:a )?(?:jar|bag|box),? (?:has |contains )?(\d+) (marbles|balls|beads|toffees) ([a-z]+) (?:and|n|&|aur) ([a-z]+)\.(?= prob)/gi,
    'A jar has $1 $2, some $3 and the others $4.',
  ],
  [/\b([a-z]+) good ([a-z]+) hi kharid\w+/gi, '$1 will buy a $2 if it is good. one $2 is drawn'],
  [
    /(?<=\d good,? )(\d+) minor defects?,? (?:and )?(\d+) major(?: defects?)?\./gi,
    '$1 have minor defects and $2 have major defects.',
  ],
  [/(?<=\b)(\d+) (shirts|phones|mobiles|bulbs) (\d+) good,? (?=\d+ have minor)/gi, '$1 $2 of which $3 are good, '],
  [
    /\bbag (?:me|mein) (?:sirf|only|keval) ([a-z]+) (?:flavour(?:ed)? )?candies (?:hain?|h)\./gi,
    'a bag contains only $1 flavoured candies.',
  ],
  [/\b([a-z]+) ek nikalti (?:hai|h)\./gi, '$1 takes out one.'],
  [/\(i\) (?=[aeiou][a-z]+ candy)/gi, '(i) an '],
  [/(?<=\bsame day\)[^]*)\((?:on )?(consecutive|different)\)/gi, '($1 days)'],
  [housesTold, housesInRow],
  [
    /\b(?:a )?lot of (\d+) (bulbs|pens|phones) (\d+) defective,? (?:one|1) (?:is )?drawn\b/gi,
    'A lot of $1 $2 contains $3 defective ones. One is drawn at random. ',
  ],
  [/\bone blue (?:die )?(?:and|n|&) one gr[ae]y (?:die|dice)\b/gi, 'two dice'],
  [
    /\b(\d+) (one|two|five|ten|1|2|5|10) rupee (?:ke\b ?)?(?:coins?)?(?=[ ,.])/gi,
    (_: string, n = '', name = '') => `${n} ₹${rupeesNamed[name.toLowerCase()] ?? name} coins `,
  ],
  [/\b(\d+) fifty-paise ke coins/gi, '$1 fifty-paise coins'],
  [/\b(?:ulta|ulti) karne (?:pe|par) ek coin gir\w*(?: (?:hai|h))?/gi, 'one coin falls'],
  [/\b(fifty-paise) ka coin ho\b/gi, '$1 coin'],
  [/(?:₹ ?|rs\.? ?)?(\d+) ?(?:rs\.?|rupees?)? ka coin na ho\b/gi, 'not a ₹$1 coin'],
  [/\bgetting \(i\) ([A-F])\? \(ii\) ([A-F])\b/g, 'getting (i) the letter $1 (ii) the letter $2'],
  [/\bCase(?: study)?(?: \d)?: /gi, ''],
  [
    /\bsquare of (?:this|the|that|chosen|selected) number is (?:≤|<=|at most|less than or equal to|\\leq?) ?(\d+)/gi,
    'x^2 ≤ $1',
  ],
  [/\bsquare of (?:this|the|that|chosen|selected) number is (?:<|less than) ?(\d+)/gi, 'x^2 < $1'],
  [/\bA school has (?:five|5|four|4|six|6) houses [A-F](?:, [A-F])*(?:,? and [A-F])?\./gi, ''],
  [/\bextremely (?=[a-z]+)/gi, ''],
  [/\bother (?=\d+ are\b)/gi, ''],
  [
    /\b(?:Giving|Taking) (?:an? )?ace (?:a|the) value (?:1|one)(?:,? and)? similar values? (?:for|to) other cards,? /gi,
    '',
  ],
  [/\bking queen jack of\b/gi, 'king, queen and jack of'],
  [
    /\bletters (?:as )?(?:given|shown|marked)? ?(?:below|here)?:? ?((?:[A-F] ){5})([A-F])\b/g,
    (_: string, row = '', last = '') => `letters ${row.trim().split(' ').join(', ')}, ${last}`,
  ],
  [
    /\bgetting each sum from 2 to 9 separately\b/gi,
    'getting a sum of (i) 2 (ii) 3 (iii) 4 (iv) 5 (v) 6 (vi) 7 (vii) 8 (viii) 9',
  ],
  // loss of a missing craft
  [/\bis reported to have (?:crashed|fallen|landed)\b/gi, 'crashed'],
]
