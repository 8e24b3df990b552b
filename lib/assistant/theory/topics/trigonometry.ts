import type { TopicTheory } from '../theory'
import type { SketchFigure, TableFigure } from '../../../figures/figure'

const standardAngles: TableFigure = {
  kind: 'table',
  description: 'The values of the six trigonometric ratios at 0, 30, 45, 60 and 90 degrees.',
  head: ['$A$', '$0^\\circ$', '$30^\\circ$', '$45^\\circ$', '$60^\\circ$', '$90^\\circ$'],
  rows: [
    ['$\\sin A$', '$0$', '$\\frac{1}{2}$', '$\\frac{1}{\\sqrt{2}}$', '$\\frac{\\sqrt{3}}{2}$', '$1$'],
    ['$\\cos A$', '$1$', '$\\frac{\\sqrt{3}}{2}$', '$\\frac{1}{\\sqrt{2}}$', '$\\frac{1}{2}$', '$0$'],
    ['$\\tan A$', '$0$', '$\\frac{1}{\\sqrt{3}}$', '$1$', '$\\sqrt{3}$', 'not defined'],
    ['$\\operatorname{cosec} A$', 'not defined', '$2$', '$\\sqrt{2}$', '$\\frac{2}{\\sqrt{3}}$', '$1$'],
    ['$\\sec A$', '$1$', '$\\frac{2}{\\sqrt{3}}$', '$\\sqrt{2}$', '$2$', 'not defined'],
    ['$\\cot A$', 'not defined', '$\\sqrt{3}$', '$1$', '$\\frac{1}{\\sqrt{3}}$', '$0$'],
  ],
  rowHeadings: true,
}

const rightTriangle: SketchFigure = {
  kind: 'sketch',
  points: { A: [0, 0], B: [4, 0], C: [4, 3] },
  segments: [
    { from: 'A', to: 'B', label: 'adjacent side' },
    { from: 'B', to: 'C', label: 'opposite side' },
    { from: 'A', to: 'C', label: 'hypotenuse' },
  ],
  angles: [
    { at: 'B', from: 'A', to: 'C', right: true },
    { at: 'A', from: 'B', to: 'C' },
  ],
  description:
    'A right triangle ABC with the right angle at B. For the angle A, BC is the opposite side, AB the adjacent side and AC the hypotenuse.',
}

const sightLines: SketchFigure = {
  kind: 'sketch',
  points: { O: [0, 0], P: [5, 3], F: [5, 0], H: [0, 3] },
  segments: [
    { from: 'O', to: 'F' },
    { from: 'F', to: 'P' },
    { from: 'O', to: 'P', tone: 2, label: 'line of sight' },
    { from: 'P', to: 'H', dashed: true },
  ],
  angles: [
    { at: 'O', from: 'F', to: 'P', label: 'elevation' },
    { at: 'P', from: 'H', to: 'O', label: 'depression' },
    { at: 'F', from: 'O', to: 'P', right: true },
  ],
  unnamed: ['H', 'F'],
  description:
    'An observer O looks up at P: the angle between the horizontal and the line of sight is the angle of elevation. From P, looking down at O, the angle between the horizontal and the line of sight is the angle of depression.',
}

const opposite = String.raw`\frac{\text{opposite}}{\text{hypotenuse}}`
const adjacent = String.raw`\frac{\text{adjacent}}{\text{hypotenuse}}`

