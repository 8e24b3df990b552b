import { listed } from '../listed'
import type { Pairs } from '../question/replaced'
import { named as inCapitals } from './words'

const ratio = '(sin|cos|tan|cosec|sec|cot)'
const ratioOf = String.raw`${ratio} ?(theta|[a-z])(?![a-z])`
const value = String.raw`(?:√|root ?)?\d+(?:\.\d+)?(?:√\d+)?(?:\/(?:√|root ?)?\d+(?:√\d+)?)?`
const end = String.raw`\s*(?:=? ?\?*|(?:,? (?:where )?(?:angle )?[a-z] (?:is )?(?:an )?acute)|(?:ki |ka )?values?|nikalo|batao|kya (?:hoga|hai)|kitna)?\s*[.?]*\s*$`
const capital = (letter: string): string => (letter === 'theta' ? 'theta' : letter.toUpperCase())
const named = (text: string): string =>
  text.replace(new RegExp(ratioOf, 'g'), (_: string, one = '', letter = '') => `${one} ${capital(letter)}`)

/** "sin a cos b", each one. */
const asked = String.raw`((?:${ratioOf}[ ,]*(?:and |n |aur )?){2,})`

function ratiosAsked(told: string, list: string): string {
  const all = [...list.matchAll(new RegExp(ratioOf, 'g'))].map(
    ([, one = '', letter = '']) => `${one} ${capital(letter)}`,
  )
  return `If ${named(told)}, find ${listed(all)}.`
}

const bracket = String.raw`\(([a-z]) ?([-+]) ?([a-z])\)`

