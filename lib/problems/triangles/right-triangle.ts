import { simplifyRoot, surd, surdTex, surdText } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template, type Posed } from '../template'

type Draw =
  | {
      readonly kind: 'ladder'
      readonly foot: number
      readonly wall: number
      readonly ladder: number
      readonly ask: 'foot' | 'wall' | 'ladder'
    }
  | {
      readonly kind: 'poles'
      readonly low: number
      readonly rise: number
      readonly apart: number
      readonly tips: number
    }
  | { readonly kind: 'diagonal'; readonly length: number; readonly breadth: number }

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [7, 24, 25],
  [12, 16, 20],
  [10, 24, 26],
] as const

function posedLadder(foot: number, wall: number, ladder: number, ask: 'foot' | 'wall' | 'ladder'): Posed {
  const values = { foot, wall, ladder }
  const question = {
    foot: `A ladder ${ladder} m long reaches a window ${wall} m above the ground. How far is the foot of the ladder from the wall?`,
    wall: `A ladder ${ladder} m long is placed so that its foot is ${foot} m away from a wall. How high up the wall does it reach?`,
    ladder: `The foot of a ladder is ${foot} m from a wall, and its top just reaches a window ${wall} m above the ground. Find the length of the ladder.`,
  }[ask]
  const [p, q] = ask === 'foot' ? [ladder, wall] : [ladder, foot]
  const names = { foot: 'BC', wall: 'AB', ladder: 'AC' }
  const wanted = {
    foot: 'the distance of the foot of the ladder from the wall',
    wall: 'the height that the ladder reaches',
    ladder: 'the length of the ladder',
  }
  return {
    question,
    rule: { kind: 'number', expected: `${values[ask]}`, unit: 'm' },
    hints: [
      'Wall, ground and ladder make a right triangle.',
      'Which side is the hypotenuse: the ladder, the wall or the ground?',
    ],
    steps: [
      'Let $AC$ be the ladder, $AB$ the height on the wall and $BC$ the distance of the foot; $\\angle B = 90^\\circ$.',
      'By the Pythagoras theorem: $AC^2 = AB^2 + BC^2$',
      ask === 'ladder'
        ? `$AC^2 = ${wall}^2 + ${foot}^2 = ${wall * wall} + ${foot * foot} = ${ladder * ladder}$`
        : `$${names[ask]}^2 = AC^2 - ${ask === 'foot' ? 'AB' : 'BC'}^2 = ${p}^2 - ${q}^2 = ${p * p} - ${q * q} = ${values[ask] ** 2}$`,
      `$${names[ask]} = \\sqrt{${values[ask] ** 2}} = ${values[ask]}$`,
      `Hence ${wanted[ask]} is ${values[ask]} m.`,
    ],
    explanation: 'The ladder lies opposite the right angle, so it is the hypotenuse, the longest side.',
  }
}

function posedPoles(low: number, rise: number, apart: number, tips: number): Posed {
  return {
    question: `Two poles of heights ${low} m and ${low + rise} m stand upright on level ground, their feet ${apart} m apart. Find the distance between their tops.`,
    rule: { kind: 'number', expected: `${tips}`, unit: 'm' },
    hints: [
      'Draw a horizontal line through the top of the shorter pole.',
      'The two sides at the right angle are the distance between the feet and the difference of the heights.',
    ],
    steps: [
      `Difference of the heights: $${low + rise} - ${low} = ${rise}$ m; horizontal distance: ${apart} m`,
      'These two and the line between the tops form a right triangle; the line between the tops, $d$ m, is the hypotenuse.',
      `By the Pythagoras theorem: $d^2 = ${apart}^2 + ${rise}^2 = ${apart * apart} + ${rise * rise} = ${tips * tips}$`,
      `$d = \\sqrt{${tips * tips}} = ${tips}$`,
      `Hence the distance between the tops is ${tips} m.`,
    ],
    explanation:
      'Only the difference of the heights matters, because the line through the lower top is parallel to the ground.',
  }
}

function posedDiagonal(length: number, breadth: number): Posed {
  const squares = length * length + breadth * breadth
  const diagonal = surd(1, squares)
  const shape =
    length === breadth ? `a square of side ${length} cm` : `a rectangle ${length} cm long and ${breadth} cm broad`
  return {
    question: `Find the length of a diagonal of ${shape}. Leave the root sign in your answer.`,
    rule: { kind: 'surd', expected: surdText(diagonal), unit: 'cm' },
    hints: [
      'The diagonal is the hypotenuse of a right triangle whose other two sides are sides of the figure.',
      'Take the square factor out of the root.',
    ],
    steps: [
      'The diagonal $d$ and two sides of the figure form a right triangle.',
      `By the Pythagoras theorem: $d^2 = ${length}^2 + ${breadth}^2 = ${length * length} + ${breadth * breadth} = ${squares}$`,
      `Hence $d = \\sqrt{${squares}} = ${surdTex(diagonal)}$ cm.`,
    ],
    explanation: 'A diagonal cuts the figure into two right triangles, in which it is the hypotenuse.',
  }
}

/** E.g. "A ladder 10 m long reaches a window 8 m above the ground. How far is the foot of the ladder from the wall?" */
export const rightTriangle = template<Draw>({
  id: 'tri-right-triangle-length',
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-right-triangle-length'],
  marks: 2,
  draw: (random) => {
    const kind = random.pick(['ladder', 'poles', 'diagonal'] as const)
    const [x, y, hypotenuse] = random.pick(triples)
    const [short, long] = random.chance(0.5) ? [x, y] : [y, x]
    if (kind === 'ladder') {
      const [foot, wall, ladder] = random.pick(triples.slice(0, 5))
      return { kind, foot, wall, ladder, ask: random.pick(['foot', 'wall', 'ladder'] as const) }
    }
    if (kind === 'poles') return { kind, low: random.integer(4, 12), rise: short, apart: long, tips: hypotenuse }
    return random.until(
      (source) => ({ kind, length: source.integer(2, 12), breadth: source.integer(2, 12) }),
      ({ length, breadth }) => {
        const { outside, inside } = simplifyRoot(length * length + breadth * breadth)
        return length >= breadth && inside > 1 && outside > 1
      },
    )
  },
  pose: (draw) => {
    switch (draw.kind) {
      case 'ladder':
        return posedLadder(draw.foot, draw.wall, draw.ladder, draw.ask)
      case 'poles':
        return posedPoles(draw.low, draw.rise, draw.apart, draw.tips)
      case 'diagonal':
        return posedDiagonal(draw.length, draw.breadth)
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
  slips: (draw) => {
    const sum = 'The sides are not added: their squares are.'
    if (draw.kind === 'poles')
      return [
        { response: `${draw.apart + draw.rise}`, note: sum },
        {
          response: `√${draw.apart ** 2 + (draw.low + draw.rise) ** 2}`,
          note: 'Use the difference of the heights, not a whole pole.',
        },
      ]
    if (draw.kind === 'diagonal')
      return [
        { response: `${draw.length + draw.breadth}`, note: sum },
        {
          response: `${draw.length ** 2 + draw.breadth ** 2}`,
          note: 'That is the square of the diagonal. Take the root.',
        },
      ]
    const { foot, wall, ladder, ask } = draw
    const [key, subtracted] =
      ask === 'foot' ? [foot, ladder - wall] : ask === 'wall' ? [wall, ladder - foot] : [ladder, foot + wall]
    return distinctSlips(`${key}`, [
      { response: `${subtracted}`, note: 'Lengths are not added or subtracted here: their squares are.' },
      { response: `${key * key}`, note: 'That is the square of the length. Take the root.' },
    ])
  },
})
