import { famousSolids } from './famous-solids'
import { isKnownCapacity } from './glass-capacity'
import { solidsInAnyOrder } from './solids-any-order'
import { formula, one, power, quotient, sum, times, type WithUnit } from './solid-turns'
import type { SolidStory } from './solid-story'
import { numeral, product } from '../../../solutions/measure'
import { add, compare, fraction, sign, subtract, type Fraction } from '../../../maths/fraction'

const asksTime = /\btime\b|\bhow long\b|\bkitn[aei] (?:time|der|samay)\b/

/** "Water in a canal, 6 m wide and 1.5 m deep, flows at 10 km/h: how much area will it irrigate?" */
const canal: SolidStory = {
  examples: [
    'Water in a canal, 6 m wide and 1.5 m deep, is flowing with a speed of 10 km/h. How much area will it irrigate in 30 minutes, if 8 cm of standing water is needed?',
    'canal 5.4 m wide 1.8 m deep water speed 25 km/h. how much area irrigate in 40 min if 10 cm standing water required',
  ],
  needs: [/\bcanal\b/, /\birrigate|\bsinchai\b/, /\barea\b|\bhow much\b/],
  words: 'area speed rate height level much hectares',
  unit: 'm',
  read: (reader) => {
    const wide = reader.length('#w wide', 'width #w', '#w width')
    const deep = reader.length('#d deep', 'depth #d', '#d depth')
    const standing = reader.length('#s standing? water', 'standing water? #s', 'water level|height #s')
    const [speed, minutes] = [reader.speed(), reader.minutes()]
    if (!wide || !deep || !standing || !speed || !minutes) return null
    return {
      why: [],
      turns: [
        times('way', `Water flows on in $${numeral(minutes)}$ minutes`, 'm', speed, minutes),
        formula('V', 'Volume of this water', 'cuboid', 'm³', product(speed, minutes), wide, deep),
        quotient('A', `The water stands $${numeral(standing)}$ m high, so the area`, 'm²', 'V', standing),
      ],
      asked: [{ id: 'A', unit: 'm²' }],
    }
  },
}

/** "A pipe of diameter 20 cm fills a cylindrical tank ... at 3 km/h: in how much time?" */
const pipeIntoTank: SolidStory = {
  examples: [
    'A farmer connects a pipe of internal diameter 20 cm from a canal into a cylindrical tank in her field, which is 10 m in diameter and 2 m deep. If water flows through the pipe at the rate of 3 km/h, in how much time will the tank be filled?',
    'Water is flowing at the rate of 15 km per hour through a pipe of diameter 14 cm into a cuboidal pond which is 50 m long and 44 m wide. In what time will the level of water in the pond rise by 21 cm?',
  ],
  needs: [/\bpipe\b/, asksTime, /\b(?:tank|pond|reservoir)\b/],
  words: 'internal cylindrical circular rate speed level rectangular base cuboidal completely inner full after',
  unit: 'm',
  read: (reader, text) => {
    const pipe = reader.radius('pipe internal|inner? WIDTH #p', '#p WIDTH pipe')
    const speed = reader.speed()
    const rise = reader.length('rise|rises by? #r', 'level rise|rises by? #r')
    const isRound = /\bcylindrical\b/.test(text)
    const around = isRound ? reader.radius('#a in? WIDTH', 'WIDTH #a') : null
    const long = isRound ? null : reader.length('#a long', 'length #a')
    const wide = isRound ? null : reader.length('#b wide|broad', 'width|breadth #b')
    const high = rise ?? reader.length('#h deep|high', 'depth|height|deep #h')
    if (!pipe || !speed || !high) return null
    const filled =
      around !== null
        ? formula('V', 'Volume of the water wanted', 'cylinder', 'm³', around, high)
        : long && wide
          ? formula('V', 'Volume of the water wanted', 'cuboid', 'm³', long, wide, high)
          : null
    if (!filled) return null
    return {
      why: [`In a minute $${numeral(speed)}$ m of water flow through the pipe; its radius is $${numeral(pipe)}$ m.`],
      turns: [
        formula('F', 'Volume of water in a minute', 'cylinder', 'm³', pipe, speed),
        filled,
        quotient('t', 'Time', 'minutes', 'V', 'F'),
      ],
      asked: [{ id: 't', unit: 'minutes' }],
    }
  },
}

