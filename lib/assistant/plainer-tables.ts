import { inFigures } from './question/spoken-number'
import { replaced, type Pairs } from './question/replaced'

const methods = String.raw`(?:all (?:the )?(?:three|3) methods|direct method|assumed[- ]mean method|step[- ]deviation method)`

/** "46, ?, ?, 25": what is not known has a name. */
function withNames(text: string): string {
  const blanks = text.match(blank)?.length ?? 0
  let at = 0
  return blanks === 1 ? text.replace(blank, 'f') : blanks === 2 ? text.replace(blank, () => `f${++at}`) : text
}
const blank = /(?<=[,|:] ?)(?:\?|_{2,}|\.{3}|…|—)(?= ?[,|])/g

const middles =
  /\b(?:mid[- ]?(?:values?|points?)|class[- ]?marks?)\b[^:|\n]{0,20}[:|] ?((?:\d[\d.]*[,| ]+){2,}\d[\d.]*)/gi

/** "Mid-value: 115, 125, 135": the classes around them, where they are all of one width. */
function classesAround(whole: string, row = ''): string {
  const all = row.split(/[,| ]+/).map(Number)
  const step = (all[1] ?? 0) - (all[0] ?? 0)
  const isEven = step > 0 && all.every((value, at) => Math.abs(value - (all[0] ?? 0) - at * step) < 1e-9)
  const near = (value: number) => `${Math.round(value * 1e6) / 1e6}`
  return isEven
    ? `Class: ${all.map((value) => `${near(value - step / 2)}-${near(value + step / 2)}`).join(', ')}`
    : whole
}

/** "(no value is 60 or more)", where a table of "more than 0", "more than 10", ... "more than 50" goes on by tens: what its last class says anyway. */
function noneBeyond(text: string): string {
  const limits = [...text.matchAll(/\bmore than (?:or equal to )?(\d+)/gi)].map(([, limit]) => Number(limit))
  const [before = 0, last = 0] = limits.slice(-2)
  return text.replace(
    /\s*\(?\bno (?:value|observation|wage|worker|student|person|one) (?:is|gets|got|has|scores|scored|earns) (\d+) or (?:more|above)\)?/gi,
    (whole: string, end: string) => (limits.length > 2 && Number(end) === 2 * last - before ? '' : whole),
  )
}

const meanSign = String.raw`(?:\\(?:bar|overline) ?\{? ?[xX] ?\}?|[xX]\u0304|[xX][- ]bar)`
const row = String.raw`((?:(?:\d[\d.]*(?<!\.)|one|[a-hj-z]\d?)(?:,? and |, ?| |(?=[.?,;]|$))){3,})`
const indexed = String.raw`x_?\{?(?:i|ᵢ)\}?`
const sigma = String.raw`(?:\\sum|Σ|∑|sigma)(?:_\{? ?i ?= ?1 ?\}? ?\^ ?\{? ?n ?\}?)?`

/** Sums of all values as they are printed, in words. */
const sumsWritten: Pairs = [
  [/\$/g, ''],
  [/\\(?:left|right|,|;|!)(?![a-z])/g, ''],
  [/ᵢ/g, '_i'],
  [/(?<=\d) ?\\%/g, '%'],
  [
    new RegExp(String.raw`${sigma} ?\(? ?\( ?${indexed} ?[-−–] ?${meanSign} ?\) ?\)? ?= ?0`, 'gi'),
    'the sum of the deviations of the observations from their mean is zero',
  ],
  [
    new RegExp(String.raw`${sigma} ?\(? ?f_?\{?i\}? ?\( ?${indexed} ?[-−–] ?${meanSign} ?\) ?\)? ?= ?0`, 'gi'),
    'the sum of the deviations of the distribution from its mean is zero',
  ],
  [
    new RegExp(
      String.raw`,? where ${meanSign} is (?:the )?mean(?: of the distribution)?(?: with values ${indexed} and frequencies f_?\{?i\}?)?\.?`,
      'gi',
    ),
    '.',
  ],
  [new RegExp(sigma, 'gi'), ' Σ'],
  // the values by their places
  [
    /(?:observations |values |numbers |set of values |: ?)?\b[xX](?:_?\{?1\}?|₁), ?[xX](?:_?\{?2\}?|₂),? ?(?:\.{2,}|…|\\l?dots|\\cdots),? ?[xX](?:_?\{?n\}?|ₙ)/g,
    'observations',
  ],
  [/\b(n )?(?:observations|values) (?=observations)/gi, '$1'],
  [new RegExp(String.raw`(?:the )?mean ${meanSign}`, 'g'), 'the mean'],
  [new RegExp(String.raw`\bif ${meanSign} is the mean of (?:n )?observations,? ?(?=prove|show)`, 'gi'), ''],
]

