import type { Sizes } from './shaded-figures'
import type { AreasTogether, AreaTerm } from '../../../solutions/areas-volumes/areas-together'
import { numeral, product } from '../../../solutions/measure'
import { add, compare, equals, fraction, multiply, type Fraction } from '../../../maths'

/** A figure of the books, known by its words. */
export interface Figure {
  readonly example: string
  /** What its words, in their order, must hold. */
  readonly needs: readonly RegExp[]
  /** The words that it understands. */
  readonly words: string
  readonly read: (sizes: Sizes) => Pick<AreasTogether, 'why' | 'terms' | 'of'> | null
}

const one = fraction(1)
const half = (value: Fraction): Fraction => product(fraction(1, 2), value)
const squared = (value: Fraction): Fraction => multiply(value, value)
const [round, quarter, halfRound] = [fraction(360), fraction(90), fraction(180)]

const square = (side: Fraction, name = 'the square'): AreaTerm => ({
  part: { kind: 'rectangle', sides: [side, side] },
  times: one,
  name,
})
const sector = (radius: Fraction, angle: Fraction, times: number, name: string): AreaTerm => ({
  part: { kind: 'sector', angle, squared: squared(radius) },
  times: fraction(times),
  name,
})

/** The only size that is told. */
const only = (sizes: Sizes, ...names: readonly string[]): Fraction | null => {
  const values = names.flatMap((name) => sizes.of(name))
  const all = [...values, ...(names.includes('length') ? sizes.lengths : [])]
  return sizes.count === 1 && all.length === 1 && sizes.angle === null ? (all[0] ?? null) : null
}

const radiusOf = (sizes: Sizes): Fraction | null => {
  const [radius, ...more] = sizes.of('radius')
  const [diameter, ...others] = sizes.of('diameter')
  if (more.length > 0 || others.length > 0 || (radius && diameter)) return null
  return radius ?? (diameter ? half(diameter) : null)
}

const area = 'area shaded remaining region portion part left design unshaded uncovered total'
const shaded = 'the shaded region'
const asksArea = /\barea\b/

const circlesInSquare: Figure = {
  example:
    'Find the area of the shaded region, where ABCD is a square of side 14 cm and four circles each touching two others and two sides of the square are drawn inside it.',
  needs: [
    asksArea,
    /\bsquare\b/,
    /\b(?:four|4) (?:equal |identical )?circles\b/,
    /\btouch(?:es|ing)? (?:(?:the )?two|two sides)\b.*\bsides\b/,
  ],
  words: `${area} square side sides four equal circles circle each two other others inside`,
  read: (sizes) => {
    const side = only(sizes, 'side')
    const radius = side && product(fraction(1, 4), side)
    return side && radius
      ? {
          why: [
            `Two circles lie side by side, so the diameter of each is $${numeral(side)} \\div 2 = ${numeral(half(side))}$ and its radius is $${numeral(radius)}$.`,
          ],
          terms: [square(side), sector(radius, round, -4, 'the four circles')],
          of: shaded,
        }
      : null
  },
}

const circlesAtCorners: Figure = {
  example:
    'ABCD is a square of side 14 cm. With centres A, B, C and D, four circles are drawn such that each circle touch externally two of the remaining three circles. Find the area of the shaded region.',
  needs: [
    asksArea,
    /\bsquare\b/,
    /\b(?:centres?|vertex|vertices|corners?)\b/,
    /\bcircles?\b/,
    /\bexternally\b|\btouch\w* each other\b|\bhalf\b/,
  ],
  words: `${area} square side four circles circle each externally two remaining three centres centre vertex vertices corners other radius equal half as`,
  read: (sizes) => {
    const side = only(sizes, 'side')
    return side && !/\barcs?\b|\bquadrants?\b/.test(sizes.text)
      ? {
          why: [
            `The radius of each circle is half the side: $${numeral(side)} \\div 2 = ${numeral(half(side))}$. Within the square lies a quadrant of each.`,
          ],
          terms: [square(side), sector(half(side), quarter, -4, 'the four quadrants')],
          of: shaded,
        }
      : null
  },
}

