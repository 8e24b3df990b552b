import { algebraFacts } from './algebra-facts'
import { circleFacts } from './circle-facts'
import { geometryFacts } from './geometry-facts'
import { lawFacts } from './law-facts'
import { moreFacts, zeroCountHolds } from './more-facts'
import { outcomesCounted } from './outcomes-counted'
import { ratioFacts } from './ratio-facts'
import { plainText } from '../../rich-text/plain'

/** What the right angle at a point of contact explains. */
export const tangency = [
  'cir-tangent-length',
  'cir-angle-two-tangents',
  'cir-angle-tangent-chord',
  'cir-concentric-chord',
  'cir-tangents-90-60',
  'cir-angle-from-distance',
]

/** A general statement of circles, solids, data or chance as it may be put. */
export interface ChapterFact {
  readonly id: string
  /** Over the text in small letters without articles and marks; where it keeps a value, `right` says which is the right one. */
  readonly like: RegExp
  readonly right?: RegExp
  readonly rightly?: string
  readonly explains?: readonly string[]
  readonly apart?: readonly string[]
  readonly from?: readonly string[]
  /** An assertion that says so does not follow from it. */
  readonly besides?: string
  /** Words that stand in an assertion which follows from it. */
  readonly names?: readonly string[]
  readonly archetype: string
}

const contact = '(?: (?:at|through|of) (?:point of contact|its point of contact))?'
const dice = ['prob-two-dice-sum', 'prob-two-dice-other']
const joinedSolids = ['sav-cone-hemisphere', 'sav-capsule', 'sav-join-cubes', 'sav-tent', 'sav-cone-ends']
const tangentSums = [
  'cir-circumscribed-quad',
  'cir-incircle-sides',
  'cir-triangle-perimeter',
  'cir-tangent-parts-from-sides',
]