/** "A well of diameter 3 m is dug 14 m deep; the earth is spread around it in a ring of width 4 m." */
const embankment: SolidStory = {
  examples: [
    'A well of diameter 3 m is dug 14 m deep. The earth taken out of it has been spread evenly all around it in the shape of a circular ring of width 4 m to form an embankment. Find the height of the embankment.',
    'well 14 m deep, diameter 4 m dug. earth spread evenly around to make embankment of width 3 m. height of embankment?',
  ],
  needs: [/\bwell\b/, /\bembankment\b/, /\bheight\b|\bunchai\b|\bhow high\b/],
  words: 'taken all spread circular ring form height shape inner',
  unit: 'm',
  read: (reader) => {
    const wide = reader.length('width #w', '#w wide', '#w width')
    const radius = reader.radius('WIDTH #d', '#d WIDTH', '#d in? WIDTH')
    const deep = reader.length('#h deep', 'depth #h', 'dug #h')
    if (!wide || !radius || !deep) return null
    const outer = add(radius, wide)
    return {
      why: [`Outer radius of the ring $= ${numeral(radius)} + ${numeral(wide)} = ${numeral(outer)}$ m`],
      turns: [
        formula('V', 'Volume of the earth', 'cylinder', 'm³', radius, deep),
        formula('A', 'Area of the ring', 'ring', 'm²', outer, radius),
        quotient('h', 'Height of the embankment', 'm', 'V', 'A'),
      ],
      asked: [{ id: 'h', unit: 'm' }],
    }
  },
}

/** "A hemispherical tank is emptied by a pipe at 25/7 litres per second: in what time is half of it empty?" */
const emptied: SolidStory = {
  examples: [
    'A hemispherical tank full of water is emptied by a pipe at the rate of 25/7 litres per second. How much time will it take to empty half the tank, if it is 3 m in diameter? (Take π = 22/7)',
  ],
  needs: [/\bhemispherical\b/, /\btank\b/, asksTime, /\bempt/],
  words: 'hemispherical rate second minute per full',
  unit: 'm',
  read: (reader, text) => {
    const rate = reader.byUnit(/^litre$/)
    const radius = reader.radius('#d in? WIDTH', 'WIDTH #d')
    const perSecond = /\bper second\b/.test(text)
    const isHalf = reader.says('half')
    if (!rate || !radius || perSecond === /\bper minute\b/.test(text)) return null
    const part = isHalf ? fraction(1, 2) : one
    return {
      why: [],
      turns: [
        formula('V', 'Volume of the tank', 'hemisphere', 'm³', radius),
        times(
          'L',
          isHalf ? 'Half of it, in litres' : 'In litres',
          'litres',
          'V',
          ...(isHalf ? [part] : []),
          fraction(1000),
        ),
        quotient('t', 'Time', perSecond ? 'seconds' : 'minutes', 'L', rate.value),
      ],
      asked: [{ id: 't', unit: 'minutes', is: perSecond ? fraction(60) : one }],
    }
  },
}

/** "A cylinder of ice cream fills cones with a hemispherical top: how many?" */
const iceCream: SolidStory = {
  examples: [
    'A container shaped like a right circular cylinder having diameter 12 cm and height 15 cm is full of ice cream. The ice cream is to be filled into cones of height 12 cm and diameter 6 cm, having a hemispherical shape on the top. Find the number of such cones which can be filled with ice cream.',
  ],
  needs: [/\b(?:cylinder|cylindrical)\b.*\bcones\b.*\bhemispher/, /\bnumber\b|\bhow many\b/],
  words:
    'circular cylinder cylindrical cones cone conical hemispherical hemisphere top tops number many each equal part shape radius height diameter',
  read: (reader) => {
    const radius = reader.radius('cylinder|cylindrical WIDTH #a', 'cylinder|cylindrical * height #x .? WIDTH #a')
    const high = reader.length('height #h')
    const cone = reader.radius('cones|cone * WIDTH #c', 'WIDTH each? cone|cones? #c')
    const tall = reader.length('height * #k')
    if (!radius || !high || !cone || !tall) return null
    const u = power(reader.unit, 3)
    return {
      why: [],
      turns: [
        formula('V', 'Volume of the cylinder', 'cylinder', u, radius, high),
        formula('C', 'Volume of a cone', 'cone', u, cone, tall),
        formula('H', 'Volume of the hemisphere on it', 'hemisphere', u, cone),
        sum('S', 'Ice cream in one', u, [1, 'C'], [1, 'H']),
        quotient('n', 'Number of cones', '', 'V', 'S'),
      ],
      asked: [{ id: 'n', unit: '' }],
    }
  },
}

