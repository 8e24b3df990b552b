import { plus, twoTerm, type TwoTerm } from './two-term'

/** The first and the second angle of depression. */
export const approaches = [
  [30, 60],
  [30, 45],
  [45, 60],
] as const
export type Approach = (typeof approaches)[number]

/** BC, BD, DC and their ratio, where B is the foot, C the nearer place and D the farther one. */
const ways = {
  '30,60': {
    near: '$\\tan 60^\\circ = \\sqrt{3} = \\frac{h}{BC}$, so $BC = \\frac{h}{\\sqrt{3}}$',
    far: '$\\tan 30^\\circ = \\frac{1}{\\sqrt{3}} = \\frac{h}{BD}$, so $BD = h\\sqrt{3} = \\frac{3h}{\\sqrt{3}}$',
    parts:
      '$DC = BD - BC = \\frac{3h}{\\sqrt{3}} - \\frac{h}{\\sqrt{3}} = \\frac{2h}{\\sqrt{3}}$, so $BC = \\frac{1}{2} DC$',
  },
  '30,45': {
    near: '$\\tan 45^\\circ = 1 = \\frac{h}{BC}$, so $BC = h$',
    far: '$\\tan 30^\\circ = \\frac{1}{\\sqrt{3}} = \\frac{h}{BD}$, so $BD = h\\sqrt{3}$',
    parts:
      '$DC = BD - BC = h\\sqrt{3} - h = h(\\sqrt{3} - 1)$, so $\\frac{BC}{DC} = \\frac{1}{\\sqrt{3} - 1} = \\frac{\\sqrt{3} + 1}{2}$',
  },
  '45,60': {
    near: '$\\tan 60^\\circ = \\sqrt{3} = \\frac{h}{BC}$, so $BC = \\frac{h}{\\sqrt{3}}$',
    far: '$\\tan 45^\\circ = 1 = \\frac{h}{BD}$, so $BD = h = \\frac{h\\sqrt{3}}{\\sqrt{3}}$',
    parts:
      '$DC = BD - BC = \\frac{h\\sqrt{3}}{\\sqrt{3}} - \\frac{h}{\\sqrt{3}} = \\frac{h(\\sqrt{3} - 1)}{\\sqrt{3}}$, so $\\frac{BC}{DC} = \\frac{1}{\\sqrt{3} - 1} = \\frac{\\sqrt{3} + 1}{2}$',
  },
} as const

export const wayOf = ([far, near]: Approach) => ways[far === 45 ? '45,60' : near === 45 ? '30,45' : '30,60']

/** What BC takes, where DC takes the time. */
export const restOf = (time: number, [far, near]: Approach): TwoTerm =>
  far === 30 && near === 60 ? twoTerm(time / 2, 0) : twoTerm(time / 2, time / 2)

export const wholeOf = (time: number, angles: Approach): TwoTerm => plus(restOf(time, angles), twoTerm(time, 0))
