import type { SolidStory } from './solid-story'
import { formula, one, power, quotient, sum, times } from './solid-turns'
import { numeral, product } from '../../../solutions/measure'
import { cubeRoot } from '../../../solutions/areas-volumes/pieces/cube-root'
import { rootOf } from '../../../solutions/root'
import { add, compare, divide, fraction, subtract } from '../../../maths/fraction'

const asksSurface = /\bsurface area\b|\btsa\b/

/** A capsule by its whole length, "capsule length 14 mm diameter 5 mm surface area". */
const capsule: SolidStory = {
  examples: [
    'capsule length 14 mm diameter 5 mm surface area',
    'medicine capsule ki length 12 mm, diameter 4 mm, volume?',
  ],
  needs: [
    /\bcapsule\b/,
    /^(?!.*\bheight\b)(?:(?!.*\bcylinder\b)|.*\blength (?:of )?(?:the )?(?:entire |whole )?capsule\b|.*\b(?:total|entire|whole) length\b)/,
    /\bsurface area\b|\btsa\b|\bvolume\b|\bcapacity\b/,
  ],
  words: 'length diameter radius surface area volume capacity tsa total cylinder two hemispheres ends each its',
  read: (reader, text) => {
    const long = reader.length('length * capsule #l', 'length #l', '#l long')
    const radius = reader.radius('WIDTH #d', '#d WIDTH')
    if (!long || !radius || compare(long, product(2, radius)) <= 0) return null
    const asksVolume = /\bvolume\b|\bcapacity\b/.test(text)
    if (asksVolume && asksSurface.test(text)) return null
    const high = subtract(long, product(2, radius))
    const [u, s] = [power(reader.unit, 3), power(reader.unit, 2)]
    return {
      why: [
        `It is a cylinder with a hemisphere at either end: length of the cylinder $= ${numeral(long)} - 2 \\times ${numeral(radius)} = ${numeral(high)}$ ${reader.unit}`,
      ],
      turns: asksVolume
        ? [
            formula('C', 'Volume of the cylinder', 'cylinder', u, radius, high),
            formula('H', 'Volume of a hemisphere', 'hemisphere', u, radius),
            sum('V', 'Volume', u, [1, 'C'], [2, 'H']),
          ]
        : [
            formula('C', 'Curved surface area of the cylinder', 'curved cylinder', s, radius, high),
            formula('H', 'Curved surface area of a hemisphere', 'curved hemisphere', s, radius),
            sum('V', 'Surface area', s, [1, 'C'], [2, 'H']),
          ],
      asked: [{ id: 'V', unit: asksVolume ? u : s }],
    }
  },
}

/** "45 gulab jamun 30% syrup length 5 cm diameter 2.8 cm" */
const gulabJamun: SolidStory = {
  examples: ['60 gulab jamun 25% syrup length 6 cm diameter 3 cm. kitna syrup'],
  needs: [/\bgulab jamuns?\b/, /\bsyrup\b/],
  words: 'length diameter volume each total much cylinder two hemispherical ends percent its',
  read: (reader) => {
    const many = reader.count('#n gulab', 'jamun|jamuns #n')
    const share = reader.byUnit(/^%$/)
    const long = reader.length('length #l', '#l long')
    const radius = reader.radius('WIDTH #d', '#d WIDTH')
    if (!many || !share || !long || !radius || compare(long, product(2, radius)) <= 0) return null
    const high = subtract(long, product(2, radius))
    const u = power(reader.unit, 3)
    return {
      why: [
        `Each is a cylinder with a hemisphere at either end: length of the cylinder $= ${numeral(long)} - 2 \\times ${numeral(radius)} = ${numeral(high)}$ ${reader.unit}`,
      ],
      turns: [
        formula('C', 'Volume of the cylinder', 'cylinder', u, radius, high),
        formula('H', 'Volume of a hemisphere', 'hemisphere', u, radius),
        sum('J', 'Volume of one', u, [1, 'C'], [2, 'H']),
        times('A', 'Volume of all', u, many, 'J'),
        times('S', 'Syrup', u, product(share.value, fraction(1, 100)), 'A'),
      ],
      asked: [{ id: 'S', unit: u }],
    }
  },
}

