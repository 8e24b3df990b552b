import { isKnownCapacity } from './glass-capacity'
import type { LabelledSizes } from './labelled-sizes'
import type { SizeReader } from './size-reader'
import type { SolidStory } from './solid-story'
import { formula, power, quotient, sum, times, type WithUnit } from './solid-turns'
import { numeral, product } from '../../../solutions/measure'
import { cubeRoot } from '../../../solutions/areas-volumes/pieces/cube-root'
import { compare, divide, fraction, subtract, type Fraction } from '../../../maths/fraction'

type Found = ReturnType<SolidStory['read']>

const surface = /\bsurface area\b|\bsurface\b|\btsa\b|\barea\b/
const volume = /\bvolume\b|\bcapacity\b/
const isCurved = /\b(?:curved|lateral|csa)\b/
const asksSurface = (text: string): boolean => surface.test(text) && !volume.test(text) && !isCurved.test(text)
const asksVolume = (text: string): boolean => volume.test(text) && !surface.test(text)

const common =
  'radius radii diameter height heights length depth width wide across thick high tall deep long total whole entire complete full base bottom top each both same equal surface area volume solid right circular part portion parts ends end sides side cylinder cylindrical cone conical hemisphere hemispherical formed metallic exactly face above below two just'
const words = (more: string): string => `${common} ${more}`

/** The story, where every size that is told has its place in it. */
function settled(reader: SizeReader, sizes: LabelledSizes, found: Found): Found {
  if (!sizes.isUsedUp()) return null
  reader.take(sizes.facts)
  reader.takeSigns()
  return found
}

/** The radius that several solids share, where none is told to have another. */
function shared(sizes: LabelledSizes, ...of: readonly string[]): Fraction | null {
  const all = of.flatMap((one) => sizes.radius(one) ?? [])
  const [first] = all
  return first && all.every((one) => compare(one, first) === 0) ? first : null
}

/** What is asked, in the order in which it is named. */
const inOrder = <T>(text: string, ...all: readonly (readonly [word: RegExp, asked: T])[]): readonly T[] =>
  all
    .flatMap(([word, asked]) => (word.test(text) ? [{ at: text.search(word), asked }] : []))
    .toSorted((one, other) => one.at - other.at)
    .map(({ asked }) => asked)

const everywhere = ['both', 'cone', 'cylinder', 'hemisphere', 'sphere', '']

/** What is left between, where the whole is longer. */
const rest = (whole: Fraction | null, ...parts: readonly (Fraction | null)[]): Fraction | null => {
  if (!whole || parts.some((part) => part === null)) return null
  const left = parts.reduce<Fraction>((so, part) => (part ? subtract(so, part) : so), whole)
  return left.n > 0n ? left : null
}

const turnsOfSurface = (unit: string, ...all: readonly (readonly [number, WithUnit])[]): readonly WithUnit[] => [
  ...all.map(([, turn]) => turn),
  sum('T', 'Surface area', power(unit, 2), ...all.map(([many, { id }]) => [many, id] as const)),
]
const turnsOfVolume = (unit: string, ...all: readonly (readonly [number, WithUnit])[]): readonly WithUnit[] => [
  ...all.map(([, turn]) => turn),
  sum('T', 'Volume', power(unit, 3), ...all.map(([many, { id }]) => [many, id] as const)),
]

/** A hollow vessel: a cylinder on a hemisphere. */
const hollowVessel: SolidStory = {
  examples: [
    'hollow vessel total height 17 cm: hollow hemisphere of diameter 14 cm with a hollow cylinder over it. inner surface area?',
    'bartan ka nichla hissa hollow hemisphere hai, radius 6 cm, uske upar hollow cylinder laga hai, total height 15 cm. inner surface area nikalo',
  ],
  needs: [
    /\b(?:hollow|vessel|bartan|pot)\b/,
    /\bhemispher/,
    /\bcylind/,
    /\b(?:inner|andar|inside|internal)\b/,
    surface,
    /^(?!.*\b(?:outer|melted|volume|capacity|tank|water|cost|dome)\b)/,
  ],
  words: words('hollow inner inside internal over mounted lower upper vessel joined open'),
  read: (reader, text) => {
    const sizes = reader.labelled()
    const radius = shared(sizes, ...everywhere)
    const whole = sizes.size('H', '')
    const high = sizes.size('h', 'cylinder') ?? rest(whole, radius)
    if (!asksSurface(text) || !radius || !high) return null
    const s = power(reader.unit, 2)
    return settled(reader, sizes, {
      why: whole
        ? [`Height of the cylinder $= ${numeral(whole)} - ${numeral(radius)} = ${numeral(high)}$ ${reader.unit}`]
        : [],
      turns: turnsOfSurface(
        reader.unit,
        [1, formula('C', 'Inner surface of the cylinder', 'curved cylinder', s, radius, high)],
        [1, formula('H', 'Inner surface of the hemisphere', 'curved hemisphere', s, radius)],
      ),
      asked: [{ id: 'T', unit: s }],
    })
  },
}

