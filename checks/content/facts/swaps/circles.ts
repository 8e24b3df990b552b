import type { Swap } from './swap'

const be = '(?:is|are)(?: always| also| equal to| exactly)*'
const outside =
  '(?:drawn |that are drawn )?from (?:an? |any |the |one |the same )*(?:external|outside|outer|exterior|common)? ?point(?: outside(?: (?:of )?(?:the|a) circle)?)?(?: to (?:a|the) circle)?'
const centre = 'from the cent(?:re|er)(?: of (?:a|the) circle)?'

/** Tangents, secants, chords. */
export const circlesSwaps: readonly Swap[] = [
  {
    in: ['circles'],
    words: String.raw`(?:O[A-Z]|perpendicular|radius|perpendicular distance) is (?:the )?(?:longest|greatest|largest|maximum) (?:of all )?(?:the )?distances?`,
    says: 'the perpendicular is the shortest distance from a point to a line',
  },
  {
    in: ['circles', 'triangles'],
    words: String.raw`hypotenuse[^.;]* congruent[^.;]* by (?:the )?(?:SSS|SAS|AAA)`,
    says: 'a right angle, the hypotenuse and a side are RHS',
    whole: true,
    evenIf: true,
  },
  {
    in: ['circles'],
    words: `perpendicular (?:drawn |dropped )?${centre} (?:to|on|onto|upon) (?:a|any|the|every) tangent (?:always )?(?:bisects|halves)`,
    says: 'that to a chord bisects it; to a tangent it is the radius at the point of contact',
  },
  {
    in: ['circles'],
    words: `perpendicular (?:drawn |dropped )?${centre} (?:to|on|onto|upon) (?:a|any|the|every) chord (?:always )?(?:trisects|doubles|is equal to|divides it in the ratio (?!1 ?: ?1))`,
    says: 'it bisects the chord',
  },
  {
    in: ['circles'],
    words: `radius(?: \\w+)? (?:drawn )?(?:to|through|at) (?:the|its|their) point of contact ${be} parallel|radius ${be} parallel to (?:the|a) tangent at (?:the|its|their) (?:point of contact|end(?: ?point)?)|(?:the|a|any|every) tangent(?: to a circle)? ${be} parallel to (?:the|its) radius(?! [A-Z])|tangent at any point of (?:a|the) circle ${be} parallel to the radius|(?:the|a|any) radius ${be} parallel to (?:the|a) tangent(?! at)`,
    says: 'the radius to the point of contact is perpendicular to the tangent',
  },
  {
    in: ['circles'],
    words: `tangents (?:\\$?[A-Z]{2} and [A-Z]{2} )?${outside} (?:are|have)(?: always| of)* (?:unequal|different|not equal|not of equal)(?: in)?(?: lengths?)?`,
    says: 'they are equal in length',
  },
  {
    in: ['circles'],
    words: `tangents ${outside} are(?: always)? parallel(?: to each other)?`,
    says: 'they meet at that point',
  },
  {
    in: ['circles'],
    words: `(?:there (?:is|are|exists?) (?:only |exactly |just )?(?:no|one|three|four|infinitely many|many|1|3|4)|(?:can have|has|only|exactly|at most|just) (?:only |exactly |at most )?(?:one|three|four|1|3|4)) tangents? (?:(?:to (?:a|the) circle|that (?:is|are)|which (?:is|are)|can be drawn) )*parallel to (?:a|the)(?: given)? (?:line|secant|chord|diameter)|(?:exactly|only|at most|just) (?:one|three|four|1|3|4) tangents?(?: (?:of|to) (?:a|the) circle)? (?:is|are|can be) parallel to (?:a|the)(?: given)? (?:line|secant|chord|diameter)|number of tangents(?: (?:of|to) (?:a|the) circle)?(?: that are| which are)? parallel to (?:a|the)(?: given)? (?:line|secant|chord|diameter) is (?:one|three|four|1|3|4|infinite)|parallel to (?:a|the) (?:given )?(?:line|secant|chord) (?:a circle|there) (?:has|is|are) (?:exactly |only |just )?(?:one|no|three|1|3) tangents?`,
    says: 'there are two, one on either side',
  },
  {
    in: ['circles'],
    words:
      'circle (?:has|can have) (?:only |exactly |at most )(?:one|two|three|four|1|2|4) tangents?(?! (?:parallel|through|from|that|which|at|with|of|drawn|passing|perpendicular))',
    says: 'it has infinitely many tangents, one at each of its points',
  },
  {
    in: ['circles'],
    words: `tangents (?:drawn )?at the (?:two )?(?:ends|end ?points|extremities) of (?:a|any|the|every) diameter(?: of (?:a|the) circle)? (?:${be}(?: \\w+)? (?:perpendicular|at right angles)|meet|intersect)`,
    says: 'they are parallel',
  },
  {
    in: ['circles'],
    words: `tangents (?:drawn )?at the (?:ends|end ?points|extremities) of (?:a|any|every) chord(?: of (?:a|the) circle)? ${be} (?:parallel|perpendicular)`,
    says: 'they make equal angles with the chord; only at the ends of a diameter they are parallel',
  },
  {
    in: ['circles'],
    words:
      'angle between (?:the )?(?:two )?tangents[^;.]* (?:is|are) (?:complementary|equal)(?: to)? ?[^;.]*(?:radii|centre|AOB)?',
    says: 'the angle between the tangents and the angle between the radii are supplementary',
  },
  {
    in: ['circles'],
    words: `parallelogram (?:that )?circumscrib(?:es|ing) a circle ${be} (?:a |an )(?:rectangle|trapezium|kite)`,
    says: 'it is a rhombus',
  },
  {
    in: ['circles'],
    words: `tangents ${outside} subtend (?:unequal|different|supplementary|complementary|right) angles at the cent(?:re|er)`,
    says: 'they subtend equal angles at the centre',
  },
  {
    in: ['circles'],
    words:
      'opposite sides of a quadrilateral (?:that )?circumscrib\\w+ a circle subtend (?:equal|complementary|right) angles at the cent(?:re|er)(?: of the circle)?|opposite sides of a quadrilateral (?:that )?circumscrib\\w+ a circle are (?:always )?equal',
    says: 'they subtend supplementary angles at the centre, and the two sums of opposite sides are equal',
  },
  {
    in: ['circles'],
    words:
      'chord of the (?:larger|outer|bigger)[^;.]* is (?:trisected|doubled|divided in the ratio (?!1 ?: ?1)\\S+ ?: ?\\S+)(?: \\w+)? at the point of contact',
    says: 'it is bisected there',
  },
  {
    in: ['circles'],
    words:
      '(?<!(?:to|of|on|at) )(?:a|every|any) tangent(?: to a circle)? (?:always )?(?:passes|goes) (?:through the cent(?:re|er)|inside the circle)',
    says: 'all of its points but the point of contact lie outside the circle',
  },
  {
    in: ['circles'],
    words: 'diameter is the (?:shortest|smallest) chord|(?:longest|largest) chord of a circle is its radius',
    says: 'the diameter is the longest chord',
  },
  {
    in: ['circles'],
    words:
      '(?<!(?:to|of|on|at) )(?:a|every|any|the) tangent(?: to (?:a|the) circle)? (?:meets|cuts|touches|intersects)(?: the circle| it| a circle)? (?:in|at) (?:exactly |only )?(?:two|three|no|many)(?: common| distinct)? points?|secant (?:meets|cuts|intersects|touches)(?: the circle| it| a circle)? (?:in|at) (?:exactly |only )?(?:one|three|a single)(?: common)? points?',
    says: 'a tangent meets the circle in one point, a secant in two',
  },
  {
    in: ['circles'],
    words:
      'angle between (?:a|the) tangent and the radius(?: (?:at|through|to) (?:the|its) point of contact)? is (?!90°)\\d+°|tangent makes (?:an angle of )?(?!90°)\\d+° with the radius',
    says: 'it is 90°',
  },
  {
    in: ['circles'],
    words:
      'common point of (?:a|the) tangent and (?:a|the) circle is (?:called )?(?:the |a )?(?:centre|center|secant|chord|radius)',
    says: 'it is the point of contact',
  },
  {
    in: ['circles'],
    words:
      'chord is a (?:line|segment)[^,;]* touch(?:es|ing)|secant is a line (?:that|which) (?:touches|misses)|tangent is a line (?:that|which) (?:cuts|intersects|crosses|misses)(?: the| a) circle (?:in|at) two|tangent is a line (?:that|which) misses',
    says: 'a tangent touches the circle, a secant cuts it in two points, and a chord joins two points of it',
  },
  {
    in: ['circles'],
    words: `tangents ${outside} are in the ratio (?!1 ?: ?1)\\d+ ?: ?\\d+`,
    says: 'they are equal in length',
  },
  {
    in: ['circles', 'triangles'],
    words: String.raw`(?:by|under) (?:the )?(?:AAA|AA|SSA|ASS)(?: criterion (?:of|for))? congruence|congruen(?:t|ce)(?: \w+)? \(?(?:by )?(?:the )?(?:AAA|AA|SSA|ASS)(?! similar)\b`,
    says: 'that is no criterion of congruence: SSS, SAS, ASA, AAS and RHS are',
  },
  {
    in: ['circles', 'triangles'],
    words: String.raw`(?:alternate|opposite|proportional|adjacent|vertically opposite|different) parts \(?(?:of congruent triangles|CPCT)`,
    says: 'the equal parts of congruent triangles are the corresponding ones (CPCT)',
  },
  {
    in: ['circles'],
    words: String.raw`adjacent sides (?:go together|have (?:the same|equal) sums?)|sums? of (?:the )?adjacent sides (?:is|are) (?:equal|the same)`,
    says: 'it is the sums of opposite sides that are equal',
  },
  {
    in: ['circles'],
    words: String.raw`chord of the (?:smaller|inner)(?: concentric)?(?: circle)?,?(?: which| that)? (?:touch(?:es|ing)|is a tangent to) the (?:larger|outer|bigger)`,
    says: 'the chord is one of the larger circle, and touches the smaller one',
  },
  {
    in: ['circles'],
    words: String.raw`two right angles(?: [a-z]+){0,5},? (?:so|and|hence|therefore) (?:the )?other two (?:angles )?(?:add up to|sum up to|sum to|make|are together|have the sum|are) (?!180°)(?:\d+°|equal|complementary)`,
    says: 'the four angles of a quadrilateral add up to 360°: the other two add up to 180°',
    whole: true,
  },
  {
    in: ['circles'],
    words: String.raw`angle between (?:the )?(?:two )?tangents(?: [^,;.]{1,30})? is (?:bisected|halved) by (?:the )?(?:chord|tangent|secant|diameter perpendicular)|chord of contact (?:bisects|halves) the angle`,
    says: 'the line from the outside point to the centre bisects it',
  },
  {
    in: ['circles'],
    words: String.raw`distance (?:of (?:a|the) line )?from the cent(?:re|er)(?: of (?:a|the) circle)?(?: to (?:a|the) line)? is (?:less|smaller|shorter|more|greater|larger) than (?:the |its )?radius,? (?:then )?(?:it|the line|this line) (?:is (?:a )?tangent|touches)|distance (?:of (?:a|the) line )?from the cent(?:re|er)(?: of (?:a|the) circle)? is (?:equal to|equals) (?:the |its )?radius,? (?:then )?(?:it|the line|this line) (?:is (?:a )?secant|cuts|misses)|distance (?:of (?:a|the) line )?from the cent(?:re|er)(?: of (?:a|the) circle)? is (?:more|greater|larger) than (?:the |its )?radius,? (?:then )?(?:it|the line|this line) (?:is (?:a )?secant|cuts)|distance (?:of (?:a|the) line )?from the cent(?:re|er)(?: of (?:a|the) circle)? is (?:less|smaller) than (?:the |its )?radius,? (?:then )?(?:it|the line|this line) (?:misses|does not)`,
    says: 'less than the radius it is a secant, equal to it a tangent, greater the line misses the circle',
    evenIf: true,
  },
  {
    in: ['circles'],
    words: String.raw`distance of (?:a|the|any) (?:tangent|line which touches it) from the cent(?:re|er)(?: of (?:a|the|its) circle)? is (?:always )?(?:the |equal to the |its )?(?:diameter|circumference|chord)|distance between (?:two )?parallel tangents(?: of (?:a|the) circle)? is (?:always )?(?:the |equal to the |its )?(?:radius|circumference|chord)`,
    says: 'a tangent is as far from the centre as the radius is long; two parallel ones are a diameter apart',
  },
  {
    in: ['circles'],
    words: String.raw`(?:cent(?:re|er)|circle)[^.;]* touch(?:es|ing) (?:both|the two) (?:arms|sides|lines)[^.;]* (?:lies|is) on (?:one|the) (?:of the )?(?:arms?|sides?|perpendicular|median)`,
    says: 'its centre lies on the bisector of the angle',
  },
  {
    in: ['circles'],
    words: String.raw`parallelogram (?:that |which )?(?:circumscrib(?:es|ing)|is circumscribed about|drawn around) a circle is (?:always )?(?:a |an )?(?:square|rectangle|trapezium)`,
    says: 'it is a rhombus',
  },
  {
    in: ['circles'],
    words: String.raw`tangents (?:drawn )?from (?:[A-Z]|an? [a-z ]*point|the [a-z ]*point)(?: to (?:a|the) circle)? (?:make|form|have|are inclined at) (?:different|unequal|supplementary) angles`,
    says: 'they make equal angles with the line to the centre',
  },
  {
    in: ['circles'],
    words: String.raw`triangle (?:O[A-Z]P|OP[A-Z]|PO[A-Z]|P[A-Z]O|[A-Z]OP|[A-Z]PO)\b[^.;]* (?:hypotenuse is (?:the )?(?:side )?(?:P[A-NQ-Z]|O[A-NQ-Z])|(?:P[A-NQ-Z]|O[A-NQ-Z]) is the hypotenuse)`,
    says: 'the right angle is at the point of contact: OP is the hypotenuse',
  },
  {
    in: ['circles'],
    words: String.raw`circles (?:that|which) touch(?: each other)?(?: externally| internally)? have (?:two|no|three|infinitely many)(?: common)? points?|circles touch(?:ing)?(?: each other)? (?:in|at) (?:two|three) points`,
    says: 'they have one common point',
  },
]