/** A frustum by its two radii and its height or slant height. */
const frustum: SolidStory = {
  examples: [
    'The radii of the ends of a frustum of a cone 45 cm high are 28 cm and 7 cm. Find its volume, the curved surface area and the total surface area (Take π = 22/7).',
    'A drinking glass is in the shape of a frustum of a cone of height 14 cm. The diameters of its two circular ends are 4 cm and 2 cm. Find the capacity of the glass.',
  ],
  needs: [/\bfrustum\b/],
  words:
    'frustum cone circular ends end two radii radius diameters lower upper base top bottom volume capacity curved surface total area right its',
  read: (reader, text) => {
    const slant = reader.length('slant height #l', '#l slant height')
    const high = reader.length('#h high', 'height #h', '#h height', 'depth #h', '#h deep')
    const pair = (name: string): readonly [Fraction, Fraction] | null => {
      const first = reader.length(`${name} * ends|end #a`, `${name} #a`, `${name} * #a`)
      const second = first && reader.length('and #b')
      return first && second ? [first, second] : null
    }
    const radii = pair('radii|radius')
    const across = radii ? null : pair('diameters|diameter')
    const half = fraction(1, 2)
    const [a, b] = radii ?? (across ? across.map((size) => product(half, size)) : [])
    if (!a || !b || (!slant && !high) || (slant && high)) return null
    const [R, r] = compare(a, b) > 0 ? [a, b] : [b, a]
    if (sign(subtract(R, r)) === 0) return null
    const asksVolume = /\bvolume\b|\bcapacity\b/.test(text)
    const asksCurved = /\bcurved\b/.test(text)
    const asksTotal = /\btotal\b/.test(text)
    if ((asksVolume && !high) || !(asksVolume || asksCurved || asksTotal)) return null
    const [u, s] = [power(reader.unit, 3), power(reader.unit, 2)]
    const l: Fraction | null = slant
    const side: readonly WithUnit[] = high
      ? [
          {
            kind: 'slant',
            id: 'l',
            name: `Slant height $l = \\sqrt{h^2 + (R - r)^2}$`,
            sides: [high, subtract(R, r)],
            unit: reader.unit,
          },
        ]
      : []
    const curved: readonly WithUnit[] = l
      ? [formula('C', 'Curved surface area', 'curved frustum', s, R, r, l)]
      : [times('C', 'Curved surface area $\\pi (R + r) l$', s, 'π', add(R, r), 'l')]
    return {
      why: across ? [`The radii are $${numeral(R)}$ and $${numeral(r)}$ ${reader.unit}.`] : [],
      turns: [
        ...(asksVolume && high ? [formula('V', 'Volume', 'frustum', u, R, r, high)] : []),
        ...(asksCurved || asksTotal ? [...side, ...curved] : []),
        ...(asksTotal
          ? [
              formula('B', 'Area of the larger end', 'circle', s, R),
              formula('D', 'Area of the smaller end', 'circle', s, r),
              sum('T', 'Total surface area', s, [1, 'C'], [1, 'B'], [1, 'D']),
            ]
          : []),
      ],
      asked: [
        ...(asksVolume ? [{ id: 'V', unit: u }] : []),
        ...(asksCurved ? [{ id: 'C', unit: s }] : []),
        ...(asksTotal ? [{ id: 'T', unit: s }] : []),
      ],
    }
  },
}

