import { seededRandom } from '../../lib/random'

const times = (text: string, count: number): string => text.repeat(count)

/** Responses made to take long: huge powers, deep brackets, long lists, many roots. */
const made: readonly string[] = [
  '(x-a)^6000',
  '9^9^9^9',
  '2^-99999',
  '((x+1)^9)^9',
  '(x+y+z+1)^20',
  '(x+1)^40(x-1)^40',
  '(√2+√3+√5+√7+√11)^9',
  '(√2+√3+√5+√7+√11+√13+√17)^3/(√2+√3+√5+√7)^3',
  '1/(√2+√3)+1/(√5+√7)+1/(√11+√13)+1/(√17+√19)+1/(√23+√29)+1/(√31+√37)',
  'x^2/(x+1)+x^3/(x+2)+x^4/(x+3)+x^5/(x+4)+x^6/(x+5)',
  '√(x+1)√(x+2)√(x+3)√(x+4)√(x+5)/(√(x+6)+√(x+7)+√(x+8))',
  '(√(x+1)+√(x+2)+√(x+3)+√(y+1)+√(y+2))^4',
  '|x-1||x-2||x-3||x-4||x-5|/(|x|+|x+1|+|x+2|+|x+3|)',
  '√(√(√(√(√(√(√(x+1)+1)+1)+1)+1)+1)+1)',
  '(sin A+cos A+tan A+sec A+cosec A+cot A)^9',
  '(x+1/x)^80/(x-1/x)^80',
  '(x^9-y^9)(x^8-y^8)(x^7-y^7)/((x^6-y^6)(x^5-y^5)(x^4-y^4))',
  '(π+√2)^40',
  '√(999999937)√(999999929)',
  `${times('√999999937+', 20)}1`,
  `${times('9', 39)}/${times('7', 39)}+${times('3', 39)}/${times('1', 39)}`,
  `${times('9', 39)}^${times('9', 39)}`,
  `${times('√(', 25)}2${times(')', 25)}`,
  `${times('|', 20)}x${times('|', 20)}`,
  `${times('2^(', 25)}2${times(')', 25)}`,
  `${times('(', 25)}x+1${times(')^2', 25)}`,
  `${times('(', 10_000)}1${times(')', 10_000)}`,
  `${times('x+1/', 30)}x`,
  `${times('(x+1)', 60)}`,
  `${times('(x+y)/(x-y)+', 20)}1`,
  `${times('a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p+q+r+s+t+u+v+w+x+y+z+', 6)}1`,
]

/** What is typed over and over. */
const pieces: readonly string[] = [
  ...'A a x xy AB sin sinA theta pi sqrt cm क नहीं é ß ﬁ ﷺ ㎝ 0 1 12 9. 1, 1/ 1: 1.1.1 1a ab1 ½ ० १ ٣ ０ 𝟘'.split(' '),
  ...'( ) () (( [ { } | || / - + ± ∓ = x= a=1, √ √( ∛ ^ ^( ^2 2^ ² ₁ ⁿ ˣ _ _1 x_1 . .. ... … ! != ; ? % ° ₹ " \' “ ∞ ≠ ≤ < ∴ ⇒ ~ ,'.split(
    ' ',
  ),
  ...'\\ \\frac \\frac{ \\frac{1}{2} \\sqrt{ \\left( \\times \\overline{3} 0.\\overline{3} $ $x$ 😀 👨‍👩‍👧 \u0301 a\u0301 \u0304 3\u0304 \u200b'.split(
    ' ',
  ),
  ...[
    '\u00a0',
    '\t',
    '\n',
    ' ',
    '  ',
    '1, ',
    '1 ',
    '-1 ',
    '1 -1 ',
    '= ',
    'x = 1 ',
    '; ',
    '=> ',
    'x ≠ ',
    '12 cm ',
    'cm²  ',
    'sq m ',
  ],
  ...'the|not|and|or|and or|one|hundred|one hundred|half|solution|is|is to|out of|because|yes|no|A|A.|(a)|(i)|1)|option b|ans:|HCF|HCF =|hcf of|P(E)'
    .split('|')
    .map((word) => `${word} `),
  ...'rejected|0.3 bar|0.333...|recurring|square|root|under root|number of|per|km/h|to the|point|two point|lakh|numerator|2 whole|plus minus|+ or -|infinite'
    .split('|')
    .map((word) => `${word} `),
]

/** To the limits of a number, of an answer, of a proof, and far beyond. */
const lengths = [40, 144, 390, 1990, 9990, 88_000, 1_000_000]

const repeated = pieces.flatMap((piece) => lengths.map((length) => times(piece, Math.ceil(length / piece.length))))

/** So many texts of pieces drawn at random, the same ones for ever. */
function mixed(count: number): readonly string[] {
  const random = seededRandom('hostile')
  return Array.from({ length: count }, () => {
    const own = Array.from({ length: random.integer(1, 8) }, () => random.pick(pieces))
    const length = random.pick([3, 20, 60, 150, 300])
    return Array.from({ length }, () => random.pick(own)).join(random.pick(['', '', ' ']))
  })
}

/** Responses made to take long, or to be read in a hundred ways. */
export const hostileResponses: readonly string[] = [...made, ...repeated, ...mixed(1500)]
