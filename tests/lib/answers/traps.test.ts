import { judged } from './judged'

/** Answers that look right and are not, and answers that look odd and are right, found by examiners who tried to mislead the checker. */

judged(
  { kind: 'number', expected: '20' },
  {
    right: [
      'k = 20',
      '5k = 100, k = 20',
      'x² = 400 ⇒ x = 20',
      'AB² = 400, AB = 20',
      '3x = 60 so x = 20',
      'i think 20',
      '20✓',
      "'20'",
      'x = 20 or x = -8 (rejected)',
      'x = 20, x = -8 rejected',
      '20, -20 rejected',
      'x = 20 (x ≠ -8)',
      'α² + β² = 20',
      'x + y = 20',
      'p(1) = 20',
      'S_20 = 20',
      'twenty',
      '20th',
      'no. of terms = 20',
      'a10 = 20',
    ],
    wrong: [
      'k + 5 = 20',
      'k - 5 = 20',
      'k/2 = 20',
      '√k = 20',
      '1/k = 20',
      '|k| = 20',
      '3*x = 20',
      'x*3 = 20',
      'k squared is 20',
      'twice k = 20',
      'half of k is 20',
      'AB² = 20',
      '2AB = 20',
      'AB/2 = 20',
      '20 nahi hai',
      'nahi 20',
      '20 galat hai',
      '20 नहीं',
      'cannot be 20',
      "it can't be 20",
      '20 is false',
      'other than 20',
      'neither 20',
      'x =/= 20',
      'x /= 20',
      '!20',
      '\\lnot 20',
      '20 less',
      'below 20',
      'under 20',
      '20 se kam',
      'square of 20',
      'reciprocal of 20',
      'log 20',
      '\\ln 20',
      'twnty',
      '20, -20',
      '/20',
      '^20',
      '|-20|',
      '2O',
      'l20',
      '-20 rejected',
    ],
  },
)

judged(
  { kind: 'number', expected: '43' },
  { right: ['43', 'forty three', 'forty-third'], wrong: ['43 bar', 'forty', '40 3'] },
)

judged(
  { kind: 'number', expected: '1650', unit: 'seats' },
  { right: ['1650', '1650 seats', '1,650'], wrong: ['1650 cm', '₹1650', '1650 kg', '1650°'] },
)

judged(
  { kind: 'fraction', expected: '3/4' },
  {
    right: ['3/4', 'tan A = 3/4', '³⁄₄', '\\frac34', '3 bata 4'],
    wrong: [
      '±3/4',
      'tan A = ±3/4',
      '\\pm\\frac{3}{4}',
      'plus or minus 3/4',
      'tan² A = 3/4',
      '2 tan A = 3/4',
      '1/tan A = 3/4',
      '|-3/4|',
    ],
  },
)

judged(
  { kind: 'fraction', expected: '1/3' },
  {
    right: ['0.3 bar', '0.3 recurring', '0.333...', '0.3̅', '0.\\overline{3}', '1 by 3', 'one third', '1 in 3'],
    wrong: ['0.3', '3', '0.03 recurring'],
  },
)
judged(
  { kind: 'fraction', expected: '3/10' },
  { right: ['0.3', '0·3', '3 chances out of 10', '3/10'], wrong: ['0.3 bar', '0.3 recurring', '0.333...'] },
)

judged(
  { kind: 'ratio', expected: '2:3' },
  {
    right: ['2:3', '2 is to 3', 'two ratio three', '2 isto 3', '2/3', '4:6'],
    wrong: ['±2:3', '±2/3', '3:2', '2:3 nahi', 'k/2 = 3:2'],
  },
)

judged(
  { kind: 'surd', expected: '5√2' },
  {
    right: [
      '5√2',
      '5 root 2',
      '5 rt 2',
      '5 times the square root of 2',
      '5 sq. root of 2',
      '√50',
      '\\sqrt[2]{50}',
      '5✓2',
      '5√2, 7.07',
    ],
    wrong: ['AB² = 5√2', '2AB = 5√2', '√AB = 5√2', '±5√2', 'cube root of 50', '5√2 nahi'],
  },
)

