import type { Swap } from './swap'

/** Sectors, surfaces, volumes. */
export const solidsSwaps: readonly Swap[] = [
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
]
