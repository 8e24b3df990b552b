import { sightFigure, type SightSlip, type SightStory } from './sight-story'
import { cosOf, overCosine, overSine, overTan, sinOf, tanOf, timesCosine, timesSine, timesTan } from './heights'
import { standardAngles } from '../../../solutions/trigonometry/pieces/ratio'
import { surd } from '../../../maths'

const multiplesOf = (step: number, from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => step * (from + index))

const legsDiffer: SightSlip = ['Height and distance are equal only for an angle of 45°.', 'values']

const slantIsLonger: SightSlip = [
  'The slanting side is the hypotenuse, so it is longer than the other two sides.',
  'ratio',
]

export const stories: readonly SightStory[] = [
  {
    angles: standardAngles,
    question: (d, a) =>
      `From a point $C$ on the ground, $${d}$ m away from the foot $B$ of a tower $AB$, the angle of elevation of the top $A$ is $${a}^\\circ$. Find the height of the tower.`,
    value: timesTan,
    lengths: multiplesOf(3, 4, 20),
    unchanged: legsDiffer,
    sides: ['ground', 'height'],
    manner: { before: 'the height of the tower is' },
    figure: (d, a) =>
      sightFigure(
        a,
        { ground: `${d} m`, height: 'h' },
        `A tower AB standing on the ground; the point C is ${d} m from its foot B and the angle of elevation of A is ${a}°.`,
      ),
    scaled: (d, a) => d * tanOf(a),
    wrong: (d, a) => [
      [timesSine(d, a), 'The sine needs the line of sight AC. Which ratio holds AB and BC?', 'ratio'],
      [overTan(d, a), 'The tower is opposite to the angle: multiply, do not divide.', 'length'],
      [overCosine(d, a), 'That is the line of sight AC; the height AB is asked.', 'ratio'],
    ],
  },
  {
    angles: standardAngles,
    question: (h, a) =>
      `A kite $A$ is flying at a height of $${h}$ m above the ground. Its string, fixed at the point $C$ on the ground, makes an angle of $${a}^\\circ$ with the ground. Find the length of the string, if there is no slack in it.`,
    value: overSine,
    lengths: multiplesOf(3, 10, 30),
    unchanged: slantIsLonger,
    sides: ['height', 'sight'],
    manner: {
      before: 'the length of the string is',
      foot: ', where $B$ is the point of the ground below the kite',
    },
    figure: (h, a) =>
      sightFigure(
        a,
        { height: `${h} m`, sight: 'string' },
        `A kite A at a height of ${h} m above B; its string AC makes an angle of ${a}° with the ground BC.`,
      ),
    scaled: (h, a) => h / sinOf(a),
    wrong: (h, a) => [
      [timesSine(h, a), 'The string is the hypotenuse: divide by the sine, do not multiply.', 'length'],
      [overTan(h, a), 'That is the distance BC along the ground; the string is AC.', 'ratio'],
    ],
  },
  {
    angles: standardAngles,
    question: (l, a) =>
      `A ladder $AC$ of length $${l}$ m leans against a vertical wall $AB$ and makes an angle of $${a}^\\circ$ with the ground. How high up the wall does the ladder reach?`,
    value: timesSine,
    lengths: multiplesOf(2, 2, 7),
    unchanged: slantIsLonger,
    sides: ['sight', 'height'],
    manner: { before: 'the ladder reaches', after: ' up the wall' },
    figure: (l, a) =>
      sightFigure(
        a,
        { sight: `${l} m`, height: 'wall' },
        `A ladder AC of length ${l} m leaning against the wall AB at an angle of ${a}° with the ground BC.`,
      ),
    scaled: (l, a) => l * sinOf(a),
    wrong: (l, a) => [
      [
        timesTan(l, a),
        'The ladder is the hypotenuse. Which ratio holds the hypotenuse and the opposite side?',
        'ratio',
      ],
      [overSine(l, a), 'The ladder is the longest side: multiply by the sine, do not divide.', 'length'],
    ],
  },
  {
    angles: standardAngles,
    question: (l, a) =>
      `A wire of length $${l}$ m is stretched from the top $A$ of a vertical pole $AB$ to a peg $C$ in the ground. It makes an angle of $${a}^\\circ$ with the ground. How far is the peg from the foot of the pole?`,
    value: timesCosine,
    lengths: multiplesOf(2, 4, 20),
    unchanged: slantIsLonger,
    sides: ['sight', 'ground'],
    manner: { before: 'the peg is', after: ' from the foot of the pole' },
    figure: (l, a) =>
      sightFigure(
        a,
        { sight: `${l} m` },
        `A wire AC of length ${l} m from the top of the pole AB to the peg C, making ${a}° with the ground.`,
      ),
    scaled: (l, a) => l * cosOf(a),
    wrong: (l, a) => [
      [overTan(l, a), 'The wire is the hypotenuse. Which ratio holds the hypotenuse and the adjacent side?', 'ratio'],
      [overCosine(l, a), 'The wire is the longest side: multiply by the cosine, do not divide.', 'length'],
    ],
  },
  {
    angles: [30],
    question: (d, a) =>
      `A tree breaks in a storm and its broken part bends so that the top touches the ground at $C$, making an angle of $${a}^\\circ$ with it. The distance from the foot $B$ of the tree to $C$ is $${d}$ m. Find the height of the tree before it broke.`,
    value: (d) => surd(d, 3),
    lengths: multiplesOf(3, 2, 5),
    unchanged: ['That is the distance along the ground. Which two lengths make the height of the tree?', 'given'],
    sides: ['ground', 'height and sight'],
    manner: { before: 'the height of the tree was' },
    figure: (d, a) =>
      sightFigure(
        a,
        { ground: `${d} m` },
        `The standing part AB of a tree and its broken part AC, which touches the ground at C, ${d} m from B, at an angle of ${a}°.`,
      ),
    scaled: (d, a) => d * tanOf(a) + d / cosOf(a),
    wrong: (d, a) => [
      [timesTan(d, a), 'That is the standing part only; add the broken part.', 'length'],
      [overCosine(d, a), 'That is the broken part only; add the standing part.', 'length'],
    ],
  },
]
