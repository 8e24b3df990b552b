import { judged, noted } from './judged'

judged(
  { kind: 'number', expected: '154', unit: 'cm²' },
  {
    right: [
      '154',
      '154 sq cm',
      '154 sq. cm',
      '154cm²',
      '154 cm^2',
      '154 cm2',
      '154 square cm',
      '154 square centimetres',
      '(154 cm²)',
      '154 (cm²)',
      '154.004',
      '154.0',
      'ans: 154',
      'Answer is 154',
      'Ans = 154 cm²',
      'area = 154',
      'area = 22/7 × 7 × 7 = 154 cm²',
      '22/7 x 7 x 7 = 154',
      '१५४',
      '１５４',
      '154\u00a0cm²',
      '154 sq units',
    ],
    wrong: [
      '153',
      '155',
      '154 cm',
      '154 m²',
      '154 cm³',
      '1.54',
      '-154',
      'about',
      '154 or 155',
      '15 4',
      '154x',
      '154 = 155',
    ],
  },
)

judged(
  { kind: 'number', expected: '1250000', unit: '₹' },
  {
    right: [
      '1250000',
      '12,50,000',
      '1,250,000',
      '₹12,50,000',
      '₹ 12,50,000',
      'Rs. 12,50,000/-',
      'Rs 1250000 only',
      'INR 12,50,000',
      '12,50,000 rupees',
      '12.5 lakh',
      'Rs 12.5 lakhs',
      'Rs.1250000',
      'Rs.12,50,000/-',
      'Ans:- 1250000',
      'Ans - ₹12,50,000',
    ],
    wrong: ['12,50,00', '125000', '12,50,000 cm', '12.5', '1250000 paise', '12.5 crore'],
  },
)

judged(
  { kind: 'number', expected: '3' },
  {
    right: [
      '3',
      '+3',
      '3.',
      '3.004',
      '2.995',
      '6/2',
      '6 ÷ 2',
      '9/3',
      '√9 = 3',
      '\\sqrt{9} = 3',
      '\\frac{6}{2}',
      '$3$',
      'root 9 = 3',
      'sqrt(9) = 3',
      '9^(1/2) = 3',
      '7-2^2 = 3',
      '7-2² = 3',
      '-(-3)',
      '2--1 = 3',
      '1.5 x 2 = 3',
      'three',
      '[3]',
      '{3}',
      '"3"',
      'x = 3',
      '3 = x',
      'k is 3',
      'The value of k is 3.',
      '3 terms',
      '3rd term',
      '(5 - 2) = 3',
      '30 × 10^-1 = 3',
      'sin 90° + 2 = 3',
      '27^(1/3) = 3',
      'HCF(12, 15) = 3',
      'HCF of 12 and 15 is 3',
      'S₂ = 3',
      '12 divided by 4',
      '3 because 2 + 1 = 3',
      '∛27 = 3',
    ],
    wrong: [
      '',
      '   ',
      '4',
      '-3',
      '3.011',
      '2.98',
      '301/100',
      '299/100',
      '3x',
      '3a',
      '3, 4',
      '3 or 4',
      'not 3',
      'negative 3',
      '3 or more',
      'x = 4, y = 3',
      'x = 4 or x = 3',
      'three by thirteen',
      '3 by',
      '3 halves',
      'one third of 9',
      '1.2.3',
      '3 and a half',
      '±3',
      '3/0',
      '√-9',
      '(3',
      '3)+',
      'three hundred',
      '2^',
      'one and two',
      'x',
      '@',
      '3i',
    ],
  },
)

judged(
  { kind: 'number', expected: '-4' },
  {
    right: ['-2^2 = -4', '-4', '−4', '–4', '—4', '- 4', 'minus 4', '-2² = -4', '-2**2 = -4', '4 × -1 = -4'],
    wrong: ['(-2)^2', '4', '(-2)²'],
  },
)

