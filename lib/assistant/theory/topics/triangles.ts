import type { TopicTheory } from '../theory'
import type { SketchFigure } from '../../../figures/figure'

const proportionality: SketchFigure = {
  kind: 'sketch',
  points: {
    A: [3, 6],
    B: [0, 0],
    C: [8, 0],
    D: [1.2, 2.4],
    E: [6, 2.4],
    M: [4.03, 4.76],
    N: [2.16, 4.32],
  },
  segments: [
    { from: 'A', to: 'B' },
    { from: 'A', to: 'C' },
    { from: 'B', to: 'C', arrows: 1 },
    { from: 'D', to: 'E', arrows: 1 },
    { from: 'B', to: 'E', dashed: true },
    { from: 'C', to: 'D', dashed: true },
    { from: 'D', to: 'M', dashed: true, tone: 2 },
    { from: 'E', to: 'N', dashed: true, tone: 2 },
  ],
  angles: [
    { at: 'M', from: 'D', to: 'C', right: true },
    { at: 'N', from: 'E', to: 'B', right: true },
  ],
  description:
    'Triangle ABC with D on AB and E on AC, DE parallel to BC. BE and CD are joined. DM is perpendicular to AC with M on AC, and EN is perpendicular to AB with N on AB.',
  caption: 'The figure for the proof of the theorem',
}

