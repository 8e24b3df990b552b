import { isAsserted } from './asserted'
import { isTurned, sentencesIn } from './in-plain-words'
import type { TopicKey } from '@/lib/syllabus'
import { mayFit } from '../../../lib/assistant/question/replaced'

/** A theorem, and the words without one of which it says too much. */
interface Condition {
  readonly in?: readonly TopicKey[]
  readonly claims: string
  /** Where one of these stands in the sentence, the condition is told. Left out: no words make the claim right. */
  readonly needs?: string
  readonly says: string
  /** The condition may stand in another sentence of the paragraph. */
  readonly anywhere?: true
}

const be = '(?:is|are)(?: always| then| also| both)*'

const conditions: readonly Condition[] = [
  // circles
  {
    in: ['circles'],
    claims: `(?:line|segment|ray)(?: (?:that|which|drawn|is|in the plane of the circle))* perpendicular to (?:a|the|its|any|some|one)(?: of (?:the|its))? radi(?:us|i)\\b.*\\b(?:tangent|touch(?:es)?)\\b|^if [^.]*perpendicular to (?:a|the|its|any) radius\\b.*\\btangent`,
    needs: String.raw`\b(?:end|ends|end ?point|point of|at (?:the|its|that|this) point|at [A-Z]\b|through (?:a|the|its|that) point|outer|extremity|lies on|on the circle|point [A-Z])`,
    says: 'only at the end point of the radius, on the circle: through other points of the radius it is a secant',
  },
  {
    in: ['circles'],
    claims: `(?:the )?(?:lengths of )?(?:any |all |the )*(?:two )?tangents (?:drawn )?to (?:a|the|one) circle ${be} equal(?: in length)?`,
    needs: String.raw`\bfrom\b`,
    says: 'those from one outside point are',
  },
  {
    in: ['circles'],
    claims: `tangents (?:drawn )?(?:at|through) (?:any )?two (?:different |distinct )?points of (?:a|the) circle ${be} (?:parallel|perpendicular|equal)|tangents to (?:a|the) circle ${be} parallel`,
    needs: 'diameter|opposite',
    says: 'only those at the two ends of a diameter are parallel',
  },
  {
    in: ['circles'],
    claims: `(?:a|any|every|the) line (?:drawn )?(?:from|through) the cent(?:re|er)(?: of (?:a|the) circle)? (?:to (?:a|the|any) chord )?(?:always )?(?:bisects|halves) (?:the|a|any|every) chord`,
    needs: 'perpendicular|⊥|right angle|90°',
    says: 'the perpendicular from the centre bisects the chord',
  },
  {
    in: ['circles', 'triangles'],
    claims: `(?:two )?triangles ${be} congruent,? (?:if|when) (?:two|their two) sides (?:of (?:one|the one) )?[^.]*equal`,
    needs: 'included|between|third|right|hypotenuse|all three|\\bangles?\\b',
    says: 'the included angle, or the third side, must be equal too',
  },
  // triangles
  {
    in: ['triangles'],
    claims: String.raw`(?:if )?two sides of (?:one|a) triangle (?:are )?(?:proportional|in proportion|in the same ratio)[^.]*\bsimilar|similar,? (?:if|when) two sides[^.]*(?:proportional|in proportion|in the same ratio)|two pairs of (?:corresponding )?sides (?:are )?(?:proportional|in the same ratio)[^.]*\bsimilar`,
    needs:
      'includ|between|third|all three|contained|formed by|∠|angles? [A-Z]\\b|\\b(?:the|their) angles? (?:at|there)',
    says: 'the angles included by these sides must be equal too (SAS)',
  },
  {
    in: ['triangles'],
    claims: String.raw`(?:SAS|two sides proportional)[^.]*\b(?:any|one|an|some|another|a pair of|non-included) (?:corresponding )?angles? (?:is |are )?equal`,
    needs:
      'includ|between (?:them|these|those|the)|contained|(?:about|at|containing|that form) (?:it|this angle|the angle|these|them)',
    says: 'it is the included angle that must be equal',
  },
  {
    in: ['triangles'],
    claims: String.raw`(?:one|an|a pair of|their|some) (?:equal )?angles?\b[^.;]* (?:and|with) (?:any |the )?two(?: of (?:the|their))?(?: corresponding| other)? sides\b[^.;]*(?:proportion|same ratio)[^.;]*|two(?: of (?:the|their))? (?:proportional )?sides\b(?: (?:are )?(?:proportional|in proportion|in the same ratio))? and (?:one|an|any|some) (?:equal )?angle\b[^.;]*(?:equal|similar|SAS)[^.;]*|SAS\b[^.;]* an equal angle (?:anywhere|somewhere|of any kind)`,
    needs: 'includ|between|contain|\\babout\\b|form|∠|right|\\bat [A-Z]\\b|third|need not',
    says: 'it is the included angle that must be equal (SAS)',
  },
  {
    in: ['triangles'],
    claims: String.raw`(?:if )?(?:one|an|any) angle of (?:one|a|the first) triangle (?:is |are )?equal(?:s)?(?: to)? (?:one|an) angle of (?:another|the other|the second)(?: triangle)?,? (?:then )?(?:the|these|they|two|both)(?: two)?(?: triangles)? ${be} similar|(?:two |these )?triangles ${be} similar,? (?:if|when) (?:they have )?(?:one|an) (?:equal )?angle(?: of one| in common| is equal|s? equal)?`,
    needs: '\\bsides?\\b|second pair|two (?:pairs|angles)|right|isosceles|proportional',
    says: 'two pairs of equal angles are needed (AA), or the sides that include the equal angles in one ratio (SAS)',
  },
  {
    in: ['triangles'],
    claims: String.raw`(?:polygons|quadrilaterals|rectangles|rhombuses|pentagons|hexagons|parallelograms)[^.;]* ${be} similar,? (?:if|when|as soon as) [^.;]*(?:angles (?:are |is )?equal|equal angles)|(?:if|when) (?:all )?(?:the |their )?(?:corresponding )?angles of (?:two )?(?:polygons|quadrilaterals|rectangles|pentagons|hexagons)[^.;]* (?:are )?equal,[^.;]* similar`,
    needs: 'side|proportional|same ratio',
    says: 'for polygons both conditions are needed: equal angles, and sides in one ratio; angles alone do for triangles',
  },
  {
    in: ['triangles'],
    claims: String.raw`(?:polygons|quadrilaterals|rhombuses|pentagons|hexagons|parallelograms)[^.;]* ${be} similar,? (?:if|when|as soon as) [^.;]*sides (?:are )?(?:proportional|in (?:proportion|the same ratio))`,
    needs: 'angle',
    says: 'for polygons both conditions are needed: equal angles, and sides in one ratio; sides alone do for triangles',
  },
  {
    in: ['triangles'],
    claims: String.raw`(?:a|any|the|every) line (?:that |which )?(?:divides|cuts|meets|crosses|intersects)(?: any| the)? two sides of a triangle[^.;]* (?:is|are) (?:always |then |also )?parallel to the third|line (?:that )?(?:divides|cuts|meets) two sides of a triangle,? (?:it|then it) is parallel`,
    needs: 'same ratio|ratio|proportion|mid-?point|equal parts|in half|bisect',
    says: 'only if it divides them in the same ratio',
  },
  {
    in: ['triangles'],
    claims: String.raw`(?:a|any|the|every) line (?:drawn )?(?:through|that cuts|that meets|which cuts|cutting|meeting|intersecting) (?:the |any )?two sides of a triangle (?:always )?divides (?:them|these sides|the (?:two )?sides) in the same ratio`,
    needs: 'parallel',
    says: 'only if it is parallel to the third side',
  },
  {
    in: ['triangles'],
    claims: String.raw`line (?:drawn )?through the mid-?point of one side of a triangle (?:always )?(?:bisects|halves) (?:the (?:other|third|second)|another)`,
    needs: 'parallel',
    says: 'only if it is parallel to another side',
  },
  {
    in: ['triangles', 'trigonometry'],
    claims: String.raw`in (?:a|any|every|each) triangle,? the square (?:of|on) (?:the |its |one )?(?:longest |hypotenuse|side|greatest )[^.;]* (?:is|equals) (?:equal to )?the sum of the squares`,
    needs: String.raw`right|90°`,
    says: 'only in a right triangle',
  },
  {
    in: ['triangles'],
    claims: String.raw`(?:all|any|every) (?:two )?(?:right|isosceles)(?:-angled)?(?: triangles)?(?: triangles)? are similar`,
    needs: 'acute|vertex angle|equal angle|one more|another|45|isosceles right|right isosceles|with',
    says: 'one more pair of equal angles is needed',
  },
  // real numbers
  {
    in: ['real-numbers'],
    claims: String.raw`(?:if )?(?:a number |an integer |a positive integer |any number |every number )?(?:n|m|k|p|q|which|that)? ?divides a²,? (?:then )?(?:it|n|m|k|p|q)(?: also)? divides a`,
    needs: String.raw`\bprime|is (?:2|3|5|7|11|13)\b`,
    says: 'this holds for a prime: 4 divides 6², and not 6',
    anywhere: true,
  },
  {
    in: ['real-numbers'],
    claims: String.raw`(?:the )?(?:(?:sum|difference),? (?:(?:or|and) )?)*(?:product|quotient)(?:,? (?:or|and) (?:the )?(?:product|quotient))? of (?:a|any|every|one) rational (?:number )?and (?:a|an|any|one) irrational(?: number)?,? (?:is|are) (?:always )?(?:an )?irrational|(?:a|any|every) rational number (?:times|(?:that is )?(?:multiplied|divided) by) (?:a|an|any) irrational (?:number|one)[^.;]*? irrational|(?:multiplying|dividing) (?:a|any|every) rational number (?:by|with) (?:a|an|any) irrational (?:number|one)[^.;]*? irrational`,
    needs: 'non-?zero|not (?:equal to )?(?:0|zero)|(?:other|except|apart) (?:than|for|from)? ?(?:0|zero)|≠',
    says: 'the rational number must not be 0',
    anywhere: true,
  },
  {
    in: ['real-numbers'],
    claims: String.raw`HCF (?:×|times|and (?:the )?LCM)[^.;]*(?:product of (?:(?:the|all) )*(?:any|all|three|several) (?:given )?numbers|a × b × c|abc)`,
    needs: String.raw`two|a × b(?! × c)|both`,
    says: 'this holds for two numbers, and not for three',
    anywhere: true,
  },
  {
    in: ['real-numbers'],
    claims: String.raw`(?:every|any|each) even (?:natural |positive )?number is (?:a )?composite`,
    needs: '(?:greater|more|other|larger) than|except|above|> 2|but 2',
    says: '2 is even and prime',
  },
  {
    in: ['real-numbers'],
    claims: String.raw`(?:every|any|each|the) (?:natural |whole |positive )?(?:number|integer) can be (?:expressed|written|factori[sz]ed)[^.;]* (?:as )?(?:a )?product of primes`,
    needs: 'composite|greater than 1|> 1|except 1|other than 1|above 1',
    says: 'every composite number can, or every number greater than 1',
    anywhere: true,
  },
  {
    in: ['real-numbers'],
    claims: String.raw`(?:the )?square root of (?:a|any|every) (?:natural number|positive integer|number|integer|whole number) is (?:always )?(?:an )?irrational`,
    needs: 'perfect square|prime|not a square|non-square',
    says: 'not of a perfect square',
  },
  {
    in: ['real-numbers'],
    claims: String.raw`(?:if )?(?:the )?HCF of (?:the |any )?two numbers is 1,? (?:then )?(?:one|both|either|at least one|they)(?: of them)? (?:is|are|must be) (?:a )?primes?(?: numbers?)?(?=[.,;]|$)`,
    needs: 'co-?prime|relatively',
    says: 'they are co-prime, and neither need be prime: 8 and 9',
  },
  // polynomials and quadratic equations
  {
    in: ['polynomials', 'quadratic-equations'],
    claims: String.raw`form ax² \+ bx \+ c(?: = 0)?,?[^.;]*\ba,? b(?:,| and) c (?:are|being) (?:any )?(?:real )?(?:numbers|constants)`,
    needs: String.raw`a ≠ 0|a (?:is|being) not (?:0|zero|equal)|a is non-?zero|a cannot be|a ?\\ne`,
    says: 'a must not be 0',
    anywhere: true,
  },
  {
    in: ['quadratic-equations'],
    claims: String.raw`if (?:(?:the )?(?:constant term|coefficient of x²)|[abc]) (?:is|are|be) (?:negative|positive),? (?:then )?(?:there (?:are|is)|(?:the equation|it) has) (?:no (?:real )?(?:roots?|solutions?)|two equal (?:real )?roots)|if c (?:= 0|is (?:0|zero)),? (?:then )?(?:both|all|the two)(?: of the)? roots are (?:0|zero)`,
    needs: 'opposite|b = 0|and a|and c',
    says: 'that alone does not tell it: look at b² - 4ac, or at the other coefficients',
  },
  {
    in: ['quadratic-equations', 'polynomials'],
    claims: String.raw`(?:if )?(?:a|the) product(?: of two (?:factors|numbers))? is (?:0|zero),? (?:then )?(?:both|all)(?: of (?:them|the factors|its factors)| factors| the factors)? (?:is|are|must be) (?:0|zero)`,
    says: 'at least one of the factors is 0',
  },
  {
    in: ['quadratic-equations'],
    claims: String.raw`(?:divide|cancel|dividing|cancelling)(?: [a-z]+){0,4} (?:by )?x(?: on| from| out)?[^.;]*(?:no root is lost|all (?:the )?roots|the roots stay|same roots)`,
    needs: 'x ≠ 0|not (?:0|zero)',
    says: 'dividing by x loses the root 0',
  },
  {
    in: ['quadratic-equations'],
    claims: String.raw`roots are (?:real|rational|equal)[^.;]*,? (?:if|when|where) (?:b² ?(?:≥|>|=) ?(?:ac|2ac|4a|4c)(?![\w²])|b ?(?:≥|>|=) ?4ac|D ?≥ ?1|b² ?≤ ?4ac)`,
    says: 'it is b² that is compared with 4ac',
  },
  // linear equations
  {
    in: ['linear-equations', 'coordinate-geometry'],
    claims: String.raw`(?:any )?two (?:distinct |different |straight )?lines(?: in (?:a|the|one) plane)? (?:always |must )?(?:meet|intersect|cut)(?: each other)? (?:always )?(?:in|at) (?:exactly )?(?:one|a) point`,
    needs: 'parallel|not|if|when|perpendicular|slope|graph|case',
    says: 'not if they are parallel, or one line',
  },
  {
    in: ['linear-equations'],
    claims: String.raw`(?:every|any|each) point (?:on|of) (?:the|a|one|its|either|this) line (?:is|gives) a solution of (?:the|both|this) (?:pair|equations|system)`,
    needs: 'coincid|common|both lines|same line',
    says: 'of its own equation; a solution of the pair lies on both lines',
  },
  {
    in: ['linear-equations', 'quadratic-equations'],
    claims: String.raw`substitut\w+ (?:this|the|that|it|the value|this (?:value|expression))(?: [a-z]+){0,3} in(?:to)? (?:the |this )?(?:same|very same) equation`,
    needs: 'other|circle|check|identity|0 = 0|gives nothing',
    says: 'it is put in the other equation; in the same one it gives 0 = 0',
  },
  {
    in: ['linear-equations'],
    claims: String.raw`a_?1 ?/ ?a_?2 ?= ?b_?1 ?/ ?b_?2(?! ?[=≠])[^.;]*(?:parallel|no solutions?|inconsistent|coincid\w*|infinitely many|dependent|same line)|(?:parallel|no solutions?|inconsistent|coincid\w*|infinitely many|dependent)[^.;]*(?:if|when|where|:|means) [^.;]*a_?1 ?/ ?a_?2 ?= ?b_?1 ?/ ?b_?2(?! ?[=≠])`,
    needs: String.raw`c_?1|third|or (?:are )?(?:coincid|parallel|they)|either|both cases|same slope|constant|infinitely many solutions or no|no solution or|not (?:a )?unique|parallel or`,
    says: 'look at the third ratio: not equal to c₁/c₂ they are parallel, equal to it they coincide',
  },
  {
    in: ['linear-equations'],
    claims: String.raw`(?:ratios? of the coefficients(?: of x and (?:of )?y)?|coefficients of x and (?:of )?y|two ratios|first two ratios)(?: [a-z]+){0,3} (?:equal|proportional|the same)[^.;]*(?:parallel|no solutions?|inconsistent|coincid\w*|infinitely many|dependent)`,
    needs: String.raw`c_?1|third|or (?:are )?(?:coincid|parallel|they)|either|constant|unless|parallel or|all (?:the )?three|last ratio|other ratio|no solution or|or infinitely|unequal|different|not equal`,
    says: 'look at the third ratio, that of the constant terms',
  },
  {
    in: ['linear-equations'],
    claims: String.raw`(?:a_?1 ?/ ?a_?2|b_?1 ?/ ?b_?2) ?[=≠] ?c_?1 ?/ ?c_?2[^.;]*(?:parallel|no solutions?|inconsistent|coincid\w*|infinitely many|dependent|intersect|unique|one solution|consistent)|(?:parallel|no solutions?|inconsistent|coincid\w*|infinitely many|dependent|intersect\w*|unique solution|one solution|consistent)[^.;]*(?:if|when|where|:|means) [^.;]*(?<!= ?)(?<!≠ ?)(?:a_?1 ?/ ?a_?2|b_?1 ?/ ?b_?2) ?[=≠] ?c_?1 ?/ ?c_?2`,
    needs: String.raw`a_?1 ?/ ?a_?2 ?[=≠] ?b_?1|k|here|third`,
    says: 'a₁/a₂ and b₁/b₂ are compared first, then c₁/c₂',
  },
  // what "equal" says, left out
  {
    in: ['quadratic-equations', 'polynomials'],
    claims: String.raw`(?:D|b² - 4ac|discriminant) ?(?:=|is)(?: equal to)? ?(?:0|zero)\b[^.;D]*?\btwo (?:real )?(?:roots|zeroes|solutions)|touch(?:es|ing)? (?:point|the x-axis)[^.;,]*?\btwo (?:real )?(?:roots|zeroes)`,
    needs: 'equal (?:real )?(?:roots|zeroes)|same|coincid|repeated|double|both|once',
    says: 'the two are equal there',
  },
  {
    in: ['probability'],
    claims: String.raw`(?<!\b(?:equally|more|less|most|least|as|how|very|just) )likely (?:outcomes|pairs|cases|days|results)|outcomes (?:are|being) likely(?! to)`,
    says: 'they must be equally likely',
  },
  {
    in: ['probability'],
    claims: String.raw`(?:formula|definition)(?: of probability)? (?:needs|requires|assumes|is for) (?:all |the )?(?:possible )?outcomes`,
    needs: 'equally',
    says: 'they must be equally likely',
  },
  {
    in: ['coordinate-geometry', 'triangles', 'circles'],
    claims: String.raw`(?:trisect\w*|points? of trisection)[^.;]* (?:three|3) parts|mid-?point[^.;]* (?:divides?|cuts?|splits?|halves)[^.;]* (?:two|2) parts|bisect\w* [^.;]* (?:two|2) parts|(?:three|four|five|six) parts: (?:the )?(?:ratios? )?1 ?: ?\d`,
    needs: 'equal|same|each',
    says: 'the parts must be equal',
  },
  {
    in: ['triangles'],
    claims: String.raw`(?:similar|congruent) (?:polygons|figures|triangles) have (?:corresponding )?(?:angles|sides)(?=[ .,;]|$)`,
    needs:
      '(?:angles|sides) (?:that |which )?(?:are )?(?:equal|proportional|in)|equal (?:corresponding )?(?:angles and|sides and)',
    says: 'their corresponding angles are equal',
  },
  {
    in: ['triangles'],
    claims: String.raw`two pairs of (?:corresponding )?angles(?=[:,.;]|$| (?:of|in|and|make|give|do|suffice|are enough|show))`,
    needs: 'equal|same',
    says: 'two pairs of equal angles make triangles similar (AA)',
  },
  {
    in: ['circles', 'triangles'],
    claims: String.raw`(?<!\b(?:equal|these|such|both|whose|two equal) )chords (?:of (?:a|the|one) circle )?(?:subtend equal|are equidistant|are equally far|are at (?:the same|equal) distances?)`,
    needs: 'equal(?: \\w+)? chords|equal length|same length|chords of equal|if|converse|when',
    says: 'equal chords do',
  },
  {
    in: ['triangles', 'circles'],
    claims: String.raw`(?:in (?:a|any|every) triangle,? )?(?:the )?angles (?:that are )?opposite (?:to )?(?:the |two )?sides (?:of a triangle )?(?:are|being) (?:always )?equal|(?:the )?sides (?:that are )?opposite (?:to )?(?:the |two )?angles (?:of a triangle )?(?:are|being) (?:always )?equal`,
    needs: 'equal (?:sides|angles)|isosceles',
    says: 'only those opposite to equal ones',
  },
  // statistics and chance
  {
    in: ['statistics'],
    claims: String.raw`mode (?:is|=|equals) 3 (?:times (?:the )?|×? ?)median ?(?:-|minus) 2 (?:times (?:the )?|×? ?)mean (?:always|exactly|for all|in every)`,
    needs: 'approx|roughly|nearly|empirical',
    says: 'it is an empirical relation, and holds only roughly',
  },
  {
    in: ['probability'],
    claims: String.raw`(?:the )?outcomes of (?:an|any|every|each) (?:random )?experiment are (?:always )?equally likely`,
    needs: 'fair|assum|if|when|such',
    says: 'not always: two coins show one head twice as often as two',
  },
  {
    in: ['probability'],
    claims: String.raw`(?:the )?sum of the probabilities of (?:all |any )?(?:the )?events (?:of an experiment )?is 1`,
    needs: 'elementary|complementary|simple',
    says: 'of all elementary events',
  },
  {
    in: ['probability'],
    claims: String.raw`probability of (?:a|any|each|every|an) (?:event|outcome) is (?:always )?1 ?/ ?(?:n|the number of (?:all )?outcomes)`,
    needs: 'equally likely|fair',
    says: 'only if all outcomes are equally likely',
    anywhere: true,
  },
  // trigonometry
  {
    in: ['trigonometry'],
    claims: String.raw`sin(?:²)? ?A \+ cos(?:²)? ?B ?= ?1 for (?:all|any|every)`,
    needs: 'A = B|same',
    says: 'both are of the same angle',
  },
  {
    in: ['trigonometry'],
    claims: String.raw`sin A ?= ?cos B(?: for (?:all|any|every)|,? (?:if|when) A ?= ?B)`,
    needs: 'A \\+ B ?= ?90|complement',
    says: 'only if A + B = 90°',
  },
  // solids
  {
    in: ['areas-volumes'],
    claims: String.raw`(?:total )?surface(?: area)? of (?:the|a|any) (?:combined |joined |resulting |whole |new )?(?:solid|combination)[^.;]* is (?:always )?(?:equal to )?the sum of (?:the|their|its)(?: total)? surface(?: area)?s? of`,
    needs: 'curved|visible|outside|not|part',
    says: 'the faces that are joined do not count: add the visible parts only',
  },
]

const read = conditions.map(({ claims, needs, ...others }) => ({
  ...others,
  claims: new RegExp(String.raw`(?<![\w-])(?:${claims})(?!\w)`, 'i'),
  needs: needs === undefined ? null : new RegExp(needs, 'i'),
}))

/** A theorem without its condition: "A line perpendicular to a radius is a tangent". */
export const conditionFaults = (topic: TopicKey | undefined, text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) =>
    /\?["”)]?$/.test(sentence)
      ? []
      : read.flatMap(({ in: topics, claims, needs, says, anywhere }) => {
          if ((topics && !(topic && topics.includes(topic))) || !mayFit(claims, sentence)) return []
          const [whole] = claims.exec(sentence) ?? []
          if (whole === undefined || needs?.test(anywhere ? text : sentence)) return []
          return isAsserted(sentence.replace(whole, '')) &&
            !isTurned(whole) &&
            !/\b(?:may|might|need)\b/i.test(sentence)
            ? [`"${whole}": ${says}`]
            : []
        }),
  )