const petals: Figure = {
  example:
    'Find the area of the shaded design, where ABCD is a square of side 10 cm and semicircles are drawn with each side of the square as diameter. (Use π = 3.14)',
  needs: [
    asksArea,
    /\bsquare\b/,
    /\bsemicircles?\b/,
    /\beach side\b|\ball (?:the )?(?:four )?sides\b|\bfour sides\b|\b(?:its )?sides as diameters?\b/,
  ],
  words: `${area} square side sides semicircles semicircle each all four diameter diameters as inside`,
  read: (sizes) => {
    const side = only(sizes, 'side')
    return side && !/\bthree\b|\boutside\b|\bopposite\b|\bunshaded\b/.test(sizes.text)
      ? {
          why: [
            'The four semicircles cover the whole square, and each petal of the design twice. So the design is the four semicircles less the square.',
          ],
          terms: [sector(half(side), halfRound, 4, 'the four semicircles'), { ...square(side), times: fraction(-1) }],
          of: 'the design',
        }
      : null
  },
}

const twoSemicircles: Figure = {
  example: 'Find the area of the shaded region, if ABCD is a square of side 14 cm and APD and BPC are semicircles.',
  needs: [
    asksArea,
    /\bsquare\b/,
    /\b(?:APD|AQD|AED) (?:and )?(?:BPC|BQC|BEC) are (?:two )?semicircles\b|\btwo semicircles\b.*\bopposite sides\b/,
  ],
  words: `${area} square side sides semicircles two opposite diameter diameters as inside`,
  read: (sizes) => {
    const side = only(sizes, 'side')
    return side
      ? {
          why: [`The diameter of each semicircle is a side of the square, so its radius is $${numeral(half(side))}$.`],
          terms: [square(side), sector(half(side), halfRound, -2, 'the two semicircles')],
          of: shaded,
        }
      : null
  },
}

const cornersAndCentre: Figure = {
  example:
    'From each corner of a square of side 4 cm a quadrant of a circle of radius 1 cm is cut and also a circle of diameter 2 cm is cut. Find the area of the remaining portion of the square.',
  needs: [
    asksArea,
    /\bsquare\b/,
    /\bcorners?\b.*\bquadrants?\b|\bquadrants?\b.*\bcorners?\b/,
    /\bcircle of diameter\b|\bcircle (?:of|with) (?:a )?(?:radius|diameter)\b.*\bcircle\b/,
  ],
  words: `${area} square side each corner corners quadrant quadrants circle radius diameter centre middle cut four also`,
  read: (sizes) => {
    const [side, ...sides] = sizes.of('side')
    const [radius, ...radii] = sizes.of('radius')
    const [diameter, ...across] = sizes.of('diameter')
    const inner = diameter ? half(diameter) : radii.shift()
    if (!side || !radius || !inner || sides.length + radii.length + across.length > 0 || sizes.count !== 3) return null
    // quadrants and circle must have room
    if (
      compare(add(radius, inner), half(side)) > 0 &&
      compare(squared(add(radius, inner)), product(fraction(1, 2), squared(side))) > 0
    )
      return null
    return {
      why: [],
      terms: [square(side), sector(radius, quarter, -4, 'the four quadrants'), sector(inner, round, -1, 'the circle')],
      of: 'the remaining portion',
    }
  },
}

const handkerchief: Figure = {
  example:
    'On a square handkerchief, nine circular designs each of radius 7 cm are made. Find the area of the remaining portion of the handkerchief.',
  needs: [asksArea, /\bsquare\b/, /\bnine (?:equal )?circular designs\b|\bnine (?:equal )?circles\b/],
  words: `${area} square nine circular circles designs equal each radius other`,
  read: (sizes) => {
    const radius = only(sizes, 'radius')
    const side = radius && product(6, radius)
    return radius && side
      ? {
          why: [
            `Three circles lie along each side, so the side of the square is $3 \\times ${numeral(product(2, radius))} = ${numeral(side)}$.`,
          ],
          terms: [square(side), sector(radius, round, -9, 'the nine circles')],
          of: 'the remaining portion',
        }
      : null
  },
}

