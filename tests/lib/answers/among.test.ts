import { checkAnswer, type AnswerRule } from '@/lib/answers'

const k: AnswerRule = {
  kind: 'fraction',
  expected: '18',
  asked: { names: ['k'], others: ['p(x)', 'x'], words: ['k', 'x', 'p(x)', 'zero', 'polynomial'] },
}
const polynomial: AnswerRule = { kind: 'expression', expected: '3x^2 - 7x + 2', upToFactor: true }
const tangent: AnswerRule = {
  kind: 'number',
  expected: '169/5',
  unit: 'cm',
  asked: {
    names: ['OT', 'length', 'distance', 'x'],
    others: ['PQ', 'radius'],
    words: ['OT', 'PQ', 'O', 'T', 'chord', 'radius'],
  },
}
const sine: AnswerRule = {
  kind: 'fraction',
  expected: '4/5',
  asked: { names: ['sin C', 'ratio', 'x'], others: ['A', 'B'], words: ['triangle', 'A', 'B', 'C', 'sin C'] },
}
const tan: AnswerRule = {
  kind: 'fraction',
  expected: '8/15',
  asked: { names: ['tan P', 'ratio'], others: ['PQ', 'PR'], words: ['PQR', 'Q', 'PQ', 'PR', 'tan P', 'P'] },
}
const pieces: AnswerRule = {
  kind: 'number',
  expected: '13',
  unitless: true,
  asked: {
    names: ['number of pieces', 'n'],
    others: ['length'],
    things: ['pieces'],
    words: ['ribbons', 'pieces', 'cm', 'length', 'how', 'many'],
  },
}
const bags: AnswerRule = {
  kind: 'number',
  expected: '30',
  unitless: true,
  asked: { names: ['number of bags', 'n'], things: ['bags'], words: ['kg', 'rice', 'bags', 'weight', 'how', 'many'] },
}
const age: AnswerRule = {
  kind: 'number',
  expected: '12',
  unit: 'years',
  asked: {
    names: ["Joseph's present age", 'Joseph', 'age'],
    others: ['product', 'uncle'],
    words: ['joseph', 'uncle', 'years', 'product', 'age'],
  },
}
const multiples: AnswerRule = {
  kind: 'number',
  expected: '60',
  asked: {
    names: ['number of integers', 'n', 'N'],
    things: ['integers'],
    words: ['number', 'integers', 'divisible', 'n'],
  },
}
const chance: AnswerRule = {
  kind: 'fraction',
  expected: '1/5',
  asked: { names: ['P(letter I)', 'probability'], words: ['letter', 'letters', 'word'] },
}
const measures: AnswerRule = { kind: 'pair', expected: 'HCF = 8, LCM = 480' }
const angles: AnswerRule = { kind: 'pair', expected: 'x = 16, y = 26' }
const zeroes: AnswerRule = {
  kind: 'roots',
  expected: '-7/2, -2',
  asked: { names: ['zeroes', 'roots', 'x'], words: ['zeroes', 'x', 'coefficients'] },
}
const marks: AnswerRule = {
  kind: 'roots',
  expected: '10, 17',
  asked: {
    names: ['marks of Sanskrit', 'Sanskrit'],
    others: ['product', 'Mathematics'],
    words: ['marks', 'sanskrit', 'mathematics', 'product'],
  },
}
const students: AnswerRule = {
  kind: 'number',
  expected: '802',
  asked: {
    names: ['number of students'],
    things: ['students'],
    otherThings: ['rows'],
    words: ['students', 'rows', 'number'],
  },
}
const area: AnswerRule = {
  kind: 'number',
  expected: '810',
  unit: 'cm²',
  asked: {
    names: ['surface area', 'total surface area', 'S'],
    others: ['volume'],
    words: ['cubes', 'cuboid', 'surface', 'area', 'volume'],
  },
}
const angle: AnswerRule = {
  kind: 'number',
  expected: '19',
  unit: '°',
  asked: {
    names: ['∠OBT', 'angle', 'x'],
    others: ['T', 'O', 'P', 'TPO', 'B'],
    words: ['T', 'O', 'P', 'TPO', 'B', 'OBT', 'how', 'large', '°'],
  },
}
const sum: AnswerRule = {
  kind: 'number',
  expected: '-1825',
  asked: {
    names: ['S_25', 'sum', 'S'],
    others: ['first term', 'common difference', 'a', 'd'],
    words: ['sum', 'first', 'terms'],
  },
}
const sides: AnswerRule = {
  kind: 'pair',
  expected: 'length = 28, breadth = 24',
  aliases: { length: ['l'], breadth: ['b'] },
}
const quotient: AnswerRule = { kind: 'fraction', expected: '13/12', asked: { names: ['value'], words: ['evaluate'] } }

