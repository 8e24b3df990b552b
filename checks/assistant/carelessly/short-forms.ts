import { swapping, wording, type Way } from './way'

export const shortForms: readonly Way[] = [
  wording('are is r, you is u', { are: 'r', you: 'u', your: 'ur', why: 'y', be: 'b' }),
  wording('and is nd', { and: 'nd' }),
  wording('and is n', { and: 'n' }),
  wording('and is &', { and: '&' }),
  wording('the is d', { the: 'd' }),
  wording('frm, wid, wht', {
    from: 'frm', with: 'wid', what: 'wht', whose: 'whos', which: 'wich', between: 'btw', how: 'hw', many: 'mny',
    have: 'hav', then: 'thn', that: 'dat', this: 'dis', when: 'wen', where: 'whr', because: 'bcoz', without: 'w/o',
    each: 'ech', their: 'thier', there: 'ther', other: 'othr', number: 'no.', through: 'thru', both: 'bth',
  }), // prettier-ignore
  wording('short words of mathematics', {
    equation: 'eq', equations: 'eqs', numbers: 'nos', point: 'pt', points: 'pts', triangle: 'tri', rectangle: 'rect',
    circle: 'circ', perpendicular: 'perp', difference: 'diff', volume: 'vol', probability: 'prob', solution: 'sol',
    distance: 'dist', quadratic: 'quad', polynomial: 'poly', coordinates: 'coords', height: 'ht', diameter: 'dia',
    radius: 'rad', frequency: 'freq', maximum: 'max', minimum: 'min', length: 'len', breadth: 'brdth',
    coefficient: 'coeff', perimeter: 'peri', parallel: 'll', average: 'avg', degrees: 'deg', degree: 'deg',
    greatest: 'grtst', equal: 'eql', question: 'ques', common: 'comn', minutes: 'mins', hours: 'hrs', seconds: 'secs',
    years: 'yrs', term: 'trm', terms: 'trms', square: 'sq', value: 'val', values: 'vals',
  }), // prettier-ignore
  wording('words without vowels', {
    find: 'fnd', number: 'nmbr', value: 'vlue', same: 'sme', given: 'givn', such: 'sch', following: 'folowing',
    respectively: 'resp', people: 'ppl', please: 'plz', will: 'wil', should: 'shud', would: 'wud', could: 'cud',
    does: 'dos', like: 'lyk', drawn: 'drwn', random: 'rndm', total: 'totl', make: 'mk', time: 'tym',
  }), // prettier-ignore
  swapping('a few words glued', [/\bsuch that\b/g, 'suchthat'], [/\bat random\b/g, 'atrandom'], [/\bas well as\b/g, 'aswellas'], [/\bof the\b/g, 'ofthe'], [/\bin the\b/g, 'inthe'], [/\ba line\b/g, 'aline']), // prettier-ignore
  swapping('articles left out', [/(?<![\w$])(?:the|an?) (?=[a-z]{3})/g, ''], [/(?<=^|[.?!] )(?:The|An|A) (?=[a-z]{3})/g, '']), // prettier-ignore
]
