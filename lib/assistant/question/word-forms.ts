import { withLettersAsWords } from './letters-for-words'
import { replaced, type Pairs } from './replaced'

const short: Readonly<Record<string, string>> = {
  wats: 'what is',
  rad: 'radius',
  len: 'length',
  mny: 'many',
  ther: 'there',
  thier: 'their',
  ech: 'each',
  othr: 'other',
  btw: 'between',
  prv: 'prove',
  bw: 'between',
  bth: 'both',
  wich: 'which',
  whch: 'which',
  whos: 'whose',
  whr: 'where',
  wen: 'when',
  dat: 'that',
  bcoz: 'because',
  thru: 'through',
  hav: 'have',
  fnd: 'find',
  shud: 'should',
  wud: 'would',
  cud: 'could',
  wil: 'will',
  sme: 'same',
  totl: 'total',
  sch: 'such',
  lyk: 'like',
  givn: 'given',
  resp: 'respectively',
  mins: 'minutes',
  secs: 'seconds',
  eql: 'equal',
  grtst: 'greatest',
  comn: 'common',
  trm: 'term',
  trms: 'terms',
  val: 'value',
  vals: 'values',
  eqs: 'equations',
  circ: 'circle',
  rect: 'rectangle',
  peri: 'perimeter',
  perp: 'perpendicular',
  brdth: 'breadth',
  nmbr: 'number',
  rndm: 'random',
  ht: 'height',
  wat: 'what',
  wht: 'what',
  hw: 'how',
  frm: 'from',
  hyp: 'hypotenuse',
  dia: 'diameter',
  aftr: 'after',
  arnd: 'around',
  hv: 'have',
  soln: 'solution',
  solns: 'solutions',
  factorisaton: 'factorisation',
  numr: 'numerator',
  denr: 'denominator',
  denom: 'denominator',
  chek: 'check',
  chk: 'check',
  verfy: 'verify',
  wid: 'with',
  wth: 'with',
  thn: 'then',
  bcz: 'because',
  coz: 'because',
  nd: 'and',
  btwn: 'between',
  ques: 'question',
  qn: 'question',
  ans: 'answer',
  cal: 'calculate',
  angel: 'angle',
  angels: 'angles',
  sqcm: 'sq cm',
  sqm: 'sq m',
  sqmm: 'sq mm',
  cucm: 'cu cm',
  cum: 'cu m',
  circum: 'circumference',
  tri: 'triangle',
  hemi: 'hemisphere',
}

/** "thirty millimetre", "5 kilometers", "2 mtrs", "10 ltr": units as they are known everywhere. */
const units: Pairs = [
  [/(?<![a-z\\])mill?i[- ]?met(?:er|re)s?(?![a-z])/gi, 'mm'],
  [/(?<![a-z\\])(?:centi[- ]?met(?:er|re)s?|cms)(?![a-z])/gi, 'cm'],
  [/(?<![a-z\\])deci[- ]?met(?:er|re)s?(?![a-z])/gi, 'dm'],
  [/(?<![a-z\\])(?:kilo[- ]?met(?:er|re)s?|kms)(?![a-z])/gi, 'km'],
  [/(?<=\d ?)mtrs?(?![a-z])/gi, 'm'],
  [/(?<![a-z\\])(?:lit(?:er|re)|ltr)(s?)(?![a-z])/gi, 'litre$1'],
]

/** The short forms of messages, written out. */
export function wordForms(text: string): string {
  const words = replaced(text, units).replace(/(?<![\\\w./'’])[a-z]+(?![\w'’/])/g, (word, at: number) =>
    // "a + nd" is a sum
    Object.hasOwn(short, word) && !(word === 'nd' && /[-+−–=] ?$/.test(text.slice(0, at)))
      ? (short[word] ?? word)
      : word,
  )
  return withLettersAsWords(withAnd(words)).replace(/(?<=\d)\s?\/-(?!\d)/g, '')
}

/** "&" as "and"; it divides the columns of a table in TeX. */
const withAnd = (text: string): string =>
  text.includes('\\\\') ? text : text.replace(/(?<=[\w)\]²³°$,.;]) ?& ?(?=[\w(\[∠√$-])/g, ' and ')