const squareInQuadrant: Figure = {
  example:
    'A square OABC is inscribed in a quadrant OPBQ. If OA = 20 cm, find the area of the shaded region. (Use π = 3.14)',
  needs: [asksArea, /\bsquare\b.*\binscribed\b.*\bquadrant\b/],
  words: `${area} square inscribed quadrant side circle`,
  read: (sizes) => {
    const side = sizes.count === 1 ? (sizes.of('side')[0] ?? sizes.named('OA', 'OC', 'AB', 'BC')) : null
    return side
      ? {
          why: [
            `OB is the diagonal of the square and the radius of the quadrant: OB² $= ${numeral(side)}^2 + ${numeral(side)}^2 = ${numeral(product(2, squared(side)))}$.`,
          ],
          terms: [
            {
              part: { kind: 'sector', angle: quarter, squared: product(2, squared(side)) },
              times: one,
              name: 'the quadrant',
            },
            { ...square(side), times: fraction(-1) },
          ],
          of: shaded,
        }
      : null
  },
}

const quadrantLessTriangle: Figure = {
  example:
    'OACB is a quadrant of a circle with centre O and radius 3.5 cm. If OD = 2 cm, find the area of the shaded region.',
  needs: [asksArea, /\bshaded\b/, /\bquadrant\b/, /^(?!.*\bsquare\b)/],
  words: `${area} quadrant circle centre radius`,
  read: (sizes) => {
    const radius = radiusOf(sizes)
    const cut = sizes.named('OD')
    return radius && cut && sizes.count === 2 && compare(cut, radius) < 0
      ? {
          why: ['The shaded region is the quadrant without the right triangle BOD.'],
          terms: [
            sector(radius, quarter, 1, 'the quadrant'),
            { part: { kind: 'right triangle', sides: [radius, cut] }, times: fraction(-1), name: 'the triangle BOD' },
          ],
          of: shaded,
        }
      : null
  },
}

const lune: Figure = {
  example:
    'ABC is a quadrant of a circle of radius 14 cm and a semicircle is drawn with BC as diameter. Find the area of the shaded region.',
  needs: [asksArea, /\bquadrant\b/, /\bsemicircle\b.*\bdiameter\b/],
  words: `${area} quadrant circle radius semicircle diameter as`,
  read: (sizes) => {
    const radius = only(sizes, 'radius')
    const double = radius && product(2, squared(radius))
    return radius && double
      ? {
          why: [
            `BC² $= ${numeral(radius)}^2 + ${numeral(radius)}^2 = ${numeral(double)}$, so the square of the radius of the semicircle is $${numeral(double)} \\div 4 = ${numeral(half(squared(radius)))}$.`,
            'The shaded region is the semicircle with the triangle ABC, less the quadrant.',
          ],
          terms: [
            {
              part: { kind: 'sector', angle: halfRound, squared: half(squared(radius)) },
              times: one,
              name: 'the semicircle',
            },
            { part: { kind: 'right triangle', sides: [radius, radius] }, times: one, name: 'the triangle ABC' },
            sector(radius, quarter, -1, 'the quadrant'),
          ],
          of: shaded,
        }
      : null
  },
}

/** Two radii, the larger first. */
const twoRadii = (sizes: Sizes): readonly [Fraction, Fraction] | null => {
  const all = [...sizes.of('radius'), ...sizes.of('diameter').map(half)]
  const [a, b] = all
  if (!a || !b || all.length !== 2 || sizes.count !== 2 || equals(a, b)) return null
  return compare(a, b) > 0 ? [a, b] : [b, a]
}

const ringOfSectors: Figure = {
  example:
    'Find the area of the shaded region, if radii of the two concentric circles with centre O are 7 cm and 14 cm respectively and ∠AOC = 40°.',
  needs: [asksArea, /\bconcentric\b/],
  words: `${area} radii radius two concentric circles circle centre arcs arc angle sector between enclosed`,
  read: (sizes) => {
    const radii = twoRadii(sizes)
    if (!radii || !sizes.angle || /\bmajor\b/.test(sizes.text)) return null
    return {
      why: [],
      terms: [
        sector(radii[0], sizes.angle, 1, 'the larger sector'),
        sector(radii[1], sizes.angle, -1, 'the smaller sector'),
      ],
      of: shaded,
    }
  },
}