judged(
  { kind: 'roots', expected: '3, -1/2' },
  {
    right: [
      'x = 3 or x = -1/2',
      '(x-3)(2x+1) = 0, x = 3, -1/2',
      'x = 3 or 2x = -1, x = -1/2',
      'α = 3, β = -1/2',
      'x₁ = 3, x₂ = -1/2',
      '3 & -0.5',
    ],
    wrong: [
      'x + 1 = 3, x = -1/2',
      'x² = 3, x = -1/2',
      'x = 3, x/2 = -1/2',
      'x = 3, x = -1/2 rejected',
      '3, |-1/2|',
      'x = 3, y = -1/2',
    ],
  },
)
judged(
  { kind: 'roots', expected: '2, 3' },
  { right: ['2, 3', 'x=2 x=3'], wrong: ['2x = 3', '3x = 2', 'D = 2, x = 3', 'x = 2 or y = 3'] },
)
judged(
  { kind: 'roots', expected: '5, 10' },
  { right: ['5,10', 'n = 5 or 10'], wrong: ['5n = 10', '5x=10', '5% or 10%'] },
)

judged(
  { kind: 'coordinates', expected: '(4, 3)' },
  {
    right: [
      '(4, 3)',
      'P(4, 3)',
      'x = 4, y = 3',
      'y = 3, x = 4',
      '(x, y) = (4, 3)',
      '(y, x) = (3, 4)',
      'mid-point = ((2+6)/2, (1+5)/2) = (4, 3)',
      'four comma three',
      'x coordinate 4, y coordinate 3',
    ],
    wrong: [
      '(4,3) or x = 5',
      '(4,3), 7',
      '(4,3) or 5',
      'k ≠ (4,3)',
      'no (4,3)',
      '(4,3) nahi',
      '-(4,3)',
      '(4,3)/2',
      '√(4,3)',
      '(4,3)+1',
      '(y,x) = (4,3)',
      'x=4, x=3',
      'y=4, y=3',
      'ordinate = 4, abscissa = 3',
      '4x = 3',
      '2x = 4, y = 3',
      '(4, 3%)',
    ],
  },
)

judged(
  { kind: 'pair', expected: 'x = 13, y = 4', aliases: { x: ['boat', 'speed of the boat'], y: ['stream'] } },
  {
    right: [
      'x = 13, y = 4',
      'boat 13, stream 4',
      'speed of boat = 13 km/h, speed of stream = 4 km/h',
      '13 for the boat and 4 for the stream',
      'x=13 => y=4',
      'The solution is x = 13 and y = 4.',
      'Ans: 13, 4',
      '13 = x, 4 = y',
      'x,y = 13, 4',
    ],
    wrong: [
      'stream 13, boat 4',
      'stream 13 km/h, boat 4 km/h',
      '13 stream, 4 boat',
      'x/2 = 13, y = 4',
      'x+1=13, y=4',
      'x^2 = 13, y = 4',
      '-x=13, y=4',
      'sin x = 13, y = 4',
      'x is not 13, y = 4',
      "x isn't 13, y = 4",
      'neither x = 13 nor y = 4',
      'x = 13 or y = 4',
      'downstream 13, upstream 4',
      'x = 13, y = 4 rejected',
      'x = square of 13, y = 4',
    ],
  },
)
judged(
  { kind: 'pair', expected: 'larger = 33, smaller = 12' },
  {
    right: ['larger = 33, smaller = 12', '33, 12', 'The numbers are 33 and 12', 'smaller 12, larger 33'],
    wrong: ['smaller 33, larger 12', 'larger 12, smaller 33'],
  },
)
judged(
  { kind: 'pair', expected: 'outer = 4, inner = 3.5' },
  {
    right: ['outer radius = 4, inner radius = 3.5', 'external radius 4, internal radius 3.5'],
    wrong: ['outer diameter = 4, inner diameter = 3.5'],
  },
)
judged(
  { kind: 'pair', expected: 'sum = 11/2, product = 7/2' },
  {
    right: [
      'Sum of zeroes = -b/a = 11/2, product of zeroes = c/a = 7/2',
      'sum-11/2, product-7/2',
      'α+β = 11/2, αβ = 7/2',
    ],
    wrong: ['sum of squares = 11/2, product = 7/2', '-sum = 11/2, product = 7/2', 'sum/2 = 11/2, product = 7/2'],
  },
)
judged(
  { kind: 'pair', expected: 'HCF = 6, LCM = 36' },
  {
    right: ['LCM-36, HCF-6', 'HCF of 12 and 18 is 6 and LCM is 36', 'HCF - 6, LCM - 36'],
    wrong: ['HCF/2 = 6, LCM = 36', 'not HCF = 6, LCM = 36'],
  },
)