/** A top: a cone on a hemisphere by its whole height, all of which is coloured. */
const top: SolidStory = {
  examples: [
    'Rasheed got a playing top (lattu) as his birthday present, which surprisingly had no colour on it. He wanted to colour it with his crayons. The top is shaped like a cone surmounted by a hemisphere. The entire top is 5 cm in height and the diameter of the top is 3.5 cm. Find the area he has to colour. (Take π = 22/7)',
  ],
  needs: [
    /\bcone\b/,
    /\bhemisphere\b/,
    /\b(?:entire|whole|total|lattu)\b/,
    /\bto colour\b|\bto be coloured\b|\bsurface area\b|\btsa\b/,
  ],
  words: 'present no cone hemisphere area height diameter total surface shape tsa',
  read: (reader, text) => {
    const whole = reader.length(
      'entire|whole|total ~x? #h height|high',
      'entire|whole|total height ~x? #h',
      'height entire|whole ~x? #h',
      // the height of a top is that of the whole
      ...(/\blattu\b/.test(text) && !/\bheight cone\b|\bcone height\b/.test(text) ? ['height #h', '#h high'] : []),
    )
    const radius = reader.radius('WIDTH #d', 'WIDTH ~x? #d')
    if (!whole || !radius || compare(whole, radius) <= 0) return null
    const high = subtract(whole, radius)
    const s = power(reader.unit, 2)
    return {
      why: [`Height of the cone $= ${numeral(whole)} - ${numeral(radius)} = ${numeral(high)}$ ${reader.unit}`],
      turns: [
        formula('H', 'Curved surface area of the hemisphere', 'curved hemisphere', s, radius),
        { kind: 'slant', id: 'l', name: 'Slant height of the cone', sides: [radius, high], unit: reader.unit },
        times('C', 'Curved surface area of the cone $\\pi r l$', s, 'π', radius, 'l'),
        sum('T', 'Area to be coloured', s, [1, 'H'], [1, 'C']),
      ],
      asked: [{ id: 'T', unit: s }],
    }
  },
}

/** A rocket: a cone on a narrower cylinder, each painted in a colour of its own. */
const rocket: SolidStory = {
  examples: [
    'A wooden toy rocket is in the shape of a cone mounted on a cylinder. The height of the entire rocket is 26 cm, while the height of the conical part is 6 cm. The base of the conical portion has a diameter of 5 cm, while the base diameter of the cylindrical portion is 3 cm. If the conical portion is to be painted orange and the cylindrical portion yellow, find the area of the rocket painted with each of these colours. (Take π = 3.14)',
  ],
  needs: [
    /\brocket\b/,
    /\bcone\b|\bconical\b/,
    /\bpainted\b|\borange\b/,
    /\barea\b/,
    /\beach\b|\borange\b.*\byellow\b/,
  ],
  words: 'cone cylinder conical cylindrical part portion base area each height diameter',
  read: (reader) => {
    const high = reader.length('height conical|cone part|portion? #k', 'conical|cone part|portion? height #k')
    const whole = reader.length('height entire|whole ~x? #h', 'entire|whole|total height ~x? #h', 'entire|whole ~x? #h')
    const narrow = reader.radius(
      'base? WIDTH base? cylindrical|cylinder part|portion? #e',
      'cylindrical|cylinder part|portion? base? WIDTH #e',
    )
    const wide = reader.radius(
      'base conical|cone part|portion? has WIDTH #d',
      'base? WIDTH base? conical|cone part|portion? #d',
      'conical|cone part|portion? has? base? WIDTH #d',
    )
    if (!whole || !high || !wide || !narrow || compare(whole, high) <= 0 || compare(wide, narrow) < 0) return null
    const s = power(reader.unit, 2)
    const long = subtract(whole, high)
    return {
      why: [
        `The base of the cone is wider than the cylinder: the ring that stands out is painted with the cone. Height of the cylinder $= ${numeral(whole)} - ${numeral(high)} = ${numeral(long)}$ ${reader.unit}`,
      ],
      turns: [
        { kind: 'slant', id: 'l', name: 'Slant height of the cone', sides: [wide, high], unit: reader.unit },
        times('K', 'Curved surface area of the cone $\\pi r l$', s, 'π', wide, 'l'),
        formula('R', 'Area of the ring', 'ring', s, wide, narrow),
        sum('O', 'Area of the conical portion', s, [1, 'K'], [1, 'R']),
        formula('C', 'Curved surface area of the cylinder', 'curved cylinder', s, narrow, long),
        formula('B', 'Area of its base', 'circle', s, narrow),
        sum('Y', 'Area of the cylindrical portion', s, [1, 'C'], [1, 'B']),
      ],
      asked: [
        { id: 'O', unit: s },
        { id: 'Y', unit: s },
      ],
    }
  },
}