test.each<[AnswerRule, string]>([
  [quotient, '1/3 + 3/4 = 13/12, denominator is 1'],
  [sides, 'area = 672, length = 28, breadth = 24'],
  [k, 'zeroes are 3 and 6, k = 3 × 6 = 18'],
  [k, 'k = 3 × 6 = 18, zeroes are 3 and 6'],
  [polynomial, 'zeroes are 2 and 1/3, polynomial is 3x^2 - 7x + 2'],
  [tangent, 'distance of mid point from O is 5, OT = 13²/5 = 169/5 cm'],
  [sine, 'AB = 4, BC = 3, AC = 5 therefore sin C = AB/AC = 4/5'],
  [tan, 'QR = 8 so tan P = QR/PQ = 8/15'],
  [pieces, 'HCF = 38 cm, so 266/38 + 228/38 = 7 + 6 = 13 pcs'],
  [bags, 'HCF is 28 kg, number of bags is 840/28 = 30'],
  [age, 'Joseph is 12 and uncle is 39'],
  [multiples, '6, 9, ..., 183 so n = 177/3 + 1 = 60'],
  [multiples, '6, 9 ... 183 so n = 60'],
  [chance, 'I comes 2 times in 10 letters, P(I) = 2/10 = 1/5'],
  [measures, 'HCF=8 LCM=480, 8×480 = 3840 = 96×40 verified'],
  [angles, 'x = 16, y = 26; A = 116°, B = 109°, C = 64°, D = 71°'],
  [zeroes, 'x = -7/2, x = -2; sum = -11/2 = -b/a, product = 7 = c/a'],
  [marks, 'If Sanskrit = 10, Maths = 21; if Sanskrit = 17, Maths = 14'],
  [students, 'lcm of 6,14,38 = 798, 798+4 = 802'],
  [area, 'side 9 , l = 18 , TSA = 2(18*9 + 9*9 + 9*18) = 810'],
  [angle, 'OT ⊥ PT so ∠TOP = 90° − 52° = 38°, ∠OBT = 38°/2 = 19°'],
  [angle, 'half of 38 = 19 degree'],
  [sum, 'a=-1, d=-6, S25 = −1825'],
])('the answer to %j may stand among claims of other things: %s', (rule, response) => {
  expect(checkAnswer(rule, response)).toMatchObject({ correct: true })
})

test.each<[AnswerRule, string]>([
  [quotient, '1/3 + 3/4 = 13/12, denominator is 2'],
  [quotient, '1/3 + 3/4 = 12/13, denominator is 1'],
  [sides, 'if length = 28, if breadth = 24'],
  [marks, 'If Sanskrit = 10 or 17'],
  [k, 'k = 18, k = 16'],
  [k, 'k = 16, k = 18'],
  [k, 'zeroes are 3 and 6, k = 3 × 6 = 16'],
  [k, 'zeroes are 3 and 6, k = 3 × 5 = 18'],
  [k, 'zeroes are 3 and 6, k = 18 or 16'],
  [k, 'zeroes are 3 and 6, k = 18, 16'],
  [k, 'zeroes are 3 and 6, not k = 18'],
  [k, 'zeroes are 3 and 6'],
  [k, 'zeroes are 3 and 18'],
  [polynomial, 'zeroes are 2 and 1/3, polynomial is 3x^2 + 7x + 2'],
  [polynomial, 'x = 2, polynomial is 3x^2 - 7x + 2'],
  [tangent, 'distance is 5, OT = 169/5 cm'],
  [tangent, 'distance of mid point from O is 169/5, OT = 5 cm'],
  [sine, 'AB = 4, BC = 3, sin C = 3/5'],
  [sine, 'AB = 4, BC = 3, AC = 5'],
  [sine, 'AB = 4, BC = 3, AC = 6 therefore sin C = AB/AC = 4/5'],
  [tan, 'QR = 8 so tan P = QR/PQ = 8/17'],
  [tan, 'QR = 15, PQ = 8 so tan P = QR/PQ = 8/15'],
  [pieces, 'HCF = 38 cm, so 266/38 + 228/38 = 7 + 5 = 13 pcs'],
  [pieces, 'HCF = 38 cm, length = 13'],
  [bags, 'HCF is 30, number of bags is 28'],
  [bags, 'HCF is 28 kg, number of bags is 840/28 = 28'],
  [bags, 'HCF is 28, 30'],
  [bags, 'HCF is 28, answer is 28, number of bags is 30'],
  [bags, '18 or 30'],
  [bags, '13, 30'],
  [age, 'Joseph is 39 and uncle is 12'],
  [age, 'Joseph is 12 or uncle is 12'],
  [multiples, '6, 9, ..., 183'],
  [multiples, '6, 9, ..., 183 so n = 177/3 + 1 = 61'],
  [multiples, '6, 10, ..., 183 so n = 60'],
  [multiples, '59, 60, 61 so 60 or 61'],
  [chance, 'I comes 2 times in 10 letters'],
  [chance, 'I comes 2 times in 10 letters, P(I) = 2/10 = 1/4'],
  [measures, 'HCF=8 LCM=480, 8×480 = 3850 = 96×40 verified'],
  [angles, 'x = 16, y = 26; x = 26, A = 116°'],
  [angles, 'x = 16, y = 26, z = 1'],
  [zeroes, 'x = -7/2; sum = -11/2 = -b/a, product = 7 = c/a'],
  [zeroes, 'x = -7/2, x = -2, x = 3; sum = -11/2'],
  [marks, 'If Sanskrit = 10, Maths = 21; if Sanskrit = 14, Maths = 17'],
  [marks, 'If Sanskrit = 10, Maths = 17'],
  [students, 'lcm of 6,14,38 = 796, 798+4 = 802'],
  [students, 'lcm of 6,14,38 = 798, 798+4 = 803'],
  [area, 'side 9 , l = 18 , TSA = 2(18*9 + 9*9 + 9*18) = 800'],
  [angle, 'OT ⊥ PT so ∠TOP = 90° − 52° = 38°, ∠OBT = 38°/2 = 38°'],
  [angle, 'half of 36 = 19 degree'],
  [sum, 'a=-1, d=-6, S25 = 1825'],
  [sum, 'a=-1, d=-1825'],
])('and beside another one for %j it is none: %s', (rule, response) => {
  expect(checkAnswer(rule, response).correct).toBe(false)
})
