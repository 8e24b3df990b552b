import { isMisspelling } from '../../reading/text/misspelling'
import { baseUnit } from '../../reading/values/unit-names'

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that say nothing of what a value is: "the required value of", "so we get". */
const idle = listed(
  'the an of is are was were be been being so hence therefore thus then and for in on at to from with by into upto it they he she we you ' +
    'his her hers its their our my your him them this that these those there here which who whose when where if as also or ' +
    'get gets got getting has have had having will would can could must shall should do does did make makes made take takes taken ' +
    'required reqd require needed need needs find found finding final finally answer ans answers value values valued result results ' +
    'correct right exact exactly given say let suppose per each every all both only just about approx approximately nearly around ' +
    'equal equals equalto measure measures magnitude numerical form simplest lowest reduced solution solving solved solve simplifying ' +
    'simplification calculation calculating working using now firstly lastly overall altogether together required becomes become comes come ' +
    'out up down off over away than more less later long high tall wide broad deep apart extra further still back after before ago hence ' +
    'please sir madam yes haan think guess obtained obtain derived derive written write type typed called named common own such same one ones unit units ' +
    'main kar raha hai hain ka ki ke ko se mein hoga honge hua abhi kul maan dono barabar aata aati aate aaya aayi aaye aya nikla nikli nikle mila mili mile gaya aayega aayegi milta milti milte milega milegi milenge par pe isliye',
)

/** One word for each group that says the same. */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hcf: 'gcd gcf',
    mean: 'average avg x̄ madhya madhyaman maadhya',
    median: 'madhyak madhyika',
    mode: 'modal',
    mathematics: 'maths math',
    breadth: 'width chaudai chaurai',
    length: 'lambai',
    curved: 'lateral',
    probability: 'prob pr probablity probabilty',
    distance: 'dist doori duri',
    height: 'ht hight heigth elevationheight unchai oonchai',
    volume: 'vol',
    area: 'ar areas kshetrafal kshetraphal',
    perimeter: 'peri',
    circumference: 'circum',
    speed: 'velocity',
    zero: 'zeroe zeros zeroes root',
    midpoint: 'mid',
    number: 'no nos num count',
    piece: 'pc pcs',
    difference: 'diff',
    rupee: 'rs rupees',
    student: 'pupil child children kid learner bachha bachhe bachche bacche vidyarthi chhatra',
    person: 'people log',
    ball: 'gend sphere',
    row: 'kataar katar pankti',
    book: 'kitab kitaab kitaabein',
    coin: 'sikka sikke',
    card: 'patta patte',
    kind: 'kism prakar',
    time: 'baar guna times',
    frequency: 'freq',
    triangle: 'tri',
    radius: 'radii inradius',
    diameter: 'dia',
    coordinate: 'coord coords co',
    money: 'amount',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
)

/** Words of measures: one that a question does not use is the name of something else. */
const measures = listed(
  'hcf lcm mean median mode range area perimeter volume circumference radius diameter height length breadth distance speed time age ' +
    'sum product difference quotient ratio probability angle discriminant cost price capacity weight mass slope depth altitude base remainder loss',
)

export const isMeasure = (word: string): boolean => measures.has(word)

/** The form in which a word is compared: small letters, no plural, one word for those that say the same; null where it says nothing. */
export function wordOf(typed: string): string | null {
  const lower = typed.toLowerCase().replace(/['’]s?$/, '')
  if (idle.has(lower) || (lower.length > 1 && baseUnit(lower) !== undefined)) return null
  const known = alike.get(lower)
  if (known !== undefined) return known
  const single = singular(lower)
  return idle.has(single) ? null : (alike.get(single) ?? single)
}

const singular = (word: string): string => {
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '')
}

export const sameWord = (a: string, b: string): boolean => a === b || isMisspelling(a, b)

export const holds = (words: readonly string[], word: string): boolean => words.some((one) => sameWord(one, word))

/** How many words both have, where all of the one are among the other: "height of the tower" and "height". Else 0. */
export function shared(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((word) => holds(b, word)).length
  return common === a.length || common === b.length ? common : 0
}
