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
}

/** Signs that n is a letter of the question. */
const nIsLetter =
  /\bn\s*[=<>+*/^)-]|[=<>+*/^(_-]\s*n\b|\dn\b|\bnth\b|\bn\s?th\b|\b(?:value of|find|first|of|to|for|if|when|by|let|is|are|any|some|upto|till|sum|number) n\b|\bn (?:equals?|plus|minus|squared?|cubed?|terms?|is|are|be|natural|numbers?|sides?|observations?|if|such|th|ka|ki|ke|kya|times?|days?|years?)\b|\$n\$|\bn (?:and|or|aur)\b|(?:\b(?:and|or|aur|into|in)|,) n\b/

/** The short forms of messages, written out. */
export function wordForms(text: string): string {
  const words = text.replace(/(?<![\\\w./'’])[a-z]+(?![\w'’/])/g, (word) =>
    Object.hasOwn(short, word) ? (short[word] ?? word) : word,
  )
  const and = nIsLetter.test(words)
    ? words
    : words.replace(/(?<=(?:\w{2}|[A-Z\d)°%]) )n(?= (?:[a-z]{2}|[A-Z\d(√∠]))/g, 'and')
  return and
    .replace(/(?<=\b(?:what|who|they|these|those|which|there) )r(?= [a-z]{2})/g, 'are')
    .replace(
      /(?<=\b(?:\w{2,}s|dice|die|coin|card) )(?<!\b(?:radius|ratios) )r(?= (?:\w+(?:ed|wn|en|ut)|in|not|there|two|the|at)\b)/g,
      'are',
    )
    .replace(/(?<=\d )r(?= (?:there|in)\b)/g, 'are')
    .replace(/(?<=\b(?:can|could|will|would|do|did|if|plz|pls) )u\b/g, 'you')
    .replace(/(?<=\d)\s?\/-(?!\d)/g, '')
}