/** "the mean of ax_1 + b, ax_2 + b, ..., ax_n + b is ax̄ + b": what is done to each, in words. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/^ax$/, 'multiplied'],
  [/^x\/a$/, 'divided'],
  [/^x\+a$/, 'increased'],
  [/^x-a$/, 'decreased'],
  [/^ax\+b$/, 'multiplied and increased'],
]
function withChangeNamed(text: string): string {
  const plain = text
    .replace(/\$/g, '')
    .replace(/[₁₂₃ₙ]/g, (sign) => ({ '₁': '1', '₂': '2', '₃': '3' })[sign] ?? 'n')
    .replace(/_\{?(\w)\}?/g, '$1')
    .replace(new RegExp(meanSign, 'g'), 'M')
    .replace(/\\d?frac ?\{ ?(\w+) ?\} ?\{ ?a ?\}/g, '$1/a')
    .replace(/[−–]/g, '-')
  const [, first, second, last, all] =
    /\bmean of x1, ?x2,.*?xn\b.*?\b(?:prove|show) that (?:the )?mean of (.+?), ?(.+?),? ?(?:\.{3}|…|\\l?dots|\\cdots),? ?(.+?) is (.+?)\.?$/i.exec(
      plain,
    ) ?? []
  const shapes = [first, second, last, all].map((one = '', at) =>
    one.replace(/[\s·*]/g, '').replace(['x1', 'x2', 'xn', 'M'][at] ?? '', 'x'),
  )
  const [shape = ''] = shapes
  const done = changes.find(([form]) => form.test(shape))?.[1]
  return done !== undefined && shapes.every((one) => one === shape)
    ? `Prove that the mean of all observations is ${done} as each of them is.`
    : text
}

const rowOf = (cell: string) => String.raw`((?:${cell}(?:, ?| and | ))+${cell})`
const sumTold = (_: string, name = '', sign = '', size = ''): string =>
  `Σf_i${name}_i = ${sign === '' ? '' : '-'}${size}`

/** A table with a last column "Total": the number in it is told in words. */
const withoutTotal = (text: string): string =>
  text
    .replace(
      /((?:\d+ ?[-–] ?\d+[, |]+){2,})total *\n([a-z ().]+:?[, |]*(?:(?:\d+|[a-z]|f_?[12])[, |]+){2,})(\d+) *$/i,
      (_: string, classes = '', counts = '', total = '') =>
        `${classes.trim()}\n${counts.trim()}\nThe total frequency is ${total}.`,
    )
    .replace(/,? ?the sum of (?:the )?frequencies being (\d+)(?=\.[^]*The total frequency is \1\.)/i, '')

const classRow = rowOf(String.raw`\d+ ?[-–] ?\d+`)
const countRow = rowOf(String.raw`(?:\d+|[a-z]|f_?[12₁₂])`)

/** "Mean of the squares of the first 5 natural numbers": the numbers themselves. */
const powersListed = (whole: string, name = '', count = ''): string => {
  const n = Number(inFigures(count))
  const power = /^s/i.test(name) ? 2 : 3
  return n > 1 && n <= 12 ? `of ${Array.from({ length: n }, (_, at) => (at + 1) ** power).join(', ')}` : whole
}

const mean = '(?:mean|average|avg)'
const group = '(girls|boys|ladk\\w+)'
const count = '(\\d+)'
const value = '(\\d+(?:\\.\\d+)?)'

/** "The average weight of 30 students is 42 kg; with the teacher it is 43": a number more. */
const oneMore = (_: string, many = '', before = '', after = ''): string =>
  `The mean of ${many} numbers is ${before}. If one number is included, the mean becomes ${after}. Find the included number.`

/** "9 innings, 40; 90 in the 10th": the next of them. */
const nextScore = (whole: string, many = '', before = '', place = '', score = ''): string =>
  Number(place) === Number(many) + 1
    ? `The mean of ${many} numbers is ${before}. If another number ${score} is included, find the new mean.`
    : whole

/** The mean of what is left of a class: of the boys, where the girls are told. */
function restOfClass(whole: string, ...told: string[]): string {
  const [all = '', part = '', ...groups] = told
  const [one, its, first = '', second = '', other] = groups.map((name) =>
    /^(?:girls|ladki)/i.test(name) ? 'girls' : /^(?:boys|ladk)/i.test(name) ? 'boys' : name,
  )
  return Number(part) < Number(all) && [undefined, '', one].includes(its) && one !== other
    ? `The mean of ${all} numbers is ${second}. The mean of ${part} of them is ${first}. Find the mean of the remaining numbers.`
    : whole
}

/** "Five of them are 12, 18, ...": a letter for the last one. */
const lastOfRow = (whole: string, many = '', told = '', row = ''): string => {
  const values = row.match(/\d+(?:\.\d+)?/g) ?? []
  return values.length + 1 === Number(many) ? `The mean of ${values.join(', ')} and x is ${told}. Find x.` : whole
}