const facts: readonly ChapterFact[] = [
  ...algebraFacts,
  ...geometryFacts,
  ...circleFacts,
  ...ratioFacts,
  ...lawFacts,
  ...moreFacts,
  {
    id: 'one-point',
    like: /^tangent(?: (?:to|of) circle)? (?:is line (?:that|which) )?(?:intersects|cuts|meets|touches) (?:it|circle|that circle) (?:in|at) (?:exactly |only |just )?(one|1|two|2) (?:distinct )?points?$/,
    right: /one|1/,
    rightly: 'A tangent meets the circle at exactly one point.',
    archetype: 'cir-facts-count',
  },
  {
    id: 'secant',
    like: /^(?:secant|line (?:that|which) is secant)(?: (?:to|of) circle)? (?:intersects|cuts|meets) (?:it|circle) (?:in|at) (?:exactly |only )?(one|1|two|2) (?:distinct )?points?$/,
    right: /two|2/,
    rightly: 'A secant meets the circle at two points.',
    archetype: 'cir-facts-count',
  },
  {
    id: 'many',
    like: /^circle (?:can have|has) (infinitely many|infinite(?: number of)?|only one|at most two|exactly two|only two) tangents$/,
    right: /^inf/,
    rightly: 'A circle has a tangent at each of its points: infinitely many.',
    archetype: 'cir-facts-count',
  },
  {
    id: 'parallel-pair',
    like: /^circle can have (?:at most|maximum|only) (two|2|one|1|four|4|infinitely many) parallel tangents(?: at time)?$/,
    right: /two|2/,
    rightly: 'Parallel tangents touch at the ends of a diameter: there are at most two.',
    archetype: 'cir-facts-count',
  },
  {
    id: 'two-from-outside',
    like: /^(?:from (?:external point|exterior point|point (?:lying )?outside(?: circle)?) (?:exactly |only )?(two|2|one|1|three|infinite) tangents? (?:can be|are|is) drawn(?: to (?:circle|it))?|(?:at most |exactly |only )?(two|2|one|1|three|infinitely many|no) tangents? (?:can be|are|is) drawn (?:to circle )?from (?:any )?(?:external point|exterior point|point (?:lying |which is |that is )?outside(?: (?:of )?(?:it|circle))?)(?: to (?:circle|it))?)$/,
    right: /two|2/,
    rightly: 'From a point outside a circle there are two tangents.',
    apart: ['cir-tangent-length', 'cir-angle-two-tangents', 'cir-concentric-chord'],
    archetype: 'cir-facts-count',
  },
  {
    id: 'on-circle',
    like: /^(?:(?:there is |at point on circle )?(?:only |exactly )?(one|1|two|2) (?:different |distinct )?tangents? (?:can be drawn )?(?:to circle )?(?:at|through|from) (?:one |any |same )?point (?:on|of|lying on) (?:it|circle)|(?:at|from|through) (?:any )?point (?:on|of|lying on) circle (?:there is |there can be )?(?:only |exactly )?(one|1|two|2) (?:and only one )?tangents?(?: (?:can be|is) drawn)?(?: to circle)?)$/,
    right: /one|1/,
    rightly: 'At each point of a circle there is one tangent.',
    archetype: 'cir-facts-count',
  },
  {
    id: 'perpendicular',
    like: RegExp(
      `^(?:tangent (?:at any point |to circle |at point )*(?:of circle )?is perpendicular to radius(?: (?:drawn )?(?:through|to|at) (?:its |that )?(?:point(?: of contact)?|end))?|angle between (?:tangent(?: to circle)? and radius|radius and tangent)(?: drawn)?${contact} is (90|right angle|180|60|45)|radius (?:drawn )?(?:through|to|at) point of contact is perpendicular to tangent)$`,
    ),
    right: /90|right/,
    rightly: 'The tangent is perpendicular to the radius at the point of contact.',
    explains: tangency,
    apart: tangentSums,
    archetype: 'cir-prove-perpendicular',
  },
  {
    id: 'cyclic-opposite',
    like: /^(?:(?:in )?cyclic quadrilateral (?:has )?(?:its )?(?:sum of )?(?:pair of )?opposite angles (?:are |is )?|(?:sum of )?(?:pair of )?opposite angles of cyclic quadrilateral (?:are|is) )(?:always )?(equal|supplementary|complementary|180|360|90)$/,
    right: /supplementary|180/,
    rightly: 'Opposite angles of a cyclic quadrilateral add up to $180^\\circ$.',
    archetype: 'cir-prove-angles',
  },
  {
    id: 'opposite-180',
    like: /^(?:in quadrilateral (?:formed by|of) two radii and (?:two )?tangents at their ends )?(?:sum of )?(?:pair of )?opposite angles (?:at points of contact|of (?:cyclic )?quadrilateral (?:oapb|aobp|apbo|paob|pboa|oaqb|otpq|opqt|ptoq|toqp)) (?:is|are|add up to|are together) (90|180|270|360)$/,
    right: /180/,
    rightly: 'Each of the two angles at the points of contact is $90^\\circ$: together $180^\\circ$.',
    explains: ['cir-angle-two-tangents'],
    archetype: 'cir-prove-angles',
  },
  {
    id: 'angles-360',
    like: /^sum of (?:all )?(?:interior |four )?angles of quadrilateral is (180|360)$/,
    right: /360/,
    rightly: 'The angles of a quadrilateral add up to $360^\\circ$.',
    explains: ['cir-angle-two-tangents'],
    archetype: 'cir-prove-angles',
  },
  {
    id: 'equal-at-centre',
    like: /^(?:(?:if )?two tangents are drawn to circle from (?:external|exterior) point then they |(?:two )?tangents (?:drawn )?from (?:external|exterior) point (?:to circle )?)(?:subtend equal angles at|are equally inclined to line joining (?:it|that point|external point) (?:to|and)) centre$/,
    explains: ['cir-angle-two-tangents'],
    archetype: 'cir-prove-angles',
  },
  {
    id: 'bisects-chord',
    like: /^perpendicular (?:drawn )?from centre (?:of circle )?to (?:its )?chord bisects (?:it|chord)$/,
    explains: ['cir-concentric-chord'],
    archetype: 'cir-concentric-chord',
  },
  {
    id: 'bisects-angle',
    like: /^line (?:segment )?joining (?:external point to centre|centre to external point)(?: of circle)? bisects angle between (?:two )?tangents$/,
    archetype: 'cir-prove-angles',
  },
  {
    id: 'rhombus',
    like: /^(?:parallelogram circumscribing circle is|if parallelogram circumscribes circle (?:then )?it is) (rhombus|rectangle|square)$/,
    right: /rhombus/,
    rightly: 'Such a parallelogram is a rhombus.',
    from: ['equal'],
    archetype: 'cir-prove-rhombus-quad',
  },
  {
    id: 'same-volume',
    like: /^(?:when solid is (?:melted(?: and recast)?|recast)(?: into another(?: solid)?)? )?(?:its )?volume (?:of solid )?(?:remains? (?:same|unchanged|constant)|does not change|is conserved)(?: (?:when|if|on) (?:solid |it )?(?:is )?(?:melted|recast|melting)(?: and recast)?(?: (?:in)?to (?:another|other)(?: solid| shape)?)?)?$/,
    explains: ['sav-volume-equality'],
    archetype: 'sav-volume-equality',
  },
  {
    id: 'sum-of-totals',
    like: /^(?:when two solids are joined )?total surface area of (?:(?:combined|combination of|new|joined|resulting) solids?|combination|solid (?:made|formed|obtained) by joining two solids) is (?:always )?(?:equal to )?sum of (curved|visible|total) surface areas of (?:its |two |its two )?(?:parts|solids)$/,
    right: /curved|visible/,
    rightly: 'The faces that are joined are no part of the surface any more.',
    explains: joinedSolids,
    archetype: 'sav-cone-hemisphere',
  },
  {
    id: 'plane-faces-fixed',
    like: /^toy is (?:obtained|made|formed) by (?:fixing|joining|sticking) plane (?:surfaces|faces) of (?:hemisphere and cone|cone and hemisphere) together$/,
    explains: joinedSolids,
    archetype: 'sav-cone-hemisphere',
  },
  {
    id: 'hidden-faces',
    like: /^(?:circular |plane |flat )?faces where (?:two )?solids are joined are (not (?:a )?(?:part of|counted in|included in) (?:outer |total )?surface(?: area)?)$|^(?:when|if) (?:two )?(?:solids|cubes|they) (?:are )?(?:joined|stuck|put together|joined together)(?: together| end to end)? (?:faces? (?:that|which) (?:are|is|get|gets) (?:stuck|joined|in contact|touching|hidden)(?: together| to each other)?|faces in contact|common faces?|joined faces?|two faces) (?:are|is|become|becomes|get|gets|do|does) (no longer (?:a )?part of (?:the )?(?:outer |total |new )?surface(?: area)?|hidden|not exposed|not (?:counted|visible|included)|not (?:form )?part of (?:outer |total )?surface(?: area)?)(?: .*)?$/,
    explains: joinedSolids,
    archetype: 'sav-join-cubes',
  },
  {
    id: 'minute-hand',
    like: /^minute hand (?:of clock )?(?:turns|moves|rotates|sweeps|describes|makes) (?:through |by |angle of )?(6 in (?:one|1|each) minute|30 in 5 minutes|360 in (?:60 minutes|(?:one|1) hour)|6 per minute|\d+ in .+)$/,
    right: /^(?:6 in (?:one|1|each) minute|30 in 5 minutes|360 in .+|6 per minute)$/,
    rightly: 'It turns through $360^\\circ$ in $60$ minutes: $6^\\circ$ in a minute.',
    explains: ['arc-sectors-in-use'],
    names: ['(?:minute|clock)'],
    archetype: 'arc-sectors-in-use',
  },
  {
    id: 'segment',
    like: /^area of (?:minor )?segment is (?:equal to )?area of (?:(?:corresponding|minor) )?sector (?:minus|-|−) area of (?:corresponding )?triangle$/,
    explains: ['arc-segment-area'],
    archetype: 'arc-segment-area',
  },
  {
    id: 'class-mark',
    like: /^class mark (?:of class )?(?:is )?(?:average|mean|half (?:of )?sum) of (?:its )?(?:upper(?: limit)? and (?:its )?lower|lower(?: limit)? and (?:its )?upper)(?: class)? limits?(?: of class)?$|^class mark (?:of class )?(?:=|is) \(?(?:upper(?: class)? limit ?\+ ?lower(?: class)? limit|lower(?: class)? limit ?\+ ?upper(?: class)? limit)\)? ?\/ ?2$/,
    explains: ['stat-class-reading'],
    names: ['class[- ]?mark'],
    archetype: 'stat-class-reading',
  },
  {
    id: 'first-naturals',
    like: /^(?:arithmetic )?mean of first n natural numbers is (.+)$/,
    right: /^\(?n ?\+ ?1\)? ?\/ ?2$/,
    rightly: 'Their sum is $\\frac{n(n+1)}{2}$, so their mean is $\\frac{n+1}{2}$.',
    explains: ['stat-property'],
    archetype: 'stat-property',
  },
  {
    id: 'modal-class',
    like: /^(?:modal class is class (?:with|having|which has) (highest|maximum|greatest|largest|lowest|least) frequency|(?:in (?:grouped )?(?:frequency )?(?:distribution|data|table) )?class (?:with|having) (highest|maximum|greatest|largest|lowest|least) frequency is (?:called )?modal class)$/,
    right: /^(?:highest|maximum|greatest|largest)$/,
    rightly: 'The modal class has the highest frequency.',
    explains: ['stat-class-reading'],
    apart: ['stat-property'],
    names: ['modal class'],
    archetype: 'stat-class-reading',
  },
  {
    id: 'class-of-highest-frequency',
    like: /^(?:(?:in (?:grouped )?(?:frequency )?(?:distribution|data|table) )?class (?:with|having|which has) (?:highest|maximum|greatest|largest) frequency is (?:called )?(median) class|mode of (?:grouped )?(?:data|distribution|table|frequency distribution) (?:always )?lies in (?:its )?(modal|median) class)$/,
    right: /^modal$/,
    rightly: 'The modal class has the highest frequency, and the mode lies in it.',
    archetype: 'stat-class-reading',
  },
  {
    id: 'modal-class-of-what',
    like: /^modal class is class (?:with|having|which has|whose|that has) (?:highest|maximum|greatest|largest|lowest|least|smallest) (class mark|cumulative frequency|upper (?:class )?limit|lower (?:class )?limit|class size|width)(?: is [a-z]+)?$/,
    right: /^frequency$/,
    rightly: 'The modal class has the highest frequency.',
    archetype: 'stat-class-reading',
  },
  {
    id: 'median-class',
    like: /^median class is class (?:with|having|which has|that has|whose) (highest|maximum|greatest|largest|lowest|least) frequency(?: is [a-z]+)?$/,
    right: /^none$/,
    rightly: 'The median class is the first whose cumulative frequency is greater than $\\frac{n}{2}$.',
    archetype: 'stat-class-reading',
  },
  {
    id: 'classes-same',
    like: /^(?:median class(?: of (?:table|distribution|(?:grouped )?data))? (is|is always|need not be|may not be|can be|may be|is never|can never be) (?:its |same as (?:its )?)?modal class|(?:median class and modal class|modal class and median class)(?: of (?:table|distribution|(?:grouped )?data|frequency distribution))? (are|are always|need not be|may not be|can be|may be|are never|can never be) (?:same|different)(?: class)?)$/,
    right: /^(?:need not|may not|can|may) be$/,
    rightly: 'The class with the highest frequency may or may not be the one that holds the middle observation.',
    archetype: 'stat-property',
  },
  {
    id: 'median-class-by-half',
    like: /^median class is (?:first )?class (?:whose|with|having|in which) cumulative frequency (?:is )?(?:just |first )?(?:greater|more) than (?:and nearest to |or equal to )?n\s?\/\s?2$/,
    explains: ['stat-class-reading'],
    apart: ['stat-property'],
    names: ['median class'],
    archetype: 'stat-class-reading',
  },
  {
    id: 'in-the-middle',
    like: /^(mode|median|mean)(?: of (?:data|observations|distribution|set of data))? is (?:always |its )?(?:middle|middle[ -]?most|central) (?:value|observation|term|number|one)(?: of (?:data|observations|distribution|set of data|arranged data|them))?(?:(?: when)? (?:it is |they are |data is |observations are )?arranged in (?:ascending |increasing |order|or|descending |decreasing )+)?$/,
    right: /^median$/,
    rightly: 'The middle value of the ordered data is their median; the mode is the value that occurs most often.',
    explains: ['stat-ungrouped'],
    names: ['median'],
    archetype: 'stat-ungrouped',
  },
  {
    id: 'occurs-most',
    like: /^(median|mean)(?: of (?:data|observations|distribution|set of data))? is (?:value|observation|number|one|item) (?:that|which) (?:occurs|appears|comes|repeats|is repeated)[a-z ]*(?:most|highest|maximum|often|frequently|times)[a-z ]*$/,
    right: /^mode$/,
    rightly: 'The value that occurs most often is the mode.',
    archetype: 'stat-ungrouped',
  },
  {
    id: 'least-sum',
    like: /^(?:least|smallest|minimum|lowest)(?: possible)? sum (?:of|on)(?: numbers (?:on|of))? two dice is (\d+)$/,
    right: /^2$/,
    rightly: 'The least sum on two dice is $1 + 1 = 2$.',
    explains: dice,
    archetype: 'prob-two-dice-sum',
  },
  {
    id: 'neither-prime',
    like: /^1 is neither prime (?:number )?nor composite(?: number)?(?: and (?:it )?is (?:only )?such (?:number|face|outcome) on die)?$/,
    explains: ['prob-one-die', 'prob-numbered'],
    names: ['neither'],
    archetype: 'prob-one-die',
  },
  {
    id: 'most-often',
    like: /^(?:mode (?:of data )?is (?:its )?most frequent(?:ly occurring)? (?:value|observation|number|item)|mode (?:of data )?is (?:value|observation|number|one|item) (?:that|which|with|having|of) (?:occurs|appears|comes|repeats|has|highest|maximum|is repeated|the)[a-z ]*(?:most|highest|maximum|often|frequently|frequency|times)[a-z ]*|(?:value|observation|number|item)s? (?:that|which|with|having) (?:occurs?|appears?|comes|repeats|has|is repeated|highest|maximum)[a-z ]*(?:most|highest|maximum|often|frequently|frequency|times)[a-z ]*is (?:called |known as )?(?:its )?mode(?: of (?:data|observations|it))?)$/,
    explains: ['stat-ungrouped'],
    names: ['mode'],
    besides: '^(?!.*mode).*\\b(?:mean|median)\\b',
    archetype: 'stat-ungrouped',
  },
  {
    id: 'deviations',
    like: /^(?:algebraic )?sum of deviations (?:of (?:all )?(?:observations|values) )?(?:from|about) (?:their |arithmetic )?mean is (?:always )?(zero|0|one|1)$/,
    right: /zero|0/,
    rightly: 'The sum of the deviations from the mean is zero.',
    archetype: 'stat-property',
  },
  {
    id: 'each-more',
    like: /^if (?:same|constant) number is added to (?:each|every|all) (?:of )?(?:observations?|values?) (?:then )?mean (?:also )?increases by (?:same|that) number$/,
    explains: ['stat-property'],
    archetype: 'stat-property',
  },
  {
    id: 'leap-days',
    like: /^leap year (?:has|contains|consists of) (366|365|52 weeks and (?:two|2|one|1)(?: extra| odd| more)? days?|366 days (?:that is |i e |or |so )?52 (?:complete |full )?weeks and (?:2|two) (?:extra |odd |more )?days)(?: days)?$/,
    right: /^366|(?:two|2)(?: \w+)? days?$/,
    rightly: 'A leap year has $366$ days, $52$ weeks and $2$ days.',
    explains: ['prob-leap-year'],
    archetype: 'prob-leap-year',
  },
  {
    id: 'only-even-prime',
    like: /^2 is only even prime(?: number)?$/,
    archetype: 'prob-one-die',
  },
]