/** A cylinder with a hemispherical hollow at one end, of which only the surface above the ground counts. */
const birdBath: SolidStory = {
  examples: [
    'Mayank made a bird-bath for his garden in the shape of a cylinder with a hemispherical depression at one end. The height of the cylinder is 1.45 m and its radius is 30 cm. Find the total surface area of the bird-bath. (Take π = 22/7)',
  ],
  needs: [
    /\bbath\b/,
    /\bcylinder\b/,
    /\bhemispherical depression\b/,
    /\bsurface area\b|\btsa\b/,
    /^(?!.*\binclud)(?:(?!.*\bbase\b)|.*\b(?:excluding|except|without|not) (?:(?:counting|including|the|its) )*base\b)/,
  ],
  words:
    'cylinder hemispherical depression at one end height radius total surface area its tsa excluding except without not base',
  read: (reader) => {
    const high = reader.length('height cylinder? #h', '#h high', '#h height')
    const radius = reader.radius('WIDTH #r', '#r WIDTH')
    const s = power(reader.unit, 2)
    if (!high || !radius || compare(radius, high) >= 0) return null
    return {
      why: ['It stands on the ground: its surface is that of the cylinder around and that of the hollow.'],
      turns: [
        formula('C', 'Curved surface area of the cylinder', 'curved cylinder', s, radius, high),
        formula('H', 'Curved surface area of the hemisphere', 'curved hemisphere', s, radius),
        sum('T', 'Total surface area', s, [1, 'C'], [1, 'H']),
      ],
      asked: [{ id: 'T', unit: s }],
    }
  },
}

/** A glass with a raised hemispherical bottom. */
const glass: SolidStory = {
  examples: [
    'A juice seller was serving his customers using glasses. The inner diameter of the cylindrical glass was 5 cm, but the bottom of the glass had a hemispherical raised portion which reduced the capacity of the glass. If the height of a glass was 10 cm, find the apparent capacity of the glass and its actual capacity. (Use π = 3.14.)',
  ],
  needs: [/\bglass(?:es)?\b/, /^(?!.*\bspherical\b)/, /\bhemispherical\b/, /\b(?:raised|bottom)\b/, /\bcapacity\b/],
  words:
    'inner cylindrical but hemispherical portion part reduced reduces each capacity height diameter radius glass volume same real true asli dikhne',
  read: (reader, text) => {
    const radius = reader.radius('inner|internal? WIDTH * glass #d', 'inner|internal? WIDTH #d', '#d in? WIDTH')
    const high = reader.length('height * glass #h', 'height #h', '#h high')
    if (!radius || !high || compare(radius, high) >= 0 || !isKnownCapacity(text)) return null
    const u = power(reader.unit, 3)
    const asksRaised = /\bvolume (?:of )?(?:the )?(?:hemispherical )?raised\b/.test(text)
    const asked = [
      ...(/\b(?:apparent|dikhne)\b/.test(text) ? [{ id: 'V', unit: u }] : []),
      ...(asksRaised ? [{ id: 'H', unit: u }] : []),
      ...(/\b(?:actual|real|true|asli)\b/.test(text) ? [{ id: 'A', unit: u }] : []),
    ]
    return {
      why: [],
      turns: [
        formula('V', 'Apparent capacity', 'cylinder', u, radius, high),
        formula('H', 'Volume of the hemisphere', 'hemisphere', u, radius),
        sum('A', 'Actual capacity', u, [1, 'V'], [-1, 'H']),
      ],
      asked: asked.length > 0 ? asked : [{ id: 'A', unit: u }],
    }
  },
}

