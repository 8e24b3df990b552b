import { numberNamed } from './number-named'
import { wordsOfMathematics } from './of-mathematics'
import { wordOf } from './spelling'
import { fillers } from './words'

const listed = (words: string): readonly string[] => words.trim().split(/\s+/).map(wordOf)

/** Words that tell how many, how much, when, or that compare: never the noun of a story. */
const quantities: ReadonlySet<string> = new Set(
  listed(`
    more less fewer greater greatest larger largest smaller smallest bigger biggest least most highest lowest maximum minimum
    longer shorter longest shortest older younger elder taller nearest farthest above below beyond under over between
    exceeds exceed exceeded excess surplus short extra another other others different difference differ differs differing same equal equals equally identical
    twice thrice double doubled triple tripled times half halved third quarter fourth fifth sixth seventh eighth ninth tenth part parts whole
    each every per both all total altogether together sum add added adds adding addition increase increased increases increasing rise rises
    decrease decreased decreases decreasing reduced reduces reduce fall falls fell loses lost lose gain profit loss interest discount
    subtract subtracted minus plus diminished multiplied multiply product times divided divide divides division divisible quotient remainder
    ratio ratios differences remainders quotients averages proportion proportional percent percentage rate average mean median mode
    only alone exactly least atleast atmost any none never no not cannot neither nor without except excluding including inclusive if unless
    unequal unequally either or but whether instead remaining remains remain left rest removed remove removes missing taken replaced replacement again
    before after ago hence later earlier next previous last first second consecutive successive alternate present now future past
    square squared squares cube cubed cubes reciprocal reciprocals root roots power powers exponent exponents digit digits unit tens hundreds
    reversed reversing reverse interchanged interchanging interchange interchanges exchanged exchanging swapped swapping obtained formed
    odd even negatives prime primes composite multiple multiples factor factors common coprime whole natural integer integers positive negative rational
    irrational perfect real distinct bada badi bade chota choti chhota chhoti kam zyada jyada
  `),
)

/**
 * Words that change what is asked, in the spelling of `wordOf`. A recogniser of stories passes over any other word as a noun of the
 * story, but every one of these it must have understood. A word that decides between two questions belongs here.
 */
const meanings: ReadonlySet<string> = new Set([
  ...quantities,
  // things of the syllabus
  ...listed(`
    hcf lcm euclid polynomial quadratic cubic linear equation equations zeroes zero coefficient coefficients constant degree discriminant
    nature formula graph graphically parabola curve line lines parallel coincident intersect intersecting intersects axis axes consistent
    inconsistent solution solutions unique infinite infinitely many elimination substitution
    ap gp term terms nth series sequence
    complement supplement triangle triangles similar similarity congruent side sides angle angles vertex vertices midpoint median medians altitude bisector
    hypotenuse perpendicular perimeter perimeters hypotenuses altitudes area areas base height length breadth width depth thick thickness edge diagonal diagonals
    image reflection mirror slope produced nearer closer centroid quadrants distances lengths
    point points coordinate coordinates origin distance collinear equidistant abscissa ordinate quadrant centroid centre
    parallelogram rectangle rhombus trapezium square kite quadrilateral pentagon hexagon polygon isosceles equilateral scalene
    cm^2 cm^3 mm^2 mm^3 dm^2 dm^3 km^2 km^3
    sin cos tan cosec sec cot sine cosine tangent tangents elevation depression shadow horizontal vertical
    circle circles circular radius radii diameter chord chords arc arcs sector sectors segment segments semicircle semicircular secant major minor
    circumference circumferences diameters circumradius inradius inscribed circumscribed circumscribing incircle concentric external externally internally
    sphere spheres spherical hemisphere hemispheres hemispherical cone cones conical cylinder cylinders cylindrical cube cubes cubical cuboid
    cuboids frustum volume volumes capacity capacities surface surfaces curved lateral slant solid open lid inside outside coated hollow melted recast cast inner outer
    class classes frequency frequencies cumulative ogive modal assumed observation observations data distribution table
    deviation deviations variance histogram limit limits range spread
    probability chance biased loaded unfair non head heads tail tails random event events outcome outcomes coin coins die dice card cards deck pack ace king queen jack spade spades heart
    hearts club clubs diamond diamonds red black face ball balls leap doublet vowel consonant alphabet defective
    slip slips slipped slipping slides slid shift shifts shifted moved pulled
    speed upstream downstream stream still late early density temperature
    verify prove show check justify explain true false correct assertion reason statement option
  `),
])

/** The words that decide what is asked, as they are typed. */
export const decidingWords: readonly string[] = [...meanings]

/** Whether a word is passed over in a story: it asks, joins, or names a thing whose name does not matter. */
export const isFree = (word: string): boolean =>
  fillers.has(word) || (!meanings.has(word) && numberNamed(word) === null)

const ofMathematics: ReadonlySet<string> = new Set(listed(wordsOfMathematics))

/** Whether a word is passed over where no story is told: no word of mathematics at all. */
export const isPlain = (word: string): boolean => isFree(word) && !ofMathematics.has(word)

const verbs: ReadonlySet<string> = new Set(
  listed(
    'cost costs costing price prices pay pays paid buy buys bought sell sells sold come comes has have had takes took',
  ),
)

/** Whether a word may be the noun of a story whose sense depends on it: "balls" and "cards" too. */
export const isNoun = (word: string): boolean =>
  !fillers.has(word) && !quantities.has(word) && !verbs.has(word) && numberNamed(word) === null