/** A cylinder with a hemisphere at either end, by its whole length. */
const capsule: SolidStory = {
  examples: [
    'capsule cylinder jaisa hai, dono taraf hemisphere, poori length 20 mm hai aur diameter 7 mm. surface area kitna hai',
  ],
  needs: [
    /\bcapsule\b/,
    /\bends?\b|\bboth sides\b|\btips\b/,
    /\bhemispher/,
    /^(?!.*\b(?:melted|cost|each of|height)\b)/,
  ],
  words: words('capsule stuck inner much'),
  read: (reader, text) => {
    const sizes = reader.labelled()
    const radius = sizes.radius('')
    const whole = sizes.size('HL', '')
    const high = rest(whole, radius, radius)
    const isVolume = asksVolume(text)
    if (isVolume === asksSurface(text) || !radius || !whole || !high) return null
    // "the cylinder is 14 mm long" tells another length
    if (/\blength (?:of )?(?:the )?cylind|\bcylind\w* (?:part|portion)? ?(?:is )?# long/.test(text)) return null
    const [u, s] = [power(reader.unit, 3), power(reader.unit, 2)]
    return settled(reader, sizes, {
      why: [
        `Length of the cylinder $= ${numeral(whole)} - 2 \\times ${numeral(radius)} = ${numeral(high)}$ ${reader.unit}`,
      ],
      turns: isVolume
        ? turnsOfVolume(
            reader.unit,
            [1, formula('C', 'Volume of the cylinder', 'cylinder', u, radius, high)],
            [2, formula('H', 'Volume of a hemisphere', 'hemisphere', u, radius)],
          )
        : turnsOfSurface(
            reader.unit,
            [1, formula('C', 'Curved surface area of the cylinder', 'curved cylinder', s, radius, high)],
            [2, formula('H', 'Curved surface area of a hemisphere', 'curved hemisphere', s, radius)],
          ),
      asked: [{ id: 'T', unit: isVolume ? u : s }],
    })
  },
}

/** A tent by its whole height, and what its cloth costs. */
const tent: SolidStory = {
  examples: [
    'tent radius 7 m, cloth rs 60 per sq m. cylinder part 4 m high then cone, total height 28 m. cost of cloth?',
    'ek tent neeche se 4 m tak cylinder hai aur upar cone. kul unchai 28 m aur base ka radius 7 m. kapda 60 rupaye per m² ka hai to kapde ka kharcha',
  ],
  needs: [
    /\btent\b/,
    /\bcon(?:e|ical)\b/,
    /\b(?:cost|kharcha|price)\b/,
    /^(?!.*\b(?:slant|floor|volume|air|persons?|people|width|wasted|extra)\b)/,
  ],
  words: words('cost per cloth canvas kapda m^2 sq required needed used making then square'),
  unit: 'm',
  read: (reader) => {
    const rate = reader.rate('#c per')
    const upto = reader.length('#h tak', 'upto #h', 'up to #h')
    const sizes = reader.labelled()
    const radius = shared(sizes, ...everywhere)
    const high = upto ?? sizes.size('h', 'cylinder')
    const cone = sizes.size('h', 'cone') ?? rest(sizes.size('H', ''), high)
    if (!rate || !radius || !high || !cone) return null
    return settled(reader, sizes, {
      why: [`Height of the cone $= ${numeral(cone)}$ m`],
      turns: [
        formula('C', 'Curved surface area of the cylinder', 'curved cylinder', 'm²', radius, high),
        { kind: 'slant', id: 'l', name: 'Slant height of the cone', sides: [radius, cone], unit: 'm' },
        times('K', 'Curved surface area of the cone $\\pi r l$', 'm²', 'π', radius, 'l'),
        sum('T', 'Area of the cloth', 'm²', [1, 'C'], [1, 'K']),
        times('P', 'Cost in rupees', '', rate, 'T'),
      ],
      asked: [{ id: 'P', unit: '₹' }],
    })
  },
}

const cutOut =
  /\b(?:scooped|scoop|khod|nikala|nikal|nikali|hollowed|hollows|cavity|taken out|drilled|removed|carved|cut)\b/

/** A cylinder from which a cone of its own size is taken. */
const cavity: SolidStory = {
  examples: [
    '12 cm unche aur 10 cm diameter ke thos cylinder me se utni hi height aur utne hi diameter ka cone nikal liya. bache solid ka total surface area batao',
  ],
  needs: [
    /\bcon(?:e|ical)\b/,
    /\bcylind/,
    cutOut,
    surface,
    /\bsame\b.*\bsame\b|\bsame (?:height|base|radius|diameter)? ?and (?:the )?(?:same )?(?:base|radius|height|diameter)\b|\butni\b.*\butne\b|\butne\b.*\butni\b|\bjust (?:as|as)\b/,
    /\bremaining\b|\bleft\b|\bbache\b/,
    /^(?!.*\b(?:hemispher|both ends|each end|two|twice|half|double)\b)/,
  ],
  words: words('same taken out cavity nearest cm^2 m^2 hollowed remaining left square drilled removed carved cut'),
  read: (reader, text) => {
    const sizes = reader.labelled()
    const radius = shared(sizes, ...everywhere)
    const high = sizes.size('h', '') ?? sizes.size('L', '')
    if (!asksSurface(text) || !radius || !high) return null
    const s = power(reader.unit, 2)
    return settled(reader, sizes, {
      why: ['The cone leaves its curved surface and the other base of the cylinder.'],
      turns: [
        { kind: 'slant', id: 'l', name: 'Slant height of the cone', sides: [radius, high], unit: reader.unit },
        formula('C', 'Curved surface area of the cylinder', 'curved cylinder', s, radius, high),
        times('K', 'Curved surface area of the cone $\\pi r l$', s, 'π', radius, 'l'),
        formula('B', 'Area of the base', 'circle', s, radius),
        sum('T', 'Total surface area', s, [1, 'C'], [1, 'K'], [1, 'B']),
      ],
      asked: [{ id: 'T', unit: s, ...(/\bnearest\b/.test(text) && { isWhole: true as const }) }],
    })
  },
}

/** A cylinder with a hemisphere scooped out of either end. */
const scooped: SolidStory = {
  examples: [
    'thos cylinder ke dono ends se ek ek hemisphere khod ke nikala gaya. cylinder ki height 15 cm aur base radius 4.2 cm hai. total surface area kitna hua',
  ],
  needs: [
    /\bhemispher/,
    /\bcylind/,
    cutOut,
    surface,
    /\bends?\b|\bboth\b/,
    /^(?!.*\b(?:cone|conical|one end|one side|melted|cost)\b)/,
  ],
  words: words('scooped out article hollowed carved cut removed remaining left'),
  read: (reader, text) => {
    const sizes = reader.labelled()
    const radius = shared(sizes, ...everywhere)
    const high = sizes.size('hL', 'cylinder', '')
    if (!asksSurface(text) || !radius || !high || compare(product(2, radius), high) >= 0) return null
    const s = power(reader.unit, 2)
    return settled(reader, sizes, {
      why: [],
      turns: turnsOfSurface(
        reader.unit,
        [1, formula('C', 'Curved surface area of the cylinder', 'curved cylinder', s, radius, high)],
        [2, formula('H', 'Curved surface area of a hemisphere', 'curved hemisphere', s, radius)],
      ),
      asked: [{ id: 'T', unit: s }],
    })
  },
}

const colours = 'red|orange|yellow|green|blue|white|black|pink|brown|violet|purple|silver|golden'
const solidThenColour = new RegExp(
  String.raw`\b(con|cylind)[a-z]*(?: (?:shaped|parts?|portions?|wala|wale|hissa|ko|se|me|is|are|to|be|painted|paint|coloured|colour|in|with|the|whole|including|exposed|of|its|base|bottom|\|))* (${colours})\b`,
  'g',
)

/** Which of two colours is that of the cone and which of the cylinder, and what they are asked for. */
function coloursOf(text: string) {
  const told = [...text.matchAll(solidThenColour)].map(([, solid = '', colour = '']) => ({ solid, colour }))
  const [one, two, ...more] = told
  const all: readonly string[] = text.match(new RegExp(String.raw`\b(?:${colours})\b`, 'g')) ?? []
  if (!one || !two || more.length > 0 || one.solid === two.solid || new Set(all).size !== 2) return null
  if (new RegExp(String.raw`\b(?:${colours})(?: (?!and\b)[a-z]+){0,3} (?:on|for) (?:the )?(?:con|cyl)`).test(text))
    return null
  const later = all.filter((colour, at) => all.indexOf(colour) < at)
  const atOnce = (/^(?:what|how|find|area)\b[^|]*/.exec(text)?.[0] ?? '').match(
    new RegExp(String.raw`\b(?:${colours})\b`, 'g'),
  )
  const asked = atOnce ?? (later.length === 0 || /\beach\b/.test(text) ? [one.colour, two.colour] : [...new Set(later)])
  const cone = one.solid === 'con' ? one.colour : two.colour
  return {
    cone,
    cylinder: one.solid === 'con' ? two.colour : one.colour,
    asked: asked.map((colour) => (colour === cone ? 'O' : 'Y')),
  }
}

/** A rocket: a cone on a narrower cylinder, each painted in its colour. */
const rocket: SolidStory = {
  examples: [
    'rocket toy - cone on cylinder. cone diameter 6 cm height 4 cm, cylinder diameter 4 cm, full rocket height 20 cm. cone orange cylinder yellow, area of each colour? pi 3.14',
    'A toy is a cone of height 3 cm and base radius 4 cm mounted on a cylinder of radius 2 cm and height 10 cm. The cone, including the exposed part of its base, is painted red and the cylinder blue. Find the area of each colour in terms of π.',
  ],
  needs: [
    /\bcon(?:e|ical)\b/,
    /\bcylind/,
    new RegExp(`\\b(${colours})\\b.*\\b(?!\\1)(?:${colours})\\b`),
    /\barea\b|\bpaint\b/,
    /^(?!.*\b(?:cost|volume|slant)\b)/,
  ],
  words: words(
    `${colours.replaceAll('|', ' ')} painted paint rocket area colour colours each fixed wooden mounted much portions including exposed portion surface quantity`,
  ),
  read: (reader, text) => {
    const whole = reader.length(
      'rocket #h',
      'total|whole|entire|full height ~x? #h',
      'height total|whole|entire|full ~x? #h',
    )
    const sizes = reader.labelled()
    const [wide, narrow] = [sizes.radius('cone'), sizes.radius('cylinder')]
    const high = sizes.size('h', 'cone')
    const long = whole ? rest(whole, high) : sizes.size('hL', 'cylinder')
    const painted = coloursOf(text)
    if (!wide || !narrow || !high || !long || !painted || compare(wide, narrow) <= 0) return null
    const s = power(reader.unit, 2)
    return settled(reader, sizes, {
      why: [
        `The base of the cone is wider than the cylinder: the ring that stands out is painted with the cone.${whole ? ` Height of the cylinder $= ${numeral(whole)} - ${numeral(high)} = ${numeral(long)}$ ${reader.unit}` : ''}`,
      ],
      turns: [
        { kind: 'slant', id: 'l', name: 'Slant height of the cone', sides: [wide, high], unit: reader.unit },
        times('K', 'Curved surface area of the cone $\\pi r l$', s, 'π', wide, 'l'),
        formula('R', 'Area of the ring', 'ring', s, wide, narrow),
        sum('O', `Area painted ${painted.cone}`, s, [1, 'K'], [1, 'R']),
        formula('C', 'Curved surface area of the cylinder', 'curved cylinder', s, narrow, long),
        formula('B', 'Area of its base', 'circle', s, narrow),
        sum('Y', `Area painted ${painted.cylinder}`, s, [1, 'C'], [1, 'B']),
      ],
      asked: painted.asked.map((id) => ({ id, unit: s })),
    })
  },
}

/** Sweets that hold so much syrup. */
const sweets: SolidStory = {
  examples: [
    '60 gulab jamun, diameter 4.2 cm length 7 cm cylinder with two hemispherical ends, syrup 25% of volume. how much syrup total',
    'ek gulab jamun me uske volume ka 40% chashni hoti hai. 30 gulab jamun me kitni chashni hogi, har ek cylinder jaisa hai jiske dono ends hemisphere hai, length 6 cm aur diameter 2 cm',
  ],
  needs: [/\bgulab jamuns?\b|\bsweets\b/, /\b(?:syrup|chashni)\b/, /\bhemispher/, /^(?!.*\b(?:cost|height)\b)/],
  words: words('syrup chashni much number percent either cm^3 many total'),
  read: (reader) => {
    const share = reader.byUnit(/^%$/)
    const many = reader.count('#n gulab|sweets', 'jamun|jamuns #n', 'number * #n')
    reader.says('#two hemispherical', 'number gulab jamuns')
    const sizes = reader.labelled()
    const radius = sizes.radius('')
    const whole = sizes.size('HL', '')
    const high = rest(whole, radius, radius)
    if (!share || !many || !radius || !whole || !high || many.n <= 2n) return null
    const u = power(reader.unit, 3)
    return settled(reader, sizes, {
      why: [
        `Length of the cylinder $= ${numeral(whole)} - 2 \\times ${numeral(radius)} = ${numeral(high)}$ ${reader.unit}`,
      ],
      turns: [
        formula('C', 'Volume of the cylinder', 'cylinder', u, radius, high),
        formula('H', 'Volume of a hemisphere', 'hemisphere', u, radius),
        sum('J', 'Volume of one', u, [1, 'C'], [2, 'H']),
        times('A', 'Volume of all', u, many, 'J'),
        times('S', 'Syrup', u, product(share.value, fraction(1, 100)), 'A'),
      ],
      asked: [{ id: 'S', unit: u }],
    })
  },
}

/** A pole of two cylinders, one on the other, and its mass. */
const pole: SolidStory = {
  examples: [
    'mass of iron pole in kg. 1 cm³ = 8 g approx. lower cylinder diameter 20 height 200, upper cylinder radius 5 height 40 cm pi = 3.14',
    'lohe ka thos khamba do cylinder se bana hai, neeche wala 200 cm uncha aur base diameter 20 cm, uske upar wala 40 cm uncha aur radius 5 cm. 1 cm³ lohe ka mass 8 g hai to khambe ka mass kitna hoga',
  ],
  needs: [
    /\b(?:pole|post|pillar)\b/,
    /\b(?:mass|weight|weighs?|heavy)\b/,
    /\bcylinders?\b/,
    /^(?!.*\b(?:cone|hemisphere|hollow|cost)\b)/,
  ],
  words: words(
    'mass weight iron pole lower upper approx kg grams another surmounted cylinders cylinder heavy neeche cm^3 much per made one other',
  ),
  unit: 'cm',
  read: (reader) => {
    const of = reader.byUnit(/^cm\^3$/)
    const mass = reader.byUnit(/^g$/)
    if (!mass || (of && of.value.n !== of.value.d) || (!of && !reader.says('per|each'))) return null
    const two = reader.labelled().inPairs()
    if (two?.length !== 2) return null
    const [low, high] = two
    if (!low || !high || compare(low.radius, high.radius) <= 0) return null
    reader.take(two.flatMap(({ items }) => items))
    reader.takeSigns()
    return {
      why: [],
      turns: [
        formula('A', 'Volume of the lower cylinder', 'cylinder', 'cm³', low.radius, low.high),
        formula('B', 'Volume of the upper cylinder', 'cylinder', 'cm³', high.radius, high.high),
        sum('V', 'Volume of the pole', 'cm³', [1, 'A'], [1, 'B']),
        times('M', 'Mass', 'g', mass.value, 'V'),
      ],
      asked: [{ id: 'M', unit: 'kg', is: fraction(1000) }],
    }
  },
}

/** A cone on a hemisphere that stands in a cylinder full of water. */
const inWater: SolidStory = {
  examples: [
    'cylinder full of water radius 30 cm height 90 cm. solid = cone height 60 cm radius 30 cm on hemisphere radius 30 cm put upright in it touching bottom. water left?',
  ],
  needs: [
    /\bcone\b/,
    /\bhemisphere\b/,
    /\bcylind/,
    /\bfull\b|\bbhare\b|\bfilled\b/,
    /\bwater\b/,
    /\bleft\b|\bremaining\b|\bbacha\b/,
    /^(?!.*\b(?:half full|cost|rises?|overflows?|flows?)\b)/,
  ],
  words: words('water left remaining full upright vertical touches touching much m^3 cm^3 placed cubic metres all'),
  read: (reader, text) => {
    const inMetres = /\bcubic metres\b|\bm\^3\b/.test(text)
    const sizes = reader.labelled()
    const ball = sizes.radius('hemisphere') ?? sizes.radius('cone')
    const tip = sizes.radius('cone') ?? ball
    const drum = sizes.radius('cylinder')
    const [cone, high] = [sizes.size('h', 'cone'), sizes.size('h', 'cylinder')]
    if (!ball || !tip || !drum || !cone || !high || compare(ball, tip) !== 0 || compare(drum, ball) < 0) return null
    if (!rest(high, cone, ball) && compare(high, fraction(cone.n * ball.d + ball.n * cone.d, cone.d * ball.d)) !== 0)
      return null
    if (inMetres && !/^c?m$/.test(reader.unit)) return null
    const u = power(reader.unit, 3)
    return settled(reader, sizes, {
      why: [],
      turns: [
        formula('C', 'Volume of the cylinder', 'cylinder', u, drum, high),
        formula('K', 'Volume of the cone', 'cone', u, tip, cone),
        formula('H', 'Volume of the hemisphere', 'hemisphere', u, ball),
        sum('W', 'Volume of water left', u, [1, 'C'], [-1, 'K'], [-1, 'H']),
      ],
      asked: [inMetres && reader.unit === 'cm' ? { id: 'W', unit: 'm³', is: fraction(1000000) } : { id: 'W', unit: u }],
    })
  },
}

/** A glass with a raised bottom: what it seems to hold, and what it holds. */
const glass: SolidStory = {
  examples: [
    'actual capacity and apparent capacity of glass? cylindrical, inner diameter 6 cm, height 12 cm, raised hemisphere at bottom, pi 3.14',
    'juice ka glass cylinder shape ka hai, andar ka diameter 7 cm, height 15 cm, lekin tale me hemisphere upar ko utha hua hai. apparent capacity aur asli capacity nikalo',
  ],
  needs: [
    /\bglass(?:es)?\b|\btumbler\b/,
    /\bhemispher/,
    /\b(?:raised|uth+a+|uthi|ubhra|bulges?)\b/,
    /\b(?:capacity|hold)\b/,
    /^(?!.*\b(?:cost|frustum|full)\b)/,
  ],
  words: words('capacity apparent actual real true inner internal inside raised kam glass reduced reduces but same'),
  read: (reader, text) => {
    const sizes = reader.labelled()
    const radius = shared(sizes, ...everywhere)
    const high = sizes.size('h', 'cylinder', '')
    if (!radius || !high || compare(radius, high) >= 0 || !isKnownCapacity(text)) return null
    const u = power(reader.unit, 3)
    const asked = inOrder(
      text,
      [/\bapparent\b|\bdikhne\b/, { id: 'V', unit: u }],
      [/\b(?:actual|asli|real|true)\b/, { id: 'A', unit: u }],
    )
    if (asked.length === 0) return null
    return settled(reader, sizes, {
      why: [],
      turns: [
        formula('V', 'Apparent capacity', 'cylinder', u, radius, high),
        formula('H', 'Volume of the hemisphere', 'hemisphere', u, radius),
        sum('A', 'Actual capacity', u, [1, 'V'], [-1, 'H']),
      ],
      asked,
    })
  },
}

/** Marbles that make the water of a beaker rise. */
const marbles: SolidStory = {
  examples: [
    '10 cm diameter ke cylindrical beaker me water hai. usme 2 cm diameter ke kitne marbles daale ki water 4 cm upar chadh jaye',
  ],
  needs: [
    /\b(?:beaker|jar|vessel|glass|cylind\w*)\b/,
    /\b(?:marbles?|balls?|kanche|spheres?|spherical)\b/,
    /\b(?:rises?|chadh|upar|raised|go up|goes up)\b/,
    /\b(?:how many|number)\b/,
    /^(?!.*\b(?:melted|recast|overflows?|cone|conical|half|fourth)\b)/,
  ],
  words: words(
    'marbles marble beaker balls water level rises rise many number spherical put immersed jar completely submerged',
  ),
  read: (reader) => {
    const rise = reader.length('rise|rises|rised by? #h', 'rise|rises * #h', '#h upar', 'go up by? #h', 'raised by? #h')
    const sizes = reader.labelled()
    const [around, ball] = [sizes.radius('cylinder', ''), sizes.radius('sphere')]
    if (!rise || !around || !ball || compare(ball, around) >= 0) return null
    const u = power(reader.unit, 3)
    return settled(reader, sizes, {
      why: [],
      turns: [
        formula('W', 'Volume by which the water rises', 'cylinder', u, around, rise),
        formula('S', 'Volume of a marble', 'sphere', u, ball),
        quotient('n', 'Number of marbles', '', 'W', 'S'),
      ],
      asked: [{ id: 'n', unit: '' }],
    })
  },
}

/** A toy of cone and hemisphere by its volume: its height, and what the paint of the hemisphere costs. */
const painted: SolidStory = {
  examples: [
    'solid toy cone on hemisphere radius 3 cm wood used 132 cm³. height of toy? cost of painting hemispherical part at rs 7 per cm²',
    'A toy is a hemisphere surmounted by a cone of the same base radius. The radius of the hemisphere is 3 cm and the total wood used in making the toy is 132 cm³. Find the height of the toy. Also find the cost of painting the hemispherical part at the rate of ₹7 per cm².',
  ],
  needs: [
    /\bcon(?:e|ical)\b/,
    /\bhemispher/,
    /\bheight\b|\btall\b/,
    /\b(?:wood|volume|lakdi)\b/,
    /^(?!.*\b(?:cylinder|water|melted|slant|scooped)\b)/,
  ],
  words: words('wood used making made cost painting paint rate per cm^2 lakdi toy surmounted kharcha also'),
  read: (reader, text) => {
    const asksCost = /\b(?:cost|kharcha|pay)\b/.test(text)
    const rate = asksCost ? reader.rate('#c per') : null
    const held = reader.held()
    const sizes = reader.labelled()
    const radius = shared(sizes, ...everywhere)
    if (!held || !radius || held.unit !== `${reader.unit}^3` || (asksCost && !rate)) return null
    if (
      asksCost &&
      !/\bhemispherical (?:part|portion|surface)\b|\bhemisphere (?:wale )?(?:part|parts|hisse)\b/.test(text)
    )
      return null
    const [u, s] = [power(reader.unit, 3), power(reader.unit, 2)]
    return settled(reader, sizes, {
      why: [],
      turns: [
        times('V', 'Volume of the toy', u, held.value),
        formula('H', 'Volume of the hemisphere', 'hemisphere', u, radius),
        sum('K', 'Volume of the cone', u, [1, 'V'], [-1, 'H']),
        times('B', '$\\dfrac{1}{3} \\pi r^2$', s, fraction(1, 3), 'π', radius, radius),
        quotient('k', 'Height of the cone', reader.unit, 'K', 'B'),
        times('r', 'Radius of the hemisphere', reader.unit, radius),
        sum('h', 'Height of the toy', reader.unit, [1, 'k'], [1, 'r']),
        ...(rate
          ? [
              formula('C', 'Curved surface area of the hemisphere', 'curved hemisphere', s, radius),
              times('P', 'Cost in rupees', '', rate, 'C'),
            ]
          : []),
      ],
      asked: rate
        ? inOrder(
            text,
            [/\bheight\b|\btall\b/, { id: 'h', unit: reader.unit }],
            [/\bcost\b|\bkharcha\b|\bpay\b/, { id: 'P', unit: '₹' }],
          )
        : [{ id: 'h', unit: reader.unit }],
    })
  },
}

/** A domed building as high as it is wide, by the air that it holds. */
const domed: SolidStory = {
  examples: [
    'A building is a cylinder with a hemispherical dome and holds 990/7 m³ of air. The internal diameter of the dome is equal to its total height above the floor. Find the height of the building.',
    'building cylinder + hemispherical dome. total height above floor = internal diameter of dome. air 880/21 m³. height of building?',
  ],
  needs: [
    /\bbuilding\b|\bhall\b|\broom\b/,
    /\bdome\b|\bgumbad\b|\bhemispher/,
    /\bcylind/,
    /\bair\b|\bhawa\b/,
    /\b(?:diameter|width)\b/,
    /\b(?:equal|=|is)\b/,
    /\bheight\b|\btall\b/,
    /^(?!.*\b(?:radius|half|twice|double|times|cost|thrice|third)\b)/,
  ],
  words: words('air contains internal inner equal above total dome vaulted surmounted inside'),
  unit: 'm',
  read: (reader, text) => {
    const held = reader.held()
    const isEqual =
      /\bdiameter\b[^|#]*\b(?:equal|=|is|as)\b[^|#]*\bheight\b|\bheight\b[^|#]*\b(?:equal|=|is|as)\b[^|#]*\bdiameter\b|\bdiameter\b[^|#]*\bheight\b[^|#]*\bequal\b/.test(
        text,
      )
    if (!held || !isEqual || !reader.labelled().isUsedUp()) return null
    reader.takeSigns()
    // r²·r π + (2/3) π r³ = (5/3) π r³ where the whole height 2r is that of a cylinder of height r and the dome
    const cubed = divide(held.value, product(fraction(5, 3), reader.pi))
    const radius = cubeRoot(cubed)
    if (!radius) return null
    return {
      why: [
        'The whole height is $2r$, of which the dome takes $r$: the cylinder is $r$ high.',
        `Volume $= \\pi r^2 \\times r + \\dfrac{2}{3} \\pi r^3 = \\dfrac{5}{3} \\pi r^3 = ${numeral(held.value)}$, so $r^3 = ${numeral(cubed)}$ and $r = ${numeral(radius)}$ m.`,
      ],
      turns: [times('h', 'Height of the building $2r$', 'm', fraction(2), radius)],
      asked: [{ id: 'h', unit: 'm' }],
    }
  },
}

/** A shed with half a cylinder for a roof: its air, and what is left of it when machines and workers are in. */
const shed: SolidStory = {
  examples: [
    'shed = cuboid + half cylinder on top (diameter 6 m length 20 m). base 6 m by 20 m cuboid height 5 m. find volume of air it can hold. also if machines take 100 m³ and 10 workers 0.1 m³ each then air left',
    'ek factory ka shed cuboid hai jiske upar aadha cylinder (diameter 6 m, lambai 20 m) hai. base 6 m × 20 m aur cuboid ki unchai 5 m. shed me kitni hawa aa sakti hai?',
  ],
  needs: [
    /\bcuboid(?:al)?\b/,
    /\bhalf (?:a )?cylind|\bsemi-?cylind/,
    /\bair\b|\bhawa\b/,
    /^(?!.*\b(?:surface|cost|paint\w*|area)\b)/,
  ],
  words: words('cuboid cuboidal half space air mean volume lower each machines workers left much total'),
  unit: 'm',
  read: (reader, text) => {
    const workers = reader.count('#n workers|mazdoor|people|persons|labourers')
    const taken = workers ? reader.allBy(/^m\^3$/) : []
    const sizes = reader.labelled()
    const high = sizes.size('h', '')
    const [a, b, ...more] = sizes.othersThan(high)
    const [one, two] = taken
    if (!high || !a || !b || more.length > 0 || (workers && taken.length !== 2)) return null
    const [machines, body] = one && two && compare(one, two) < 0 ? [two, one] : [one, two]
    const radius = product(fraction(1, 2), a)
    const across = sizes.radius('')
    if (across && compare(across, radius) !== 0) return null
    return settled(reader, sizes, {
      why: [`The half cylinder is as long as the shed, $${numeral(b)}$ m, and $${numeral(a)}$ m wide.`],
      turns: [
        formula('Q', 'Volume of the cuboid', 'cuboid', 'm³', b, a, high),
        formula('H', 'Volume of the half cylinder', 'half cylinder', 'm³', radius, b),
        sum('V', 'Volume of air', 'm³', [1, 'Q'], [1, 'H']),
        ...(workers && machines && body
          ? [
              times('M', 'Space of the machinery', 'm³', machines),
              times('B', 'Space of the workers', 'm³', workers, body),
              sum('L', 'Air in the shed then', 'm³', [1, 'V'], [-1, 'M'], [-1, 'B']),
            ]
          : []),
      ],
      asked: [
        ...(!workers || (text.match(/\bair\b|\bhawa\b/g) ?? []).length > 1 ? [{ id: 'V', unit: 'm³' }] : []),
        ...(workers ? [{ id: 'L', unit: 'm³' }] : []),
      ],
    })
  },
}

/** Lead shots that drive a fourth of the water out of a cone. */
const shots: SolidStory = {
  examples: [
    'ulta cone jaisa bartan pani se poora bhara hai, height 12 cm aur upar ka radius 6 cm. usme 1 cm radius ki goliyan (lead shots) daali to ek chauthai pani bahar gir gaya. kitni goliyan daali gayi',
  ],
  needs: [
    /\bcon(?:e|ical)\b/,
    /\b(?:shots?|balls|goliyan|spheres?|spherical)\b/,
    /\bwater\b/,
    /\bone fourth\b|\bquarter\b/,
    /\bhow many\b|\bnumber\b|\bcount\b|\bkitn[ie]\b/,
    /^(?!.*\b(?:cylinder|melted|half|third)\b)/,
  ],
  words: words(
    'lead shots shot water spherical number many flows overflows open spheres balls vertex inverted dropped out each open',
  ),
  read: (reader) => {
    if (!reader.says('one fourth', 'quarter')) return null
    const sizes = reader.labelled()
    const [round, high] = [sizes.radii(), sizes.size('h', '')]
    const [shot, radius, ...more] = round
    if (!shot || !radius || !high || more.length > 0) return null
    const u = power(reader.unit, 3)
    return settled(reader, sizes, {
      why: [],
      turns: [
        formula('V', 'Volume of the water', 'cone', u, radius, high),
        quotient('F', 'Water that flows out', u, 'V', fraction(4)),
        formula('S', 'Volume of a lead shot', 'sphere', u, shot),
        quotient('n', 'Number of lead shots', '', 'F', 'S'),
      ],
      asked: [{ id: 'n', unit: '' }],
    })
  },
}

/** Cubes joined end to end, by the volume of each. */
const cubes: SolidStory = {
  examples: [
    'do cubes jinka har ek ka volume 27 cm³ hai unko side se side jod diya to jo cuboid bana uska surface area nikalo',
  ],
  needs: [
    /\bcubes?\b/,
    /\bvolume\b/,
    /\bjoin\w*|\bjod\w*|\bsum diya\b|\bsum diye\b|\bplaced\b|\bend to end\b/,
    surface,
    /^(?!.*\b(?:ratio|cut|melted|small|half|cost)\b)/,
  ],
  words: words('cubes cube cuboid joined sum volume three edge placed resulting side'),
  read: (reader, text) => {
    const held = reader.held()
    const root = held && cubeRoot(held.value)
    const many = /\b(?:three|teen)\b/.test(text) ? 3 : /\btwo\b/.test(text) ? 2 : 0
    if (!held || !root || many === 0 || isCurved.test(text) || !reader.labelled().isUsedUp()) return null
    const unit = held.unit.replace('^3', '')
    const long = product(fraction(many), root)
    const [l, b] = [numeral(long), numeral(root)]
    return {
      why: [
        `Edge of each cube $= \\sqrt[3]{${numeral(held.value)}} = ${b}$ ${unit}; the cuboid is $${l} \\times ${b} \\times ${b}$ ${unit}.`,
      ],
      turns: [
        times('A', '$lb$', `${unit}²`, long, root),
        times('B', '$bh$', `${unit}²`, root, root),
        sum('T', 'Surface area $2(lb + bh + hl)$', `${unit}²`, [4, 'A'], [2, 'B']),
      ],
      asked: [{ id: 'T', unit: `${unit}²` }],
    }
  },
}

/** Stories of solids whose sizes stand in any order. */
export const solidsInAnyOrder: readonly SolidStory[] = [
  hollowVessel,
  capsule,
  tent,
  cavity,
  scooped,
  rocket,
  sweets,
  pole,
  inWater,
  glass,
  marbles,
  painted,
  domed,
  cubes,
  shed,
  shots,
]
