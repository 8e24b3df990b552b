import { drawRightTriangle, type RightTriangle } from './pieces/right-triangle-draw'
import { rightTriangleSlips } from './pieces/right-triangle-slips'
import { surd, surdTex, surdText } from '../../maths'
import { earns, template, type Posed } from '../template'

function posedLadder({ foot, wall, ladder, ask, stem }: Extract<RightTriangle, { kind: 'ladder' }>): Posed {
  const values = { foot, wall, ladder }
  const question = {
    foot: [
      `A ladder ${ladder} m long reaches a window ${wall} m above the ground. How far is the foot of the ladder from the wall?`,
      `To hang a banner on the school wall, Sanjay leans a ladder of ${ladder} m against it. The top of the ladder is ${wall} m above the ground. Find the distance of its foot from the wall.`,
      `The top of a ladder of length ${ladder} m touches a wall at a height of ${wall} m. At what distance from the wall does the ladder stand?`,
    ],
    wall: [
      `A ladder ${ladder} m long is placed so that its foot is ${foot} m away from a wall. How high up the wall does it reach?`,
      `To clean a lamp, Pooja leans a ladder of ${ladder} m against the wall, with its foot ${foot} m from the wall. Find the height at which the ladder touches the wall.`,
      `The foot of a ladder of length ${ladder} m stands ${foot} m from a wall. At what height does its top touch the wall?`,
    ],
    ladder: [
      `The foot of a ladder is ${foot} m from a wall, and its top just reaches a window ${wall} m above the ground. Find the length of the ladder.`,
      `Joseph wants to reach a window ${wall} m above the ground with a ladder whose foot stands ${foot} m from the wall. How long must the ladder be?`,
      `A ladder touches a wall ${wall} m above the ground; its foot is ${foot} m away from the wall. What is the length of the ladder?`,
    ],
  } as const
  const [p, q] = ask === 'foot' ? [ladder, wall] : [ladder, foot]
  const names = { foot: 'BC', wall: 'AB', ladder: 'AC' }
  const wanted = {
    foot: 'the distance of the foot of the ladder from the wall',
    wall: 'the height that the ladder reaches',
    ladder: 'the length of the ladder',
  }
  return {
    question: question[ask][stem],
    rule: { kind: 'number', expected: `${values[ask]}`, unit: 'm' },
    hints: [
      'Wall, ground and ladder make a right triangle.',
      'Which side is the hypotenuse: the ladder, the wall or the ground?',
    ],
    steps: [
      'Let $AC$ be the ladder, $AB$ the height on the wall and $BC$ the distance of the foot; $\\angle B = 90^\\circ$.',
      earns(0.5, 'By the Pythagoras theorem: $AC^2 = AB^2 + BC^2$'),
      earns(
        0.5,
        ask === 'ladder'
          ? `$AC^2 = ${wall}^2 + ${foot}^2 = ${wall * wall} + ${foot * foot} = ${ladder * ladder}$`
          : `$${names[ask]}^2 = AC^2 - ${ask === 'foot' ? 'AB' : 'BC'}^2 = ${p}^2 - ${q}^2 = ${p * p} - ${q * q} = ${values[ask] ** 2}$`,
      ),
      earns(0.5, `$${names[ask]} = \\sqrt{${values[ask] ** 2}} = ${values[ask]}$`),
      earns(0.5, `Hence ${wanted[ask]} is ${values[ask]} m.`),
    ],
    explanation: 'The ladder lies opposite the right angle, so it is the hypotenuse, the longest side.',
  }
}

