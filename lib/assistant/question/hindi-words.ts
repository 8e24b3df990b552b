import { replaced, type Pairs } from './replaced'

/** Hindi words in Latin letters that name a quantity, or say how many, more or when, in English. */
const english: Readonly<Record<string, string>> = {
  ...named('both', 'dono donon'),
  ...named('touches', 'chhuta chhooti chhoote chhute'),
  ...named('external', 'bahari baahari bahri'),
  ...named('point', 'bindu'),
  ...named('each', 'har'),
  ...named('which', 'jisme jinme jismein jinmein'),
  ...named('total', 'kul'),
  ...named('remaining', 'baaki baki bachi bache bacha bachta bachegi bachega'),
  ...named('savings', 'bachat'),
  ...named('half', 'aadha aadhi aadhe adha adhi'),
  ...named('twice', 'dugna duguna dugni dugne doguna'),
  ...named('thrice', 'tigna tiguna tigni tigne'),
  ...named('times', 'guna guni gune'),
  ...named('equal', 'barabar'),
  ...named('parts', 'hisso hisse hisson'),
  ...named('divide', 'baantne baante baantta baantti'),
  ...named('not', 'nahi nahin nhi nahee'),
  ...named('only', 'sirf keval'),
  ...named('height', 'unchai oonchai unchaai uchai'),
  ...named('length', 'lambai lambaai'),
  ...named('breadth', 'chaudai chaurai chodai'),
  ...named('depth', 'gehrai gahrai'),
  ...named('distance', 'doori duri'),
  ...named('area', 'kshetrafal shetrafal'),
  ...named('volume', 'aayatan ayatan ghanfal'),
  ...named('perimeter', 'parimaap parimap'),
  ...named('circumference', 'paridhi'),
  ...named('radius', 'trijya'),
  ...named('diameter', 'vyas vyaas'),
  ...named('centre', 'kendra kendr'),
  ...named('time', 'samay'),
  ...named('age', 'umar umra'),
  ...named('years', 'saal'),
  ...named('hours', 'ghante ghanta ghanto'),
  ...named('speed', 'chaal raftaar raftar'),
  ...named('number', 'sankhya'),
  ...named('sum', 'yog jod yogfal'),
  ...named('joining', 'jodne jodti jodta milane'),
  ...named('passes', 'guzarta guzarti guzre gujarta gujarti guzarne'),
  ...named('product', 'gunanfal'),
  ...named('ratio', 'anupat'),
  ...named('side', 'bhuja'),
  ...named('coin', 'sikka'),
  ...named('coins', 'sikke sikko'),
  ...named('die', 'paasa pasa'),
  ...named('dice', 'paase paanse'),
  ...named('cost', 'laagat lagat'),
  ...named('price', 'keemat kimat daam mulya moolya'),
  ...named('probability', 'prayikta sambhavna sambhavana'),
  ...named('equation', 'samikaran'),
  ...named('revolutions', 'chakkar'),
  ...named('high', 'unche unchi uncha ooncha oonchi oonche'),
  ...named('tree', 'ped'),
  ...named('ground', 'zameen zamin jameen'),
  ...named('shadow', 'chhaya chaya parchhai parchai'),
  ...named('wall', 'deewar diwar'),
  ...named('ladder', 'seedhi sidhi'),
  ...named('ship', 'jahaz'),
  ...named('river', 'nadi'),
  ...named('bridge', 'pul'),
  ...named('road', 'sadak sarak'),
  ...named('pole', 'khamba khambha khambe khambhe'),
  ...named('kite', 'patang'),
  ...named('root', 'jad'),
  ...named('consecutive', 'lagatar kramagat krmagat'),
  ...named('good', 'achha accha acha achchha'),
  ...named('digit', 'ank anko ankon'),
  ...named('some', 'kuch kuchh'),
  ...named('zero', 'shunya shoonya'),
  ...named('lost', 'kho gum'),
  ...named('removed', 'hata hataye hatae hatakar hatane hataya hatayi nikaal'),
  ...named('king', 'badshah baadshah raja'),
  ...named('queen', 'rani begum'),
  ...named('ace', 'ekka ikka'),
  ...named('jack', 'gulam ghulam'),
  ...named('deck', 'gaddi'),
  ...named('cards', 'patton patto patte'),
  ...named('spades', 'hukum'),
  ...named('week', 'hafte hafta'),
  ...named('monday', 'somvar somwar'),
  ...named('tuesday', 'mangalvar mangalwar'),
  ...named('wednesday', 'budhvar budhwar'),
  ...named('thursday', 'guruvar guruwar'),
  ...named('friday', 'shukravar shukrawar'),
  ...named('saturday', 'shanivar shaniwar'),
  ...named('sunday', 'ravivar raviwar itvar'),
  ...named('cylinder', 'belan'),
  ...named('cube', 'ghan'),
  ...named('cuboid', 'ghanabh'),
  ...named('solid', 'thos'),
  ...named('hollow', 'khokhla khokhle khokhli'),
  ...named('depressions', 'gaddhe gadde'),
  ...named('slant', 'tirchi tirchhi tiryak'),
  ...named('curved', 'vakra vakr'),
  ...named('surface', 'prishth prishthiya pristh'),
  ...named('well', 'kuan kuaan kua'),
  ...named('cone', 'shanku'),
  ...named('sphere', 'gola gole golaa'),
  ...named('hemisphere', 'ardhgola ardhagola ardhgole'),
  ...named('melted', 'pighlakar pighla pighlaya pighlakr pighlake galakar galaya'),
  ...named('water', 'paani pani'),
  ...named('when', 'kab'),
  ...named('again', 'dobara dubara firse phirse'),
  ...named('winning', 'jeetne jitne'),
  ...named('losing', 'harne haarne'),
  ...named('joined', 'jodkar jodke'),
  ...named('prove', 'sabit siddh siddha sidh'),
  ...named('word', 'shabd'),
  ...named('rope', 'rassi rasse'),
  ...named('tied', 'bandha bandhi baandha bandhe'),
  ...named('corner', 'kone kona'),
  ...named('corners', 'kono konon'),
  ...named('field', 'khet maidan'),
  ...named('divisible', 'vibhajit vibhajya'),
  ...named('month', 'mahina mahine maheene'),
  ...named('next', 'agli agla agle'),
  ...named('three', 'teeno teenon tino'),
  ...named('remainder', 'sheshfal sheshphal shesh'),
  ...named('room', 'kamra kamre kamro kamron'),
  ...named('steps', 'kadam kadmo kadmon qadam'),
  ...named('complete', 'poore poora poori'),
  ...named('solution', 'hal'),
  ...named('infinite', 'anant ananta aparimit'),
  ...named('questions', 'prashn prashno sawal sawaal'),
  ...named('parallel', 'samantar samaantar'),
  ...named('triangle', 'tribhuj tribhuja'),
  ...named('vertices', 'sheersh shirsh'),
  ...named('rectangle', 'aayat ayat'),
  ...named('fraction', 'bhinn bhin'),
  ...named('supplementary', 'sampurak sampoorak'),
  ...named('quadrilateral', 'chaturbhuj'),
  ...named('cyclic', 'chakriya'),
  ...named('difference', 'antar'),
  ...named('reach', 'pahunchne pahunchega pahuchne pahunchegi'),
}

