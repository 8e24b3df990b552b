import type { Kinds } from './goes-together'

/** What goes together in the chapters of geometry, measurement and chance. */
export const geometryKinds: readonly Kinds[] = [
  // triangles
  {
    in: ['triangles'],
    about: 'lamp',
    aspects: [
      ['the large triangle|(?:large|larger|big|bigger) triangle', 'the small triangle|(?:small|smaller) triangle'],
      ['plus the shadow|plus (?:the |its )?shadow', 'minus the shadow|minus (?:the |its )?shadow'],
    ],
  },
  {
    in: ['triangles'],
    aspects: [
      ['congruent figures|congruent', 'similar figures|similar'],
      ['the same size|same size|equal sizes?', 'any size|size may differ|different sizes?'],
    ],
  },
  {
    in: ['triangles'],
    aspects: [
      ['AA|AAA?|two angles', 'SSS', 'SAS|one angle'],
      [
        'angles|two angles',
        'sides|three sides|sides of one triangle are proportional',
        'the included angle|sides including|included',
      ],
    ],
    about: 'criterion',
  },
  // the plane
  {
    in: ['coordinate-geometry', 'linear-equations'],
    about: 'points?|lines?|put|choose|meets?|axis',
    aspects: [
      ['the x-axis|x-axis', 'the y-axis|y-axis'],
      [
        'y = 0|\\(x, 0\\)|y-coordinate (?:of .* )?is (?:0|zero)',
        'x = 0|\\(0, y\\)|x-coordinate (?:of .* )?is (?:0|zero)',
      ],
    ],
  },
  {
    in: ['coordinate-geometry', 'linear-equations'],
    about: 'distances?|far',
    aspects: [
      ['the x-axis|x-axis', 'the y-axis|y-axis'],
      [
        'the y-coordinate|size of (?:its )?y(?:-coordinate)?|y-coordinate',
        'the x-coordinate|size of (?:its )?x(?:-coordinate)?|x-coordinate',
      ],
    ],
  },
  {
    aspects: [
      ['the abscissa|abscissa', 'the ordinate|ordinate'],
      ['the x-coordinate|x-coordinate', 'the y-coordinate|y-coordinate'],
    ],
  },
  {
    in: ['coordinate-geometry'],
    about: 'median|centroid',
    aspects: [
      ['2 : 1', '1 : 2'],
      [
        'from the vertex|(?:counted )?from (?:the|each) vertex',
        'from the side|(?:counted )?from the (?:mid-?point|side|foot|base)',
      ],
    ],
  },
  {
    in: ['coordinate-geometry'],
    about: 'nearer|closer',
    aspects: [
      [
        'the larger m is|(?:larger|greater|bigger) m is',
        'the smaller m is|smaller m is|(?:larger|greater|bigger) n is',
      ],
      [
        'to B|(?:nearer|closer) P is to B|P is (?:nearer|closer) to B',
        'to A|(?:nearer|closer) P is to A|P is (?:nearer|closer) to A',
      ],
    ],
  },
  {
    in: ['coordinate-geometry'],
    about: 'goes|multiplies|belongs',
    aspects: [
      ['m', 'n'],
      ['(x_2, y_2)|\\(x_?2, y_?2\\)|far point(?: B)?', '(x_1, y_1)|\\(x_?1, y_?1\\)|near point(?: A)?'],
    ],
  },
  {
    in: ['coordinate-geometry'],
    aspects: [
      ['an isosceles triangle|isosceles(?: triangle)?', 'an equilateral triangle|equilateral(?: triangle)?'],
      [
        'two sides equal|two (?:equal sides|sides equal)',
        'three sides equal|all (?:three|sides) (?:sides )?equal|three (?:equal sides|sides equal)',
      ],
    ],
  },
  {
    in: ['coordinate-geometry'],
    aspects: [
      ['a parallelogram|parallelogram', 'a rhombus|rhombus', 'a rectangle|rectangle', 'a square|square'],
      ['', 'half the product of the diagonals|half the product of (?:the|its) diagonals', '', ''],
    ],
    about: 'area',
  },
  {
    in: ['coordinate-geometry'],
    about: 'proved?|shows?|is|:',
    aspects: [
      ['a rhombus|rhombus', 'a rectangle|rectangle'],
      [
        'four sides equal|(?:four|all) sides (?:are )?equal',
        'opposite sides equal and diagonals equal|opposite sides (?:are )?equal and diagonals equal',
      ],
    ],
  },
  // ratios
  {
    in: ['trigonometry'],
    aspects: [
      ['the angle of elevation|elevation', 'the angle of depression|depression'],
      [
        'above the eye|above (?:the eye|the level|the horizontal)|look(?:s|ing)? up',
        'below the eye|below (?:the eye|the level|the horizontal)|look(?:s|ing)? down',
      ],
    ],
  },
  {
    in: ['trigonometry'],
    about: 'measured',
    aspects: [
      ['angles of elevation and depression|elevation and depression|both', ''],
      [
        'from the horizontal|from (?:a|the) horizontal(?: line)?',
        'from the vertical|from (?:a|the) vertical(?: line)?',
      ],
    ],
  },
  {
    in: ['trigonometry'],
    aspects: [
      ['sine|sine|sin A', 'cosine|cosine|cos A', 'tangent|tangent|tan A'],
      ['opposite over hypotenuse', 'adjacent over hypotenuse', 'opposite over adjacent'],
    ],
  },
  {
    in: ['trigonometry'],
    about: 'goes? with|reciprocal of',
    aspects: [
      ['secant|secant|sec', 'cosecant|cosecant|cosec', 'cotangent|cotangent|cot'],
      ['cosine|cosine|cos', 'sine|sine|sin', 'tangent|tangent|tan'],
    ],
  },
  {
    in: ['trigonometry'],
    about: 'acute',
    aspects: [
      [
        'sin A and cos A|sin A and cos A|sin and cos|sine and cosine',
        'sec A and cosec A|sec A and cosec A|sec and cosec',
      ],
      ['less than 1|(?:less|smaller) than 1', 'greater than 1|(?:greater|more|larger) than 1'],
    ],
  },
  {
    in: ['trigonometry'],
    about: '(?:as|when|while) (?:\\S+|the angle) (?:increases|grows|rises)|from 0° (?:to|towards?) 90°|acute',
    aspects: [
      ['the sine or the tangent|sin|tan|sine|tangent', 'the cosine|cos|cosine'],
      [
        'increases with the angle|(?:increases|grows|rises) (?:as|when)',
        'decreases as the angle increases|(?:decreases|falls) (?:as|when)',
      ],
    ],
  },
  {
    in: ['trigonometry'],
    aspects: [
      ['the same side|same side', 'opposite sides|opposite sides?'],
      ['subtract the distances|subtract(?: the distances)?', 'add the distances|add(?: the distances| them)?'],
    ],
  },
  {
    in: ['trigonometry'],
    about: 'height|ladders?|strings?|joined|joins',
    aspects: [
      ['height and distance|height and (?:horizontal )?distance', 'a string or a ladder|(?:strings?|ladders?|kites?)'],
      ['tan|tan', 'sin or cos|sin|cos|sin or cos'],
    ],
  },
  // circles
  {
    in: ['circles'],
    aspects: [
      ['a secant|secant', 'a tangent|tangent'],
      [
        'two common points|two (?:common )?points(?! of contact)',
        'exactly one common point|(?:exactly )?one (?:common )?point|exactly one',
      ],
    ],
    about: 'common points?|line',
  },
  {
    in: ['circles'],
    about: 'point',
    aspects: [
      [
        'inside the circle|inside (?:the|a) circle',
        'on the circle|on (?:the|a) circle',
        'outside the circle|outside (?:the|a) circle|external point',
      ],
      [
        'no tangent|none|no tangents?',
        'one tangent|(?:exactly |only )?one(?: tangent)?',
        'two tangents|(?:exactly )?two(?: tangents)?',
      ],
    ],
  },
  {
    in: ['circles'],
    aspects: [
      ['parallel tangents|parallel tangents', ''],
      [
        'the distance between them is the diameter|distance between them is (?:the|a) diameter|distance between .* is (?:the|a) diameter|2r',
        'the radius|distance between (?:them|two parallel tangents|parallel tangents) is (?:the|a) radius|distance between .* is (?:equal to )?(?:the|a) radius',
      ],
    ],
  },
  {
    in: ['circles'],
    about: 'external point|distance from the centre|OP',
    aspects: [
      ['the distance from the centre|OP|distance (?:of P )?from the centre', 'the tangent|PT', 'the radius|OT'],
      ['the hypotenuse|hypotenuse|longest', '', ''],
      ['', 'shorter than OP', 'the shortest side'],
    ],
  },
  {
    in: ['circles'],
    about: 'touch externally|touch internally|touch',
    aspects: [
      ['touch externally|externally', 'touch internally|internally'],
      [
        'the sum of the radii|sum of (?:the|their) radii',
        'the difference of the radii|difference of (?:the|their) radii',
      ],
    ],
  },
  {
    in: ['circles'],
    about: 'right angle',
    aspects: [
      [
        'at the point of contact|(?:is |lies )?at (?:the point of contact|T)',
        'at the centre|is at (?:the centre|the external point)',
      ],
      ['the right angle|right angle is', ''],
    ],
  },
  // areas and volumes
  {
    in: ['areas-volumes'],
    about: 'sector|segment|arc',
    aspects: [
      ['minor|minor', 'major|major'],
      ['the smaller one|smaller', 'the larger one|larger'],
    ],
  },
  {
    in: ['areas-volumes'],
    about: 'cone',
    aspects: [
      ['the curved surface|(?:curved )?surface|CSA', 'the volume|volume'],
      ['the slant height|slant height|needs l|l', 'the height|height|needs h|h'],
    ],
  },
  {
    in: ['areas-volumes'],
    about: 'remov\\w+|hole|scooped|taken (?:away|out)',
    aspects: [
      ['the volume|volumes?', 'the surface|surfaces?|inner surface'],
      ['is subtracted|subtract(?:ed|s)?', 'is added|add(?:ed|s)?'],
    ],
  },
  {
    in: ['areas-volumes'],
    about: 'volumes?',
    aspects: [
      ['are joined|joined', 'are removed|removed'],
      ['added|add(?:ed)?', 'subtracted|subtract(?:ed)?'],
    ],
  },
  {
    in: ['areas-volumes'],
    about: 'largest|greatest|biggest',
    aspects: [
      [
        'cone in a hemisphere|cone (?:that fits )?in(?:side)? a hemisphere of radius r',
        'sphere in a cube|sphere (?:that fits )?in(?:side)? a cube of edge a',
        'cone in a cube|cone (?:that fits )?in(?:side)? a cube of edge a',
      ],
      ['the height r|height r', 'the diameter a|(?<!base )diameter a', 'the height a|height a'],
      ['', 'a radius of a|radius a', 'a base radius of a|base radius a'],
      ['the base radius r|base radius r', 'no base', 'the base diameter a|base diameter a'],
    ],
  },
  // statistics
  {
    in: ['statistics'],
    aspects: [
      ['f_0|f_?0', 'f_2|f_?2'],
      [
        'the class before|before (?:it|the modal class)|before(?=\\.?$)|preced\\w+',
        'the class after|after (?:it|the modal class)|after(?=\\.?$)|(?:follow|succeed)\\w+',
      ],
    ],
  },
  {
    aspects: [
      ['cf|cf', ''],
      [
        'the class before the median class|(?:before|preceding) the median class',
        'the median class itself|frequency of the median class',
      ],
    ],
    about: 'cumulative',
  },
  {
    in: ['statistics'],
    about: 'mode',
    aspects: [
      ['pulled towards|(?:pulled|nearer|closer|moves) (?:towards|to)', ''],
      [
        'the larger frequency|(?:larger|greater|higher) (?:frequency|neighbour)',
        'the smaller frequency|(?:smaller|lower|lesser) (?:frequency|neighbour)',
      ],
    ],
  },
  {
    in: ['statistics'],
    about: 'class',
    aspects: [
      ['the modal class|modal class', 'the median class|median class'],
      [
        'has the highest frequency|has the (?:highest|greatest|largest|maximum) frequency',
        'is the first whose cumulative frequency is greater than n/2|first (?:class )?whose cumulative frequency',
      ],
    ],
  },
  {
    in: ['statistics'],
    about: 'class',
    aspects: [
      ['the modal class|modal class', ''],
      [
        'the highest frequency|(?:highest|greatest|largest|maximum) frequency',
        'the lowest frequency|(?:lowest|least|smallest|minimum) frequency',
      ],
    ],
  },
  {
    in: ['statistics'],
    aspects: [
      ['the mode|mode', 'the median|median', 'the mean|mean'],
      [
        'most common|(?:what is )?most common|occurs most often|shoe sizes|votes',
        'the middle one|middle observation|half of them|(?<!by )extreme values|wages',
        'every observation|every observation (?:counts|is used)|uses every observation',
      ],
    ],
  },
  {
    in: ['statistics'],
    about: '3 ?×? ?Median|empirical',
    aspects: [
      [
        'the mean|(?:the )?mean(?: that)? is doubled|mean that is doubled',
        'the median|(?:the )?median(?: that)? is tripled',
        'the mode|mode (?:that )?is (?:doubled|tripled)',
      ],
      ['doubled', 'tripled', 'taken once'],
    ],
  },
  {
    in: ['statistics'],
    about: 'number of observations|observations|list',
    aspects: [
      ['odd|an odd number|odd', 'even|an even number|even'],
      ['the middle one|(?:the )?middle one', 'the average of the two middle ones|average of the two'],
    ],
  },
  {
    in: ['statistics'],
    about: 'mean',
    aspects: [
      ['increased by k|(?:increased|raised) by k', 'multiplied by k'],
      [
        'increases by k|mean (?:increases|grows|rises) by k',
        'is multiplied by k|mean (?:is|gets) multiplied by k|so is the mean',
      ],
    ],
  },
  {
    in: ['statistics'],
    about: 'mean',
    aspects: [
      ['changed by k|(?:increased|multiplied|divided|decreased|raised) by k', ''],
      [
        'the mean changes too|mean (?:increases|decreases|is multiplied)',
        'the mean stays the same|mean (?:stays|remains|is) (?:the same|unchanged)|mean does not change',
      ],
    ],
  },
  // chance
  // how sizes grow
  {
    in: ['areas-volumes', 'triangles'],
    aspects: [
      ['lengths|perimeters|lengths', 'surfaces|surfaces|(?:surface )?areas', 'volumes'],
      [
        'as the sides|(?<!(?:squares?|cubes?) of (?:the|their) )(?:as|ratio of) (?:the|their) (?:sides|radii|lengths)',
        'as the squares|(?:as|of) the squares|squares? of (?:the|their) ratio',
        'as the cubes|(?:as|of) the cubes|cubes? of (?:the|their) (?:ratio|radi\\w+|sides?|edges?|lengths?)',
      ],
    ],
  },
  {
    in: ['triangles'],
    about: 'similar|proportional',
    aspects: [
      ['one equal angle|one angle of (?:a|one) triangle is equal to one angle', 'two sides in proportion'],
      [
        'the sides including it|sides (?:including|about|around|that include)',
        'the sides opposite to it|sides opposite(?: to)?',
      ],
    ],
  },
  {
    in: ['probability'],
    evenTurned: true,
    aspects: [
      ['at most', 'at least'],
      [
        'none is included|no \\w+(?: at all)? is included|includes? (?:none|no \\w+)',
        'none is left out|no \\w+(?: at all)? is (?:not included|left out|excluded)',
      ],
    ],
  },
  {
    in: ['probability'],
    aspects: [
      // of one number in one breath: "three ways or more, and exactly one of them" speaks of two
      ['at least', 'at most', 'exactly'].map(
        (word) => `${word} …|${word}(?=[^,;]* (?:or (?:more|fewer|less)|no more)\\b)`,
      ),
      ['or more|or more', 'or fewer|or (?:fewer|less)', 'no more and no fewer|and no more'],
    ],
  },
  {
    in: ['probability'],
    about: 'events?|probability|P',
    aspects: [
      ['an impossible event|impossible(?: event)?', 'a sure event|sure(?: \\(certain\\))?(?: event)?|certain event'],
      ['probability 0|probability (?:is |of |= )?0|P ?= ?0|0', 'probability 1|probability (?:is |of |= )?1|P ?= ?1|1'],
    ],
  },
  {
    in: ['probability'],
    about: 'cards?|suits?|pack',
    aspects: [
      ['black|black', 'red|red'],
      ['spades and clubs|spades?|clubs?|spades and clubs', 'hearts and diamonds|hearts?|diamonds?|hearts and diamonds'],
    ],
  },
  {
    in: ['probability'],
    aspects: [
      ['experimental probability|experimental(?: \\(empirical\\))? probability', 'theoretical probability'],
      ['comes from trials|trials|experiments?', 'is worked out|worked out|without any toss'],
    ],
  },
]