judged(
  { kind: 'number', expected: '27.6' },
  {
    right: ['27.6', '138/5', '27.605', '27.594', '27 3/5', '27.60', '27⅗'],
    wrong: ['28', '27', '27.62', '27.58', '27.5', '276', '2761/100'],
  },
)

judged(
  { kind: 'number', expected: '2.5', unit: 'hours' },
  {
    right: ['2.5', '2.5 hours', '2.5 hrs', '2.5h', '2½ hours', '2 1/2 hr', '5/2', '.25 × 10 = 2.5'],
    wrong: ['2.5 min', '149 minutes', '2.5 days', '2 hours 20 minutes', '2', '3'],
  },
)

judged(
  { kind: 'number', expected: '60', unit: 'km/h' },
  {
    right: ['60', '60 km/h', '60km/hr', '60 kmph', '60 KM/H', '60 km per hour', '60 km / hour', 'speed = 60 km/h'],
    wrong: ['60 km', '60 m/s', '60 h', '60 mps'],
  },
)

judged(
  { kind: 'number', expected: '60', unit: '°' },
  {
    right: ['60', '60°', '60 °', '60º', '60 degrees', '60 degree', '60 deg', '60^\\circ', '60^{\\circ}', '∠A = 60°'],
    wrong: ['60 cm', '60%', '30°'],
  },
)

judged(
  { kind: 'number', expected: '25', unit: '%' },
  { right: ['25', '25%', '25 %', '25 percent', '25.00%'], wrong: ['0.25', '2.5%', '25 cm', '1/4'] },
)

judged(
  { kind: 'number', expected: '12', unit: 'litres' },
  { right: ['12', '12 l', '12 L', '12 litre', '12 liters'], wrong: ['12 ml', '12 kg'] },
)
judged(
  { kind: 'number', expected: '385', unit: 'cm³' },
  {
    right: ['385 cm³', '385 cu cm', '385 cu. cm', '385 cubic cm', '385 cm3', '385 cm^3'],
    wrong: ['385 cm²', '385 m³'],
  },
)
judged(
  { kind: 'number', expected: '14', unit: 'years' },
  { right: ['14', '14 years', '14 yrs', '14 year', '14 years old'], wrong: ['14 days', '14 months'] },
)

judged(
  { kind: 'number', expected: '2053', tolerance: 1 },
  { right: ['2053', '2053.9', '2052.1', '20529/10'], wrong: ['2054', '2052', '2054.0', '4108/2', '2051'] },
)

judged(
  { kind: 'number', expected: '0' },
  {
    right: ['0', '0.0', '-0', '0/5', '0^2 = 0', '(3 - 3)^1 = 0', '0.004', 'zero', '5-5 = 0', 'nil'],
    wrong: ['0.01', '0.02', '1/100', '5/0', 'o'],
  },
)
judged(
  { kind: 'number', expected: '√3/2' },
  {
    right: [
      '√3/2',
      '√3 ÷ 2',
      '0.866',
      '(√3)/2',
      'sin 60 = √3/2',
      'sin 60° = √3/2',
      'cos 30° = √3/2',
      '3/(2√3)',
      '1.5/√3',
    ],
    wrong: ['√(3/2)', '0.88', 'sin 30°', '√3/4'],
  },
)

noted({ kind: 'number', expected: '154', unit: 'cm²' }, '154 cm', /cm²/)
noted({ kind: 'number', expected: '154' }, '', /answer/)
noted({ kind: 'number', expected: '154' }, '12 @ 5', /@/)
noted({ kind: 'number', expected: '154' }, '3, 4', /one value/)
noted({ kind: 'number', expected: '154' }, '49π', /value of/)
noted({ kind: 'number', expected: '154' }, '(12', /bracket/)
noted({ kind: 'number', expected: '154' }, '12 +', /missing/)
noted({ kind: 'number', expected: '154' }, '9^9^9^9 + 1/0', /too large/)
