import type { Pairs } from './question/replaced'

const inEnglish = (unit: string): string => (/^d/i.test(unit) ? 'days' : 'hours')

/** Quadratic equations as exercises put them, and as they are shortened. */
export const ofQuadratics: Pairs = [
  // "px² + 6x + 1 has real roots"
  [
    /^([^=]*?(?<![\w²^])(?:\d*|[a-z])x(?:²|\^2) ?[-−–+][-−–+\dx a-z()]*?)(?= has (?:two )?(?:real|equal|distinct|no|coincident)[a-z ]* roots)(?=[^=]*$)/i,
    '$1 = 0',
  ],
  // "find nature of roots and roots if real a) 3x² − 2x + 1 = 0 b) ..."
  [
    /^find (?:the )?nature of (?:the )?roots (?:and|n|&) (?:find |also )*(?:the )?(?:real )?roots,? if (?:they are |they )?(?:real|exist)(?: of)?\s*[:,]?\s*(?=\(?[i1]\))/i,
    'Find the nature of the roots of the following equations. If real roots exist, find them: ',
  ],
  // "discriminant and nature of roots 3x² − 5x + 4 = 0"
  [/\b(discriminant|nature of (?:the )?roots) (?=[-−–]?\d*x(?:²|\^?2)[^,.?]*= ?0)/gi, '$1 of '],
  // "has real roots or not", "roots real hai ya nahi"
  [
    /(?<=\broots?\b[^]*\breal|\breal roots)((?: (?:hain?|h|ho))?),? (?:or|ya) (?:not|nahi\w*|no)\b(?: (?:hain?|h))?/gi,
    '$1',
  ],
  [/\b(?:mool|mulo?n?) k[ai] prak(?:ri|ru)ti\b/gi, 'nature of roots'],
  [/\bvasta?vik\b/gi, 'real'],
  // "ye quadratic eqn hai ya nahi: x² + 3x + 1 = (x − 2)²"
  [
    /^(?:kya |batao |check karo )?(?:ye|yeh|yah|ye wali|niche wali) (?:ek )?quadratic(?: (?:equation|eqn|eq))? (?:hai|h)(?: (?:kya|ya nahi\w*|ki nahi\w*))*\s*[:.?,–-]*\s*([^:?]*[a-z][^:?]*=[^:?]+?)[.?]*\s*$/i,
    'Is $1 a quadratic equation?',
  ],
  // "find the discriminant and hence the nature of its roots. Find them, if they are real."
  [
    /^find (?:the )?discriminant of (?:the )?(?:quadratic )?(?:equation )?([^,?]*?= ?0),? (?:and )?hence (?:find )?(?:the )?nature of (?:its|the) roots[.,;]? (?:and )?(?:also )?find (?:them|the roots|its roots),? if (?:they are |they )?(?:real|exist|they exist)[.?]*\s*$/i,
    '(i) Find the discriminant of $1. (ii) Find the nature of the roots of $1. (iii) Find the roots of $1.',
  ],
  [
    /^([^a-z:?]*[a-z][^a-wyz:?]*=[^a-wyz:?]+?),? check (?:if |whether )?(?:it is )?(?:a )?quadratic(?: equation)?(?: or not)?[.?]*\s*$/i,
    'Is $1 a quadratic equation?',
  ],
  // no ask at all
  [/^\s*([-−–+\dabx²√/().^ ]*x(?:²|\^2)[-−–+\dabx²√/().^ ]*= ?0)[.?]*\s*$/, 'Solve $1'],
  [
    /^\s*([-−–+\dx²√/().^ ]*x(?:²|\^2)[-−–+\dx²√/().^ ]*= ?0) has (?=\(a\) ?(?:two|no|equal|more|real|a real))/i,
    'The quadratic equation $1 has ',
  ],
  [
    /^find whether the following equation has real roots\. if real roots exist,? find them\s*[:.]?\s*([^]+=[^]+?)$/i,
    'Solve $1',
  ],
  [
    /(?<=\d)\)?,? has how many (?:real )?roots\s*\??\s*$/i,
    (found: string) => `${found.startsWith(')') ? ')' : ''} how many real roots has it?`,
  ],
]