const ring: Figure = {
  example: 'Two concentric circles have radii 14 cm and 7 cm. Find the area of the ring between them.',
  needs: [asksArea, /\bconcentric\b/, /\b(?:ring|between|enclosed|shaded|annulus)\b/],
  words: `${area} radii radius diameters two concentric circles circle centre between enclosed`,
  read: (sizes) => {
    const radii = twoRadii(sizes)
    return radii && sizes.angle === null
      ? {
          why: [],
          terms: [sector(radii[0], round, 1, 'the larger circle'), sector(radii[1], round, -1, 'the smaller circle')],
          of: 'the ring',
        }
      : null
  },
}

const commonToQuadrants: Figure = {
  example: 'Calculate the area of the designed region common between the two quadrants of circles of radius 8 cm each.',
  needs: [asksArea, /\bcommon\b.*\bquadrants\b/],
  words: `${area} common between both two quadrants circles circle radius each`,
  read: (sizes) => {
    const radius = only(sizes, 'radius', 'side')
    return radius
      ? {
          why: [
            'A diagonal of the square parts the region into two equal segments: each is a quadrant less a right triangle.',
          ],
          terms: [
            sector(radius, quarter, 2, 'the two quadrants'),
            {
              part: { kind: 'right triangle', sides: [radius, radius] },
              times: fraction(-2),
              name: 'the two triangles',
            },
          ],
          of: 'the region',
        }
      : null
  },
}

const arcAtVertex: Figure = {
  example:
    'Find the area of the shaded region where a circular arc of radius 6 cm has been drawn with vertex O of an equilateral triangle OAB of side 12 cm as centre.',
  needs: [/\bshaded\b/, asksArea, /\bcircular arc\b|\barc\b/, /\bequilateral\b/, /\bvertex\b/],
  words: `${area} circular arc radius vertex equilateral triangle side as centre`,
  read: (sizes) => {
    const [radius] = sizes.of('radius')
    const [side] = sizes.of('side')
    return radius && side && sizes.count === 2 && compare(radius, side) < 0
      ? {
          why: [
            'The angle at O is $60^\\circ$, so $360^\\circ - 60^\\circ = 300^\\circ$ of the circle lie outside the triangle.',
          ],
          terms: [
            sector(radius, fraction(300), 1, 'the major sector'),
            { part: { kind: 'equilateral triangle', squared: squared(side) }, times: one, name: 'the triangle' },
          ],
          of: shaded,
        }
      : null
  },
}

const triangleInCover: Figure = {
  example:
    'In a circular table cover of radius 32 cm, a design is formed leaving an equilateral triangle ABC in the middle. Find the area of the design.',
  needs: [
    asksArea,
    /\bequilateral triangle\b/,
    /\bleaving\b|\binscribed in (?:a |the )?circle\b/,
    /\bcircular\b|\bcircle\b/,
  ],
  words: `${area} circular table cover radius formed equilateral triangle circle inscribed`,
  read: (sizes) => {
    const radius = only(sizes, 'radius')
    const side = radius && product(3, squared(radius))
    return radius && side && !/\barea of (?:the )?(?:equilateral )?triangle\b/.test(sizes.text)
      ? {
          why: [
            `The side of the triangle in a circle of radius $r$ is $\\sqrt{3}\\, r$, so its square is $3 \\times ${numeral(squared(radius))} = ${numeral(side)}$.`,
          ],
          terms: [
            sector(radius, round, 1, 'the circle'),
            { part: { kind: 'equilateral triangle', squared: side }, times: fraction(-1), name: 'the triangle' },
          ],
          of: 'the design',
        }
      : null
  },
}

