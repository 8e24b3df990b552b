import type { Definition } from './definition'

const plane = ['coordinate-geometry', 'linear-equations'] as const
const shapes = ['coordinate-geometry', 'triangles', 'circles'] as const

/** Terms of the plane: coordinates, special points, quadrilaterals. */
export const planeDefinitions: readonly Definition[] = [
  {
    in: plane,
    term: 'abscissa(?: of a point)?|x-coordinate(?: of a point)?',
    genus: 'distance|coordinate|number',
    never: String.raw`distance from the x-axis|second|y-coordinate|along the y-axis|above|height`,
    says: 'the x-coordinate, the abscissa, tells the distance from the y-axis',
  },
  {
    in: plane,
    term: 'ordinate(?: of a point)?|y-coordinate(?: of a point)?',
    genus: 'distance|coordinate|number',
    never: String.raw`distance from the y-axis|first|x-coordinate|along the x-axis`,
    says: 'the y-coordinate, the ordinate, tells the distance from the x-axis',
  },
  {
    in: plane,
    term: 'origin',
    genus: 'point',
    never: String.raw`\(1, ?1\)|\(0, ?1\)|\(1, ?0\)|(?:end|top) of`,
    says: 'the origin (0, 0) is where the axes meet',
  },
  {
    in: shapes,
    term: 'collinear(?: points)?',
    genus: 'points?',
    never: String.raw`triangle(?! (?:with|of) (?:the )?area (?:0|zero))(?! is (?:0|zero))|(?:same|equal) distances?|on (?:a|one|the same) circle|distances? (?:is|equals|equal) the (?:difference|product) of|difference of the other two|sum of (?:all|the) three|vertices of a`,
    says: 'collinear points lie on one line: the longest distance is the sum of the other two',
  },
  {
    in: shapes,
    term: 'concurrent(?: lines)?',
    genus: 'lines?',
    never: 'parallel|do not meet|in (?:two|three) points|perpendicular',
    says: 'concurrent lines go through one point',
  },
  {
    in: shapes,
    term: 'centroid(?: of a triangle)?',
    genus: 'point|intersection|centre',
    never: String.raw`altitudes|heights|angle bisectors|bisectors|perpendicular`,
    says: 'the centroid is the point in which the medians meet',
  },
  {
    in: shapes,
    term: '(?:the )?medians(?: of a triangle)?',
    never: String.raw`(?:meet|intersect) (?:in|at) the (?:orthocentre|incentre|circumcentre)|perpendicular to the (?:opposite )?sides?`,
    says: 'the medians meet in the centroid',
  },
  {
    in: ['coordinate-geometry', 'triangles', 'circles'],
    term: 'mid-?point(?: of (?:a|the) (?:line )?segment)?',
    genus: 'point|average|half',
    never: String.raw`ratio (?!1 ?: ?1)\d ?: ?\d|ratio 1 : 2|half of the difference|twice|one third|nearer to`,
    says: 'the mid-point divides the segment in two equal parts',
  },
  {
    in: ['coordinate-geometry'],
    term: 'points? of trisection',
    genus: 'points?',
    never: String.raw`(?:two|four) (?:equal )?parts|1 ?: ?1|1 ?: ?3|3 ?: ?1`,
    says: 'the points of trisection divide the segment in three equal parts: 1 : 2 and 2 : 1',
  },
  {
    in: shapes,
    term: 'trapezium',
    genus: 'quadrilateral|one',
    never: String.raw`(?:both|two) pairs of opposite sides (?:are )?(?:parallel|equal)|no (?:two )?parallel sides|all sides|(?:both pairs of )?opposite sides (?:are )?(?:equal|parallel)`,
    says: 'a trapezium has one pair of parallel sides',
  },
  {
    in: shapes,
    term: 'kite',
    genus: 'quadrilateral|one',
    never: String.raw`opposite sides (?:are )?(?:equal|parallel)|all (?:four )?sides`,
    says: 'a kite has two pairs of equal adjacent sides',
  },
]
