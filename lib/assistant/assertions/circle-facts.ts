import type { ChapterFact } from './chapter-facts'

const always = '(?:always )?'
const fromOutside = '(?:from|drawn from) (?:external |exterior |outside )?point(?: p)?'
/** "radius a": the letter is gone with the articles. */
const letter = '(?:r )?'
const itsCircle = '(?: (?:on|to|of) (?:the )?circle)?(?: with centre o)?'

/** What is said of tangents in general, as statements to be judged put it. */
export const circleFacts: readonly ChapterFact[] = [
  {
    id: 'tangent-against-radius',
    like: RegExp(
      `^length of tangents? ${fromOutside}${itsCircle} is ${always}((?:greater|more|less|smaller|longer|shorter) than|equal to) (?:its )?radius(?: of (?:the )?circle)?$`,
    ),
    right: /^(?!)/,
    rightly:
      'The nearer the point is to the circle, the shorter is its tangent: it may be less than the radius, equal to it or greater.',
    archetype: 'cir-tangent-length',
  },
  {
    id: 'tangent-against-distance',
    like: RegExp(
      `^length of tangents? ${fromOutside}${itsCircle} is ${always}(less|smaller|shorter|greater|more|longer) than (?:op|(?:its |the )?distance of (?:p|(?:the |that )?point) from (?:the )?centre)$`,
    ),
    right: /less|smaller|shorter/,
    rightly:
      'The distance of the point from the centre is the hypotenuse of a right triangle with the tangent as a side.',
    archetype: 'cir-tangent-length',
  },
  {
    id: 'angle-may-be-0',
    like: /^angle between (?:two )?tangents (?:to|of) circle (?:may|can) be 0$/,
    rightly: 'Two parallel tangents make the angle $0^\\circ$.',
    archetype: 'cir-facts-count',
  },
  {
    id: 'tangents-at-90',
    like: RegExp(
      `^(?:if )?angle between two tangents (?:drawn )?from point p to circle of radius ${letter}and centre o is 90 then op (?:=|is) ([ar]?√2|√2 ?[ar]?|[ar]?√3|2[ar])$`,
    ),
    right: /√2/,
    rightly: '$OP$ is the diagonal of a square whose sides are two radii and the two tangents: $OP = a\\sqrt{2}$.',
    archetype: 'cir-tangents-90-60',
  },
  {
    id: 'tangents-at-60',
    like: RegExp(
      `^(?:if )?angle between two tangents (?:drawn )?from point p to circle of radius ${letter}and centre o is 60 then op (?:=|is) ([ar]?√3|√3 ?[ar]?|[ar]?√2|2[ar])$`,
    ),
    right: /^2/,
    rightly: '$OP$ bisects the angle: $\\sin 30^\\circ = \\frac{a}{OP}$, so $OP = 2a$.',
    archetype: 'cir-tangents-90-60',
  },
  {
    id: 'tangent-at-apex',
    like: /^tangent to circumcircle of isosceles triangle abc at (b |c )?in which ab = ac is parallel to (?:bc|side bc)$/,
    right: /^(?!)/,
    rightly: 'Only the tangent at the vertex between the equal sides is parallel to the base.',
    archetype: 'cir-prove-angles',
  },
  {
    id: 'kite-cyclic',
    like: /^(?:if )?pa and pb are (?:two )?tangents (?:drawn )?(?:from external point p to circle with centre o|to circle with centre o from external point p) then quadrilateral (?:aobp|oapb|paob|pboa|bpao) is (cyclic|concyclic)(?: quadrilateral)?$/,
    from: ['supplementary', 'perpendicular', 'opposite-180', 'cyclic-opposite'],
    archetype: 'cir-prove-angles',
  },
  {
    id: 'bisected-at-contact',
    like: /^(?:(?:in|of) two concentric circles )?chord of (?:larger|bigger|outer)(?: circle)?(?: of two concentric circles)? (?:which|that) (?:touches|is tangent to) (?:smaller|inner)(?: circle)?(?: of two concentric circles)? is (bisected|not bisected|trisected) at (?:its )?point of contact$/,
    right: /^bisected/,
    rightly:
      'It is perpendicular to the radius at the point of contact, and the perpendicular from the centre bisects a chord.',
    from: ['bisects-chord', 'perpendicular'],
    archetype: 'cir-concentric-chord',
  },
  {
    id: 'chord-bisected-by-centre',
    like: /^centre of circle is mid ?-?point of ((?:each|every|any|all|its) (?:of its )?(?:chord|diameter)s?)(?: of circle)?$/,
    right: /diameter/,
    rightly: 'The centre is the mid-point of the diameters alone.',
    archetype: 'cir-facts-count',
  },
]
