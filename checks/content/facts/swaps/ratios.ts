import type { Swap } from './swap'

/** Ratios, shadows, angles of elevation. */
export const ratiosSwaps: readonly Swap[] = [
  {
    in: ['trigonometry'],
    words:
      '(?:comes|goes|moves|sails|walks|drives|gets) (?:nearer|closer)(?: to [^,;]*)?, (?:the|its|his|her) angle of (?:elevation|depression)[^,;]*? (?:decreases|falls|becomes (?:smaller|less)|gets (?:smaller|less))|(?:goes|moves|sails|walks|drives|gets) (?:farther|further|away)(?: (?:away|from) [^,;]*)?, (?:the|its|his|her) angle of (?:elevation|depression)[^,;]*? (?:increases|rises|becomes (?:larger|greater)|gets (?:larger|greater))',
    says: 'the nearer, the larger is the angle',
    evenIf: true,
  },
  {
    in: ['trigonometry'],
    words:
      'shadow (?:of \\w+(?: \\w+)? )?(?:becomes|gets|grows) shorter (?:as|when|while) the sun (?:sinks|sets|goes down)|(?:as|when|while) the sun (?:sinks|sets|goes down),? (?:the|its|a) shadow(?: of [^,;]*?)? (?:becomes|gets|grows) shorter',
    says: 'the lower the sun, the longer the shadow',
    evenIf: true,
  },
  {
    in: ['trigonometry'],
    words:
      'shadow (?:of \\w+(?: \\w+)? )?(?:becomes|gets|grows) longer (?:as|when|while) the sun (?:rises|climbs|goes up)|(?:as|when|while) the sun (?:rises|climbs|goes up),? (?:the|its|a) shadow(?: of [^,;]*?)? (?:becomes|gets|grows) longer',
    says: 'the higher the sun, the shorter the shadow',
    evenIf: true,
  },
  {
    in: ['trigonometry'],
    words:
      '(?:walks|goes|moves|comes|sails|drives|runs) (?:towards|nearer to|closer to) (?:the|a) [^,;]*, the angle of (?:elevation|depression)[^,;]* (?:decreases|falls|becomes smaller|gets smaller)|angle of (?:elevation|depression)[^,;]* (?:decreases|falls|becomes smaller|gets smaller) (?:as|when|while) [^,;]* (?:walks|goes|moves|comes|sails|drives|runs) (?:towards|nearer to|closer to)',
    says: 'the nearer, the larger is the angle',
    evenIf: true,
  },
  {
    in: ['trigonometry', 'triangles'],
    words:
      'side opposite(?: to)? the right angle is (?:called |always )?(?:the )?(?:shortest|smallest|adjacent|base|opposite|perpendicular)(?: side)?',
    says: 'it is the hypotenuse, the longest side',
  },
  {
    in: ['trigonometry'],
    words:
      '(?:sin|cos)(?: [A-Zθ]| theta)?(?: and (?:sin|cos)(?: [A-Zθ]| theta)?)? (?:(?:is|are) (?:never|not) (?:less|smaller) than|(?:is|are) (?:always )?at least) 1',
    says: 'sin and cos are never greater than 1',
  },
  {
    in: ['trigonometry'],
    words:
      '(?:height and (?:the )?(?:length of (?:the|its) )?shadow|shadow and (?:the )?height)[^,;]* equal,? (?:then )?the (?:angle of elevation|altitude|elevation)[^,;]* is (?!45°)\\d+°',
    says: 'tan is 1 then: the angle is 45°',
    evenIf: true,
  },
  {
    in: ['trigonometry'],
    words: 'line of sight is the (?:line|segment)(?: \\w+)? from the (?:foot|base|bottom)',
    says: 'it goes from the eye of the observer to the point that is looked at',
  },
  {
    in: ['trigonometry'],
    words:
      '(?<!slant )(?:height|horizontal distance|shadow|pole|tower) is the hypotenuse|(?:wire|string|rope|ladder) is (?:always )?the (?:shortest|smallest) side|(?<!slant )(?:height|shadow|horizontal distance|pole) is (?:always )?the longest side',
    says: 'the hypotenuse, the longest side, is the wire, the string, the ladder or the line of sight',
  },
  {
    in: ['trigonometry'],
    words: String.raw`(?:ladder|string|rope|wire|cable|broken part|line of sight)(?: (?:of|or) (?:a |the )?[a-z ]{0,20})? is (?:always )?(?:the |a )?(?:height|base|opposite side|adjacent side|vertical side|horizontal (?:side|distance))`,
    says: 'it is the hypotenuse',
  },
  {
    in: ['trigonometry'],
    words: String.raw`(?:nearer|closer|nearing|approaching)[^.;]{0,40},? (?:the )?(?:smaller|less|lower)(?: is)? the angle of (?:elevation|depression)|(?:farther|further)[^.;]{0,40},? (?:the )?(?:larger|greater|bigger|higher)(?: is)? the angle of (?:elevation|depression)`,
    says: 'the nearer, the larger is the angle',
  },
  {
    in: ['trigonometry'],
    words: String.raw`identity is an equation (?:that|which) (?:holds|is true|is satisfied) (?:only )?(?:for|by) (?:some|one|exactly one|two|no|a few|certain)|true for (?:some|one) values? [^.;]{0,30}is (?:called )?an identity`,
    says: 'an identity holds for every value for which both sides are defined',
  },
  {
    in: ['trigonometry'],
    words: String.raw`opposite to the angle[:,]?(?: so)?(?: we)? (?:take|use) the (?:cosine|secant)|adjacent to the angle[:,]?(?: so)?(?: we)? (?:take|use) the (?:sine|cosecant)`,
    says: 'with the hypotenuse the opposite side makes the sine, the adjacent side the cosine',
    evenIf: true,
    whole: true,
  },
  {
    in: ['trigonometry'],
    words: String.raw`height and (?:the )?(?:horizontal distance|shadow|distance)[^.;]{0,25} (?:joined|connected|linked|related) by (?:the )?(?:sin|cos|sine|cosine)(?![a-z])`,
    says: 'height and horizontal distance are joined by the tangent',
  },
  {
    in: ['trigonometry', 'triangles'],
    words: String.raw`hypotenuse (?:comes from|is|equals|is equal to) the (?:sum|difference|product|average) of (?:the )?(?:other )?(?:two )?(?:sides|legs)`,
    says: 'the square of the hypotenuse is the sum of the squares of the other two sides',
  },
  {
    in: ['trigonometry'],
    words: String.raw`(?:trigonometric )?ratios?(?: of an (?:acute )?angle)? (?:depends?|changes?)(?: only| also| both)? (?:on|with) (?:the )?(?:size|lengths?|area|sides|perimeter|scale)|(?:larger|bigger|smaller) (?:the )?(?:right )?triangle,? (?:the )?(?:larger|bigger|smaller|greater)(?: is| are)? (?:the |its )?(?:trigonometric )?(?:ratios?|sine|cosine|tangent)`,
    says: 'a trigonometric ratio depends on the angle alone: similar triangles have the same ratios',
  },
  {
    in: ['trigonometry'],
    words: String.raw`angle of elevation of [^,;.]{1,30} from [^,;.]{1,30} and the angle of depression of [^,;.]{1,30} from [^,;.]{1,30} are (?:complementary|supplementary|unequal|different)|angle of depression[^,;.]{0,40} is (?:the complement of|complementary to|90° minus|supplementary to) the angle of elevation`,
    says: 'they are equal, as alternate angles',
  },
  {
    in: ['trigonometry'],
    words: String.raw`divid\w+ (?:[a-z]+ ){0,5}by sin(?:²)?(?: [A-Zθ]| theta)?[^.;]* into (?:one of |an? )?(?:tan\b|tangents|tan and sec|tangent)|divid\w+ (?:[a-z]+ ){0,5}by cos(?:²)?(?: [A-Zθ]| theta)?[^.;]* into (?:one of |an? )?(?:cot\b|cotangents|cosecants)`,
    says: 'dividing by cos makes tangents and secants, dividing by sin cotangents and cosecants',
  },
  {
    in: ['trigonometry'],
    words: String.raw`side (?:next to|adjacent to|beside) the (?:acute )?angle(?: [A-Z])?(?:,? (?:that|which) is not the hypotenuse,?)? is (?:called |the )*opposite|side (?:over against|across from|facing|opposite(?: to)?) the (?:acute )?angle(?: [A-Z])? is (?:called |the )*adjacent`,
    says: 'the side next to the angle is the adjacent side, the one over against it the opposite side',
  },
  {
    in: ['trigonometry'],
    words: String.raw`distance(?: d)? (?:becomes|gets|is|grows) (?:smaller|shorter),? (?:so|and|hence) (?:the )?(?:tan\w*|angle)[^.;]{0,20} (?:becomes|gets|is) smaller|distance(?: d)? (?:becomes|gets|is|grows) (?:larger|greater|longer),? (?:so|and|hence) (?:the )?(?:tan\w*|angle)[^.;]{0,20} (?:becomes|gets|is|grows) (?:larger|greater)`,
    says: 'the nearer, the larger are the angle and its tangent',
  },
  {
    in: ['trigonometry'],
    words: String.raw`sin² ?(?:[A-Zθ]|theta) \+ cos² ?(?:[A-Zθ]|theta) (?:depends|changes|varies|grows)|sin² ?(?:[A-Zθ]|theta) \+ cos² ?(?:[A-Zθ]|theta) is (?:always )?(?:2|0|less|greater|tan)`,
    says: 'it is 1 for every angle',
  },
  {
    in: ['trigonometry'],
    words: String.raw`(?:value of )?(?:sin|cos)(?: ?[A-Zθ]| theta| of an (?:acute )?angle)? (?:can|may|could) (?:also )?be (?:2|3|5|10|any|greater|more|larger|1\.\d+|\d/\d(?<=[2-9]/1|[3-9]/2|[4-9]/3|[5-9]/4))(?! ?[-+])`,
    says: 'sin and cos are never greater than 1',
  },
  {
    in: ['trigonometry'],
    words: String.raw`(?:observer|man|person|boy|girl|eye)[^.;]{0,10} (?:on|at the top of|from the top of) (?:the|a) (?:tower|cliff|building|lighthouse|hill)[^.;]{0,25} (?:angle )?(?:is )?(?:one |an? angle )?of elevation(?= ?(?:[.,;]|$))`,
    says: 'who looks down from the top sees an angle of depression',
  },
  {
    in: ['trigonometry'],
    words: String.raw`sin 60° is (?:twice|double|two times) sin 30°|(?:double|twice) the angle,? (?:double|twice) the (?:sine|cosine|tangent|ratio)|(?:sine|cosine|tangent|ratio) (?:doubles|is doubled) (?:if|when) the angle (?:doubles|is doubled)`,
    says: 'ratios do not grow as the angle does: sin 30° = 1/2 and sin 60° = √3/2',
    evenIf: true,
  },
  {
    in: ['trigonometry'],
    words: String.raw`(?:sin|cos|tan) ?\(A \+ B\) ?= ?(?:sin|cos|tan) ?A \+ (?:sin|cos|tan) ?B(?: (?:for|is true|always|holds)|$|\.)`,
    says: 'a ratio of a sum is not the sum of the ratios: try A = B = 45°',
  },
  {
    in: ['trigonometry', 'triangles'],
    words: String.raw`(?:two )?acute angles (?:of a right(?:-angled)? triangle )?are (?:always )?(?:supplementary|equal)(?= ?(?:[.,;]|$))|acute angles (?:of a right(?:-angled)? triangle )?add up to (?!90)\d+°`,
    says: 'the two acute angles of a right triangle are complementary: 90° together',
  },
]