function posedPoles({ low, rise, apart, tips, stem }: Extract<RightTriangle, { kind: 'poles' }>): Posed {
  const stories = [
    `Two poles of heights ${low} m and ${low + rise} m stand upright on level ground, their feet ${apart} m apart. Find the distance between their tops.`,
    `For a sports day a rope is stretched tight from the top of a flagpole of ${low + rise} m to the top of a flagpole of ${low} m. The poles stand upright on level ground, ${apart} m apart. How long is the rope?`,
    `Two trees, ${low + rise} m and ${low} m high, stand upright on level ground at a distance of ${apart} m from each other. A bird flies straight from the top of one to the top of the other. How far does it fly?`,
  ] as const
  return {
    question: stories[stem],
    rule: { kind: 'number', expected: `${tips}`, unit: 'm' },
    hints: [
      'Draw a horizontal line through the top of the shorter pole.',
      'The two sides at the right angle are the distance between the feet and the difference of the heights.',
    ],
    steps: [
      earns(0.5, `Difference of the heights: $${low + rise} - ${low} = ${rise}$ m; horizontal distance: ${apart} m`),
      'These two and the line between the tops form a right triangle; the line between the tops, $d$ m, is the hypotenuse.',
      earns(
        0.5,
        `By the Pythagoras theorem: $d^2 = ${apart}^2 + ${rise}^2 = ${apart * apart} + ${rise * rise} = ${tips * tips}$`,
      ),
      earns(0.5, `$d = \\sqrt{${tips * tips}} = ${tips}$`),
      earns(0.5, `Hence the distance between the tops is ${tips} m.`),
    ],
    explanation:
      'Only the difference of the heights matters, because the line through the lower top is parallel to the ground.',
  }
}

function posedDiagonal({ length, breadth, stem }: Extract<RightTriangle, { kind: 'diagonal' }>): Posed {
  const squares = length * length + breadth * breadth
  const diagonal = surd(1, squares)
  const shape =
    length === breadth ? `a square of side ${length} cm` : `a rectangle ${length} cm long and ${breadth} cm broad`
  const stories = [
    `Find the length of a diagonal of ${shape}. Leave the root sign in your answer.`,
    `Farida cuts a sheet of paper in the shape of ${shape} along a diagonal. How long is the cut? Leave the root sign in your answer.`,
    `What is the length of a diagonal of ${shape}? Leave the root sign in your answer.`,
  ] as const
  return {
    question: stories[stem],
    rule: { kind: 'surd', expected: surdText(diagonal), form: 'simplest surd', unit: 'cm' },
    hints: [
      'The diagonal is the hypotenuse of a right triangle whose other two sides are sides of the figure.',
      'Take the square factor out of the root.',
    ],
    steps: [
      'The diagonal $d$ and two sides of the figure form a right triangle.',
      earns(
        1,
        `By the Pythagoras theorem: $d^2 = ${length}^2 + ${breadth}^2 = ${length * length} + ${breadth * breadth} = ${squares}$`,
      ),
      earns(0.5, `$d = \\sqrt{${squares}} = ${surdTex(diagonal)}$`),
      earns(0.5, `Hence the diagonal is $${surdTex(diagonal)}$ cm long.`),
    ],
    explanation: 'A diagonal cuts the figure into two right triangles, in which it is the hypotenuse.',
  }
}

/** E.g. "A ladder 10 m long reaches a window 8 m above the ground. How far is the foot of the ladder from the wall?" */
export const rightTriangle = template<RightTriangle>({
  id: 'tri-right-triangle-length',
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-right-triangle-length'],
  marks: 2,
  draw: drawRightTriangle,
  pose: (draw) => {
    switch (draw.kind) {
      case 'ladder':
        return posedLadder(draw)
      case 'poles':
        return posedPoles(draw)
      case 'diagonal':
        return posedDiagonal(draw)
      default:
        return draw satisfies never
    }
  },
  crossCheck: (draw) => {
    const whole = (square: number) => Array.from({ length: 60 }, (_, n) => n).find((n) => n * n === square)
    if (draw.kind === 'poles') return `${whole(draw.apart ** 2 + draw.rise ** 2)} m`
    if (draw.kind === 'diagonal') return `√${draw.length ** 2 + draw.breadth ** 2}`
    const { foot, wall, ladder, ask } = draw
    if (ask === 'ladder') return `${whole(foot ** 2 + wall ** 2)} m`
    return `${whole(ask === 'foot' ? (ladder - wall) * (ladder + wall) : (ladder - foot) * (ladder + foot))} m`
  },
  slips: rightTriangleSlips,
})
