import type { Swap } from './swap'

const be = '(?:is|are)(?: always| also| equal to| exactly)*'
const converse = 'it is the other way round that it holds always: similar figures may have different sizes'

/** Similar and right-angled triangles. */
export const trianglesSwaps: readonly Swap[] = [
  {
    words:
      '(?:any |every |all )?(?:two |pairs? of )?similar (?:triangles|figures|polygons) (?:is|are) (?:always |also |all )?congruent|similar figures have (?:always )?the same size',
    says: converse,
  },
  {
    words:
      '(?:two |the )?(?:triangles|figures) (?:are|that are) similar,? (?:then )?(?:they )?are (?:also |always )?congruent',
    says: converse,
    evenIf: true,
  },
  {
    in: ['triangles'],
    words: `corresponding sides of (?:two |any )*similar (?:triangles|figures|polygons) ${be} (?:equal|unequal)|similar (?:triangles|figures|polygons),?(?: the)?(?: their)? corresponding sides ${be} equal|similar (?:triangles|figures|polygons) have equal (?:corresponding )?sides`,
    says: 'corresponding sides are proportional, corresponding angles are equal',
  },
  {
    in: ['triangles'],
    words: `corresponding angles ${be} (?:proportional|in proportion|in the same ratio|unequal|different|supplementary|complementary)|corresponding angles of (?:two |any )*similar (?:triangles|figures|polygons) ${be} (?:proportional|in proportion|in the same ratio|unequal|different|supplementary)`,
    says: 'corresponding angles of similar triangles are equal, corresponding sides are proportional',
  },
  {
    words: `square (?:of|on) the hypotenuse ${be} (?:the )?(?:difference|product|quotient) of|square (?:of|on) the hypotenuse ${be} (?:the )?(?:square of the )?sum of (?:the )?other two sides|(?<!square (?:of|on) the )hypotenuse ${be} the sum of (?:the )?(?:squares|other two sides)`,
    says: 'the square of the hypotenuse is the sum of the squares of the other two sides',
  },
  {
    in: ['triangles'],
    words:
      'parallel to (?:one|a|any|the third) side of a triangle[^;.]* (?:divides|cuts|meets|intersects) the other two sides[^;.]* in (?:different|unequal) (?:ratios?|parts)',
    says: 'it divides them in the same ratio',
  },
  {
    in: ['triangles'],
    words: `mid-?points of (?:any )?two sides of a triangle ${be} (?:perpendicular to|twice|double|equal in length to|as long as) (?:the |of )*third side`,
    says: 'it is parallel to the third side and half of it',
  },
  {
    in: ['triangles'],
    words: `ratios? of (?:the |their )*(?:perimeters|medians|altitudes|heights|corresponding sides|angle bisectors)[^,;]* ${be} (?:the )?(?:squares?|cubes?|ratio of the (?:squares|cubes)) of`,
    says: 'all lengths of similar triangles are in the ratio of the sides',
  },
  {
    in: ['triangles'],
    words: `ratios? of (?:the |their )*areas[^,;]* ${be} (?:the )?(?:ratio of (?:the cubes of )?(?:the|their) (?:corresponding )?(?:sides|perimeters)|cubes? of)`,
    says: 'areas of similar triangles are in the ratio of the squares of the sides',
  },
  {
    words:
      'hypotenuse (?:is|lies)(?: the side)? (?:opposite(?: to)?|adjacent to|next to) (?:the smallest|an acute|the acute|a smaller) angle',
    says: 'it is opposite to the right angle',
  },
  {
    in: ['triangles', 'trigonometry', 'circles'],
    words:
      '(?:largest|longest|greatest) side of a triangle (?:is|lies) opposite(?: to)? (?:the|its) (?:smallest|least) angle|(?:smallest|shortest|least) side of a triangle (?:is|lies) opposite(?: to)? (?:the|its) (?:largest|greatest) angle',
    says: 'the largest side is opposite to the largest angle',
  },
  {
    in: ['triangles', 'circles', 'coordinate-geometry'],
    words: 'perpendicular(?: distance| drawn)?(?: from a point to a line)? is the (?:longest|greatest)(?: distance)?',
    says: 'it is the shortest of all distances from a point to a line',
  },
  {
    in: ['triangles'],
    words:
      'polygons? (?:with the same number of sides |of the same number of sides )?are similar,? if [^.;]*angles are equal,? or [^.;]*sides are (?:proportional|in the same ratio|in proportion)',
    says: 'polygons are similar if both are so: angles equal and sides proportional',
    evenIf: true,
  },
  {
    in: ['triangles'],
    words:
      'two angles of (?:one|a) triangle are (?:respectively )?equal to (?:the )?two angles of (?:another|the other)(?: triangle)?,? (?:then )?(?:the|these|they|the two)(?: two)?(?: triangles)? are congruent',
    says: 'then they are similar (AA)',
    evenIf: true,
  },
  {
    in: ['triangles'],
    words:
      '(?:any |all )?(?:two )?triangles with (?:equal|the same)(?: corresponding)? angles are (?:always )?congruent',
    says: 'they are similar (AAA), and their sizes may differ',
  },
  {
    words: String.raw`right angle (?:is|lies)(?: always)? opposite (?:to )?(?:the |a )?(?:shortest|smallest|shorter|middle)(?: side)?`,
    says: 'it is opposite to the longest side, the hypotenuse',
  },
  {
    in: ['coordinate-geometry', 'triangles'],
    words: String.raw`square\b[^.;]{0,40}(?:diagonals? (?:are |is )?(?:un|not )equal|(?:sides? (?:are |is )?(?:unequal|not equal)))|rhombus\b[^.;]{0,25}(?:sides? (?:are |is )?unequal)|rectangle\b[^.;]{0,40}diagonals? (?:are |is )?unequal`,
    says: 'the sides of a rhombus are equal, the diagonals of a rectangle too, and a square has both',
    whole: true,
  },
  {
    in: ['triangles'],
    words: String.raw`parallel to one side(?: of a triangle)?,?(?: [a-z]+){0,4} divides the other two (?:sides )?in (?:different|unequal|two different) ratios?|in (?:different|unequal) ratios?,? (?:so|then) the line is parallel`,
    says: 'it divides them in the same ratio',
  },
  {
    in: ['triangles'],
    words: String.raw`(?:perpendicular|equal|congruent|similar|bisected) by the converse of (?:the )?(?:BPT|Basic Proportionality Theorem|Thales)`,
    says: 'what follows by the converse is that the line is parallel',
    evenIf: true,
  },
  {
    in: ['triangles'],
    words: String.raw`(?:shortest|smallest) (?:side )?corresponds to the (?:longest|largest|greatest)|(?:longest|largest|greatest) (?:side )?corresponds to the (?:shortest|smallest)`,
    says: 'the shortest side corresponds to the shortest, the longest to the longest',
  },
  {
    in: ['triangles', 'trigonometry'],
    words: String.raw`(?:pole|post|tower|lamp[- ]post|tree|person|man|girl|boy|wall|building)s?(?: and (?:the |a |an )?(?:pole|post|tower|tree|person|man|girl|boy|wall|building|stick)s?) are (?:both )?(?:perpendicular|horizontal)(?! to the ground)`,
    says: 'both are vertical: they are parallel',
  },
  {
    in: ['triangles', 'trigonometry'],
    words: String.raw`(?:pole|post|tower|tree|person|wall) (?:is|stands) (?:parallel to the ground|horizontal(?:ly)?)`,
    says: 'it is vertical',
  },
  {
    in: ['triangles'],
    words: String.raw`vertices in (?:any|a different|alphabetical|no particular|the wrong) order|order of the (?:letters|vertices) (?:does not matter|is free|is not important)`,
    says: 'the vertices are written in matching order: it says which sides correspond',
    evenIf: true,
  },
  {
    words: String.raw`(?:perpendicular|altitude|it|bisector|diagonals?|median|radius|[A-Z]{2}) trisects? (?:the|each|it|angle|[A-Z])`,
    says: 'it bisects: it divides in two equal parts',
  },
  {
    in: ['triangles', 'circles'],
    words: String.raw`equal,? (?:so|hence|therefore|thus) [^.;]{0,20}(?:parallel|∥)[^.;]{0,30},? by (?:the )?(?:converse of the )?mid-?point theorem|(?:parallel|∥)[^.;]{0,30},? by (?:the )?(?:SAS|SSS|AAA?|RHS|ASA|Pythagor\w+|CPCT)(?![a-z])(?! and)|(?:similar|sim|∼)[^.;]{0,25},? by (?:the )?(?:BPT|Basic Proportionality|Thales|Pythagor\w+|CPCT|converse of|ASA)(?![a-z])|(?:congruent|cong|≅)[^.;]{0,25},? by (?:the )?(?:BPT|Basic Proportionality|Thales|Pythagor\w+|CPCT|AAA?)(?![a-z])`,
    says: 'lines are parallel by equal angles or the converse of the BPT, triangles similar by AA, SAS, SSS, congruent by SSS, SAS, ASA, RHS',
    evenIf: true,
  },
  {
    in: ['triangles', 'trigonometry'],
    words: String.raw`(?:lamp|street ?light|light)\b[^.;]{0,40}(?:base|side|leg|distance) of the (?:large|larger|bigger|whole|big|great|greater) triangle is (?:only )?(?:the |its )?(?:distance (?:from|to) (?:the )?(?:lamp|light|post)(?:[ -]?post)?|shadow|length of the shadow)\b(?![ -]?post| (?:plus|and|with|together|increased|\+)|[ ,]*\+)`,
    says: 'it is the distance from the lamp post and the shadow together',
  },
  {
    in: ['triangles', 'circles'],
    words: String.raw`equal (?:tangents|sides|lengths|angles|parts|segments)[^.;]{0,20} (?:with|by) (?:a )?different (?:letters?|marks?|ticks?|names?|signs?)`,
    says: 'what is equal gets the same letter or mark',
  },
  {
    in: ['triangles', 'trigonometry'],
    words: String.raw`shadow of (?:the |a )?(?:taller|higher|longer) [a-z]+ is (?:always )?(?:shorter|smaller)|(?:taller|higher) (?:the )?(?:pole|tower|tree|object|man),? the shorter (?:is )?(?:the |its )?shadow`,
    says: 'at one time shadows are in the ratio of the heights',
  },
]