/** What is a formula with a word or two around it. */
export const formulas: Pairs = [
  // "sina=3/4 cosa tana", "15cota=8 sina seca"
  [
    new RegExp(
      String.raw`^(?:if |given |agar )?(\d* ?${ratioOf}) ?(?:=|is|hai)? ?(${value}),? (?:find |to |then |hai to )?${asked}${end}`,
    ),
    (_: string, told = '', _one = '', _letter = '', number = '', list = '') => ratiosAsked(`${told} = ${number}`, list),
  ],
  [
    new RegExp(String.raw`^(?:if |given |agar )?${ratioOf} (${value}),? (?:find |to |then |hai to )?${ratioOf}${end}`),
    (_: string, one = '', letter = '', number = '', other = '', of = '') =>
      `If ${one} ${capital(letter)} = ${number}, find ${other} ${capital(of)}.`,
  ],
  // "4tana=3 (4sina-cosa)/(4sina+cosa)"
  [
    new RegExp(
      String.raw`^(?:if |given |agar )?(\d* ?${ratioOf} ?= ?${value}),? (?:find |to |then |hai to )?(\([^=a-df-z]*${ratio}[^=]*\)|[^=a-z]*${ratio}[^=]*)${end}`,
    ),
    (_: string, told = '', _one = '', _letter = '', asked = '') =>
      `If ${named(told)}, find the value of ${named(asked.trim())}.`,
  ],
  // "tan(a+b)=√3 tan(a-b)=1/√3 0<a+b<=90 a>b"
  [
    new RegExp(
      String.raw`^(?:if )?${ratio} ?${bracket} ?= ?(${value}),? (?:and |aur )?${ratio} ?${bracket} ?= ?(${value})(?:[ ,]*(?:0 ?°? ?< ?[a-z] ?\+ ?[a-z] ?(?:<|<=|≤) ?90 ?°?|[a-z] ?> ?[a-z]|where|acute))*[ ,]*(?:find |to )?(?:([a-z])[ ,]*(?:and |aur |n )?([a-z]))?${end}`,
    ),
    (whole: string, ...found: readonly string[]) => {
      const [f = '', a = '', s = '', b = '', u = '', g = '', c = '', t = '', d = '', v = ''] = found
      return a === c && b === d
        ? `If ${f}(${a.toUpperCase()} ${s} ${b.toUpperCase()}) = ${u} and ${g}(${c.toUpperCase()} ${t} ${d.toUpperCase()}) = ${v}, where A + B is at most 90° and ${a.toUpperCase()} > ${b.toUpperCase()}, find ${a.toUpperCase()} and ${b.toUpperCase()}.`.replace(
            'A + B is at most',
            `0° < ${a.toUpperCase()} + ${b.toUpperCase()} ≤`,
          )
        : whole
    },
  ],
  // "9sec2a-9tan2a"
  [
    /^(\d*) ?(sec|cosec|sin) ?2 ?(a|theta) ?([-+−]) ?(\d*) ?(tan|cot|cos) ?2 ?\3(?: ?\(?squares?\)?)?\s*(?:=? ?\?*|kitna|value|ki value)\s*$/,
    (whole: string, n = '', one = '', of = '', sign = '', m = '', other = '') =>
      `${one}${sign === '−' ? '-' : sign}${other}` ===
      `${one}${one === 'sin' ? '+cos' : one === 'sec' ? '-tan' : '-cot'}`
        ? `Find the value of ${n} ${one}^2 ${capital(of)} ${sign} ${m} ${other}^2 ${capital(of)}.`
        : whole,
  ],
  // "alpha beta zeroes x2-5x+6 alpha2+beta2"
  [
    /^(alpha|[pmα]) ?(?:,|and|&|n|aur)? ?(beta|[qnβ]) (?:are |r )?(?:the )?(zeroe?s|roots) (?:of )?([-\dx^²+−*. ]*?x[-\dx^²+−*./ ]*?)(?: ?= ?0)?[ ,:]+(?:find |to |then )?((?:alpha|beta|[pqαβmn\d]|[-+*/^²³() ])+?)(?: ?=)? ?(?:ki value|value|kitna|nikalo|batao)?\s*\??$/,
    (_: string, one = '', other = '', what = '', of = '', asked = '') =>
      `If ${one} and ${other} are the ${what} of ${of.trim()}${what === 'roots' ? ' = 0' : ''}, find ${asked.replace(/(alpha|beta|[pqαβmn])([23])(?!\d)/g, '$1^$2').trim()}.`,
  ],
  // "x2+kx-6 ka 1 zero 2 k="
  [
    /^([-\dx^²+− a-z()]*?[a-ce-hj-np-w][-\dx^²+−a-z() ]*?)(?: ?= ?0)? (?:ka |ki |ke )?(?:1|one|ek|a) (zero|root) (?:is |= ?|hai )?([-−]?\d+(?:\/\d+)?)(?: hai)?,? (?:to |then |find )?([a-z])\s*(?:=|\?|nikalo|batao|ki value|kya hoga)*\s*\??$/,
    (whole: string, of = '', what = '', value = '', letter = '') =>
      /[a-z]{3}/.test(of) || !of.includes(letter)
        ? whole
        : `If ${value} is a ${what} of ${of.trim()}${what === 'root' ? ' = 0' : ''}, find ${letter}.`,
  ],
  // "one zero of (a-1)x2+ax+1 is -3 then a"
  [
    /^(?:if )?(?:1|one|ek|a) (zero|root) of ([-\dx^²+−a-z() ]*?x[-\dx^²+−a-z() ]*?)(?: ?= ?0)? (?:is |= ?|hai )([-−]?\d+(?:\/\d+)?)(?: hai)?,? (?:to |then |find )+([a-z])\s*(?:=|\?|nikalo|batao|ki value|kya hoga)*\s*\??$/,
    (whole: string, what = '', of = '', value = '', letter = '') =>
      /[a-z]{3}/.test(of) || !of.includes(letter)
        ? whole
        : `If ${value} is a ${what} of ${of.trim()}${what === 'root' ? ' = 0' : ''}, find ${letter}.`,
  ],
  // "zeroes of x2+px+q are double of zeroes of 2x2-5x-3, p q"
  [
    /^(?:if )?(?:the )?(zeroe?s|roots) of ([-\dx^²+−a-z ]*?[a-z]) (?:are |r )?(double|twice|2 times) (?:of |the |in value to )*(?:zeroe?s|roots|those) of ([-\dx^²+− ]*?\d),? (?:to |then |find )*([a-z]) ?(?:,|and|n|aur)? ?([a-z])\s*(?:=|\?|nikalo|batao|ki value)*\s*\??$/,
    'If the $1 of $2 are double in value to the $1 of $4, find $5 and $6.',
  ],
  // "graph cuts x axis 3 times and y axis once, no of zeroes"
  [
    /^(?:if )?(?:the )?(?:graph (?:of )?(?:y ?= ?p ?\(x\) )?|y ?= ?p ?\(x\) (?:ka graph )?)(?:cuts?|meets?|intersects?|crosses) (?:the )?x[- ]?axis (?:at |in )?(\d|one|two|three|four|once|twice|thrice)(?: times?| points?| jagah)?(?:,? (?:and|n|aur) (?:the )?y[- ]?axis (?:at |in )?(?:\d|one|once|twice)(?: times?| points?)?)?,? (?:to |then |find )*(?:the )?(?:no\.?|number|kitne|how many) (?:of )?zeroe?s(?: of p ?\(x\))?(?: hai| hain)?\s*\??$/,
    'The graph of y = p(x) cuts the x-axis at $1 points. Find the number of zeroes of p(x).',
  ],
  // "x-2y=5 and 3x-6y=15 consistent or not, how many solutions"
  [
    /^(.*=.*?[,;]? ?(?:and |aur )?.*=.*?),? (?:are |is )?(?:consistent or (?:not|inconsistent)|consistent hai ya nahi|consistent),? (?:and |aur |n )?(?:how many|kitne) (?:sol(?:utio)?n?s?)(?: hai| honge)?\s*\??$/,
    'For the pair $1: (i) Is it consistent? (ii) How many solutions does it have?',
  ],
  // "first term 5 last 45 sum 400 n=? d=?"
  [
    /^(?:ap )?(?:me )?first(?: term)? (?:is |= ?)?(-?\d+),? last(?: term)? (?:is |= ?)?(-?\d+),? (?:and )?sum (?:is |= ?)?(-?\d+),? (?:to |then |find )*(?:n|no of terms|number of terms) ?=? ?\??,? ?(?:and |aur |n )?(?:d|common difference)?\s*(?:=|\?|nikalo|batao)*\s*\??$/,
    'The first term of an AP is $1, the last term is $2 and the sum is $3. Find the number of terms and the common difference.',
  ],
  // "vertices (1,4) (-2,-3) (7,5) centroid"
  [
    /^(?:(?:triangle|tri)(?: ke)? )?(?:vertices )?(?:are )?((?:[a-z]? ?\([^()]*\)[ ,]*(?:and )?){3})(?:ka |ki |ke )?(?:triangle |tri )?(?:ka )?centroid\s*(?:=|\?|nikalo|batao|pls|please|find)*\s*\??$/,
    (_: string, points = '') =>
      `Find the centroid of the triangle with vertices ${[...points.matchAll(/\([^()]*\)/g)].map(([one]) => one).join(', ')}.`,
  ],
  // "cot theta=7/8 then (1+sin)(1-sin)/(1+cos)(1-cos)"
  [
    /^(?:if )?cot ?(?:theta|θ|a) ?= ?(\d+\/\d+),? (?:find |then |to )*(?:value of )?\(1 ?\+ ?sin(?: ?(?:theta|θ|a))?\) ?\(1 ?- ?sin(?: ?(?:theta|θ|a))?\) ?\/ ?\(?\(1 ?\+ ?cos(?: ?(?:theta|θ|a))?\) ?\(1 ?- ?cos(?: ?(?:theta|θ|a))?\)\)?(?: of theta)?\s*(?:=|\?|nikalo|batao|kitna|ki value)*\s*\??$/,
    'If cot θ = $1, find the value of (1 + sin θ)(1 - sin θ)/((1 + cos θ)(1 - cos θ)).',
  ],
  // "sinθ=cosθ θ acute, 2tan²θ+sin²θ-1 ki value"
  [
    /^(?:if )?sin ?(theta|θ|a) ?= ?cos ?\1,? (?:(?:theta|θ|a) (?:is )?(?:an )?acute(?: angle)?,? )?(?:find |then |to )*(?:value of )?([^=]*(?:sin|cos|tan|sec|cot)[^=]*?)\s*(?:=|\?|nikalo|batao|kitna|ki value|value)*\s*\??$/,
    (_: string, letter = '', asked = '') => {
      const name = letter === 'a' ? 'A' : 'θ'
      return `If sin ${name} = cos ${name}, where ${name} is acute, find the value of ${asked.replace(/(sin|cos|tan|sec|cosec|cot) ?(²|\^2|2)? ?(?:theta|θ|a)(?![a-z])/g, (_one: string, f = '', power = '') => `${f}${power === '' ? '' : '²'} ${name}`)}.`
    },
  ],
  // "mean of x x+2 x+4 x+6 x+8 is 11 x="
  [
    /^(?:if )?(?:the )?mean of ((?:[a-z](?: ?\+ ?\d+)?[ ,]+(?:and )?){2,}[a-z](?: ?\+ ?\d+)?) (?:is |= ?)(\d+(?:\.\d+)?),? (?:to |then |find )*([a-z])\s*(?:=|\?|nikalo|batao|ki value|kya)*\s*\??$/,
    (_: string, list = '', mean = '', letter = '') =>
      `The mean of ${list
        .trim()
        .split(/[ ,]+(?:and )?(?=[a-z])/)
        .join(', ')} is ${mean}. Find ${letter}.`,
  ],
  // "xi 10 15 p 25 35 fi 3 10 25 7 5 mean 20.6 p ki value"
  [
    /^(x_?i?) ?:? ((?:[\d.]+|[a-z])(?:[ ,]+(?:[\d.]+|[a-z])){2,}),? (f_?i?) ?:? ((?:[\d.]+|[a-z])(?:[ ,]+(?:[\d.]+|[a-z])){2,}),? (?:and )?mean (?:is |= ?)?(\d+(?:\.\d+)?),? (?:to |then |find )*(?:value of )?([a-z])\s*(?:=|\?|nikalo|batao|ki value|kya)*\s*\??$/,
    '$1 $2, $3 $4, mean is $5. Find $6.',
  ],
  // "0-10 5, 10-20 x, 20-30 20 ... total 60 median 28.5 x y"
  [
    /^((?:\d+ ?- ?\d+ ?:? (?:\d+|[a-z]),? ){3,})(?:and )?(?:total(?: frequency)?|sum of f|n) ?(?:is |= ?)?(\d+),? (?:and )?(median|mean|mode) (?:is |= ?)?(\d+(?:\.\d+)?),? (?:to |then |find )*([a-z]) ?(?:,|and|n|aur)? ?([a-z])\s*(?:=|\?|nikalo|batao|ki value)*\s*\??$/,
    (_: string, rows = '', total = '', what = '', value = '', one = '', other = '') => {
      const cells = [...rows.matchAll(/(\d+ ?- ?\d+) ?:? (\d+|[a-z])/g)]
      return `The ${what} of the following data is ${value}. Find ${one} and ${other} if the total frequency is ${total}. class ${cells.map(([, band = '']) => band.replace(/ /g, '')).join(' ')} frequency ${cells.map(([, , count = '']) => count).join(' ')}`
    },
  ],
  // "sabse chota no jo 1 se 8 tak sabse divide ho"
  [
    /^(?:find )?(?:the )?(?:sabse chh?ot[ai]|smallest|least) (?:no\.?|number|sankhya) (?:jo |which is |that is )?(?:divisible by )?(?:all )?(?:numbers |natural numbers )?(?:from )?1 (?:se|to) (\d+)(?: tak)?(?: (?:sab|sabhi|har|all|sabse|sab se|sabhi se|saare|numbers?|no|both|inclusive|se))*(?: (?:divide|divisible|vibhajit)(?: ho\w*)?)?\s*\??$/,
    'Find the smallest number divisible by all the numbers from 1 to $1.',
  ],
  // "zeroes of x2-5x+k ka diff 1 k"
  [
    /^(?:if )?(?:the )?(?:difference of )?(zeroe?s|roots) (?:of )?([-\dx^²+− k]*?k[-\dx^²+−k ]*?)(?: ?= ?0)? (?:ka |me |have |differ by )?(?:diff(?:erence)?(?: of)? )?(?:is |= ?)?(\d+)(?: hai)?,? (?:to |then |find )?k\s*(?:=|\?|nikalo|batao|ki value)*\s*\??$/,
    (_: string, what = '', of = '', by = '') =>
      `If the difference of the ${what} of ${of.trim()}${what === 'roots' ? ' = 0' : ''} is ${by}, find k.`,
  ],
  // "quad poly sum of zeroes 1/4 prod -1"
  [
    /^(?:find )?(?:a |the )?(?:quad(?:ratic)? )?poly(?:nomial)? (?:whose |with |jiske |if )?(?:the )?(?:sum (?:of (?:the )?)?(?:zeroe?s )?(?:is |= ?)?|zeroe?s (?:ka )?sum (?:is |= ?)?)(-?[\d/√.]+),? (?:and |aur |n )?(?:the )?(?:prod(?:uct)?(?: of(?: the)? zeroe?s)?) (?:is |= ?)?(-?[\d/√.]+)\s*\??$/,
    'Find a quadratic polynomial, the sum and product of whose zeroes are $1 and $2 respectively.',
  ],
  // "disc of 3√3 x2+10x+√3=0"
  [
    /^(?:find )?(?:the )?(?:disc(?:riminant)?|d) (?:of )?(.*?)(\d*) ?(√\d+) (x[2²^].*=.*)$/,
    'Find the discriminant of $1$2$3$4',
  ],
  [/^(?:find )?(?:the )?disc (?:of )?(.*=.*)$/, 'Find the discriminant of $1'],
  // "sn=4n-n2 1st term n 10th term"
  [
    /^s_?n ?= ?(?=[^,]*n)([-+−\dn^²*/() ]*?n(?:2|\^2|²)[-+−\dn^²*/() ]*?|[-+−\d*/() ]*n[-+−\d*/() ]*n(?:2|²|\^2))[ ,]+(?:find |to |then )?(.+?)(?: batao| nikalo)?\s*\??$/,
    (_: string, sum = '', asked = '') =>
      `The sum of the first n terms of an AP is ${sum.replace(/n2/g, 'n^2').trim()}. Find ${asked
        .replace(/\b1st term\b/, 'the first term')
        .replace(/ (?:n|&|aur) (?=\d|the|common|d\b)/, ' and ')
        .replace(/\b(?:an|nth term)\b/, 'the nth term')
        .replace(/\bd\b/, 'the common difference')
        .replace(/(?<!the )\b(\d+(?:st|nd|rd|th) term)/g, 'the $1')}.`,
  ],
  // "k+2 4k-6 3k-2 ap k="
  [
    /^(?:if )?(?:the )?(?:terms )?([-\d]*[a-z] ?[-+] ?\d+|\d+)[ ,]+([-\d]*[a-z] ?[-+] ?\d+|\d+)[ ,]+(?:and )?([-\d]*[a-z] ?[-+] ?\d+|\d+) (?:are |r )?(?:in |form )?(?:an )?(?:a\.?p\.?)(?: me| mein| form| hai| ke terms| me hai| bana\w*)*,? (?:to |then |find )?(?:value of )?([a-z])\s*(?:=|\?|nikalo|batao|ki value|kya)*\s*\??$/,
    'If $1, $2, $3 are in AP, find $4.',
  ],
  // "ap 8 3 -2.. sum of first 22 terms", "ap 3 8 13 20th term"
  [
    /^(?:find )?(?:the )?((?:sum |\d+(?:st|nd|rd|th)? term)[^\d]*(?:\d+ terms?)?) (?:of |for )?(?:the )?(?:ap )?(-?[\d./]+)[ ,]+(-?[\d./]+)[ ,]+(-?[\d/]+)[ ,.…]*$/,
    'Find the $1 of the AP $2, $3, $4, ...',
  ],
  [
    /^(?:an |the )?(?:ap|a\.p\.?|series)[ :]*(-?[\d/]+(?:\.\d+)?)[ ,]+(-?[\d/]+(?:\.\d+)?)[ ,]+(-?[\d/]+(?:\.\d+)?)(?:[ ,]+(-?[\d/]+(?:\.\d+)?))?[ ,.…]+(?:find |ka |ki |ke )*(?:the )?((?:sum|\d+(?:st|nd|rd|th)? term|nth term|common difference)\b.*?)(?: nikalo| batao| kya hai)?\s*\??$/,
    (_: string, a = '', b = '', c = '', d = '', asked = '') =>
      `Find the ${asked} of the AP ${[a, b, c, d].filter((one) => one !== '').join(', ')}, ...`,
  ],
  // "ap 50 terms 3rd 12 last 106 29th?"
  [
    /^(?:an |the )?(?:ap|a\.p\.?) (?:me |of |has |with )*(\d+) terms?,? (?:hai )?(\d+(?:st|nd|rd|th))(?: term)? (?:is |= ?)?(-?\d+),? (?:and |aur )?last(?: term)? (?:is |= ?)?(-?\d+),? (?:to |find )?(?:the )?(\d+(?:st|nd|rd|th))(?: term)?\s*(?:=|\?|nikalo|batao|kya hai)*\s*\??$/,
    'An AP consists of $1 terms of which the $2 term is $3 and the last term is $4. Find the $5 term.',
  ],
  // "3rd term 5 7th term 9 ap?"
  [
    /^(?:ap )?(?:me )?(?:if )?(?:the )?(\d+(?:st|nd|rd|th)) term (?:is |= ?)?(-?\d+),? (?:and |aur )?(\d+(?:st|nd|rd|th)) term (?:is |= ?)?(-?\d+),? (?:to |then |find |hai to )*(?:the )?(ap|\d+(?:st|nd|rd|th) term|a and d|a,? d|first term and common difference|nth term)\s*(?:=|\?|nikalo|batao)*\s*\??$/,
    (_: string, one = '', first = '', other = '', second = '', asked = '') =>
      `The ${one} term of an AP is ${first} and the ${other} term is ${second}. Find ${/^a,? (?:and )?d$/.test(asked) ? 'a and d' : `the ${asked}`}.`,
  ],
  // "a=5 d=3 an=50 n aur sn"
  [
    /^((?:(?:a|d|n|an|l|sn|a_n|s_n|s\d+|a\d+) ?= ?-?[\d./]+[ ,]*){2,4})(?:to |then |find )?(n|d|a|an|sn|l|s_n|a_n)[ ,]*(?:(?:and|aur|n) )?(n|d|a|an|sn|l)?\s*(?:=|\?|nikalo|batao)*\s*\??$/,
    (_: string, told = '', one = '', other = '') =>
      `In an AP, ${[...told.matchAll(/([a-z]+_?[a-z\d]*) ?= ?(-?[\d./]+)/g)].map(([, name = '', value = '']) => `${name === 'sn' ? 'Sn' : name} = ${value}`).join(', ')}. Find ${[
        one,
        other,
      ]
        .filter((one) => one !== '')
        .map((name) => (name === 'sn' ? 'Sn' : name))
        .join(' and ')}.`,
  ],
  // "3x+y=1 (2k-1)x+(k-1)y=2k+1 no soln k"
  [
    /^(?:if )?(?:the pair )?([^=]*[xy][^=]*= ?[^= ,]+(?: ?[-+] ?\d+)?)[ ,]+(?:and |aur )?([^=]*[xy][^=]*= ?[^= ,]+(?: ?[-+] ?\d+)?)[ ,]+(?:has |have |ka |ke )?(no|unique|infinite(?:ly many)?|infinitely|many|inf)(?: sol(?:utio)?n?s?)?,? (?:to |then |find |for )?(?:value of )?(k|a|m|p|c)\s*(?:=|\?|nikalo|batao|ki value|kya)*\s*\??$/,
    (_: string, one = '', other = '', many = '', letter = '') =>
      `Find ${letter} for which the pair of linear equations ${one}; ${other} has ${many === 'no' ? 'no solution' : many === 'unique' ? 'a unique solution' : 'infinitely many solutions'}.`,
  ],
  // "p(2,-3) q(10,y) distance 10 y"
  [
    /^(?:points? )?([a-z]?) ?(\([^()]*\)),? (?:and |aur )?([a-z]?) ?(\([^()]*\)),? (?:ka |ki |ke beech )?(?:distance|dist|pq|ab|door\w*) (?:is |= ?|between them )?(\d+(?:√\d+)?)(?: units?)?(?: hai)?,? (?:to |then |find )?([a-z])\s*(?:=|\?|nikalo|batao|ki value|kya)*\s*\??$/,
    'The distance between the points $2 and $4 is $5 units. Find $6.',
  ],
  // "parallelogram (1,2)(4,y)(x,6)(3,5) x y"
  [
    /^(?:(?:parallelogram|pgm|llgm)(?: ke)?(?: vertices)?(?: are)?[ :]*)?((?:[a-z]? ?\([^()]*\)[ ,]*(?:and )?){4})(?:(?:are )?(?:vertices of )?(?:a )?(?:parallelogram|pgm)(?: hai)?(?: taken in order)?)?[ ,]*(?:to |then |find )?x ?(?:,|and|aur|n)? ?y\s*(?:=|\?|nikalo|batao|ki value|kya)*\s*\??$/,
    (whole: string, points = '') =>
      /parallelogram|pgm|llgm/.test(whole)
        ? `If ${[...points.matchAll(/\([^()]*\)/g)].map(([one]) => one).join(', ')} are the vertices of a parallelogram taken in order, find x and y.`
        : whole,
  ],
  // "(x,y) equidistant from (7,1) (3,5) relation between x y"
  [
    /^(?:if )?(?:(?:a |the )?point )?\(?([xy]) ?, ?([xy])\)? (?:is )?equidistant (?:from )?(\([^()]*\)),? (?:and |aur |n )?(\([^()]*\)),? (?:find |to |then )?(?:a |the )?relation(?: between| b\/w)?(?: x ?(?:,|and|aur|n)? ?y)?\s*(?:=|\?|nikalo|batao|kya)*\s*\??$/,
    'Find a relation between x and y such that the point (x, y) is equidistant from the points $3 and $4.',
  ],
  // "(5,-2) (6,4) (7,-2) isosceles tri hai kya"
  [
    /^(?:are |kya |is |check )?(?:points )?((?:[a-z]? ?\([^()]*\)[ ,]*(?:and )?){3})(?:are |form |ka |ke |se )*(?:(?:the )?vertices of )?(?:an? )?(isosceles|equilateral|right|rt|right[- ]angled)(?: (?:triangle|tri|△))(?: banta| bana\w*)?(?: hai)?(?: kya| ya nahi| or not)*\s*\??$/,
    (_: string, points = '', kind = '') =>
      `Check whether ${[...points.matchAll(/\([^()]*\)/g)].map(([one]) => one).join(', ')} are the vertices of ${/^[ie]/.test(kind) ? 'an' : 'a'} ${kind === 'rt' ? 'right' : kind} triangle.`,
  ],
  // "mean 27 mode 24 median"
  [
    /^(?:if )?(?:the )?(mean|median|mode) (?:is |= ?)?(\d+(?:\.\d+)?),? (?:and |aur |n )?(?:the )?(mean|median|mode) (?:is |= ?)?(\d+(?:\.\d+)?),? (?:to |then |find )?(?:the )?(mean|median|mode)\s*(?:=|\?|nikalo|batao|kya)*\s*\??$/,
    'The $1 is $2 and the $3 is $4. Find the $5.',
  ],
  [
    /^(?:(?:relation|formula|empirical relation|rishta) (?:between |b\/w |of )?)?(?:mean,? (?:and )?mode,? (?:and )?median|mean,? (?:and )?median,? (?:and )?mode|mode,? (?:and )?median,? (?:and )?mean)(?: ka| ke beech| me)?(?: relation| formula| empirical formula| empirical relation)\s*\??$/,
    'What is the relation between mean, median and mode?',
  ],
  // "for which k 2x+3y=7 (k-1)x+(k+2)y=3k infinite sol"
  [
    /^(?:for (?:which|what) (?:values? of )?)([a-z]),? (?:will |does |do |the pair )*([^=]*[xy][^=]*= ?[^= ,]+),? (?:and |aur )?([^=]*[xy][^=]*= ?[^= ,]+),? (?:has |have |will have )?(no|unique|infinite(?:ly many)?|infinitely|many|inf)(?: many)?(?: sol(?:utio)?n?s?)\s*\??$/,
    (_: string, letter = '', one = '', other = '', many = '') =>
      `Find ${letter} for which the pair of linear equations ${one}; ${other} has ${many === 'no' ? 'no solution' : many === 'unique' ? 'a unique solution' : 'infinitely many solutions'}.`,
  ],
  // "x/2+2y/3=-1 x-y/3=3"
  [
    /^(?:solve )?([^=a-wz]*[xy][^=a-wz]*= ?-?\d+(?:\/\d+)?),? ([^=a-wz ][^=a-wz]*[xy][^=a-wz]*= ?-?\d+(?:\/\d+)?)(?: solve)?\s*\??$/,
    'Solve $1, $2',
  ],
  // "2x2-6x+3=0 nature n roots"
  [
    /^(?:find )?(?:the )?([-+\d.√ ]*x(?:2|²|\^2)[^=a-wyz]*= ?0),? (?:k[ei] )?(?:roots (?:ki |of )?)?nature (?:of roots )?(?:,|n|and|aur|&) ?(?:also )?(?:find )?(?:the )?roots?(?: if real| bhi| nikalo| batao)*\s*\??$/,
    'Find the nature of the roots of $1. If real roots exist, find them.',
  ],
  // "midpoint of (a,4) (2,3b) is (5,2a+1)"
  [
    /^(?:if )?(?:the )?mid ?-?point (?:of |btw |between |joining )*(\([^()]*\)),? (?:and |n |aur )?(\([^()]*\)) (?:is |= ?)(\([^()]*\)),? ?(?:(?:to |then |find )*(?:values? of )?([a-z]) ?(?:,|and|n|aur)? ?([a-z])?)?\s*(?:=|\?|nikalo|batao)*\s*\??$/,
    (_: string, one = '', other = '', mid = '', a = '', b = '') => {
      const letters =
        a === '' ? [...new Set(`${one}${other}${mid}`.match(/[a-z]/g) ?? [])] : [a, b].filter((letter) => letter !== '')
      return `The mid-point of the segment joining ${one} and ${other} is ${mid}. Find ${letters.join(' and ')}.`
    },
  ],
  // "tan 2a=cot(a-18) a"
  [
    /^(?:if )?(sin|cos|tan|cot|sec|cosec) ?(\d?) ?a ?= ?(sin|cos|tan|cot|sec|cosec) ?\( ?(\d?) ?a ?([-+]) ?(\d+) ?°?(?: degrees?)? ?\),? (?:find |then |to )*(?:value of )?a\s*(?:=|\?|nikalo|batao|ki value)*\s*\??$/,
    'If $1 $2A = $3($4A $5 $6°), find A.',
  ],
  // "secθ+tanθ=p sinθ"
  [
    /^(?:if )?sec ?(theta|θ|a) ?\+ ?tan ?\1 ?= ?([a-z])(?![a-z]),? (?:find |then |to )*(?:value of )?(sin|cos|tan|sec|cosec) ?\1\s*(?:=|\?|nikalo|batao|ki value)*\s*\??$/,
    'If sec θ + tan θ = $2, find $3 θ.',
  ],
  // "sin2 60+2tan45-cos2 30"
  [
    /^(?:find |value of )*(?=.*(?:sin|cos|tan|sec|cosec|cot) ?2 (?:30|45|60|90|0)\b)([-+*/()\d ]*(?:(?:sin|cos|tan|cosec|sec|cot) ?2? ?(?:30|45|60|90|0)(?: degrees?)?[-+*/() ]*(?:\d+ ?(?=sin|cos|tan|cosec|sec|cot))?)+)\s*(?:=|\?|kitna|nikalo|batao|ki value)*\s*\??$/,
    (_: string, all = '') =>
      `Find the value of ${all.replace(/(sin|cos|tan|cosec|sec|cot) ?(2 (?=30|45|60|90|0))?(30|45|60|90|0)(?: degrees?)?/g, (_one: string, f = '', power?: string, angle = '') => `${f}${power === undefined ? '' : '²'} ${angle}°`)}.`,
  ],
  // "cosec - cot whole sq = 1-cos/1+cos prove"
  [
    /^(?:prove )?\(? ?cosec ?(?:theta|θ|a)? ?- ?cot ?(?:theta|θ|a)? ?\)? ?(?:whole sq(?:uare)?|\^2|²|2) ?= ?\(? ?1 ?- ?cos ?(?:theta|θ|a)? ?\)? ?\/ ?\(? ?1 ?\+ ?cos ?(?:theta|θ|a)? ?\)?(?: prove(?: karo)?)?\s*$/,
    'Prove that (cosec θ - cot θ)² = (1 - cos θ)/(1 + cos θ).',
  ], // "show that x^2 - 4x + 7 has no real zero"
  [
    /^(?:show|prove)(?: that)? (?:the )?(?:(?:quadratic )?(?:equation|eqn|polynomial) )?([-+\dx^². ]*x(?:2|²|\^2)[-+\dx^². ]*?)(?: ?= ?0)? (?:has|have) no (?:real )?(?:roots?|zeroe?s?|solutions?)\s*$/,
    'Does $1 = 0 have real roots?',
  ],
  // "is x=2 y=1 a solution of 3x-4y=2 and x+5y=8"
  [
    /^(?:is |are |kya |check (?:if |whether )?)?x ?= ?(-?\d+),? (?:and |n |aur )?y ?= ?(-?\d+),? (?:is |are )?(?:a |the )?solution of (?:the pair )?(.+?),? (?:and|n|aur|,) (.+?)(?: yes or no| or not| hai kya| y\/n| ya nahi)*\s*\??$/,
    'Is x = $1, y = $2 a solution of the pair $3, $4?',
  ],
  // "riya ki 4 yr ago age times her age 6 yr from now is 200 abhi age kya hai"
  [
    /^([a-z]+)(?:'s)? (?:ki |ka )?(?:age )?(\d+) (?:years?|yrs?|yr|saal) (?:ago|pehle|back)(?: (?:ki |ka )?age)? (?:times|multiplied by|x|×|into) (?:(?:her|his|uski|the) )?(?:age )?(\d+) (?:years?|yrs?|yr|saal) (?:from now|later|baad|hence|after) (?:is |= ?)?(\d+),? (?:to |then |find |abhi |now |present |uski |her |his )*age(?: kya hai| abhi| batao| now| kitni hai)*\s*\??$/,
    (_: string, name = '', ago = '', later = '', product = '') =>
      `The product of ${inCapitals(name)}'s age ${ago} years ago and her age ${later} years from now is ${product}. Find her present age.`,
  ],
  // "can cos theta be 5/4 for some angle"
  [
    /^(?:can |kya |is )?(sin|cos|tan|sec|cosec|cot) ?(?:theta|θ|a|x) ?(?:be |= ?|ki value |can be )*(-?\d+\/\d+|-?\d+(?:\.\d+)?)(?: (?:for (?:some|any) (?:acute )?(?:angle|theta|θ)(?: (?:theta|θ|a))?|possible|ho sakt[ai] hai|hai|kya|y\/n|yes or no|or not|reason|why|with reason|give reason))+\s*\??$/,
    'Is $1 θ = $2 possible?',
  ],
  // "x = 3 sec theta y = 3 tan theta find x^2 - y^2"
  [
    /^(?:if )?([a-z]) ?= ?(\w? ?(?:sin|cos|tan|sec|cosec|cot) ?(?:theta|θ)),? (?:and |n |aur )?([a-z]) ?= ?(\w? ?(?:sin|cos|tan|sec|cosec|cot) ?(?:theta|θ)),? (?:find |then |to )*(?:value of )?([a-z] ?(?:2|²|\^2) ?[-+] ?[a-z] ?(?:2|²|\^2))\s*(?:=|\?|kitna|nikalo|batao|ki value)*\s*\??$/,
    (_: string, x = '', one = '', y = '', other = '', asked = '') =>
      `If ${x} = ${one.replace(/theta/, 'θ')} and ${y} = ${other.replace(/theta/, 'θ')}, find ${asked.replace(/([a-z]) ?(?:2|²|\^2)/g, '$1²')}.`,
  ],
  // "prove under root (1+cos A)/(1-cos A) = cosec A + cot A"
  [
    /^(?:prove|show)(?: that)? (?:under ?root|root of|sqrt|whole root) ?(?:of )?(\([^()]*\) ?\/ ?\([^()]*\)) ?= ?(.+?)(?: for (?:an )?acute (?:angle )?[a-z])?\s*$/,
    (_: string, under = '', rest = '') =>
      `Prove that √(${under}) = ${rest}`.replace(/\b(sin|cos|tan|cosec|sec|cot) ?a\b/g, '$1 A'),
  ],
  // "mean of 0-20 20-40 40-60 60-80 with freq 5 f 8 7 is 40 find f"
  [
    /^(?:if )?(?:the )?(mean|median|mode) of ((?:\d+ ?- ?\d+[ ,]+){3,})(?:with |and )?(?:freq(?:uency|uencies)?|f) ((?:(?:\d+|[a-z])[ ,]+){3,})(?:is |= ?)(\d+(?:\.\d+)?),? (?:to |then |find )*([a-z])\s*(?:=|\?|nikalo|batao|ki value)*\s*\??$/,
    (_: string, what = '', bands = '', counts = '', value = '', letter = '') =>
      `class ${bands.trim().replace(/[ ,]+/g, ' ')} frequency ${counts.trim().replace(/[ ,]+/g, ' ')} ${what} is ${value} find ${letter}`,
  ],
  // "show 4 minus 3 root 7 is irrational given root 7 irrational"
  [
    /^(?:prove|show)(?: that)? (-?\d+) (plus|minus|\+|-) ?(\d*) ?(?:root|√) ?(\d+) (?:is )?(?:an )?irrational(?: number| no)?(?:,? (?:given|if|it is given)(?: that)? (?:root|√) ?\4 (?:is )?irrational)?\s*$/,
    (_: string, one = '', sign = '', k = '', under = '') =>
      `Prove that ${one} ${/plus|\+/.test(sign) ? '+' : '-'} ${k}√${under} is irrational.`,
  ],
  // "can 12^n end with digit 0 for any natural no n yes or no n why"
  [
    /^(?:can |kya )?(\d+) ?\^ ?n (?:can )?(?:ever )?ends? (?:with |in )?(?:the )?(?:digit )?(0|5|zero)(?: (?:for any (?:natural )?(?:no\.?|number)(?: n)?|yes or no|n why|and why|why|reason|give reason))*\s*\??$/,
    (_: string, base = '', digit = '') =>
      `Can ${base}^n end with the digit ${digit === 'zero' ? '0' : digit} for any natural number n?`,
  ],
  // "if m times mth term of ap = n times nth term, m not equal n, prove (m+n)th term is 0"
  [
    /^(?:if )?m times (?:the )?mth term (?:of (?:an )?ap )?(?:= ?|is equal to |equals )n times (?:its |the )?nth term,? (?:where |and )?(?:m (?:not equal|≠|!=)(?: to)? n,? )?(?:prove|show)(?: that)? (?:its |the )?\(?m ?\+ ?n\)?th term (?:is |= ?)(?:0|zero)\s*$/,
    'If m times the mth term of an AP is equal to n times its nth term, show that the (m+n)th term is zero.',
  ],
]