/** The fact of a chapter that a statement says, right or wrong. */
export function chapterFactIn(text: string) {
  const plain = plainText(text)
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/°|(?<=\d )degrees?\b/g, '')
    .replace(/,? ?\bi\. ?e\.?,? /g, ' i e ')
    .replace(/\bcan ?(?:['’]?t|not)\b/g, 'cannot')
    .replace(/[.,;:]+(?=\s|$)/g, ' ')
    .replace(/\b(?:a|an|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isCount = zeroCountHolds(plain)
  if (isCount !== null)
    return {
      says: [],
      id: 'zero-count',
      holds: isCount,
      rightly: 'A polynomial of degree n has at most n zeroes.',
      apart: [
        'poly-assertion-reason',
        'poly-value',
        'poly-zeroes-integer',
        'poly-sum-product',
        'poly-form-zeroes',
        'poly-k-from-zero',
      ],
      archetype: 'poly-degree-count',
      of: plain,
    }
  const counted = outcomesCounted(plain)
  if (counted) return { says: [], ...counted, of: plain }
  for (const { like, right, rightly = '', ...fact } of facts) {
    const found = like.exec(plain)
    if (!found) continue
    const said = found.slice(1).find((value) => value !== undefined)
    const holds = right === undefined || said === undefined || right.test(said)
    return { says: [], ...fact, holds, rightly, of: plain }
  }
  return null
}