judged(
  { kind: 'expression', expected: 'k <= 9/2' },
  {
    right: ['k ≤ 9/2', 'k =< 9/2', 'k < = 4.5', '9/2 >= k', 'k is less than or equal to 9/2', '2k ≤ 9'],
    wrong: ['k < 9/2', 'k >= 9/2', 'k = 9/2', 'k <'],
  },
)
judged(
  { kind: 'expression', expected: 'k > 4' },
  { right: ['k > 4', '4 < k', 'k is greater than 4'], wrong: ['k >= 4', 'k => 4', '4 =< k', 'k < 4'] },
)
judged(
  { kind: 'expression', expected: '4n + 1' },
  {
    right: ['4n + 1', 'a_n = 4n + 1', 'a + (n-1)d = 5 + (n-1)4 = 4n + 1'],
    wrong: ['4n ± 1', '±(4n+1)', 'n = 4n + 1', '4n + 1 is wrong', '4ⁿ + 1'],
  },
)
judged(
  { kind: 'expression', expected: 'x^2 - 12x + 35', upToFactor: true },
  {
    right: ['x² - 12x + 35', 'k(x^2 - 12x + 35), k ≠ 0'],
    wrong: ['(x^2 - 12x + 35)/x', 'x^2 - 12x ± 35', 'x = x^2 - 12x + 35'],
  },
)

judged(
  { kind: 'keywords', expected: 'rhs | congruence' },
  {
    right: ['RHS', 'R.H.S. congruence', 'by rhs', 'R H S'],
    wrong: ['SSS congruence', 'SAS congruence', 'LHS = RHS', 'not RHS'],
  },
)
judged(
  { kind: 'keywords', expected: 'proved' },
  {
    right: ['hence proved', 'LHS = RHS, proved', 'hence proven', 'which was to be proved'],
    wrong: ['LHS ≠ RHS, proved', 'will be proved', 'nearly proved', 'nothing proved', 'proved?', 'un-proved'],
  },
)
judged(
  { kind: 'text', expected: 'no', synonyms: ['not parallel'] },
  {
    right: ['no', 'No, they meet', 'no because 2/3 is not 3/4', 'not parallel'],
    wrong: ['no idea', 'no answer', 'yes'],
  },
)
judged(
  { kind: 'sequence', expected: 'D B C E F A' },
  {
    right: ['1-D, 2-B, 3-C, 4-E, 5-F, 6-A', 'D=1, B=2, C=3, E=4, F=5, A=6'],
    wrong: ['2-D, 1-B, 3-C, 4-E, 5-F, 6-A', '6D 5B 4C 3E 2F 1A'],
  },
)
judged(
  { kind: 'choice', expected: 'A' },
  { right: ['a', '(A', 'A!', 'my answer is a', 'opt A'], wrong: ['a banana', 'b', 'A or B'] },
)
judged(
  {
    kind: 'choice',
    expected: 'C',
    options: [
      '$\\frac{PQ}{ST} = \\frac{PR}{TU}$',
      '$\\frac{PQ}{TU} = \\frac{ST}{PR}$',
      '$\\frac{PQ}{TU} = \\frac{PR}{ST}$',
      'none',
    ],
  },
  { right: ['PQ/TU = PR/ST', '(C) PQ/TU = PR/ST', 'c'], wrong: ['PQ/ST = PR/TU', '(A) PQ/TU = PR/ST'] },
)

