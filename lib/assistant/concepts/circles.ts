import { concept, type Rule } from '../rule'

export const circleConcepts: readonly Rule[] = [
  concept(
    'tangent-perpendicular',
    /tangents?\b.*perpendicular|perpendicular.*\btangents?\b/,
    ['tangent and radius perpendicular'],
    String.raw`Theorem: the tangent at any point of a circle is perpendicular to the radius through the point of contact.
Given: a circle with centre $O$ and a tangent $XY$ at $P$. To prove: $OP \perp XY$.
Proof: take any point $Q$ on $XY$ other than $P$ and join $OQ$. $Q$ lies outside the circle, for otherwise $XY$ would be a secant. So $OQ > OP$.
This holds for every point of $XY$ except $P$, so $OP$ is the shortest distance from $O$ to $XY$. The shortest distance is the perpendicular one, hence $OP \perp XY$.`,
  ),
  concept(
    'angle-between-tangents',
    /angles? between (?:the |two )*tangents|tangents?\b.*\binclined\b/,
    ['What is the angle between two tangents to a circle?'],
    String.raw`Let $PA$ and $PB$ be tangents to a circle with centre $O$. In the quadrilateral $OAPB$ the angles at $A$ and $B$ are $90^\circ$ each, so
$$\angle APB + \angle AOB = 180^\circ$$
The line $OP$ bisects both angles. Example: if the tangents meet at $80^\circ$, then $\angle AOB = 100^\circ$ and $\angle POA = 50^\circ$.`,
  ),
  concept(
    'circumscribed-quadrilateral',
    /\bcircumscrib|\bquadrilateral (?:around|round|about) (?:a|the) circle/,
    ['sides of a quadrilateral circumscribing a circle'],
    String.raw`Let the quadrilateral $ABCD$ touch the circle at $P$ on $AB$, $Q$ on $BC$, $R$ on $CD$ and $S$ on $DA$.
The tangents from an external point to a circle are equal. Name them from each vertex in turn: from $A$: $AP = AS$, from $B$: $BP = BQ$, from $C$: $CR = CQ$, from $D$: $DR = DS$.
Adding the four, $(AP + BP) + (CR + DR) = (BQ + CQ) + (AS + DS)$, that is, $AB + CD = BC + DA$.
So a parallelogram that circumscribes a circle has all its sides equal: it is a rhombus.`,
  ),
  concept(
    'two-tangents',
    /(?:two|both|equal) tangents|tangents?\b.*\b(?:external point|equal)\b|tangents\b.*\bfrom\b/,
    ['Why are the two tangents from an external point to a circle equal?', 'tangents from an external point'],
    String.raw`Theorem: the lengths of the tangents drawn from an external point to a circle are equal.
Proof: let $PA$ and $PB$ be the tangents from $P$ to a circle with centre $O$. In the right triangles $OAP$ and $OBP$: $OA = OB$ (radii), $OP = OP$ (common), $\angle OAP = \angle OBP = 90^\circ$ (tangent and radius).
So $\triangle OAP \cong \triangle OBP$ (RHS congruence), and $PA = PB$.`,
  ),
  concept(
    'tangent-length',
    /(?:how long|length).*\btangents?\b|\btangents?\b.*\blength/,
    ['How long is the tangent from a point to a circle?', 'length of a tangent'],
    String.raw`The radius to the point of contact is perpendicular to the tangent, so $O$, the point of contact $T$ and the external point $P$ form a right triangle:
$$PT = \sqrt{OP^2 - OT^2} = \sqrt{d^2 - r^2}$$
where $d$ is the distance of $P$ from the centre. Example: $d = 13$ cm, $r = 5$ cm: $PT = \sqrt{169 - 25} = 12$ cm. Give the reason for the right angle: it carries a mark.`,
  ),
  concept(
    'concentric',
    /concentric|\bchords?\b/,
    ['chord of the larger of two concentric circles'],
    String.raw`A chord of the larger of two concentric circles that touches the smaller one is a tangent there, so the radius $r$ of the smaller circle is perpendicular to it and bisects it.
Half the chord is $\sqrt{R^2 - r^2}$, and the chord is $2\sqrt{R^2 - r^2}$. Example: $R = 5$ cm, $r = 3$ cm: the chord is 8 cm.`,
  ),
  concept(
    'tangent',
    /\btangents?\b|\bsecants?\b|point of contact/,
    ['What is a tangent?', 'How do I use the properties of a tangent to a circle?'],
    String.raw`A tangent to a circle is a line that meets it at exactly one point, the point of contact; a secant meets it at two.
1. The tangent is perpendicular to the radius through the point of contact.
2. The two tangents from an external point are equal in length.
From a point inside the circle there is no tangent, from a point on it one, from a point outside two. Draw the radius to the point of contact first: the right angle usually opens the question.`,
  ),
]

export const circleOverview = concept(
  'circles',
  /\bcircles?\b/,
  ['Tell me about circles', 'help me with circles'],
  String.raw`The chapter on circles has two theorems.
1. The tangent at any point of a circle is perpendicular to the radius through the point of contact.
2. The lengths of the two tangents from an external point are equal.
With centre $O$, external point $P$ and point of contact $T$: $PT^2 = OP^2 - OT^2$. The angle between two tangents and the angle between the radii to the points of contact add up to $180^\circ$.
For area and circumference: $\pi r^2$ and $2\pi r$.`,
)