const rightTriangleInCircle: Figure = {
  example: 'Find the area of the shaded region, if PQ = 24 cm, PR = 7 cm and O is the centre of the circle.',
  needs: [asksArea, /\bshaded\b/, /\bcentre\b/, /\bcircle\b/],
  words: `${area} centre circle diameter`,
  read: (sizes) => {
    const [a, b] = [sizes.named('PQ', 'AC'), sizes.named('PR', 'AB')]
    if (!a || !b || sizes.count !== 2 || sizes.angle !== null) return null
    const hypotenuse = add(squared(a), squared(b))
    return {
      why: [
        `The angle in a semicircle is $90^\\circ$, so the square of the diameter is $${numeral(a)}^2 + ${numeral(b)}^2 = ${numeral(hypotenuse)}$ and the square of the radius is $${numeral(product(fraction(1, 4), hypotenuse))}$.`,
      ],
      terms: [
        {
          part: { kind: 'sector', angle: halfRound, squared: product(fraction(1, 4), hypotenuse) },
          times: one,
          name: 'the semicircle',
        },
        { part: { kind: 'right triangle', sides: [a, b] }, times: fraction(-1), name: 'the triangle' },
      ],
      of: shaded,
    }
  },
}

const flowerBeds: Figure = {
  example:
    'Two circular flower beds have been shown on two sides of a square lawn ABCD of side 56 m. If the centre of each circular flower bed is the point of intersection O of the diagonals of the square lawn, find the sum of the areas of the lawn and the flower beds.',
  needs: [/\bareas?\b/, /\bsquare\b/, /\btwo circular flower beds\b/, /\bdiagonals\b/],
  words: `${area} areas sum two circular sides square side centre each point intersection diagonals`,
  read: (sizes) => {
    const side = only(sizes, 'side')
    const radius = side && half(squared(side))
    return side && radius && /\b(?:sum|total)\b/.test(sizes.text)
      ? {
          why: [
            `OA² $= \\dfrac{1}{2} \\times ${numeral(side)}^2 = ${numeral(radius)}$, the square of the radius. The diagonals meet at $90^\\circ$, so each flower bed with the triangle within is a quadrant.`,
            'Lawn and flower beds are two such quadrants and the two other triangles, which are half the square.',
          ],
          terms: [
            {
              part: { kind: 'sector', angle: quarter, squared: radius },
              times: fraction(2),
              name: 'the two quadrants',
            },
            { ...square(side, 'half the square'), times: fraction(1, 2) },
          ],
          of: 'the lawn and the flower beds',
        }
      : null
  },
}

const trianglesOfCircles: Figure = {
  example:
    'The area of an equilateral triangle ABC is 17320.5 cm². With each vertex of the triangle as centre, a circle is drawn with radius equal to half the length of the side of the triangle. Find the area of the shaded region. (Use π = 3.14 and √3 = 1.73205)',
  needs: [asksArea, /\bequilateral triangle\b/, /\bvertex\b|\bvertices\b/, /\bhalf\b/],
  words: `${area} equilateral triangle each vertex vertices as centre centres circle circles radius equal half length side`,
  read: (sizes) => {
    const told = sizes.count === 1 ? sizes.of('area')[0] : undefined
    if (!told) return null
    // √3/4 a² with the usual values of √3
    const roots = [fraction(173205n, 100000n), fraction(1732, 1000), fraction(173, 100)]
    const side = roots
      .map((root) => product(4, told, fraction(root.d, root.n)))
      .find(({ n, d }) => d === 1n && n < 10n ** 9n)
    return side
      ? {
          why: [
            `$\\dfrac{\\sqrt{3}}{4} a^2 = ${numeral(told)}$, so $a^2 = ${numeral(side)}$ and $r^2 = \\dfrac{a^2}{4} = ${numeral(product(fraction(1, 4), side))}$.`,
            'The three sectors of $60^\\circ$ together are one of $180^\\circ$.',
          ],
          terms: [
            { part: { kind: 'told', area: told }, times: one, name: 'the triangle' },
            {
              part: { kind: 'sector', angle: halfRound, squared: product(fraction(1, 4), side) },
              times: fraction(-1),
              name: 'the three sectors',
            },
          ],
          of: shaded,
        }
      : null
  },
}