/** "(all aged 15 years or more)" of classes below 20, 25, 30: where they begin anyway. */
const beginsSo = (whole: string, least = '', first = '', second = ''): string =>
  Number(least) === 2 * Number(first) - Number(second) ? whole.replace(/\([^()]*\)/, '') : whole

const ofGroups: Pairs = [
  [
    /\(all (?:are )?(?:aged |of age )?(\d+)(?: years)? or (?:more|above|older)\)[^()]*?\bbelow (\d+)\b[^()]*?\bbelow (\d+)\b/gi,
    beginsSo,
  ],
  [/\bof (?:the )?(squares|cubes) of (?:the )?first (\d+|[a-z]+) natural numbers\b/gi, powersListed],
  [/\btaken together\b/gi, 'together'],
  [
    new RegExp(
      `^(?:the )?${mean} (?:weight|age|height|marks)? ?of ${count} [a-z]+,? (?:is )?${value}(?: ?[a-z]+)?[.,]? (?:if|when) (?:the )?(?:(?:weight|age|height|marks) of )?(?:the |their |a )?(?:class )?teacher(?:'?s (?:weight|age|height))? ?(?:is |was )?(?:also )?(?:counted|included|added)(?: too| as well)?,? (?:the )?(?:new )?${mean}(?: (?:weight|age|height))? (?:is|becomes|will be) ${value}(?: ?[a-z]+)?[.,]? (?:(?:find|what is) )?(?:the )?(?:(?:weight|age|height|marks) of (?:the )?teacher|teacher'?s? (?:weight|age|height))\\s*[?.]*\\s*$`,
      'i',
    ),
    oneMore,
  ],
  [
    new RegExp(
      `^(?:(?:the )?${mean}(?: score)? of (?:a )?(?:batsman|cricketer|player) (?:in|for|of) ${count} innings is|(?:a |ek )?(?:batsman|cricketer|player) k[ai] ${count} innings k[ai] ${mean}) ${value}(?: runs?)?(?: (?:hai|h))?[.,]? (?:in (?:the )?)?(\\d+)th innings?(?: (?:me|mein))? (?:s?he scores? )?${value} (?:runs?)(?: bana\\w*(?: (?:diye|liye|dia))?)?[.,]? (?:ab |so |find |what is )?(?:his |her |the )?(?:new )?${mean}(?: (?:kitn[ai]|ab|now) (?:hua|hai|hoga|ho gaya))?\\s*[?.]*\\s*$`,
      'i',
    ),
    (whole: string, one?: string, two?: string, before = '', place = '', score = '') =>
      nextScore(whole, one ?? two, before, place, score),
  ],
  [
    new RegExp(
      `^(?:there are )?${count} (?:students|children|bachch?e|pupils)(?: (?:hai|hain|in (?:a|the) class))*,? (?:of which|of whom|out of which|jis ?me|jin ?me)(?: se)? ${count} (?:are )?${group}[.,]? (?:the )?(?:(?:${mean}(?: marks)? of )?(?:the )?${group}? ?is|k[ai] ${mean}) ${value}(?: (?:hai|h))?,? (?:and|aur) (?:the )?(?:${mean}(?: marks)? of (?:the )?(?:whole |entire )?class is|(?:poori|puri|complete|whole) class k[ai] ${mean}) ${value}(?: (?:hai|h))?[.,]? (?:find )?(?:the )?(?:${mean}(?: marks)? of (?:the )?)?${group}(?: k[ai] ${mean})?(?: (?:batao|nikalo|kya hoga))?\\s*[?.]*\\s*$`,
      'i',
    ),
    restOfClass,
  ],
  [
    new RegExp(
      `^(?:the )?mean of (\\d+|[a-z]+) (?:numbers|observations) is ${value}[.,]? (?:if )?(?:\\d+|[a-z]+) of (?:them|these|the numbers) are ((?:\\d+(?:\\.\\d+)?(?:,| and|, and)? ){2,}(?:and )?\\d+(?:\\.\\d+)?)[.,]? (?:then )?find (?:the )?(?:(?:\\d+|[a-z]+)(?:th)?|other|remaining|last) (?:number|observation|one)\\s*[?.]*\\s*$`,
      'i',
    ),
    (whole: string, many = '', told = '', row = '') => lastOfRow(whole, inFigures(many), told, row),
  ],
  [
    /\bthe (largest|smallest|highest|lowest|biggest) (\w+) (observations|numbers|values) (?:are|is) each (increased|decreased) by\b/gi,
    'each of the $1 $2 $3 is $4 by',
  ],
  [/\bsabse (?:zyada|jyada) [a-z ]{3,30}? (?:matlab|yani) (?=mode\b)/gi, ''],
  // "below 20 years - 4, below 25 - 13"
  [
    /\b((?:below|less than|under|above|more than) \d+)(?: (?:years|kg|cm|marks))? ?[-–—] ?(?=\d+(?:[,.]| and|$))/gi,
    '$1: ',
  ],
]

