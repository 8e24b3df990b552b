import { cosOf, metres, sinOf, tangentTex, tanOf, timesTan } from './heights'
import { measured, standardAngles, valueTex, type StandardAngle } from './ratio'
import { fraction, surd, surdTex, surdText, type Surd } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import type { SketchFigure } from '../../figures/figure'
import type { Slip } from '../template'

interface Story {
  readonly question: (length: number, angle: StandardAngle) => string
  readonly value: (length: number, angle: StandardAngle) => Surd
  readonly steps: (length: number, angle: StandardAngle, value: string) => readonly string[]
  readonly closing: (value: string) => string
  readonly figure: (length: number, angle: StandardAngle) => SketchFigure
  /** The answer by drawing the triangle to scale, in floating point. */
  readonly scaled: (length: number, angle: StandardAngle) => number
  readonly angles: readonly StandardAngle[]
  /** Lengths that the story allows, in metres. */
  readonly lengths: readonly number[]
  /** What is wrong with answering the given length. */
  readonly unchanged: string
}

/** The triangle with the right angle at B, the top at A and the observer at C. */
function sightFigure(
  angle: StandardAngle,
  labels: { ground?: string; height?: string; sight?: string },
  description: string,
): SketchFigure {
  return {
    kind: 'sketch',
    points: { A: [0, 10 * tanOf(angle)], B: [0, 0], C: [-10, 0] },
    segments: [
      { from: 'B', to: 'A', ...(labels.height ? { label: labels.height } : {}) },
      { from: 'C', to: 'B', ...(labels.ground ? { label: labels.ground } : {}) },
      { from: 'C', to: 'A', ...(labels.sight ? { label: labels.sight } : {}) },
    ],
    angles: [
      { at: 'B', from: 'A', to: 'C', right: true },
      { at: 'C', from: 'B', to: 'A', label: `${angle}°` },
    ],
    description,
  }
}

const overSine = (length: number, angle: StandardAngle): Surd =>
  angle === 30 ? surd(2 * length, 1) : angle === 45 ? surd(length, 2) : surd(fraction(2 * length, 3), 3)

const timesSine = (length: number, angle: StandardAngle): Surd =>
  surd(fraction(length, 2), angle === 30 ? 1 : angle === 45 ? 2 : 3)

const timesCosine = (length: number, angle: StandardAngle): Surd =>
  timesSine(length, angle === 45 ? 45 : angle === 30 ? 60 : 30)

const multiplesOf = (step: number, from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => step * (from + index))

const legsDiffer = 'Height and distance are equal only for an angle of 45°.'
const slantIsLonger = 'The slanting side is the hypotenuse, so it is longer than the other two sides.'