const squareInCircle: Figure = {
  example:
    'A square is inscribed in a circle of radius 7 cm. Find the area of the circle that lies outside the square.',
  needs: [asksArea, /\bsquare\b.*\binscribed in (?:a |the )?circle\b/],
  words: `${area} square inscribed circle radius diameter side outside but`,
  read: (sizes) => {
    const radius = radiusOf(sizes)
    const [side] = sizes.of('side')
    if (sizes.count !== 1 || (!radius && !side)) return null
    const across = radius ? product(2, squared(radius)) : side ? squared(side) : one
    const wide = radius ? squared(radius) : half(across)
    const isRest = /\b(?:outside|shaded|remaining|left|between)\b/.test(sizes.text)
    const isSquare = /\barea of (?:the |a )?square\b/.test(sizes.text)
    const term: AreaTerm = { part: { kind: 'square', squared: across }, times: one, name: 'the square' }
    const why = [
      `The diagonal of the square is the diameter of the circle: $d^2 = 2a^2$, so $a^2 = 2r^2 = ${numeral(across)}$.`,
    ]
    if (isSquare && !isRest) return { why, terms: [term], of: 'the square' }
    return isRest
      ? {
          why,
          terms: [
            { part: { kind: 'sector', angle: round, squared: wide }, times: one, name: 'the circle' },
            { ...term, times: fraction(-1) },
          ],
          of: shaded,
        }
      : null
  },
}

const circleInSquare: Figure = {
  example:
    'A circle is inscribed in a square of side 14 cm. Find the area of the square that is not covered by the circle.',
  needs: [
    asksArea,
    /\bcircle\b.*\binscribed in (?:a |the )?square\b|\bcircle\b.*\bcut (?:out )?(?:from|of) (?:a |the )?square\b|\blargest circle\b.*\bsquare\b/,
  ],
  words: `${area} circle inscribed square side largest greatest cut drawn not that covered outside`,
  read: (sizes) => {
    const side = only(sizes, 'side')
    if (!side) return null
    const isRest = /\b(?:outside|shaded|remaining|left|not|uncovered|between)\b/.test(sizes.text)
    const why = [`The diameter of the circle is the side of the square, so its radius is $${numeral(half(side))}$.`]
    if (!isRest) return { why, terms: [sector(half(side), round, 1, 'the circle')], of: 'the circle' }
    return { why, terms: [square(side), sector(half(side), round, -1, 'the circle')], of: shaded }
  },
}

const betweenThree: Figure = {
  example:
    'Three circles each of radius 3.5 cm are drawn in such a way that each of them touches the other two. Find the area enclosed between these circles.',
  needs: [
    asksArea,
    /\bthree (?:equal |identical )?(?:circles|coins)\b/,
    /\btouch/,
    /\b(?:enclosed|between|included)\b/,
  ],
  words: `${area} three equal identical circles circle coins each radius diameter other two enclosed between included externally`,
  read: (sizes) => {
    const radius = sizes.count === 1 ? radiusOf(sizes) : null
    return radius
      ? {
          why: [
            `The centres form an equilateral triangle of side $2r = ${numeral(product(2, radius))}$. In it lie three sectors of $60^\\circ$, together one of $180^\\circ$.`,
          ],
          terms: [
            {
              part: { kind: 'equilateral triangle', squared: product(4, squared(radius)) },
              times: one,
              name: 'the triangle',
            },
            sector(radius, halfRound, -1, 'the three sectors'),
          ],
          of: 'the region between the circles',
        }
      : null
  },
}

const betweenFour: Figure = {
  example: 'Four equal circles, each of radius 7 cm, touch each other. Find the area included between them.',
  needs: [
    asksArea,
    /\bfour (?:equal |identical )?(?:circles|cows|coins|circular)\b/,
    /\btouch/,
    /\b(?:enclosed|between|included)\b/,
    /^(?!.*\bsquare\b)/,
  ],
  words: `${area} four equal identical circles circle coins circular cardboard pieces table each radius diameter other two enclosed between included`,
  read: (sizes) => {
    const radius = sizes.count === 1 ? radiusOf(sizes) : null
    return radius
      ? {
          why: [`The centres form a square of side $2r = ${numeral(product(2, radius))}$. In it lie four quadrants.`],
          terms: [square(product(2, radius)), sector(radius, quarter, -4, 'the four quadrants')],
          of: 'the region between the circles',
        }
      : null
  },
}

