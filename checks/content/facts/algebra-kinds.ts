import type { Kinds } from './goes-together'

/** What goes together in the chapters of numbers and algebra. */
export const algebraKinds: readonly Kinds[] = [
  // HCF and LCM
  {
    aspects: [
      ['the HCF|HCF', 'the LCM|LCM'],
      [
        'the smallest powers|(?:smallest|smaller|least|lowest) (?:powers?|exponents?)|exponents? of \\S+ is the (?:smaller|smallest|lesser|least|lower|lowest)',
        'the greatest powers|(?:greatest|greater|highest|higher|largest) (?:powers?|exponents?)|exponents? of \\S+ is the (?:greater|greatest|larger|largest|higher|highest)',
      ],
    ],
  },
  {
    in: ['real-numbers'],
    aspects: [
      ['the HCF|HCF', 'the LCM|LCM'],
      [
        'the common primes|(?:each|every|the|all) common prime(?: factors?)?',
        'all the primes|(?:each|every) prime(?: factor)? that occurs|(?:each|every) prime(?: factor)? of (?:either|any|the numbers)',
      ],
      ['a common factor|common (?:factor|divisor)', 'a common multiple|common multiple'],
      ['at most the smallest number|at most the sma\\w+', 'at least the greatest number|at least the great\\w+'],
      [
        'subtract the remainders first|subtract\\w* (?:the|each) remainders? first',
        'add the remainder|then add the remainder',
      ],
      ['the divisor is asked|divisor is asked', 'the number itself is asked|number itself is asked'],
      [
        'the largest size|(?:largest|greatest|maximum) (?:size|number of (?:equal )?groups|length)|longest tape|biggest (?:square )?tile',
        'together again|ring together|meet again|smallest stock',
      ],
      [
        'divides the given numbers|answer divides the given numbers',
        'the given numbers divide it|given numbers divide the answer',
      ],
    ],
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    aspects: [
      [
        'opposite signs of a and c|a and c have (?:opposite|different|unlike) signs',
        'opposite signs of a and b|a and b have (?:opposite|different|unlike) signs',
      ],
      [
        'one zero of each sign|one (?:zero|root) is positive(?: and|,) the other (?:is )?negative|two distinct real roots',
        'a turning point to the right|turning point to the right',
      ],
    ],
  },
  {
    aspects: [
      ['highest common|highest common', 'least common|lowest common'],
      ['factor|factor', 'multiple|multiple'],
    ],
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    about: 'zeroes|roots',
    aspects: [
      ['reciprocals of each other|reciprocals', 'opposite numbers|opposite in sign', ''],
      ['a = c|c = a', 'b = 0', 'a = b'],
    ],
  },
  {
    in: ['statistics'],
    aspects: [
      ['the first class|(?:is|are) the first', 'the last class|(?:is|are) the last'],
      ['f_0 = 0|f0 = 0', 'f_2 = 0|f2 = 0'],
    ],
  },
  // polynomials and their graphs
  {
    in: ['polynomials'],
    aspects: [
      ['degree 1|degree one', 'degree 2|degree two', 'degree 3|degree three'],
      ['linear|linear polynomial', 'quadratic|quadratic polynomial', 'cubic|cubic polynomial'],
      ['', 'at most two zeroes|at most (?:two|2) zeroes', 'at most three zeroes|at most (?:three|3) zeroes'],
    ],
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    aspects: [
      ['a > 0|a is positive', 'a < 0|a is negative'],
      ['opens upwards|open(?:s|ing)? up(?:wards?)?', 'opens downwards|open(?:s|ing)? down(?:wards?)?'],
    ],
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    aspects: [
      ['opens upwards|open(?:s|ing)? up(?:wards?)?', 'opens downwards|open(?:s|ing)? down(?:wards?)?'],
      ['lowest point|minimum', 'highest point|maximum'],
    ],
  },
  {
    in: ['polynomials'],
    aspects: [
      ['c is positive|c > 0', 'c is negative|c < 0', 'c = 0|c is 0'],
      ['above the x-axis|above it', 'below the x-axis|below it', 'through the origin|at the origin'],
    ],
    about: 'y-axis',
  },
  {
    in: ['polynomials'],
    aspects: [
      ['right of the y-axis|(?:to|on) the right', 'left of the y-axis|(?:to|on) the left'],
      ['opposite signs|(?:opposite|different) signs?', 'the same sign|(?:same|equal|like) signs?'],
      ['-b/2a is positive|-b/2a > 0|-b/\\(2a\\) > 0', '-b/2a is negative|-b/2a < 0'],
    ],
  },
  {
    in: ['polynomials'],
    about: 'zero(?:es)?',
    aspects: [
      ['b = 0|b is 0', 'c = 0|c is 0', 'a = c|c = a|a equals c', 'a = -c|c = -a', 'D = 0|b² = 4ac'],
      [
        'opposite numbers|opposite(?: numbers| in sign)?|(?:sum|add up to) 0',
        'one zero is 0|zero is 0',
        'reciprocals of each other|reciprocals?',
        '',
        'equal zeroes|zeroes are equal|equal|coincide',
      ],
    ],
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    aspects: [
      [
        'a and c have opposite signs|a and c (?:have|are of) (?:opposite|different) signs?',
        'a and c have the same sign|a and c (?:have|are of) the same sign',
      ],
      [
        'one zero is positive and the other negative|one (?:zero|root) is positive|(?:zeroes|roots) have opposite signs',
        'both zeroes have the same sign|(?:zeroes|roots) have the same sign|both (?:zeroes |roots )?(?:are )?(?:positive|negative)',
      ],
    ],
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    about: 'y-axis',
    aspects: [
      ['c > 0|c is positive|c positive', 'c < 0|c is negative|c negative'],
      [
        'above the origin|above the (?:origin|x-axis)|positive y-axis|positive part',
        'below the origin|below the (?:origin|x-axis)|negative y-axis|negative part',
      ],
    ],
  },
  {
    in: ['polynomials'],
    aspects: [
      [
        'reciprocal zeroes|zeroes (?:that )?are reciprocals?',
        'opposite zeroes|zeroes (?:equal in size but )?opposite in sign',
      ],
      ['the product 1|product (?:is |of |= )?1', 'the sum 0|sum (?:is |of |= )?0'],
    ],
  },
  {
    in: ['polynomials'],
    about: 'graph|parabola|curve|points?',
    aspects: [
      [
        'two points on the x-axis|two (?:distinct )?points|cuts? .*twice',
        'touches the x-axis|touch(?:es|ing)?(?: point)?|exactly one point',
        'does not meet the x-axis|no (?:common )?points?|misses',
      ],
      [
        'two distinct zeroes|two (?:distinct|different|real) zeroes',
        'two equal zeroes|(?:two )?equal zeroes|one distinct zero',
        'no real zero|no (?:real )?zero(?:es)?',
      ],
    ],
  },
  {
    aspects: [
      [
        'the sum of the zeroes|sum of (?:the |its |two )?(?:zeroes|roots)',
        'the product of the zeroes|product of (?:the |its |two )?(?:zeroes|roots)',
      ],
      ['-b/a|-b/a', 'c/a|c/a'],
    ],
  },
  // pairs of lines
  {
    in: ['linear-equations'],
    aspects: [
      [
        'intersecting lines|intersect(?:ing|s)?(?: lines| in one point)?',
        'parallel lines|parallel',
        'coincident lines|coincid(?:e|ent|ing)(?: lines)?',
      ],
      [
        'one solution|(?:one|exactly one|unique|a unique|a single)(?: solution)?',
        'no solution|none|no solutions?',
        'infinitely many solutions|infinitely many',
      ],
    ],
  },
  {
    in: ['linear-equations'],
    aspects: [
      ['intersecting lines|intersect(?:ing|s)?', 'parallel lines|parallel', 'coincident lines|coincid(?:e|ent|ing)'],
      [
        'a_1/a_2 ≠ b_1/b_2|a_?1/a_?2 ≠ b_?1/b_?2',
        'a_1/a_2 = b_1/b_2 ≠ c_1/c_2|a_?1/a_?2 = b_?1/b_?2 ≠ c_?1/c_?2',
        'a_1/a_2 = b_1/b_2 = c_1/c_2|a_?1/a_?2 = b_?1/b_?2 = c_?1/c_?2',
      ],
      [
        'one solution|(?:one|exactly one|unique)(?: solution)?',
        'no solution|none',
        'infinitely many solutions|infinitely many',
      ],
    ],
  },
  {
    in: ['linear-equations'],
    aspects: [
      [
        'a solution|(?:one|a unique|a|has a|infinitely many|at least one) solutions?|infinitely many',
        'no solution|without a solution|no solutions?',
      ],
      ['consistent|consistent pair', 'inconsistent|inconsistent pair'],
    ],
  },
  {
    in: ['linear-equations'],
    aspects: [
      [
        'lines that coincide|coincid(?:e|ent|ing)(?: lines)?|same line',
        'no solution|without a solution|parallel(?: lines)?',
      ],
      ['dependent|dependent', 'inconsistent|inconsistent'],
    ],
  },
  {
    in: ['linear-equations'],
    aspects: [
      ['intersecting or coincident lines|coincid(?:e|ent)|intersect(?:ing|s)?|dependent', 'parallel lines|parallel'],
      ['consistent|consistent pair', 'inconsistent|inconsistent pair'],
    ],
  },
  {
    in: ['linear-equations'],
    aspects: [
      ['a false statement|false statement', 'a true statement|true statement'],
      ['no solution|no solutions?', 'infinitely many solutions|infinitely many'],
    ],
  },
  {
    in: ['linear-equations'],
    aspects: [
      ['opposite signs|(?:opposite|different) signs?', 'the same sign|(?:same|equal|like) signs?'],
      ['add the equations|add(?: the equations| them)?', 'subtract the equations|subtract(?: the equations| them)?'],
    ],
  },
  {
    in: ['linear-equations', 'quadratic-equations'],
    aspects: [
      ['downstream|with the stream', 'upstream|against the stream'],
      ['x + y|[xu] \\+ [xyv]|faster', 'x - y|[xu] - [xyv]|slower'],
    ],
  },
  {
    in: ['linear-equations'],
    about: 'speeds?|vehicles?|cars?|distance',
    aspects: [
      [
        'towards each other|towards',
        'the same direction|same direction|(?:faster|quicker) (?:one|train|car|bus|vehicle) is behind|overtak\\w+|catch(?:es)? up|follows? the other',
      ],
      [
        'add the speeds|the sum|sum of (?:their|the) speeds|add(?: the speeds)?',
        'subtract the speeds|the difference|difference of (?:their|the) speeds|subtract(?: the speeds)?',
      ],
    ],
  },
  {
    aspects: [
      ['supplementary angles|supplementary', 'complementary angles|complementary'],
      ['180°', '90°'],
    ],
    about: 'angles?',
  },
  // quadratic equations
  {
    in: ['quadratic-equations', 'polynomials'],
    aspects: [
      [
        'D > 0|D is (?:certainly )?positive|b² - 4ac > 0|b² - 4ac is positive|discriminant is positive',
        'D = 0|D is 0|b² - 4ac = 0|b² - 4ac is (?:0|zero)|discriminant is (?:0|zero)',
        'D < 0|D is (?:certainly )?negative|b² - 4ac < 0|b² - 4ac is negative|discriminant is negative',
      ],
      [
        'two distinct real roots|(?:two|real and) (?:distinct|different|unequal)(?: real)?(?: roots| zeroes)?',
        'two equal real roots|(?:two )?equal (?:real )?(?:roots|zeroes)',
        'no real roots|no (?:real )?(?:roots?|zeroes)|no such shape',
      ],
      [
        'cuts the x-axis at two points|two points',
        'touches the x-axis|touch(?:es)?',
        'does not meet the x-axis|misses|no (?:common )?points?',
      ],
    ],
  },
  {
    in: ['quadratic-equations'],
    aspects: [
      [
        'a and c have opposite signs|a and c (?:have|are of) (?:opposite|different) signs?',
        'a and c have the same sign|a and c (?:have|are of) the same sign',
      ],
      ['-4ac is positive|-4ac > 0|ac is negative|ac < 0', '-4ac is negative|-4ac < 0|ac is positive|ac > 0'],
    ],
  },
  {
    in: ['quadratic-equations'],
    about: '(?:two )?numbers|product',
    aspects: [
      ['the product is negative|product is negative', 'the product is positive|(?:product|it) is positive'],
      ['opposite signs|(?:opposite|different) signs?', 'the sign of b|(?:both have the|same) sign(?: of b)?'],
    ],
  },
  {
    in: ['quadratic-equations'],
    about: 'split|factoris\\w+|numbers|middle term',
    aspects: [
      ['the sum|sum|add up to', 'the product|product|multipl\\w+'],
      ['the coefficient b|(?<!sign of )b', 'the product ac|ac|a × c'],
    ],
  },
  // progressions
  {
    in: ['arithmetic-progressions'],
    aspects: [
      ['between|between', 'from ... to|from \\.\\.\\.? to'],
      ['leaves them out|leaves? (?:them|\\w+ and \\w+) out|leaves? out|excludes?', 'includes them|includes?'],
    ],
  },
  {
    in: ['arithmetic-progressions'],
    about: 'middle',
    aspects: [
      ['n is odd|odd', 'n is even|even'],
      ['one middle term|the middle term is|one middle term', 'two middle terms|two middle terms'],
    ],
  },
  {
    in: ['arithmetic-progressions'],
    about: 'd|common difference',
    aspects: [
      ['fall|falls?|falling|decreas\\w+', 'grow|grows?|rising|increas\\w+'],
      ['d is negative|negative|d < 0', 'd is positive|positive|d > 0'],
    ],
  },
]