/** A pole: a cylinder on a wider one, and its mass. */
const pole: SolidStory = {
  examples: [
    'iron pole = cylinder height 220 cm base diameter 24 cm, on top another cylinder height 60 cm radius 8 cm. mass of pole if 1 cm^3 iron is approx 8 g (pi = 3.14)',
  ],
  needs: [/\bpole\b/, /\bmass\b|\bweight\b/, /\bcylinder\b.*\bcylinder\b/],
  words: 'pole cylinder another base height diameter radius mass weight solid each per',
  unit: 'cm',
  read: (reader, text) => {
    // "220 cm height and 24 cm base diameter" before "height 60 cm"
    const [before, behind] = [text.search(/# height\b/), text.search(/\bheight #/)]
    const isBefore = before >= 0 && (behind < 0 || before < behind)
    const unitOf = reader.says('#one iron|steel mass?', '#one * iron|steel')
    const mass = reader.byUnit(/^g$/)
    const low = reader.length(isBefore ? '#a height' : 'height #a')
    const wide = reader.radius(isBefore ? '#p base? WIDTH' : 'base? WIDTH #p')
    const high = reader.length('height #b')
    const narrow = reader.radius('base? WIDTH #q')
    if (!mass || !low || !wide || !high || !narrow || !unitOf || compare(wide, narrow) < 0) return null
    return {
      why: [],
      turns: [
        formula('A', 'Volume of the lower cylinder', 'cylinder', 'cm³', wide, low),
        formula('B', 'Volume of the upper cylinder', 'cylinder', 'cm³', narrow, high),
        sum('V', 'Volume of the pole', 'cm³', [1, 'A'], [1, 'B']),
        times('M', 'Mass', 'g', mass.value, 'V'),
      ],
      asked: [{ id: 'M', unit: 'kg', is: fraction(1000) }],
    }
  },
}

/** A cube with a hemisphere on it, told shortly. */
const block: SolidStory = {
  examples: [
    'decorative block cube 5 cm hemisphere on top diameter 4.2 cm tsa',
    '7 cm side wale cube ke upar ek hemisphere rakha hai. hemisphere ka greatest diameter kitna ho sakta hai? aur us case me solid ka surface area bhi nikalo',
  ],
  needs: [/\bcub(?:e|ical)\b/, /\bhemisphere\b/, asksSurface, /^(?!.*\b(?:depression|cut|scooped|hollowed|hollow)\b)/],
  words: 'cube cubical hemisphere side edge diameter total surface area tsa greatest block solid largest maximum',
  read: (reader, text) => {
    const isGreatest = /\b(?:greatest|largest|maximum) diameter\b|\bdiameter (?:greatest|largest|maximum)\b/.test(text)
    // "a hemisphere of the greatest diameter" is told, and not asked
    const asksGreatest = isGreatest && !/\bof (?:the )?(?:greatest|largest|maximum) diameter\b/.test(text)
    const around = isGreatest ? null : reader.radius('WIDTH #d', '#d WIDTH')
    const side = reader.length('side|edge #a', 'cube #a', 'cubical block|~x? #a', '#a side|edge', '#a cube')
    const radius = isGreatest && side ? product(fraction(1, 2), side) : around
    if (!side || !radius || compare(product(2, radius), side) > 0) return null
    const s = power(reader.unit, 2)
    return {
      why: ['The hemisphere covers a circle of the upper face, and adds its curved surface.'],
      turns: [
        ...(asksGreatest ? [times('D', 'Greatest diameter = edge of the cube', reader.unit, side)] : []),
        times('Q', 'Surface of the cube $6a^2$', s, fraction(6), side, side),
        formula('B', 'Area of the circle that is covered', 'circle', s, radius),
        formula('H', 'Curved surface area of the hemisphere', 'curved hemisphere', s, radius),
        sum('T', 'Surface area of the solid', s, [1, 'Q'], [-1, 'B'], [1, 'H']),
      ],
      asked: [...(asksGreatest ? [{ id: 'D', unit: reader.unit }] : []), { id: 'T', unit: s }],
    }
  },
}

/** A tent, its canvas and what that costs. */
const tent: SolidStory = {
  examples: ['tent cylinder height 2.1 m diameter 4 m conical top slant 2.8 m. canvas area and cost at 500 per m^2'],
  needs: [/\btent\b/, /\bcon(?:ical|e)\b/, /\bslant\b/, /\bcanvas\b|\bcloth\b/],
  words: 'cylinder cylindrical conical cone part top height slant diameter radius area per canvas cloth rate cost m^2',
  unit: 'm',
  read: (reader, text) => {
    const slant = reader.length('slant height? #l')
    const high = reader.length('cylinder|cylindrical part? height #h', 'height #h')
    const radius = reader.radius('WIDTH #d', '#d WIDTH')
    const isCost = /\bcost\b|\bprice\b/.test(text)
    const rate = isCost ? reader.rate('at|rate|cost #c per', '#c per') : null
    if (!slant || !high || !radius || (isCost && !rate) || compare(slant, radius) <= 0) return null
    return {
      why: ['The base of the tent is not covered with canvas.'],
      turns: [
        formula('C', 'Curved surface area of the cylinder', 'curved cylinder', 'm²', radius, high),
        formula('K', 'Curved surface area of the cone', 'curved cone', 'm²', radius, slant),
        sum('T', 'Area of the canvas', 'm²', [1, 'C'], [1, 'K']),
        ...(rate ? [times('P', 'Cost in rupees', '', rate, 'T')] : []),
      ],
      asked: [
        ...(/\barea\b/.test(text) || !rate ? [{ id: 'T', unit: 'm²' }] : []),
        ...(rate ? [{ id: 'P', unit: '₹' }] : []),
      ],
    }
  },
}

/** A model by its whole length: a cylinder with a cone at either end. */
const model: SolidStory = {
  examples: ['model cylinder two cones at ends diameter 3 cm length 12 cm each cone height 2 cm volume of air'],
  needs: [
    /\bmodel\b/,
    /\bcylinder\b/,
    /\b(?:two|2) cones\b/,
    /\bends?\b/,
    /\bvolume\b/,
    /^(?!.*\b(?:height|length) (?:of )?(?:the )?cylinder\b)/,
  ],
  words: 'cylinder two cones cone ends end each diameter radius length height volume its outer inner same',
  read: (reader) => {
    const cone = reader.length('cone height #k', 'cone * height #k', 'height each? cone|cones #k')
    const long = reader.length('length #l', '#l long')
    const radius = reader.radius('WIDTH * model #d', 'WIDTH #d', '#d WIDTH')
    if (!cone || !long || !radius || compare(long, product(2, cone)) <= 0) return null
    const high = subtract(long, product(2, cone))
    const u = power(reader.unit, 3)
    return {
      why: [
        `Height of the cylinder $= ${numeral(long)} - 2 \\times ${numeral(cone)} = ${numeral(high)}$ ${reader.unit}`,
      ],
      turns: [
        formula('C', 'Volume of the cylinder', 'cylinder', u, radius, high),
        formula('K', 'Volume of a cone', 'cone', u, radius, cone),
        sum('V', 'Volume of air', u, [1, 'C'], [2, 'K']),
      ],
      asked: [{ id: 'V', unit: u }],
    }
  },
}

/** Lead shots that drive water out of a cone. */
const leadShots: SolidStory = {
  examples: [
    'inverted cone height 8 radius 5 full of water lead shots radius 0.5 one fourth water flows out number of shots',
  ],
  needs: [/\bcone\b/, /\bshots\b/, /\b(?:one )?(?:fourth|quarter)\b/, /\bnumber\b|\bhow many\b/],
  words: 'cone height radius water number spheres spherical many top full',
  read: (reader) => {
    const high = reader.length('cone height #h', 'height #h')
    const radius = reader.radius('cone WIDTH #r', 'WIDTH #r')
    const shot = reader.radius('shots|shot WIDTH #s', 'WIDTH #s')
    if (!high || !radius || !shot || !reader.says('one fourth', 'one quarter', 'quarter', 'fourth')) return null
    const u = power(reader.unit, 3)
    return {
      why: [],
      turns: [
        formula('V', 'Volume of the water', 'cone', u, radius, high),
        quotient('F', 'Water that flows out', u, 'V', fraction(4)),
        formula('S', 'Volume of a lead shot', 'sphere', u, shot),
        quotient('n', 'Number of lead shots', '', 'F', 'S'),
      ],
      asked: [{ id: 'n', unit: '' }],
    }
  },
}

/** A cone on a hemisphere that stands in a cylinder full of water. */
const inWater: SolidStory = {
  examples: [
    'cone height 120 cm radius 60 cm on hemisphere radius 60 cm placed in cylinder full of water radius 60 cm height 180 cm. water left?',
  ],
  needs: [/\bcone\b.*\bhemisphere\b.*\bcylinder\b/, /\bfull of water\b/, /\bwater left\b|\bleft\b/],
  words: 'cone hemisphere cylinder height radius water left full volume circular right',
  read: (reader) => {
    const cone = reader.length('cone height #k')
    const tip = reader.radius('WIDTH #p')
    const ball = reader.radius('hemisphere WIDTH #q')
    const radius = reader.radius('WIDTH #r')
    const high = reader.length('height #h')
    if (!cone || !tip || !ball || !radius || !high || compare(tip, ball) !== 0) return null
    const u = power(reader.unit, 3)
    return {
      why: [],
      turns: [
        formula('C', 'Volume of the cylinder', 'cylinder', u, radius, high),
        formula('K', 'Volume of the cone', 'cone', u, tip, cone),
        formula('H', 'Volume of the hemisphere', 'hemisphere', u, ball),
        sum('W', 'Volume of water left', u, [1, 'C'], [-1, 'K'], [-1, 'H']),
      ],
      asked: [{ id: 'W', unit: u }],
    }
  },
}

/** A heap of grain: its volume, and the cloth that covers it. */
const heap: SolidStory = {
  examples: [
    'A heap of rice is in the form of a cone of diameter 9 m and height 3.5 m. Find the volume of the rice. How much canvas cloth is required to just cover the heap?',
  ],
  needs: [/\bheap\b/, /\bcone\b|\bconical\b/, /\bcanvas\b|\bcloth\b/],
  words: 'cone conical diameter radius height volume area much cover required form base right circular',
  read: (reader, text) => {
    const radius = reader.radius('WIDTH #d', '#d WIDTH', '#d in WIDTH')
    const high = reader.length('height #h', '#h high')
    if (!radius || !high) return null
    const [u, s] = [power(reader.unit, 3), power(reader.unit, 2)]
    const asksVolume = /\bvolume\b/.test(text)
    return {
      why: [],
      turns: [
        ...(asksVolume ? [formula('V', 'Volume of the heap', 'cone', u, radius, high)] : []),
        { kind: 'slant', id: 'l', name: 'Slant height', sides: [radius, high], unit: reader.unit },
        times('C', 'Area of the cloth $\\pi r l$', s, 'π', radius, 'l'),
      ],
      asked: [...(asksVolume ? [{ id: 'V', unit: u }] : []), { id: 'C', unit: s }],
    }
  },
}

/** Who dips into a pond makes its level rise. */
const pond: SolidStory = {
  examples: [
    '500 persons are taking a dip into a cuboidal pond which is 80 m long and 50 m broad. What is the rise of water level in the pond, if the average displacement of the water by a person is 0.04 m^3?',
  ],
  needs: [/\bpond\b|\btank\b/, /\b(?:persons|people|men)\b/, /\brise\b/],
  words: 'taking mean water level rise cuboidal each displacement',
  unit: 'm',
  read: (reader) => {
    const many = reader.count('#n persons|people|men')
    const long = reader.length('#l long', 'length #l')
    const wide = reader.length('#b broad|wide', 'breadth|width #b')
    const each = reader.byUnit(/^m\^3$/)
    if (!many || !long || !wide || !each) return null
    return {
      why: [],
      turns: [
        times('V', 'Water that is displaced', 'm³', many, each.value),
        formula('A', 'Base of the pond', 'rectangle', 'm²', long, wide),
        quotient('h', 'Rise of the water level', 'm', 'V', 'A'),
      ],
      asked: [{ id: 'h', unit: 'cm', is: fraction(1, 100) }],
    }
  },
}

/** Shots that are cast from a cuboid of lead. */
const shotsOfCuboid: SolidStory = {
  examples: [
    'How many shots each having diameter 3 cm can be made from a cuboidal lead solid of dimensions 9 cm × 11 cm × 12 cm?',
    'How many spherical lead shots each of diameter 4.2 cm can be obtained from a solid rectangular lead piece with dimensions 66 cm, 42 cm and 21 cm?',
  ],
  needs: [
    /\bshots\b|\bballs\b|\bspheres\b/,
    /\bcuboid(?:al)?\b|\brectangular\b/,
    /\bhow many\b|\bnumber\b/,
    /^(?!.*\b(?:water|packed|box|wasted)\b)/,
  ],
  words:
    'shots balls spheres spherical each diameter radius many number solid cuboidal cuboid rectangular obtained dimensions metal',
  read: (reader) => {
    const radius = reader.radius('WIDTH #d', '#d WIDTH')
    const a = reader.length('dimension|dimensions|size|cuboid #a', '#a by')
    const b = reader.length('by #b', '#b and')
    const c = reader.length('by #c', 'and #c', '#c')
    if (!radius || !a || !b || !c) return null
    const u = power(reader.unit, 3)
    return {
      why: [],
      turns: [
        formula('Q', 'Volume of the cuboid', 'cuboid', u, a, b, c),
        formula('S', 'Volume of a shot', 'sphere', u, radius),
        quotient('n', 'Number of shots', '', 'Q', 'S'),
      ],
      asked: [{ id: 'n', unit: '' }],
    }
  },
}

/** Water that is poured from a cuboidal tank into a cylindrical one. */
const poured: SolidStory = {
  examples: [
    'A rectangular water tank of base 11 m × 6 m contains water upto a height of 5 m. If the water in the tank is transferred to a cylindrical tank of radius 3.5 m, find the height of the water level in the tank.',
  ],
  needs: [/\btank\b/, /\bcylindrical\b/, /\b(?:transferred|poured|emptied)\b/, /\bheight\b|\blevel\b/],
  words: 'rectangular cuboidal base water height level cylindrical radius diameter transferred poured',
  read: (reader) => {
    const a = reader.length('base #a', 'dimension|dimensions #a', '#a long')
    const b = reader.length('by #b', '#b wide|broad')
    const c = reader.length('height #c', '#c high|deep')
    const radius = reader.radius('WIDTH #r', '#r WIDTH')
    if (!a || !b || !c || !radius) return null
    const [u, s] = [power(reader.unit, 3), power(reader.unit, 2)]
    return {
      why: [],
      turns: [
        formula('Q', 'Volume of the water', 'cuboid', u, a, b, c),
        formula('A', 'Base of the cylindrical tank', 'circle', s, radius),
        quotient('h', 'Height of the water', reader.unit, 'Q', 'A'),
      ],
      asked: [{ id: 'h', unit: reader.unit }],
    }
  },
}

/** Two wheels of one vehicle, and the turns of the one while the other makes so many. */
const wheels: SolidStory = {
  examples: [
    'The diameters of front and rear wheels of a tractor are 80 cm and 2 m respectively. Find the number of revolutions that rear wheel will make in covering a distance in which the front wheel makes 1400 revolutions.',
  ],
  needs: [/\bfront\b.*\brear\b/, /\bwheels?\b/, /\brevolutions\b/, /\bdiameters?\b|\bradii\b/],
  words: 'front rear wheel wheels diameters radii respectively number revolutions distance many',
  read: (reader, text) => {
    const first = reader.radius('WIDTH * #a')
    const second = reader.length('and #b', '#b')
    const turns = reader.count('#n revolutions', '#n')
    if (!first || !second || !turns || !/\brear wheel (?:will )?make\b/.test(text)) return null
    const rear = /\bdiameters?\b/.test(text) ? product(fraction(1, 2), second) : second
    return {
      why: [
        `The distance is that of the front wheel in $${numeral(turns)}$ revolutions, each of $2 \\pi r$; the radii are $${numeral(first)}$ ${reader.unit} and $${numeral(rear)}$ ${reader.unit}.`,
      ],
      turns: [
        times('D', 'Distance $2 \\pi r n$', reader.unit, fraction(2), 'π', first, turns),
        times('C', 'Circumference of the rear wheel', reader.unit, fraction(2), 'π', rear),
        quotient('n', 'Number of its revolutions', '', 'D', 'C'),
      ],
      asked: [{ id: 'n', unit: '' }],
    }
  },
}

/** A rhombus whose vertices lie on a circle of a told area: a square. */
const rhombusInCircle: SolidStory = {
  examples: [
    'All the vertices of a rhombus lie on a circle. Find the area of the rhombus, if the area of the circle is 1256 cm^2. (Use π = 3.14)',
  ],
  needs: [/\brhombus\b/, /\bcircle\b/, /\bvertices\b|\binscribed\b/, /\barea\b.*\barea\b/],
  words: 'all vertices rhombus circle area inscribed',
  read: (reader) => {
    const area = reader.byUnit(/^[cm]?m\^2$/)
    if (!area) return null
    const s = area.unit.replace('^2', '²')
    return {
      why: [
        'The diagonals of the rhombus are diameters, $2r$ each, so its area is $\\dfrac{1}{2} \\times 2r \\times 2r = 2r^2$.',
      ],
      turns: [
        times('A', 'Area of the circle $\\pi r^2$', s, area.value),
        quotient('S', 'So $r^2$', s, 'A', 'π'),
        times('T', 'Area of the rhombus $2r^2$', s, fraction(2), 'S'),
      ],
      asked: [{ id: 'T', unit: s }],
    }
  },
}

/** Bricks of a wall of which a part is mortar. */
const bricks: SolidStory = {
  examples: [
    'A mason constructs a wall of dimensions 270 cm × 300 cm × 350 cm with bricks each of size 22.5 cm × 11.25 cm × 8.75 cm and it is assumed that 1/8 space is covered by the mortar. Find the number of bricks.',
  ],
  needs: [/\bwall\b/, /\bbricks\b/, /\bmortar\b/],
  words: 'each assumed number many volume thick long high th',
  unit: 'cm',
  read: (reader, text) => {
    const part = reader.rate('mortar * #p', '#p th? * mortar')
    const isTold = /\b(?:long|high)\b/.test(text)
    const [a, b, c] = isTold
      ? [reader.length('#a long'), reader.length('#b thick'), reader.length('#c high')]
      : [reader.length('wall dimensions|size? #a'), reader.length('by #b'), reader.length('by #c')]
    const [x, y, z] = [reader.length('size|dimensions|measuring #x'), reader.length('by #y'), reader.length('by #z')]
    if (!part || !a || !b || !c || !x || !y || !z || compare(part, one) >= 0) return null
    return {
      why: [],
      turns: [
        formula('W', 'Volume of the wall', 'cuboid', 'cm³', a, b, c),
        times('B', 'Volume of the bricks', 'cm³', subtract(one, part), 'W'),
        formula('Q', 'Volume of a brick', 'cuboid', 'cm³', x, y, z),
        quotient('n', 'Number of bricks', '', 'B', 'Q'),
      ],
      asked: [{ id: 'n', unit: '' }],
    }
  },
}

/** Marbles in a hollow cube of which a part stays empty. */
const marblesInCube: SolidStory = {
  examples: [
    'A hollow cube of internal edge 22 cm is filled with spherical marbles of diameter 0.5 cm and it is assumed that 1/8 space of the cube remains unfilled. Then the number of marbles that the cube can accommodate is',
  ],
  needs: [/\bcube\b/, /\bmarbles\b|\bballs\b/, /\bunfilled\b|\bempty\b/, /\bnumber\b|\bhow many\b/],
  words: 'hollow cube internal edge spherical marbles diameter radius assumed remains number many space',
  read: (reader) => {
    const edge = reader.length('edge|side #a')
    const radius = reader.radius('WIDTH #d', '#d WIDTH')
    const part = reader.rate('#p space|part|volume', '#p th? space|part|volume')
    if (!edge || !radius || !part || compare(part, one) >= 0) return null
    const u = power(reader.unit, 3)
    return {
      why: [],
      turns: [
        times('Q', 'Volume of the cube', u, edge, edge, edge),
        times('F', 'Volume that is filled', u, subtract(one, part), 'Q'),
        formula('S', 'Volume of a marble', 'sphere', u, radius),
        quotient('n', 'Number of marbles', '', 'F', 'S'),
      ],
      asked: [{ id: 'n', unit: '' }],
    }
  },
}

/** A ball by what it makes the water of a cylinder rise. */
const sunkBall: SolidStory = {
  examples: [
    'A cylindrical tub of radius 12 cm contains water. A spherical ball is dropped into the tub and completely submerged, and the level of the water rises by 6.75 cm. Find the radius of the ball.',
  ],
  needs: [
    /\bcylind/,
    /^(?!.*\b(?:number|many|cost|cones?|conical|balls|spheres|full|cubes?)\b)/,
    /\b(?:rises?|raised|risen)\b/,
    /\b(?:radius|diameter) (?:of )?(?:the )?(?:iron |solid |metal )?(?:ball|sphere|gola)|(?:ball|sphere|gola) .{0,4}(?:radius|diameter)/,
  ],
  words:
    'cylindrical cylinder diameter radius water level rise rises raised spherical sphere ball solid submerged immersed without completely overflowing overflow its any height depth up dropped get under due',
  read: (reader, text) => {
    const around = reader.radius('cylindrical|cylinder * WIDTH #b', '#b WIDTH')
    const rise = reader.length('rise|rises|raised|risen by? #h', 'rise|rises|raised * #h', '#h * rises|rise|upar')
    const deep = reader.length('depth|height #d', '#d deep|depth')
    if (!around || !rise) return null
    const size = cubeRoot(product(fraction(3, 4), around, around, rise))
    // the water closes over it
    if (!size || compare(size, around) >= 0 || (deep && compare(product(2, size), add(deep, rise)) > 0)) return null
    const isAcross = /\bdiameter (?:of )?(?:the )?(?:[a-z]+ )?(?:ball|sphere)/.test(text)
    const u = power(reader.unit, 3)
    return {
      why: [
        'The ball takes the place of the water that rises: $\\frac{4}{3} \\pi r^3 = \\pi R^2 h$, so $r^3 = \\frac{3}{4} R^2 h$.',
        `$r^3 = \\frac{3}{4} \\times ${numeral(around)}^2 \\times ${numeral(rise)} = ${numeral(product(size, size, size))}$, so $r = ${numeral(size)}$ ${reader.unit}`,
      ],
      turns: [
        formula('W', 'Volume by which the water rises', 'cylinder', u, around, rise),
        times(
          'r',
          isAcross ? 'Diameter of the ball' : 'Radius of the ball',
          reader.unit,
          size,
          ...(isAcross ? [fraction(2)] : []),
        ),
      ],
      asked: [{ id: 'r', unit: reader.unit }],
    }
  },
}

/** Marbles that are dropped into a beaker until its water has risen so far. */
const beaker: SolidStory = {
  examples: ['beaker diameter 7 cm marbles diameter 1.4 cm water rise 5.6 cm number of marbles'],
  needs: [/\bbeaker\b/, /\bmarbles\b|\bballs\b/, /\brises?\b/, /\bnumber\b|\bhow many\b/],
  words: 'beaker marbles diameter water rise rises level number many cylindrical',
  read: (reader) => {
    const around = reader.radius('beaker WIDTH #b', 'beaker * WIDTH #b')
    const ball = reader.radius('marbles|balls WIDTH #m', 'WIDTH #m')
    const rise = reader.length('rise|rises by? #h', 'rise|rises * #h')
    if (!around || !ball || !rise) return null
    const u = power(reader.unit, 3)
    return {
      why: [],
      turns: [
        formula('W', 'Volume by which the water rises', 'cylinder', u, around, rise),
        formula('S', 'Volume of a marble', 'sphere', u, ball),
        quotient('n', 'Number of marbles', '', 'W', 'S'),
      ],
      asked: [{ id: 'n', unit: '' }],
    }
  },
}

/** The angle of a sector that is a told part of its circle. */
const shareOfCircle: SolidStory = {
  examples: [
    'If the area of a sector of a circle is 5/18 of the area of the circle, then the sector angle is equal to',
  ],
  needs: [
    /\barea (?:of )?(?:the |a )?sector (?:of )?(?:a |the )?circle is # of (?:the )?area (?:of )?(?:the |that )?circle\b/,
    /\bangle\b/,
  ],
  words: 'area sector circle angle equal central centre',
  read: (reader) => {
    const part = reader.rate('#p area')
    if (!part || compare(part, one) >= 0) return null
    return {
      why: ['The area of a sector is $\\dfrac{\\theta}{360} \\times \\pi r^2$.'],
      turns: [times('A', 'So its angle', '°', part, fraction(360))],
      asked: [{ id: 'A', unit: '°' }],
    }
  },
}

/** A cylinder by the sum of its radius and height, and its whole surface. */
const sumOfSizes: SolidStory = {
  examples: [
    'The sum of the radius and the height of a cylinder is 37 cm and its total surface area is 1628 cm^2. Find the volume of the cylinder.',
  ],
  needs: [
    /\bsum (?:of )?(?:the )?radius (?:of (?:the )?base )?and (?:the )?height\b/,
    /\bcylinder\b/,
    asksSurface,
    /\bvolume\b/,
  ],
  words: 'sum radius base height cylinder total surface area tsa volume solid right circular its',
  unit: 'cm',
  read: (reader) => {
    const area = reader.byUnit(/^cm\^2$/)
    const both = reader.length('cylinder #s', 'height #s', '#s')
    if (!area || !both) return null
    return {
      why: [`The total surface area is $2\\pi r(r + h)$, and $r + h = ${numeral(both)}$ cm.`],
      turns: [
        times('B', 'Radius and height together', 'cm', both),
        times('S', 'Total surface area', 'cm²', area.value),
        times('P', '$2\\pi (r + h)$', 'cm', fraction(2), 'π', both),
        quotient('r', 'So $r$', 'cm', 'S', 'P'),
        sum('h', 'Height $h = (r + h) - r$', 'cm', [1, 'B'], [-1, 'r']),
        times('V', 'Volume $\\pi r^2 h$', 'cm³', 'π', 'r', 'r', 'h'),
      ],
      asked: [{ id: 'V', unit: 'cm³' }],
    }
  },
}

/** A wire that is bent from a circle into a square. */
const bentWire: SolidStory = {
  examples: [
    'a wire is in the form of a circle of radius 28 cm. it is bent into a square. find the side of the square',
  ],
  needs: [/\bwire\b/, /\bcircle\b.*\bsquare\b/, /\bbent\b/, /\bside\b|\barea\b/],
  words: 'circle radius diameter square side area form bent',
  read: (reader, text) => {
    const radius = reader.radius('WIDTH #r', '#r WIDTH')
    if (!radius) return null
    const asksArea = /\barea\b/.test(text)
    return {
      why: ['The length of the wire stays the same.'],
      turns: [
        times('C', 'Circumference $2\\pi r$', reader.unit, fraction(2), 'π', radius),
        quotient('a', 'Side of the square', reader.unit, 'C', fraction(4)),
        ...(asksArea ? [times('A', 'Area of the square', power(reader.unit, 2), 'a', 'a')] : []),
      ],
      asked: [asksArea ? { id: 'A', unit: power(reader.unit, 2) } : { id: 'a', unit: reader.unit }],
    }
  },
}

/** A hollow ball, or half of one, that is melted into one cylinder or cone. */
const hollowMelted: SolidStory = {
  examples: [
    'The internal and external diameters of a hollow hemispherical shell are 6 cm and 10 cm. It is melted and recast into a solid cylinder of diameter 14 cm. Find the height of the cylinder.',
  ],
  needs: [
    /\bhollow\b/,
    /\b(?:melted|recast|melting)\b.*\b(?:cone|cylinder)\b/,
    /\b(?:sphere|spherical|hemispherical|hemisphere)\b/,
    /^(?!.*\b(?:sphere|hemisphere)s\b)(?!.*\bcone\b.*\bcylinder\b)(?!.*\bcylinder\b.*\bcone\b)/,
  ],
  words:
    'hollow shell spherical hemispherical sphere hemisphere melted recast cylinder cone circular solid base height radius diameter internal external',
  read: (reader, text) => {
    const [r, R] = ['internal|inner', 'external|outer'].map((side) => reader.radius(`${side} WIDTH * #a`))
    const asked = /^.*\b(height|radius|diameter)\b/.exec(text)?.[1]
    const isHigh = asked === 'height'
    const size = isHigh ? reader.radius('WIDTH * #b') : reader.length('height * #b', '#b height|high')
    if (!r || !R || !size || compare(R, r) <= 0) return null
    const isCone = /\bcone\b/.test(text)
    const half = /\bhemi/.test(text)
    const cubes = subtract(product(R, R, R), product(r, r, r))
    const volume = product(fraction(half ? 2 : 4, isCone ? 1 : 3), cubes)
    const square = divide(volume, isHigh ? product(size, size) : size)
    const found = isHigh ? square : rootOf(square)
    const value = found && 'radicand' in found ? (found.radicand === 1 ? found.coefficient : null) : found
    if (!value) return null
    const [H, B] = isHigh ? ['h', numeral(size)] : [numeral(size), 'r']
    const name = isHigh ? 'Height' : asked === 'diameter' ? 'Diameter' : 'Radius'
    return {
      why: [
        `The volume stays the same: $${isCone ? '\\dfrac{1}{3} ' : ''}\\pi \\times ${B}^2 \\times ${H} = \\dfrac{${half ? 2 : 4}}{3} \\pi (${numeral(R)}^3 - ${numeral(r)}^3)$`,
        `So $${isHigh ? 'h' : 'r^2'} = ${numeral(square)}$.`,
      ],
      turns: [times('x', name, reader.unit, asked === 'diameter' ? product(2, value) : value)],
      asked: [{ id: 'x', unit: reader.unit }],
    }
  },
}

/** Rain from a roof in a tank that it just fills. */
const rainfall: SolidStory = {
  examples: [
    'rain water from a roof 22 m x 20 m drains into a cylindrical vessel of diameter 2 m and height 3.5 m. if the vessel is just full find the rainfall in cm',
  ],
  needs: [/\b(?:roof|terrace)\b/, /\brain(?:fall)?\b/, /\bcylindrical\b/, /\bfull\b|\bfilled\b/],
  words: 'cylindrical full rainfall base height diameter radius just',
  unit: 'm',
  read: (reader) => {
    const [long, wide] = [reader.length('roof|terrace * #a'), reader.length('by|x? #b')]
    const radius = reader.radius('WIDTH * #d', '#d WIDTH')
    const high = reader.length('height * #h', '#h height|high|deep', 'depth * #h')
    if (!long || !wide || !radius || !high) return null
    return {
      why: ['The water on the roof is what fills the tank.'],
      turns: [
        formula('V', 'Volume of the water', 'cylinder', 'm³', radius, high),
        formula('A', 'Area of the roof', 'rectangle', 'm²', long, wide),
        quotient('h', 'Rainfall', 'm', 'V', 'A'),
      ],
      asked: [{ id: 'h', unit: 'cm', is: fraction(1, 100) }],
    }
  },
}

/** The length of cloth for a conical tent. */
const clothOfTent: SolidStory = {
  examples: ['how many metres of cloth 5 m wide are required to make a conical tent of radius 7 m and height 24 m'],
  needs: [
    /\bconical\b/,
    /\b(?:cloth|canvas|tarpaulin)\b/,
    /\b(?:wide|width)\b/,
    /\b(?:length|how (?:many|long))\b/,
    /^(?!.*\b(?:cylind\w+|extra|wast\w+|stitch\w+|floor|fold\w*|percent|cost|rate|area)\b)/,
  ],
  words:
    'conical cloth canvas tarpaulin base height radius diameter slant length many long used required needed using whose',
  unit: 'm',
  read: (reader) => {
    const wide = reader.length('#w wide', '#w in? width', 'width|wide #w')
    const radius = reader.radius('WIDTH #r', 'WIDTH whose? base #r', '#r WIDTH')
    const slant = reader.length('slant height #l')
    const high = slant ? null : reader.length('height #h', '#h high')
    if (!wide || !radius || !(slant ?? high)) return null
    return {
      why: [],
      turns: [
        ...(high
          ? [{ kind: 'slant' as const, id: 'l', name: 'Slant height', sides: [radius, high] as const, unit: 'm' }]
          : []),
        times('K', 'Area of the cloth $\\pi r l$', 'm²', 'π', radius, slant ?? 'l'),
        quotient('L', 'Length of the cloth', 'm', 'K', wide),
      ],
      asked: [{ id: 'L', unit: 'm' }],
    }
  },
}

/** The longest rod in a room: its diagonal. */
const longestRod: SolidStory = {
  examples: ['longest rod that can be kept in a room 12 m long, 9 m broad and 8 m high'],
  needs: [
    /\b(?:longest|maximum|greatest|largest)\b.*\b(?:rod|pole|stick|bamboo)\b|\bdiagonal\b/,
    /\b(?:room|hall|box|cuboid|cuboidal|carton|tank)\b/,
    /^(?!.*\b(?:floor|faces?|base|walls?|roof|cost|volume|area|cylind\w+)\b)/,
  ],
  words:
    'longest maximum greatest largest possible length breadth width height long cuboid cuboidal rectangular diagonal dimensions kept',
  read: (reader) => {
    const a = reader.length(
      'dimension|dimensions #a',
      '#a long',
      'length #a',
      'room|hall|box|cuboid|carton|tank #a',
      'by|x #a by',
    )
    const b = reader.length('by #b', '#b broad|wide', 'breadth|width #b', '#b')
    const c = reader.length('by #c', '#c high|deep|tall', 'height|depth #c', '#c')
    if (!a || !b || !c) return null
    const square = [a, b, c].map((side) => product(side, side)).reduce(add)
    const root = rootOf(square)
    const value = root && 'radicand' in root ? (root.radicand === 1 ? root.coefficient : null) : root
    if (!value) return null
    return {
      why: [
        `It lies along the diagonal: $\\sqrt{l^2 + b^2 + h^2} = \\sqrt{${[a, b, c].map((side) => `${numeral(side)}^2`).join(' + ')}} = \\sqrt{${numeral(square)}}$ ${reader.unit}`,
      ],
      turns: [times('x', 'Length', reader.unit, value)],
      asked: [{ id: 'x', unit: reader.unit }],
    }
  },
}

/** Stories of solids that are asked again and again, most of them in a few words. */
export const famousSolids: readonly SolidStory[] = [
  capsule,
  gulabJamun,
  pole,
  block,
  tent,
  model,
  leadShots,
  inWater,
  heap,
  sunkBall,
  pond,
  shotsOfCuboid,
  poured,
  wheels,
  rhombusInCircle,
  bricks,
  marblesInCube,
  beaker,
  shareOfCircle,
  sumOfSizes,
  bentWire,
  hollowMelted,
  rainfall,
  longestRod,
  clothOfTent,
]