judged(
  { kind: 'number', expected: '275' },
  {
    right: [
      '5x5x11 = 275',
      '5 x 5 x 11 = 275',
      '5^2 x 11 = 275',
      '5 X 55 = 275',
      'lcm of 25 and 55 is 5 x 5 x 11 = 275',
    ],
    wrong: ['5x = 275', '5x5'],
  },
)
judged({ kind: 'number', expected: '-525' }, { right: ['21 x -25 = -525', '-525'], wrong: ['525'] })
judged(
  { kind: 'pair', expected: 'k = 2, y = 5', aliases: { k: ['ratio'] } },
  {
    right: ['k = 2, y = 5', '2:1, 5', 'ratio 2:1, y = 5', 'k = 2:1, y = 5', '2:1 and 5', 'ratio is 2:1 and y = 5'],
    wrong: ['1:2, 5', 'ratio 1:2, y = 5', '3:2, 5', 'k = 1:2, y = 5'],
  },
)
judged({ kind: 'pair', expected: 'x = 5, y = 8' }, { right: ['5, 8'], wrong: ['3:5, 8', '2:5, 3:8', 'x = 5, 8'] })
judged({ kind: 'roots', expected: '8, -12' }, { right: ['8, -12'], wrong: ['3:8, -12'] })
judged(
  { kind: 'pair', expected: 'x = 920, y = 50', unit: '₹' },
  {
    right: ['x = 920, y = 50 per day', 'x = Rs 920, y = Rs. 50/day', '₹920, ₹50'],
    wrong: ['x = 920 kg, y = 50 kg', '920 paise, 50 paise'],
  },
)
judged(
  { kind: 'pair', expected: 'x = 13, y = 4', unit: 'km/h' },
  { right: ['13 km/h, 4 km/h', 'x = 13 kmph, y = 4 kmph'], wrong: ['13 km, 4 km', 'x = 13 m/s, y = 4 m/s'] },
)
judged(
  { kind: 'pair', expected: 'V = 38.5, S = 154', unit: { V: 'cm³', S: 'cm²' } },
  { right: ['V = 38.5 cm³, S = 154 cm²'], wrong: ['V = 38.5 cm², S = 154 cm³'] },
)
judged(
  { kind: 'expression', expected: 'k != 4' },
  {
    right: ['k ≠ 4', 'k is not equal to 4', 'k not equal to 4', '≠ 4', 'k <> 4', 'all real values except 4', '4 ≠ k'],
    wrong: ['k = 4', '4', 'k > 4', 'k ≠ -4'],
  },
)
judged(
  { kind: 'pair', expected: 'larger = 12, smaller = 18', unit: 'hours' },
  { right: ['12hrs 18hrs', '12 hrs 18 hrs', '12 hours and 18 hours'], wrong: ['18hrs 12hrs', '12 min 18 min'] },
)
judged(
  { kind: 'pair', expected: 'x = 15, y = 6', unit: 'km/h', aliases: { x: ['boat'], y: ['stream'] } },
  { right: ['boat 15 km/hr stream 6 km/hr', '15km/h 6km/h'], wrong: ['stream 15 km/hr boat 6 km/hr'] },
)
judged(
  { kind: 'pair', expected: 'outer = 9.5, inner = 9', unit: 'cm' },
  { right: ['R=9.5, r=9', 'R = 9.5 cm, r = 9 cm', 'r = 9, R = 9.5'], wrong: ['r = 9.5, R = 9'] },
)
judged({ kind: 'number', expected: '514.4', unit: '₹' }, { right: ['514.4/-', 'Rs. 514.40/-'], wrong: ['514'] })
judged(
  { kind: 'text', expected: 'yes', synonyms: ['parallel'] },
  { right: ['yes LM||YZ', 'yes, LM ∥ YZ'], wrong: ['no'] },
)
