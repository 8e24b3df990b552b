import { judged } from './judged'
import { asks } from './asks'

describe('abbreviations with points', () => {
  judged(
    { kind: 'number', expected: '208', ...asks(['LCM'], 'find the LCM of', { others: ['HCF'] }) },
    {
      right: ['L.C.M. is 208', 'L.C.M = 208', 'l.c.m. = 208', 'LCM 208'],
      wrong: ['H.C.F. = 208', 'L.C.M. = 20.8', 'L.C.M.'],
    },
  )
  judged(
    {
      kind: 'number',
      expected: '770',
      unit: 'cm²',
      ...asks(['curved surface area'], 'what is its curved surface area', { others: ['total surface area'] }),
    },
    {
      right: ['csa = 770', 'c.s.a. is 770 cm sq', 'CSA = 770', '770 sqcm', '770cmsq', '770 sq.cm'],
      wrong: ['tsa = 770', 't.s.a. is 770', '770 sqm', '770 cucm', '770 cm'],
    },
  )
})

describe('a dash between a label and its value', () => {
  judged(
    {
      kind: 'number',
      expected: '43',
      ...asks(['perimeter'], 'find the perimeter of the sector', { others: ['area'] }),
    },
    {
      right: ['Perimeter-43', 'perimeter - 43', 'perimeter of the sector - 43', 'Perimeter–43', 'perimeter — 43'],
      wrong: ['area-43', 'Perimeter-34', '-43', '- 43'],
    },
  )
  judged(
    { kind: 'number', expected: '-4', ...asks(['common difference', 'd'], 'find the common difference') },
    {
      right: ['common difference -4', 'd = -4', 'difference –4'],
      wrong: ['common difference 4', 'common difference — 4'],
    },
  )
})

describe('a place in a row', () => {
  judged(
    { kind: 'number', expected: '61', ...asks(['number of terms', 'terms', 'n'], 'how many terms') },
    { right: ['61st', '61st term', 'term no. 61'], wrong: ['60th', 'no. 60'] },
  )
  judged(
    {
      kind: 'number',
      expected: '3',
      ...asks(['number of columns'], 'in how many columns', { things: ['columns'] }),
    },
    { right: ['3', '3 columns'], wrong: ['3rd'] },
  )
})

describe('what says nothing of the value', () => {
  judged(
    { kind: 'number', expected: '52', ...asks(['median height'], 'find the median height', { others: ['mean'] }) },
    { right: ['median height 52 aaya', '52 nikla', '52 mila'], wrong: ['53 aaya', '52 nahi aaya', 'mean 52 aaya'] },
  )
  judged(
    { kind: 'number', expected: '3' },
    {
      right: ['f(x) has 3 zeroes', 'y = p(x) has 3 distinct zeros', 'p(x) has 3'],
      wrong: ['f(x) has 2 zeroes', 'f(3)', 'f(x) has degree 3'],
    },
  )
  judged(
    { kind: 'roots', expected: '-3' },
    {
      right: ['two equal roots, both -3', 'two equal real roots -3 and -3'],
      wrong: ['two roots, -3 and 3', 'two equal roots, both 3', '2, -3'],
    },
  )
  judged(
    { kind: 'text', expected: 'true' },
    {
      right: ['haan sahi hai, true', 'haan sahi hai', 'it is a true statement'],
      wrong: ['it is not a true statement', 'false statement', 'haan galat hai', 'sahi nahi hai', 'sahi hai, false'],
    },
  )
  judged(
    { kind: 'choice', expected: 'C', options: ['a composite number', 'an even number', 'a prime number', 'neither'] },
    {
      right: ['(c) wala option', 'c wala', 'C hai answer', 'Kiran should say C', 'Kiran should say (C) a prime number'],
      wrong: [
        '(b) wala option',
        'Kiran should say B',
        'Kiran should not say C',
        'C or B wala',
        'C is not answer',
        'C is not the right answer',
        'C nahi hai',
        'answer C nahi hai',
        'C nahi hai answer',
        "C isn't it",
      ],
    },
  )
})

describe('parts set close together, or with a stroke between them', () => {
  judged(
    { kind: 'pair', expected: 'n = 12, S = 1074', aliases: { n: ['number of terms'], S: ['sum'] } },
    {
      right: ['number of terms: 12 / sum: 1074', 'n: 12 / S: 1074'],
      wrong: ['number of terms: 1074 / sum: 12', 'n: 12 / 1074', 'n: 12 / S: 1070'],
    },
  )
  judged(
    {
      kind: 'parts',
      expected: '(i) 7/15; (ii) 9/10; (iii) 16/33',
      parts: ['7/15', '9/10', '16/33'].map((expected, index) => ({
        label: ['(i)', '(ii)', '(iii)'][index] ?? '',
        marks: 1,
        rule: { kind: 'fraction', expected },
      })),
    },
    {
      right: ['(i)7/15(ii)9/10(iii)16/33', '(i) 7/15 (ii) 9/10 (iii) 16/33'],
      wrong: ['(i)7/15(ii)9/11(iii)16/33', '(i)9/10(ii)7/15(iii)16/33', '(i)7/15(iii)16/33'],
    },
  )
})

describe('an event that says more, or less, than what is asked', () => {
  const event = (name: string, story: string) => asks([name, 'probability', 'P'], story)
  judged(
    {
      kind: 'fraction',
      expected: '7/13',
      ...event('P(red card or a queen)', 'a card is drawn, find the probability of a red card or a queen'),
    },
    {
      right: ['P(red or queen) = 7/13', 'P(queen or red card) = 7/13', 'P(E) = 7/13', 'probability = 7/13'],
      wrong: ['P(red card) = 7/13', 'P(queen) = 7/13', 'P(black or queen) = 7/13'],
    },
  )
  judged(
    { kind: 'fraction', expected: '1/13', ...event('P(jack)', 'find the probability of a jack') },
    { right: ['P(jack) = 1/13', 'P(a jack card) = 1/13'], wrong: ['P(red jack) = 1/13', 'P(king) = 1/13'] },
  )
})

describe('who was measured', () => {
  judged(
    {
      kind: 'number',
      expected: '35',
      unitless: true,
      ...asks(['mode', 'mode of the marks'], 'marks of 40 students', { others: ['mean'], otherThings: ['students'] }),
    },
    { right: ['35', '35 marks', 'mode = 35'], wrong: ['35 students', '35 pupils'] },
  )
})
