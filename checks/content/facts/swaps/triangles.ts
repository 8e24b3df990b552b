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
]