const stories: readonly Story[] = [
  {
    angles: standardAngles,
    question: (d, a) =>
      `From a point $C$ on the ground, $${d}$ m away from the foot $B$ of a tower $AB$, the angle of elevation of the top $A$ is $${a}^\\circ$. Find the height of the tower.`,
    value: timesTan,
    steps: (d, a, value) => [
      `Given: $BC = ${d}$ m, $\\angle ACB = ${a}^\\circ$ and $\\angle B = 90^\\circ$.`,
      `$\\tan ${a}^\\circ = \\frac{AB}{BC}$`,
      `$${tangentTex[a]} = \\frac{AB}{${d}}$`,
      a === 30 ? `$AB = \\frac{${d}}{\\sqrt{3}} = ${value}$` : `$AB = ${value}$`,
    ],
    lengths: multiplesOf(3, 4, 20),
    unchanged: legsDiffer,
    closing: (value) => `Hence the height of the tower is $${value}$ m.`,
    figure: (d, a) =>
      sightFigure(
        a,
        { ground: `${d} m`, height: 'h' },
        `A tower AB standing on the ground; the point C is ${d} m from its foot B and the angle of elevation of A is ${a}°.`,
      ),
    scaled: (d, a) => d * tanOf(a),
  },
  {
    angles: standardAngles,
    question: (h, a) =>
      `A kite $A$ is flying at a height of $${h}$ m above the ground. Its string, fixed at the point $C$ on the ground, makes an angle of $${a}^\\circ$ with the ground. Find the length of the string, if there is no slack in it.`,
    value: overSine,
    steps: (h, a, value) => [
      `Given: $AB = ${h}$ m, $\\angle ACB = ${a}^\\circ$ and $\\angle B = 90^\\circ$, where $B$ is the point of the ground below the kite.`,
      `$\\sin ${a}^\\circ = \\frac{AB}{AC}$`,
      `$${valueTex('sin', a)} = \\frac{${h}}{AC}$`,
      a === 60 ? `$AC = \\frac{${2 * h}}{\\sqrt{3}} = ${value}$` : `$AC = ${value}$`,
    ],
    lengths: multiplesOf(3, 10, 30),
    unchanged: slantIsLonger,
    closing: (value) => `Hence the length of the string is $${value}$ m.`,
    figure: (h, a) =>
      sightFigure(
        a,
        { height: `${h} m`, sight: 'string' },
        `A kite A at a height of ${h} m above B; its string AC makes an angle of ${a}° with the ground BC.`,
      ),
    scaled: (h, a) => h / sinOf(a),
  },
  {
    angles: standardAngles,
    question: (l, a) =>
      `A ladder $AC$ of length $${l}$ m leans against a vertical wall $AB$ and makes an angle of $${a}^\\circ$ with the ground. How high up the wall does the ladder reach?`,
    value: timesSine,
    steps: (l, a, value) => [
      `Given: $AC = ${l}$ m, $\\angle ACB = ${a}^\\circ$ and $\\angle B = 90^\\circ$.`,
      `$\\sin ${a}^\\circ = \\frac{AB}{AC}$`,
      `$${valueTex('sin', a)} = \\frac{AB}{${l}}$`,
      `$AB = ${l} \\times ${valueTex('sin', a)} = ${value}$`,
    ],
    lengths: multiplesOf(2, 2, 7),
    unchanged: slantIsLonger,
    closing: (value) => `Hence the ladder reaches $${value}$ m up the wall.`,
    figure: (l, a) =>
      sightFigure(
        a,
        { sight: `${l} m`, height: 'wall' },
        `A ladder AC of length ${l} m leaning against the wall AB at an angle of ${a}° with the ground BC.`,
      ),
    scaled: (l, a) => l * sinOf(a),
  },
  {
    angles: standardAngles,
    question: (l, a) =>
      `A wire of length $${l}$ m is stretched from the top $A$ of a vertical pole $AB$ to a peg $C$ in the ground. It makes an angle of $${a}^\\circ$ with the ground. How far is the peg from the foot of the pole?`,
    value: timesCosine,
    steps: (l, a, value) => [
      `Given: $AC = ${l}$ m, $\\angle ACB = ${a}^\\circ$ and $\\angle B = 90^\\circ$.`,
      `$\\cos ${a}^\\circ = \\frac{BC}{AC}$`,
      `$${valueTex('cos', a)} = \\frac{BC}{${l}}$`,
      `$BC = ${l} \\times ${valueTex('cos', a)} = ${value}$`,
    ],
    lengths: multiplesOf(2, 4, 20),
    unchanged: slantIsLonger,
    closing: (value) => `Hence the peg is $${value}$ m from the foot of the pole.`,
    figure: (l, a) =>
      sightFigure(
        a,
        { sight: `${l} m` },
        `A wire AC of length ${l} m from the top of the pole AB to the peg C, making ${a}° with the ground.`,
      ),
    scaled: (l, a) => l * cosOf(a),
  },
  {
    angles: [30],
    question: (d, a) =>
      `A tree breaks in a storm and its broken part bends so that the top touches the ground at $C$, making an angle of $${a}^\\circ$ with it. The distance from the foot $B$ of the tree to $C$ is $${d}$ m. Find the height of the tree before it broke.`,
    value: (d) => surd(d, 3),
    steps: (d, a, value) => [
      `Let the tree break at $A$. Given: $BC = ${d}$ m, $\\angle ACB = ${a}^\\circ$ and $\\angle B = 90^\\circ$. Height of the tree $= AB + AC$.`,
      `$\\tan 30^\\circ = \\frac{AB}{BC}$, so $\\frac{1}{\\sqrt{3}} = \\frac{AB}{${d}}$ and $AB = \\frac{${d}}{\\sqrt{3}}$`,
      `$\\cos 30^\\circ = \\frac{BC}{AC}$, so $\\frac{\\sqrt{3}}{2} = \\frac{${d}}{AC}$ and $AC = \\frac{${2 * d}}{\\sqrt{3}}$`,
      `$AB + AC = \\frac{${d}}{\\sqrt{3}} + \\frac{${2 * d}}{\\sqrt{3}} = \\frac{${3 * d}}{\\sqrt{3}} = ${value}$`,
    ],
    lengths: multiplesOf(3, 2, 5),
    unchanged: legsDiffer,
    closing: (value) => `Hence the height of the tree was $${value}$ m.`,
    figure: (d, a) =>
      sightFigure(
        a,
        { ground: `${d} m` },
        `The standing part AB of a tree and its broken part AC, which touches the ground at C, ${d} m from B, at an angle of ${a}°.`,
      ),
    scaled: (d, a) => d * tanOf(a) + d / cosOf(a),
  },
]

const other: Readonly<Record<StandardAngle, StandardAngle>> = { 30: 60, 45: 30, 60: 30 }

function slipsOf(story: Story, length: number, angle: StandardAngle): readonly Slip[] {
  const broken = story.angles.length === 1
  return distinctSlips(surdText(story.value(length, angle)), [
    broken
      ? {
          response: surdText(surd(fraction(length, 3), 3)),
          note: 'That is the standing part only; add the broken part.',
        }
      : {
          response: surdText(story.value(length, other[angle])),
          note: `That belongs to an angle of ${other[angle]}°: look at the table again.`,
        },
    broken
      ? {
          response: surdText(surd(fraction(2 * length, 3), 3)),
          note: 'That is the broken part only; add the standing part.',
        }
      : {
          response: `${length}`,
          note: story.unchanged,
        },
  ])
}

/** E.g. "From a point on the ground, 15 m away from the foot of a tower, the angle of elevation of the top is 60°. Find the height." */
export const singleElevation = template({
  id: 'ht-one-elevation',
  topic: 'trigonometry',
  archetypes: ['ht-single-elevation'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const story = random.pick(stories)
    return { story, length: random.pick(story.lengths), angle: random.pick(story.angles) }
  },
  pose: ({ story, length, angle }) => {
    const value = story.value(length, angle)
    return {
      question: story.question(length, angle),
      rule: metres(value),
      figure: story.figure(length, angle),
      hints: [
        'Mark the right angle and the given angle in the figure. Which side is known, and which one is asked for?',
        'Choose the ratio that holds exactly these two sides.',
        ...(value.radicand === 1 ? [] : ['Leave the root in the answer; rationalise the denominator if there is one.']),
      ],
      steps: [...story.steps(length, angle, surdTex(value)), story.closing(surdTex(value))],
      explanation:
        'The vertical line and the ground make a right angle, so one side and one acute angle fix the whole triangle.',
    }
  },
  crossCheck: ({ story, length, angle }) => measured(story.scaled(length, angle)),
  slips: ({ story, length, angle }) => slipsOf(story, length, angle),
})