/** What is told and asked beside a table, which changes none of its measures. */
export const besideTheTable: Pairs = [
  // the classes are seen not to be
  [/\b(class(?:es|[- ]intervals)? (?:are|is) not (?:all )?(?:of )?)equal(?= (?:size|width))/gi, '$1the same'],
  // "mode 54 ... (modal class 50-60)"
  [
    /(?<=\bmode (?:is |= ?)?(\d+)\b(?!\.\d)[^]*)\s*\((?:the )?modal class(?: of (?:the )?data)?(?: is)? +(\d+) ?[-–] ?(\d+)\)/gi,
    (whole: string, mode = '', low = '', high = '') =>
      Number(low) <= Number(mode) && Number(mode) < Number(high) ? '' : whole,
  ],
  [/(?<=\bf) \.{3} (?=\d)/g, '. '],
  // dictated: "sum of f i d i is minus sixty"
  [/\b(?:the )?sum of (?:all )?f ?_?i ?([dux]) ?_?i (?:is|equals|=) (minus |-)?(\d[\d.]*)/gi, sumTold],
  [/\b(?:the )?sum of (?:all )?f ?_?i (?:is|equals|=) (\d+)/gi, 'Σf_i = $1'],
  [/\b(?:the )?(assumed mean) of (?:a|the|some) (?:data|distribution)(?= is)/gi, '$1'],
  // the total of a row of frequencies
  [/^(?=[^]*\bmedian\b)[^]*\btotal\b[^]*$/i, withoutTotal],
  [
    new RegExp(String.raw`,? then (?:the )?value of (?:\$ ?)?${meanSign}(?: ?\$)? is:?(?: \[\d\])?\s*$`, 'g'),
    '. Find the mean.',
  ],
  [/\bmid[- ]?(?:value|point) of (?=(?:a|the) class\b)/gi, 'class mark of '],
  [
    /\bclass (\d+ ?[-–] ?\d+) k[ia] frequency(?: kitn[ia](?: (?:hogi|hai|h)\b)?| kya (?:hogi|hai|h)\b| batao| nikalo)?/gi,
    'find the frequency of class $1',
  ],
  [/\bfind ([xyfp]1?) ([xyfp]2?)(?=\s*(?:[.?]|$))/g, 'find $1 and $2'],
  // "f 4,x,12,y,8 find x and y", what is asked before the table
  [/\bfind ([xyfp]1?(?: and [xyfp]2?)?)[.,]? ((?:CI|class(?:es)?|class intervals?|marks|f)\b[^]*)$/i, '. $2. find $1'],
  // "if one more number is included"
  [/\b(?:(?:one|1) more|another|ek aur) (number|observation|no|item)(?= (?:is|was) (?:included|added)\b)/gi, 'a $1'],
  // "less than 10 - 3, less than 20 - 12"
  [
    /\b((?:less|more) than|below|above|under) (\d+) ?(?:[-–—=]|→|->) ?(\d+)(?=\s*(?:[,;.\n]|$|and\b|aur\b|students?\b|workers?\b))/gi,
    '$1 $2: $3',
  ],
  [/,? ?\(?\bmake (?:it |the )?(?:class(?:es)? )?continuous(?: na| first| please| pls)?\b\)?/gi, ''],
  [/\b(each|every) no\b\.?/gi, '$1 number'],
  // "which size sells most, so which of mean, median and mode": the most popular one
  [
    /^(?![^]*\b(?:not|nahin?|least|average size|mean size|except)\b)(?=[^]*\bmean\b)(?=[^]*\bmedian\b)(?=[^]*\bmode\b)(?=[^]*\b(?:which|kau?n ?s[ai]|best)\b)(?=[^]*\b(?:joot[aei]|shoes?|shirts?|kapd[aei]|clothes|garments?)\b)(?=[^]*\bsize\b)(?=[^]*\b(?:most|sabse (?:jyada|zyada|adhik))\b)(?=[^]*\b(?:sold|sells?|sales?|bik\w+|demand)\b)[^\d]*$/gi,
    'which measure of central tendency is used to find the most popular shoe size?',
  ],
  ...ofGroups,
  [/^[^]*\bor (?:more|above)\b[^]*$/i, noneBeyond],
  // "the median of 0-6, 6-12, 12-18 with frequencies 4, x, 5 is 14.4"
  [
    new RegExp(
      String.raw`\b(mean|median|mode) of (?:the )?(?:class(?:es| intervals)? )?${classRow},? (?:with|having) (?:the )?(?:respective |corresponding )?frequenc(?:ies|y) ${countRow}(?: respectively)? is (\d[\d.]*)`,
      'gi',
    ),
    '$1 is $4. Class: $2. Frequency: $3.',
  ],
  // "(max marks below 60)", "no student got above 60": where a table of "more than" ends
  [
    /[,.]? \(?(?:and |but )?(?:(?:no (?:student|boy|girl|person|one|value|child)|none|nobody)(?: of them)?(?: (?:got|gets|scored|scores|has|have|is|was))? (?:above|more than|over)|max(?:imum)? marks(?: (?:is|are))? (?:below|less than|under)) (\d+)\)?(?= ?(?:[.,?]|$| mean| median| mode))/gi,
    '. maximum marks $1.',
  ],
  // "sigma f i equals 11, sigma f i x i equals 2 p plus 52"
  [
    /\bsigma f i( x i)? (?:is|equals|equal to) (?:(\d*) ?([a-z]) plus )?(?=\d)/gi,
    (_: string, x = '', times = '', letter = '') =>
      `Σ f_i${x === '' ? '' : ' x_i'} = ${letter === '' ? '' : `${times}${letter} + `}`,
  ],
  // "the mean and median are 14 and 15. 5 is added to each: find the new mean and median"
  [
    /^(?:the )?(mean|median|mode) and (?:the )?(mean|median|mode) of ((?:\d+|n|a|an|some|the) [a-z ]+?) (?:are|is) (\d[\d.]*) (?:and|,) (\d[\d.]*)(?: respectively)?[.,;] ([^.?]*?)[.,]? (?:then |and )?(?:find|what (?:are|is|will be)) (?:the )?(?:new )?\1 and (?:the )?(?:new )?\2(?: of (?:the )?new [a-z]+)?[.?\s]*$/i,
    'The $1 of $3 is $4 and the $2 is $5. $6, find the new $1 and the new $2.',
  ],
  // the unit of the classes, where only a frequency is missing
  [/(?<=\bmissing frequenc[^]*)\((?:in )?(₹|rs\.?|rupees) (?:in )?hundreds?\)/gi, '(in $1)'],
  [/\b(\d+) (?:ke|k) (?:pehle|first) (\d+) multiples\b/gi, 'the first $2 multiples of $1'],
  // "if x̄ is the mean of a distribution, what is Σ f_i(x_i - x̄)"
  [
    new RegExp(
      String.raw`^\s*if ${meanSign} is (?:the )?(?:arithmetic )?mean of (?:an? |the )?(?:frequency |grouped )?(?:distribution|data),? (?:then )?(?:what is |find |write )?(?:the )?(?:value of )?${sigma} ?\(? ?f_?\{?[iᵢ]\}? ?\( ?x_?\{?[iᵢ]\}? ?[-−–] ?${meanSign} ?\) ?\)?(?: is| ?=)?[ ?.]*$`,
      'i',
    ),
    'The algebraic sum of the deviations of a frequency distribution from its mean is ',
  ],
  [/^[^]*\b(?:prove|show) that (?:the )?mean of \$?[ax][^]*$/i, withChangeNamed],
  // as it is dictated
  [
    /,? x (?:one|1),? x (?:two|2),?(?: x (?:three|3),?)? (?:up ?to|till|to|dot dot dot|and so on(?: up ?to)?),? x n\b/gi,
    '',
  ],
  [/(?<=\bmean )x bar\b/gi, ''],
  [
    /^if \$?x_?\{?[iᵢ]\}?\$?['’]?s? are (?:the )?mid[- ]?(?:points|values) of (?:the )?class(?:es|[- ]?intervals?)? of (?:a )?grouped data,? \$?f_?\{?[iᵢ]\}?\$?['’]?s? (?:are|be) the corresponding frequencies and \$?(?:x̄|\\bar ?\{?x\}?)\$? is the mean,? then \$?(?:\\sum|Σ|∑) ?\(? ?f_?\{?[iᵢ]\}? ?(?:x_?\{?[iᵢ]\}? ?[-−–] ?(?:f_?\{?[iᵢ]\}? ?)?|\( ?x_?\{?[iᵢ]\}? ?[-−–] ?)(?:x̄|\\bar ?\{?x\}?) ?\)?\$? is (?:equal to )?/i,
    'The algebraic sum of the deviations of a frequency distribution from its mean is ',
  ],
  [
    /^(?:find |what (?:are|is) )?(?:the )?class[- ]?marks? of (?:the )?(?:class(?:es)? )?(\d+ ?[-–] ?\d+) (?:and|&|aur|,) (\d+ ?[-–] ?\d+)[\s?.]*$/i,
    'find (i) the class mark of $1 (ii) the class mark of $2',
  ],
  [/^[^]*(?:\\sum|Σ|∑|sigma|x̄)[^]*$/i, (text: string) => (/_\{?i|ᵢ/.test(text) ? replaced(text, sumsWritten) : text)],
  [/^[^]*$/, withNames],
  [/(?<=\d) ?\[[1-5]\]\s*$/, ''],
  [/,? (?:for|in|during|over) (?:the|a) whole (?:year|term|session|month|class|week)\b/gi, ''],
  [new RegExp(String.raw`(?<=\bmean) ${meanSign}(?= |[.,?]|$)|\\\( ?${meanSign} ?\\\)`, 'g'), ''],
  // "the values of x are 4, 8 and 12 and their frequencies are 5, p and 10"
  [
    new RegExp(
      String.raw`\b(?:the )?(?:values?|observations|variates?)(?: of x)? are ${row}(?:and|with) (?:their |the )?(?:corresponding |respective )?frequenc(?:y|ies)(?: are)? ${row}(?:respectively)?[.,;]? ?`,
      'gi',
    ),
    (whole: string, values = '', counts = '') => {
      const [x, f] = [values, counts].map((one) =>
        one
          .replace(/\bone\b/g, '1')
          .trim()
          .split(/(?:,| and|\s)+/),
      )
      return x?.length === f?.length ? `x: ${x?.join(', ')}. f: ${f?.join(', ')}. ` : whole
    },
  ],
  [middles, classesAround],
  [
    /\b(mean|median|mode) (?:aur|and|or|n|&) (mean|median|mode) (?:ka|ke beech ka|ke beech) (?:difference|antar|farak|fark)\b/gi,
    'difference of $1 and $2',
  ],
  [/(?<=\bfrequency (?:of|for|in) (?:the )?class )(\d+) to (\d+)\b/gi, '$1-$2'],
  // "below 20 years 4 persons": whose count it is, where it is also told that all are above a limit
  [
    /^(?=[^]*\ball (?:of them )?(?:are|were) (?:above|over|older than)\b)[^]*$/i,
    (text: string) =>
      text.replace(
        /\b((?:below|under|less than) \d+(?:\.\d+)?)(?: years?)?(,? ?:? ?\d+) (?:persons?|people|students?|workers?|patients?|members?|men|women)\b/gi,
        '$1$2',
      ),
  ],
  [/(?<=\d (?:distinct |different )?)obs\b/gi, 'observations'],
  [/[.,]? ?\(?\bmake (?:the |these )?class(?:es)? continuous(?: first)?\.?\)?\.?(?=\s*$)/gi, ''],
  // "har observation me 5 add kar diya"
  [
    /\bhar (?:ek )?(?:observation|value|number) (?:me|mein|ko) (\d+)(?: se)? (add|jod|multiply|guna|divide)\w*(?: (?:kar|kiya|diya|di|do|jaye|hai|dete|gaya|ki|karne|par|pe))*,?(?: (?:to|toh)\b)?/gi,
    (_: string, by = '', how = '') =>
      `. Each observation is ${/^[aj]/i.test(how) ? 'increased' : /^d/i.test(how) ? 'divided' : 'multiplied'} by ${by}.`,
  ],
  // "x ki values 10 20 30 40 hai aur frequency 3 k 5 2 hai"
  [
    /\bx ki values?:? ((?:\d+[ ,]+){2,}\d+)(?: (?:hain?|h))?,? (?:aur|and) (?:f|frequenc(?:y|ies)|unki frequency)(?: ki values?)? ((?:[\da-z]{1,3}[ ,]+){2,}[\da-z]{1,3})(?: (?:hain?|h))(?: aur|,|\.)*/gi,
    'x: $1 f: $2.',
  ],
  [/\bf ?([012])(?= ?=)/g, 'f_$1'],
  // "if every observation is divided by 4 and mean was 52 what will be mean now"
  [
    /^\s*if (each|every) (\w+) (?:is|are|was|were) ([^,.?]+?),? (?:and|where|when) (?:the )?(?:old |original |given )?(mean|median|mode) (?:was|is) (\d+(?:\.\d+)?),? ?(?:then )?(?:find|what (?:will be|is|would be)) (?:the |its )?(?:new )?\4(?: now| of new data)?[\s.?]*$/i,
    'The $4 of a data is $5. Each $2 is $3. Find the new $4.',
  ],
  [
    /\b(each|every) one (?=(?:(?:is|was|are) )?(?:multiplied|divided|increased|decreased|reduced|added)\b)/gi,
    '$1 observation ',
  ],
  [/[.,;]? ?(?:the )?(?:second|2nd|last) (?:number|no|figure|value)s? (?:is|are|=) (?:the )?frequenc(?:y|ies)\b/gi, ''],
  [/\b(less|more|fewer) (?:thn|then|dan|thann)\b/gi, '$1 than'],
  [/\bCOVID-19\b/gi, 'COVID'],
  [/\bmid[- ]?value(?= of (?:a|the) class)/gi, 'class mark'],
  [/\bremaining \d+ (?=numbers|observations|items)/gi, 'remaining '],
  [/\baverage marks\b/gi, 'mean marks'],
  [
    /\bIn the formula \$?(?:x̄|\\(?:bar|overline)\{x\}) ?= ?a ?[+] ?(?:\(?h|[^]{3,60}?(?:×|\*|\\times) ?h\b)[^]{3,130}?,? (?:where )?\$?u_?\{?i\}?\$? ?(?:=|is|is equal to) ?(?=\n?\s*\(?[aA]\))/g,
    'In the step deviation formula for the mean of grouped data, the deviation u is ',
  ],
  [/\bIn the formula \$?(?:x̄|\\(?:bar|overline)\{x\}|x|mean) ?= ?a ?[+][^,]*,/gi, 'In the formula'],

  // "0, 1, 2, Total" over "46, 76, 38, 160"
  [/[,|] ?Total ?\n([^\n]*?)[,|] ?(\d+)[ .]*(?=\n|$)/gi, '\n$1\nTotal frequency is $2.'],
  [/(?<=\bfrequenc[^?]*\b(?:missing|unknown|not known)\b[^?]*)\bfind them\b/gi, 'find the missing frequencies'],
  [
    /(?:,? ?\bbut )?\b(?:the )?frequenc(?:y|ies) [^.]{1,20} (?:in|of) (?:the )?class(?:es| intervals?)? [\d ,and–-]+(?: respectively,?)? (?:is|are) (?:missing|unknown|not known)\./gi,
    '.',
  ],
  [/\bfind these (?=frequenc)/gi, 'find the missing '],
  [/\bif it is known that\b/gi, '. '],
  [/\bas a part of (?:their|an?|the) [a-z ]+ programme\b/gi, ''],
  [/\boccupied over\b/gi, 'in'],
  [/\bout of \d+(?=\)? ?[:|])|(?<=\bmarks )\(out of \d+\)|, out of \d+,(?= obtained)/gi, ''],
  [/\bwhich method (?:did you use|have you used|do you use|is used|was used)[^?.]*[?.]?/gi, ''],
  [/\bwhat does (?:the|this) (?:mean|median|mode) signify\s*\??/gi, ''],
  [
    /\b(?:compare and |and )?interpret,? the (?:two|three|above) (?:measures|results)(?: of central tendency)?\.?/gi,
    '',
  ],
  [/,? (?:and )?compare (?:and interpret )?(?:them|the two measures(?: of central tendency)?)\.?/gi, '.'],
  [/\(\s*Hint\b[^]*\)\s*$/gi, ''],
  [/,? (?:by )?(?:choosing|using|with) (?:an? |the )?(?:suitable|appropriate|proper) method/gi, ''],
  [/,? by an? (?:suitable|appropriate) method/gi, ''],
  [/,? (?:by )?using (?:the )?formula(?: (?:for|of) (?:the )?(?:mean|median|mode))?(?=\s*(?:[.;)]|$))/gi, ''],
  [
    new RegExp(
      String.raw`,? (?:by|using|with) ${methods}(?:,? (?:and )?${methods})+(?: discussed in this section)?`,
      'gi',
    ),
    '',
  ],
  [/,? by all (?:the )?(?:three|3) methods(?: discussed in this section)?/gi, ''],
  // "(x_i)" and "(f_i)" beside the name of a row
  [/ ?\((?:x_?i?|f_?i?|cf|c\.f\.)\)(?= ?(?:[:|]|\d))/gi, ''],
  // "(km/l)", and a bare "g" beside the name of a measure before its classes
  [/ ?\((?:in )?k?m ?\/ ?(?:l|h|hr|s|sec|litre|hour)\)/gi, ''],
  [
    /(?<=\b(?:weight|mass|height|length|time|speed)s?),? ?(?:in )?(?:kg|g|gm|cm|mm|m|hrs?|sec)(?= \d[\d.]* ?[-–] ?\d)/gi,
    '',
  ],
  [/\bstates? ?\/ ?U\. ?T\.?s?/gi, 'states'],
  [/ ?\(U\.T\.s?\)/g, ''],
  [/ (?:in|of) (?:the )?class (?:X|IX|ten)\b(?: of (?:a|the) (?:certain )?school)?/gi, ''],
  [/\b(?:rural|urban|hilly|tribal|backward) areas\b/gi, 'villages'],
  [/\bmaximum (?=bowling|temperature)/gi, ''],
  [/\bcoaching centres?\b/gi, 'academy'],
  [/\b(?:run )?(?:an? )?\d+ ?-?m(?:et(?:re|er)s?)? (?=(?:hurdle |sprint )?race\b)/gi, ''],
  [/\b(?:an? )?\d+ ?-?m(?:et(?:re|er)s?)? (?:sprint|dash|run) (?=was|is)/gi, 'a race '],
  // "finished within 1 minute", where the table is of seconds
  [
    /(?<=\bseconds?\b[^]*)\b(?:with)?in (?:under |less than )?(\d+(?:\.5)?) minutes?\b/gi,
    (_: string, n = '') => `in less than ${Number(n) * 60} seconds`,
  ],
  [/(?<=\bhow many (?:[a-z]+ ){1,5})within (\d+)(?: (?:seconds?|minutes?|hours?|days?))?/gi, 'in less than $1'],
  [/\banother (?=\d+ (?:observations|numbers|items|values|students)\b)/gi, ''],
  [/(?<=\d) n (?=\d[^]*\b(?:mean|median|mode)\b)/gi, ' and '],
  [/\(in (?:parts per million|percentage|per ?cent)[^()]*\)/gi, ''],
  [/\(in parts per million, i\.e\.,? ppm\)/gi, ''],
  [/,? i\.e\.,? ppm\b/gi, ''],
  [/\bin (?:per ?cent|percentage|%)(?= ?[:|,)]| \d)/gi, ''],
  [/\bpercentage (?=(?:distribution )?of (?:female|male|women)|of marks)/gi, ''],
  [/\bpercentage(?= of (?:female|male|marks))/gi, 'share'],
  [/\bpaper consisting of \d+ marks\b/gi, 'paper'],
  [/\bfor \d+ periods each of \d+ min(?:ute)?s?\b/gi, ''],
  [
    / ?\(?\b(?:by |using )?(?:direct|assumed mean|step[- ]deviation)(?:(?: ?[/,] ?| or )(?:direct|assumed mean|step[- ]deviation)){1,2}(?: method)?(?: (?:koi bhi|kisi bhi|any|whichever))*\)?/gi,
    '',
  ],
  [/(?<=\bmean) ?%(?= of\b)/gi, ''],
  [/\b(?:LIC|IPL|CBSE|NGO|AQI|RTO|NCC)\b (?=[a-z])/g, ''],
  [/\bAn aircraft has \d+ (?:passenger )?seats\./gi, ''],
  [/\bof the same model\b/gi, ''],
  [/\bare taken (?=from|as|in)/gi, 'are '],
  [/\bwickets taken\b/gi, 'wickets'],
  [/\bteacher[- ]student ratio\b/gi, 'number of students per teacher'],
  // "d_i = x_i - 25", "u_i = (x_i - 25)/10" tell the assumed mean and the width
  [/\bd_\{?i\}? ?= ?x_\{?i\}? ?[-−–] ?(\d[\d.]*)/g, 'a = $1'],
  [
    /\bu_\{?i\}? ?= ?(?:\(x_\{?i\}? ?[-−–] ?(\d[\d.]*)\) ?\/ ?(\d[\d.]*)|\\d?frac\{x_\{?i\}? ?[-−–] ?(\d[\d.]*)\}\{(\d[\d.]*)\})/g,
    (_: string, a = '', h = '', b = '', k = '') => `a = ${a}${b}, h = ${h}${k}`,
  ],
  [/\bd_?\{?i\}?(?:'|’)?s? are (?:the )?deviations\b/g, 'deviations are'],
  [
    /^missing freq(?:uency)? ([a-z]),? (mean|median|mode) (?:is |= ?)?(\d[\d.]*):? /i,
    'find the missing frequency $1 if the $2 is $3. ',
  ],
  [/(?<=\d )([xyfpk]) (?:and |aur )?([xyfpk]) (?:nikalo|batao|find(?: karo)?)\s*$/i, '. find $1 and $2'],
  [
    /\bConvert (?:this |the |given )?(?:table |data |distribution )?(?:in)?to (?:an? )?(?:less|more) than type(?: distribution)?,? (?:and|then) /gi,
    '',
  ],
  [/\bof (?:the )?same (data|distribution)\b/gi, 'of a $1'],
  [
    /\bclass[- ]?marks? of (?:the )?class(?:es)? (\d+ ?[-–] ?\d+) and (\d+ ?[-–] ?\d+)/gi,
    '(i) class mark of the class $1 (ii) class mark of the class $2',
  ],
  [/\b(table|data|given|shown|presented|represented|recorded|summarised|tabulated) below\b/gi, '$1'],
  [/\b(observation|number|item|value) (?:which|that) (?:is|was) (?=\d)/gi, '$1 '],
  [/\bof the new set of (?:\d+|[a-z]+) (?:numbers|observations)/gi, 'of the new set'],
  // "upper limit of median class 0-5 13": the word belongs to what is asked
  [/\b(median|modal) class(?=:? \d[\d.]* ?[-–] ?\d)/gi, '$1 class of data '],
  [new RegExp(String.raw`\bfind ${meanSign}|\b(?:then|so) ${meanSign}(?= ?(?:=|is|\?|$))`, 'gi'), 'find the mean'],
]
