import { asks } from './asks'
import { judged } from './judged'

describe('an arrow behind a name', () => {
  judged(
    { kind: 'pair', expected: 'x = 26, y = 18' },
    { right: ['y → 18; x → 26', 'x->26, y->18', 'y = 18 => x = 26'], wrong: ['x → 18; y → 26', 'y → 18'] },
  )
})

describe('numbers called so, and the term before the nth', () => {
  judged(
    {
      kind: 'pair',
      expected: 'smaller = 14, larger = 15',
      aliases: { smaller: ['smaller number'], larger: ['larger number'] },
    },
    { right: ['smaller no. = 14, larger no. = 15'], wrong: ['smaller no. = 15, larger no. = 14'] },
  )
  judged(
    { kind: 'expression', expected: '12n + 4', ...asks(['a_n', 'nth term'], 'the nth term of the AP') },
    {
      right: ['a_n = S_n - S_(n-1) = 12n + 4', 'a_n = S_n - S_{n-1} = 12n + 4'],
      wrong: ['a_n = S_n - S_(n-1) = 12n + 5', 'S_n - S_(n-1)'],
    },
  )
})

describe('parts behind bare numerals', () => {
  judged(
    {
      kind: 'parts',
      expected: '(i) 19/50; (ii) 43/50',
      parts: ['19/50', '43/50'].map((expected, index) => ({
        label: ['(i)', '(ii)'][index] ?? '',
        marks: 1,
        rule: { kind: 'fraction', expected },
      })),
    },
    { right: ['i 19/50, ii 43/50', 'i- 19/50 ii- 43/50'], wrong: ['i 43/50, ii 19/50', 'ii 43/50'] },
  )
})

describe('an event named without P', () => {
  judged(
    {
      kind: 'fraction',
      expected: '3/4',
      ...asks(
        ['P(number is not a multiple of 4)', 'probability'],
        'find the probability that it is not a multiple of 4',
      ),
    },
    {
      right: ['not multiple of 4 = 3/4', 'not a multiple of 4: 27/36', 'not a multiple 3/4', 'probability = 3/4'],
      wrong: ['multiple of 4 = 3/4', 'not 3/4', 'not equal to 3/4', 'not multiple of 4 = 1/4', 'not sure 3/4'],
    },
  )
  judged(
    {
      kind: 'fraction',
      expected: '1/4',
      ...asks(['P(multiple of 4)', 'probability'], 'find the probability of a multiple of 4'),
    },
    { right: ['multiple of 4 = 1/4', '1/4'], wrong: ['not multiple of 4 = 1/4', 'not a multiple 1/4'] },
  )
})

describe('units on the way, and beside the value', () => {
  judged(
    { kind: 'number', expected: '378', unit: 'km/h' },
    {
      right: ['speed = 4200/40 = 105 m/s = 378 km/h', '105 m/s = 378 km/h', '105 m/s × 18/5 = 378'],
      wrong: ['4200/40 = 104 m/s = 378 km/h', '4200/40 = 105 m/s = 377 km/h', '4200/40 = 105 = 378'],
    },
  )
  judged(
    { kind: 'number', expected: '173', unit: 'units', ...asks(['mean'], 'the monthly consumption of 50 households') },
    { right: ['173 units per month', '173 units', '173'], wrong: ['173 units per day', '173 units per year'] },
  )
  judged(
    {
      kind: 'number',
      expected: '4.5',
      unit: 'm',
      ...asks(['height'], 'at what height above the ground do they cross'),
    },
    {
      right: ['4.5 m above the ground', '4.5 metre above ground level'],
      wrong: ['4.5 m below the ground', 'above 4.5 m'],
    },
  )
})

describe('whose measure it is', () => {
  judged(
    {
      kind: 'number',
      expected: '55',
      unit: 'cm',
      ...asks(['side of the tile', 'side', 'tile'], 'find the side of each tile'),
    },
    { right: ['55 cm', 'tile = 55 cm', 'side of the tile is 55'], wrong: ['55 tiles', '55 tile sides'] },
  )
  judged(
    {
      kind: 'number',
      expected: '3',
      unit: 'cm',
      ...asks(
        ['radius of the circle', 'radius', 'r'],
        'a circle in the triangle X Y Z with centre O , find the radius',
      ),
    },
    { right: ['r = 3', 'radius = 3 cm', 'OY = 3'], wrong: ['XY = 3 cm', 'YZ = 3'] },
  )
})

describe('an order told step by step', () => {
  judged(
    { kind: 'sequence', expected: 'D E B F A C' },
    {
      right: ['first D then E then B, F, A and at last C', 'D followed by E, B, F, A, C'],
      wrong: ['first D then E then B, F, C and at last A', 'start with D and end with C'],
    },
  )
})

describe('the only time that is said, where the options are times', () => {
  judged(
    { kind: 'choice', expected: 'A', options: ['10:15 a.m.', '7:51 a.m.', '7:21 a.m.', '8:15 a.m.'] },
    {
      right: ['10:15 am again', "at 10:15 a.m. they'll ring together again", '10.15 a.m.'],
      wrong: ['not 10:15', '7:51 or 10:15', 'before 10:15 a.m.', 'they ring together at 7:51 a.m.', 'at 10:51 a.m.'],
    },
  )
})