const form = String.raw`(?:the )?(?:quadratic )?(?:equation )?(\d*|[kp])x(?:²|\^2) ?([-−–+] ?[\da-wz]*)x ?([-−–+] ?[\da-wz]+) ?= ?0`

/** Stories of such equations, shortened. */
export const ofShortStories: Pairs = [
  // "Rohan's mother is 26 years older than him. ... Find his present age."
  [
    /^([a-z]+)(['’]s (?:mother|father|sister|brother|uncle|aunt) is \d+ years (?:older|younger) than (?:him|her)\b[^]*?)\bfind (?:his|her)(?= (?:present )?age\b)/gi,
    "$1$2find $1's",
  ],
  // "one of the sides containing the right angle of a triangular plot"
  [
    /\bone of the (?:two )?(?:sides|legs) (?:containing|including|at|forming|making) the right angle(?: of (?:a|the) (?:right[- ]?(?:angled )?)?triang(?:le|ular (?:plot|field|park|garden|lawn)))?/gi,
    'one side of a right triangle',
  ],
  // "shared equally by all. On the day 10 students did not come"
  [/\bon (?:the|that) day,? (?=\d+ [a-z]+ (?:did not|failed|could not|were absent)\b)/gi, ''],
  // "2 m more than the longer leg, and the longer leg is 23 m more than the shorter leg"
  [
    /(?<=\bhypotenuse\b(?=[^]*\blonger (?:leg|side)\b)(?=[^]*\bshorter (?:leg|side)\b)(?=[^.]*\b(?:more than|exceeds)\b)[^]*)\b(longer|shorter) (?:leg|side)\b/gi,
    (_: string, which = '') => (/^l/i.test(which) ? 'third side' : 'shortest side'),
  ],
  [/(?<=\bhypotenuse of (?:a |the )?right[- ])(?:angled )?triangular (?:field|park|plot|garden|lawn)\b/gi, 'triangle'],
  [/(?<=\barea of (?:the )?path) only\b/gi, ''],
  // "the discriminant of 3x² - 2x + c = 0 is 16"
  [
    new RegExp(
      String.raw`^(?:(?:if )?(?:the )?discriminant of ${form} (?:is|=)|for (?:what|which) values? of ([k-p]) is the discriminant of ${form} equal to) (\d+)(?:,? (?:then )?(?:find )?(?:the )?(?:values? of )?([a-wz])\b(?: (?:is|=))?)?`,
      'i',
    ),
    (whole: string, ...found: (string | undefined)[]) => {
      const [a = '', b = '', c = '', asked = '', d = '', e = '', f = '', value = '', then = ''] = found
      const [first, second, third] = asked === '' ? [a, b, c] : [d, e, f]
      const letter = asked === '' ? then : asked
      const middle = second.replace(/\s/g, '')
      return letter !== '' && `${first}${second}${third}`.includes(letter)
        ? `If (${/\w/.test(middle) ? middle : `${middle}1`})² - 4 × ${first === '' ? 1 : first} × (${third.replace(/\s/g, '')}) = ${value}, find ${letter}`
        : whole
    },
  ],
  // "2 cm longer than one of the legs and 9 cm longer than the other leg"
  [
    /(?<=\bhypotenuse\b[^.]*)\b(longer|greater) than (one|(?:the )?other)(?: of the)? (?:legs?|sides?)\b/gi,
    'more than $2 side',
  ],
  [/\bcoupled with\b(?=[^]*\bsquare root\b)/gi, 'and'],
  // "A aur B milke ek kaam 6 din me karte hai. A akela karega to B se 5 din kam lagte hai. B akela kitne din me karega"
  [
    /\b([A-Z]\w*) (?:aur|and) ([A-Z]\w*) (?:mil ?kar|milke|saath me|ek saath) (?:ek |koi |kisi )?(?:kaam|work|deewar|khet|field|wall)(?: ko)? (\d+(?:[ .]\d+(?:\/\d+)?)?) (din|ghante) (?:me|mein)(?: (?:khatam|pura|poora|complete))?(?: kar\w*)?(?: (?:hain?|h|sakte))*/g,
    (_: string, a = '', b = '', n = '', unit = '') => `${a} and ${b} together do a work in ${n} ${inEnglish(unit)}`,
  ],
  [
    /(?<=\btogether do a work\b[^]*)\b([A-Z]\w*) (?:akel[aei] |ko akele )?(?:(?:kare|karega|karegi|karta hai|karne me) (?:to )?)?([A-Z]\w*) se (\d+) (din|ghante) (kam|zyada|jyada|adhik) (?:lag|le|lag)\w*(?: (?:hain?|h))?/g,
    (_: string, a = '', b = '', n = '', unit = '', how = '') =>
      `${a} alone takes ${n} ${inEnglish(unit)} ${how === 'kam' ? 'less' : 'more'} than ${b}`,
  ],
  [
    /(?<=\btogether do a work\b[^]*)\b([A-Z]\w*) akel[aei] kitn[aei] (din|ghante) (?:me |mein )?(?:kar|leg|lag|le|pura|khatam)\w*(?: (?:hain?|h|karega|karegi))*/g,
    (_: string, a = '', unit = '') => `How many ${inEnglish(unit)} does ${a} take alone`,
  ],
  // "Zoya ne ₹80 me kuch notebooks kharidi. agar same paise me 4 notebook aur aati to har ek ₹1 sasti padti"
  [
    /^([A-Z]\w+|ek [a-z]+) ne (?:rs\.? ?|₹ ?)?(\d+) ?(?:rs|rupaye|rupees?)? (?:me|mein|k[ei]) kuch ([a-z]+) (?:khari+d|li|le)\w*(?: (?:hain?|h|thi|the|tha))?[.,]? (?:agar|yadi|if) (?:(?:same|utne|itne|unhi|usi)(?: hi)? (?:paise|paiso|rupaye|rakam|amount|daam)\w* (?:me|mein) |(?:w?oh? |use )?)(?:use |usko )?(\d+) ([a-z]+) (?:aur|zyada|jyada|extra|more) (?:aa|mil|le|khar|khari)\w*(?: hot[aei])?,? (?:to|toh) (?:har(?: ek)? ?[a-z]*|ek ek|pratyek [a-z]+|each [a-z]*) (?:rs\.? ?|₹ ?)?(\d+) ?(?:rs|rupaye|rupees?|rupay[ae])? (?:sast[aei]|kam)[^.?]*[.?]? (?:usne |to )?kitn[aei] \w+ (?:khari+d|li|le)\w*[^.?]*[.?]*$/i,
    'Some $3 were bought for ₹$2. If $4 more $3 had been bought for the same amount, each would have cost ₹$6 less. How many $3 were bought?',
  ],
  // "a hall with its length one metre more than twice its breadth"
  [
    /,? (?:with|having) (?:its|the) (length|breadth|width) (?=(?:(?:\d+|one|two|three) ?(?:m|cm|met(?:re|er)s?)? (?:more|less) than|twice|thrice) )/gi,
    '. Its $1 is ',
  ],
  [/\bcarpet area\b/gi, 'area'],
  // the letter is that of the side by which the other one is told
  [
    /(?<=\b(?:more|less) than (?:twice |thrice )?(?:its |the )?(length|breadth|width)\b[^]*)\blet (?:the |its )?\1(?: of (?:the|this) [a-z]+)? be x(?: ?(?:m|cm|met(?:re|er)s?))?[.,;]? ?/gi,
    '',
  ],
  // a strip about a field has one width
  [
    /,? (?:and )?(?:the )?width of (?:the )?(?:grass|path|strip|border|margin)(?: strip)? (?:is|being|remains) (?:the )?(?:same|uniform|equal)(?: (?:on|in|along) all (?:the )?(?:four )?sides)?/gi,
    '',
  ],
  [
    /(?<=\b(?:length|breadth)\b[^]*)\bfind the dimensions of (?:the|this) (?:[a-z]+ )?(?:hall|plot|park|field|garden|room|rectangle|lawn|ground|floor|pool|grove)\b/gi,
    'find its length and breadth',
  ],
  // "usme 18 add karne par digits interchange ho jate hain"
  [
    /(?<=\bdigits?\b[^]*)\b(?:agar )?(?:us|is)(?:me|mein|mei)? (\d+) (?:add|jod|plus)(?:ne| karne| kar(?:ne)?)? (?:par|pe|se)\b/gi,
    'if $1 is added to the number',
  ],
  [
    /(?<=\bdigits?\b[^]*)\b(?:agar )?(?:us|is)(?:me|mein|mei)? (?:me )?se (\d+) (?:subtract|ghata|minus)(?:ne| karne| kar(?:ne)?)? (?:par|pe|se)\b/gi,
    'if $1 is subtracted from the number',
  ],
  [
    /(?<=\b(?:added to|subtracted from) the number )(?:uske |iske )?digits (interchange|reverse|ulte|badal|palat)(?:d)? (?:ho )?(?:jate|jaate|jayenge|jaayenge) (?:hain?|h)\b/gi,
    'the digits interchange their places',
  ],
  [/\bfactors? (?:kar|karke|bana|banake)\w*\b/gi, 'by factorisation'],
  [
    /,? ?\(?\b(?:jaha|jahan|where),? \$?x (?:is )?([-−]?\d+) (?:aur|and|ya|or|,) ([-−]?\d+) (?:nahi|nahin|not)(?: (?:hai|ho))?\)?/gi,
    ', x ≠ $1, $2',
  ],
  [
    /\bboth (?:the )?(?:solutions|roots) of (?:the )?(?:quadratic )?(?:equation )?([^,?]+?= ?0) (?:turn out to be|come out to be|are) the same(?: number)?/gi,
    '$1 has equal roots',
  ],
  [/ ?\( ?[kpm] (?:is )?(?:not|≠|!=) (?:equal to )?(?:0|zero) ?\)/gi, ''],
  [/(?<=\breciprocal) ?\+ ?(?=age)/gi, ' added to '],
  [/\bone upon the age\b/gi, 'the reciprocal of the age'],
  [/\bages of (?:2|two) ([a-z]+) sum (?:is )?(?=\d)/gi, 'sum of the ages of two $1 is '],
  // taps
  [
    /\b(?:do|2) (?:nal|pipe|tap)s? milkar (?:ek )?(?:tanki|tank|hauz) (?:ko )?(\d+) (?:ghante|hours?) (?:me|mein) bhar\w*(?: (?:hain?|dete hain?|h))?/gi,
    'Two taps running together fill a tank in $1 hours',
  ],
  [
    /\bbad[aie] (?:wal[ai] )?(?:nal|pipe|tap) (?:akele )?(?:isko |use )?chh?ot[ei] (?:wale )?(?:nal|pipe|tap) se (\d+) (?:ghante|hours?) kam (?:time |samay )?leta(?: hai)?/gi,
    'The larger tap takes $1 hours less than the smaller one to fill the tank alone',
  ],
  [/\btimes (?=taken by)/gi, 'time '],
  // right triangles and rectangles
  [
    /\b(altitude|height|base|perpendicular) (?:apne |iske )?(base|altitude|height) se (\d+ ?(?:c?m)) (chh?ot\w+|kam|bad\w+|lamb\w+|zyada|jyada)(?: (?:hai|h))?/gi,
    (_: string, one = '', other = '', gap = '', how = '') =>
      `the ${one} is ${gap} ${/^(?:ch|k)/i.test(how) ? 'less' : 'more'} than the ${other}`,
  ],
  [/\bbaa?ki (?:do|dono|2) sides (?:kitni|kya|nikalo|batao)(?: (?:hongi|hogi|hain?))?/gi, 'find the other two sides'],
  [
    /\b(longer side|diagonal) ?= ?(?:the )?shorter(?: side)? ?\+ ?(\d+)(?: ?(c?m))?(?=[^]*?(?:\((c?m)\))?)/gi,
    (_: string, one = '', more = '', unit = '') =>
      `the ${one} is ${more} ${unit === '' ? 'm' : unit} more than the shorter side`,
  ],
  [/(?<=shorter side) ?\((?:c?m)\)/gi, ''],
  [
    /\b(diagonal|badi side|longer side) chh?oti side se (\d+ ?c?m) (?:zyada|jyada|bad[aie]|lamb[aie])(?: (?:hai|h))?/gi,
    (_: string, one = '', more = '') =>
      `the ${/^b/i.test(one) ? 'longer side' : one} is ${more} more than the shorter side`,
  ],
  [/(?<=\bshorter side\b[^]*[.,] ?)sides ?\?+\s*$/gi, 'Find the sides.'],
  [
    /\bif (?:we|i|you) add (?:up )?(?:their|the|both) areas(?: together)? (?:we|i|you) get\b/gi,
    'the sum of their areas is',
  ],
  [/\bi need (?:the )?(?=sides?\b)/gi, 'find the '],
  [/\bpossible or not\b/gi, 'possible'],
  [/(?<=\barea\b[^]*)[.,;?] ?l (?:and|n|&) b\s*[?.]*\s*$/gi, '? Find its length and breadth.'],
  [/\b(by \d+ ?km\/hr?) over (?:the |its |his )?usual(?: speed)?/gi, '$1'],
  // in letters
  [/(?<==[^]*)\b(?:find|solve for) x in (?:terms of )?[a-d] ?(?:,|and|&) ?[a-d]\b/gi, ', solve for x'],
  [
    /(?<==[^]*)\b(?:isme |is me )?x ki values? [a-d] (?:aur|and) [a-d] (?:me|mein) (?:nikaln\w+(?: (?:hai|h))?|nikalo|batao)/gi,
    ', solve for x',
  ],
  [/\bfind ([kp]) ?, ?([kp])\s*[.?]*\s*$/g, 'find $1 and $2'],
  [/\bsum of (?:the )?sqs? of\b/gi, 'sum of the squares of'],
  [/\bproduct of ages\b/gi, 'product of their ages'],
  [
    /\b([a-z]+)s (?=(?:mother|father|sister|brother|present age)\b)/gi,
    (whole: string, name = '') => (/^(?:hi|thi)$/i.test(name) ? whole : `${name}'s `),
  ],
  [
    /^(?:ek )?(?:2|two|do)[- ]?digits? (?:ka |ki |wali )?(?:number|sankhya) (?:hai |h )?jisk[ei] digits k[ai] product (\d+) (?:hai|h)\b[.,]? (?:agar )?(?:us )?(?:(?:number |sankhya )?(?:me|mein) ?(?:se )?)?(\d+) (ghata|add|jod)\w*(?: \w+)? (?:to|toh|par|pe) digits (?:interchange|reverse|ulat|palat|badal)\w* (?:ho )?jat[ei] (?:hai|h|hain)\b[.,]?(?: (?:to |toh )?(?:wo |woh |vo |us )?(?:number|sankhya)?(?: (?:kya (?:hai|hoga)|bata\w*|nika+l\w*|gyat karo|find karo|find))?)?\s*[.?]*$/i,
    (_: string, product = '', by = '', how = '') =>
      `A two-digit number is such that the product of its digits is ${product}. When ${by} is ${/^g/i.test(how) ? 'subtracted from' : 'added to'} the number, the digits interchange their places. Find the number.`,
  ],
]