const rectangleInCircle: Figure = {
  example:
    'A rectangle ABCD with sides 8 cm and 6 cm is inscribed in a circle. Find the area of the shaded region between the circle and the rectangle. (Use π = 3.14)',
  needs: [asksArea, /\brectangle\b/, /\binscribed\b/, /\b(?:shaded|outside|remaining|between)\b/],
  words: `${area} rectangle sides side inscribed circle length breadth between outside`,
  read: (sizes) => {
    const [a, b] = [...sizes.of('side'), ...sizes.lengths]
    if (!a || !b || sizes.count !== 2) return null
    const across = add(squared(a), squared(b))
    const wide = product(fraction(1, 4), across)
    return {
      why: [
        `The diagonal of the rectangle is the diameter: $d^2 = ${numeral(a)}^2 + ${numeral(b)}^2 = ${numeral(across)}$, so $r^2 = ${numeral(wide)}$.`,
      ],
      terms: [
        { part: { kind: 'sector', angle: round, squared: wide }, times: one, name: 'the circle' },
        { part: { kind: 'rectangle', sides: [a, b] }, times: fraction(-1), name: 'the rectangle' },
      ],
      of: shaded,
    }
  },
}

/** "in terms of √3": nothing is put for the root. */
const segmentWithRoot: Figure = {
  example:
    'Find the area of the minor segment of a circle of radius 21 cm, if the angle at the centre is 120°. Leave the answer in terms of √3.',
  needs: [asksArea, /\bsegment\b/, /^(?!.*\bmajor\b)/, /√3/],
  words: `${area} minor segment circle radius chord angle centre term terms minor`,
  read: (sizes) => {
    const radius = sizes.count === 1 ? radiusOf(sizes) : null
    const { angle } = sizes
    if (!radius || !angle || !(equals(angle, fraction(60)) || equals(angle, fraction(120)))) return null
    return {
      why: [
        'The triangle of the chord and the two radii has the area $\\dfrac{1}{2} r^2 \\sin \\theta = \\dfrac{\\sqrt{3}}{4} r^2$.',
      ],
      terms: [
        sector(radius, angle, 1, 'the sector'),
        { part: { kind: 'equilateral triangle', squared: squared(radius) }, times: fraction(-1), name: 'the triangle' },
      ],
      of: 'the minor segment',
    }
  },
}

/** A path around a round place. */
const roadAround: Figure = {
  example:
    'A circular park is surrounded by a road 21 m wide. If the radius of the park is 105 m, find the area of the road.',
  needs: [
    asksArea,
    /\b(?:road|path|track|footpath)\b/,
    /\bsurround\w*\b|\baround\b/,
    /\b(?:wide|width)\b/,
    /^(?!.*\b(?:inside|outer|rectang\w*|square|cost)\b)/,
  ],
  words: `${area} circular park ground field garden surrounded road path track wide width radius diameter around`,
  read: (sizes) => {
    const radius = sizes.count === 2 ? radiusOf(sizes) : null
    const [wide, ...more] = sizes.lengths
    if (!radius || !wide || more.length > 0) return null
    const outer = add(radius, wide)
    return {
      why: [`The outer radius is $${numeral(radius)} + ${numeral(wide)} = ${numeral(outer)}$.`],
      terms: [sector(outer, round, 1, 'the park with the road'), sector(radius, round, -1, 'the park')],
      of: 'the road',
    }
  },
}