export const triangleTheory: TopicTheory = {
  theories: [
    {
      id: 'similar-figures',
      names: ['similar figures', 'similarity', 'similar polygons', 'similarity of figures'],
      concept: 1,
      what: 'Two figures are similar if they have the same shape; the size may differ.\nTwo polygons with the same number of sides are similar if all their corresponding angles are equal and all their corresponding sides are in the same ratio. Both conditions are needed.',
    },
    {
      id: 'similar-triangles',
      names: ['similar triangles', 'similarity of triangles', 'similar triangle'],
      concept: 4,
      what: String.raw`Two triangles are similar if their corresponding angles are equal and their corresponding sides are in the same ratio: $\triangle ABC \sim \triangle DEF$ means $\angle A = \angle D$, $\angle B = \angle E$, $\angle C = \angle F$ and $\frac{AB}{DE} = \frac{BC}{EF} = \frac{CA}{FD}$.
For triangles one of the criteria AA, SSS and SAS is enough.`,
    },
    {
      id: 'congruent-figures',
      names: ['congruent figures', 'congruence', 'congruent triangles', 'congruent'],
      concept: 1,
      what: 'Two figures are congruent if they have the same shape and the same size. Congruent figures are always similar; similar figures need not be congruent.\nThe criteria for triangles are SSS, SAS, ASA, AAS and RHS.',
    },
    {
      id: 'scale-factor',
      names: ['scale factor', 'representative fraction'],
      concept: 1,
      what: 'The scale factor of two similar polygons is the common ratio of their corresponding sides. Their perimeters are in this ratio too.',
    },
    {
      id: 'basic-proportionality-theorem',
      names: [
        'basic proportionality theorem',
        'bpt',
        'thales theorem',
        'basic proportionality theorem bpt',
        'bpt theorem',
        'basic proportionality',
        'theorem 6.1',
      ],
      concept: 2,
      what: String.raw`Basic Proportionality Theorem (Thales): if a line is drawn parallel to one side of a triangle to intersect the other two sides in distinct points, the other two sides are divided in the same ratio.
If $DE \parallel BC$ in $\triangle ABC$, then $\frac{AD}{DB} = \frac{AE}{EC}$.`,
      state:
        'If a line is drawn parallel to one side of a triangle to intersect the other two sides in distinct points, the other two sides are divided in the same ratio.',
      prove: String.raw`Given: $\triangle ABC$ with $DE \parallel BC$, $D$ on $AB$ and $E$ on $AC$.
To prove: $\frac{AD}{DB} = \frac{AE}{EC}$.
Construction: join $BE$ and $CD$; draw $DM \perp AC$ and $EN \perp AB$.
Proof: $\frac{\text{ar}(ADE)}{\text{ar}(BDE)} = \frac{\frac{1}{2} \times AD \times EN}{\frac{1}{2} \times DB \times EN} = \frac{AD}{DB}$ (1)
$\frac{\text{ar}(ADE)}{\text{ar}(DEC)} = \frac{\frac{1}{2} \times AE \times DM}{\frac{1}{2} \times EC \times DM} = \frac{AE}{EC}$ (2)
$\triangle BDE$ and $\triangle DEC$ are on the same base $DE$ and between the same parallels, so $\text{ar}(BDE) = \text{ar}(DEC)$ (3)
From (1), (2) and (3), $\frac{AD}{DB} = \frac{AE}{EC}$. Hence proved.`,
      formula: String.raw`If $DE \parallel BC$: $\frac{AD}{DB} = \frac{AE}{EC}$, and with the whole sides $\frac{AD}{AB} = \frac{AE}{AC} = \frac{DE}{BC}$.`,
      when: String.raw`Use it when a line parallel to a side is given and a length is asked: write $\frac{AD}{DB} = \frac{AE}{EC}$ and put in the three known lengths. To show that a line is parallel, use the converse.`,
      figure: proportionality,
    },
    {
      id: 'converse-of-bpt',
      names: [
        'converse of basic proportionality theorem',
        'converse of bpt',
        'converse of the basic proportionality theorem',
        'converse of thales theorem',
        'bpt converse',
        'theorem 6.2',
      ],
      concept: 2,
      what: String.raw`Converse of the Basic Proportionality Theorem: if a line divides any two sides of a triangle in the same ratio, then the line is parallel to the third side.
If $\frac{AD}{DB} = \frac{AE}{EC}$ in $\triangle ABC$, then $DE \parallel BC$.`,
      prove: String.raw`Given: $D$ on $AB$ and $E$ on $AC$ with $\frac{AD}{DB} = \frac{AE}{EC}$.
To prove: $DE \parallel BC$.
Proof: Suppose $DE$ is not parallel to $BC$. Draw $DE' \parallel BC$ with $E'$ on $AC$.
By the Basic Proportionality Theorem $\frac{AD}{DB} = \frac{AE'}{E'C}$.
So $\frac{AE}{EC} = \frac{AE'}{E'C}$. Adding 1 to both sides: $\frac{AC}{EC} = \frac{AC}{E'C}$, so $EC = E'C$.
So $E$ and $E'$ are the same point. Hence $DE \parallel BC$.`,
      when: String.raw`Use it to show that a line is parallel to a side: work out $\frac{AD}{DB}$ and $\frac{AE}{EC}$ and show that they are equal.`,
    },
    {
      id: 'mid-point-theorem',
      names: ['mid point theorem', 'midpoint theorem', 'mid-point theorem'],
      concept: 2,
      what: 'The line segment joining the mid-points of two sides of a triangle is parallel to the third side and half as long.',
      prove: String.raw`Given: $D$ and $E$ are the mid-points of $AB$ and $AC$ in $\triangle ABC$.
To prove: $DE \parallel BC$ and $DE = \frac{1}{2}BC$.
Proof: $\frac{AD}{DB} = 1 = \frac{AE}{EC}$, so $DE \parallel BC$ by the converse of the Basic Proportionality Theorem.
Then $\angle ADE = \angle ABC$ (corresponding angles), and $\angle A$ is common, so $\triangle ADE \sim \triangle ABC$ (AA).
Hence $\frac{DE}{BC} = \frac{AD}{AB} = \frac{1}{2}$, that is $DE = \frac{1}{2}BC$.`,
    },
    {
      id: 'similarity-criteria',
      names: [
        'criteria for similarity of triangles',
        'similarity criteria',
        'criteria for similarity',
        'similarity criterion',
        'criteria of similarity',
        'criterion for similarity of triangles',
        'conditions for similarity',
      ],
      concept: 4,
      what: 'AA (AAA): two angles of one triangle are equal to two angles of the other.\nSSS: the sides of one are proportional to the sides of the other.\nSAS: one angle of one is equal to one angle of the other, and the sides including these angles are proportional.\nOne of them is enough. Write the vertices in matching order and name the criterion.',
    },
    {
      id: 'aa-criterion',
      names: [
        'aa similarity',
        'aa criterion',
        'aaa similarity',
        'aa similarity criterion',
        'aaa criterion',
        'aaa similarity criterion',
        'angle angle similarity',
        'aa',
      ],
      concept: 4,
      what: 'AA similarity criterion: if two angles of one triangle are respectively equal to two angles of another triangle, then the two triangles are similar. (The third angles are then equal too: AAA.)',
      when: 'Use it when a figure gives equal angles: parallel lines (corresponding and alternate angles), vertically opposite angles, a common angle, right angles.',
    },
    {
      id: 'sss-criterion',
      names: ['sss similarity', 'sss criterion', 'sss similarity criterion', 'side side side similarity'],
      concept: 4,
      what: String.raw`SSS similarity criterion: if in two triangles the sides of one are proportional to the sides of the other, then their corresponding angles are equal, and the two triangles are similar.
$\frac{AB}{DE} = \frac{BC}{EF} = \frac{CA}{FD}$ gives $\triangle ABC \sim \triangle DEF$.`,
      when: 'Use it when all three sides of both triangles are known: compare the shortest with the shortest, the longest with the longest.',
    },
    {
      id: 'sas-criterion',
      names: ['sas similarity', 'sas criterion', 'sas similarity criterion', 'side angle side similarity'],
      concept: 4,
      what: String.raw`SAS similarity criterion: if one angle of a triangle is equal to one angle of another triangle and the sides including these angles are proportional, then the two triangles are similar.
$\angle A = \angle D$ and $\frac{AB}{DE} = \frac{AC}{DF}$ give $\triangle ABC \sim \triangle DEF$. The angle must lie between the two sides.`,
    },
    {
      id: 'pythagoras',
      names: ['pythagoras theorem', 'pythagoras', 'pythagorean theorem', 'pythagoras theorum'],
      concept: 8,
      what: String.raw`Pythagoras theorem: in a right triangle, the square of the hypotenuse is equal to the sum of the squares of the other two sides: $AC^2 = AB^2 + BC^2$ when $\angle B = 90^\circ$.
Its proof is no longer asked; it is used with tangents, distances and slant heights. Handy triples: 3, 4, 5; 5, 12, 13; 8, 15, 17; 7, 24, 25.`,
      prove: String.raw`Given: $\triangle ABC$ with $\angle B = 90^\circ$. To prove: $AC^2 = AB^2 + BC^2$.
Construction: draw $BD \perp AC$.
Proof: $\triangle ADB \sim \triangle ABC$ (AA), so $\frac{AD}{AB} = \frac{AB}{AC}$, that is $AD \times AC = AB^2$ (1)
$\triangle BDC \sim \triangle ABC$ (AA), so $\frac{CD}{BC} = \frac{BC}{AC}$, that is $CD \times AC = BC^2$ (2)
Adding: $AC(AD + CD) = AB^2 + BC^2$, and $AD + CD = AC$.
Hence $AC^2 = AB^2 + BC^2$.`,
      formula: String.raw`$AC^2 = AB^2 + BC^2$, where $AC$ is the hypotenuse, the side opposite to the right angle.`,
    },
    {
      id: 'ratio-of-perimeters',
      names: ['ratio of perimeters of similar triangles', 'ratio of perimeters', 'perimeters of similar triangles'],
      concept: 5,
      what: String.raw`The perimeters of two similar triangles are in the ratio of their corresponding sides: $\frac{\text{perimeter of } \triangle ABC}{\text{perimeter of } \triangle DEF} = \frac{AB}{DE}$.
Corresponding medians, altitudes and angle bisectors are in this ratio too.`,
    },
    {
      id: 'ratio-of-areas',
      names: ['ratio of areas of similar triangles', 'ratio of areas', 'areas of similar triangles'],
      concept: 5,
      what: String.raw`The areas of two similar triangles are in the ratio of the squares of their corresponding sides: $\frac{\text{ar}(ABC)}{\text{ar}(DEF)} = \left(\frac{AB}{DE}\right)^2$. This theorem is no longer in the syllabus.`,
    },
    {
      id: 'diagonals-of-a-trapezium',
      names: ['diagonals of a trapezium', 'diagonals of trapezium', 'trapezium diagonals'],
      concept: 7,
      what: String.raw`In a trapezium $ABCD$ with $AB \parallel DC$ whose diagonals meet at $O$, $\frac{AO}{OC} = \frac{BO}{OD}$.`,
      prove: String.raw`Given: $ABCD$ with $AB \parallel DC$; the diagonals meet at $O$.
Proof: In $\triangle AOB$ and $\triangle COD$, $\angle OAB = \angle OCD$ and $\angle OBA = \angle ODC$ (alternate angles, $AB \parallel DC$).
So $\triangle AOB \sim \triangle COD$ (AA).
Hence $\frac{AO}{OC} = \frac{BO}{OD}$ (corresponding sides).`,
    },
  ],
  differences: [
    {
      between: [
        ['similar triangles', 'similar figures', 'similar', 'similarity'],
        ['congruent triangles', 'congruent figures', 'congruent', 'congruence', 'congruency'],
      ],
      concept: 1,
      text: 'Congruent figures have the same shape and the same size; similar figures have the same shape, and the size may differ.\nAll congruent figures are similar, but similar figures are congruent only if the ratio of their sides is 1.',
    },
    {
      between: [
        ['bpt', 'basic proportionality theorem'],
        ['converse of bpt', 'its converse', 'converse', 'converse of basic proportionality theorem', 'bpt converse'],
      ],
      concept: 3,
      text: 'The theorem starts from a parallel line and gives equal ratios: use it to find a length. The converse starts from equal ratios and gives a parallel line: use it to show that a line is parallel.',
    },
    {
      between: [
        ['sas similarity', 'sas similarity criterion'],
        ['sas congruence', 'sas congruence criterion', 'sas congruency'],
      ],
      concept: 4,
      text: 'In both an angle of one triangle equals an angle of the other. For SAS congruence the two sides including it are equal; for SAS similarity they need only be proportional.',
    },
  ],
}
