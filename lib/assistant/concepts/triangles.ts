import { concept, type Rule } from '../rule'

export const triangleConcepts: readonly Rule[] = [
  concept(
    'bpt-length',
    /(?:bpt|basic proportionality|thales).*\b(?:length|side|missing|find)\b(?!.*\bprove)/,
    ['How do I use the BPT to find a missing length in a triangle?'],
    String.raw`If $DE \parallel BC$ in $\triangle ABC$, with $D$ on $AB$ and $E$ on $AC$, then $\frac{AD}{DB} = \frac{AE}{EC}$.
Write this proportion, put in the three known lengths and solve for the fourth. Example: $AD = 1.5$, $DB = 3$, $AE = 1$ gives $\frac{1.5}{3} = \frac{1}{EC}$, so $EC = 2$.
With whole sides use $\frac{AD}{AB} = \frac{AE}{AC} = \frac{DE}{BC}$: $DE$ and $BC$ go with the whole sides, never with $\frac{AD}{DB}$.`,
  ),
  concept(
    'bpt-converse',
    /converse/,
    ['What is the converse of the Basic Proportionality Theorem?'],
    String.raw`Converse of the Basic Proportionality Theorem: if a line divides any two sides of a triangle in the same ratio, then the line is parallel to the third side.
So to show $DE \parallel BC$, work out $\frac{AD}{DB}$ and $\frac{AE}{EC}$ and show that they are equal.`,
  ),
  concept(
    'bpt',
    /\bbpt\b|basic proportionality|\bthales/,
    ['How do I state and prove the BPT (Basic Proportionality Theorem)?', 'What is BPT?'],
    String.raw`Basic Proportionality Theorem: if a line is drawn parallel to one side of a triangle to intersect the other two sides in distinct points, the other two sides are divided in the same ratio.
Given: $DE \parallel BC$ in $\triangle ABC$. To prove: $\frac{AD}{DB} = \frac{AE}{EC}$.
Construction: join $BE$ and $CD$; draw $DM \perp AC$ and $EN \perp AB$.
Proof: $\frac{\text{ar}(ADE)}{\text{ar}(BDE)} = \frac{\frac{1}{2} \times AD \times EN}{\frac{1}{2} \times DB \times EN} = \frac{AD}{DB}$ and $\frac{\text{ar}(ADE)}{\text{ar}(DEC)} = \frac{\frac{1}{2} \times AE \times DM}{\frac{1}{2} \times EC \times DM} = \frac{AE}{EC}$.
Triangles $BDE$ and $DEC$ are on the same base $DE$ and between the same parallels, so their areas are equal. Hence $\frac{AD}{DB} = \frac{AE}{EC}$.`,
  ),
  concept(
    'sas-similarity',
    /\bsas\b/,
    ['When are two triangles similar by the SAS similarity criterion?'],
    String.raw`SAS similarity criterion: if one angle of a triangle is equal to one angle of another triangle and the sides including these angles are proportional, then the two triangles are similar.
So in $\triangle ABC$ and $\triangle DEF$, $\angle A = \angle D$ and $\frac{AB}{DE} = \frac{AC}{DF}$ give $\triangle ABC \sim \triangle DEF$. The angle must lie between the two sides.`,
  ),
  concept(
    'similarity-criteria',
    /similar|\baa\b(?! (?:raha|rha|rahi|rahe|rhe|gaya|gya|gayi|jata|jaye|jayega|hai|h)\b)|\baaa\b|\bsss\b/,
    ['What are the criteria for similarity of triangles?', 'How do I prove similarity of triangles?'],
    String.raw`Two triangles are similar when their corresponding angles are equal and their corresponding sides are in the same ratio. One criterion is enough:
AA (AAA): two angles of one are equal to two angles of the other.
SSS: the sides of one are proportional to the sides of the other.
SAS: one angle is equal and the sides including it are proportional.
Write the vertices in matching order, $\triangle ABC \sim \triangle DEF$, and name the criterion. Then $\frac{AB}{DE} = \frac{BC}{EF} = \frac{CA}{FD}$, and the perimeters are in this ratio too.`,
  ),
  concept(
    'congruence',
    /congruen/,
    ['What is congruence of triangles?'],
    String.raw`Congruent triangles have the same shape and the same size. The criteria are SSS, SAS, ASA, AAS and RHS. Similar triangles need only the same shape: their sides are in one ratio, and congruence is the case where this ratio is 1.`,
  ),
  concept(
    'pythagoras',
    /pythagor/,
    ['What is the Pythagoras theorem?'],
    String.raw`Pythagoras theorem: in a right triangle, the square of the hypotenuse is equal to the sum of the squares of the other two sides: $AC^2 = AB^2 + BC^2$ when $\angle B = 90^\circ$.
You use it for tangents ($OP^2 = OT^2 + PT^2$), distances and slant heights. Its proof is no longer asked. Handy triples: 3, 4, 5; 5, 12, 13; 8, 15, 17; 7, 24, 25.`,
  ),
]

export const triangleOverview = concept(
  'triangles',
  /\btriangles?\b/,
  ['Tell me about triangles'],
  String.raw`The chapter on triangles is about similarity.
Basic Proportionality Theorem: if $DE \parallel BC$ in $\triangle ABC$, then $\frac{AD}{DB} = \frac{AE}{EC}$. Its converse shows that a line is parallel.
Similarity criteria: AA, SSS and SAS. In similar triangles the corresponding sides are in the same ratio, and so are the perimeters.
Write the vertices in matching order and name the criterion: both carry marks.`,
)