/** A toy of cone and hemisphere, and the cylinder about it. */
const circumscribed: SolidStory = {
  examples: [
    'A solid toy is in the form of a hemisphere surmounted by a right circular cone. The height of the cone is 2 cm and the diameter of the base is 4 cm. Determine the volume of the toy. If a right circular cylinder circumscribes the toy, find the difference of the volumes of the cylinder and the toy. (Take π = 3.14)',
  ],
  needs: [/\bhemisphere\b/, /\bcone\b/, /\bcylinder\b.*\bcircumscrib|\bcircumscrib.*\bcylinder\b/, /\bdifference\b/],
  words:
    'solid hemisphere circular cone cylinder circumscribes circumscribing circumscribed difference volumes volume between base height both',
  read: (reader, text) => {
    const high = reader.length('height cone? #h', '#h high', '#h height')
    const radius = reader.radius('WIDTH * base #d', 'WIDTH #d', '#d WIDTH')
    if (!high || !radius) return null
    const u = power(reader.unit, 3)
    const asksBoth = /\bvolume\b/.test(text)
    return {
      why: [
        `The cylinder is as wide as the toy, its height is $${numeral(high)} + ${numeral(radius)} = ${numeral(add(high, radius))}$ ${reader.unit}.`,
      ],
      turns: [
        formula('H', 'Volume of the hemisphere', 'hemisphere', u, radius),
        formula('K', 'Volume of the cone', 'cone', u, radius, high),
        sum('T', 'Volume of the toy', u, [1, 'H'], [1, 'K']),
        formula('C', 'Volume of the cylinder', 'cylinder', u, radius, add(high, radius)),
        sum('D', 'Difference of the volumes', u, [1, 'C'], [-1, 'T']),
      ],
      asked: [...(asksBoth ? [{ id: 'T', unit: u }] : []), { id: 'D', unit: u }],
    }
  },
}

/** A spherical vessel with a neck. */
const vessel: SolidStory = {
  examples: [
    'A spherical glass vessel has a cylindrical neck 8 cm long, 2 cm in diameter; the diameter of the spherical part is 8.5 cm. Find the volume of water it can hold. (Use π = 3.14)',
  ],
  needs: [/\bspherical\b/, /\bcylindrical neck\b/, /\bvolume\b|\bcapacity\b|\bamount\b|\bquantity\b/],
  words: 'spherical cylindrical part volume diameter inside above capacity check whether correct',
  read: (reader, text) => {
    // "a child finds 345 cm³: is she correct?"
    const claimed = /\bcorrect\b/.test(text) ? reader.volume('volume * #v') : null
    if (/\bcorrect\b/.test(text) && !claimed) return null
    const ball = reader.radius('WIDTH spherical part #s', 'spherical part? ~x? ~x? of? WIDTH #s')
    const long = reader.length('#l long', 'length #l')
    const neck = reader.radius('#d in? WIDTH', 'WIDTH #d')
    if (!ball || !neck || !long || compare(neck, ball) >= 0) return null
    const u = power(reader.unit, 3)
    return {
      why: [],
      turns: [
        formula('S', 'Volume of the spherical part', 'sphere', u, ball),
        formula('N', 'Volume of the neck', 'cylinder', u, neck, long),
        sum('V', 'Volume of the water', u, [1, 'S'], [1, 'N']),
      ],
      asked: [{ id: 'V', unit: u }],
      ...(claimed && { claimed }),
    }
  },
}