export const trigonometryTheory: TopicTheory = {
  theories: [
    {
      id: 'trigonometry',
      names: [
        'trigonometry',
        'trigonometric ratios',
        'six trigonometric ratios',
        'trig ratios',
        't ratios',
        'trigonometry ratios',
      ],
      concept: 1,
      what: String.raw`Trigonometry studies the relations between the sides and the angles of a triangle. For an acute angle $A$ of a right triangle the six ratios are
$\sin A = ${opposite}$, $\cos A = ${adjacent}$, $\tan A = \frac{\text{opposite}}{\text{adjacent}}$
$\operatorname{cosec} A = \frac{1}{\sin A}$, $\sec A = \frac{1}{\cos A}$, $\cot A = \frac{1}{\tan A}$
They depend on the angle alone, and not on the size of the triangle.`,
      figure: rightTriangle,
      whys: [
        {
          asks: [
            'do trigonometric ratios depend only on the angle',
            'are trigonometric ratios same for all triangles',
            'trigonometric ratios depend on angle only',
          ],
          text: String.raw`Two right triangles with the same acute angle are similar by the AA criterion. So their corresponding sides are in the same ratio, and $\frac{\text{opposite}}{\text{hypotenuse}}$ and the other ratios are the same in both.`,
        },
      ],
    },
    {
      id: 'sine',
      names: ['sine', 'sin', 'sin a', 'sin theta', 'sin θ', 'sine of an angle', 'sine ratio'],
      concept: 1,
      what: String.raw`In a right triangle, $\sin A = ${opposite}$: the side opposite to the angle $A$ divided by the hypotenuse. It is never greater than 1, because the hypotenuse is the longest side.`,
      figure: rightTriangle,
      whys: [
        {
          asks: [
            'is sin never greater than 1',
            'sin a is never greater than 1',
            'can sin not be greater than 1',
            'is sine less than 1',
            'sin theta is less than 1',
            'is sin theta less than 1',
          ],
          text: String.raw`$\sin A = ${opposite}$, and the hypotenuse is the longest side of a right triangle. A shorter length divided by a longer one is less than 1.`,
        },
      ],
    },
    {
      id: 'cosine',
      names: ['cosine', 'cos', 'cos a', 'cos theta', 'cos θ', 'cosine of an angle', 'cosine ratio'],
      concept: 1,
      what: String.raw`In a right triangle, $\cos A = ${adjacent}$: the side next to the angle $A$ divided by the hypotenuse. It is never greater than 1.`,
      figure: rightTriangle,
    },
    {
      id: 'tangent-of-an-angle',
      names: ['tan', 'tangent of an angle', 'tangent ratio', 'tan a', 'tan theta', 'tan θ', 'tangent'],
      concept: 1,
      what: String.raw`In a right triangle, $\tan A = \frac{\text{opposite}}{\text{adjacent}} = \frac{\sin A}{\cos A}$. It can have any positive value; $\tan 90^\circ$ is not defined.`,
      figure: rightTriangle,
      whys: [
        {
          asks: [
            'is tan 90 not defined',
            'is tan 90° not defined',
            'tan 90 is not defined',
            'is tan 90 degree not defined',
            'is tan 90 undefined',
          ],
          text: String.raw`$\tan 90^\circ = \frac{\sin 90^\circ}{\cos 90^\circ} = \frac{1}{0}$, and a division by 0 has no value. As the angle comes near $90^\circ$, the adjacent side shrinks to 0 and the ratio grows without end.`,
        },
      ],
    },
    {
      id: 'cosecant',
      names: ['cosecant', 'cosec', 'cosec a', 'cosec theta', 'cosec θ', 'csc'],
      concept: 1,
      what: String.raw`$\operatorname{cosec} A = \frac{\text{hypotenuse}}{\text{opposite}} = \frac{1}{\sin A}$. It is never less than 1, and is not defined at $0^\circ$.`,
      figure: rightTriangle,
    },
    {
      id: 'secant-of-an-angle',
      names: ['sec', 'sec a', 'sec theta', 'sec θ', 'secant ratio', 'secant of an angle'],
      concept: 1,
      what: String.raw`$\sec A = \frac{\text{hypotenuse}}{\text{adjacent}} = \frac{1}{\cos A}$. It is never less than 1, and is not defined at $90^\circ$.`,
      figure: rightTriangle,
    },
    {
      id: 'cotangent',
      names: ['cotangent', 'cot', 'cot a', 'cot theta', 'cot θ'],
      concept: 1,
      what: String.raw`$\cot A = \frac{\text{adjacent}}{\text{opposite}} = \frac{1}{\tan A} = \frac{\cos A}{\sin A}$. It is not defined at $0^\circ$, and $\cot 90^\circ = 0$.`,
      figure: rightTriangle,
    },
    {
      id: 'standard-angles',
      names: [
        'trigonometry table',
        'trigonometric table',
        'trig table',
        'table of trigonometric ratios',
        'standard angles',
        'trigonometric ratios of standard angles',
        'trigonometry values',
        'values of standard angles',
        'value of trigonometric ratios',
        'standard angle table',
        'ratios of the standard angles',
        'trigonometry values of the standard angles',
        'values of sin cos and tan',
        'values of sin cos tan',
      ],
      concept: 3,
      what: String.raw`The ratios of the standard angles are to be known by heart. The sines are $\frac{\sqrt{0}}{2}, \frac{\sqrt{1}}{2}, \frac{\sqrt{2}}{2}, \frac{\sqrt{3}}{2}, \frac{\sqrt{4}}{2}$; the cosines are the same backwards; the tangent is sine by cosine, and the others are reciprocals.`,
      figure: standardAngles,
    },
    {
      id: 'trigonometric-identities',
      names: [
        'trigonometric identities',
        'trigonometric identity',
        'trigonometry identities',
        'trig identities',
        'three identities',
        'identities of trigonometry',
        'identities',
      ],
      concept: 5,
      what: String.raw`An equation in trigonometric ratios of an angle is an identity if it is true for all values of the angle for which both sides are defined. The three identities are
$\sin^2 A + \cos^2 A = 1$
$1 + \tan^2 A = \sec^2 A$ for $0^\circ \le A < 90^\circ$
$1 + \cot^2 A = \operatorname{cosec}^2 A$ for $0^\circ < A \le 90^\circ$`,
      when: String.raw`Use an identity where squares of ratios stand together: write everything in $\sin$ and $\cos$, or replace $1 - \sin^2 A$ by $\cos^2 A$, $\sec^2 A - 1$ by $\tan^2 A$, $\operatorname{cosec}^2 A - 1$ by $\cot^2 A$. In a proof work on one side, usually the longer one, until it is the other.`,
    },
    {
      id: 'first-identity',
      names: [
        'sin^2 a + cos^2 a = 1',
        'sin^2a + cos^2a = 1',
        'sin^2 theta + cos^2 theta = 1',
        'sin^2 θ + cos^2 θ = 1',
        'sin^2 x + cos^2 x = 1',
        'first identity',
        'sin square theta plus cos square theta = 1',
      ],
      concept: 5,
      what: String.raw`$\sin^2 A + \cos^2 A = 1$ for every angle $A$ from $0^\circ$ to $90^\circ$.`,
      prove: String.raw`Proof: In $\triangle ABC$ with the right angle at $B$, $AB^2 + BC^2 = AC^2$ (Pythagoras theorem).
Divide each term by $AC^2$: $\left(\frac{AB}{AC}\right)^2 + \left(\frac{BC}{AC}\right)^2 = 1$
$\frac{AB}{AC} = \cos A$ and $\frac{BC}{AC} = \sin A$.
Hence $\cos^2 A + \sin^2 A = 1$.`,
      figure: rightTriangle,
    },
    {
      id: 'second-identity',
      names: [
        '1 + tan^2 a = sec^2 a',
        '1 + tan^2a = sec^2a',
        '1 + tan^2 theta = sec^2 theta',
        '1 + tan^2 θ = sec^2 θ',
        'second identity',
        'sec^2 a - tan^2 a = 1',
        'sec^2 θ - tan^2 θ = 1',
      ],
      concept: 5,
      what: String.raw`$1 + \tan^2 A = \sec^2 A$ for $0^\circ \le A < 90^\circ$.`,
      prove: String.raw`Proof: In $\triangle ABC$ with the right angle at $B$, $AB^2 + BC^2 = AC^2$ (Pythagoras theorem).
Divide each term by $AB^2$: $1 + \left(\frac{BC}{AB}\right)^2 = \left(\frac{AC}{AB}\right)^2$
$\frac{BC}{AB} = \tan A$ and $\frac{AC}{AB} = \sec A$.
Hence $1 + \tan^2 A = \sec^2 A$.`,
      figure: rightTriangle,
    },
    {
      id: 'third-identity',
      names: [
        '1 + cot^2 a = cosec^2 a',
        '1 + cot^2a = cosec^2a',
        '1 + cot^2 theta = cosec^2 theta',
        '1 + cot^2 θ = cosec^2 θ',
        'third identity',
        'cosec^2 a - cot^2 a = 1',
        'cosec^2 θ - cot^2 θ = 1',
      ],
      concept: 5,
      what: String.raw`$1 + \cot^2 A = \operatorname{cosec}^2 A$ for $0^\circ < A \le 90^\circ$.`,
      prove: String.raw`Proof: In $\triangle ABC$ with the right angle at $B$, $AB^2 + BC^2 = AC^2$ (Pythagoras theorem).
Divide each term by $BC^2$: $\left(\frac{AB}{BC}\right)^2 + 1 = \left(\frac{AC}{BC}\right)^2$
$\frac{AB}{BC} = \cot A$ and $\frac{AC}{BC} = \operatorname{cosec} A$.
Hence $\cot^2 A + 1 = \operatorname{cosec}^2 A$.`,
      figure: rightTriangle,
    },
    {
      id: 'line-of-sight',
      names: ['line of sight'],
      concept: 7,
      what: 'The line of sight is the line from the eye of an observer to the point of the object that is looked at.',
      figure: sightLines,
    },
    {
      id: 'angle-of-elevation',
      names: ['angle of elevation', 'elevation', 'elevation angle'],
      concept: 7,
      what: 'The angle of elevation of a point is the angle between the horizontal and the line of sight when the point is above the horizontal level: when we raise our head to look at it.',
      figure: sightLines,
    },
    {
      id: 'angle-of-depression',
      names: ['angle of depression', 'depression', 'depression angle'],
      concept: 7,
      what: 'The angle of depression of a point is the angle between the horizontal and the line of sight when the point is below the horizontal level: when we lower our head to look at it.\nIt equals the angle of elevation from that point back to the observer (alternate angles).',
      figure: sightLines,
      whys: [
        {
          asks: [
            'is angle of depression equal to angle of elevation',
            'are angle of elevation and depression equal',
            'are angles of elevation and depression equal',
          ],
          text: 'The horizontals through the two points are parallel, and the line of sight crosses both. So the angle of depression from the one and the angle of elevation from the other are alternate angles, which are equal.',
        },
      ],
    },
    {
      id: 'heights-and-distances',
      names: [
        'heights and distances',
        'height and distance',
        'applications of trigonometry',
        'some applications of trigonometry',
      ],
      concept: 7,
      what: String.raw`Heights and distances are found with right triangles: draw the figure, mark the angle of elevation or depression, name the unknown length and choose the ratio that holds it and a known length.
For a height at a known distance it is mostly $\tan$: $\text{height} = \text{distance} \times \tan \theta$.`,
      formula: String.raw`$\text{height} = \text{distance} \times \tan \theta$; with the line of sight, the rope or the ladder as hypotenuse: $\text{height} = \text{length} \times \sin \theta$ and $\text{distance} = \text{length} \times \cos \theta$.`,
      figure: sightLines,
    },
  ],
  differences: [
    {
      between: [
        ['angle of elevation', 'elevation'],
        ['angle of depression', 'depression'],
      ],
      concept: 7,
      text: 'Both lie between the horizontal and the line of sight. The angle of elevation is measured when the object is above the eye, the angle of depression when it is below.\nThe angle of depression from A to B equals the angle of elevation from B to A.',
    },
    {
      between: [
        ['trigonometric identity', 'identity'],
        ['trigonometric equation', 'equation'],
      ],
      concept: 5,
      text: String.raw`An identity is true for all values of the angle for which both sides are defined, as $\sin^2 A + \cos^2 A = 1$. An equation is true only for some values, as $\sin A = \frac{1}{2}$, which holds for $A = 30^\circ$ among the acute angles.`,
    },
    {
      between: [
        ['sin', 'sine'],
        ['cosec', 'cosecant'],
      ],
      concept: 1,
      text: String.raw`They are reciprocals: $\sin A = \frac{\text{opposite}}{\text{hypotenuse}}$ and $\operatorname{cosec} A = \frac{\text{hypotenuse}}{\text{opposite}}$, so $\sin A \times \operatorname{cosec} A = 1$.`,
    },
  ],
}
