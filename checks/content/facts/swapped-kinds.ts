import type { Kinds } from './goes-together'

const limits = String.raw`(?:(?:the|its|class|upper|lower|and) )*`

/** What goes together in sentences of the book in which one word is easily another. */
export const swappedKinds: readonly Kinds[] = [
  {
    in: ['arithmetic-progressions'],
    about: 'integers?(?: n)?|whole numbers?(?: n)?|values? of n',
    aspects: [
      [
        'the first negative term|first (?:negative|positive) term|(?:[Ff]alling|[Dd]ecreasing) AP,? (?:we )?solve an < 0',
        'the last positive term|last (?:negative|positive) term',
      ],
      ['the smallest n|smallest|least', 'the largest n|largest|greatest'],
    ],
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    about: 'zeroes|roots|numbers',
    aspects: [
      [
        'the product is positive|product (?:of (?:the |its |two |both )*(?:zeroes|roots|numbers) )?(?:c/a )?(?:is|be|=) positive|positive product',
        'the product is negative|product (?:of (?:the |its |two |both )*(?:zeroes|roots|numbers) )?(?:c/a )?(?:is|be|=) negative|negative product',
      ],
      [
        'the same sign|(?:same|equal|like) signs?|both (?:(?:zeroes|roots|numbers) )?(?:are )?(?:positive|negative)',
        'opposite signs|(?:opposite|different|unlike) signs?|one (?:(?:zero|root|number) )?(?:is )?positive,? and (?:the other|one)(?: is)? negative',
      ],
    ],
  },
  ...(['the zeroes|zero(?:es)?|roots?'] as const).flatMap((zeroes): readonly Kinds[] => [
    {
      in: ['polynomials', 'quadratic-equations'],
      about: '[xy]-coordinates? of the (?:common )?points?',
      aspects: [
        [zeroes, ''],
        ['the x-axis|x-axis', 'the y-axis|y-axis'],
      ],
    },
    {
      in: ['polynomials', 'quadratic-equations'],
      about: '[xy]-coordinates? of the (?:common )?points?',
      aspects: [
        [zeroes, ''],
        ['the x-coordinates|x-coordinates?', 'the y-coordinates|y-coordinates?'],
      ],
    },
  ]),
  {
    in: ['polynomials', 'quadratic-equations', 'linear-equations'],
    about: 'graphs?',
    aspects: [
      [
        'a linear polynomial|linear (?:polynomials?|equations?)',
        'a quadratic polynomial|quadratic (?:polynomials?|equations?)',
      ],
      [
        'a straight line|(?:is|are|as|gives?) (?:always )?(?:a )?(?:straight )?lines?',
        'a parabola|(?:is|are|as|gives?) (?:always )?(?:a )?parabolas?',
      ],
    ],
  },
  {
    in: ['quadratic-equations'],
    about: 'roots',
    aspects: [
      [
        'D ≥ 0|D (?:≥|>|=) 0|discriminant is (?:positive|zero|0)|b² - 4ac (?:≥|>|=) 0',
        'D < 0|D is negative|discriminant is negative|b² - 4ac < 0',
      ],
      [
        'real roots|(?<!no )(?<!not have )(?:(?:two|distinct|equal|different) )*real(?: and (?:distinct|equal|different))?(?: roots)?',
        'no real roots|no (?:real )?roots',
      ],
    ],
  },
  {
    in: ['triangles'],
    about: 'opposite',
    aspects: [
      ['the largest side|(?:largest|longest|greatest) side', 'the smallest side|(?:smallest|shortest) side'],
      ['the largest angle|(?:largest|greatest) angle', 'the smallest angle|smallest angle'],
    ],
  },
  {
    in: ['coordinate-geometry'],
    about: 'distances?|far',
    aspects: [
      ['the x-axis|x-axis', 'the y-axis|y-axis'],
      ['the ordinate|ordinate', 'the abscissa|abscissa'],
    ],
  },
  {
    in: ['coordinate-geometry'],
    about: 'points?',
    aspects: [
      ['the x-axis|on the x-axis|x-axis has', 'the y-axis|on the y-axis|y-axis has'],
      [
        'the y-coordinate 0|(?:y-coordinate|ordinate)(?: of [^,;]*)?(?: is)? (?:0|zero)',
        'the x-coordinate 0|(?:x-coordinate|abscissa)(?: of [^,;]*)?(?: is)? (?:0|zero)',
      ],
    ],
  },
  {
    in: ['statistics'],
    about: 'ogive|curve|plot\\w*|cumulative',
    aspects: [
      [
        'the less than type|less[- ]than (?:type|ogive|curve|cumulative|table|distribution)',
        'the more than type|more[- ]than (?:type|ogive|curve|cumulative|table|distribution)',
      ],
      [
        `the upper limits|${limits}upper (?:class )?(?:limits?|boundar\\w+)`,
        `the lower limits|${limits}lower (?:class )?(?:limits?|boundar\\w+)`,
      ],
    ],
  },
]