/** By how much a major sector is larger than its minor one. */
const sectorsApart: Figure = {
  example:
    'Find the difference of the areas of a sector of angle 120° and its corresponding major sector of a circle of radius 21 cm.',
  needs: [/\bdifference\b/, /\bareas?\b/, /\bsector\b.*\bmajor sector\b|\bminor and (?:the )?major sectors?\b/],
  words: `${area} areas difference between sector sectors major minor circle radius diameter angle centre central corresponding`,
  read: (sizes) => {
    const radius = sizes.count === 1 ? radiusOf(sizes) : null
    const { angle } = sizes
    if (!radius || !angle || compare(angle, halfRound) >= 0) return null
    return {
      why: [],
      terms: [
        sector(radius, add(round, product(-1, angle)), 1, 'the major sector'),
        sector(radius, angle, -1, 'the sector'),
      ],
      of: 'the difference',
    }
  },
}

/** By how much the major segment of a right angle is larger than the minor one, by the chord. */
const segmentsApart: Figure = {
  example:
    'Find the difference of the areas of two segments of a circle formed by a chord of length 5 cm subtending an angle of 90° at the centre.',
  needs: [/\bdifference\b/, /\bareas\b/, /\bsegments\b/, /\bchord\b/],
  words: `${area} areas difference between two segments circle formed chord length angle centre major minor`,
  read: (sizes) => {
    const chord =
      only(sizes, 'side') ?? (sizes.count === 1 ? ([...sizes.of('side'), ...sizes.lengths][0] ?? null) : null)
    const isRight = sizes.angle !== null && equals(sizes.angle, quarter)
    if (!chord || !isRight || sizes.of('radius').length > 0) return null
    const inner = product(fraction(1, 2), squared(chord))
    return {
      why: [
        `The radii to the ends of the chord are the sides of a right triangle: $2r^2 = ${numeral(chord)}^2$, so $r^2 = ${numeral(inner)}$. The circle without two minor segments is the difference.`,
      ],
      terms: [
        { part: { kind: 'sector', angle: round, squared: inner }, times: one, name: 'the circle' },
        { part: { kind: 'sector', angle: quarter, squared: inner }, times: fraction(-2), name: 'two sectors' },
        { part: { kind: 'square', squared: inner }, times: one, name: 'two triangles, together a square of side r' },
      ],
      of: 'the difference',
    }
  },
}

/** Sectors of one radius at all corners of a triangle or a quadrilateral. */
const arcsAtCorners: Figure = {
  example:
    'Arcs have been drawn with radii 14 cm each and with centres P, Q and R of a triangle. Find the area of the shaded region.',
  needs: [
    asksArea,
    /\barcs\b/,
    /\bcentres?\b|\bvertices\b/,
    /\btriangle\b|\bquadrilateral\b/,
    /\bshaded\b/,
    /^(?!.*\b(?:equilateral|right|sides?|isosceles)\b)/,
  ],
  words: `${area} arcs drawn radii radius each centres centre vertices triangle quadrilateral`,
  read: (sizes) => {
    const radius = sizes.count === 1 ? radiusOf(sizes) : null
    if (!radius || sizes.angle) return null
    const isFour = /\bquadrilateral\b/.test(sizes.text)
    return {
      why: [
        `The angles of a ${isFour ? 'quadrilateral' : 'triangle'} add up to $${isFour ? 360 : 180}^\\circ$, so the sectors together make ${isFour ? 'a circle' : 'a semicircle'}.`,
      ],
      terms: [sector(radius, isFour ? round : halfRound, 1, 'the sectors together')],
      of: shaded,
    }
  },
}

export const figures: readonly Figure[] = [
  roadAround,
  sectorsApart,
  segmentsApart,
  arcsAtCorners,
  circlesInSquare,
  circlesAtCorners,
  petals,
  twoSemicircles,
  cornersAndCentre,
  handkerchief,
  squareInQuadrant,
  quadrantLessTriangle,
  lune,
  ringOfSectors,
  ring,
  commonToQuadrants,
  arcAtVertex,
  triangleInCover,
  rightTriangleInCircle,
  flowerBeds,
  trianglesOfCircles,
  squareInCircle,
  circleInSquare,
  betweenThree,
  betweenFour,
  rectangleInCircle,
  segmentWithRoot,
]
