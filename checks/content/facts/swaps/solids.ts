import type { Swap } from './swap'

/** Sectors, surfaces, volumes. */
export const solidsSwaps: readonly Swap[] = [
  {
    in: ['areas-volumes', 'circles'],
    words: String.raw`(?:a|one|the) right angle (?:at the cent(?:re|er) )?(?:makes|is|cuts off|gives|belongs to) (?:a |one )?(?:half|third) (?:of )?(?:the|a|its) (?:whole )?circle|two right angles (?:make|are|give) (?:a |one )?(?:quarter|third) of (?:the|a|its) (?:whole )?circle`,
    says: 'a right angle is a quarter of 360°, two are a half',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`area of (?:a|the) sector is (?:(?:half (?:of )?)(?:the |its )?(?:arc|length of the arc) times the square of|(?:the |its )?(?:arc|length of the arc) times) (?:the |its )?radius(?!,? (?:over|divided|halved))`,
    says: 'it is half of the arc times the radius',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`number(?: of (?:small |such |the |these )*[a-z]+)? (?:is|=) (?:the )?(?:volume of (?:one|a|each|the small)|one small volume|small volume|one volume)(?: [a-z]+){0,2}(?: ?\/ ?| divided by | over | by )(?:the )?(?:large|big|whole|total|volume of (?:the|all|a large))`,
    says: 'the large volume is divided by the volume of one',
  },
  {
    in: ['areas-volumes'],
    words:
      'volume of (?:a|the) cone is (?:one[- ]half|half|one[- ]fourth|a fourth|a quarter|two[- ]thirds?|twice|double|three times)(?: of)? (?:that|the volume) of (?:a|the) cylinder',
    says: 'it is one third of it, where base and height are the same',
  },
  {
    in: ['areas-volumes'],
    words:
      '(?:melted|recast|reshaped|moulded)[^;.]* (?:total |curved )?surface(?: area)? (?:stays|remains|is) (?:the same|unchanged|constant)',
    says: 'it is the volume that stays the same',
    evenIf: true,
  },
  {
    in: ['areas-volumes'],
    words:
      'area of a sector is proportional to the (?:square|cube|square root) of (?:its |the )?angle|(?:length of an arc|arc(?: length)?) is proportional to the (?:square|cube) of (?:its |the )?(?:angle|radius)',
    says: 'arc and sector are proportional to the angle',
  },
  {
    in: ['areas-volumes'],
    words:
      'hemisphere has (?:two|no|three) flat faces?|cylinder has (?:one|three|no) flat faces?|cone has (?:two|three|no) flat faces?|cone has no curved surface|sphere has (?:one|a|two) flat faces?',
    says: 'a cylinder has two flat faces, a cone and a hemisphere one, a sphere none',
  },
  {
    in: ['areas-volumes'],
    words:
      'perimeter of (?:a|the) sector is the (?:arc(?: length)?|length of (?:the|its) arc)(?: and| plus| with) (?:the |one |a )?(?:radius|diameter|chord)',
    says: 'it is the arc and the two radii',
  },
  {
    in: ['areas-volumes'],
    words:
      '(?:joined|glued|placed)[^;.]* surface(?: area)?(?: of [^;.,]*)? is the sum of (?:their|the)(?: total| two)? surfaces?(?: areas?)?|(?:total )?surface(?: area)? of (?:the|a) (?:solid|combination|new solid)(?: \\w+){0,6} is the sum of (?:the|their) total surfaces?(?: areas?)?',
    says: 'the faces that are joined are no longer on the surface',
    evenIf: true,
  },
  {
    in: ['areas-volumes'],
    words:
      'volume of a (?:solid|combination)[^;.,]*(?:made|composed|put together|of two)[^;.,]* is the (?:difference|product) of',
    says: 'it is the sum of the volumes of its parts',
  },
  {
    in: ['areas-volumes'],
    words:
      'volume of (?:a|the) hemisphere is (?:one[- ]third|a third|one[- ]fourth|twice|two[- ]thirds) (?:of )?(?:that|the volume) of (?:the|a) sphere|(?:curved )?surface(?: area)? of (?:a|the) hemisphere is (?:one[- ]third|a third|one[- ]fourth|twice) (?:of )?(?:that|the surface) of (?:the|a) sphere',
    says: 'it is half of it',
  },
  {
    in: ['areas-volumes'],
    words: 'h² = (?:l² \\+ r²|r² \\+ l²|r² - l²)|r² = (?:l² \\+ h²|h² \\+ l²|h² - l²)|l² = (?:r² - h²|h² - r²)',
    says: 'of a cone l² = r² + h²',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`length of (?:the|a) (?:minute|hour|second)? ?hand is (?:the |equal to the )?(?:diameter|circumference|arc|chord)`,
    says: 'a hand is a radius: it goes from the centre to the rim',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`(?:total |curved |lateral )?surface(?: area)? before (?:=|is|equals) (?:the )?(?:total |curved |lateral )?surface(?: area)? after`,
    says: 'it is the volume that stays the same',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`(?:joined|common|glued|touching) faces (?:are|lie) (?:on the )?outside|(?:joined|common|hidden) faces (?:also )?(?:are (?:also )?counted|count too|count as well|must be counted)`,
    says: 'the joined faces are inside and do not count',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`surfaces? (?:that )?(?:you|we|one) (?:can|could)(?: ?not|n.t) (?:touch|see)(?=[ ,.;]|$)(?! (?:are|is) (?:left|not|no))`,
    says: 'those that can be touched from outside are counted',
    evenIf: true,
  },
  {
    in: ['areas-volumes'],
    words: String.raw`(?:each|every|one)(?: of the (?:two|three) )? ?joints? (?:hides?|removes?|covers?|takes away) (?:only )?(?:one|three|four|six|1|3|4|6) faces?`,
    says: 'at each joint two faces meet, and both are hidden',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`cone (?:has|is|holds) (?:only )?(?:a |one[- ]|two[- ])?(?:half|quarter|fourth|thirds|fifth|sixth) (?:of )?(?:the volume )?(?:of )?(?:the|a) cylinder|hemisphere (?:has|is) (?:a |one[- ])?(?:half|third|quarter)(?: of)? (?:the volume of )?(?:the|a) cylinder|sphere (?:has|is) (?:a |one[- ])(?:half|third|quarter)(?: of)? (?:the volume of )?(?:the|a) cylinder`,
    says: 'of the cylinder around it a cone has a third, a hemisphere and a sphere two thirds',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`half (?:of )?(?:the )?arc times the (?:diameter|circumference|chord)|half (?:of )?the product of (?:the )?arc and (?:the )?(?:diameter|chord)`,
    says: 'the area of a sector is half of the arc times the radius',
  },
  {
    in: ['areas-volumes', 'coordinate-geometry'],
    words: String.raw`areas? (?:is |are |always |given |measured |told |in units and )*in (?:cubic|linear) units|volumes? (?:is |are |always |given |measured )*in (?:square|linear) units|(?:lengths?|distances?|perimeters?) (?:is |are |always |given |measured )*in (?:square|cubic) units`,
    says: 'lengths are in units, areas in square units, volumes in cubic units',
  },
  {
    in: ['areas-volumes', 'circles'],
    words: String.raw`(?:minor )?(?:segment|sector) and (?:the |its )?(?:minor )?(?:sector|segment) (?:together )?(?:make|form|give|are)(?: up)? the triangle|(?:minor )?sector and (?:the |its )?triangle (?:together )?(?:make|form|give|are)(?: up)? the (?:minor )?segment|segment (?:is|=) (?:the )?(?:area of the )?sector (?:plus|and|\+) (?:the )?(?:area of the )?triangle|(?:area of (?:the|a) )?minor segment (?:is|=|equals) (?:the )?(?:area of (?:the )?)?(?:corresponding |minor )?sector (?:plus|\+|and)|(?:area of (?:the|a) )?sector (?:is|=|equals) (?:the )?(?:area of (?:the )?)?(?:minor )?segment (?:minus|less)`,
    says: 'the minor segment is the sector minus the triangle',
  },
  {
    in: ['areas-volumes', 'circles'],
    words: String.raw`(?:area of (?:the|a) )?major (?:segment|sector) (?:is|=|equals) (?:the )?(?:area of (?:the )?)?(?:whole )?circle (?:plus|\+|and)|(?:area of (?:the|a) )?major segment (?:is|=|equals) (?:the )?(?:area of (?:the )?)?(?:major )?sector (?:minus|less)`,
    says: 'the major segment is the circle minus the minor segment',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`cone (?:is|has|holds) (?:always )?(?:three times|twice|double|four times|as much as) (?:the volume of |as much as )?(?:a |the )?cylinder|cylinder (?:is|has|holds) (?:always )?(?:a |one[- ])?(?:third|half|twice|double)(?: of)? (?:the volume of )?(?:a |the )?cone`,
    says: 'a cone is a third of the cylinder with its base and height',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`add (?:the )?radius (?:to|and) the total height|(?:subtract|take away) (?:the )?total height from the radius`,
    says: 'the radius is taken away from the total height: what is left is the height of the other part',
  },
  {
    in: ['areas-volumes', 'circles'],
    words: String.raw`(?:a |any |every )?chord (?:divides|cuts|splits) (?:a|the) circle (?:into|in) (?:two )?sectors|two radii (?:divide|cut|split) (?:a|the) circle (?:into|in) (?:two )?segments`,
    says: 'a chord makes two segments, two radii make two sectors',
  },
  {
    in: ['areas-volumes', 'circles'],
    words: String.raw`angle of the major sector is [^.;]*(?:plus|180°|twice)|(?:major|minor) sector(?:'s)? angle is 180° minus`,
    says: 'the angles of the two sectors add up to 360°',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`arc (?:is|=|equals) (?:the )?(?:angle|theta|θ) ?(?:divided by|/|over) ?(?:180|90|100|60)°?,? (?:times|×|of) (?:the )?circumference|sector (?:is|=|equals) (?:the )?(?:angle|theta|θ) ?(?:divided by|/|over) ?(?:180|90|100|60)°?,? (?:times|×|of) (?:the )?(?:area of the )?circle`,
    says: 'the fraction is the angle divided by 360°',
  },
  {
    in: ['areas-volumes'],
    words: String.raw`surface(?: area)? of the (?:cuboid|solid|combination|resulting solid|new solid) is (?:exactly )?(?:twice|double|two times|three times|the sum of)[^.;]*(?:cubes?|solids)`,
    says: 'the joined faces are lost: it is less than the sum',
    evenIf: true,
  },
  {
    in: ['areas-volumes'],
    words: String.raw`sphere in a cube has (?:the|its) edge as (?:its |the )?radius|(?:radius of the )?largest sphere[^.;]* (?:has the radius|radius is) (?:equal to )?the edge|(?:largest|greatest|biggest) (?:cone|hemisphere)[^.;]* has the (?:edge|side) as (?:its |the )?radius`,
    says: 'the edge of the cube is the diameter',
  },
]