function named(word: string, names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, word]))
}

/** The Hindi words that are known. */
export const hindiNames: readonly string[] = Object.keys(english)

/** "5 saal pehle", "3 ghante baad": how long ago, and how much later; "pehle 13 ka mean": the first. */
const counts = 'do teen char paanch chhe saat aath nau das'.split(' ')

const times: Pairs = [
  // "3 ya 4 ka multiple", "3 ya 4 se divisible"
  [
    /\b(\d+) (?:ya|or) (\d+) (?:k[aei]|se) (?=(?:multiple|gunaj|divisible|vibhajit|vibhajya|divide|factor)\w*)(multiple|gunaj|factor)?(?:s|ya)?\w*/gi,
    (_: string, one = '', two = '', word = '') =>
      `${word === '' ? 'divisible by' : /^f/i.test(word) ? 'factor of' : 'multiple of'} ${one} or ${two}`,
  ],
  [/\b(\d+) (?:aur|and) (\d+) (?:dono )?(?:k[aei]|se) (?:multiples?|gunaj)\b/gi, 'multiple of $1 and $2'],
  [/\bkho[ -]kho\b/gi, 'khokho'],
  [/\b(?:do|2) baa?r(?= (?:uchh?al|phenk|toss|ghum|spin|throw|roll|ki|kiya)\w*)/gi, 'twice'],
  [/\b(?:teen|3) baa?r(?= (?:uchh?al|phenk|toss|ghum|spin|throw|roll|ki|kiya)\w*)/gi, 'thrice'],
  [/(?<=\b(?:two|do|dono|2|teen|three) )pase\b/gi, 'dice'],
  [/\bchar sak(?:ta|ti|te)\b/gi, 'can graze'],
  [/(?<=(?:^|[.?!;,] |\) ))A(?= (?:aane|ane|aaye|nikalne)\b)/g, 'letter A'],
  [/\b(\d+) (?:aur|and|n|se) (\d+) ke (?:beech|bich|between)(?: mei?n?)?\b/gi, 'between $1 and $2'],
  [/\bkitni (?:sankhya\w*|numbers?|nos)\b/gi, 'how many numbers'],
  [
    /\b(\d+) se (?:(?:vibhajit|vibhajya|divisible)(?: ho(?:ti|ta|te|ne wali|ne wale|ngi)?)?|divide ho(?:ti|ta|te|ne wali|ne wale|ngi))(?= |[.?!]|$)(?: (?:hain?|h)\b)?/gi,
    'divisible by $1',
  ],
  [
    /\b(?:pichh?le|pichh?li|pehle wale) (?:din|mahine|saal|hafte|week|month|year|day|row) se ((?:rs\.? ?|₹ ?)?\d+(?: ?(?:rupa\w+|rs\.?|rupees|[a-z]+s))?) (?:zyada|jyada|zyaada|adhik)\b/gi,
    '$1 more than before',
  ],
  [/(?<=\bhar (?:mahine|mahina|month)\b[^]*)\b(?:1|ek) saal\b/gi, '12 months'],
  // "pehle din 20 rupaye", "har din 5 rupaye zyada"
  [
    /(?<!\b(?:din|saal|years?|days?|\d) )\b(?:pehle|pahle)(?= (?:din|mahine|saal|hafte|week|month|year|day|row)\b)/gi,
    'first',
  ],
  [/\b(?:pichh?le|pichh?li) (?:din|mahine|saal|hafte|week|month|year|day|row) se(?= )/gi, 'than before'],
  [
    /(?<=\d ?(?:rupa\w+|rs\.?|rupees|₹|km|pages?|seats?|words?) )(?:zyada|jyada|zyaada|adhik)\b(?! (?:se|than))/gi,
    'more',
  ],
  [/(?<=\bbacha(?:ye|ya|ti|ta|te|yi)\b[^]*)\bbach(?:ega|egi|enge|ayega|ayegi)\b/gi, 'save'],
  // "teen guna", "paanch saal"
  ...counts.map(
    (word, at) =>
      [
        new RegExp(
          `\\b${word.replace('char', 'chaa?r').replace('paanch', 'paa?n?ch').replace('chhe', 'ch?he')}(?= (?:gun[aie]|saal|ghant[aeo]|din|rupa[iy]e|km)\\b)`,
          'gi',
        ),
        `${at + 2}`,
      ] as const,
  ),
  [/\b(?:dusr[ei]|doosr[ei]) (?=(?:din|mahine|saal|hafte|day|month|year|week)\b)/gi, 'second '],
  [/\b(?:pehle|pahle)(?= (?:\d|\w+ (?:k[aio]|ke|se|mei?n?)\b))/gi, 'first'],
  [/(?<=\b(?:saal|years?|din|days?|ghante|hours?|minutes?|min) )(?:pehle|pahle)\b/gi, 'ago'],
  [/(?<![\d.]\s*)\b(m\/s|km\/hr?|kmph|cm\/s) (?:me|mein)\b/gi, 'in $1'],
  [/(?<=\d )second(?= (?:k[ei] )?(?:baad|bad|me|mein|uda+n)\b)/gi, 'seconds'],
  [/(?<=\b(?:saal|years?|din|days?|ghante|hours?|minutes?|min|seconds|sec) )(?:baad|bad)\b/gi, 'later'],
  [/\b(?:pehle|pahle)\b/gi, 'before'],
  [/\b(?:true|sahi|sach|satya) (?:ya|or|hai ya) (?:false|galat|jhoo?th?|asatya)\b/gi, 'true or false'],
  [/[.,]?\s*\b(?:reason|karan|kaaran|vajah) (?:bhi )?(?:do|batao|likho|dijiye|bataiye)\b/gi, ''],
  [/(?<=, ?|\. ?|aur )baa?d m(?:e|ei?n|ai)\b/gi, 'then'],
  [/\bk[iao] choti\b/gi, 'ka top'],
  [/(?<=\b(?:uske|iske|tower ke|building ke|ped ke|minar ke|khambe ke) )pair(?= (?:ka|ki|ke|par|se|tak)\b)/gi, 'foot'],
  [/\bchhat\b/gi, 'roof'],
  [/(?<=\d ?m )upar\b/gi, 'above'],
  // "9 m door", "kitni door"
  [/\b(?:kitni|kitna|kitne) (?:door|dur)\b(?: \(how far\))?/gi, 'how far'],
  [/(?<=\d\s?k?m )(?:ki )?(?:door|dur)\b/gi, 'away'],
  [/\bpedh\b/gi, 'ped'],
  // what it is from, said last: "height aur point ki doori batao dono khambo se"
  [
    /\b(?:(height|unchai) aur )?(point|bindu) k[ie] (doori|distance) (batao|nikalo|bataiye) (?:dono )?(khambo|poles|towers|buildings|imarato) se\b/gi,
    (_: string, height: string | undefined, point = '', far = '', bid = '', things = '') =>
      `${height === undefined ? '' : `${things} ki ${height} aur `}dono ${things} se ${point} ki ${far} ${bid}`,
  ],
  [/\bdono k[ei] (?=tops?\b)/gi, 'unke '],
  [/(?<=\btops? k[aei]) elevation (?:angles? )?(?=\d)/gi, ' angle of elevation '],
  [
    /\b(sadak|road|nadi|river|street|canal) k[ei] dono (?:hi )?(?:taraf|sides?|or|kinar\w*)\b/gi,
    '$1 ke opposite sides par',
  ],
  [/\b(?:toot|tut) (?:gaya|gayi|jata|jati|kar)\b/gi, 'broken'],
  [/\bdono taraf\b/gi, 'both sides'],
  [/\b(?:ek ?)?(?<!\bke )saa?th(?: mein| me| hi)?\b/gi, 'together'],
  [/\b(?:fir|phir) se\b/gi, 'again'],
  [
    /\b(?:subah|savere) (?:ke )?(\d{1,2}(?::\d\d)?) baje\b|\b(\d{1,2}(?::\d\d)?) baje (?:subah|savere)\b/gi,
    'at $1$2 am',
  ],
  [/\b(?:shaa?m|raat|dopahar|dopeher) (?:ke )?(\d{1,2}(?::\d\d)?) baje\b/gi, 'at $1 pm'],
  [/\bdin(?= (?:baad|pehle|later|ago|me|mein)\b)/gi, 'days'],
  [
    /\bteen(?= (?:buses|bus|bells?|ghantiyan|log|leds?|lights?|trains?|friends?|students?|signals?|bachch\w*|numbers?|sankhya\w*)\b)/gi,
    'three',
  ],
  // "deewar ke saath 60° ka angle": not the angle with the ground
  [
    /\b(?:deewar|diwar|wall)\s+(?:ke (?:saath|sath)|se)\s+(\d+)\s*(?:°|degrees?|deg)?\s*(?:ka|ki)\s+(?:angle|kon)\b/gi,
    'angle of $1° with the wall',
  ],
  // "saare aces nikal diye": taken out, and not drawn
  [/\bnikaa?l (?:diye|die|di)(?: gay[ei])?\b/gi, 'are removed'],
  // "saare hearts ke patte hata diye, bache hue me se ek patta nikala"
  [
    /\b(?:saa?re|sabhi|sab) ([a-z ]{3,24}?)(?: ke)?(?: patt[eo]n?| cards)? (?:hata|nikaa?l) (?:diye|die|di|lie|liye)(?: gay[ei])?,?(?: (?:aur|phir|fir))? (?:bach[eai]|baaki)(?: hu[ei]| hue)?(?: patt[eo]n?| cards)? (?:me|mein|main) se/gi,
    'all $1 are removed. remaining cards se',
  ],
  // "roots nikaal do": a plea
  [/\bnikaa?l(?= (?:do|dijiye|de|kar|ke|na)\b)/gi, 'nikalo'],
  [/\bchh?ot[aie] se chh?ot[aie]\b|\bsabse chh?ot[aie]\b/gi, 'smallest'],
  [/\bsabse bad[aie]\b/gi, 'greatest'],
  [/\bbhaa?g (?:dene|karne|diya|dete)(?: (?:par|pe|jaye|ja\w+))?\b/gi, 'divided'],
  [/\bkramash(?:a|ah)?\b/gi, 'respectively'],
  [/\b(?:koi|ek bhi) (?:bhi )?(solutions?|real roots?|hal) (?:nahi|nahin|nhi|na)\b/gi, 'no $1'],
  [/\bbad[aie] se bad[aie]\b/gi, 'greatest'],
  [/\bkitne baje\b/gi, 'at what time'],
  [
    /\b(neeche|niche|upar|uppar) (?:ki (?:taraf|or|aur) )?khul(?:ta|ti|e|a)(?: hu\w+)?(?= |[,.]|$)(?: (?:hai|h)\b)?/gi,
    (_: string, way = '') => (way.startsWith('u') ? 'opens upwards' : 'opens downwards'),
  ],
  [
    /\b([A-Z]{3,4}) ek ((?:cyclic |right |isosceles )?(?:quad|tri|para|rect|rhom|trap|squ)[a-z]+) (?:hai|h)\b/g,
    '$1 is a $2',
  ],
  [/\bchaa?ron? (angle|side)s?\b/gi, 'the four $1s'],
  [/(?<=\b[A-Z]{2} )kitne(?= (?:honge|hoge|hain|hai)\b)/g, 'kya'],
  // "1.8 m lamba ladka"
  [
    /(?<=\d ?(?:c?m|metre|meter|feet|ft) )(?:lamb[aie]|unch[aie]|oonch[aie])(?= (?:aadmi|admi|ladk[aei]|lark[aei]|boy|girl|man|woman|chowkidar|guard|bachch[aei]|vyakti|aurat|mahila|student|person|ped|tree|tower|minar|building|khamb\w+|pole)\b)/gi,
    'tall',
  ],
  // "D point hai triangle ABC ki side BC par"
  [
    /\b([A-Z]),? (?:ek )?(?:point|bindu) (?:hai|h) (?:(?:triangle|△|tri) ?)?([A-Z]{3}) ki (?:side |bhuja )([A-Z]{2}) (?:par|pe)\b/g,
    '$1 is a point on the side $3 of triangle $2',
  ],
  [
    /(?<=^|[.,;] |\b(?:me|mein) )(?:(?:triangle|△|tri) ?)?([A-Z]{3}) ki (?:side |bhuja )([A-Z]{2}) (?:par|pe) (?:ek )?(?:point |bindu )?([A-Z])(?: (?:ek )?(?:point |bindu ))?(?: ?(?:hai|h)\b)?/g,
    '$3 is a point on the side $2 of triangle $1',
  ],
  [/\b(?:is (?:tarah|prakar)(?: se)?|aise|aisa|aisi) ki\b(?! (?:milte|kat))/gi, 'such that'],
  [/\b(?:aise|aisi|aisa|iss? (?:tarah|prakar)(?: se)?)(?= (?:mil|kat|kaat|intersect|cut|meet|hai|hain)\w*)/gi, ''],
  // "D, AB par hai", "DE, BC ke parallel hai"
  [
    /(?<![A-Z] )\b([A-Z]),? (?:side |line |bhuja )?([A-Z]{2}) (?:par|pe)\b(?! (?:points?|bindu|do|ek|mil)\b)(?: (?:sthit )?(?:hai|h)\b)?/g,
    '$1 is on $2',
  ],
  [
    /\b(kya )?(?:line |side )?([A-Z]{2}),? (?:line |side )?([A-Z]{2}) ke (?:parallel|samantar|samaantar)\b(?: (?:hai|hain|h|hoga|hogi)\b)?/g,
    (_: string, asks = '', one = '', other = '') => `${asks === '' ? '' : 'Is '}${one} || ${other}`,
  ],
  [/\bkya (?:line |side )?([A-Z]{2}) (?:\|\||∥|parallel)(?: to)? ([A-Z]{2}) (?:hai|h|hoga|hogi)\b/g, 'Is $1 || $2'],
  // "4 raised to power n": no "and"
  [/\b(\d+|[a-z]) raised to (?:the )?power (?:of )?(n|m|k|\d+)\b/gi, '$1^$2'],
  // "jisme 7 jodne par wo 12, 15 aur 20 teeno se divide ho": increased by 7
  [
    /\b(?:jis|us|is)(?:me|mein|mei)n? (\d+) (?:jodne|add karne|milane) (?:par|pe|se)(?: w?v?oh?)?\b/gi,
    'which when increased by $1',
  ],
  [
    /\b(?:jis|us|is)(?:me|mein|mei)n? se (\d+) (?:ghatane|subtract karne|kam karne) (?:par|pe)(?: w?v?oh?)?\b/gi,
    'which when decreased by $1',
  ],
  [
    /\b(?:teeno|dono|sab|sabhi)n? se (?:poori |puri |poora |pura |exactly )?(?:divide|vibhajit|divisible) (?:ho|hoti|hota)(?: (?:jaye|jae|jaaye|jati|jata|sake))?\b/gi,
    'is divisible',
  ],
  // children of a table of marks, and nothing that remains
  [/\b(\d+|kitne) bach(?:c?h?e|c?ho|a)\b(?=[^]*\b(?:mean|average|median|mode|marks|frequency)\b)/gi, '$1 students'],
  [/(?<=\b(?:mean|average|median|mode|marks|frequency)\b[^]*)\b(\d+|kitne) bach(?:c?h?e|c?ho|a)\b/gi, '$1 students'],
  // "har baar 5 remainder bache"
  [
    /\bhar (?:baar|bar) (\d+) (?:remainder|shesh|sheshfal) (?:bache|bachta|bachti|rahe|aaye|mile|de|bach)\w*/gi,
    'leaves remainder $1 in each case',
  ],
  [
    /\b(?:har|each) (?:baar|bar) (?:remainder|shesh|sheshfal) (\d+) (?:bache|bachta|bachti|rahe|aaye|mile|de|bach)\w*/gi,
    'leaves remainder $1 in each case',
  ],
  [
    /\b(?:jo|wo jo) (\d+(?: ?, ?\d+)* (?:aur|and) \d+) ko divide (?:kare|kar(?:ne|e)? (?:par|pe))(?: to| toh)?\b/gi,
    'which divides $1',
  ],
  [/\bek hi (?:jagah|sthan)(?: se)?\b/gi, 'from the same place'],
  [/\bek hi (?:disha|direction)(?: (?:me|mein))?\b/gi, 'in the same direction'],
  [/\b(\d+) k[aei] (?:power|ghat) (n|m|x)\b/g, '$1^$2'],
  [/\b(?:hal|haal) (?:karo|kijiye|kare|kariye|karen|karna|kro|karke)\b/gi, 'solve'],
  [/\b(?:sirf |keval )?ek hi (?:hal|solution)\b/gi, 'unique solution'],
  [/\bansh (?:aur|and) har\b/gi, 'numerator and denominator'],
  [/\b(dono|charo|teeno|chaaron?) kon\b/gi, '$1 angles'],
  [/\bmilenge\b/gi, 'meet'],
  [/\bek hi (?:taraf|side|or|disha)\b(?: (?:me|mein|par|pe)\b)?/gi, 'same side'],
  [/\bek ke (?:piche|peeche|pichhe) ek\b(?: (?:hai|hain|h)\b)?/gi, 'one behind the other'],
  [/\bchaa?ron?(?= (?:aces?|kings?|queens?|jacks?|[ie]kk\w|raja|rani|badshah|gulam|begum)\b)/gi, 'four'],
  [/\bek hi (din|hafte|mahine|month|day|week)\b/gi, (_: string, one = '') => `same ${one === 'din' ? 'day' : one}`],
  [
    /\balag(?:[ -]alag)? (din|mahine|dino)\b/gi,
    (_: string, one = '') => `different ${one.startsWith('din') ? 'days' : one}`,
  ],
  [/\b(?:lagatar|kramagat|consecutive|aage[ -]pich?he)(?: do)? din(?:o|on)?\b/gi, 'consecutive days'],
  [/\bbaad\b/gi, 'after'],
  [/(?<=(?:₹ ?\d+|\d ?(?:rs\.?|rupa\w+|rupees?)) )sast[aei]\b/gi, 'kam'],
  [/\b(?:asli|vastvik|wastvik) (?=keemat|kimat|daam|mulya|price|cost)/gi, 'original '],
  // a plea, and no "not"
  [/(?<=\b(?:hai|do|karo|batao|bata|nikalo|dijiye|please|plz) )na\b/gi, ''],
  [/\bna(?= (?:hone|ho|aane|aaye|nikalne|ki)\b)/gi, 'not'],
]

/** A text with its Hindi quantities in English. */
export const withoutHindi = (text: string): string =>
  replaced(text, times)
    .replace(/(?<![\\\w'’])[A-Za-z]{3,}(?![\w'’])/g, (word) => {
      const small = word.toLowerCase()
      return Object.hasOwn(english, small) ? (english[small] ?? word) : word
    })
    // the English word for the Hindi one, in brackets
    .replace(/\b([a-z]{3,}) ?\( ?\1 ?\)/gi, '$1')