/** A shed: a cuboid under half a cylinder. */
const shed: SolidStory = {
  examples: [
    'A shed is in the shape of a cuboid surmounted by a half cylinder. If the base of the shed is of dimension 7 m × 15 m, and the height of the cuboidal portion is 8 m, find the volume of air that the shed can hold.',
  ],
  needs: [/\bcuboid\b/, /\bhalf cylinder\b|\bsemi cylinder\b/, /\bvolume\b/],
  words:
    'cuboid half cylinder base height portion part volume total each mean space much diameter length breadth width inside along',
  read: (reader, text) => {
    const wide = reader.length('dimension|dimensions #a', 'base|floor #a', 'breadth|width #a')
    const long = reader.length('by #b', 'length #b')
    const high = reader.length(
      'height cuboidal? portion|part? #h',
      'height cuboid #h',
      'cuboid|cuboidal height #h',
      '#h high',
    )
    if (!wide || !long || !high) return null
    const [a, b] = compare(wide, long) < 0 ? [wide, long] : [long, wide]
    const u = power(reader.unit, 3)
    const radius = product(fraction(1, 2), a)
    const across = reader.length('half? cylinder diameter #x', 'diameter half? cylinder #x')
    if (across && compare(across, a) !== 0) return null
    // "lying along the 12 m length"
    const along = reader.length('along #l length|side?')
    if (along && compare(along, b) !== 0) return null
    // "the machinery takes 300 m³, and each of 20 workers 0.08 m³"
    const workers = /\bworkers\b/.test(text) ? reader.count('#n workers') : null
    const [machines, body] = workers ? [reader.volume('machinery|machines * #v'), reader.volume('each * #v', '#v')] : []
    if ((/\bworkers\b|\bmachinery\b/.test(text) || /\bm\^3\b/.test(text)) && !(workers && machines && body)) return null
    // "half cylinder of diameter 14 m and length 20 m": as long as the shed
    const stretch = across ? reader.length('length #x', '#x long') : null
    if (stretch && compare(stretch, b) !== 0) return null
    return {
      why: [
        `The half cylinder is as long as the shed, $${numeral(b)}$ ${reader.unit}, and $${numeral(a)}$ ${reader.unit} wide.`,
      ],
      turns: [
        formula('Q', 'Volume of the cuboid', 'cuboid', u, b, a, high),
        formula('H', 'Volume of the half cylinder', 'half cylinder', u, radius, b),
        sum('V', 'Volume of air', u, [1, 'Q'], [1, 'H']),
        ...(workers && machines && body
          ? [
              times('M', 'Space of the machinery', u, machines),
              times('B', 'Space of the workers', u, workers, body),
              sum('L', 'Air in the shed then', u, [1, 'V'], [-1, 'M'], [-1, 'B']),
            ]
          : []),
      ],
      asked: [{ id: 'V', unit: u }, ...(workers ? [{ id: 'L', unit: u }] : [])],
    }
  },
}

/** Spheres packed into a box that is then filled up with water. */
const packed: SolidStory = {
  examples: [
    '16 glass spheres each of radius 2 cm are packed into a cuboidal box of internal dimensions 16 cm × 8 cm × 8 cm and then the box is filled with water. Find the volume of water filled in the box.',
  ],
  needs: [/\bspheres\b|\bballs\b/, /\bpacked\b/, /\bbox\b/, /\bvolume of (?:the )?water\b/],
  words: 'spheres balls each internal inner cuboidal rectangular volume solid filled',
  read: (reader) => {
    const many = reader.count('#n ~x? spheres|balls')
    const radius = reader.radius('WIDTH #r', '#r WIDTH')
    const long = reader.length('dimension|dimensions #a')
    const wide = reader.length('by #b')
    const high = reader.length('by #c')
    const u = power(reader.unit, 3)
    if (!many || !radius || !long || !wide || !high) return null
    if ([long, wide, high].some((side) => compare(side, product(2, radius)) < 0)) return null
    return {
      why: [],
      turns: [
        formula('Q', 'Volume of the box', 'cuboid', u, long, wide, high),
        formula('S', 'Volume of a sphere', 'sphere', u, radius),
        times('A', 'Volume of all spheres', u, many, 'S'),
        sum('W', 'Volume of the water', u, [1, 'Q'], [-1, 'A']),
      ],
      asked: [{ id: 'W', unit: u }],
    }
  },
}

export const stories: readonly SolidStory[] = [
  packed,
  canal,
  pipeIntoTank,
  embankment,
  emptied,
  iceCream,
  frustum,
  top,
  rocket,
  birdBath,
  glass,
  circumscribed,
  vessel,
  shed,
  ...famousSolids,
  ...solidsInAnyOrder,
]
